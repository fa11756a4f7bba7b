# What the commands say of bots from outside; the browser needs none of it.

outside-hired = The bot “{ $bot }” is here, and plays { $games }.
outside-form = "{ $text }" is no bot; say --bot NAME=COMMAND, like --bot ada=./ada.py
outside-bad-command = the command of "{ $text }" cannot be read: { $why }
outside-bad-name = a bot cannot be called "{ $name }": up to 24 letters, digits, - and _, a letter or digit first
outside-name-taken = there is a bot called "{ $name }" already
outside-not-found = there is no program "{ $command }"
outside-no-limits = programs cannot be held in check on this system; let the bot come by WebSocket (skep serve --remote-bot)
outside-hello-hung = the bot "{ $bot }" has not said hello within { $seconds } seconds; its last words: { $said }
outside-hello-crashed = the bot "{ $bot }" ended before it said hello; its last words: { $said }
outside-hello-nonsense = the bot "{ $bot }" speaks another version of the protocol: { $said }
outside-hello-flood = the bot "{ $bot }" wrote too much instead of a hello: { $said }
outside-no-games = the bot "{ $bot }" plays none of the games that there are here: { $games }
outside-lost = { $bot } lost { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $why }.
outside-lost-rule = A move that is lost is drawn by lot.
outside-why-crashed = it ended
outside-why-hung = no answer in time
outside-why-nonsense = no legal move
outside-why-flood = it wrote too much
outside-why-away = it was not there
outside-why-busy = it was busy
outside-why-resting = it rested after three failures in a row
