## The lab: loaded when somebody goes there.

web-lab = The lab
web-lab-about = Bots play variants of a game on the same luck, and you see what a variant changes: who wins, how long it takes, what is used. Here there is room for a small study: at most { $games } games in all, and { $seconds } seconds of computing time.
web-lab-none = This server has no lab. On your own machine, the command skep lab does the same.
web-lab-game = Game
web-lab-seats = Seats
web-lab-vary = What is varied
web-lab-vary-nothing = Nothing: the game is played as usual.
web-lab-option = Option { $number }
web-lab-drop = Leave option { $number } out
web-lab-add = Vary one more option
web-lab-off-and-on = Without and with it.
web-lab-on-and-off = With and without it.
web-lab-numbers = Values from { $least } to { $most }, with commas between them
web-lab-also-off = Also as usual, with nothing set
web-lab-no-numbers = The values of “{ $option }” must be whole numbers, like 5, 7
web-lab-bots = Who plays
web-lab-bot-all = In all seats
web-lab-apart = A different bot in each seat; they change seats from deal to deal
web-lab-bot-seat = Bot { $number }
web-lab-how-much = How much
web-lab-games = Games of each variant
web-lab-seed = Seed
web-lab-seed-about = The same seed gives the same games, here and on the command line.
web-lab-skill = Also tell luck from skill, by further games
web-lab-count = { $variants ->
    [one] One variant
   *[other] { $variants } variants
}, { $games } games in all
web-lab-start = Start
web-lab-run = Your study
web-lab-waiting = { $ahead ->
    [0] It begins in a moment …
    [one] One study of somebody else comes first …
   *[other] { $ahead } studies of others come first …
}
web-lab-playing = { $done } of { $all } games
web-lab-beginning = The bots sit down …
web-lab-seconds = { $seconds } s
web-lab-stay = Stay on this page: whoever is away for a minute has stopped it.
web-lab-stop = Stop
web-lab-stopped = The study was stopped.
web-lab-lost = The server does not have this study any more. Start it again.
web-lab-failed = That did not work. You can try once more.
web-lab-done = The study is done.
web-lab-kept = It can be read here for { $minutes } minutes, by you alone; then it is gone.
web-lab-report = Download the report with plots
web-lab-report-coming = The report with plots is being made …
web-lab-report-none = This server makes no report with plots: that needs the extra skep[lab]. Here are the tables.
web-lab-report-failed = The report with plots could not be made. Here are the tables.
web-lab-notes = How to read this
web-lab-command = The same on the command line
web-lab-larger = A larger study, with a report
web-lab-copy = Copy
