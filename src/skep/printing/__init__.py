"""Print & play: the games as PDF files to print, cut out and play on a table."""
