# Bee Busy in the browser: words that only the board needs. The others are in bee-busy.ftl.
#
# $area: meadow, production or combs
# $what: honey, wax, propolis, nectar, pollen; or those in words, already translated
# $player, $name, $names: names of players
# $comb: the name of a comb, like c3
# $column: a sum of two dice

## The sheet

bee-busy-web-fetching = The sheet is on its way …
bee-busy-web-no-sheet = The sheet could not be fetched.
bee-busy-web-again = Try again
bee-busy-web-area = { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}
bee-busy-web-pages = Areas of the sheet
bee-busy-web-busy-bee-here = The Busy Bee is here.
bee-busy-web-bees = { $bees ->
    [one] { $bees } bee
   *[other] { $bees } bees
}, places: { $places }
bee-busy-web-barred = { $danger ->
    [storm] Storm: no action here
   *[pesticide] Pesticide: no action here
}
bee-busy-web-good = { $what ->
    [honey] honey
    [wax] wax
    [propolis] propolis
    [nectar] nectar
   *[pollen] pollen
}
bee-busy-web-count = { $count } { $what }

## The meadow

bee-busy-web-part-centre = Open meadow
bee-busy-web-part-cat = Cat’s garden
bee-busy-web-part-gnome = Gnome’s garden
bee-busy-web-part-heath = Heath
bee-busy-web-part-moor = Moor
bee-busy-web-kind = { $kind ->
    [red] poppy
    [blue] borage
   *[yellow] dandelion
}
bee-busy-web-flower = { $kind }, { $part } { $place }: { $gives }
bee-busy-web-flower-crossed = { $kind }, { $part } { $place }: crossed
bee-busy-web-opens-with = opens when column { $column } is full

## Production

bee-busy-web-recipe = 1 { $needs } becomes { $goods }, with { $values }
bee-busy-web-track = { $what }: { $left } to spend, { $made } of { $length } made

## Combs

bee-busy-web-combs = Your combs, walls and line
bee-busy-web-comb = Comb { $comb }: { $count ->
    [one] { $count } wall
   *[other] { $count } walls
} of 6{ $line ->
    [yes] , on the line
   *[no] { "" }
}
bee-busy-web-comb-holds = Comb { $comb }, complete: { $what ->
    [egg] an egg
    [queen] the young queen
    [water] water
    [honey] { $honey } honey
   *[nothing] crossed out
}
bee-busy-web-side = { $value } { $side ->
    [ne] up right
    [e] right
    [se] down right
    [sw] down left
    [w] left
   *[nw] up left
}
bee-busy-web-queen = Young queen: fed { $fed } of { $needed } times
bee-busy-web-thirst = { $meets ->
    [water] water is stored
   *[drought] drought: store water
}

## Improvement, rounds, score

bee-busy-web-improvement = Improvement
bee-busy-web-column = Column { $column }: { $marks } of { $length }. Gives: { $gives }
bee-busy-web-upgrade = { $upgrade ->
    [backwards] Fly backwards
    [value] Additional value
    [flexible] Flexible direction
    [extra-honey] Honey on a { $lucky }
    [extra-mark] Any mark on a { $lucky }
   *[storage] Huge storage
}
bee-busy-web-upgrade-garden = { $part }
bee-busy-web-upgrade-flower = { $kind ->
    [red] Poppies, too
    [blue] Borage, too
   *[yellow] Dandelions, too
}
bee-busy-web-rounds = Round { $round } of { $rounds }
bee-busy-web-round = Round { $round }
bee-busy-web-round-crown = Round { $round }: the last one for a young queen egg
bee-busy-web-round-danger = Round { $round }: { $danger }; propolis { $shield } protects
bee-busy-web-danger = { $danger ->
    [storm] storm
    [pesticide] pesticide
    [mites] mites
   *[drought] drought
}
bee-busy-web-score = Score
bee-busy-web-item = { $item ->
    [bees] Bees
    [honey] Honey
    [propolis] Propolis
    [drought] Drought
    [queen] Queen
    [combs] Combs
    [stored] Stored
   *[total] Total
}
bee-busy-web-points = { $points } pts
bee-busy-web-modifier = Die Modifier
bee-busy-web-fields = Die Modifier: { $left } left

## Everybody

bee-busy-web-sheets = All sheets
bee-busy-web-sheet-of = The sheet of { $name }
bee-busy-web-my-sheet = Back to my sheet
bee-busy-web-first = First player
bee-busy-web-doing = { $doing ->
    [thinks] still deciding
    [closed] has closed the round
    [wait] waits
   *[over] the game is over
}

## What is to be decided

bee-busy-web-dice = Dice
bee-busy-web-die = { $taken ->
    [yes] { $value }, your die
   *[no] { $value }
}
bee-busy-web-sum = The other two dice make { $sum }
bee-busy-web-to-do-over = The game is over.
bee-busy-web-to-do-wait = One moment …
bee-busy-web-to-do-wait-first = { $name } takes a die first.
bee-busy-web-to-do-wait-mites = Others lose a bee to the mites first.
bee-busy-web-to-do-closed = Round closed. Waiting for { $names }.
bee-busy-web-to-do-watch = { $name } decides.
bee-busy-web-to-do-die-first = Take a die. The other two are for the improvement.
bee-busy-web-to-do-die = Take one of the dice that are left.
bee-busy-web-to-do-change = Use which die as which value?
bee-busy-web-to-do-lose = Mites! Which bee is lost?
bee-busy-web-to-do-mark = A lucky sum: mark any column.
bee-busy-web-to-do-write = An additional value: write which, and where?
bee-busy-web-to-do-fly = Where shall the Busy Bee be?
bee-busy-web-to-do-feed = Feed the larvae?
bee-busy-web-to-do-act-meadow = Cross flowers: { $free ->
    [one] { $free } bee can fly.
   *[other] { $free } bees can fly.
}
bee-busy-web-to-do-act-production = Produce: { $free ->
    [one] { $free } bee can work.
   *[other] { $free } bees can work.
}
bee-busy-web-to-do-act-line = Draw the line on.
bee-busy-web-to-do-act-wall = Buy walls with wax, or close the round.
bee-busy-web-to-do-act-combs = Draw the line on, or buy walls with wax.
bee-busy-web-to-do-store = Comb { $combs } is complete. What goes in?
bee-busy-web-to-do-barred = { $area ->
    [meadow] The storm keeps everybody at home. Close the round.
   *[production] Pesticide: no production. Close the round.
}
bee-busy-web-to-do-close = Nothing more to do here. Close the round.

## Choices

bee-busy-web-die-take = Take the { $die }
bee-busy-web-die-as = Take the { $die } as { $use }
bee-busy-web-die-borrow = Take the first player’s { $use }; fields of the Die Modifier: { $price }
bee-busy-web-change = Use the { $die } as { $value }
bee-busy-web-change-die = The { $die } as
bee-busy-web-change-begin = Use a die as another value
bee-busy-web-change-stop = Leave the dice as they are
bee-busy-web-lose = { $area ->
    [meadow] A bee of the Meadow
    [production] A bee of the Production
   *[combs] A bee of the Combs
}
bee-busy-web-mark = Mark column { $column }
bee-busy-web-write = Write { $value } at { $what ->
    [honey] honey
    [wax] wax
   *[propolis] propolis
}
bee-busy-web-write-at = { $what ->
    [honey] At honey
    [wax] At wax
   *[propolis] At propolis
}
bee-busy-web-stay = { $area ->
    [meadow] Stay in the Meadow
    [production] Stay in the Production
   *[combs] Stay in the Combs
}
bee-busy-web-fly = { $area ->
    [meadow] Fly to the Meadow
    [production] Fly to the Production
   *[combs] Fly to the Combs
}
bee-busy-web-fly-back = { $area ->
    [meadow] Fly back to the Meadow
    [production] Fly back to the Production
   *[combs] Fly back to the Combs
}
bee-busy-web-feed = { $what ->
    [meadow] Feed a larva: a bee for the Meadow
    [production] Feed a larva: a bee for the Production
   *[queen] Feed the young queen
}
bee-busy-web-make = { $what ->
    [honey] Make honey
    [wax] Make wax
   *[propolis] Make propolis
}
bee-busy-web-line = Draw the line from { $start } to { $end }
bee-busy-web-wall = Buy the wall { $wall }
bee-busy-web-in-comb = In { $comb }
bee-busy-web-store = { $what ->
    [egg] An egg
    [queen] The young queen’s egg
    [water] Water
    [honey] { $honey } honey
   *[nothing] Nothing
}
bee-busy-web-skip = No more
bee-busy-web-done = Close the round
bee-busy-web-back = Take back

## What a choice would do

bee-busy-web-show = Show what can be done
bee-busy-web-hold = Tap to choose; hold to see what it would do.
bee-busy-web-gist-mark = column { $column }: { $marks } of { $length }
bee-busy-web-gist-upgrade = column { $column } is full: { $gives }
bee-busy-web-gist-more = { $change } { $what }
bee-busy-web-gist-fields = { $count ->
    [one] { $count } field of the Die Modifier
   *[other] { $count } fields of the Die Modifier
}
bee-busy-web-gist-walls = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}
bee-busy-web-gist-combs = { $count ->
    [one] comb { $combs } complete
   *[other] combs { $combs } complete
}
bee-busy-web-gist-unfed = { $count ->
    [one] { $count } larva starves
   *[other] { $count } larvae starve
}
bee-busy-web-gist-queen-lost = the young queen starves
bee-busy-web-gist-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
bee-busy-web-gist-flowers = { $count ->
    [one] { $count } flower in reach
   *[other] { $count } flowers in reach
}
bee-busy-web-gist-make = can make { $goods }
bee-busy-web-gist-line = { $count ->
    [one] the line can go on
   *[other] the line can go on, { $count } ways
}
bee-busy-web-gist-then = { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}: { $what }

## The end of a solo game

bee-busy-web-solo-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bee-busy-web-rank-under = under { $points }
bee-busy-web-best = Your best on this device: { $points }
bee-busy-web-record = A new best on this device: { $points }
bee-busy-web-share-daily = Bee Busy, the dice of { $date }
bee-busy-web-daily-bot = The greedy bot has { $points } with the same dice
bee-busy-web-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
bee-busy-web-earlier-days = Earlier days:
bee-busy-web-day = { $date }:
bee-busy-web-earlier = Earlier games on this sheet:

## Keys

bee-busy-web-key-number = Choose a die or a button, by its place
bee-busy-web-key-arrows = From choice to choice
bee-busy-web-key-enter = Choose
bee-busy-web-key-back = Take the last decision back
bee-busy-web-key-done = Close the round
bee-busy-web-key-sheet = Look at the next sheet

## The log

bee-busy-web-fact-round-began = { $danger ->
    [storm] Round { $round }: storm.
    [pesticide] Round { $round }: pesticide.
    [mites] Round { $round }: mites.
    [drought] Round { $round }: drought.
   *[other] Round { $round }.
} { $danger ->
    [storm] { bee-busy-web-struck }
    [pesticide] { bee-busy-web-struck }
    [mites] { bee-busy-web-struck }
    [drought] { bee-busy-web-struck }
   *[other] { "" }
}
bee-busy-web-struck = { $struck ->
    [0] Propolis protects everybody.
    [one] { $seats ->
        [1] It strikes.
       *[other] It strikes one hive.
    }
   *[other] It strikes { $struck } hives.
}
bee-busy-web-fact-bee-lost = { $player } loses a bee of the { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}.
bee-busy-web-fact-rolled = { $player } rolls { $dice }.
bee-busy-web-fact-changed = { $player } uses a { $die } as { $value }.
bee-busy-web-fact-die-taken = { $how ->
    [borrowed] { $player } takes the first player’s { $use }.
    [as] { $player } takes the { $die } as { $use }.
   *[plain] { $player } takes the { $die }.
}
bee-busy-web-fact-marked = { $player } marks column { $column }: { $marks } of { $length }.
bee-busy-web-fact-upgraded = { $player } has the upgrade of column { $column }.
bee-busy-web-fact-honey-gained = { $player } has { $amount } honey for a lucky sum.
bee-busy-web-fact-wrote = { $player } writes { $value } at { $at ->
    [honey] honey
    [wax] wax
   *[propolis] propolis
}.
bee-busy-web-fact-flew = { $way ->
    [back] { $player } flies back to the
   *[on] { $player } flies to the
} { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}.
bee-busy-web-fact-stayed = { $player } stays in the { $area ->
    [meadow] Meadow
    [production] Production
   *[combs] Combs
}.
bee-busy-web-fact-fed = { $player } feeds a larva: a new bee for the { $area ->
    [meadow] Meadow
   *[production] Production
}.
bee-busy-web-fact-queen-fed = { $player } feeds the young queen: { $times } of { $needed }.
bee-busy-web-fact-unfed = { $larvae ->
    [one] A larva of { $player } starves.
   *[other] { $larvae } larvae of { $player } starve.
}
bee-busy-web-fact-queen-lost = { $player } loses the young queen.
bee-busy-web-fact-picked = { $player } crosses a flower: { $nectar ->
    [0] { "" }
   *[other] { $nectar } nectar
}{ $pollen ->
    [0] { "" }
   *[other] { " " }{ $pollen } pollen
}.
bee-busy-web-fact-made = { $player } makes { $what ->
    [honey] { $honey } honey
    [wax] { $wax } wax
   *[propolis] { $propolis } propolis
}.
bee-busy-web-fact-line-drawn = { $player } draws the line to { $end }{ $count ->
    [0] { "" }
    [one] , { $count } wall
   *[other] , { $count } walls
}{ $done ->
    [0] { "" }
    [one] , a comb is complete
   *[other] , { $done } combs are complete
}.
bee-busy-web-fact-wall-bought = { $player } buys a wall{ $done ->
    [0] { "" }
    [one] , a comb is complete
   *[other] , { $done } combs are complete
}.
bee-busy-web-fact-stored = { $what ->
    [egg] { $player } stores an egg in { $comb }.
    [queen] { $player } stores the young queen’s egg in { $comb }.
    [water] { $player } stores water in { $comb }.
    [honey] { $player } stores { $honey } honey in { $comb }.
   *[nothing] { $player } crosses { $comb } out.
}
bee-busy-web-fact-skipped = { $player } marks nothing more.
bee-busy-web-fact-took-back = { $player } takes a decision back.
bee-busy-web-fact-closed = { $player } closes the round.
bee-busy-web-fact-ended = { $seats ->
    [1] The game is over: { bee-busy-web-solo-result }.
   *[other] The game is over.
}

# In the lobby.
bee-busy-web-play-daily = Play today’s dice
bee-busy-web-daily-why = Alone, with the same dice for everybody. Your best game of the day is listed.
