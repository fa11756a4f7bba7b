"""Players that are programs: they see a view and the legal moves, and nothing else."""
