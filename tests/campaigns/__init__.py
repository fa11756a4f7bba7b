"""Long campaigns against the server: `make campaign`. A small cut of each is in `make test`."""
