"""What is known of Bee Busy before anybody plays: seats, options, rule ids."""

from skep.engine.game import Meta
from skep.engine.game import Options as BaseOptions
from skep.games.bee_busy.sheet import SheetName


class Options(BaseOptions, frozen=True, forbid_unknown_fields=True):
    """The one option: which sheet everybody plays on."""

    sheet: SheetName = "garden"


META = Meta(
    id="bee-busy",
    title="Bee Busy",
    rules_version=1,
    seats=(1, 2, 3, 4),
    rules=tuple(f"BEE-{number}" for number in range(1, 35)),
    options=Options,
    turns=False,
    usual_seats=1,
    hidden_hands=False,
)
