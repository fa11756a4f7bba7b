"""The learned value of Butine!: what it looks at, what can be done, and its weights."""
