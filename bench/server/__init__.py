"""How the server stands under load: `python -m bench.server`, or `make bench-server`.

child.py       our server as `skep serve` runs it, with its limits lifted, in a process of its own
wire.py        a WebSocket client that does as little as it can
load.py        the load client: two people at each table, in a process of its own
peer.py        boardgame.io's server, driven by an equal client, in the same run
boardgameio/   its server and its client, in Node (development only)
report.py      the table, and which goals were met
"""
