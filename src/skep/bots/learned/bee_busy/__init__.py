"""The learned value of Bee Busy: what it looks at, what can be done, and its weights."""
