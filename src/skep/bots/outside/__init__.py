"""Bots from outside: programs in any language that speak lines of text, in the spirit of UCI.

The protocol is docs/outside-bots.md; `lines.py` reads and writes it. A `Wire` carries lines to a
process of this machine (`program.py`) or to a WebSocket (the server has those). A `Talk` asks over
a wire, a `Pool` has several of them, and an `OutsidePlayer` is what sits at a table.
"""
