"""A command or a request that cannot be granted, for another reason than a rule of the game."""


class Denied(Exception):
    """Carries the key of the message that says why; the words are in the Fluent files."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_message: dict[str, str | int] = dict(args)
