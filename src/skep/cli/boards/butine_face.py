"""Butine! in the terminal: its panel, its menu, and how its moves are typed and told."""

import re
from typing import Any

from rich.console import Group as Lines
from rich.table import Table
from rich.text import Text

from skep.cli.boards import butine as board
from skep.cli.boards.butine_tell import tell
from skep.cli.boards.butine_words import (
    about,
    cards_text,
    letters_text,
    reasons,
    tile_label,
    touched,
)
from skep.cli.boards.face import Face, Group, Question
from skep.cli.typed import fold
from skep.engine.errors import BadMove
from skep.engine.game import Fact
from skep.games.butine.material import CARD_BY_NAME_READ_EITHER_WAY, CARD_NAMES, FLOWERS, HAND
from skep.games.butine.moves import Done, Gather, Move, Place, Swap, Take, parse, place_named
from skep.games.butine.outlook import Outlook
from skep.games.butine.view import View
from skep.locale import Words

GATHER, TAKE, SWAP, END = "gather", "take", "swap", "done"

TYPED = ("place", "gather", "take", "swap", "for", "deck", "done", "pass")
"""The words of the moves; each language has its own beside them (butine-typed-…)."""


class ButineFace(Face):
    """Cards, meadow, and several hundred ways to lay a tile."""

    game = "butine"

    # ------------------------------------------------------------ to look at

    def size(self, view: View, mark: board.Highlight | None = None) -> tuple[int, int]:
        return board.size(view, mark or board.PLAIN)

    def draw(
        self, view: View, width: int, height: int, mark: board.Highlight | None = None
    ) -> Text:
        return board.draw(view, width, height, mark or board.PLAIN)

    def mark_move(self, view: View, move: Move) -> board.Highlight | None:
        if isinstance(move, Place):
            return board.Highlight(ghost=move.name)
        if isinstance(move, Gather):
            return board.Highlight(route=move.path)
        return None

    def mark_place(self, view: View, text: str) -> board.Highlight | None:
        number = _tile_number(view, text)
        return None if number is None else board.Highlight(focus=number)

    def status(self, view: View, names: tuple[str, ...], words: Words) -> Lines:
        table = Table.grid(padding=(0, 2))
        for seat, name in enumerate(names):
            turn = seat in view.actors
            points = Text(words.say("butine-points", points=view.scores[seat]))
            if view.blind[seat] and view.bonus is None:
                points.append(" " + words.say("butine-unseen", count=view.blind[seat]), "dim")
            style = "bold" if turn else ""
            table.add_row(
                Text((">" if turn else " ") + f" {name}", style),
                cards_text(view.hands[seat]),
                points,
            )
        table.add_row(
            Text("  " + words.say("butine-market")),
            cards_text(view.market),
            Text(words.say("butine-deck", count=view.deck)),
        )
        supply = Text("  " + words.say("butine-supply") + " ")
        for letter in FLOWERS:
            supply.append("  ")
            supply.append_text(letters_text(letter))
            supply.append(f" ×{view.supply[letter]}")
        if view.options.challenge is not None:
            supply.append("    " + words.say("butine-goal", goal=view.options.challenge))
        return Lines(table, supply)

    # ------------------------------------------------------------ to choose

    def asks(self, view: View, name: str, words: Words) -> str:
        if view.phase == "refill":
            missing = HAND - len(view.hands[view.turn])
            return words.say("butine-ask-refill", player=name, missing=missing)
        if view.phase == "swap":
            return words.say("butine-ask-swap", player=name)
        acted = view.placed or view.gathered > 0
        return words.say("butine-ask-more" if acted else "butine-ask-act", player=name)

    def groups(self, view: View, legal: list[Move]) -> list[Group]:
        def only(kind: type) -> list[Move]:
            return [move for move in legal if isinstance(move, kind)]

        laid = [move for move in legal if isinstance(move, Place)]
        end = [move for move in legal if not isinstance(move, Place | Gather | Take | Swap)]
        groups = [
            Group(GATHER, only(Gather), listed=True),
            Group(TAKE, only(Take), listed=True),
            Group(END, end, listed=True),
            Group(SWAP, only(Swap), listed=False),
        ]
        # The spots that touch most come first: they are what people look for.
        spots = board.placed(view)
        for letter in FLOWERS:
            moves = [move for move in laid if move.tile == letter]
            tiles = {move: touched(spots, move) for move in moves}
            moves.sort(key=lambda move: (-len(tiles[move]), tiles[move], str(move)))
            groups.append(Group(letter, list(moves), listed=False))
        return [group for group in groups if group.moves]

    def group_word(self, group: Group, words: Words) -> str:
        return group.name if group.name in FLOWERS else words.say(f"butine-typed-{group.name}")

    def summary(self, groups: list[Group], words: Words) -> str:
        first = groups[0]
        if first.name == SWAP:
            word = self.group_word(first, words)
            card = first.moves[0].give
            return words.say("butine-swaps", count=len(first.moves), group=word, card=card)
        counts = ", ".join(f"{group.name} {len(group.moves)}" for group in groups)
        return words.say("butine-ways", counts=counts, group=first.name)

    def spell(self, move: Move, words: Words) -> str:
        if isinstance(move, Place):
            return words.say("butine-move-place", spot=move.name)
        if isinstance(move, Gather):
            path = "-".join(map(str, move.path))
            return words.say("butine-move-gather", card=move.card, path=path)
        if isinstance(move, Take):
            return words.say("butine-move-take", card=move.card)
        if isinstance(move, Swap):
            return words.say("butine-move-swap", gave=move.give, took=move.take)
        return words.say("butine-move-done" if isinstance(move, Done) else "butine-move-pass")

    def about(self, view: View, move: Move, words: Words) -> str:
        return about(view, move, words)

    def is_near(self, view: View, move: Move, place: str) -> bool:
        if place.upper() in CARD_BY_NAME_READ_EITHER_WAY:
            card = CARD_NAMES[CARD_BY_NAME_READ_EITHER_WAY[place.upper()]]
            named = {Gather: "card", Take: "card", Swap: "give"}.get(type(move))
            return named is not None and getattr(move, named) == card
        number = _tile_number(view, place)
        if number is None:
            return False
        if isinstance(move, Place):
            return number in touched(board.placed(view), move)
        return isinstance(move, Gather) and number in move.path

    def read(self, text: str, words: Words) -> Move:
        plain = _translate(text, words)
        if plain.startswith("gather"):
            # Tiles may be typed as they are labelled: W0-Y3-R5.
            plain = re.sub(r"[WRYBwryb](?=\d)", "", plain)
        try:
            return parse(plain)
        except BadMove:
            if "@" in plain:
                return place_named(plain)
            raise

    def question(self, text: str, words: Words) -> Question | None:
        tokens = _translate(text, words).split()
        near = fold(words.say("word-near"))
        tokens = [t for t in tokens if fold(t) not in ("near", near, "de")]
        if tokens and tokens[0] == "place":
            tokens = tokens[1:] or [""]
        if not tokens or len(tokens) > 2:
            return None
        name = tokens[0].upper() if tokens[0].upper() in set(FLOWERS) else tokens[0].lower()
        if name not in {"", GATHER, TAKE, SWAP, *FLOWERS}:
            return None
        return Question(name, tokens[1] if len(tokens) == 2 else None)

    def usual(self, view: View, legal: list[Move]) -> Any:
        if len(legal) == 1:
            return legal[0]
        # Only at the end of a turn: an empty line must not give up cards that could be gathered.
        return legal[-1] if view.phase == "swap" else None

    def reasons(
        self, outlook: Outlook | None, move: Move, names: tuple[str, ...], words: Words
    ) -> list[str]:
        return [] if outlook is None else reasons(outlook, move, names, words)

    # ------------------------------------------------------------ to tell

    def tell(self, fact: Fact, view: View, names: tuple[str, ...], words: Words) -> str | None:
        return tell(fact, view, names, words)

    def ending(self, view: View, names: tuple[str, ...], words: Words) -> list[str]:
        return [
            words.say("butine-bonus", player=name, count=len(cards), cards=", ".join(cards))
            for name, cards in zip(names, view.bonus or (), strict=False)
            if cards
        ]


def _translate(text: str, words: Words) -> str:
    """A typed move with the words of the record instead of those of the language."""
    table = {fold(words.say(f"butine-typed-{word}")): word for word in TYPED}
    return " ".join(table.get(fold(token), token) for token in text.split())


def _tile_number(view: View, text: str) -> int | None:
    """The tile that somebody means by `3` or `R3`."""
    match = re.fullmatch(r"([WRYB]?)([0-9]{1,2})", text.upper())
    if match is None or int(match[2]) >= len(view.tiles):
        return None
    number = int(match[2])
    return number if tile_label(view, number).startswith(match[1]) else None
