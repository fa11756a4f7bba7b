"""The fields of a state, each written down once: slots, the start and `copy` follow from that.

    @slotted
    class State(Fields):
        seats: int
        options: Options
        turn: int = starts(0)
        hands: list[tuple[int, ...]] = for_each_seat(())
        undrawn: list[int] = made(lambda state: deck_for(state.options))

What has no start is handed in, in this order: `State(3, options)`. Starts are worked out from top
to bottom. A copy has lists, lists of lists and dictionaries of its own and shares all else, which
therefore is something that nobody changes: numbers, texts, tuples, frozen things.
"""

import dataclasses
from collections.abc import Callable
from typing import Annotated, Any, Literal, Self, TypeVar, dataclass_transform, get_args, get_origin

T = TypeVar("T")

_START = "start"


class Fields:
    """What a class of fields inherits."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent state, cheaply."""
        raise NotImplementedError("`@slotted` above the class writes it")


def starts(value: T, *, init: Literal[False] = False) -> T:
    """The start of a field that is the same in all states: nothing that could be changed."""
    start: T = _field("{}", value, init)
    return start


def for_each_seat(value: T, *, init: Literal[False] = False) -> list[T]:
    """The start of a field: a list that holds this for each seat. The same warning."""
    start: list[T] = _field("[{}] * self.seats", value, init)
    return start


def made(make: Callable[[Any], T], *, init: Literal[False] = False) -> T:
    """The start of a field: made anew for each state, which has the fields above it already."""
    start: T = _field("{}(self)", make, init)
    return start


def _field(text: str, thing: object, init: bool) -> Any:
    """A field that starts with what this text says of this thing."""
    return dataclasses.field(init=init, metadata={_START: (text, thing)})


def kinds_of(cls: type) -> dict[str, Any]:
    """By name, what the fields of a class are annotated with."""
    return {each.name: each.type for each in dataclasses.fields(cls)}


@dataclass_transform(eq_default=False, field_specifiers=(starts, for_each_seat, made))
def slotted(cls: type[T]) -> type[T]:
    """Give a class slots for its fields, the start that they name, and `copy`.

    Bots copy states all day, and a loop over the fields takes several times as long as code that
    names them. So that code is written here, once for each class.
    """
    done = dataclasses.dataclass(slots=True, init=False, repr=False, eq=False)(cls)
    every = dataclasses.fields(done)  # type: ignore[arg-type]
    texts = {each.name: each.metadata[_START][0] for each in every if each.metadata}
    given = ", ".join(each.name for each in every if each.name not in texts)
    start = [f"self.{each.name} = {texts.get(each.name, '{}').format(each.name)}" for each in every]
    things = {each.name: each.metadata[_START][1] for each in every if each.metadata}
    _write(done, f"def __init__(self, {given}):", start, things)
    copy = [f"twin.{name} = {_copied(name, kind)}" for name, kind in kinds_of(done).items()]
    known = {"new": object.__new__, "cls": done}
    _write(done, "def copy(self):", ["twin = new(cls)", *copy, "return twin"], known)
    return done


def _copied(name: str, kind: Any) -> str:
    """How a field gets into a copy, as Python."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    outer = get_origin(kind) or kind
    if outer is dict:
        return f"self.{name}.copy()"
    if outer is not list:
        if getattr(outer, "__hash__", None) is None:
            raise TypeError(f"{name} can be changed, and a copy of {kind} is not known here")
        return f"self.{name}"
    (inner,) = get_args(kind)
    if (get_origin(inner) or inner) is list:
        return f"[each[:] for each in self.{name}]"
    return f"self.{name}[:]"


def _write(cls: type, head: str, lines: list[str], known: dict[str, Any]) -> None:
    """A method of a class, from its text."""
    written: dict[str, Any] = {}
    exec("\n    ".join([head, *lines]), known, written)  # noqa: S102  # made of our own names
    for name, method in written.items():
        method.__doc__ = getattr(cls, name).__doc__
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
