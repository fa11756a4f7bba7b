# Butine!: what a hint suggests.
#
# $tile: a tile in words; $names: tiles of the meadow it would touch; $card, $gave, $took: cards

butine-hint-place = Lay a { $tile } beside { $names }.
butine-hint-last = It is the last one of its kind.
butine-hint-gather = Gather { $card } over { $names }: { $worth }.
butine-hint-take = Take { $card } from the market.
butine-hint-swap = Swap { $gave } for { $took }: costs 1 point.
butine-hint-swap-deck = Swap { $gave } for the top card of the deck: costs 1 point.
butine-hint-done = Leave it at that.
butine-hint-pass = Pass: there is nothing else to do.
# In the terminal, where cards are letters.
butine-hint-opens = opens your card { $cards }
butine-hint-helps = opens { $cards } for { $player }
butine-hint-last-one = takes the last { $tile }
