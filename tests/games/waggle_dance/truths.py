"""When each sentence of a refusal is true."""

from tests.games.truths import Truth

TRUTHS: dict[str, Truth] = {}
