# The sentences of the lesson games/la_ruche/lessons/first.toml. At most 30 words each.

la-ruche-lesson-first-open = Everybody builds one comb, and whoever is first without tiles wins. Choose the tile in the ring, put it in the middle, and confirm with the tick.
la-ruche-lesson-first-two-sides = The race is on! A tile must touch at least two others, and all sides that touch must match. At this table it turns to fit by itself.
la-ruche-lesson-first-no-turns = There are no turns: lay whenever you can. Luckily the teacher is in no hurry. This tile fits at the top.
la-ruche-lesson-first-over = A tile may be turned, and turned over, too. This one fits with its other face up.
la-ruche-lesson-first-three = This gap has three neighbours. At tables that play with it, three contacts let you give tiles away. Fill it!
la-ruche-lesson-first-give = You may give three tiles. Press “Give”, choose the tile in the ring, then the teacher.
la-ruche-lesson-first-give-again = The teacher is delighted. Have another one.
la-ruche-lesson-first-give-last = And the third. You choose which tiles go: best those that fit nowhere.
la-ruche-lesson-first-pause = Two tiles left! A tile that does not fit is refused and costs a short pause: look first, then lay.
la-ruche-lesson-first-last = Your last tile. Lay it, and the race is yours.
la-ruche-lesson-first-end = First without tiles: you win! You know that two sides must touch and all must match, that tiles turn and turn over, and how three contacts bring gifts. In a real race everybody is at it at the same time, without waiting.
