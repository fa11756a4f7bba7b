"""What is known of Nectar Run before anybody plays: seats, options, rule ids."""

from typing import Annotated

import msgspec

from skep.engine.game import Meta
from skep.engine.game import Options as BaseOptions


class Options(BaseOptions, frozen=True, forbid_unknown_fields=True):
    """How much it is worth to empty a flower exactly (NEC-5)."""

    bonus: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3


META = Meta(
    id="nectar-run",
    title="Nectar Run",
    rules_version=1,
    seats=(2, 3, 4),
    rules=tuple(f"NEC-{number}" for number in range(1, 8)),
    options=Options,
    hidden_hands=False,
)
