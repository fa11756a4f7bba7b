# Hints at a table: the best move and two others, in the browser and in the terminal.
#
# $number: 1 is the best; $what: a sentence; $result: what is expected

web-hint-title = Hint
web-hint-thinking = Thinking …
web-hint-close = Close the hint
web-hint-about = From what you see, as a strong bot would roughly judge it. Show one on the board, then play it if you like.
web-hint-chance = { $percent } % to win
web-hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hint-line = { $number }. { $what } – { $result }
web-hint-told = Hint. { $lines }
web-hint-shown = Number { $number } is shown on the board.
web-hint-play = Play it
web-hint-play-plan = Do this; you close the round yourself
