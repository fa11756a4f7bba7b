"""The learned value of Waggle Dance: what it looks at, what can be done, and its weights."""
