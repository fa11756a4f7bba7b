"""An outside checker: from the frames of a table alone, was there one order that explains them?

It knows the protocol's words and, through the library, the rules of the games. Of the server's own
code it uses nothing, so a mistake there cannot hide itself here. `check` finds

- one order: what stands at a number is the same for everybody, and is there in the end;
- every acknowledged command in it exactly once, where its answer says, after all that was known
  when it was first sent; no refused one; and nothing that nobody sent;
- every view, list of moves and fact as the rules make them from that order, for the eyes that saw
  it: nothing that was not committed, and no hand of somebody else;
- nobody going back in time, missing a step, or being told of an old state when they came.
"""

from tests.cluster.checker.commands import check_commands
from tests.cluster.checker.frames import Frame
from tests.cluster.checker.order import Order
from tests.cluster.checker.telling import check_telling
from tests.cluster.checker.views import check_views

__all__ = ["Frame", "check"]


def check(frames: list[Frame]) -> list[str]:
    """What is wrong with the history of one table; nothing: it can be explained.

    The frames are in the order in which they were sent and heard, by one clock. At the end somebody
    has to watch the table from its beginning, and if the game is over, to fetch its record.
    """
    order = Order(frames)
    if order.full is None:
        return ["nobody looked at the table in the end"]
    check_commands(order)
    check_telling(order)
    check_views(order)
    return order.complaints
