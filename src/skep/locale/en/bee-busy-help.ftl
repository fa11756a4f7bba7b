# Bee Busy in the browser, for who is new to it: what each thing is, and what can be done now.
# These words come late, with the board. Tips may take two sentences; advice fits two lines of a phone.
# $what: the thing itself in words, as a screen reader is told

## What each thing is

bee-busy-tip-round = Round { $round }. Everybody crosses a field of the track each round; after the last one the points are counted.
bee-busy-tip-crown = Round { $round }: the last one in which a young queen egg can still be fed often enough without flying backwards.
bee-busy-tip-danger-storm = Storm in round { $round }: nobody acts in the Meadow, unless they have { $shield } propolis by then.
bee-busy-tip-danger-pesticide = Pesticide in round { $round }: nobody produces, unless they have { $shield } propolis by then.
bee-busy-tip-danger-mites = Mites in round { $round }: everybody loses a bee, unless they have { $shield } propolis by then.
bee-busy-tip-danger-drought = Drought in round { $round }: it costs points, unless you have { $shield } propolis by then or store water after it.
bee-busy-tip-die = Take one die for your action; the other two are added for the improvement.
bee-busy-tip-die-taken = The die you took: its value counts for your action in this round.
bee-busy-tip-die-borrow = The first player has taken this die. You may take it too, for fields of your Die Modifier: { $price }.
bee-busy-tip-sum = The two dice you did not take make { $sum }: that column gets a mark, if there is one and it is not full.
bee-busy-tip-modifier = Die Modifier: fields buy you the die that the first player took (price: { $borrow }), or turn a die to any value for you (price: { $change }). Fields left: { $left }.
bee-busy-tip-area-meadow = The Meadow: lay the pips of your die over the flowers; each bee here crosses one of them for nectar or pollen.
bee-busy-tip-area-production = Production: with a die of the right value each bee here makes honey, wax or propolis.
bee-busy-tip-area-combs = The Combs: your die draws the line on in its direction, and walls rise around it. A comb with six walls is complete.
bee-busy-tip-busy-bee = The Busy Bee is here: you act where it is. Each round it may stay or fly on: Meadow, Production, Combs, Meadow.
bee-busy-tip-bees = Living bees in this area, and places for more. Each bee works once in your action here; without one you cannot act here.
bee-busy-tip-barred = A danger: no action in this area in this round. The improvement is made all the same.
bee-busy-tip-flower = { $what }. A bee in the Meadow may cross it when a pip of your die lies on it.
bee-busy-tip-flower-shut = { $what }. It is still closed: fill the column of the improvement that opens it.
bee-busy-tip-flower-crossed = { $what }. Each flower can be crossed once in the game.
bee-busy-tip-object = No flower grows here.
bee-busy-tip-lock = This garden opens when column { $column } of the improvement is full.
bee-busy-tip-nectar = Nectar you hold. Production makes honey of it.
bee-busy-tip-pollen = Pollen you hold. Production makes wax or propolis of it.
bee-busy-tip-kind = What a flower of this kind gives.
bee-busy-tip-recipe = { $what }. Each bee in Production may do this once, if your die shows one of the values.
bee-busy-tip-honey = Honey to spend: it feeds eggs, fills combs, and is worth points if it is left at the end.
bee-busy-tip-wax = Wax to spend: it buys walls while the Busy Bee is in the Combs.
bee-busy-tip-propolis = Propolis: so many shields against dangers, and points by the number in the last shield reached and all before.
bee-busy-tip-comb = { $what }. With all its walls it is complete: it brings points, and something may be stored in it.
bee-busy-tip-comb-egg = { $what }. When the Busy Bee flies to the Combs, honey feeds it; without honey it is lost.
bee-busy-tip-step = Draw the line to this comb. Walls rise towards all neighbours that the line has passed.
bee-busy-tip-wall = Buy this wall with wax.
bee-busy-tip-rose = Which value of a die leads to which side of a comb.
bee-busy-tip-queen = The young queen: fed { $fed } of { $needed } times. Fed to the end she is worth a lot of points.
bee-busy-tip-thirst = Drought has hit you: a comb with water saves the points.
bee-busy-tip-column = { $what }. The two dice you do not take mark it when they make this sum.
bee-busy-tip-score-bees = Points for living bees: { $each } each.
bee-busy-tip-score-honey = Points for honey that is left: { $each } each.
bee-busy-tip-score-propolis = Points of the propolis fields you have reached.
bee-busy-tip-score-drought = What the drought costs as long as no water is stored: { $each }.
bee-busy-tip-score-queen = Points for a young queen that was fed to the end: { $each }.
bee-busy-tip-score-combs = Points for complete combs: { $each } each, whatever they hold.
bee-busy-tip-score-stored = Points for honey in combs: { $each } each.
bee-busy-tip-score-total = Your points if the game ended now.
bee-busy-tip-sheet = This player’s sheet, small: flowers, improvement and combs. Press it to see it large.
bee-busy-tip-seal = The mark of this player: the number of their seat at the table.
bee-busy-tip-first = Rolls and takes the first die in this round. The next round it is somebody else.
bee-busy-tip-rank = The points that this rank of a solo game takes.
bee-busy-tip-differs = What is not as on the usual sheet.

## What can be done now, and why

bee-busy-advice-die-first = Take the die that fits where the bee is or flies next; the other two fill a column.
bee-busy-advice-die = Take a die for your action; the two others mark the column of their sum.
bee-busy-advice-lose = Mites: give up a bee where you have more than one, or a whole area stands still.
bee-busy-advice-mark = A free mark: put it into a column that is nearly full, its upgrade comes at once.
bee-busy-advice-write = Write a value you often roll, at the goods you need most: honey is a good start.
bee-busy-advice-fly = Stay to do the same again, or fly on: flowers, then goods, then combs.
bee-busy-advice-feed = Honey makes an egg a bee: points, and one more worker for the rest of the game.
bee-busy-advice-act-meadow = Cross flowers under the pips: red gives nectar for honey, blue pollen for wax.
bee-busy-advice-act-production = Make honey for eggs and points, wax for walls, propolis against the dangers.
bee-busy-advice-act-line = Draw the line beside combs it has passed: that closes most walls at once.
bee-busy-advice-act-wall = Buy the walls that complete a comb: it brings points, and holds an egg or honey.
bee-busy-advice-act-combs = Draw the line close to itself, and buy the last walls of a comb with wax.
bee-busy-advice-store = Early an egg: it becomes a bee. Late in the game honey: it is worth most in a comb.
bee-busy-advice-close = Nothing more can be done here: close the round.
bee-busy-advice-closed = Your round is closed. Look at the next danger: have you propolis enough?
bee-busy-advice-wait = The first player takes a die. Which of the others would you want?
