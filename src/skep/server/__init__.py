"""The table: a durable server that people and bots play at."""
