# La Ruche in the browser: words that only the board needs. The others are in la-ruche.ftl.
#
# $colour: the number of a colour, 1 to 6
# $direction: a side of a tile, 0 to 5 clockwise from the upper right
# $colours, $sides, $names: several of them in words, already joined
# $tile: a tile in words
# $player: the name of a player

## Tiles

la-ruche-web-side = { $direction ->
    [0] upper right
    [1] right
    [2] lower right
    [3] lower left
    [4] left
   *[5] upper left
}
la-ruche-web-tile-bee = { $colours }; bee side
la-ruche-web-tile-plain = { $colours }; side without bee

## The comb

la-ruche-web-comb = Comb with { $count ->
    [0] no tile yet
    [one] { $count } tile
   *[other] { $count } tiles
}
la-ruche-web-cell = Open cell; { $sides }
la-ruche-web-cell-number = Cell { $number } of { $count }. { $met }
la-ruche-web-meets = { $side }: { $here } meets { $there }
# $count: how many tiles lie there
la-ruche-web-begin = { $count ->
    [0] Choose a tile and put it on the comb. Colours that touch must be the same.
   *[other] Choose a tile, put it beside another and turn it: colours that touch must be the same.
}
la-ruche-web-begin-race = Choose a tile, put it where it touches two others and turn it: colours that touch must be the same.
la-ruche-web-cell-gone = Somebody was faster: that cell is taken.
la-ruche-web-zoom-in = Nearer
la-ruche-web-zoom-out = Farther
la-ruche-web-fit = Show the whole comb
la-ruche-web-tools = The tile in hand
la-ruche-web-turn = Turn clockwise
la-ruche-web-turn-back = Turn the other way
la-ruche-web-flip = Turn over
la-ruche-web-lay = Lay it here
la-ruche-web-cancel = Put it back

## The hand

la-ruche-web-hand = Your tiles: { $count }
la-ruche-web-hand-some = Your tiles: { $shown } of { $count }
la-ruche-web-in-hand = In hand: { $tile }
la-ruche-web-none = No tile left.
la-ruche-web-none-match = None of your tiles has these two side by side.
la-ruche-web-bee-only = In the puzzle every tile lies bee up.
la-ruche-web-filter = Sort and find tiles by colour
# $chosen: how many colours are chosen
la-ruche-web-filter-why = { $chosen ->
    [0] Find a tile: choose two neighbouring colours.
    [one] Now the colour that follows it clockwise.
   *[other] Only tiles with these two, side by side.
}
la-ruche-web-filter-count = { la-ruche-colour }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
la-ruche-web-filter-clear = Show all tiles

## Players

la-ruche-web-players = Players
la-ruche-web-player = Player
la-ruche-web-you = you
la-ruche-web-tiles = { $count ->
    [one] tile in hand
   *[other] tiles in hand
}
la-ruche-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
la-ruche-web-gifts = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
la-ruche-web-wins = wins
la-ruche-web-opens = opens
la-ruche-web-ready-is = ready
la-ruche-web-wants-pause = wants a pause
la-ruche-web-wants-on = wants to go on
la-ruche-web-lag = { $ms } ms
la-ruche-web-lag-line = lag { $ms } ms
la-ruche-web-lag-head = Way to the server
la-ruche-web-give-to = Give it to { $player }

## Gifts

la-ruche-web-gifts-wait = { $count ->
    [one] You may give one tile away.
   *[other] You may give { $count } tiles away.
}
la-ruche-web-gift-start = Give
la-ruche-web-gift-stop = Not now
la-ruche-web-keep = Keep my tiles
la-ruche-web-tell-gift = To give: { $tile }. To whom?

## The comb is blocked, and only gifts are left

la-ruche-web-blocked = The comb is blocked
la-ruche-web-blocked-gifts = Nothing fits any more. Still to give: { $names }
la-ruche-web-blocked-time = The seconds that are left for gifts

## What to do

la-ruche-web-to-do-open = You open: lay any tile.
la-ruche-web-to-do-open-next = Lay a tile that touches exactly one other.
la-ruche-web-to-do-open-wait = { $player } lays a first tile.
la-ruche-web-to-do-ready = Get ready …
la-ruche-web-to-do-race = Go! Lay tiles that touch two or more.
la-ruche-web-to-do-race-watch = The race is on.
la-ruche-web-to-do-paused = The race is paused.
la-ruche-web-to-do-last-gifts = The comb is blocked. { $count ->
    [one] Give one tile away, or keep it; then the tiles are counted.
   *[other] Give up to { $count } tiles away, or keep them; then the tiles are counted.
}
la-ruche-web-to-do-last-gifts-wait = The comb is blocked. Still to give: { $names }. Then the tiles are counted.
la-ruche-web-to-do-between = The round is over.
la-ruche-web-to-do-over = The game is over.
la-ruche-web-to-do-solo = { $left ->
    [one] One tile left to lay, bee up.
   *[other] { $left } tiles left to lay, bee up.
}
la-ruche-web-to-do-solo-watch = A puzzle for one.
la-ruche-web-to-do-drag = Drag it to the comb.
la-ruche-web-to-do-drag-gift = Drag it to the comb, or onto a player.
la-ruche-web-to-do-drop = Let go to lay it here.
la-ruche-web-to-do-cell = Choose a cell.
la-ruche-web-to-do-lay = Tap it to turn it; ✓ lays it.
la-ruche-web-to-do-held = It is laid as soon as your pause is over.
la-ruche-web-to-do-wait = A short pause after a tile that did not fit.
la-ruche-web-to-do-gift-tile = Which tile do you give away?
la-ruche-web-to-do-gift-player = Who gets it?
# $reason: why the move was refused, a whole sentence
la-ruche-web-beaten = Beaten by { $ms } ms. { $reason }

## Pause by agreement

la-ruche-web-pause-on = Pause?
la-ruche-web-pause-off = No pause
la-ruche-web-votes = { $count } of { $people }
la-ruche-web-paused = Pause
la-ruche-web-go-on = Go on
la-ruche-web-go-on-not = Not yet
la-ruche-web-go-on-by = Want to go on: { $names }
la-ruche-web-go-on-all = It goes on when all want it.

## Rounds

la-ruche-web-round = Round { $round } of { $rounds }
la-ruche-web-round-over = Round { $round } of { $rounds } is over
la-ruche-web-left = Tiles left
la-ruche-web-total = Points
la-ruche-web-ready = On to the next round
la-ruche-web-ready-wait = { $count ->
    [one] Waiting for one more player …
   *[other] Waiting for { $count } players …
}

## The puzzle

la-ruche-web-puzzle = Puzzle
la-ruche-web-laid = { $laid } of { $tiles } laid
la-ruche-web-lift = Take back
la-ruche-web-hint = Hint
# $met: which colours meet there
la-ruche-web-hint-is = Hint: { $tile }. { $met }
la-ruche-web-dead-end = It cannot be done any more: take a tile back.
la-ruche-web-no-hint = That is too hard to find out in time.
la-ruche-web-unsolvable = These tiles cannot be laid at all.
la-ruche-web-hints = { $count ->
    [0] no hint
    [one] { $count } hint
   *[other] { $count } hints
}
la-ruche-web-give-up = Give up
la-ruche-web-give-up-sure = Give up?
la-ruche-web-yes = Yes
la-ruche-web-no = No
la-ruche-web-solution-show = Show a solution
la-ruche-web-solution-hide = Show my tiles
la-ruche-web-fits = { $count ->
    [0] It fits nowhere now.
    [one] It fits on { $count } cell.
   *[other] It fits on { $count } cells.
}
la-ruche-web-you-laid = { $count ->
    [one] You laid { $count } tile
   *[other] You laid { $count } tiles
}
la-ruche-web-accuracy = accuracy { $percent } % ({ $laid } of { $tries })
la-ruche-web-pace = { $pace } a minute
la-ruche-web-day = { $date }, { la-ruche-grade }
la-ruche-web-share-daily = La Ruche, puzzle of { $date }
la-ruche-web-result-solved = Solved!
la-ruche-web-result-gave-up = Not this time

## What happened, shorter than in the terminal: the board shows which tile it was

la-ruche-web-fact-placed = { $player } lays { $contacts ->
    [0] the first tile
   *[other] a tile that touches { $contacts }
}; { $left ->
    [0] none left
   *[other] { $left } left
}.
la-ruche-web-fact-dealt = { $seats ->
    [1] A puzzle of { la-ruche-tiles }.
   *[other] { la-ruche-fact-dealt }
}
la-ruche-web-fact-dealt-you = { la-ruche-web-fact-dealt }
la-ruche-web-fact-gave-tile = { la-ruche-fact-gave }
la-ruche-web-fact-lifted = The last tile is taken back.

## Keys

la-ruche-web-key-next = next tile, tile before
la-ruche-web-key-arrows = move over the open cells, or over your tiles
la-ruche-web-key-turn = turn the tile, turn it back
la-ruche-web-key-flip = turn the tile over
la-ruche-web-key-enter = take the tile up, lay it
la-ruche-web-key-escape = put the tile back
la-ruche-web-key-colours = sort by a colour, find two neighbours (a player while giving)
la-ruche-web-key-gift = give a tile away
la-ruche-web-key-keep = blocked comb: keep your tiles
la-ruche-web-key-pause = ask for a pause
la-ruche-web-key-lift = puzzle: take the last tile back
la-ruche-web-key-zoom = nearer, farther
la-ruche-web-key-fit = show the whole comb

# In the lobby.
la-ruche-web-daily = Alone
la-ruche-web-play-daily = Today’s puzzle
la-ruche-web-play-alone = A puzzle for one

## Why it is over, with who did it

la-ruche-web-reason-emptied = { $you ->
    [yes] You have laid the last tile of your hand.
   *[no] { $player } has laid the last tile in hand.
}
la-ruche-web-reason-emptied-by-gift = { $you ->
    [yes] You have given the last tile of your hand away.
   *[no] { $player } has given the last tile in hand away.
}

## Pictures of the rulebook
la-ruche-web-picture-holds = Player { $number }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
la-ruche-web-picture-gifts = { $count ->
    [one] 1 gift
   *[other] { $count } gifts
}
