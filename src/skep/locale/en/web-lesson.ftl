# The coach beside the board in a lesson. It is loaded when a lesson is.

web-lesson-coach = Coach
web-lesson-step = Step { $number } of { $count }
web-lesson-watch = Watch what the others do. It is your move again in a moment.
web-lesson-show = Show me
web-lesson-show-why = The coach makes this move in your place
web-lesson-skip = Skip the lesson
web-lesson-lobby = Back to the lobby
web-lesson-on = Go on with the lesson
web-lesson-again = Once more from the start
web-lesson-first-game = Play a first real game
web-lesson-play-on = Play on here
web-lesson-done = Well done!
web-lesson-skipped = The lesson can wait
web-lesson-skipped-why = It stays where it is, and the lobby leads back to it. Or try a real game: nobody is hurried.
web-lesson-left = This table has gone its own way: play on, or begin the lesson anew.
web-lesson-lost = The lesson could not be loaded. Play on, or begin it anew from the lobby.
