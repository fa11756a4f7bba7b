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
too-many-open = { $count } tables that were opened from here today are not over yet. Finish one of them first.
too-fast = That was too much at once. Wait a moment.
frame-too-long = The message is too long: at most { $most } bytes.
frame-unreadable = The message cannot be read: { $detail }
table-moving = This table is just going from one server to another. Nothing is lost; try again in a moment.
bus-away = This server does not reach the others just now, or is about to stop: go to another one.
storage-paused = The server cannot write to its disk just now, so nothing is accepted. Nothing is lost; try again soon.
host-unknown = This server is not called { $host }. If it should be, start it with --origin and the address that people type.
house-full = The house is full: there are as many connections as this server can hold. Try again soon.
address-full = { $most } connections from one address are open already, and there cannot be more. Close some, and try again.
address-too-long = That address is too long; at most { $most } bytes.
headers-too-long = The headers of that request are too long or too many; at most { $most } bytes and { $count } headers.
body-too-long = That is too long; at most { $most } bytes, in not too many parts.
too-slow = That request took too long to arrive.
desk-busy = Too many have asked for something like this just now. Try again in a few seconds.
no-lab = This server has no lab.
lab-one-at-a-time = Your last study is not over yet. Wait for it, or stop it.
lab-busy = Too many studies wait here just now. Try again in a few minutes.
banned = Whoever runs this server does not let you in.
silenced = Whoever runs this server does not let you talk here.
read-only = The server is being looked after just now: you can look on, but nothing is accepted. Nothing is lost; it goes on soon.
no-such-pass = This link was used already, or is too old. Make a new one on your other device.
here-only = Only whoever sits at the computer on which Skep runs may do that.
no-local-network = This computer is in no local network that others could come from.
table-closed = Whoever runs this server has closed this table.

name-empty = Pick a name first.
name-too-long = A name has at most { $most } characters.
name-bad-character = A name cannot hold the character { $code }.
name-mixed-scripts = A word of a name cannot mix letters of different scripts, such as Latin and Greek.
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
removed = The person who opened this table has sent you away from it.
not-yourself = You cannot do that to yourself.
hand-seen = { $name } has seen another hand of this game, so this seat is not for { $name }. Whoever opened the table can decide otherwise.
bots-stay-out = At this table nobody lets a bot play for them.
bot-too-fast = The bot “{ $bot }” is faster than those with which this race began. Bots that may come: { $bots }.
table-full = So much has happened at this table that nothing more can be noted than what the game needs to come to its end.
chat-empty = There is nothing in that message.
chat-too-fast = Not so fast: wait a moment before you write again.
chat-full = Enough was said at this table: its chat is full.
muted = The person who opened this table has muted you here.

hint-failed = Nothing came to mind. Ask once more.
hint-none = There are no hints in this game.
hint-race = A race has no hints: time runs on meanwhile. With the option “assistance” the screen shows where a tile fits, and a puzzle has hints of its own.
hint-daily = The game of a day has no hints: everybody plays it alone.
hint-lesson = A lesson has no hints: the coach says what to do.
hint-company = Others play here, too, so there are no hints; whoever opens a table can allow them to everybody.
hint-forbidden = Whoever opened this table wanted no hints.
hint-not-your-turn = You can ask for a hint when it is your turn.

notice-hinted = { $name } asked for a hint.
notice-sat = { $name } takes seat { $seat }.
notice-back = { $name } plays again.
notice-left = { $name } leaves seat { $seat }.
notice-handed-over = { $name } hands over to { $to }.
notice-bot-for = From now on a bot plays for { $name }: { $bot }.
notice-bot-sat = From now on a bot plays on seat { $seat }: { $bot }.
notice-admitted = { $name } may take seat { $seat } though { $name } has seen another hand: whoever opened the table has decided so.
notice-removed = { $name } was sent away from this table.
notice-muted = { $name } was muted.
notice-unmuted = { $name } may speak again.

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
no-fork-of-races = A race cannot be taken up again in the middle.
fork-of-old-rules = This game was played by earlier rules; it cannot be taken up again.
no-such-move = This game has { $moves } moves; there is no move { $move }.

no-such-lesson = There is no such lesson for “{ $game }”.
lesson-other-move = A fine move! This lesson asks for another.
lesson-wait = One moment: it is not your move just now.
lesson-no-rematch = A lesson is begun anew from the lobby.

serve-address = Skep is at { $address }
serve-port-busy = Port { $port } is busy, so this is port { $actual }.
serve-remote-bot = The bot “{ $bot }” may come to { $place } with this header: Authorization: Bearer { $token }
serve-data = Tables are kept in { $folder }. Stop with Ctrl-C; running games wait for you.
serve-files = Up to { $connections } connections at a time, with { $files } open files.
serve-failed = The server could not start on the data in { $folder }.
error-store-and-bus = Servers that share a store need both: --store postgresql://… and --bus nats://…
error-store-url = { $text } is no PostgreSQL; write it like postgresql://skep@db.example/skep.
error-proxy = { $text } is no address and no network; write 127.0.0.1, or 10.0.0.0/8.
error-keep = “{ $text }” says no time to keep tables; write days, weeks or years, like 90d, 12w or 1y

## `skep store`

store-none = there is no store in { $folder }
store-older = the store in { $folder } was written by an older Skep: start “skep serve” on it once, which brings it up to date
store-not-empty = { $folder } is not empty: choose a folder that is empty or not there yet, so that nothing is overwritten
store-sound = All is well: { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}, { $lines ->
    [0] no line
    [one] one line
   *[other] { $lines } lines
}.
store-file-damaged = The file is damaged: { $why }
store-table-damaged = Table { $table } is damaged: { $why }
store-damaged = Damaged: { $damaged } of { $tables } tables. The others can be played.
store-copied = The store was copied into { $folder }.
store-restored = The store is back, in { $folder }.
store-database-not-empty = the database { $database } is not empty: choose one without tables, people and settings, so that nothing is mixed up
store-moving = Copying and comparing
store-moved = Copied to { $target }, read back and compared: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $lines ->
    [one] one line
   *[other] { $lines } lines
}, and everything else that was there. All is the same.
store-left-out = Left out: { $table } ({ $why })
store-exported = { $tables ->
    [0] No table was written
    [one] One table was written
   *[other] { $tables } tables were written
} into { $file }. The file holds the secrets of games that are not over: keep it to yourself.
store-records-exported = { $tables ->
    [0] No finished game was written
    [one] One finished game was written
   *[other] { $tables } finished games were written
} into { $folder }. “skep verify” reads them.
store-imported = { $tables ->
    [0] No table was taken in
    [one] One table was taken in
   *[other] { $tables } tables were taken in
}{ $there ->
    [0] .
   *[other] ; { $there } were there already.
}

serve-metrics = Figures for Prometheus are at { $place }.
serve-metrics-place = --metrics { $text }: figures are told on this machine only; give an address like 127.0.0.1:9464.
serve-metrics-busy = --metrics { $text }: { $why }

## skep admin

admin-no-server = No server is running on { $folder }, so there is nobody to order that from.
admin-store = That cannot be done: { $why }
admin-unreadable = The server did not understand that order; it may be of another version.
admin-not-you = The server does not take orders from you. Run this as the user who runs the server.
admin-nobody = There is nobody with the id “{ $whom }”, and it is no IP address. `skep admin people` shows who is here.
admin-tables = { $count ->
    [0] There are no tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-table = { $lines ->
    [one] { $lines } line in its log. Seats, and who is here:
   *[other] { $lines } lines in its log. Seats, and who is here:
}
admin-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-closed = closed
admin-public = public
admin-private = by link only
admin-closed = The table { $table } is closed. Nothing happens there any more.
admin-deleted = The table { $table } is gone for ever.
admin-people = { $count ->
    [0] Nobody is connected.
    [one] { $count } connection.
   *[other] { $count } connections.
}
admin-mute = { $whom } cannot talk at any table now.
admin-kick = { $whom } is shown out ({ $sockets ->
    [one] { $sockets } connection
   *[other] { $sockets } connections
}) and stays out for a moment.
admin-ban = { $whom } is shown out ({ $sockets ->
    [one] { $sockets } connection
   *[other] { $sockets } connections
}) and stays out.
admin-unban = { $count ->
    [0] Nothing stood against { $whom }.
   *[other] Nothing stands against { $whom } any more.
}
admin-bans = { $count ->
    [0] Nothing stands against anybody.
    [one] { $count } entry: what, whom, since when, until when.
   *[other] { $count } entries: what, whom, since when, until when.
}
admin-word-ban = kept out
admin-word-mute = silent
admin-key = Cookies are signed by a new key. Those of before are believed for { $days } days more, and renewed when their owner comes.
admin-key-forgotten = Cookies are signed by a new key, and none of before is believed: everybody becomes somebody new.
admin-read-only-on = The server is read-only now, and everybody is told.
admin-read-only-off = The server accepts commands again.
admin-silent = These servers of the house did not answer, so what they know is missing: { $servers }
