# Butine! / Bizzy Bee! — what it is called, why a move is refused, what happened, how it ended.
#
# $player, $winners: names of players, never seat numbers
# $tile: the letter of a kind of tile: W, R, Y or B
# $number, $start, $end: the number of a tile in the meadow
# $card, $gave, $took, $replaced_by: a card as its three letters, like WYR
# $path: the tiles of a route as one text, like “W0 → Y3 → R5” or “0-3-5”
# $spot: where a tile lies, like R4@3,-2

butine-title = Butine!
butine-summary = Lay the meadow, fly the one bee that everybody shares.

## Options

butine-option-quick = quick game: half of the cards [BUT-19]
butine-option-challenge = the first to have so many points wins at once, 15 for instance [BUT-20]
butine-option-expert = expert rule: pay 2 points to gather and place in the same turn [BUT-21]
butine-short-quick = quick game
butine-short-challenge = points that win
butine-short-expert = expert rule

## Tiles and flowers

butine-flower = { $tile ->
    [W] daisy
    [R] poppy
    [Y] dandelion
   *[B] borage
}
butine-colour = { $tile ->
    [W] white
    [R] red
    [Y] yellow
   *[B] blue
}
butine-shape = { $tile ->
    [W] hexagon
    [R] trapezoid
    [Y] rhombus
   *[B] triangle
}
butine-tile = { butine-flower } { butine-shape }
# The same with its article, to begin a sentence.
butine-the-tile = The { butine-tile }

## Phases of a turn

butine-phase-act = Place a tile or gather
butine-phase-refill = Take new cards
butine-phase-swap = A swap, if you like
butine-phase-over = The game is over

## Moves, as they can be typed

butine-typed-place = place
butine-typed-gather = gather
butine-typed-take = take
butine-typed-swap = swap
butine-typed-for = for
butine-typed-deck = deck
butine-typed-done = done
butine-typed-pass = pass

butine-move-place = place { $spot }
butine-move-gather = gather { $card } { $path }
butine-move-take = take { $card }
butine-move-swap = swap { $gave } for { $took ->
    [deck] deck
   *[card] { $took }
}
butine-move-done = done
butine-move-pass = pass

## Moves, what they mean

butine-about-place = touches { $tiles }
butine-about-gather = { $path }, 1 point
butine-about-swap = { $source ->
    [deck] for 1 point, the top card of the deck
   *[market] for 1 point, from the market
}
butine-about-pays = (costs 2 points)
butine-about-done = { $phase ->
    [swap] no swap, end your turn
   *[act] that’s all
}
butine-about-pass = you can neither place nor gather

## What the player is asked

butine-ask-act = { $player }: place a tile or gather a card.
butine-ask-more = { $player }: go on, or “done”.
butine-ask-refill = { $player }: take { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} from the market.
butine-ask-swap = { $player }: swap a card? It costs you 1 point. Just Enter: no.

## Around the board

butine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
butine-unseen = { $count ->
    [one] ({ $count } of them unseen)
   *[other] ({ $count } of them unseen)
}
butine-market = Market
butine-deck = deck: { $count }
butine-supply = Tiles left
butine-goal = the first with { $goal } points wins
butine-swaps = Swaps: { $count }   (“list { $group }” shows them; or type “swap { $card } for deck”)
butine-ways = Ways to place: { $counts }   (“list { $group }” shows them, “?” helps)
butine-bonus = { $player } turns over { $count ->
    [one] the bonus card
   *[other] the bonus cards
} { $cards }.
butine-help =
    W daisy hexagon ⬡, R poppy trapezoid ⏢, Y dandelion rhombus ◇, B borage triangle △
    On the board a tile has its letter and its number; the bee’s tile is marked @.
      list Y            all ways to lay a rhombus; those that touch most come first
      list Y near 3     those that touch tile 3 (or: place Y near 3)
                        “touches W0 ↗”: it would lie up and to the right of W0
      show 57           draws the tile with that number, filled with dots
      place Y1@2,-1     lays a tile; its number does it too, or ok after show
      gather WYR 0-3-5  flies with the card WYR over the tiles 0, 3 and 5
      list gather       all routes; list gather WYR: those of one card

## Why a move is refused

butine-game-over = The game is over: nothing more can be played.
butine-not-your-turn = It is not your turn.
butine-refill-first = First take { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} from the market, until you have three again.
butine-only-swap-left = All that is left of your turn is a swap, if you like: swap a card, or end your turn.
butine-close-first = { $did ->
    [gathered] You are still gathering: first say that’s all.
   *[placed] You have placed a tile: first say that’s all.
}
butine-one-action = { $did ->
    [gathered] You have gathered this turn
   *[placed] You have placed a tile this turn
}: a turn is either placing a tile or gathering, not both.
butine-both-actions-done = You have already done both actions this turn.
butine-one-tile = You have already placed your tile this turn: a second action can only be gathering.
butine-cannot-pay = A second action costs { $price } points from earlier turns; you had { $earlier } when your turn began.
butine-no-such-turn = { butine-the-tile } cannot be turned to position { $turn }.
butine-no-tile-left = No { butine-tile } is left in the supply.
butine-touches-nothing = { butine-the-tile } would touch no tile along a side.
butine-overlap = { butine-the-tile } would lie on top of another tile.
butine-no-corner = { butine-the-tile } would touch along a side, but none of its corners would meet a corner.
butine-no-such-card = There is no card { $card } in the game.
butine-card-is-called = That card is called { $card }.
butine-not-your-card = You do not have the card { $card } face up in front of you.
butine-no-such-tile = There is no tile number { $number } in the meadow.
butine-not-adjacent = The bee cannot fly from tile { $start } to tile { $end }: they share no side.
butine-no-standing-still = The bee is on tile { $number } already: every step must lead to another tile.
butine-wrong-flowers = This route shows the flowers { $flown }, but the card wants { $card }, read from either end.
butine-tile-twice = The route uses tile { $number } twice: a card needs three different tiles.
butine-nothing-to-refill = There is nothing to take now: you take from the market at the end of a turn in which you gathered, until you have three cards.
butine-not-in-market = The card { $card } is not in the market.
butine-swap-comes-last = A swap comes at the end of your turn: first place a tile or gather.
butine-must-act = You cannot end your turn yet: place a tile or gather a card.
butine-pass-first = You can neither place a tile nor gather a card: pass first.
butine-already-acted = You cannot pass: you have already acted this turn.
butine-can-place = You cannot pass: you can still place a tile.
butine-can-gather = You cannot pass: you can still gather one of your cards.

## What happened

butine-fact-started = { $player } begins. In the market: { $market }.
butine-fact-placed = { $player } lays a { butine-tile }: tile { $tile }{ $number }, at { $spot }.
butine-fact-gathered = { $player } gathers { $card } over { $path } and has { butine-points }.
butine-fact-bonus-drawn = Three cards in one turn! { $player } gets a bonus card, face down, and has { butine-points }.
butine-fact-paid = { $player } pays 2 points for a second action and has { butine-points } left.
butine-fact-took = { $player } takes { $card } from the market; { $replaced_by } fills the gap.
butine-fact-swapped = { $source ->
    [deck] { $player } pays a point and changes { $gave } for the top card of the deck, { $took }. Left: { butine-points }.
   *[market] { $player } pays a point and changes { $gave } for { $took } from the market; { $replaced_by } fills the gap. Left: { butine-points }.
}
butine-fact-passed = { $player } can do nothing and passes.
butine-fact-turn-began = It is { $player }’s turn.
butine-fact-ended = { $count ->
    [one] The game is over: { $winners } wins with { butine-points }.
   *[other] The game is over: { $winners } share the win with { butine-points } each.
}

## Why it ended

butine-reason-deck-out-by-refill = The last card of the deck went into the market while somebody took new cards.
butine-reason-deck-out-by-replacement = The last card of the deck went into the market after a swap.
butine-reason-deck-out-by-bonus = The last card of the deck was a bonus card.
butine-reason-deck-out-by-swap = The last card of the deck was taken in a swap.
butine-reason-challenge-reached = The challenge is won: somebody has reached the goal.
butine-reason-all-passed = Everybody has passed, one after the other.
