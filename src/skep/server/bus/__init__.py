"""Several servers as one house: who has which table, and the words between them."""
