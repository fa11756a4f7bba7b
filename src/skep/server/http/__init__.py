"""The HTTP part: one file for each kind of request."""
