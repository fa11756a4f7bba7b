# Bee Busy — what it is called, why a move is refused, what happened, how it ended.
#
# $player, $winners: names of players, never seat numbers
# $area, $good, $needs, $upgrade, $danger, $step, $what: keys, like meadow or honey
# $flower: a flower by its part, row and place, like “centre b2”
# $comb, $start, $end: a comb, like c3; $wall: a wall by its comb and side, like “c3 ne”
# $die, $use, $to, $value, $column: numbers of pips

bee-busy-title = Bee Busy
bee-busy-summary = A year in a hive of your own, by three dice that everybody shares.

## Options

bee-busy-option-sheet = the sheet to play on: garden is the usual one, heath is shorter and quite different [BEE-1]
bee-busy-short-sheet = sheet
bee-busy-choice-sheet-garden = garden
bee-busy-choice-sheet-heath = heath

## Things

bee-busy-area = { $area ->
    [meadow] the Meadow
    [production] the Production
   *[combs] the Combs
}
bee-busy-good = { $good ->
    [honey] honey
    [wax] wax
    [propolis] propolis
    [nectar] nectar
   *[pollen] pollen
}
bee-busy-kind = { $kind ->
    [red] red flower
    [blue] blue flower
   *[yellow] yellow flower
}
bee-busy-danger = { $danger ->
    [storm] storm
    [pesticide] pesticide
    [mites] mite pest
   *[drought] drought
}
bee-busy-upgrade = { $upgrade ->
    [backwards] flying backwards
    [value] an additional value
    [garden] { bee-busy-part }
    [flexible] flexible direction
    [extra-honey] extra honey
    [extra-mark] extra improvement
    [storage] huge storage
   *[flower] the { bee-busy-flowers }
}
# $opens: a part of the meadow
bee-busy-part = { $opens ->
    [centre] the open meadow
    [cat] the cat’s garden
    [gnome] the gnome’s garden
    [heath] the heath
    [moor] the moor
   *[other] the garden “{ $opens }”
}
# $opens: the letter of a kind of flower
bee-busy-flowers = { $opens ->
    [R] red flowers
    [B] blue flowers
    [Y] yellow flowers
   *[other] flowers { $opens }
}
bee-busy-content = { $what ->
    [egg] an egg
    [queen] the young queen egg
    [water] water
    [honey] { $honey } honey
   *[nothing] nothing: the comb is crossed out
}
bee-busy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Solo ranks

bee-busy-rank = { $rank ->
    [no-honey] The jars stay empty
    [breakfast] A spoonful for the bread
    [one-glass] A jar on the shelf
    [plenty] A full larder
   *[whisperer] At home in the hive
}

## Steps of a round

bee-busy-phase-wait = Waiting for the others
bee-busy-phase-lose = Lose a bee to the mites
bee-busy-phase-die = Take a die
bee-busy-phase-mark = An extra mark, if you like
bee-busy-phase-write = Write an additional value
bee-busy-phase-fly = Move the Busy Bee, or leave it
bee-busy-phase-feed = Feed the larvae
bee-busy-phase-act = Act, or end your round
bee-busy-phase-store = Use the complete comb
bee-busy-phase-closed = Done with this round
bee-busy-phase-over = The game is over

## Moves, as they can be typed

bee-busy-typed-lose = lose
bee-busy-typed-change = change
bee-busy-typed-to = to
bee-busy-typed-die = die
bee-busy-typed-as = as
bee-busy-typed-borrow = borrow
bee-busy-typed-mark = mark
bee-busy-typed-write = write
bee-busy-typed-at = at
bee-busy-typed-stay = stay
bee-busy-typed-fly = fly
bee-busy-typed-backwards = backwards
bee-busy-typed-feed = feed
bee-busy-typed-meadow = meadow
bee-busy-typed-production = production
bee-busy-typed-combs = combs
bee-busy-typed-queen = queen
bee-busy-typed-pick = pick
bee-busy-typed-make = make
bee-busy-typed-honey = honey
bee-busy-typed-wax = wax
bee-busy-typed-propolis = propolis
bee-busy-typed-line = line
bee-busy-typed-wall = wall
bee-busy-typed-ne = ne
bee-busy-typed-e = e
bee-busy-typed-se = se
bee-busy-typed-sw = sw
bee-busy-typed-w = w
bee-busy-typed-nw = nw
bee-busy-typed-store = store
bee-busy-typed-egg = egg
bee-busy-typed-water = water
bee-busy-typed-nothing = nothing
bee-busy-typed-skip = skip
bee-busy-typed-done = done
bee-busy-typed-back = back

## Moves, what they mean

bee-busy-about-lose = { $count ->
    [one] your only bee there
   *[other] one of { $count } bees
}
bee-busy-about-die = { $effect ->
    [mark] the others make { $sum }: column { $sum } gets its mark { $marks } of { $length }
    [fills] the others make { $sum }: that fills column { $sum } and brings { $upgrade }
    [full] the others make { $sum }: that column is full
    [lucky] the others make { $sum }: the lucky sum
   *[none] the others make { $sum }: no such column
}
bee-busy-about-fields = (costs { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} of the Die Modifier)
bee-busy-about-mark = mark { $marks } of { $length }: { $upgrade }
bee-busy-about-stay = stay in { bee-busy-area }
bee-busy-about-fly = to { bee-busy-area }
bee-busy-about-fly-feed = to { bee-busy-area }; the larvae are fed first
bee-busy-about-feed = { $what ->
    [queen] feeding { $times } of { $needed }
    [meadow] a new bee for the Meadow
   *[production] a new bee for the Production
}
bee-busy-about-pick = { bee-busy-kind }: { $gain }
bee-busy-about-make = 1 { bee-busy-good } becomes { $gain }
bee-busy-about-line = marks { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}{ $complete ->
    [0] {""}
    [one] {" "}and completes { $complete } comb
   *[other] {" "}and completes { $complete } combs
}
bee-busy-about-wall = { $missing ->
    [0] completes { $comb }
   *[other] { $comb } would miss { $missing } more
}
bee-busy-about-store = { bee-busy-content }
bee-busy-about-skip = { $step ->
    [mark] no extra mark
   *[feed] whoever is not fed now is crossed out
}
bee-busy-about-done = end your round; nothing can be taken back then

## What the player is asked

bee-busy-ask = { $player }: { $step ->
    [lose] the mites take one of your bees. Which?
    [die] take a die.
    [mark] an extra mark: which column?
    [write] write an additional value. Where?
    [fly] does the Busy Bee stay or fly? It is in { bee-busy-area }.
    [feed] feed the larvae.
    [act] act in { bee-busy-area }, or “done”.
   *[store] what goes into the complete comb?
}
bee-busy-ask-back = “back” takes your last decision back.

## Around the board

bee-busy-round = Round { $round } of { $rounds }
bee-busy-round-danger = Round { $round } of { $rounds }: { bee-busy-danger }
bee-busy-next-danger = next danger: { bee-busy-danger } in round { $round }, shield { $shield }
bee-busy-dice = Dice: { $dice }
bee-busy-first = { $player } is first player
bee-busy-took = { $player } took { $die }
bee-busy-is-at = Busy Bee: { bee-busy-area }
bee-busy-bees = bees { $meadow } + { $production } + { $combs }
bee-busy-stock = nectar { $nectar }, pollen { $pollen }, honey { $honey } ({ $honeymade }/{ $honeytrack }), wax { $wax } ({ $waxmade }/{ $waxtrack }), propolis { $propolis }/{ $shields }
bee-busy-fields = Die Modifier: { $fields } left
bee-busy-barred = no action in { bee-busy-area } this round
bee-busy-score = bees { $bees }, honey { $honey }, propolis { $propolis }, drought { $drought }, queen { $queen }, combs { $combs }, stored honey { $stored } = { $points }
bee-busy-queen = young queen fed { $times } of { $needed }
bee-busy-walls = Walls to buy: { $count }   (“list { $group }” shows them; “list { $group } c3” those of comb c3)
bee-busy-changes = Ways to change a die: { $count }   (“list { $group }” shows them)
bee-busy-your-rank = Your rank: { bee-busy-rank }.
bee-busy-help =
    The board shows the meadow and the combs of one player; “map 2” shows those of player 2.
    A flower is called by its part, its row and its place: centre b2. R, B, Y are flowers, a dot
    is none; crossed flowers are x, locked ones are small letters.
    A comb is called by its row and its place: c3. Marked walls are drawn | / \, others as dots.
    The line is *, its two ends are @. In a comb: o egg, Q young queen, w water, x crossed out, or the
    number of honey; ? wants to be used.
      change 5 to 3     use a die as another value, for fields of the Die Modifier; then: die 5 as 3
      die 5             take the die that shows 5
      borrow 5          take the first player’s die
      stay, fly         and “fly backwards”, with that upgrade
      pick centre b2    cross a flower; make honey: produce; line d3-d4: draw the line on
      wall c3 ne        buy a wall; sides: ne e se sw w nw
      store c4 honey 2  also: egg, queen, water, nothing
      back              take your last decision of this round back
      done              end your round

## What is different on another sheet than the usual one

bee-busy-differs = On the sheet “{ $sheet }” this is different:
bee-busy-differs-rounds = There are { $rounds } rounds.
bee-busy-differs-crown = The crown stands at round { $round }.
bee-busy-differs-danger = Round { $round }: { bee-busy-danger }, shield { $shield }.
bee-busy-differs-bees = { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}: { $places } places, { $start ->
    [one] { $start } bee at the start.
   *[other] { $start } bees at the start.
}
bee-busy-differs-fields = Of the Die Modifier you may use { $one } fields alone, { $two } each with two players, { $three } with three, { $four } with four.
bee-busy-differs-column = Column { $column }, { $length ->
    [one] { $length } field
   *[other] { $length } fields
}: { bee-busy-upgrade }.
bee-busy-differs-no-column = Sums without a column: { $columns }.
bee-busy-differs-lucky = The lucky sum, at which extra honey and extra improvement help, is { $column } instead of { $usual }.
bee-busy-differs-recipe = On a die of { $values }: 1 { $needs ->
    [nectar] nectar
   *[pollen] pollen
} becomes { $amount } { bee-busy-good }.
bee-busy-differs-recipe-also = It also gives { $amount } { bee-busy-good }.
bee-busy-differs-squares = { $squares ->
    [0] It has no empty square.
    [one] It has { $squares } empty square.
   *[other] It has { $squares } empty squares.
}
bee-busy-differs-tracks = The honey track has { $honey } dots, the wax track { $wax }.
bee-busy-differs-propolis = The propolis track has { $fields } fields, worth { $points } points.
bee-busy-differs-kind = { $kind ->
    [red] Red flowers
    [blue] Blue flowers
   *[yellow] Yellow flowers
} ({ $letter }) give { $pollen ->
    [0] { $nectar } nectar.
   *[other] { $nectar ->
        [0] { $pollen } pollen.
       *[other] { $nectar } nectar and { $pollen } pollen.
    }
}
bee-busy-differs-part = Rows of { bee-busy-part }: “{ $rows }”.
bee-busy-differs-face = The pips of a { $die }: “{ $rows }”.
bee-busy-differs-combs = There are { $count } combs, in rows of { $rows }: “{ $shape }”.
bee-busy-differs-eggs = Complete at the start, with an egg: { $combs }.
bee-busy-differs-line = The line starts in { $combs }.
bee-busy-differs-walled = Combs whose outer walls are marked at the start: { $combs }.
bee-busy-differs-directions = Directions: { $ne } up right, { $e } right, { $se } down right, { $sw } down left, { $w } left, { $nw } up left.
bee-busy-differs-queen = The young queen has { $times ->
    [one] { $times } feeding field: so often she must be fed.
   *[other] { $times } feeding fields: so often she must be fed.
}
bee-busy-differs-backwards = Flying backwards has { $times ->
    [one] { $times } field.
   *[other] { $times } fields.
}
bee-busy-differs-modifier = The first player’s die costs { $borrow ->
    [one] { $borrow } field
   *[other] { $borrow } fields
} of the Die Modifier, another value { $change }.
bee-busy-differs-lock = Column { $column } opens { $upgrade ->
    [garden] { bee-busy-part }.
   *[flower] the { bee-busy-flowers }.
}
bee-busy-differs-open = All else is open from the start.
bee-busy-differs-wall = A wall costs { $wax } wax.
bee-busy-differs-storage = A comb holds up to { $honey } honey, up to { $huge } with the upgrade.
bee-busy-differs-feeding = Feeding an egg or the young queen costs { $honey } honey.
bee-busy-differs-extra-honey = Extra honey brings { $honey } honey each time.
bee-busy-differs-points = Points: { $bee } for each living bee, { $honey } for each honey that is not stored, { $stored } for each stored honey, { $comb } for each complete comb, { $queen } for the fed queen; drought without water costs { $drought }.
bee-busy-differs-first-rank = Lowest rank: { bee-busy-rank }.
bee-busy-differs-rank = From { $least } points: { bee-busy-rank }.

## Why a move is refused

bee-busy-game-over = The game is over: nothing more can be decided.
bee-busy-round-closed = You are done with this round; the others are still thinking.
bee-busy-wait-for-mites = First everybody whom the mites hit chooses a bee.
bee-busy-wait-for-first = The first player chooses a die first.
bee-busy-not-now = { $step ->
    [lose] First choose the bee that the mites take.
    [die] First take a die.
    [mark] First use your extra mark, or skip it.
    [write] First write your additional value.
    [fly] First decide whether the Busy Bee stays or flies.
    [feed] First feed the larvae, or skip that.
   *[store] First decide what goes into the complete comb.
}
bee-busy-no-mites-now = The mites take no bee of yours now.
bee-busy-die-chosen = You have taken your die for this round.
bee-busy-no-extra-mark = You have no extra mark to make now: that comes right after your die, on a lucky sum, with the upgrade.
bee-busy-nothing-to-write = You have no additional value to write now.
bee-busy-bee-has-flown = That is decided for this round: the Busy Bee is in { bee-busy-area }.
bee-busy-feeding-is-over = Larvae can be fed only when the Busy Bee comes into the Combs, before anything else is done there.
bee-busy-nothing-to-skip = There is nothing to skip now: only an extra mark and the feeding can be skipped.
bee-busy-nothing-to-take-back = You have decided nothing in this round that could be taken back.
bee-busy-die-counted-on = Others have decided something since you took your die: it stays taken.
bee-busy-no-bee-to-lose = You have no bee in { bee-busy-area }.
bee-busy-no-such-die = No die shows { $die }.
bee-busy-die-taken = The first player took the { $die }. To borrow it costs { $price ->
    [one] { $price } field
   *[other] { $price } fields
} of the Die Modifier; you have { $left } left.
bee-busy-change-first = For you that die is still a { $die }. To use it as a { $use }, first say “{ bee-busy-typed-change } { $die } { bee-busy-typed-to } { $use }”.
bee-busy-die-changed = You have changed the { $die }: take it with “{ $verb ->
    [die] { bee-busy-typed-die }
   *[borrow] { bee-busy-typed-borrow }
} { $die } { bee-busy-typed-as } { $use }”.
bee-busy-nothing-to-borrow = The { $die } need not be borrowed: you can take it freely.
bee-busy-no-such-value = A die has no side with { $value }.
bee-busy-nothing-to-change = No die shows { $die } that you have not changed yet.
bee-busy-same-value = That die is a { $value } already.
bee-busy-no-fields = That costs { $price ->
    [one] { $price } field
   *[other] { $price } fields
} of the Die Modifier; you have { $left } left.
bee-busy-no-such-column = There is no improvement column { $column }.
bee-busy-column-full = Column { $column } is full.
bee-busy-no-square = There is no empty square left at { bee-busy-good }.
bee-busy-value-known = A { $value } makes { bee-busy-good } already.
bee-busy-no-backwards = Your Busy Bee cannot fly backwards yet: that is an upgrade.
bee-busy-backwards-used = Your Busy Bee has flown backwards { $times } times: that is all.
bee-busy-no-hungry-queen = There is no young queen to be fed now.
bee-busy-no-larva = There is no larva left to be fed.
bee-busy-no-place = There is no place for a bee in { bee-busy-area }.
bee-busy-other-area = The Busy Bee is in { bee-busy-area }: you can act only there.
bee-busy-walls-in-combs = Walls are bought only while the Busy Bee is in the Combs; it is in { bee-busy-area }.
bee-busy-danger-forbids = The danger of this round forbids you to act in { bee-busy-area }.
bee-busy-no-bees = You have no bee in { bee-busy-area }, so you cannot act there.
bee-busy-all-worked = { $bees ->
    [one] Your bee has done its work this round.
   *[other] Your { $bees } bees have done their work this round.
}
bee-busy-no-such-flower = There is no flower at { $flower }.
bee-busy-flower-crossed = The flower { $flower } has been used.
bee-busy-flower-locked = The flower { $flower } needs an upgrade first.
bee-busy-out-of-reach = No { $die } can be laid on the meadow so that it reaches { $flower } and all you have picked this round.
bee-busy-wrong-value = A { $die } does not make { bee-busy-good }.
bee-busy-nothing-left = You have no { $needs ->
    [nectar] nectar
   *[pollen] pollen
} left.
bee-busy-track-full = The track for { bee-busy-good } is full.
bee-busy-no-such-comb = There is no comb { $comb }.
bee-busy-line-drawn = You have drawn the line on once this round; that is all.
bee-busy-not-an-end = The line does not end in { $comb }.
bee-busy-comb-visited = The line has been in { $comb } before.
bee-busy-other-direction = A { $die } does not lead from { $start } to { $comb }.
bee-busy-wall-is-called = That wall is called { $wall }.
bee-busy-wall-marked = The wall { $wall } is marked already.
bee-busy-no-wax = A wall costs { $price } wax; you have { $wax }.
bee-busy-comb-incomplete = The comb { $comb } is not complete: { $missing ->
    [one] { $missing } wall is missing.
   *[other] { $missing } walls are missing.
}
bee-busy-comb-used = The comb { $comb } was used when it became complete.
bee-busy-too-much-honey = One comb holds 1 to { $most } honey.
bee-busy-not-that-much = You have only { $honey } honey.
bee-busy-only-one-thing = A comb holds one thing only.
bee-busy-one-queen = You have had your young queen egg: there is one in a game.
bee-busy-no-water = Water is stored once, after drought hit you.

## What happened

bee-busy-fact-round-began = { $danger ->
    [none] Round { $round }.
    [storm] Round { $round }: a storm! { $count ->
        [0] Everybody is protected.
       *[other] It keeps from the Meadow: { $players }.
    }
    [pesticide] Round { $round }: pesticide! { $count ->
        [0] Everybody is protected.
       *[other] It keeps from the Production: { $players }.
    }
    [mites] Round { $round }: mites! { $count ->
        [0] Everybody is protected.
       *[other] They take a bee from: { $players }.
    }
   *[drought] Round { $round }: drought! { $count ->
        [0] Everybody is protected.
       *[other] It hits: { $players }.
    }
}
bee-busy-fact-bee-lost = { $player } loses a bee in { bee-busy-area }.
bee-busy-fact-rolled = { $player } rolls { $dice }.
bee-busy-fact-changed = { $player } uses a { $die } as a { $to }. Fields left: { $fields }.
bee-busy-fact-die-taken = { $borrowed ->
    [yes] { $player } borrows the { $die }.
   *[no] { $player } takes the { $die }.
}
bee-busy-fact-marked = { $player } marks column { $column }: { $marks } of { $length }.
bee-busy-fact-upgraded = Column { $column } is full: { $player } gets { bee-busy-upgrade }.
bee-busy-fact-honey-gained = The lucky sum: { $player } gets { $amount } honey.
bee-busy-fact-wrote = { $player } writes a { $value } at { bee-busy-good }.
bee-busy-fact-flew = { $backwards ->
    [yes] { $player }’s Busy Bee flies backwards to { bee-busy-area }.
   *[no] { $player }’s Busy Bee flies to { bee-busy-area }.
}
bee-busy-fact-stayed = { $player }’s Busy Bee stays in { bee-busy-area }.
bee-busy-fact-fed = { $player } feeds a larva: a new bee for { bee-busy-area }.
bee-busy-fact-queen-fed = { $player } feeds the young queen: { $times } of { $needed }.
bee-busy-fact-unfed = { $larvae ->
    [one] A larva of { $player } goes unfed.
   *[other] { $larvae } larvae of { $player } go unfed.
}
bee-busy-fact-queen-lost = { $player } loses the young queen.
bee-busy-fact-picked = { $player } picks { $flower }: { $gain }.
bee-busy-fact-made = { $player } makes { $gain }.
bee-busy-fact-line-drawn = { $player } draws the line from { $start } to { $end }.
bee-busy-fact-wall-bought = { $player } buys the wall { $wall }. Wax left: { $wax }.
bee-busy-fact-stored = { $player }, comb { $comb }: { bee-busy-content }.
bee-busy-fact-skipped = { $player } makes no extra mark.
bee-busy-fact-took-back = { $player } takes back: { $move }.
bee-busy-fact-closed = { $player } is done with this round.
bee-busy-fact-ended = { $count ->
    [one] The game is over: { $winners } wins with { bee-busy-points }.
   *[other] The game is over: { $winners } share the win with { bee-busy-points } each.
}

bee-busy-gain = { $good ->
    [honey] { $amount } honey
    [wax] { $amount } wax
    [propolis] { $amount } propolis
    [nectar] { $amount } nectar
   *[pollen] { $amount } pollen
}

## Why it ended

bee-busy-reason-all-rounds-played = All rounds are played.
