"""Waggle Dance in the terminal: the table, the hives, the menu."""

import re
from typing import Any

from rich.console import Group as Lines
from rich.text import Text

from skep.cli.boards import waggle_dance as board
from skep.cli.boards.face import Face, Group, Question
from skep.cli.boards.waggle_dance_words import about, cards, cubes, spell, spell_spot, tell, unspell
from skep.cli.typed import fold
from skep.engine.game import Fact
from skep.games.waggle_dance.material import SPOT_NAMES
from skep.games.waggle_dance.moves import GRAMMAR, Done, Move, Place, parse
from skep.games.waggle_dance.outlook import Outlook
from skep.games.waggle_dance.view import View
from skep.locale import Words

DICE = ("1", "2", "3", "4", "5", "6")
NIGHT_KINDS = ("hatch", "egg", "store", "trade", "move", "swap", "honey", "draw", "keep")
FEW = 12
"""So many placements are simply listed; more are told in one line for each die."""


class WaggleDanceFace(Face):
    """Dice, spaces, flowers and hives."""

    game = "waggle-dance"

    # ------------------------------------------------------------ to look at

    def size(self, view: View, mark: str | None = None) -> tuple[int, int]:
        found = board.lines(view, mark)
        return max(len(line) for line in found), len(found)

    def draw(self, view: View, width: int, height: int, mark: str | None = None) -> Text:
        return Text("\n").join(board.lines(view, mark)[:height])

    def mark_move(self, view: View, move: Move) -> str | None:
        if isinstance(move, Place) and not move.spot.startswith("room"):
            return move.spot
        return None

    def mark_place(self, view: View, text: str) -> str | None:
        name = text.upper()
        return name if name in SPOT_NAMES and not name.startswith("ROOM") else None

    def status(self, view: View, names: tuple[str, ...], words: Words) -> Lines:
        phase = words.say(f"waggle-dance-phase-{view.phase}")
        first = names[view.first]
        lines = [Text(words.say("waggle-dance-round", round=view.round, phase=phase, seat=first))]
        for seat, name in enumerate(names):
            lines.append(self._player(view, seat, name, words))
            hive = Text("      ")
            hive.append_text(board.hive_text(view, seat, words))
            lines.append(hive)
        if view.in_play:
            lines.append(Text(words.say("waggle-dance-in-play", cards=cards(view.in_play, words))))
        if view.hand:
            lines.append(Text(words.say("waggle-dance-hand", cards=cards(view.hand, words))))
        return Lines(*lines)

    def _player(self, view: View, seat: int, name: str, words: Words) -> Text:
        turn = seat in view.actors
        text = Text(f"{'>' if turn else ' '} {board.SIGNS[seat]} {name}   ", "bold" if turn else "")
        goal = view.options.honey
        parts = [
            words.say("waggle-dance-honey", honey=view.scores[seat], goal=goal),
            words.say("waggle-dance-dice", count=view.dice[seat]),
            words.say("waggle-dance-hand-size", count=view.hands[seat]),
        ]
        if view.volunteer == seat:
            parts.append(words.say("waggle-dance-volunteer"))
        for key, dice in (("to-place", view.free[seat]), ("sick", view.sick[seat])):
            if dice:
                parts.append(f"{words.say(f'waggle-dance-{key}')} {' '.join(map(str, dice))}")
        if view.claims[seat]:
            parts.append("+ " + cubes(view.claims[seat], words))
        text.append(", ".join(parts), "")
        return text

    # ------------------------------------------------------------ to choose

    def asks(self, view: View, name: str, words: Words) -> str:
        me = view.you or 0
        mix = view.mixing[me]
        if mix is not None:
            return words.say("waggle-dance-ask-mixing", player=name, one=mix[0], other=mix[1])
        if view.forced is not None:
            return words.say("waggle-dance-ask-forced", player=name, die=view.forced)
        if view.looked:
            return words.say("waggle-dance-ask-keep", player=name)
        if view.answer is not None:
            return words.say(
                "waggle-dance-ask-answer",
                player=name,
                other=board.SIGNS[view.answer.seat],
                die=view.answer.die,
                flower=view.answer.flower,
            )
        phase = view.phase
        if phase == "store" and not view.claims[me]:
            phase = "stored"
        elif phase == "trade" and view.claims[me]:
            phase = "store"  # what the trade brought
        args: dict[str, str | int] = {
            "left": view.left,
            "bees": view.bees,
            "cubes": cubes(view.claims[me], words),
        }
        return words.say(f"waggle-dance-ask-{phase}", player=name, **args)

    def groups(self, view: View, legal: list[Move]) -> list[Group]:
        places = [move for move in legal if isinstance(move, Place)]
        groups = [
            Group(die, [move for move in places if str(move.die) == die], listed=len(places) <= FEW)
            for die in DICE
        ]
        others = [move for move in legal if not isinstance(move, Place | Done)]
        for name in (*NIGHT_KINDS, "play"):
            moves = [move for move in others if GRAMMAR.words[type(move)] == name]
            groups.append(Group(name, moves, listed=True))
        groups.append(Group("done", [m for m in legal if isinstance(m, Done)], listed=True))
        return [group for group in groups if group.moves]

    def group_word(self, group: Group, words: Words) -> str:
        return group.name if group.name in DICE else words.say(f"waggle-dance-typed-{group.name}")

    def summary(self, groups: list[Group], words: Words) -> str:
        lines = []
        for group in groups:
            spots = "  ".join(spell_spot(move.spot, words) for move in group.moves)
            lines.append("  " + words.say("waggle-dance-ways", die=group.name, spots=spots))
        first = groups[0]
        spot = spell_spot(first.moves[0].spot, words)
        lines.append("  " + words.say("waggle-dance-ways-hint", die=first.name, spot=spot))
        return "\n".join(lines)

    def spell(self, move: Move, words: Words) -> str:
        return spell(move, words)

    def about(self, view: View, move: Move, words: Words) -> str:
        return about(view, move, tuple(board.SIGNS), words)

    def is_near(self, view: View, move: Move, place: str) -> bool:
        return fold(place) in [fold(token) for token in str(move).split()]

    def read(self, text: str, words: Words) -> Move:
        plain = unspell(text, words)
        # "4 A" and "4 D2" and "4 room2" are placements, too.
        match = re.fullmatch(r"(?:place )?([1-6]) ([A-Za-z]+)([0-9]*)", plain)
        if match and (match[3] or len(match[2]) == 1):
            plain = f"place {match[1]} {match[2]}{match[3] or match[1]}"
        return parse(plain)

    def question(self, text: str, words: Words) -> Question | None:
        near = fold(words.say("word-near"))
        tokens = [t for t in unspell(text, words).split() if fold(t) not in ("near", near)]
        if tokens and tokens[0] == "place":
            tokens = tokens[1:]
        if not tokens or len(tokens) > 2:
            return None
        name = tokens[0].lower()
        if name not in (*DICE, *NIGHT_KINDS, "play", "done"):
            return None
        return Question(name, tokens[1] if len(tokens) == 2 else None)

    def usual(self, view: View, legal: list[Move]) -> Any:
        # An empty line gives up nothing: it only declines cards.
        if any(GRAMMAR.words[type(move)] in NIGHT_KINDS for move in legal):
            return None
        return next((move for move in legal if isinstance(move, Done)), None)

    def reasons(
        self, outlook: Outlook | None, move: Move, names: tuple[str, ...], words: Words
    ) -> list[str]:
        if outlook is None:
            return []
        now, least = outlook.now, outlook.least
        sure = "yes" if now == least else "no"
        return [
            words.say(
                "waggle-dance-web-outlook", brings=outlook.brings, now=now, least=least, sure=sure
            )
        ]

    # ------------------------------------------------------------ to tell

    def tell(self, fact: Fact, view: View, names: tuple[str, ...], words: Words) -> str | None:
        return tell(fact, names, words)

    def ending(self, view: View, names: tuple[str, ...], words: Words) -> list[str]:
        return []
