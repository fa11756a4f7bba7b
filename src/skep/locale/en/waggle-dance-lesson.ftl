# The sentences of the lesson games/waggle_dance/lessons/first.toml. At most 30 words each.

waggle-dance-lesson-first-overtime = Your dice are bees: by day you place them, by night they work. First to make honey wins. Play your Queen card: Overtime makes the 1 a 3.
waggle-dance-lesson-first-flower = On D, flowers take any number of bees that show their number. Send a 3 to the orange flower.
waggle-dance-lesson-first-majority = The teacher is there, too! Send your other 3: whoever has most bees on a flower takes two pollen tonight, the second takes one.
waggle-dance-lesson-first-kitchen = Honey needs four pollen of one colour in a room and two equal bees on it. Room 1 has two orange already: put a 5 there.
waggle-dance-lesson-first-pair = Now its twin. In your own rooms any number will do, but the two must be equal.
waggle-dance-lesson-first-brood = Two equal bees on an egg make it hatch: one more bee for you, from tomorrow on. Begin with a 6.
waggle-dance-lesson-first-brood-pair = And the other 6: tonight the egg hatches.
waggle-dance-lesson-first-room = A builds rooms. There, and on C, E and G, each space takes one bee, of its own number. Your 4 takes A4.
waggle-dance-lesson-first-last-bee = Your last bee: a 2 on C brings an egg. Then night falls, and all work is done in the order A to G.
waggle-dance-lesson-first-egg = You have a new room, and your egg has hatched! The egg of C goes into an empty room: take number 3.
waggle-dance-lesson-first-store = You have the majority on D: two orange. Store the first in room 1, beside the others.
waggle-dance-lesson-first-honey = And the second one. Four of a colour, two equal bees on them: watch what becomes of it.
waggle-dance-lesson-first-end = Honey, and you have won! You know how bees gather, hatch, build and cook, and that night goes from A to G. Usually seven rooms of honey win; trades on E and Queen cards from G help on the way.
