"""Bee Busy in the terminal: its panel, its menu, and how its moves are typed and told."""

import re

from rich.console import Group as Lines
from rich.table import Table
from rich.text import Text

from skep.cli.boards import bee_busy as board
from skep.cli.boards.bee_busy_words import (
    TYPED,
    about,
    differences_text,
    spell,
    tell,
    upgrade_text,
)
from skep.cli.boards.face import Face, Group, Question
from skep.cli.typed import fold
from skep.engine.game import Fact
from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.material import GOODS
from skep.games.bee_busy.moves import (
    Change,
    Done,
    Line,
    Move,
    Pick,
    Skip,
    Store,
    Wall,
    parse,
)
from skep.games.bee_busy.view import View
from skep.locale import Words

CHOOSE, CHANGE, WALL, END = "choose", "change", "wall", "done"
LONG = ("lose", "die", "mark", "write")
"""When the whole sheet is told: in between, what the last decision changed is enough."""


class BeeBusyFace(Face):
    """A sheet of one's own, and small decisions."""

    game = "bee-busy"

    # ------------------------------------------------------------ to look at

    def size(self, view: View, mark: board.Highlight | None = None) -> tuple[int, int]:
        return board.size(view, mark or board.NOTHING)

    def draw(
        self, view: View, width: int, height: int, mark: board.Highlight | None = None
    ) -> Text:
        # A sheet has one size; where the window is smaller, its top left is shown.
        lines = board.draw(view, mark or board.NOTHING).split("\n", allow_blank=True)
        return Text("\n").join(line[:width] for line in lines[:height])

    def mark_move(self, view: View, move: Move) -> board.Highlight | None:
        if isinstance(move, Pick):
            return board.Highlight(flower=move.flower)
        if isinstance(move, Line):
            return board.Highlight(comb=move.end)
        if isinstance(move, Wall):
            return board.Highlight(wall=f"{move.comb} {move.side}")
        if isinstance(move, Store):
            return board.Highlight(comb=move.comb)
        return None

    def mark_place(self, view: View, text: str) -> board.Highlight | None:
        plain = text.strip().lower()
        sheet = BOARDS[view.options.sheet]
        if plain.isdecimal() and 1 <= int(plain) <= view.seats:
            return board.Highlight(seat=int(plain) - 1)
        if plain in sheet.comb_by_name:
            return board.Highlight(comb=plain)
        if plain in sheet.flower_by_name:
            return board.Highlight(flower=plain)
        return None

    def status(self, view: View, names: tuple[str, ...], words: Words) -> Lines:
        seat = board.shown_seat(view, board.NOTHING)
        table = Table.grid(padding=(0, 2))
        for number, name in enumerate(names):
            acts = number in view.actors
            table.add_row(
                Text((">" if acts else " ") + f" {number + 1} {name}", "bold" if acts else ""),
                Text(words.say("bee-busy-points", points=view.scores[number])),
                Text(words.say(f"bee-busy-phase-{self._phase(view, number)}")),
                Text(words.say("bee-busy-is-at", area=view.hives[number].area)),
            )
        return Lines(
            Text("  " + self._round_text(view, names, words)),
            table,
            *(Text("  " + line) for line in self._sheet_lines(view, seat, words)),
        )

    def introduce(self, view: View, words: Words) -> list[str]:
        return differences_text(view.options.sheet, words)

    def _phase(self, view: View, seat: int) -> str:
        return "over" if view.result else view.now[seat].phase

    def _round_text(self, view: View, names: tuple[str, ...], words: Words) -> str:
        key = "bee-busy-round-danger" if view.danger else "bee-busy-round"
        parts = [words.say(key, round=view.round, rounds=view.rounds, danger=view.danger)]
        coming = [
            danger
            for danger in BOARDS[view.options.sheet].sheet.track.dangers
            if danger.round > view.round
        ]
        if coming:
            soon = min(coming, key=lambda danger: danger.round)
            parts.append(
                words.say(
                    "bee-busy-next-danger", danger=soon.kind, round=soon.round, shield=soon.shield
                )
            )
        if view.dice:
            parts.append(words.say("bee-busy-dice", dice=" ".join(map(str, view.dice))))
        if view.seats > 1:
            first = names[view.first]
            if view.taken:
                parts.append(words.say("bee-busy-took", player=first, die=view.taken))
            else:
                parts.append(words.say("bee-busy-first", player=first))
        return " · ".join(parts)

    def _sheet_lines(self, view: View, seat: int, words: Words) -> list[str]:
        """All numbers of one sheet."""
        hive, now, sheet = view.hives[seat], view.now[seat], BOARDS[view.options.sheet]
        meadow, production, combs = hive.bees
        honey, wax, shields = sheet.tracks
        first = [
            words.say("bee-busy-bees", meadow=meadow, production=production, combs=combs),
            words.say(
                "bee-busy-stock",
                nectar=hive.nectar,
                pollen=hive.pollen,
                honey=hive.honey,
                honeymade=hive.honey_made,
                honeytrack=honey,
                wax=hive.wax,
                waxmade=hive.wax_made,
                waxtrack=wax,
                propolis=hive.propolis,
                shields=shields,
            ),
            words.say("bee-busy-fields", fields=now.fields),
        ]
        first += [words.say("bee-busy-barred", area=area) for area in now.barred]
        if hive.queen_laid:
            needed = sheet.sheet.larvae.queen
            first.append(words.say("bee-busy-queen", times=hive.queen, needed=needed))
        if view.you is not None and now.phase not in LONG:
            return [" · ".join(first)]
        points = view.points[seat]
        return [
            " · ".join(first),
            self._production(view, seat, words),
            self._improvement(view, seat, words),
            words.say(
                "bee-busy-score",
                bees=points.bees,
                honey=points.honey,
                propolis=points.propolis,
                drought=points.drought,
                queen=points.queen,
                combs=points.combs,
                stored=points.stored,
                points=points.total,
            ),
        ]

    def _production(self, view: View, seat: int, words: Words) -> str:
        sheet, hive = BOARDS[view.options.sheet], view.hives[seat]
        parts = []
        for good, name in enumerate(GOODS):
            values = [v for v in range(1, 7) if sheet.values[good] >> v & 1]
            empty = sheet.squares[good] - len(hive.written[name])
            shown = [*map(str, values), *(f"[{v}]" for v in hive.written[name])]
            parts.append(
                f"{words.say('bee-busy-good', good=name)} " + " ".join([*shown, *["[ ]"] * empty])
            )
        return " · ".join(parts)

    def _improvement(self, view: View, seat: int, words: Words) -> str:
        sheet, hive = BOARDS[view.options.sheet], view.hives[seat]
        parts = []
        for column, total in enumerate(sheet.column_sums):
            marks, length = hive.marks[column], sheet.lengths[column]
            done = "✓" if marks == length else f"{marks}/{length}"
            parts.append(f"{total}: {done} {upgrade_text(sheet, column, words)}")
        return " · ".join(parts)

    # ------------------------------------------------------------ to choose

    def asks(self, view: View, name: str, words: Words) -> str:
        assert view.you is not None
        now = view.now[view.you]
        text = words.say(
            "bee-busy-ask", player=name, step=now.phase, area=view.hives[view.you].area
        )
        return f"{text} {words.say('bee-busy-ask-back')}" if now.back else text

    def groups(self, view: View, legal: list[Move]) -> list[Group]:
        sheet = BOARDS[view.options.sheet]
        walls = [move for move in legal if isinstance(move, Wall)]
        if view.you is not None:
            # The walls that come closest to a complete comb are what people look for.
            marked = sum(1 << sheet.wall_by_name[name] for name in view.hives[view.you].walls)

            def missing(move: Wall) -> int:
                wall = sheet.wall_by_name[f"{move.comb} {move.side}"]
                around = sheet.combs_of_wall[wall]
                return min((sheet.comb_walls[comb] & ~marked).bit_count() for comb in around)

            walls.sort(key=missing)
        ends = [move for move in legal if isinstance(move, Done | Skip)]
        rest = [move for move in legal if not isinstance(move, Wall | Change | Done | Skip)]
        groups = [
            Group(CHOOSE, rest, listed=True),
            Group(END, ends, listed=True),
            Group(CHANGE, [move for move in legal if isinstance(move, Change)], listed=False),
            Group(WALL, list(walls), listed=False),
        ]
        return [group for group in groups if group.moves]

    def group_word(self, group: Group, words: Words) -> str:
        known = {CHANGE: "change", WALL: "wall"}.get(group.name)
        return words.say(f"bee-busy-typed-{known}") if known else words.say("word-all")

    def summary(self, groups: list[Group], words: Words) -> str:
        group = groups[0]
        key = "bee-busy-walls" if group.name == WALL else "bee-busy-changes"
        return words.say(key, count=len(group.moves), group=self.group_word(group, words))

    def spell(self, move: Move, words: Words) -> str:
        return spell(str(move), words)

    def about(self, view: View, move: Move, words: Words) -> str:
        return about(view, move, words)

    def is_near(self, view: View, move: Move, place: str) -> bool:
        if isinstance(move, Wall):
            sheet = BOARDS[view.options.sheet]
            around = sheet.combs_of_wall[sheet.wall_by_name[f"{move.comb} {move.side}"]]
            return place.lower() in {sheet.comb_names[comb] for comb in around}
        return place.lower() in str(move).split()

    def read(self, text: str, words: Words) -> Move:
        return parse(_translate(text, words))

    def question(self, text: str, words: Words) -> Question | None:
        tokens = _translate(text, words).lower().split()
        near = fold(words.say("word-near"))
        tokens = [token for token in tokens if fold(token) not in ("near", near, "de")]
        all_words = ("all", fold(words.say("word-all")), CHOOSE)
        if tokens and fold(tokens[0]) in all_words:
            tokens[0] = CHOOSE
        if not tokens or len(tokens) > 2 or tokens[0] not in (CHOOSE, CHANGE, WALL):
            return None
        return Question(tokens[0], tokens[1] if len(tokens) == 2 else None)

    def usual(self, view: View, legal: list[Move]) -> Move | None:
        return None

    # ------------------------------------------------------------ to tell

    def tell(self, fact: Fact, view: View, names: tuple[str, ...], words: Words) -> str | None:
        return tell(fact, names, words)

    def ending(self, view: View, names: tuple[str, ...], words: Words) -> list[str]:
        if view.rank:
            return [words.say("bee-busy-your-rank", rank=view.rank)]
        return []


def _translate(text: str, words: Words) -> str:
    """A typed move with the words of the record instead of those of the language."""
    table = {fold(words.say(f"bee-busy-typed-{word}")): word for word in TYPED}
    plain = re.sub(r"\s*-\s*", "-", text)
    return " ".join(table.get(fold(token), token) for token in plain.split())
