"""One search for all games: it tries what could come in worlds that look like the view."""
