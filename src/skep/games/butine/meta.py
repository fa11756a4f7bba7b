"""What is known of Butine! before anybody plays: seats, options, rule ids."""

from typing import Annotated

import msgspec

from skep.engine.game import Meta
from skep.engine.game import Options as BaseOptions

CHALLENGE_DEFAULT = 15


class Options(BaseOptions, frozen=True, forbid_unknown_fields=True):
    """The three options; all may be combined (BUT-19, BUT-20, BUT-21)."""

    quick: bool = False
    challenge: Annotated[int, msgspec.Meta(ge=2, le=40, examples=[CHALLENGE_DEFAULT])] | None = None
    expert: bool = False


META = Meta(
    id="butine",
    title="Butine!",
    rules_version=1,
    seats=(2, 3, 4),
    rules=tuple(f"BUT-{number}" for number in range(1, 23)),
    options=Options,
    hidden_hands=False,
)
