# Waggle Dance — what it is called, why a move is refused, what happened, how it ended.
#
# $player, $other, $winners: names of players, never seat numbers
# $die, $value: what a bee die shows
# $spot: a place for a bee: A4, D3 or room2
# $room, $start, $end, $one: the number of a room in the player’s own hive
# $flower: the number of a flower
# $colour, $gave, $got: the name of a pollen colour as in a move: white, … or egg
# $card: the name of a Queen card as in a move: mix, queens-gift, …
# $cards, $cubes, $shares: several of them as one text

waggle-dance-title = Waggle Dance
waggle-dance-summary = Your dice are bees: place them by day, and by night they bring pollen, eggs and honey.

## Options

waggle-dance-option-honey = rooms of honey that end the game: 5 short, 7 usual, 9 long [WAG-23]
waggle-dance-option-blocked = blocked spaces on each of A, C, E and G; left open: as many as the number of players asks for [WAG-5]
waggle-dance-short-honey = rooms of honey
waggle-dance-short-blocked = blocked spaces

## Things

waggle-dance-colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [red] red
    [purple] purple
   *[blue] blue
}
waggle-dance-action = { $action ->
    [A] new rooms
    [B] hatching
    [C] eggs
    [D] pollen
    [E] trading
    [F] honey
   *[G] Queen cards
}
waggle-dance-card = { $card ->
    [overtime] Overtime
    [volunteer] Volunteer
    [efficiency] Efficiency
    [alchemy] Alchemy
    [mix] Mix
    [bounty] Bounty
    [queens-gift] Queen’s gift
    [shift-change] Shift change
    [expertise] Expertise
    [directions] Directions
    [dirty-trick] Dirty trick
    [sick-leave] Sick leave
    [explore] Explore
   *[feint] Feint
}
waggle-dance-card-about = { $card ->
    [overtime] By day, before placing a bee: set it to any number.
    [volunteer] At the start of the day: roll one extra bee for this round.
    [efficiency] By night: one honey needs three pollen of a colour instead of four.
    [alchemy] By night: one honey from pollen of two colours.
    [mix] By night: move any pollen between two of your rooms.
    [bounty] By night, when you claim pollen from a flower: one more of it.
    [queens-gift] By night: take an egg or a room.
    [shift-change] By day, on your turn: place one bee more, or none.
    [expertise] By night: hatch an egg or make honey with two bees of different values.
    [directions] By day: bees of any value may go to a flower where you placed one today.
    [dirty-trick] By day: move a bee that somebody just placed on a flower to another flower.
    [sick-leave] At the start of the day: a bee of an opponent stays at home.
    [explore] By night, instead of drawing a card: draw three and keep one.
   *[feint] By day, instead of placing: move one of your placed bees.
}

## Phases

waggle-dance-phase-start = Morning: cards for the start of the day
waggle-dance-phase-place = Day: placing bees
waggle-dance-phase-answer = Day: a bee on a flower may be answered
waggle-dance-phase-brood = Night, B: hatching
waggle-dance-phase-eggs = Night, C: claiming eggs
waggle-dance-phase-store = Night, D: storing pollen
waggle-dance-phase-trade = Night, E: trading
waggle-dance-phase-honey = Night, F: making honey
waggle-dance-phase-draw = Night, G: drawing cards
waggle-dance-phase-over = The game is over

## Moves, as they can be typed: word by word

waggle-dance-typed-place = place
waggle-dance-typed-play = play
waggle-dance-typed-room = room
waggle-dance-typed-egg = egg
waggle-dance-typed-as = as
waggle-dance-typed-of = of
waggle-dance-typed-seat = seat
waggle-dance-typed-from = from
waggle-dance-typed-to = to
waggle-dance-typed-for = for
waggle-dance-typed-with = with
waggle-dance-typed-more = more
waggle-dance-typed-none = none
waggle-dance-typed-hatch = hatch
waggle-dance-typed-store = store
waggle-dance-typed-trade = trade
waggle-dance-typed-move = move
waggle-dance-typed-swap = swap
waggle-dance-typed-honey = honey
waggle-dance-typed-draw = draw
waggle-dance-typed-keep = keep
waggle-dance-typed-done = done
waggle-dance-typed-white = white
waggle-dance-typed-yellow = yellow
waggle-dance-typed-orange = orange
waggle-dance-typed-red = red
waggle-dance-typed-purple = purple
waggle-dance-typed-blue = blue
waggle-dance-typed-overtime = overtime
waggle-dance-typed-volunteer = volunteer
waggle-dance-typed-efficiency = efficiency
waggle-dance-typed-alchemy = alchemy
waggle-dance-typed-mix = mix
waggle-dance-typed-bounty = bounty
waggle-dance-typed-queens-gift = queens-gift
waggle-dance-typed-shift-change = shift-change
waggle-dance-typed-expertise = expertise
waggle-dance-typed-directions = directions
waggle-dance-typed-dirty-trick = dirty-trick
waggle-dance-typed-sick-leave = sick-leave
waggle-dance-typed-explore = explore
waggle-dance-typed-feint = feint

## Moves, what they mean

waggle-dance-about-place = { $action ->
    [A] a new room
    [C] an egg
    [D] pollen: { waggle-dance-colour }
    [E] a trade
    [G] a Queen card
   *[room] bees at work in your hive
}
waggle-dance-about-overtime = then place that bee
waggle-dance-about-volunteer = an extra bee for this round
waggle-dance-about-sick-leave = a bee of { $player } stays at home
waggle-dance-about-shift-change = { $bees ->
    [more] place one bee more this turn
   *[none] place no bee this turn
}
waggle-dance-about-directions = all your bees may go there today
waggle-dance-about-feint = then place that bee elsewhere
waggle-dance-about-dirty-trick = move { $player }’s bee to the flower of { waggle-dance-colour } pollen
waggle-dance-about-hatch = with bees of different values
waggle-dance-about-egg = an egg into this room
waggle-dance-about-store = into a room with: { $holds }
waggle-dance-about-trade = { $gave ->
    [egg] the egg goes back
   *[cubes] two of them go back
}
waggle-dance-about-move = one cube
waggle-dance-about-swap = one cube for one
waggle-dance-about-honey = this room becomes honey
waggle-dance-about-draw = the top Queen card
waggle-dance-about-keep = { waggle-dance-card-about }
waggle-dance-about-mix = then move pollen between these two
waggle-dance-about-bounty = one more cube: { waggle-dance-colour }
waggle-dance-about-queens-gift = from the supply
waggle-dance-about-explore = look at three cards, keep one
waggle-dance-about-done = { $phase ->
    [start] no card now
    [answer] let the bee be
    [store] the rest goes back to its flower
    [mixing] that was the mixing
   *[other] nothing more here
}

## What the player is asked

waggle-dance-ask-start = { $player }: the dice are rolled. A card for the start of the day?
waggle-dance-ask-place = { $player }: place { $left ->
    [one] a bee
   *[other] { $left } bees
}.
waggle-dance-ask-forced = { $player }: now place the bee showing { $die }.
waggle-dance-ask-answer = { $player }: { $other } has placed a { $die } on flower { $flower }. Answer it? Just Enter: no.
waggle-dance-ask-brood = { $player }: a card before the eggs hatch? Just Enter: no.
waggle-dance-ask-eggs = { $player }: { $bees ->
    [one] { $bees } bee
   *[other] { $bees } bees
} may take eggs.
waggle-dance-ask-store = { $player }: store your pollen: { $cubes }.
waggle-dance-ask-stored = { $player }: all is stored. Anything else? Just Enter: no.
waggle-dance-ask-trade = { $player }: { $bees ->
    [one] { $bees } bee
   *[other] { $bees } bees
} may trade.
waggle-dance-ask-honey = { $player }: move pollen and make honey. “done”: what is ready becomes honey.
waggle-dance-ask-draw = { $player }: draw a card.
waggle-dance-ask-keep = { $player }: keep one of these cards.
waggle-dance-ask-mixing = { $player }: move pollen between rooms { $one } and { $other }, then “done”.

## Around the board

waggle-dance-round = Round { $round }. { $phase } (first player: { $seat })
waggle-dance-honey = { $honey } of { $goal } honey
waggle-dance-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
waggle-dance-to-place = to place:
waggle-dance-sick = at home:
waggle-dance-volunteer = with the Volunteer
waggle-dance-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
waggle-dance-hand = Your cards: { $cards }
waggle-dance-in-play = In play until the night is over: { $cards }
waggle-dance-empty = nothing
waggle-dance-an-egg = egg
waggle-dance-honey-room = honey
waggle-dance-ways = { $die } → { $spots }
waggle-dance-ways-hint = (type “place { $die } { $spot }”, or just “{ $die } { $spot }”; “list { $die }” explains)
waggle-dance-help =
    A new rooms ⬡, C eggs ○, D pollen, E trading ⇄, G Queen cards ♛; ×12: so many are left
    A space is free ·, blocked #, or has the sign of the player whose bee is there: ① ② ③ ④
    Pollen is written by its first letter: W white, Y yellow, O orange, R red, P purple, B blue.
    Your rooms are room1, room2, …; after @ stand the bees on a room.
      place 4 A4            a bee showing 4 on space 4 of A; just “4 A” does it too
      place 4 room2         a bee in your room 2, whatever it shows
      list 4                all places for a 4
      store yellow room2    puts a cube away
      trade yellow room2 for red
      move yellow room2 to room3      between rooms that bees of one value link
      honey room2 with efficiency     cards that help are named after “with”
      play mix room2 room3            other cards are played so
      done                  nothing more

## Why a move is refused

waggle-dance-game-over = The game is over: nothing more can be played.
waggle-dance-not-your-turn = You have nothing to decide now.
waggle-dance-not-now = That cannot be done now. { $phase ->
    [start] It is the start of the day: only Volunteer and Sick leave can be played.
    [place] It is day: bees are being placed.
    [answer] A bee was placed on a flower: only Dirty trick can answer.
    [brood] It is night: B, hatching.
    [eggs] It is night: C, claiming eggs.
    [store] It is night: D, storing pollen.
    [trade] It is night: E, trading.
    [honey] It is night: F, making honey.
   *[draw] It is night: G, drawing cards.
}
waggle-dance-must-place = You must place a bee as long as you have one.
waggle-dance-just-draw = Draw a card: a bee on G never goes home for nothing.
waggle-dance-place-this-bee = First place the bee showing { $die } that you have in your hand.
waggle-dance-keep-first = First keep one of the cards that you are looking at.
waggle-dance-mix-first = First finish your Mix: move pollen between the two rooms, or end it.
waggle-dance-store-first = First store the pollen that you traded for.
waggle-dance-no-such-die = You have no bee showing { $die } left to place.
waggle-dance-no-such-spot = There is no place { $spot }.
waggle-dance-other-value = A bee showing { $die } cannot go to { $spot }: a space takes its own number only.
waggle-dance-other-flower = A bee showing { $die } cannot go to { $spot }: a flower takes its own number only.
waggle-dance-blocked = { $spot } is blocked for the whole game.
waggle-dance-taken = { $spot } is taken for today.
waggle-dance-no-such-room = You have no room { $room }.
waggle-dance-one-room = Room { $room } is named twice: choose two rooms.
waggle-dance-room-is-honey = Room { $room } is honey already: no bee is needed there.
waggle-dance-same-place = The bee was on { $spot }: it must go somewhere else.
waggle-dance-no-such-card = There is no card { $card } in the game.
waggle-dance-not-your-card = You do not hold the card { waggle-dance-card }.
waggle-dance-no-such-value = No bee shows { $value }: choose a number from 1 to 6.
waggle-dance-same-value = That bee shows { $die } already: choose another number.
waggle-dance-volunteer-is-out = The Volunteer die is in use already this round.
waggle-dance-no-opponent = Seat { $seat } is no opponent of yours.
waggle-dance-not-their-die = That player has no bee showing { $die } left to place.
waggle-dance-no-bee-more = You have no bee beyond those that you place this turn anyway.
waggle-dance-no-bee-on-flower = You have no bee on flower { $flower } to show the way.
waggle-dance-not-placed-there = You have placed no bee on flower { $flower } today.
waggle-dance-directions-known = All your bees may go to flower { $flower } already.
waggle-dance-not-another-flower = Choose another flower than { $flower }, from 1 to 6.
waggle-dance-no-bee-there = You have no bee showing { $die } on { $spot }.
waggle-dance-nowhere-else = The bee showing { $die } could go nowhere else.
waggle-dance-no-tile-left = No room tile is left.
waggle-dance-no-egg-left = No egg is left.
waggle-dance-no-die-left = You have no die left in the box, so nothing more can hatch.
waggle-dance-room-not-empty = Room { $room } is not empty: an egg needs a room of its own.
waggle-dance-no-egg-there = There is no egg in room { $room }.
waggle-dance-needs-two-bees = Room { $room } needs two bees.
waggle-dance-needs-a-pair = The bees on room { $room } do not show the same value.
waggle-dance-pair-is-enough = Room { $room } has a pair of bees: Expertise is not needed.
waggle-dance-no-honey-so = What room { $room } holds does not make honey in this way.
waggle-dance-card-idle = Honey in room { $room } does not need { waggle-dance-card }.
waggle-dance-one-of-each = Only one card of each kind can help with the same honey.
waggle-dance-honey-already = Room { $room } is honey already.
waggle-dance-not-claimed = You have no { waggle-dance-colour } pollen to store.
waggle-dance-not-claimed-from = You have claimed nothing from flower { $flower } tonight.
waggle-dance-flower-empty = Flower { $flower } has no pollen left.
waggle-dance-room-full = Room { $room } has no space for pollen.
waggle-dance-not-two = Room { $room } does not hold two { waggle-dance-colour } cubes.
waggle-dance-same-colour = That would change { waggle-dance-colour } for the same colour.
waggle-dance-not-linked = Rooms { $start } and { $end } are not linked: each needs a bee of one same value.
waggle-dance-no-such-cube = Room { $room } holds no { waggle-dance-colour } pollen.
waggle-dance-move-instead = There is space: move the cubes one by one instead.
waggle-dance-moved-enough = You have moved { $count } cubes tonight; that is enough.
waggle-dance-nothing-to-mix = There is nothing to move between rooms { $one } and { $other }.
waggle-dance-nothing-to-keep = You are not looking at any cards.
waggle-dance-not-shown = The card { $card } is not among those you are looking at.

## What happened

waggle-dance-fact-started = { $player } rolls highest and begins.
waggle-dance-fact-day-began = Day { $round }: everybody rolls. { $player } is first.
waggle-dance-fact-placed = { $player } places a { $die } on { $spot }.
waggle-dance-fact-night-fell = Night { $round } falls.
waggle-dance-fact-rooms-claimed = { $player } gets { $count ->
    [one] a new room
   *[other] { $count } new rooms
}.
waggle-dance-fact-hatched = An egg of { $player } hatches in room { $room }: { $dice } dice from tomorrow on. { $cards }
waggle-dance-fact-egg-taken = { $player } takes an egg into room { $room }.
waggle-dance-fact-pollen-claimed = Flower { $flower } ({ waggle-dance-colour }): { $shares }.
waggle-dance-gets = { $player } +{ $count } ({ $bees ->
    [one] 1 bee
   *[other] { $bees } bees
})
waggle-dance-gets-none = { $player } nothing ({ $bees ->
    [one] 1 bee
   *[other] { $bees } bees
}: { $why ->
    [short] too little left
    [tied] tied for second
   *[behind] not second
})
waggle-dance-fact-stored = { $player } stores { waggle-dance-colour } pollen in room { $room }.
waggle-dance-fact-returned = { $player } returns { $cubes }.
waggle-dance-fact-traded = { $gave ->
    [egg] { $player } trades the egg of room { $room } for { waggle-dance-colour } pollen.
   *[cubes] { $player } trades two cubes of room { $room } for { waggle-dance-colour } pollen.
}
waggle-dance-fact-trades-left = { $bees ->
    [one] A bee of { $player } goes home without a trade.
   *[other] { $bees } bees of { $player } go home without a trade.
}
waggle-dance-fact-moved = { $player } moves { waggle-dance-colour } pollen from room { $start } to room { $end }.
waggle-dance-fact-swapped = { $player } swaps pollen between rooms { $start } and { $end }.
waggle-dance-fact-honey-made = { $player } makes honey in room { $room } and has { $honey }. { $cards }
waggle-dance-fact-drew = { $player } draws a Queen card.
waggle-dance-fact-drew-card = { $player } draws { waggle-dance-card }.
waggle-dance-fact-reshuffled = The played cards are shuffled: a new deck of { $deck }.
waggle-dance-fact-ended = { $count ->
    [one] The game is over: { $winners } wins with { $honey } honey.
   *[other] The game is over: { $winners } share the win with { $honey } honey each.
}
waggle-dance-fact-overtime-played = { $player } plays Overtime: a { $die } becomes a { $value }.
waggle-dance-fact-volunteer-played = { $player } plays Volunteer and rolls a { $value }.
waggle-dance-fact-sick-leave-played = { $player } plays Sick leave: a { $die } of { $other } stays at home.
waggle-dance-fact-shift-changed = { $bees ->
    [more] { $player } plays Shift change and places one bee more.
   *[none] { $player } plays Shift change and places no bee.
}
waggle-dance-fact-directions-played = { $player } plays Directions to flower { $flower }.
waggle-dance-fact-feinted = { $player } plays Feint and takes the { $die } from { $spot } up.
waggle-dance-fact-dirty-trick-played = { $player } plays a Dirty trick: the { $die } of { $other } goes to flower { $end }.
waggle-dance-fact-mix-played = { $player } plays Mix on rooms { $one } and { $room }.
waggle-dance-fact-bounty-played = { $player } plays Bounty: one more { waggle-dance-colour } pollen.
waggle-dance-fact-gift-played = { $gift ->
    [egg] { $player } plays Queen’s gift: an egg into room { $room }.
   *[room] { $player } plays Queen’s gift: a new room, number { $room }.
}
waggle-dance-fact-explored = { $player } plays Explore and looks at { $count } cards.
waggle-dance-fact-explored-cards = { $player } plays Explore and looks at { $cards }.
waggle-dance-fact-kept = { $player } keeps one and discards { $discarded }.
waggle-dance-fact-kept-card = { $player } keeps { waggle-dance-card } and discards { $discarded }.
waggle-dance-with-cards = (With { $cards }.)

## Why it ended

waggle-dance-reason-most-honey = Enough honey has been made, and one player has the most.
waggle-dance-reason-most-pollen = Enough honey has been made; the players ahead are level, and pollen decides.
waggle-dance-reason-shared = Enough honey has been made, and the players ahead are level in honey and in pollen.
