# Words of no game in particular. The terminal and the browser use the same files.

list-and = { $first } and { $last }
player-name = Player { $number }

## Bots

bot-name-level-1 = Larva
bot-name-level-2 = House bee
bot-name-level-3 = Forager
bot-name-level-4 = Scout
bot-name-level-5 = Counsellor
bot-name-learned = Learned
bot-name-random = Random
bot-name-greedy = Greedy
bot-name-leisurely = Leisurely
bot-name-steady = Steady
bot-name-brisk = Brisk
bot-name-quick = Quick
bot-name-unbeatable = Unbeatable
bot-name-planner = Planner
bot-name-teacher = Teacher
bot-level-1 = new in the hive, overlooks much of what could be done
bot-level-1-race = takes plenty of time in a race
bot-level-2 = still learning, overlooks some good moves and takes the best of the others
bot-level-2-race = unhurried in a race
bot-level-3 = plays well, and overlooks little
bot-level-3-race = steady in a race
bot-level-4 = overlooks hardly anything, and judges by what many games have taught
bot-level-4-race = brisk in a race
bot-level-5 = the best we have, thinks furthest ahead about what may come
bot-level-5-race = the quickest of the five in a race
bot-learned = looks one step ahead, and judges by what many games have taught it
bot-random = plays any legal move
bot-greedy = takes what brings most at once
bot-leisurely = races at leisure: about 9 seconds for a tile
bot-steady = races steadily: about 5.5 seconds for a tile
bot-brisk = races briskly: about 3.2 seconds for a tile
bot-quick = races quickly: about 1.6 seconds for a tile
bot-unbeatable = races faster than any hand: about 0.4 seconds for a tile, and never errs
bot-planner = tries its best plans against dice that may come
bot-outside = comes from outside: whoever runs this has brought it

## Mistakes on the command line

error-duration = “{ $text }” is no length of time; write 30m, 12h, 2d or 4w.
error-no-file = there is no file { $file }
error-no-folder = there is no folder { $folder }
error-not-text = { $file } is not a text file
error-too-large = { $file } is too large to be a record: more than { $most } bytes.
error-file = { $file }: { $why }
error-file-exists = { $file } exists already; choose another name
error-option-form = “{ $text }” is not an option; options are written name=value
error-no-game = there is no game '{ $game }'; games: { $games }
error-game-taken = the id { $game } is taken; games: { $games }
error-rules-taken = { $game } cannot use the rule id { $rule }: it belongs to { $other }
error-game-name = “{ $name }” is no id for a game: small letters, digits and single hyphens, a letter first, at most { $longest } signs, like hive-five
error-module-taken = Python has something called { $name } already; choose another name
error-rule-letters = “{ $letters }” cannot stand before the numbers of rules: one to five capital letters, like HIV
error-letters-taken = the rules of { $game } begin with { $letters } already; choose other letters with --rules
error-bad-seats = { $game } cannot be played with { $seats } seats; allowed: { $allowed }
error-no-option = { $game } has no option '{ $option }'; options: { $options }
error-bad-option = { $game }: option { $option } = { $value }: { $why }
error-no-bot = there is no bot '{ $bot }'; bots: { $bots }
error-bot-cannot = bot '{ $bot }' does not know { $game }; bots that do: { $bots }
error-which-game = say which game; games: { $games }
error-no-rule = there is no rule { $rule }; rules: { $known }
error-too-many-bots = { $bots } bots do not fit on { $seats } seats
error-other-game = { $file } is a game of { $game }
error-resume-knows = the seats, options and luck of this game are in { $file }: leave out --seats, --option and --seed
error-game-over = the game in { $file } is over; “skep replay” shows it
error-missing-extra = this needs { $package }, which is not installed; get it with: { $command }
error-no-lessons = there is no lesson for { $game } yet
error-no-lesson = { $game } has no lesson '{ $lesson }'; lessons: { $lessons }
error-no-lesson-step = the lesson has no step { $step }; its steps: 1 to { $count }
error-no-such-step = there is no position after { $at } moves; the record has { $moves }

## skep games, skep bots

games-game = Game
games-seats = Seats
games-option = Option
games-values = Values
games-default = Default
games-meaning = Meaning
games-number = { $low } to { $high }
games-text = text
bots-bot = Bot
bots-name = Name
bots-games = Games
bots-meaning = What it does

## skep new-game

new-game-done = The game is in { $folder }. Its README says where to begin; to play it:

## skep train

train-begun = The first games are played: { $positions } positions to begin with.
train-better = Round { $round }: { $positions } positions; the new value is the best so far.
train-no-better = Round { $round }: { $positions } positions; the new value is no better.
train-ends = Fitted to how the games of the last round ended: { $positions } positions.
train-written = Written: { $path }

## skep simulate

simulate-playing = Playing
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} between { $bots } (seed { $seed }); the bots change seats from game to game
simulate-who = Who
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95% interval
simulate-seat = seat { $seat }
simulate-spread = Spread
simulate-least = Least
simulate-quartile1 = Quarter
simulate-median = Median
simulate-quartile3 = Three quarters
simulate-most = Most
simulate-mean = Mean
simulate-moves = moves in a game
simulate-title-alone = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots } alone (seed { $seed })
simulate-rounds = rounds in a game
simulate-rank = rank: { $rank }
simulate-use = Used
simulate-count = Times
simulate-per-game = In a game
simulate-action = action { $name }
simulate-card = card { $name }
simulate-seconds = virtual seconds
simulate-slips = refused moves
simulate-points = points of { $bot }

## skep ladder

ladder-playing = Playing
ladder-title = { $game } at { $seats } seats: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, every two bots on the same deals, each in every seat (seed { $seed })
ladder-title-alone = { $game } alone: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, all bots on the same deals (seed { $seed })
ladder-stopped = – stopped before the end
ladder-bot = Bot
ladder-rating = Rating
ladder-interval = 95% interval
ladder-wins = Wins
ladder-per-move = Per move
ladder-p95 = 95% below
ladder-slowest = Slowest
ladder-against = Against
ladder-among = Alone among
ladder-games = Games
ladder-median = Median
ladder-tenth = 10%
ladder-quarter1 = 25%
ladder-quarter3 = 75%
ladder-ninetieth = 90%
ladder-mean = Mean
ladder-better = More points
ladder-difference = Points more
ladder-note-rating = { $bot } has 1000 by definition. 100 points more mean 64% of the wins, 200 mean 76%, 400 mean 91%.
ladder-note-luck = Alone among equals, a bot would win one game in { $seats }.
ladder-note-until = Games stopped when the intervals were narrow enough. That can make them slightly too narrow.
ladder-note-alone = “More points”: the part of the deals on which the first had more points than the second; as many count half.
ladder-forfeits = { $bot } forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $why }.
ladder-forfeit-rule = A bot that fails or answers with a move that the rules refuse loses that game at once; the others share the win.
ladder-forfeit-rule-alone = A bot that fails or answers with a move that the rules refuse has no points in that game.
ladder-plot-title = { $game }, { $seats } seats, { $games } games
ladder-plot-title-alone = { $game } alone, { $games } games
ladder-plot-shares = Wins of the row against the column, in %
ladder-plot-among = Wins of the row alone among the column, in %
ladder-plot-points = Points alone: median with its interval, half and four fifths of all deals
ladder-no-move = no move
ladder-illegal = illegal move [{ $rule }]
ladder-twice = { $bot } is named twice; every bot plays once in a ladder
ladder-few-bots = a ladder needs at least two bots (alone: one); bots of this game: { $bots }
ladder-games-few = cannot play { $games } games; at least 1
ladder-until = "{ $text }" is no width of an interval; say --until ±2% or --until 0.02
ladder-until-range = an interval must be narrower than ±50% and wider than nothing (alone: up to ±1000 points)
ladder-until-points = "{ $text }": who plays alone has points, not wins; say --until ±0.5

## Searches

search-goes-on = … { $count } layouts tried (Ctrl-C stops)
search-stopped = Stopped after { $count } layouts: not known yet.

## skep replay, skep verify

replay-at = After { $at } of { $moves } moves:
replay-earlier-rules = Played by version { $version } of the rules. Since then these have changed: { $rules }.
replay-prompt = Enter: next, b: back, a number: go there, p: play, q: leave>
replay-keys = (Space: stop, + and -: faster and slower, ← →: back and on, q: leave)
replay-speed = Speed ×{ $speed }
word-back = back
verify-ok = All is well: { $moves ->
    [one] { $moves } move, allowed by the rules
   *[other] { $moves } moves, all allowed by the rules
}; { $luck ->
    [known] the luck is what its source gives.
   *[unknown] the record does not reveal its source of luck, so the draws were only checked for being possible.
}

## skep learn

learn-help =
    A guided first game. What the sentences call the ring is marked on the board where it can be.
    “skip”: the coach makes the move; “why”: the rule behind a refusal; “quit”: go on another time.
learn-step = [{ $number }/{ $count }]
learn-type = Type: { $move }   ({ $rules })
learn-goes-on = You were at step { $number } of { $count }: on from there. (--from 1 begins anew.)
learn-kept = Your step is remembered. Go on with:
learn-not-kept = Your step could not be remembered. Go on with:
learn-next = Now a real game:
learn-state = { $state ->
    [begun] at step { $number } of { $count }
    [done] done; again at any time
   *[new] { $count } steps
}

## skep play: the words one can type

word-help = help
word-list = list
word-near = near
word-all = all
word-show = show
word-ok = ok
word-why = why
word-hint = hint
word-undo = undo
word-skip = skip
word-wait = wait
word-map = map
word-rules = rules
word-record = record
word-quit = quit

## skep play

play-help =
    A number plays that move. A move can be typed too, like those in the list.
      list              the moves, briefly
      show MOVE         what a move would look like; ok then plays it
      why MOVE          is a move allowed? If not: which rule forbids it
      undo              take your last move back, unless cards or dice have come since
      map               the whole board; map 12: around tile 12
      rules             the rules; rules 7: one rule
      record            the game so far, as text
      quit              stop; the game is kept, so that you can go on later
play-ask = { $player }, what do you do?
play-groups = { $groups }. To see them: list { $group }
play-yes = yes
play-no = no
play-fact = { $player }: { $what }
play-hint = Type a number, a move, or ? for help.
play-not-understood = I do not understand “{ $text }”. Type ? for help.
play-more = … and { $count } more: list { $group }
play-empty-list = No such move now.
play-long-list = … and { $count } more. End the line with “all” to see all of them, or with “near” and a tile to see fewer.
play-no-list = Here you find the moves yourself: none are listed.
play-nothing-shown = Show a move first.
play-nothing-refused = Nothing was refused lately.
play-ok-plays-it = “ok” plays it.
play-allowed = Allowed: { $move }
play-no-place = There is no place “{ $place }” on the board.
play-cropped = (only a part; “map” shows all of it)
play-part = Part { $number } of { $parts }, from left to right:
play-why-hint = (“why” shows the rule)
play-no-hint = There are no hints now.
play-took-back = { $player } takes the last move back.
play-no-undo-nothing = There is no move to take back.
play-no-undo-luck = That move stands: something was drawn or rolled since, and cannot be unseen.
play-no-undo-others = That move stands: others have moved since.
play-no-undo-race = In a race, a tile that lies stays.
play-no-undo-alone = In a puzzle, “lift” takes the last tile back.
play-no-waiting = There is nothing to wait for: it is for you to act.
play-costs = That costs { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}: the others go on.
play-try-it = Whether it is allowed shows when you try it: in a race, a wrong try costs time.
play-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
play-recorded = The record is in { $file }.
play-nothing-to-save = No move was made, so there is nothing to keep.
play-saved = The game is kept in { $file }. Go on with:
