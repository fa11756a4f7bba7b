# Waggle Dance in the browser: words that only the board needs. The others are in waggle-dance.ftl.
#
# $colour, $gave, $got: a colour of pollen, or “egg”, as the rules name it
# $card: a Queen card as the rules name it; $cards: several in words, already joined
# $place: a place in words; $spot: a place as the rules name it (A4, D3, room2)
# $die, $value: what a die shows; $cubes: pollen in words, already joined

## Names

waggle-dance-web-colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [red] red
    [purple] purple
    [blue] blue
    [egg] egg
    [honey] honey
   *[other] { $colour }
}
waggle-dance-web-flower = { $colour ->
    [white] daisy
    [yellow] dandelion
    [orange] marigold
    [red] poppy
    [purple] iris
   *[blue] borage
}
waggle-dance-web-card = { waggle-dance-card }
waggle-dance-web-card-what = { $card ->
    [overtime] Just before you place a bee, turn it to any number.
    [volunteer] Roll the Volunteer die: one more bee of yours, for this round.
    [efficiency] One honey costs one pollen less: three of a colour.
    [alchemy] One honey from four pollen of two colours; with Efficiency, from three.
    [mix] Move any pollen between two of your rooms.
    [bounty] Claim one more pollen from a flower that you claimed from.
    [queens-gift] Take an egg or a room from the supply.
    [shift-change] Place one bee more before the next player, or none.
    [expertise] Hatch an egg, or make honey, with two bees of different values.
    [directions] A flower where you placed a bee today takes your bees of any value.
    [dirty-trick] Move the bee that somebody just placed on a flower to another flower.
    [sick-leave] One die of an opponent stays at home this round.
    [explore] Instead of drawing: look at three cards, keep one.
   *[feint] Instead of placing a bee, move one that you have placed.
}
waggle-dance-web-card-when = { $card ->
    [volunteer] at the start of the day
    [sick-leave] at the start of the day
    [overtime] by day, when you place
    [shift-change] by day, when you place
    [directions] by day, when you place
    [feint] by day, when you place
    [dirty-trick] by day, when another places
    [bounty] by night, at D
    [mix] by night
    [queens-gift] by night
    [expertise] by night, at B or F
    [explore] by night, at G
   *[other] by night, at F
}
waggle-dance-web-action = { $action ->
    [A] Rooms
    [B] Brood
    [C] Eggs
    [D] Pollen
    [E] Trade
    [F] Honey
   *[G] Cards
}
waggle-dance-web-action-what = { $action ->
    [A] Each bee here takes a room.
    [B] Two equal bees on an egg hatch it.
    [C] Each bee here takes an egg into an empty room.
    [D] Most bees on a flower: 2 pollen; second: 1. Due more than it holds: none.
    [E] Each bee here may trade two of a colour, or an egg, for one pollen.
    [F] Two equal bees on four of a colour: honey. Equal bees link rooms.
   *[G] Each bee here draws a Queen card.
}
waggle-dance-web-place = { $kind ->
    [flower] flower D{ $number }
    [room] room { $number }
   *[space] { $spot }
}

## The table of actions

waggle-dance-web-actions = The seven actions, in the order of the night
waggle-dance-web-value = Value { $value }
waggle-dance-web-rule-of = { $what }: rule { $rule }
waggle-dance-web-left = { $count } left
waggle-dance-web-space-free = { $spot }, free
waggle-dance-web-space-blocked = { $spot }, blocked
waggle-dance-web-space-bee = { $spot }, a bee of { $player }
waggle-dance-web-flower-label = D{ $number }, { waggle-dance-web-flower }, { waggle-dance-web-colour }: { $count } pollen; { $bees }
waggle-dance-web-no-bees = no bees
waggle-dance-web-bees-of = { $count } of { $player }
waggle-dance-web-can = { $label }; can be chosen
waggle-dance-web-open-to-all = your bees of any value may come here today

## Dice and hives

waggle-dance-web-my-dice = Your bees
waggle-dance-web-dice-of = Bees of { $player }
waggle-dance-web-die = Bee with a { $die }
waggle-dance-web-die-of = Bee with a { $die }, of { $player }
waggle-dance-web-no-dice = All placed
waggle-dance-web-at-home = at home: { $dice }
waggle-dance-web-my-hive = Your hive
waggle-dance-web-hive-of = Hive of { $player }
waggle-dance-web-room = Room { $number }: { $what }
waggle-dance-web-room-bees = { $label }; bees { $bees }
waggle-dance-web-room-empty = empty
waggle-dance-web-cubes = { $count } { waggle-dance-web-colour }
waggle-dance-web-cube-in = { waggle-dance-web-colour } in room { $number }
waggle-dance-web-make-honey = Honey
waggle-dance-web-make-honey-in = Make honey in room { $number }
waggle-dance-web-hatch = Hatch
waggle-dance-web-hatch-in = Hatch the egg in room { $number } with Expertise
waggle-dance-web-with = { $cards ->
    [none] Without a card
   *[other] With { $cards }
}
waggle-dance-web-claims = To put away
waggle-dance-web-claim = { waggle-dance-web-colour } to put away
waggle-dance-web-claims-of = { $player } puts away: { $cubes }
waggle-dance-web-aside = Goes back at the end of D
waggle-dance-web-aside-of = { $player } leaves until the end of D: { $cubes }
waggle-dance-web-store-for-me = Store for me

## Players

waggle-dance-web-players = The other hives
waggle-dance-web-you = you
waggle-dance-web-first = starts
waggle-dance-web-honey-of = { $count } of { $goal } honey
waggle-dance-web-pollen = { $count } pollen
waggle-dance-web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
waggle-dance-web-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
waggle-dance-web-enlarge = Enlarge the hive of { $player }
waggle-dance-web-shrink = Make the hive of { $player } small
waggle-dance-web-acts = decides
waggle-dance-web-wins = wins

## Queen cards

waggle-dance-web-hand = Your Queen cards
waggle-dance-web-hand-of = Queen cards of { $player }
waggle-dance-web-no-cards = You hold no Queen card. Bees on G draw them.
waggle-dance-web-playable = can be played now
waggle-dance-web-show-hand = Show the cards of { $player }
waggle-dance-web-choose-for = { waggle-dance-web-card }: { $what }
waggle-dance-web-card-go = { $card ->
    [volunteer] Roll the Volunteer die
   *[explore] Look at three cards
}
waggle-dance-web-choice-more = Place one bee more
waggle-dance-web-choice-none = Place none
waggle-dance-web-choice-tile = Take a room
waggle-dance-web-choice-value = Turn it to { $value }
waggle-dance-web-choice-bee = The bee with a { $value }
waggle-dance-web-put-away = Put back
waggle-dance-web-keep = Keep { waggle-dance-web-card }
waggle-dance-web-keep-one = Keep one of these cards
waggle-dance-web-discard-none = No card has been played yet.
waggle-dance-web-discard = Played cards: { $count }
waggle-dance-web-in-play = In play until the night is over: { $cards }

## What to do

waggle-dance-web-to-do-of = { $player }: { $what }
waggle-dance-web-to-do-over = The game is over.
waggle-dance-web-to-do-sent = On its way …
waggle-dance-web-to-do-wait = { $phase ->
    [start] { $players }: cards for the start of the day?
    [place] { $players } places a bee.
    [answer] { $players }: an answer to the bee on D{ $flower }?
    [brood] B, brood: waiting for { $players }.
    [eggs] C, eggs: waiting for { $players }.
    [store] D, pollen: waiting for { $players }.
    [trade] E, trade: waiting for { $players }.
    [honey] F, honey: waiting for { $players }.
   *[draw] G, Queen cards: waiting for { $players }.
}
waggle-dance-web-to-do-start = Start of the day: play a card for it, or go on.
waggle-dance-web-to-do-place = { $left ->
    [one] Choose one of your bees.
   *[other] Place { $left } bees: choose one.
}
waggle-dance-web-to-do-forced = Now place the { $die }: choose a lit place.
waggle-dance-web-to-do-answer = { $player } has placed a { $die } on D{ $flower }: a Dirty trick?
waggle-dance-web-to-do-brood = { $count ->
    [0] B, brood: nothing hatches tonight. A card?
    [one] B, brood: play a card, or let the egg hatch.
   *[other] B, brood: play a card, or let the eggs hatch.
}
waggle-dance-web-to-do-eggs = { $bees ->
    [one] C: take an egg into an empty room.
   *[other] C: take up to { $bees } eggs into empty rooms.
}
waggle-dance-web-to-do-store = D: store your pollen, four to a room. The rest goes back to its flower.
waggle-dance-web-to-do-stored = D: all is put away. A card?
waggle-dance-web-to-do-trade = { $bees ->
    [one] E: one trade. Choose two of a colour, or an egg, then a flower.
   *[other] E: { $bees } trades. Choose two of a colour, or an egg, then a flower.
}
waggle-dance-web-to-do-traded = E: put the new pollen into a room.
waggle-dance-web-to-do-honey = F: move pollen between linked rooms, make honey.
waggle-dance-web-to-do-mix = Mix: move pollen between rooms { $one } and { $other }.
waggle-dance-web-to-do-draw = { $bees ->
    [one] G: draw a card.
   *[other] G: draw { $bees } cards.
}
waggle-dance-web-to-do-keep = Explore: keep one of these cards.
waggle-dance-web-to-do-spot = A { $die }: choose a lit place.
waggle-dance-web-to-do-room = { waggle-dance-web-colour }: choose a lit room.
waggle-dance-web-to-do-flower = For { waggle-dance-web-colour }: choose a flower.
waggle-dance-web-to-do-flow = { waggle-dance-web-colour }: choose a linked room.
waggle-dance-web-to-do-egg = An egg: choose an empty room.
waggle-dance-web-to-do-recipe = Which cards help?
waggle-dance-web-to-do-card = { $card ->
    [overtime] choose a bee.
    [value] turn it to which number?
    [sick-leave] choose a die of an opponent.
    [shift-change] one bee more, or none?
    [directions] choose a flower where you placed a bee today.
    [feint] choose a bee that you have placed.
    [dirty-trick] choose the flower it goes to.
    [mix] choose two rooms.
    [bounty] choose a flower.
    [queens-gift] take a room, or choose an empty room for an egg.
    [go] ready?
   *[other] choose a room.
}
waggle-dance-web-outlook = { $brings ->
    [room] { $now ->
        [0] Tonight: nothing, no room is left.
       *[other] Tonight: a new room.
    }
    [egg] { $now ->
        [0] Tonight: no egg, unless a room is empty by then.
       *[other] Tonight: an egg.
    }
    [trade] { $now ->
        [0] Tonight: a trade, if you have something to give by then.
       *[other] Tonight: a trade.
    }
    [card] { $now ->
        [0] Tonight: nothing, no card is left.
       *[other] Tonight: a Queen card.
    }
    [hatch] { $now ->
        [0] One more bee of this value, and the egg hatches.
       *[other] Tonight: the egg hatches.
    }
    [honey] { $now ->
        [0] One more bee of this value, and it turns to honey.
       *[other] Tonight: honey.
    }
    [link] { $now ->
        [0] A bee of this value in another room would link the two.
        [one] Links this room to another one: pollen may move.
       *[other] Links this room to { $now } others: pollen may move.
    }
   *[pollen] { $sure ->
        [yes] Tonight: { $now } pollen; no die on the table changes that.
       *[no] Tonight: { $now } pollen as it stands; other bees can make it { $least }.
    }
}
waggle-dance-web-places = { $count ->
    [one] { $count } place can be chosen.
   *[other] { $count } places can be chosen.
}

## Buttons that end something

waggle-dance-web-done-start = On to the bees
waggle-dance-web-done-answer = Let it be
waggle-dance-web-done-brood = { $count ->
    [0] Go on
    [one] Let the egg hatch
   *[other] Let the eggs hatch
}
waggle-dance-web-done-eggs = No more eggs
waggle-dance-web-done-store = { $count ->
    [0] All put away
   *[other] Leave { $count } pollen
}
waggle-dance-web-to-do-leave = There is space for it in your hive: leave { $count } pollen all the same?
waggle-dance-web-done-leave = Yes, leave { $count } pollen
waggle-dance-web-go-on-storing = No, go on storing
waggle-dance-web-done-trade = No more trades
waggle-dance-web-done-honey = { $count ->
    [0] The bees go home
    [one] Make the honey, go home
   *[other] Make { $count } honey, go home
}
waggle-dance-web-done-mix = End of the mixing
waggle-dance-web-draw = Draw a card

## Windows that close by themselves

waggle-dance-web-wait = Wait, I am thinking
waggle-dance-web-thinking = Take your time.
waggle-dance-web-by-itself = Goes on by itself in { $seconds } s.
waggle-dance-web-pass-all = Let everything pass this round
waggle-dance-web-pace = Pace
waggle-dance-web-speed = Motion
waggle-dance-web-speed-is = { $speed ->
    [calm] calm
    [usual] as usual
    [quick] quick
   *[none] none
}
waggle-dance-web-wait-time = Time for an answer
waggle-dance-web-wait-is = { $seconds ->
    [0] until I answer
   *[other] { $seconds } s
}

## Day and night

waggle-dance-web-day = Day { $round }
waggle-dance-web-night = Night { $round }
waggle-dance-web-goal = to { $goal } honey
waggle-dance-web-skip = Skip
waggle-dance-web-steps = Step by step
waggle-dance-web-steps-none = Nothing yet.

## What happened

waggle-dance-web-fact-started = { $player } rolls highest and starts.{ $count ->
    [0] {""}
   *[other] { " " }Blocked: { $blocked }.
}
waggle-dance-web-fact-day-began = Day { $round }: everybody rolls; { $player } starts.
waggle-dance-web-fact-placed = { $player } places a { $die }: { $place }.
waggle-dance-web-fact-night-fell = Night { $round } falls.
waggle-dance-web-fact-rooms-claimed = A: { $player } takes { $count ->
    [one] a room
   *[other] { $count } rooms
}.
waggle-dance-web-fact-hatched = B: an egg of { $player } hatches{ waggle-dance-web-by }; { $dice } dice from tomorrow.
waggle-dance-web-fact-egg-taken = C: { $player } takes an egg into room { $room }.
waggle-dance-web-fact-pollen-claimed = D{ $flower }, { waggle-dance-web-colour }: { $who }.
waggle-dance-web-fact-stored = D: { $player } puts { waggle-dance-web-colour } into room { $room }.
waggle-dance-web-fact-returned = D: { $player } returns { $cubes }.
waggle-dance-web-fact-traded = E: { $player } gives { $given } for { waggle-dance-web-colour }.
waggle-dance-web-fact-trades-left = E: { $bees ->
    [one] a bee of { $player } goes home
   *[other] { $bees } bees of { $player } go home
} without a trade.
waggle-dance-web-fact-moved = { $player } moves { waggle-dance-web-colour } from room { $start } to { $end }.
waggle-dance-web-fact-swapped = { $player } swaps { waggle-dance-web-colour } of room { $start } for { $taken } of room { $end }.
waggle-dance-web-fact-honey-made = F: { $player } makes honey{ waggle-dance-web-by }: { $honey } in all.
waggle-dance-web-fact-drew = G: { $player } draws a card.
waggle-dance-web-fact-drew-card = G: you draw { waggle-dance-web-card }.
waggle-dance-web-fact-reshuffled = The played cards are shuffled into a new deck.
waggle-dance-web-fact-ended = The game is over: { $winners } { $count ->
    [one] wins
   *[other] share the win
}.
waggle-dance-web-fact-overtime-played = Overtime: { $player } turns a { $die } to { $value }.
waggle-dance-web-fact-volunteer-played = Volunteer: { $player } rolls one more bee, a { $value }.
waggle-dance-web-fact-sick-leave-played = Sick leave: { $player } sends a { $die } of { $whose } home.
waggle-dance-web-fact-shift-changed = Shift change: { $player } places { $bees ->
    [more] one bee more
   *[none] no bee
}.
waggle-dance-web-fact-directions-played = Directions: D{ $flower } takes bees of { $player } of any value today.
waggle-dance-web-fact-feinted = Feint: { $player } takes a { $die } back, from { $place }.
waggle-dance-web-fact-dirty-trick-played = Dirty trick: { $player } moves the { $die } of { $whose } from D{ $start } to D{ $end }.
waggle-dance-web-fact-mix-played = Mix: { $player } links rooms { $one } and { $next }.
waggle-dance-web-fact-bounty-played = Bounty: { $player } claims one more { waggle-dance-web-colour }.
waggle-dance-web-fact-gift-played = Queen’s gift: { $player } takes { $gift ->
    [egg] an egg into room { $room }
   *[room] a room
}.
waggle-dance-web-fact-explored = Explore: { $player } looks at { $count } cards.
waggle-dance-web-fact-explored-cards = Explore: { $cards }.
waggle-dance-web-fact-kept = { $player } keeps one and discards { $cards }.
waggle-dance-web-fact-kept-card = You keep { waggle-dance-web-card } and discard { $cards }.
waggle-dance-web-by = { $help ->
    [none] {""}
   *[other] { " " }with { $cards }
}
waggle-dance-web-two-of = two { waggle-dance-web-colour }
waggle-dance-web-an-egg = an egg

## Keys

waggle-dance-web-key-dice = choose a bee of this value
waggle-dance-web-key-arrows = move over what can be chosen
waggle-dance-web-key-next = the next thing that can be chosen, the one before
waggle-dance-web-key-enter = choose it
waggle-dance-web-key-escape = put back
waggle-dance-web-key-cards = to your Queen cards
waggle-dance-web-key-done = the button that ends this; draw a card
waggle-dance-web-key-store = store for me
waggle-dance-web-key-wait = wait, I am thinking
waggle-dance-web-key-skip = skip the motion
