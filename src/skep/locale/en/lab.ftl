# What `skep lab` says, in the terminal and in its report.

lab-playing = Playing
lab-title = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } seats
}: { $variants ->
    [one] one variant
   *[other] { $variants } variants
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} each, { $games } games in all
lab-bots-played = Bots: { $bots }. Seed { $seed }.
lab-stop-games = It ended when all games that were asked for were played.
lab-stop-narrow = It ended when every interval was narrow enough; it looked at widths only, after every { $look } deals from { $least } on.
lab-stop-stopped = It was stopped before the end.
lab-stop-time = It ended before all games were played: its computing time was up.
lab-nothing = Too few games were played to say anything.
lab-note-interval = “50 ± 3”: with 95% certainty the true mean lies between 47 and 53.
lab-note-paired = Differences are counted deal by deal on the same luck, so they may be surer than the figures themselves. A star: the interval leaves out 0.
lab-note-many = Among twenty such differences, one has a star by chance.
lab-note-worth = “Goes with”: what a player who used it once more than the others had more of the win (alone: more points). Winners may use more because they are ahead.
lab-note-value = “Best above average” and “nearly best” are as the learned bot sees it, at some of the decisions.
lab-note-skill = Luck: how alike results are when equal players ({ $strong }) meet the same luck twice. Skill: the share of the result that it explains whether { $weak } or { $strong } plays, on equal dice. Measured on { $deals } deals.
lab-figures = Figures
lab-seats = Who wins
lab-differences = Against “{ $first }”
lab-uses = What is used ({ $variant })
lab-usual = usual
lab-varied = { $option }: { $value }
lab-yes = yes
lab-no = no
lab-as-usual = as usual
lab-ends = How games end
lab-luck-skill = Luck and skill
lab-figure = Figure
lab-seat = Seat { $seat }
lab-bot-wins = { $bot } (all of them)
lab-fair = { $seats } equal seats win { $share } each.
lab-used = Used
lab-per-game = Per game
lab-users = By players
lab-worth = Goes with
lab-action = { $name }
lab-option = { $name }
lab-card = card { $name }
lab-column = column { $name }
lab-more = … and { $count } more: --json and --html tell all.
lab-luck = Decided by luck
lab-skill = Decided by skill
lab-points = Points of a player
lab-deviation = Points vary by (standard deviation)
lab-spread = First ahead of last (points)
lab-rounds = Rounds
lab-moves = Moves
lab-decisions = Decisions
lab-forced = Moves without a choice
lab-unwon = Dead ends: games that nobody won
lab-choices = Choices in a decision
lab-good = … of these nearly best
lab-gain = Best above average (chance)
lab-gain-alone = Best above average (points)
lab-matter = Decisions that matter
lab-lead-changes = Lead changes
lab-decided = Winner clear after
lab-seconds = Seconds of a race
lab-slips = Refused moves
lab-report-made = Made by Skep { $version }{ $commit ->
    [none] {""}
   *[other] , commit { $commit }
}. Rules version { $rules }.
lab-report-command = Command
lab-plot-length = How long
lab-plot-wins = Share of the wins by seat, with 95% intervals
lab-plot-differences = Changes in units of their own uncertainty: beyond ±1 the interval leaves out 0
lab-plot-uses = What one more use goes with
lab-plot-points = Points of a player, with 95% intervals
lab-plot-luck = Share of the result, with 95% intervals
lab-variant = Variant
lab-bots = { $seats } seats need one bot, or { $seats } of them, not: { $bots }
lab-skill-two = luck and skill need two bots, the weaker first, like --skill level-2,level-3; or --skill none
lab-games-few = cannot learn anything from { $games } games; at least 2
lab-many = { $count } variants are too many; at most { $most }
lab-twice = there are two variants called "{ $variant }"
lab-no-design = { $game } has no design of one's own for the option "{ $option }"
lab-vary = "{ $text }" is nothing to vary; say --vary OPTION=VALUE,VALUE
lab-vary-twice = the option "{ $option }" is varied twice
lab-file-tables = { $file }: "{ $name }" must be a table: a variant is a head like [{ $name }] with options below
lab-file-empty = { $file } holds no variant
lab-file-bad = { $file } cannot be read: { $why }
lab-cluster = there is no cluster at "{ $address }": { $why }
lab-cluster-bot = bots from outside play on this machine only; leave out --bot or --cluster
lab-small-options = { $count } options are too many in the browser; at most { $most }
lab-small-values = the option "{ $option }" has { $count } values; in the browser it needs { $least } to { $most }
lab-small-value = the value "{ $value }" of the option "{ $option }" cannot be varied in the browser
lab-small-bot = the bot "{ $bot }" does not play in the browser's lab; these do: { $bots }
lab-small-seed = a seed is a whole number from 0 to { $most }
lab-small-games = that would be { $games } games in all; in the browser there are at most { $most }
lab-design-tiles = tiles are counts of W, R, Y and B, at most as many as in the box ({ $box }), and at least one W to begin with
lab-design-sheet = this is no sheet: { $why }
