# The sentences of the lesson games/butine/lessons/first.toml. At most 30 words each.

butine-lesson-first-lay = Fly the bee over the three flowers of a card, and the card is your point. First the meadow must grow: lay a poppy, the red trapezoid, at the ring.
butine-lesson-first-gather = Now a card of yours fits: poppy – daisy – dandelion. Choose it, then fly to its three tiles in turn, each beside the last. Flying back over the daisy is fine.
butine-lesson-first-take = Your first point! After gathering you fill up to three cards: take poppy – daisy – borage from the market.
butine-lesson-first-keep = At the end of a turn you may swap a card, for the price of a point. Yours are good: keep them.
butine-lesson-first-wait = In a turn you lay a tile or gather. You could gather one card now, but all three in one turn bring a fourth point. So lay another poppy.
butine-lesson-first-keep-again = No swap this time either: keep your cards.
butine-lesson-first-watch = Watch the bee: it belongs to nobody, and the teacher flies it, too.
butine-lesson-first-last-tile = Your poppy helped the teacher: the meadow is everybody’s. One way is missing still: lay a borage, the blue triangle, beside the dandelion.
butine-lesson-first-keep-for-the-harvest = Keep your cards once more. Next turn is harvest.
butine-lesson-first-either-end = Harvest! Begin with poppy – daisy – borage, read from its other end: borage, daisy, poppy. Either end will do, never the middle.
butine-lesson-first-second-card = Go on from where the bee is: daisy – borage – poppy. A new card may use the same tiles again.
butine-lesson-first-third-card = And the last one: daisy – dandelion – borage. All three in one turn: the deck adds a fourth.
butine-lesson-first-end = Five cards, and you have won! You can lay tiles, fly cards from either end, take new ones, and you know the prize for all three in one turn. A usual game goes on until the deck is out: most cards win.
