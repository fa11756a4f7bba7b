"""`skep` and `python -m skep`: the command line, or a word on how to get it."""

import sys

from skep.engine.errors import MissingExtra
from skep.engine.extras import from_extra
from skep.locale import language_of, words


def main() -> None:
    """Run the command line. Without the extra that brings it, say so in one line."""
    try:
        with from_extra("cli"):
            from skep.cli.main import app
    except MissingExtra as error:
        sys.exit(f"skep: {words(language_of()).explain(error.because)}")
    app()


if __name__ == "__main__":
    main()
