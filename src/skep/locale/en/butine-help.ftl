# Butine! in the browser, for who is new to it: what each thing is, and what can be done now.
# These words come late, with the board. Tips may take two sentences; advice fits two lines of a phone.

## What each thing is

butine-tip-ask = On your turn you either gather cards with the bee or lay one tile.
butine-tip-done = Ends your gathering. Cards that you did not gather stay with you.
butine-tip-done-swap = Ends your turn without paying for another card.
butine-tip-pass = You pass only when no tile is left and none of your cards can be gathered.
butine-tip-card = One of your cards: fly the bee over these three flowers, from either end, and it is 1 point.
butine-tip-gap = You have gathered this card. At the end of your turn you take a new one from the market.
butine-tip-pile = { $tile ->
    [W] Daisies
    [R] Poppies
    [Y] Dandelions
   *[B] Borage
} still to be laid: { $count }. A tile lies side to side with the meadow, and a corner meets a corner.
butine-tip-price = With the expert rule a second kind of action costs { $points } points.
butine-tip-tile = { $tile ->
    [W] A daisy
    [R] A poppy
    [Y] A dandelion
   *[B] Borage
}, tile { $number }. The bee flies from tile to tile over a shared side; a corner is not enough.
butine-tip-bee = The bee. It belongs to everybody and starts where the last flight ended.
butine-tip-market = An open card. At the end of your turn you fill up to three cards from here.
butine-tip-swap = Costs 1 of your points: one of your cards goes, this one comes.
butine-tip-deck = Cards left: { $count }. When the last one is drawn, the game is over at once.
butine-tip-unseen = Which cards may still come: those nobody has seen yet.
butine-tip-routes = Every flight that your cards allow now. The three tiles of a card must be three different ones.
butine-tip-worth = What this flight brings: 1 point.
butine-tip-worth-bonus = What this flight brings: 1 point, and a bonus card for the third card in a turn.
butine-tip-seal = The mark of this player. On the board it stands where their last move was.
butine-tip-points = Points: one for each card that lies face down. Whoever has most at the end wins.
butine-tip-pips = Each small card is a gathered one: 1 point.
butine-tip-blind = A “?” is a bonus card for three cards in one turn. It is 1 point, and nobody has seen it.
butine-tip-hand = The cards of this player. All cards lie open: see which flights you would give away.
butine-tip-turn = It is this player’s turn. Turns go round clockwise.
butine-tip-winner = Most points: this player has won. Equal points share the win.
butine-tip-quick = Quick game: half of the cards are left in the box.
butine-tip-challenge = Challenge: whoever first has { $goal } points wins at once.
butine-tip-expert = Expert rule: for 2 points of earlier turns you may gather and lay a tile in one turn.

## What can be done now, and why

butine-advice-act = Gather a card for a point, or lay a tile that opens a flight for you and for nobody else.
butine-advice-gather = No tile is left: fly the bee over the flowers of a card. Each card is a point.
butine-advice-place = No card flies yet: lay a tile that brings your flowers side by side near the bee.
butine-advice-more = Gather another card if you can: a third in the same turn brings a bonus card.
butine-advice-third = One more card in this turn and you draw a bonus card as well: two points at once.
butine-advice-more-or-place = Gather on for points, or pay 2 points to lay a tile that helps you next time.
butine-advice-then-place = You may pay 2 points to lay a tile too: worth it if it opens two cards or more.
butine-advice-then-gather = You may pay 2 points to gather too: worth it from three cards on.
butine-advice-refill = Take cards whose flowers lie close together near the bee: they fly soonest.
butine-advice-swap = Is a card of yours out of reach? For 1 point you get another. If not, end your turn.
butine-advice-pass = Nothing can be done: pass. For 1 point you may still swap a card.
butine-advice-wait = Watch where the bee ends its flight: you start from there.
