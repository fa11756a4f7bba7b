# Print & play: what stands on the sheets, and what `skep print` says.
#
# $caption: what a sheet holds; $number, $of: which of how many
# $page: a page number; $count: how many pieces
# $tile: the letter of a kind of tile: W, R, Y or B

## Lines above and below

print-caption-cover = How to make it
print-caption-part = { $caption }, { $number } of { $of }
print-back = { $caption }: back of page { $page }
print-blank-back = back of page { $page }, left blank
print-hint = Print at actual size (100%).
print-hint-two-sided = Print at actual size (100%), on both sides, flipped on the long edge.

## Steps of the first page

print-steps = How to make it
print-step-paper = Print at actual size: no “fit to page”. Sturdy paper is best, 160 g/m² or more.
print-step-two-sided = Print on both sides, flipped on the long edge. Without a two-sided printer: print the odd pages, put the sheets back in, and print the even ones.
print-step-glue = For stiffer pieces, glue the sheets onto thin cardboard and let them dry under a heavy book.
print-step-cut = Cut along the thin lines; the short marks in the margin show where they go on. Colours run on beyond the cut, so a slip does no harm.
print-step-size = Lay a ruler on this one: it must be { $length } mm long. If not, the printer has changed the size.

## Without dice

print-no-dice = If you have no dice

## Butine!

print-butine-tiles = Tiles and the bee
print-butine-cards = Hive cards
print-butine-count-tile = { $count } × { butine-tile } ({ $tile })
print-butine-count-bee = the bee, to fold
print-butine-count-cards = { $count } Hive cards
print-butine-step-bee = Fold the bee in the middle and glue its two halves together, but not the green feet: bend them outwards.
print-butine-credits = Butine! (Bizzy Bee!) by Olivier Caïra, © Bragelonne Games 2020. Drawings: Skep. If you like the game, buy it.

## La Ruche

print-la-ruche-tiles = Tiles
print-la-ruche-tokens = Points
print-la-ruche-count-tiles = { $count } tiles with two faces
print-la-ruche-count-tokens = { $count } tokens for points
print-la-ruche-colour = the edge { $name }
print-la-ruche-step-faces = Hold a tile against the light: on both faces each edge has the same colour. If not, the sheets were flipped on the short edge.
print-la-ruche-credits = La Ruche by Bertrand Pidancet. Drawings: Skep. If you like the game, buy it.
print-puzzle-of-day = Puzzle of { $name }
print-puzzle-number = Puzzle { $name }
print-puzzle-how = Cut out the tiles and lay all of them, bee up. The second touches the first; from the third on each touches at least two others. Edges that touch have the same colour.

## Waggle Dance ($action: the letter of an action card; $phase: start, day or night; $what: a kind of piece)

print-waggle-dance-actions = Action cards
print-waggle-dance-flowers = Flower cards
print-waggle-dance-rooms = Rooms
print-waggle-dance-tokens = Pollen, eggs and markers
print-waggle-dance-bees = Bees, instead of dice
print-waggle-dance-no-dice = Playing without dice
print-waggle-dance-queen = Queen cards
print-waggle-dance-phase = { $phase ->
    [start] Start of the day
    [day] Day
   *[night] Night
}
print-waggle-dance-does = { $action ->
    [A] Each bee here takes a room tile.
    [B] In your hive: a room with an egg and two bees of the same value hatches. From tomorrow on you have one die more.
    [C] Each bee here puts an egg into an empty room of its hive.
    [D] On each flower, count the bees of every player. Then store the pollen: at most four in a room, none beside an egg or honey.
    [E] Each bee here makes one trade: two pollen of one colour out of one room, or an egg, for one pollen of another colour.
    [F] In your hive: four pollen of one colour and two bees of the same value make honey. Rooms with bees of the same value may exchange pollen.
   *[G] Each bee here draws a Queen card.
}
print-waggle-dance-shares =
    most bees: 2 pollen
    tied for most bees: 1 pollen each
    alone in second place: 1 pollen
print-waggle-dance-first = First player. Turn this card over at night; after the night it moves on clockwise.
print-waggle-dance-count = { $what ->
    [actions] { $count } action cards, and the first player’s card
    [flowers] { $count } flower cards
    [rooms] { $count } rooms, honey behind
    [queen] { $count } Queen cards
    [pollen] { $count } pollen
    [eggs] { $count } eggs
    [markers] { $count } markers for blocked spaces
   *[bees] { $count } bees, instead of dice
}
print-waggle-dance-lay-pollen = Lay the pollen onto the flower cards, five on each square: so everybody sees what is left.
print-waggle-dance-step-dice = Play with dice (18 for each player, and the Volunteer), or without: see “Playing without dice”.
print-waggle-dance-seat = { $seat ->
    [0] purple
    [1] brown
    [2] blue
   *[3] red
}
print-waggle-dance-bees-here = bees
print-waggle-dance-bees-take = Each player takes the bees of one colour, six of each number, the bee card of that colour, and the counter with the hive. The counter begins on 6: so many bees you have. It moves on by one for each egg that hatches, to 18 at most.
print-waggle-dance-bees-draw = Instead of rolling, turn all your bees number down and mix them (or shake them in a cup), and draw as many as your counter says. Everybody does it at the same time. What you drew are your dice of this day. Bees that come home at night go back to the others, number down, and may be drawn again tomorrow.
print-waggle-dance-bees-volunteer = The six tokens with a V are the Volunteer die: mix them number down and draw one. With them you also find out who begins: everybody draws one and puts it back, the highest number begins; those who are level draw again.
print-waggle-dance-bees-change = When a card gives a bee another number, exchange it for a bee of that number from those you did not draw. If there is none, write the number on a scrap of paper.
print-waggle-dance-bees-spin = Drawn bees have the same number a little less often than dice. If you want it exactly as with dice, use the spinner: put the end of a paper clip on the dot, hold it there with the tip of a pencil, and flick the clip. It points at a number; on a line, flick again. Do so once for each bee, and take a bee of that number.
print-waggle-dance-credits = Waggle Dance by Mike Nudd, © Grublin Games Publishing 2014. Drawings: Skep. If you like the game, buy it.

## Bee Busy ($area: meadow, production or combs; $part: a part of the meadow; $sum: the column that opens it, or 0; $what: a line of the score; $points: what it is worth)

print-bee-busy-sheet = Player’s sheet
print-bee-busy-name = Name
print-bee-busy-track = Rounds
print-bee-busy-busy-bee = Busy Bee
print-bee-busy-shields = { $dangers } · shield: the propolis that protects
print-bee-busy-improvement = Improvement
print-bee-busy-bees = Bees
print-bee-busy-modifier = Die Modifier
print-bee-busy-backwards = Backwards
print-bee-busy-queen = Young queen
print-bee-busy-score = Score
print-bee-busy-area = { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}
print-bee-busy-column = with column { $sum }
print-bee-busy-sums = the sum of the two dice that you did not take; { $sum }: no mark. A full column gives what stands under it.
print-bee-busy-drought = drought: mark it when it hits you
print-bee-busy-worth = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
print-bee-busy-points = { $what ->
    [bees] { $points } for each bee
    [honey] { $points } for each honey not stored
    [propolis] propolis
    [drought] drought without water: −{ $points }
    [queen] young queen fed: { $points }
    [combs] { $points } for each complete comb
    [stored] { $points } for each stored honey
   *[total] together
}

## Bee Busy, the back of the sheet ($number: how often or how much; $sum: a sum of two dice; $one to $four: fields for so many players; $round: a round; $shield: propolis)

print-bee-busy-named = { $name }: { $text }
print-bee-busy-round = A round
print-bee-busy-round-mark = Everybody marks the next round. A danger there happens at once.
print-bee-busy-round-dice = The first player rolls three dice and takes one; each other player takes one of the two that are left.
print-bee-busy-round-improve = Add the two dice that you did not take and mark a field in the column of that sum.
print-bee-busy-round-fly = The Busy Bee stays, or flies one area on: Meadow, Production, Combs, Meadow.
print-bee-busy-round-act = You may act where it is, with your die. Meadow: each bee crosses a flower under a pip. Production: each bee makes one thing of the die’s value. Combs: draw the line on in the die’s direction.
print-bee-busy-upgrades = Upgrades, by column
print-bee-busy-upgrade-does = { $upgrade ->
    [backwards] { $number ->
        [2] twice
       *[other] { $number } times
    } in the game the Busy Bee may fly the other way. Cross a field each time.
    [value] write a value into an empty square of the Production that this track did not have.
    [garden] you may gather there.
    [flexible] in the Combs a die may count as the opposite direction.
    [extra-honey] { $number } honey whenever your two dice make { $sum }.
    [extra-mark] whenever your two dice make { $sum }, you may mark a field in any column.
    [storage] up to { $number } honey in a comb.
   *[flower] you may gather them.
}
print-bee-busy-lucky = One { $sum } serves both extra honey and extra improvement.
print-bee-busy-fields = Fields that you may use in a game: alone { $one }, two players { $two } each, three players { $three }, four players { $four }.
print-bee-busy-borrow = { $count ->
    [one] Cross one field: you may take the die that the first player took.
   *[other] Cross { $count } fields: you may take the die that the first player took.
}
print-bee-busy-change = { $count ->
    [one] Cross one field: you use one of the three dice as another value, for yourself only.
   *[other] Cross { $count } fields: you use one of the three dice as another value, for yourself only.
}
print-bee-busy-dangers = Dangers
print-bee-busy-when = round { $round }: shield { $shield }
print-bee-busy-danger-does = { $danger ->
    [storm] no action in the Meadow this round
    [pesticide] no action in the Production this round
    [mites] cross out one of your circled bees, whichever you like
   *[drought] mark the sign in the Combs; −{ $points } points unless you store water before the end
}
print-bee-busy-safe = Whoever has reached the shield of a danger on the propolis track is safe from it.
print-bee-busy-wall = A wall costs { $wax } wax, wherever you like, as long as the Busy Bee is in the Combs.
print-bee-busy-feed = When the Busy Bee enters the Combs, feed first. Each egg takes { $honey } honey and becomes a bee in the Meadow or the Production; its comb is crossed out. If it is not fed, its comb is crossed out and no bee comes of it.
print-bee-busy-feed-queen = The young queen takes { $honey } honey each time, too: mark a field. Not fed, she is lost and her comb crossed out. Fed { $count } times, she is worth { $points } points. The crown marks round { $round }, the last one to lay her egg in time without flying backwards.
print-bee-busy-store = A comb with six walls is used at once: for an egg, the young queen’s egg (once), 1 to { $honey } honey, water (once, after drought hit you); or it is crossed out.
print-bee-busy-differs = What is different on this sheet
print-bee-busy-ranks = Alone: your rank
print-bee-busy-rank-under = under { $points }
print-bee-busy-rank-from = { $least } to { $most }
print-bee-busy-rank-over = from { $points }

## Bee Busy, pieces

print-bee-busy-pieces = Pieces
print-bee-busy-first = First Player
print-bee-busy-piece-take = { $count ->
    [one] You need a sheet, a pencil and a Busy Bee. It begins on the oval of the Meadow.
   *[other] Each of the { $count } players needs a sheet, a pencil and a Busy Bee. It begins on the oval of the Meadow.
}
print-bee-busy-piece-first = { $count ->
    [one] Alone you are always the first player: roll three dice and take one.
   *[other] The first player has the round token, rolls three dice and takes one; the others take one of the other two. After each round the token goes to the left.
}
print-bee-busy-dice-tiles = Cut out the tiles and lay them number down in three heaps, by the sign on their backs. Instead of rolling, mix each heap and turn over one tile of each: three numbers, exactly as with three dice. After the round they go back.
print-bee-busy-dice-spin = Or use the spinner, three times, and write the numbers down: put the end of a paper clip on the dot, hold it there with the tip of a pencil, and flick the clip. On a line, flick again.

## skep print

print-written = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-no-paper = there is no paper { $paper }; papers: { $papers }
print-exists = { $file } exists already; --force replaces it
