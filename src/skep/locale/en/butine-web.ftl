# Butine! in the browser: words that only the board needs. The others are in butine.ftl.
#
# $tile: the letter of a kind of tile: W, R, Y or B
# $card: a card in words, like “daisy – dandelion – poppy”
# $name: a tile of the meadow in words, like “poppy 3”
# $names, $cards: several of them, already joined

## The meadow

butine-web-meadow = Meadow with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}; the bee is on { $name }.
butine-web-tile = { butine-flower } { $number }
butine-web-tile-alone = { $name }, touches nothing
butine-web-tile-beside = { $name }, touches { $names }
butine-web-bee-here = { $label }; the bee is here
butine-web-can-fly = { $label }; the bee can fly here
butine-web-zoom-in = Nearer
butine-web-zoom-out = Farther
butine-web-fit = Show the whole meadow

## Cards

butine-web-card = { $first } – { $middle } – { $last }
butine-web-your-cards = Your cards
butine-web-cards-of = Cards of { $player }
butine-web-peek = Others’ cards
butine-web-peek-close = Close
butine-web-no-card = gathered
butine-web-card-ways = { $card }: { $ways ->
    [0] no route now
    [one] { $ways } route
   *[other] { $ways } routes
}
butine-web-ways = { $ways ->
    [0] no route
    [one] { $ways } route
   *[other] { $ways } routes
}
butine-web-take-card = Take { $card }
butine-web-give-card = Give { $card } away
butine-web-swap-card = Swap for { $card }: costs 1 point
butine-web-swap-deck = Swap for the top card of the deck: costs 1 point
butine-web-deck-cards = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
butine-web-deck = Deck
butine-web-unseen = Cards nobody has seen
butine-web-unseen-about = In the deck{ $blind ->
    [0] {""}
    [one] { " or the unseen bonus card" }
   *[other] { " or unseen bonus cards" }
}{ $quick ->
    [yes] { " or left in the box" }
   *[no] {""}
}: { $count }.
butine-web-times = { $card }, { $count ->
    [one] once
   *[other] { $count } times
}

## Tiles to lay

butine-web-pile-pick = { butine-tile }, { $ways ->
    [one] { $ways } spot
   *[other] { $ways } spots
}
butine-web-spot = Spot { $number } of { $count }: { butine-tile } touching { $names }; { $where }
# $hour: a direction as on the face of a clock; $turn: which of $turns ways it is turned
butine-web-spot-where = { $half ->
    [yes] half past { $hour }
   *[no] { $hour } o’clock
} from { $name }{ $turns ->
    [one] { "" }
   *[other] , turned { $turn } of { $turns }
}
butine-web-opens = Opens for you: { $cards }.
butine-web-more-routes = More routes for { $cards }.
butine-web-opens-none = Opens none of your cards.
butine-web-helps = Opens for { $player }: { $cards }.
butine-web-spot-before = Spot before
butine-web-spot-next = Next spot
butine-web-turn = Turn
butine-web-lay = Lay it here
butine-web-cancel = Cancel
butine-web-no-fit = It does not fit here.

## Players

butine-web-players = Players
butine-web-you = you
butine-web-turn-of = plays
butine-web-wins = wins
butine-web-blind = { $count ->
    [one] { $count } bonus card nobody has seen
   *[other] { $count } bonus cards nobody has seen
}
butine-web-bonus-cards = Bonus cards: { $cards }

## What to do

butine-web-to-do-of = { $player }: { $what }
butine-web-to-do-act = Choose a card to gather, or a tile to lay.
butine-web-to-do-place = Lay a tile: none of your cards can be gathered.
butine-web-to-do-gather = Choose a card to gather.
butine-web-to-do-more = Gather another card?
butine-web-to-do-more-or-place = Gather another card, or lay a tile for 2 points?
butine-web-to-do-then-place = Lay a tile too, for 2 points?
butine-web-to-do-then-gather = Gather too, for 2 points?
butine-web-to-do-pass = No tile is left, no card can be gathered: you can only pass.
butine-web-to-do-refill = { $missing ->
    [one] Take a card from the market.
   *[other] Take { $missing } cards from the market.
}
butine-web-to-do-swap = Swap a card? It costs you 1 point.
butine-web-to-do-swap-for = Swap it for which card?
butine-web-to-do-walk = Fly to a lit tile: step { $step } of 3.
butine-web-to-do-no-route = No route for this card from here.
butine-web-to-do-spot = Choose a lit spot, or drag the tile there.
butine-web-to-do-lay = Lay it here? Tap it again, or turn it.
butine-web-to-do-drop = Let go to lay it here.
butine-web-to-do-wait = { $player } is playing.
butine-web-to-do-sent = On its way …
butine-web-to-do-over = The game is over.
butine-web-price = { $points ->
    [one] costs { $points } point
   *[other] costs { $points } points
}
butine-web-done-act = That’s all
butine-web-done-swap = End my turn
butine-web-pass = Pass
butine-web-back = Take the step back
butine-web-put-away = Choose another card

## Routes

butine-web-routes = { $count ->
    [0] No route to pick
    [one] { $count } route to pick
   *[other] { $count } routes to pick
}
butine-web-route = { $card }: { $names }
butine-web-route-worth = { $bonus ->
    [yes] 1 point and a bonus card
   *[no] 1 point
}
butine-web-routes-more = and { $count } more: walk the bee to see them

## Told to a screen reader

butine-web-tell-ways = { $card } { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}
butine-web-tell-gather = You can gather { $cards }.
butine-web-tell-gather-or-place = You can gather { $cards }, or lay a tile.
butine-web-tell-place = You can lay a tile; none of your cards can be gathered.
butine-web-tell-next = { $name }. Next: { $names }
butine-web-tell-first = { $card } chosen. First: { $names }

## What happened: the board shows where

butine-web-fact-placed = { $player } lays a { butine-tile }, tile { $number }.
butine-web-fact-gathered = { $player } gathers { $card } over { $path } and has { butine-points }.

## Options

butine-web-options = Options
butine-web-quick = quick game
butine-web-challenge = first with { $goal } points wins
butine-web-expert = expert rule

## Keys

butine-web-key-piles = take up a tile (market card while taking new cards)
butine-web-key-cards = choose one of your cards
butine-web-key-arrows = move over spots or lit tiles
butine-web-key-turn = turn the tile
butine-web-key-enter = lay the tile, or fly to the tile
butine-web-key-back = take a step back, or put away
butine-web-key-done = end here, pass
butine-web-key-deck = swap for the top card of the deck
butine-web-key-zoom = nearer, farther
butine-web-key-fit = show the whole meadow
butine-web-key-next = next spot, spot before

## Pictures of the rulebook
butine-web-picture-hand = { $number ->
    [0] Your cards
   *[other] Player { $number }
}
butine-web-picture-points = { $number ->
    [0] Points
   *[other] Points { $number }
}
