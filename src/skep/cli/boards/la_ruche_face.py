"""La Ruche in the terminal: its panel, its menu, and how its moves are typed and told."""

import re
from typing import Any

from rich.columns import Columns
from rich.console import Group as Lines
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from skep.cli.boards import la_ruche as board
from skep.cli.boards import la_ruche_short as short
from skep.cli.boards.face import Face, Group, Question
from skep.cli.boards.la_ruche_short import tile_of
from skep.cli.boards.la_ruche_tell import tell
from skep.cli.typed import fold
from skep.engine.game import Fact
from skep.games.la_ruche.material import LAY_BY_NAME, TILE_BY_NAME, TILE_NAMES
from skep.games.la_ruche.moves import Give, GiveUp, Keep, Lift, Move, Place, Ready, parse
from skep.games.la_ruche.solver import solve
from skep.games.la_ruche.view import View
from skep.locale import Words

GIVE, KEEP, LIFT, READY = "give", "keep", "lift", "ready"

TYPED: dict[str, str] = {
    **{word: word for word in ("place", "give", "to", "keep", "ready", "lift")},
    "give-up": "give up",
}
"""The words of the moves; each language has its own beside them (la-ruche-typed-…)."""

MOST_COUNTED = 6
"""So many tiles are named in one line."""


class LaRucheFace(Face):
    """A comb, a hand of tiles, and no turns."""

    game = "la-ruche"
    redraws = True

    # ------------------------------------------------------------ to look at

    def size(self, view: View, mark: board.Highlight | None = None) -> tuple[int, int]:
        return board.size(view, mark or board.PLAIN)

    def draw(
        self, view: View, width: int, height: int, mark: board.Highlight | None = None
    ) -> Text:
        return board.draw(view, width, height, mark or board.PLAIN)

    def mark_move(self, view: View, move: Move) -> board.Highlight | None:
        return board.Highlight(ghost=move) if isinstance(move, Place) else None

    def mark_place(self, view: View, text: str) -> board.Highlight | None:
        cell = short.cell_named(text.replace(" ", ""))
        if cell is None or not (cell in board.laid(view) or cell in board.open_cells(view)):
            return None
        return board.Highlight(focus=cell)

    def status(self, view: View, names: tuple[str, ...], words: Words) -> Lines:
        lines: list[Any] = []
        if view.options.rounds > 1 and view.seats > 1:
            lines.append(
                Text(words.say("la-ruche-round", round=view.round, rounds=view.options.rounds))
            )
        table = Table.grid(padding=(0, 2))
        for seat, name in enumerate(names):
            you = seat == view.you
            cells = [words.say("la-ruche-tiles", count=view.counts[seat])]
            if view.seats > 1:
                cells.append(words.say("la-ruche-points", points=view.scores[seat]))
                cells.append(self._standing(view, seat, words))
            row = [Text(("> " if you else "  ") + f"{seat} {name}", "bold" if you else "")]
            table.add_row(*row, *(Text(cell) for cell in cells))
        lines.append(table)
        if view.hand:
            lines.append(Text("  " + words.say("la-ruche-hand")))
            tiles = [Text(f"{n:>2} ").append_text(tile_text(t)) for n, t in enumerate(view.hand, 1)]
            lines.append(Padding(Columns(tiles, padding=(0, 1)), (0, 0, 0, 2)))
        return Lines(*lines)

    def _standing(self, view: View, seat: int, words: Words) -> str:
        if view.gifts[seat]:
            return words.say("la-ruche-gifts", count=view.gifts[seat])
        return words.say("la-ruche-is-ready") if view.ready[seat] else ""

    # ------------------------------------------------------------ to choose

    def asks(self, view: View, name: str, words: Words) -> str:
        if view.phase == "opening":
            key = "la-ruche-ask-touch-one" if view.cells else "la-ruche-ask-first"
            return words.say(key, player=name)
        if view.phase == "between":
            return words.say("la-ruche-ask-ready", player=name)
        if view.phase == "solo":
            return words.say("la-ruche-ask-solo", player=name, count=len(view.hand or ()))
        gifts = view.gifts[view.you] if view.you is not None else 0
        key = "la-ruche-ask-gifts" if view.phase == "gifts" else "la-ruche-ask-race"
        return words.say(key, player=name, count=gifts)

    def groups(self, view: View, legal: list[Move]) -> list[Group]:
        def only(*kinds: type) -> list[Move]:
            return [move for move in legal if isinstance(move, kinds)]

        groups = [
            Group(READY, only(Ready), listed=True),
            Group(LIFT, only(Lift, GiveUp), listed=True),
            Group(KEEP, only(Keep), listed=True),
            Group(GIVE, only(Give), listed=False),
        ]
        places: dict[str, list[Move]] = {}
        for move in legal:
            if isinstance(move, Place):
                places.setdefault(tile_of(move.lay), []).append(move)
        hand = list(view.hand or ())
        groups += [
            Group(tile, places[tile], listed=False, short=str(hand.index(tile) + 1))
            for tile in hand
            if tile in places
        ]
        elsewhere = sorted(places.keys() - set(hand))
        groups += [Group(tile, places[tile], listed=False) for tile in elsewhere]
        return [group for group in groups if group.moves]

    def group_word(self, group: Group, words: Words) -> str:
        return (
            group.name if group.name in TILE_BY_NAME else words.say(f"la-ruche-typed-{group.name}")
        )

    def summary(self, groups: list[Group], words: Words) -> str:
        parts = []
        for group in groups:
            if group.name == GIVE:
                word = self.group_word(group, words)
                example = self.spell(group.moves[0], words)
                parts.append(words.say("la-ruche-ways-give", group=word, move=example))
        tiles = [group for group in groups if group.name != GIVE]
        if tiles:
            some = [_ways_of(group, words) for group in tiles[:MOST_COUNTED]]
            more = ["…"] if len(tiles) > MOST_COUNTED else []
            counts = ", ".join(some + more)
            first = tiles[0].short or tiles[0].name
            parts.append(words.say("la-ruche-ways-place", counts=counts, group=first))
        return "   ".join(parts)

    def spell(self, move: Move, words: Words) -> str:
        if isinstance(move, Place):
            return words.say("la-ruche-move-place", cell=move.name)
        if isinstance(move, Give):
            return words.say("la-ruche-move-give", tile=move.tile, to=move.to)
        return words.say(f"la-ruche-move-{move.__struct_config__.tag}")

    def spell_short(self, view: View, move: Move, words: Words) -> str:
        if isinstance(move, Place):
            return short.short(view, move)
        return self.spell(move, words)

    def about(self, view: View, move: Move, words: Words) -> str:
        if isinstance(move, Place):
            return f"({short.short(view, move)})"
        if isinstance(move, Give):
            return ""
        return words.say(f"la-ruche-about-{move.__struct_config__.tag}")

    def is_near(self, view: View, move: Move, place: str) -> bool:
        if isinstance(move, Place):
            return place == f"{move.q},{move.r}"
        return isinstance(move, Give) and place in (move.tile, str(move.to))

    def expand(self, view: View, legal: list[Move], text: str, words: Words) -> str:
        return short.expand(view, legal, _translate(text, words))

    def widen(self, view: View, text: str, words: Words) -> str:
        return short.question(view, _translate(text, words))

    def completions(self, view: View, legal: list[Move], typed: str, words: Words) -> list[str]:
        tokens = typed.split()
        place = words.say("la-ruche-typed-place")
        prefix = tokens.pop(0) + " " if tokens and fold(tokens[0]) in ("place", fold(place)) else ""
        # Where the screen may know what fits, only that.
        fits = [short.short(view, move) for move in legal if isinstance(move, Place)]
        steps = fits or short.completions(view, board.open_cells(view), tokens)
        others = [self.spell(m, words) for m in legal if prefix or not isinstance(m, Place)]
        return [*(prefix + line for line in steps), *others, *([] if prefix else [f"{place} "])]

    def read(self, text: str, words: Words) -> Move:
        plain = _translate(text, words)
        if re.fullmatch(r"[1-6]{6}\s*@.*", plain):
            plain = f"place {plain}"
        return parse(re.sub(r"\s*([@,])\s*", r"\1", plain))

    def question(self, text: str, words: Words) -> Question | None:
        tokens = _translate(text, words).split()
        near = fold(words.say("word-near"))
        tokens = [token for token in tokens if fold(token) not in ("near", near, "de")]
        if tokens and tokens[0] == "place":
            tokens = tokens[1:]
        if not tokens or len(tokens) > 2:
            return None
        name = tile_of(tokens[0]) if tokens[0] in LAY_BY_NAME else tokens[0].lower()
        if name not in {GIVE, LIFT, *TILE_NAMES}:
            return None
        return Question(name, tokens[1] if len(tokens) == 2 else None)

    def usual(self, view: View, legal: list[Move]) -> Any:
        # An empty line must give nothing up.
        return legal[0] if len(legal) == 1 and isinstance(legal[0], Ready) else None

    def hint(self, view: View, words: Words) -> list[str]:
        if view.phase != "solo":
            return super().hint(view, words)
        answer = solve(view.hand or (), view.cells)
        if answer.hint is None:
            return [words.say("la-ruche-dead-end" if view.cells else "la-ruche-unsolvable")]
        leads_on = words.say("la-ruche-leads-on", move=self.spell(answer.hint, words))
        return [leads_on, words.say("la-ruche-in-short", move=short.short(view, answer.hint))]

    # ------------------------------------------------------------ to tell

    def tell(self, fact: Fact, view: View, names: tuple[str, ...], words: Words) -> str | None:
        return tell(fact, names, words)

    def score(self, view: View, player: str, score: int, words: Words) -> str:
        if view.seats > 1:
            return super().score(view, player, score, words)
        return words.say("la-ruche-score-solo", player=player, count=score)

    def ending(self, view: View, names: tuple[str, ...], words: Words) -> list[str]:
        """A puzzle that was given up: how it goes."""
        if view.seats > 1 or not view.hand:
            return []
        tiles = [*view.hand, *map(tile_of, board.laid(view).values())]
        answer = solve(tiles)
        if not answer.solvable:
            return [words.say("la-ruche-unsolvable")]
        cells = tuple(move.name for move in answer.moves)
        return [words.say("la-ruche-solution"), *str(board.draw_layout(cells)).split("\n")]


def _ways_of(group: Group, words: Words) -> str:
    return words.say("la-ruche-ways-of", tile=group.short or group.name, count=len(group.moves))


def tile_text(name: str) -> Text:
    """The six colours of a tile, each on its colour."""
    text = Text()
    for colour in name:
        text.append(colour, board.STYLES[colour])
    return text


def _translate(text: str, words: Words) -> str:
    """A typed move with the words of the record instead of those of the language."""
    table = {fold(words.say(f"la-ruche-typed-{key}")): word for key, word in TYPED.items()}
    return " ".join(table.get(fold(token), token) for token in text.split())
