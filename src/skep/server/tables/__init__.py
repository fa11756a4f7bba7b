"""Tables: what they are, what may be done at them, and who is told."""
