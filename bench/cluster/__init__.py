"""What a cluster costs: PostgreSQL, the bus, and servers beside each other."""
