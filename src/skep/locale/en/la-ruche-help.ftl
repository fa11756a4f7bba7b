# La Ruche in the browser, for who is new to it: what each thing is, and what can be done now.
# These words come late, with the board. Tips may take two sentences; advice fits two lines of a phone.

## What each thing is

la-ruche-tip-tile = A tile of yours: six sides in six colours. It may be turned, and in a race turned over, until every side that touches another tile has its colour.
la-ruche-tip-head = The tiles after this mark have this colour first: you have sorted by it.
la-ruche-tip-laid = A tile of the comb. A new one lies where it touches at least two, colour against colour.
la-ruche-tip-filter-first = Sorts your tiles by this colour. Look at an open corner of the comb, and press its first colour, then the one that follows clockwise.
la-ruche-tip-filter-second = Shows only tiles on which this colour follows clockwise, and how many there are.
la-ruche-tip-filter-clear = Shows all your tiles again.
la-ruche-tip-count = How many tiles are still in this hand. Whoever has none left wins the round at once.
la-ruche-tip-seal = The mark of this player. On the board it stands where their last move was.
la-ruche-tip-points = Points of the match: 3 for the winner of a round, 2 for the second, 1 for the third.
la-ruche-tip-gifts = Tiles that this player may give away now. They lapse with the next tile laid.
la-ruche-tip-gifts-mine = You may give tiles of yours to others: press, choose a tile and a player, or drag it onto one. It lapses when you lay the next tile.
la-ruche-tip-keep = Give nothing: the gifts lapse, and the tiles are counted.
la-ruche-tip-winner = No tile left, or the fewest: this player has won.
la-ruche-tip-opens = Lays a first tile now; the race starts when everybody has.
la-ruche-tip-ready = This player is ready for the next round.
la-ruche-tip-away = This player’s browser is not connected; the race goes on.
la-ruche-tip-pause = A pause comes, or ends, when everybody wants it.
la-ruche-tip-lag = How long messages to this player took. The table takes tiles in the order in which they arrive.
la-ruche-tip-wait = A tile that does not fit costs a short pause before you may lay again.
la-ruche-tip-countdown = The race starts for everybody at the same instant.
la-ruche-tip-blocked = The time that is left to give tiles away. Then the fewest tiles win.
la-ruche-tip-round = This round of the match, and how many there are.
la-ruche-tip-left = Tiles left when the round was over: they decide the places behind the winner.
la-ruche-tip-fits = Assistance: so many cells take the tile in hand as it can be turned. It is on at this table.
la-ruche-tip-turn = Turns the tile in hand by one side.
la-ruche-tip-turn-back = Turns the tile in hand back by one side.
la-ruche-tip-flip = Turns the tile over: the order of its colours is mirrored.
la-ruche-tip-lay = Lays the tile here, if every side that touches has its colour.
la-ruche-tip-progress = Tiles that lie, of those of the puzzle. All of them must lie, bee face up.
la-ruche-tip-time = Your time so far. A puzzle has no clock that ends it.
la-ruche-tip-hints = Hints you have asked for.
la-ruche-tip-hint = Shows one tile that still leads to a solution, or says that this is a dead end.
la-ruche-tip-day = The puzzle of the day: the same for everybody, and it can be solved.
la-ruche-tip-lift = Takes the last tile back into your hand. In a puzzle that costs nothing.
la-ruche-tip-give-up = Ends the puzzle; you may look at a solution then.
la-ruche-tip-solution = Shows or hides a solution.

## What can be done now, and why

la-ruche-advice-open = Lay any tile: it begins the comb. Keep tiles that are easy to place.
la-ruche-advice-open-next = Touch exactly one tile, same colour. A wide comb gives you more places later.
la-ruche-advice-open-wait = Look at your tiles meanwhile: the race starts when everybody has laid one.
la-ruche-advice-race = Find a corner between two tiles, then the tile with both colours side by side.
la-ruche-advice-race-assisted = Take up a tile: lit cells fit it. Lay it fast, the first empty hand wins.
la-ruche-advice-race-gifts = Give a tile away before you lay the next one: best to whoever has the fewest.
la-ruche-advice-gifts = Nothing fits any more: give tiles away now, the fewest tiles win.
la-ruche-advice-gifts-wait = Nothing fits any more. When the last gifts are given, the fewest tiles win.
la-ruche-advice-between = The winner has 3 points, the second 2, the third 1. Say when you are ready.
la-ruche-advice-solo-first = Lay a first tile, then a second beside it. No clock: tiles may be taken back.
la-ruche-advice-solo = Each tile touches two others in their colours. Lay the hard ones early.
