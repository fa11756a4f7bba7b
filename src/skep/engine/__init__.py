"""What every game obeys: the shape of a game, refusals, chance, and the record of a game."""
