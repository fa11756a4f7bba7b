"""What a seat sees of each game, as named arrays."""
