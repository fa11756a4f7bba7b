"""Fields that are written down once: slots, the start and copies that follow from them."""

from typing import Annotated, Any

import pytest

from skep.engine.fields import Fields, for_each_seat, kinds_of, made, slotted, starts

Mask = Annotated[int, "bit mask of seats"]
Piles = Annotated[list[list[int]], "for each seat, its pile"]


@slotted
class Pond(Fields):
    """A state of every kind of field."""

    seats: int
    name: str
    turn: int = starts(7)
    acting: Mask = starts(0)
    """Who swims."""
    hands: list[tuple[int, ...]] = for_each_seat(())
    piles: Piles = made(lambda pond: [[pond.turn] for _ in range(pond.seats)])
    seen: dict[str, int] = made(lambda _: {})
    nest: tuple[int, int] | None = starts(None)

    def reeds(self) -> int:
        """A method of its own."""
        return self.turn * self.seats


def test_a_start_is_worked_out_from_what_is_handed_in() -> None:
    pond = Pond(3, "duck")
    assert (pond.seats, pond.name, pond.turn, pond.acting, pond.nest) == (3, "duck", 7, 0, None)
    assert (pond.hands, pond.piles, pond.seen) == ([()] * 3, [[7], [7], [7]], {})
    assert pond.reeds() == 21


def test_each_has_a_start_of_its_own() -> None:
    one, other = Pond(2, "a"), Pond(2, "b")
    one.hands[0] = (1,)
    one.piles[0].append(8)
    one.seen["x"] = 1
    assert (other.hands, other.piles, other.seen) == ([(), ()], [[7], [7]], {})


def test_only_what_is_written_down_is_a_field() -> None:
    pond: Any = Pond(2, "duck")
    with pytest.raises(AttributeError):
        pond.depth = 3
    assert not hasattr(pond, "__dict__")
    assert list(kinds_of(Pond)) == [
        *("seats", "name", "turn", "acting", "hands", "piles", "seen", "nest")
    ]
    assert kinds_of(Pond)["acting"] == Mask


def test_a_copy_is_the_same_and_independent() -> None:
    pond = Pond(2, "duck")
    pond.turn, pond.nest = 9, (1, 2)
    twin = pond.copy()
    assert type(twin) is Pond
    assert all(getattr(twin, name) == getattr(pond, name) for name in kinds_of(Pond))
    twin.turn = 1
    twin.hands[1] = (4,)
    twin.piles[1].append(5)
    twin.piles.append([])
    twin.seen["x"] = 1
    assert (pond.turn, pond.hands, pond.piles, pond.seen) == (9, [(), ()], [[7], [7]], {})


def test_what_cannot_be_copied_is_no_field() -> None:
    with pytest.raises(TypeError, match="fish can be changed"):

        @slotted
        class Net(Fields):
            fish: set[int] = made(lambda _: set())


def test_a_class_without_its_decorator_says_so() -> None:
    class Bare(Fields):
        pass

    with pytest.raises(NotImplementedError, match="@slotted"):
        Bare().copy()
