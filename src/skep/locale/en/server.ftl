# What the server says: refusals that are not about a rule of a game, faults, starting up.

bad-request = The request cannot be read: { $detail }
no-such-address = There is nothing at this address.
no-such-game = There is no game “{ $game }”.
no-such-table = There is no such table. Perhaps the link is incomplete.
table-unreadable = This table cannot be opened again: its log is damaged.
rules-retired = This was played by version { $version } of the rules of { $game }, which Skep no longer plays (it plays { $played }). An older Skep can still show it.
rules-newer = This was played by version { $version } of the rules of { $game }, which is newer than this Skep (it plays { $played }). A newer Skep can show it.
not-known = Your browser is not known here yet. Reload the page.
too-many-tables = Too many tables were opened from here just now. Wait a little.
too-fast = That was too much at once. Wait a moment.
frame-too-long = The message is too long: at most { $most } bytes.
frame-unreadable = The message cannot be read: { $detail }
storage-paused = The server cannot write to its disk just now, so nothing is accepted. Nothing is lost; try again soon.

name-empty = Pick a name first.
name-too-long = A name has at most { $most } characters.
name-bad-character = A name cannot hold the character { $code }.
name-confusable = That name is too much like “{ $other }”, who is at this table already.

stale = The game has gone on since you saw it. Look again.
not-a-move = That is not a move of this game: { $detail }
not-seated = You have no seat at this table.
not-your-seat = Seat { $seat } is not yours.
no-such-seat = There is no seat { $seat }.
seat-taken = Seat { $seat } is taken.
seat-played-by-bot = A bot plays on your seat. Take the seat back first.
seats-not-filled = Some seats are still empty.
host-only = Only the person who opened the table can do that.
game-started = The game has begun already.
game-not-running = The game is not running.
game-not-over = The game is not over yet.
game-over = The game is over.
nothing-to-undo = There is nothing to take back: something was drawn or shown since, or somebody else has moved.
no-such-bot = There is no bot “{ $bot }”. Bots: { $bots }.
no-bot-here = There is no bot on seat { $seat }.
player-still-here = { $name } is here, or was a moment ago: wait a little.
nobody-to-hand-over-to = That person is not at the table.
no-spectators = This table does not want spectators.
chat-empty = There is nothing in that message.
chat-too-fast = Not so fast: wait a moment before you write again.

race-held = The race is held.
race-not-started = Not yet: the race begins in a moment.
race-wait = Not yet: a refused tile costs a short pause.
no-race = There is no race running here.

no-daily = There is no game of the day for “{ $game }”.
daily-other-day = The game of { $date } is not on today.
daily-alone = The game of the day is played alone, with the usual options.
daily-other-game = This is not a record of the game of { $date }.
no-advice = There is no solver for “{ $game }”, so there are no hints.
no-foresight = At this table nobody can look ahead.

no-such-lesson = There is no such lesson for “{ $game }”.
lesson-other-move = A fine move! This lesson asks for another.
lesson-wait = One moment: it is not your move just now.
lesson-no-rematch = A lesson is begun anew from the lobby.

serve-address = Skep is at { $address }
serve-port-busy = Port { $port } is busy, so this is port { $actual }.
serve-data = Tables are kept in { $folder }. Stop with Ctrl-C; running games wait for you.
serve-failed = The server could not start on the data in { $folder }.
