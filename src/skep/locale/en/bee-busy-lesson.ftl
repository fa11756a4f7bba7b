# The sentences of the lesson games/bee_busy/lessons/first.toml. At most 30 words each.

bee-busy-lesson-first-die = In each of 25 rounds three dice fall, and you take one. The other two are added: 3 and 6 mark the column of 9. Take a 3.
bee-busy-lesson-first-stay = Now the Busy Bee: it stays, or flies one area on: Meadow, Production, Combs, and round again. Let it stay in the Meadow.
bee-busy-lesson-first-pick = Your die covers a square of the meadow, and a bee visits a flower under one of its pips. Red gives nectar: take the one in the ring.
bee-busy-lesson-first-close = One bee lives here, so one flower is all. Close the round.
bee-busy-lesson-first-six = Take a 6: in the Production it makes honey. The others, 5 and 6, mark the column of 11.
bee-busy-lesson-first-to-production = Nectar shall become honey: let the Busy Bee fly on to the Production.
bee-busy-lesson-first-honey = With a 6, one nectar becomes two honey. Make it!
bee-busy-lesson-first-close-honey = Two honey in store. Close the round.
bee-busy-lesson-first-seven = Take the 2. The others make 7, and a 7 marks nothing: that happens.
bee-busy-lesson-first-to-combs = An egg waits in the Combs, and larvae want honey. You have some: fly on.
bee-busy-lesson-first-feed = Feed it one honey, and a new bee is born. Let her live in the Meadow.
bee-busy-lesson-first-line = With a die you draw the line on to the next comb, in its direction, and mark the wall between. Six walls complete a comb.
bee-busy-lesson-first-close-combs = A complete comb holds an egg or honey: both are points. Close the round.
bee-busy-lesson-first-five = Take the 5: its pips reach most flowers.
bee-busy-lesson-first-to-meadow = Behind the Combs comes the Meadow again: fly on.
bee-busy-lesson-first-two-bees = Two bees live here now, thanks to you: two flowers! First the red one.
bee-busy-lesson-first-pollen = And a blue one: pollen makes wax for walls, or propolis against dangers.
bee-busy-lesson-first-end = Once around, and your hive has grown! Bees, honey, combs and propolis are points; on some rounds a danger lurks, and propolis is your shield. Play on here for as long as you like, or begin a real game.
