## skep analyse: for the terminal alone.

analyse-looking = Looking back
analyse-stopped = Stopped.
analyse-impossible = There is no estimate of anybody’s chances in { $game }: it is a race. `skep replay` shows how it went.
analyse-not-over = This game is not over: only a finished one can be looked back at.
analyse-chance = { $number }%
analyse-points = { $number }
analyse-curve-chance = How likely everybody was to win, over { $moves } moves:
analyse-curve-points = The points to be expected, over { $moves } moves:
analyse-costly = What cost most:
analyse-nothing-costly = No move was found that surely cost anything.
analyse-cost = Move { $move }, { $player }: cost { $cost } (± { $error })
analyse-better = Better:
analyse-player = Player
analyse-expected = Expected
analyse-luck = Luck
analyse-choices = Choices
analyse-others = Others
analyse-rest = Rest
analyse-end = Result
analyse-honest = Expected + luck + choices + others + rest = result. Luck: what draws and dice brought, against what they could have brought. Choices: against what the learned bot would have done. Others: what the others’ choices gave. Rest: what the estimate did not foresee. ± is a 95% interval of our own counting; the estimate itself can be wrong, and one game says little.
