"""The way in and out: sockets, identity, rate limits."""
