"""A seat of a table, who has looked into which hand, and who sat where in the end."""

from collections.abc import Sequence

from skep.engine.game import Result
from skep.server import log
from skep.server.store.interface import Ending


class Seat:
    """Who sits on a seat. A person and a bot: the bot plays while the person is gone."""

    __slots__ = ("bot", "helped", "left_by", "name", "person", "used_ms")

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.bot: str | None = None
        self.used_ms = 0
        self.helped: tuple[str, ...] = ()
        """The bots that have moved here for a person."""
        self.left_by: str | None = None
        """Who was the last to give this seat up."""

    def copy(self) -> "Seat":
        """The same again."""
        same = Seat()
        for name in self.__slots__:
            setattr(same, name, getattr(self, name))
        return same

    def take(self, entry: log.SeatEntry) -> None:
        """Somebody sits down or gets up."""
        if isinstance(entry, log.Seated):
            self.person = entry.person
            self.name = entry.name
            self.bot = None
        elif isinstance(entry, log.BotSeated):
            self.bot = entry.bot
        elif isinstance(entry, log.BotRemoved):
            self.bot = None
        else:
            self.left_by, self.person = self.person, None
            self.name = ""

    @property
    def filled(self) -> bool:
        """Is anybody here to play?"""
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str:
        """Who has played here, in one line, for a record: a bot is named, whoever it played for."""
        if self.person is None:
            return f"bot:{self.bot}"
        if self.bot is not None:
            return f"bot:{self.bot} for {self.name}"
        helped = " ".join(f"bot:{bot}" for bot in self.helped)
        return f"{self.name} with {helped}" if helped else self.name


def ending(seats: Sequence[Seat], first_bots: tuple[str, ...], result: Result) -> Ending | None:
    """How a game came out that began with these bots; nothing where others came under way."""
    bots = tuple(seat.bot if seat.person is None else None for seat in seats)
    if sorted(bot for bot in bots if bot is not None) != sorted(first_bots):
        return None
    people = tuple(seat.person if seat.bot is None else None for seat in seats)
    return Ending(people, bots, result.winners)


class Hands:
    """Whose eyes have been on which hand, since the game began; and whom the host lets in."""

    def __init__(self) -> None:
        self._seen: dict[str, set[int]] = {}
        self._admitted: set[tuple[str, int]] = set()

    def deal(self, seats: list[Seat]) -> None:
        """The game begins: whoever sits sees what is theirs."""
        for number, seat in enumerate(seats):
            if seat.person is not None:
                self.show(seat.person, number)

    def show(self, person: str, seat: int) -> None:
        """A person sits down on a seat."""
        self._seen.setdefault(person, set()).add(seat)
        self._admitted.discard((person, seat))

    def admit(self, person: str, seat: int) -> None:
        """The host lets a person take a seat, whatever they have seen."""
        self._admitted.add((person, seat))

    def played(self, person: str) -> bool:
        """Has this person had a seat in this game?"""
        return person in self._seen

    def may_see(self, person: str, number: int, seat: Seat) -> bool:
        """May a person look into the hand of a seat that is free?

        Whoever left it; whoever has seen no other; and whom the host admits.
        """
        others = self._seen.get(person, set()) - {number}
        return not others or seat.left_by == person or (person, number) in self._admitted
