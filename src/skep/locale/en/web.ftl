# The house around the boards in the browser: lobby, table, replay. $player, $name: names of people.

## Every page

web-home = To the lobby
web-close = Close
web-other-language = Français
web-language-is = The page is in English now.
web-to-dark = Evening colours
web-sound = Sounds
web-sound-on = Quiet sounds
web-sound-volume = Volume
web-to-light = Day colours
web-rulebook = Rules
web-rule = Rule { $rule }
web-looking = One moment …

## The connection

web-connecting = Connecting …
web-reconnecting = The connection was lost. Reconnecting …
web-offline = No connection to the server. Nothing is lost; we keep trying.
web-try-now = Try now
web-outdated = The server has been renewed. Load the page again to go on.
web-reload = Load again
web-unreachable = The server does not answer. Try again in a moment.
web-server-fault = The server could not do that: { $detail }

## The lobby

web-tagline = Games about bees, alone or together
web-to-come = to come
web-play-now = Play now
web-play-now-why = Against the gentlest bot, with help switched on
web-skip-to-games = To the games
web-new-table = A table of { $game }
web-your-name = Your name
web-name = Name
web-keep-name = Keep this name
web-change-name = Change your name
web-guest = Guest
web-guest-names = Clover, Heather, Linden, Thyme, Sage, Acacia, Borage, Melilot, Willow, Rosemary, Bramble, Poppy, Daisy, Hawthorn, Lavender, Marjoram
web-learn = New here?
web-learn-why = Learn by playing: a guided first game, about five minutes.
web-learn-now = Learn by playing
web-learn-go-on = Go on learning
web-learn-start = Start the lesson
web-learn-on = Go on with the lesson
web-learn-again = Lesson from the start
web-daily = The game of the day
web-play-daily = Play today’s game
web-play-alone = Play alone
web-daily-why = Alone, with the same luck for everybody. Your best game of the day is listed.
web-daily-best = The best of { $date }
web-daily-checking = The server plays your game again …
web-daily-nobody = Nobody yet.
web-who-plays = Who plays
web-seat = Seat { $number }
web-seat-me = Me ({ $name })
web-seat-here = Another person at this screen
web-seat-open = Open for a friend
web-seat-bot = A bot
web-seat-which = Bot at seat { $number }
web-level = Level { $number } – { $what }
web-other-bots = Other bots
web-against-levels = You against the bots
web-against-level = { $won } of { $games } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
web-seat-name = Name at seat { $number }
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-options = Options
web-who-may-come = Who may come
web-public = Show this table in the lobby
web-spectators = Others may watch
web-stand-ins = A bot may play for somebody who is gone
web-hints = Hints
web-hints-for = { $who ->
    [usual] only where no other person plays
    [all] for everybody
   *[none] for nobody
}
web-starts-at-once = Everybody is here: the game starts at once.
web-starts-when-full = You get a link to send to your friends.
web-play = Play
web-open-table = Open the table
web-public-tables = Public tables
web-no-tables = No public table just now. Open one, and it is shown here.
web-seats-free = { $free ->
    [one] { $free } seat of { $seats } free
   *[other] { $free } seats of { $seats } free
}
web-running = being played
web-join = Join
web-watch = Watch
web-other-ways = Other ways in
web-join-by-link = The link of a table
web-go = Go there
web-not-a-link = That is not the link of a table.
web-open-record = Look at a recorded game
web-to-lab = The lab: compare variants

## The table

web-table = Table
web-panels = Panels of the table
web-seats = Seats
web-board = Board
web-seat-empty = free
web-waiting = Waiting for players
web-all-here = Everybody is here
web-share = Send this link to whoever shall play
web-copy = Copy
web-print = Print
web-share-moment = Share a link
web-share-moment-link = The game after move { $move }, to look at
web-share-result = Share the result
web-share-result-text = The result as text, to copy
web-copied = Copied
web-sit = Sit here
web-sit-too = Seat somebody at this screen
web-take-back-seat = Play on myself
web-leave = Leave the seat
web-hand-over = Hand over to
web-add-bot = Bot:
web-let-bot-play = Let a bot play:
web-remove-bot = Remove the bot
web-admit = Let somebody sit here who has seen another hand:
web-host-actions = What to do about { $name }
web-mute = Mute
web-unmute = Let speak again
web-remove = Send away
web-remove-sure = Send { $name } away for good?
web-bot-for = { $bot } for { $name }
web-with-bot = { $name } with { $bot }
web-seat-menu = What to do about the seat of { $name }
web-play-this = Play this seat
web-start = Start the game
web-fill-seats = Fill the free seats first: with friends, or with bots.
web-host-starts = Whoever opened the table starts the game.
web-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-watchers = Who is watching
web-more-watch = { $count ->
    [one] and { $count } more watches
   *[other] and { $count } more watch
}
web-you = you
web-to-play = to play
web-thinking = is thinking
web-away = is away
web-bot-plays-for = played by a bot: { $bot }
web-winner = has won
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-on-its-way = On its way …
web-pace = Bots play
web-pace-watch = slowly, to watch
web-pace-usual = like people
web-pace-quick = quickly
web-pace-at-once = at once
web-rules-find = Find in the rules
web-rules-contents = Contents
web-rules-pages = Pages of the rules
web-rules-page = Page { $page } of { $pages }: { $title }
web-rules-before = Previous section: { $title }
web-rules-after = Next section: { $title }
web-rules-none = No rule holds these words.
web-undo = Undo
web-hint = Hint
web-hint-why = The best move and two others, with what may come of them (T). Others at the table are told that you asked.
web-hints-are = Whoever acts may ask for a hint; the others are told so.
web-undo-why = Take your last move back, as long as nothing was drawn or shown since (Ctrl+Z)
web-took-back = { $player } takes the move back.
web-log = What happened
web-log-short = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-unread = new messages
web-loading-board = The board is on its way …
web-no-board = The board could not be loaded. Load the page again.

## The end

web-result = Result
web-no-winner = Nobody wins.
web-rematch = Play again
web-next-level = Play the next one: { $name }
web-easier-level = Try { $name }
web-to-rematch = To the new game
web-replay = Look back
web-download = Save the record
# How a finished game went.
web-story = How it went
web-story-chart = Points over the moves.
web-story-time = { $moves ->
    [one] one move in { $time }
   *[other] { $moves } moves in { $time }
}
web-story-picture = Save as a picture
web-story-lead = From move { $move } on, { $player } stayed in front.
web-story-best = made { $points ->
    [one] a point
   *[other] { $points } points
} at once:
web-story-look = Look at move { $move }

web-earlier-rules = This game began under version { $version } of the rules and goes on by it. Changed since then:
web-summary = A game from elsewhere.
web-general-over = The game is over.
web-general-your-turn = { $count ->
    [one] Your turn: one move.
   *[other] Your turn: { $count } moves.
}
web-general-waiting = Waiting for { $players }.
web-general-moves = Your moves
web-general-filter = Only moves with these words
web-general-more = … and { $count } more: write a word to find them.
web-general-none = No move holds these words.
web-general-score = score
web-general-key-filter = find a move
web-chance = Was the luck fair?
web-chance-running = Before the first card was drawn, the server fixed a secret from which all luck of this table comes. It shows the fingerprint of it now and the secret itself at the end, so that anybody can check that nothing was changed on the way.
web-chance-over = All luck of this table came from one secret, whose fingerprint was shown from the start. Here it is. Save the record, and “skep verify” draws every card again and compares.
web-chance-hash = Fingerprint (SHA-256)
web-chance-secret = Secret

## Looking back

web-replay-start = The game is set up.
web-replay-first = To the start (Home)
web-replay-prev = One step back (←)
web-replay-next = One step on (→)
web-replay-last = To the end (End)
web-replay-play = Play (p)
web-replay-pause = Pause (p)
web-replay-speed = Speed (+ and -)
web-replay-position = Position in the game
web-replay-at = { $at } of { $moves }
web-replay-passes = { $player }: done{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
web-replay-close = Leave
web-choose-file = Choose a file
web-record-about = Choose the file of a recorded game, or drop it here. It is checked move by move; nothing of it is kept.
web-record-too-long = That file is too long for the record of a game.

## Keys

web-keys = Keys
web-key-rules = the rules
web-key-help = this list
web-key-what = the rule of what has the keyboard, or what is what
web-key-log = to what happened
web-key-chat = to the chat
web-key-hint = a hint: the best move and two others
web-key-undo = take your move back
web-key-close = close what is open

## What is kept about you

web-data-title = Your data
web-data-about = This server keeps your name, your scores of the day, and what you did at your tables.
web-data-download = Download it
web-data-delete = Delete it …
web-data-sure = This cannot be undone. Tables where only you and bots sat are deleted. Where others sat too, the game stays theirs: your moves remain, your name becomes 🐝, and what you wrote is removed. You get up from games that are not over, and this browser becomes a new guest.
web-data-delete-now = Delete everything of mine
web-data-keep = Keep it

## My games

web-mine-go-on = Welcome back, { $name }. Go on?
web-mine-on = Go on
web-mine-waits = Your turn
web-mine-others = The others’ turn
web-mine-over = Your finished games
web-mine-lesson = Lesson
web-mine-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}

## Links, and other devices

web-share-sheet = Share …
web-qr-show = QR code
web-qr = QR code of the link
web-here-only = This link works on this computer only: Skep was started for this computer alone.
web-here-only-how = To let others in, start Skep with --host 0.0.0.0, or with --origin behind a proxy.
web-let-in = Play with people in this house
web-let-in-about = Then every device in your local network can open Skep on this computer, until you stop it here or end the program. Do it at home, not in a café.
web-let-in-yes = Yes, let them in
web-let-in-no = No
web-let-in-now = Devices in your local network can open this link. Perhaps your firewall asks once whether that is all right.
web-let-in-stop = Let nobody else in any more
web-move-title = On another device
web-move-about = You need no account: a private link makes another browser you, with your name and all your games. This one stays you, too.
web-move-make = Make a private link
web-move-again = Make a new link
web-move-link = Open this on your other device
web-move-care = It works once, within { $minutes } minutes. Whoever opens it is you: give it to nobody.
web-move-ask = Shall this browser be { $name }? { $tables ->
    [0] There are no games yet.
    [one] One game comes along.
   *[other] { $tables } games come along.
}
web-move-leaves = Here you are { $name }, with { $tables ->
    [one] one game
   *[other] { $tables } games
} that this browser will not find again. To keep the way back, say no, and make a link from here first.
web-move-yes = Yes, that is me
web-move-no = No, stay as I am
web-move-same = This browser is you already.

## While one looks elsewhere

web-notify-ask = Tell me when it is my turn
web-to-be-sent = { $count ->
    [one] One thing you did waits to be sent.
   *[other] { $count } things you did wait to be sent.
}
web-daily-done = Done today

## Help that fades

web-help = Help
web-help-line = A line says what I can do now
web-help-tips = Words for what I point at
web-help-list = What is what
web-help-list-none = Nothing here needs words.
web-help-rule-key = Its rule: key I.
web-help-over = The game is over. “Look back” shows it again, move by move.
web-help-off = Switch this help off
web-help-is-off = The help line is off. It is under “Table”, “Help”, whenever you want it back.
web-help-quiet = Three games played: you know this one, so the help line stays away from now on. It is under “Table”, “Help”, whenever you want it back.
web-help-fine = Fine
