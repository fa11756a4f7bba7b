# La Ruche — what it is called, why a move is refused, what happened, how it ended.
#
# $player, $players, $other, $winners: names of players, never seat numbers; $other receives a gift
# $colour: the number of a colour, from 1 to 6
# $tile: a tile by its name, like 123456
# $lay: a tile as it lies, six colours clockwise from up-right, like 351246
# $q, $r: the cell on which it lies
# $hand: names of tiles in one text
# $contacts, $gifts, $left, $count: numbers of tiles

la-ruche-title = La Ruche
la-ruche-summary = A race without turns: fit your six-coloured tiles into the comb before the others do.

## Options

la-ruche-option-bee = bee: a tile laid with its bee up lets you hand one of yours over [RUC-11]
la-ruche-option-three_contacts = three contacts: a tile that touches three or more lets you hand up to three of yours over [RUC-12]
la-ruche-option-rounds = rounds of the match [RUC-14]
la-ruche-option-pause = seconds to wait after a refused placement [RUC-8]
la-ruche-option-assistance = assistance: the screen shows where a tile fits
la-ruche-option-tiles = tiles of a solo puzzle [RUC-15]
la-ruche-option-puzzle = the tiles of a solo puzzle by their names, with spaces between; empty: drawn at random [RUC-15]
la-ruche-short-bee = bee
la-ruche-short-three_contacts = three contacts
la-ruche-short-rounds = rounds
la-ruche-short-pause = seconds to wait
la-ruche-short-assistance = assistance
la-ruche-short-tiles = tiles
la-ruche-short-puzzle = tiles by name

## Colours and tiles

la-ruche-colour = { $colour ->
    [1] red
    [2] yellow
    [3] green
    [4] blue
    [5] violet
   *[6] orange
}
la-ruche-glyph = { $colour ->
    [1] ●
    [2] ▲
    [3] ■
    [4] ◆
    [5] ★
   *[6] ✚
}
la-ruche-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
la-ruche-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
la-ruche-grade = difficulty { $grade } of 5

## Parts of a game

la-ruche-phase-opening = Everybody lays a first tile
la-ruche-phase-race = The race is on
la-ruche-phase-gifts = The comb is blocked: last gifts
la-ruche-phase-between = Between two rounds
la-ruche-phase-solo = Lay all tiles, bee up
la-ruche-phase-over = The game is over

## Why a move is refused

la-ruche-game-over = The game is over: nothing more can be played.
la-ruche-round-over = The round is over: say that you are ready for the next one.
la-ruche-round-not-over = The round is not over yet.
la-ruche-no-rounds-here = A puzzle has no rounds: there is no next one to be ready for.
la-ruche-already-ready = You are ready already: the round begins when everybody is.
la-ruche-not-your-opening = First tiles are laid in turn: it is another player’s turn to lay one.
la-ruche-no-such-tile = There is no tile { $tile }: a tile has each of the colours 1 to 6 once, and its name begins with 1 on the bee face.
la-ruche-not-your-tile = You do not hold the tile { $tile }.
la-ruche-bee-face-only = In the puzzle every tile lies with its bee up.
la-ruche-first-at-centre = The first tile lies in the middle, at 0,0.
la-ruche-cell-taken = A tile lies there already.
la-ruche-touches-nothing = There it would touch no other tile.
la-ruche-touch-exactly-one = A first tile touches exactly one other; there it would touch { $contacts }.
la-ruche-touch-two = A tile must touch at least two others; there it would touch { $contacts ->
    [one] only { $contacts }
   *[other] { $contacts }
}.
la-ruche-colours-differ = Sides that touch must have the same colour.
la-ruche-leave-room = After this tile nothing in any hand would fit anywhere, and the race would be over before it begins: choose a placement that leaves something.
la-ruche-comb-blocked = Nothing fits anywhere any more: there are only gifts to give, then the tiles are counted.
la-ruche-comb-not-blocked = The comb is not blocked: your gifts wait until you give them or place a tile.
la-ruche-nothing-to-keep = There is nothing to keep: the comb is not blocked, and no gift of yours is waiting.
la-ruche-gifts-only-in-race = Gifts belong to a race, and none is on now.
la-ruche-no-gifts-here = At this table no tiles are handed over.
la-ruche-no-gift-waiting = You may not hand a tile over now: your last placement earned no gift, or you have given it already.
la-ruche-no-gift-left = You have no gift left: those who have one may still give, then the tiles are counted.
la-ruche-give-to-yourself = You cannot give a tile to yourself: choose an opponent.
la-ruche-give-to-opponent = A gift goes to an opponent, and there is no seat { $to } at this table.
la-ruche-solo-only = Taking back and giving up belong to the solo puzzle.
la-ruche-nothing-to-lift = No tile lies on the table that you could take back.

## What happened ($player of “dealt” is the one who opens)

la-ruche-fact-dealt = Round { $round }: { la-ruche-tiles } each. { $player } lays the first one.
la-ruche-fact-dealt-you = { la-ruche-fact-dealt }
la-ruche-fact-puzzle = A puzzle of { la-ruche-tiles }.
la-ruche-fact-placed = { $player } lays { $lay } at { $q },{ $r }{ $contacts ->
    [0] {""}
    [one] , touching { $contacts } tile
   *[other] , touching { $contacts } tiles
}{ $gifts ->
    [0] {""}
    [one] , and may hand { $gifts } tile over
   *[other] , and may hand { $gifts } tiles over
}. Left: { $left }.
la-ruche-fact-race-began = Everybody has laid a tile: the race is on!
la-ruche-fact-gave = { $player } hands a tile to { $other }. Left: { $left }.
la-ruche-fact-gave-tile = { $player } hands the tile { $tile } to { $other }. Left: { $left }.
la-ruche-fact-comb-blocked = Nothing fits any more. Gifts may still come from { $players }; then the tiles are counted.
la-ruche-fact-kept = { $player } gives nothing more away.
la-ruche-fact-round-ended = { $reason ->
    [blocked] Round { $round } is over: nothing fits any more. { $count ->
        [one] { $winners } has the fewest tiles and wins it.
       *[other] { $winners } have the fewest tiles and share it.
    }
    [emptied-by-gift] Round { $round } is over: { $winners } has given the last tile away and wins it.
   *[emptied] Round { $round } is over: { $winners } has laid the last tile and wins it.
}
la-ruche-fact-is-ready = { $player } is ready for the next round.
la-ruche-fact-lifted = The tile { $lay } at { $q },{ $r } is taken back.
la-ruche-fact-ended = { $reason ->
    [solved] Solved: all tiles lie!
    [gave-up] The puzzle stays unsolved.
   *[other] { $count ->
        [one] The game is over: { $winners } wins with { la-ruche-points }.
       *[other] The game is over: { $winners } share the win with { la-ruche-points } each.
    }
}

## Why it ended

la-ruche-reason-emptied = Somebody has laid the last tile of a hand.
la-ruche-reason-emptied-by-gift = Somebody has given the last tile of a hand away.
la-ruche-reason-blocked = No tile in any hand fits anywhere.
la-ruche-reason-solved = Every tile of the puzzle has found its place.
la-ruche-reason-gave-up = The puzzle was given up.

## In the terminal: what is shown

la-ruche-round = Round { $round } of { $rounds }
la-ruche-hand = Your tiles with their numbers, clockwise on the bee face:
la-ruche-gifts = may hand { la-ruche-tiles } over
la-ruche-is-ready = ready
la-ruche-ask-first = { $player }: lay a first tile at M10, like “1 M10”.
la-ruche-ask-touch-one = { $player }: lay a first tile that touches exactly one other.
la-ruche-ask-race = { $player }: lay a tile that touches two or more{ $count ->
    [0] {""}
    [one] , or hand { $count } tile over
   *[other] , or hand up to { $count } tiles over
}. “wait” lets the others go on.
la-ruche-ask-gifts = { $player }: the comb is blocked. Hand { $count ->
    [one] { $count } tile over
   *[other] up to { $count } tiles over
}, or “keep” the rest; then the tiles are counted.
la-ruche-ask-ready = { $player }: ready for the next round? (Enter)
la-ruche-ask-solo = { $player }: { la-ruche-tiles } to lay, bee up, each beside two or more. “hint” helps.
la-ruche-ways-of = tile { $tile } ×{ $count }
la-ruche-ways-place = Ways to place: { $counts }   (“list { $group }” shows them, “?” helps)
la-ruche-ways-give = Gifts: like “{ $move }”; “list { $group }” shows them all.
la-ruche-about-ready = on to the next round
la-ruche-about-keep = give nothing more away
la-ruche-about-lift = take the last tile back
la-ruche-about-give-up = show me how it goes
la-ruche-leads-on = This surely leads on to a solution: { $move }
la-ruche-in-short = In short: { $move }
la-ruche-no-tile-number = There is no tile number { $number } in your hand; it has { la-ruche-tiles }.
la-ruche-turn-it = How is tile { $number } turned? Say which colour comes to lie up right: “{ $example }” puts { $colour } there, -{ $colour } the same turned over.
la-ruche-several-turns = Tile { $number } fits at { $cell } in several ways: { $ways }
la-ruche-dead-end = This is a dead end: whatever you lay now, one tile or more will be left over. Take tiles back.
la-ruche-unsolvable = These tiles cannot all be laid: it is proved.
la-ruche-solution = So it goes:
la-ruche-score-solo = { $player }: { $count ->
    [one] { $count } tile lies
   *[other] { $count } tiles lie
}
la-ruche-help =
    1 red ●, 2 yellow ▲, 3 green ■, 4 blue ◆, 5 violet ★, 6 orange ✚
    On the board the sides of a tile are the numbers of its colours; * is the tile laid last.
    Cells where a tile may go show their names: a letter for the row, a number in it.
      3 4 M10               lays tile number 3 of your hand on the cell M10, turned so that colour
                            4 lies up right; 3 -4 M10: the same, turned over
      3 M10                 as the hand shows it, or where the table helps, the way it fits
      place 351246@1,-2     the same in full: on the cell 1,-2 (K10; M10 is 0,0; the second number
                            counts down the rows), so that it shows these six colours,
                            clockwise from the upper right side; “place” can be left out
                            a tile 123456 is 234561, 345612 … when turned; turned over, it
                            reads the other way round: 165432, 654321 …
      show 3 4 M10          draws it there; ok then lays it
      give 3 to 2           hands tile number 3 to the player with the number 2
      keep                  blocked comb: gives nothing more away
      wait                  race: lets the others go on
      lift, give up         puzzle: takes the last tile back; shows how it goes
      hint                  puzzle: a tile that surely leads on, or that this is a dead end
    A race here has no clock: think as long as you like. Each of your tries counts as one of a
    steady bot, and one that is refused costs the pause of the table besides.

## In the terminal: what is typed

la-ruche-typed-place = place
la-ruche-typed-give = give
la-ruche-typed-to = to
la-ruche-typed-ready = ready
la-ruche-typed-keep = keep
la-ruche-typed-lift = lift
la-ruche-typed-give-up = give up
# $cell: a tile and where it lies, like 351246@1,-2; $to: the number of a seat
la-ruche-move-place = { la-ruche-typed-place } { $cell }
la-ruche-move-give = { la-ruche-typed-give } { $tile } { la-ruche-typed-to } { $to }
la-ruche-move-ready = { la-ruche-typed-ready }
la-ruche-move-keep = { la-ruche-typed-keep }
la-ruche-move-lift = { la-ruche-typed-lift }
la-ruche-move-give-up = { la-ruche-typed-give-up }

## skep puzzle

la-ruche-today = today
la-ruche-puzzle-of = The puzzle of { $date }:
la-ruche-graded = Difficulty { $grade } of 5: of 100 blind attempts, { $percent } lay all tiles.
la-ruche-solvable = It can be laid, for example so:
la-ruche-solutions = { $count ->
    [one] There is { $count } solution
   *[other] There are { $count } solutions
}, not counting turns of the whole.
la-ruche-solutions-at-least = There are at least { $count } solutions, not counting turns of the whole.
la-ruche-proved = All ways to go on were tried: { $count ->
    [one] { $count } layout.
   *[other] { $count } layouts.
}
la-ruche-none-found = no such puzzle among { $count } drawn at random; ask for another difficulty
la-ruche-no-puzzle = { $file } is not the record of a puzzle of La Ruche
la-ruche-no-such-day = “{ $text }” is no tile, no file and no date; tiles look like 123456, dates like 2026-11-15

## A puzzle or a position that cannot be

la-ruche-error-no-tile = there is no tile '{ $tile }'; tiles: 123456, …
la-ruche-error-twice = tile { $tile } is there twice (RUC-1)
la-ruche-error-first = the first tile lies at 0,0
la-ruche-error-misfit = { $cell } does not fit beside the tiles before it (RUC-6)
la-ruche-error-contacts = { $cell } touches { $contacts } tiles (RUC-4, RUC-6)
la-ruche-error-no-bee = { $cell } does not show its bee (RUC-15)
