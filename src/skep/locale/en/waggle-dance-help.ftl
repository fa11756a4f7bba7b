# Waggle Dance in the browser, for who is new to it: what each thing is, and what can be done now.
# These words come late, with the board. Tips may take two sentences; advice fits two lines of a phone.

## What each thing is

waggle-dance-tip-action-a = A, rooms: each bee here takes a new room tonight. More rooms hold more pollen, eggs and honey.
waggle-dance-tip-action-b = B, brood: two equal bees in the room of an egg hatch it. You get one bee more for all days to come.
waggle-dance-tip-action-c = C, eggs: each bee here brings an egg into an empty room. It can hatch from tomorrow night on.
waggle-dance-tip-action-d = D, pollen: most bees on a flower bring 2 pollen, the second place 1. Who shares the first place gets 1, who shares the second none.
waggle-dance-tip-action-e = E, trade: each bee here may change two pollen of a colour, or an egg, into one pollen you need.
waggle-dance-tip-action-f = F, honey: two equal bees in a room with four pollen of one colour make honey. A pair over two rooms links them, and pollen may move.
waggle-dance-tip-action-g = G, Queen cards: each bee here draws a card tonight.
waggle-dance-tip-space = Free for a bee that shows a { $value }. It holds one bee for the whole day.
waggle-dance-tip-space-taken = A bee is here: the space is closed until it flies home tonight.
waggle-dance-tip-space-blocked = Blocked for the whole game: with fewer players there are fewer spaces.
waggle-dance-tip-flower = Flower { $value }, with { $count } pollen left. Any number of bees showing a { $value } may come; the most bees bring 2, the second place 1.
waggle-dance-tip-due = What this would bring tonight as it stands. A “?” means that other bees can still change it.
waggle-dance-tip-open = Directions: today your bees of any number may come to this flower.
waggle-dance-tip-room-empty = An empty room of the hive: for up to four pollen, or one egg.
waggle-dance-tip-room-pollen = A room with pollen. Four of one colour and two equal bees make honey.
waggle-dance-tip-room-egg = An egg. Two equal bees in this room hatch it: one bee more for ever.
waggle-dance-tip-room-honey = Honey: it stays, and it is what the game is about. No bee may come here any more.
waggle-dance-tip-make = Makes honey of the four pollen in this room, with the two equal bees.
waggle-dance-tip-hatch = Hatches the egg in this room with Expertise: the bees need not be equal.
waggle-dance-tip-cube = { $colour ->
    [white] White
    [yellow] Yellow
    [orange] Orange
    [red] Red
    [purple] Purple
   *[blue] Blue
} pollen. A room holds four; honey needs four of one colour.
waggle-dance-tip-die = A bee that shows a { $value }. It goes to a space or flower of this number, or into any room of its hive but honey.
waggle-dance-tip-sick = Sick leave: this bee stays at home today.
waggle-dance-tip-claim = Pollen that was brought home and has no room yet. What finds none goes back to its flower.
waggle-dance-tip-aside = Left where it is: it goes back to its flower at the end of D.
waggle-dance-tip-store = Puts everything away for you: like to like first, then into empty rooms.
waggle-dance-tip-day = By day everybody places bees, one at a time in turn, until none is left.
waggle-dance-tip-night = By night the actions happen from A to G, and the bees fly home.
waggle-dance-tip-goal = When somebody has { $goal } honey at the end of a night, the game is over and most honey wins.
waggle-dance-tip-honey = Honey so far, and how much ends the game. Most honey wins.
waggle-dance-tip-pollen = Pollen in the rooms. It decides between players with equal honey.
waggle-dance-tip-dice = Bees of this hive: so many dice are rolled each morning. Hatched eggs bring more.
waggle-dance-tip-hand = Queen cards in hand. How many is open; which ones is secret.
waggle-dance-tip-first = Places first today and comes first in every action tonight. Tomorrow it is the next player.
waggle-dance-tip-mark = The colour and shape of this player’s bees.
waggle-dance-tip-acts = This player decides now.
waggle-dance-tip-winner = Most honey: this player has won. With equal honey, most pollen counts.
waggle-dance-tip-looked = Explore shows three cards: you keep one, the others are discarded.
waggle-dance-tip-in-play = Cards that work for the whole round. They lie here until the night is over.
waggle-dance-tip-steps = What the night has done so far, step by step, each with its rule.
waggle-dance-tip-discard = Cards that were played. When the deck is out, they become the new one.
waggle-dance-tip-card-overtime = Overtime: turn a bee to any number just before you place it. Good for a pair or the last free space.
waggle-dance-tip-card-volunteer = Volunteer: at the start of the day, one bee more for you, for this round.
waggle-dance-tip-card-efficiency = Efficiency: one honey costs three pollen of a colour instead of four.
waggle-dance-tip-card-alchemy = Alchemy: one honey from four pollen of two colours.
waggle-dance-tip-card-mix = Mix: by night, move any pollen between two of your rooms, without bees.
waggle-dance-tip-card-bounty = Bounty: take one more pollen from a flower that brought you some tonight.
waggle-dance-tip-card-queens-gift = Queen’s gift: by night, take an egg or a room without a bee.
waggle-dance-tip-card-shift-change = Shift change: place one bee more before the next player, or none and wait.
waggle-dance-tip-card-expertise = Expertise: make one honey or hatch one egg with two bees that are not equal.
waggle-dance-tip-card-directions = Directions: a flower where you have a bee takes your bees of any number today. Good for the most bees.
waggle-dance-tip-card-dirty-trick = Dirty trick: when another player places a bee on a flower, move it to another flower.
waggle-dance-tip-card-sick-leave = Sick leave: at the start of the day, one die of an opponent stays at home. It breaks a pair.
waggle-dance-tip-card-explore = Explore: instead of drawing one card, look at three and keep the best.
waggle-dance-tip-card-feint = Feint: instead of placing a bee, move one that you have placed.

## What can be done now, and why

waggle-dance-advice-start = Some cards work only now, before the first bee: play one, or go on to the bees.
waggle-dance-advice-first = Flowers bring pollen, A rooms, C eggs: you will need some of each. Start with pollen.
waggle-dance-advice-place = Most bees on a flower bring 2 pollen: go where the others are few, and collect one colour.
waggle-dance-advice-place-egg = You have an egg: put two equal bees on it, and from tomorrow you have a bee more.
waggle-dance-advice-place-honey = Four pollen of a colour are ready: put two equal bees there and they become honey.
waggle-dance-advice-forced = This bee must be placed now: a pair in a room or the most on a flower is worth most.
waggle-dance-advice-answer = A Dirty trick sends this bee elsewhere: use it where you would lose the first place.
waggle-dance-advice-brood = Equal bees on an egg hatch it by themselves. Cards that help with that can be played now.
waggle-dance-advice-eggs = Take an egg into an empty room: tomorrow two equal bees there make one bee more.
waggle-dance-advice-store = Put one colour into one room: honey needs four of a kind. Keep an empty room if you can.
waggle-dance-advice-stored = All pollen is in. A Bounty would bring one more; otherwise go on.
waggle-dance-advice-trade = Trade what you have too much of for the colour that completes four.
waggle-dance-advice-traded = Put the new pollen where it completes four of a colour.
waggle-dance-advice-honey = Rooms with a bee of the same number are linked: move pollen to get four of a colour.
waggle-dance-advice-mix = Move pollen between the two rooms so that one of them gets four of a colour.
waggle-dance-advice-draw = Draw a card: it can change a bee, save pollen or stop an opponent.
waggle-dance-advice-keep = Keep the card that helps with what your hive is ready for.
waggle-dance-advice-wait = Watch which spaces close, and on which flower you could still have the most bees.
waggle-dance-advice-wait-night = The night goes through the actions from A to G, the first player always first.
