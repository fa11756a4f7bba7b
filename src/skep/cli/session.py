"""A game at the terminal: people and bots act one after the other; people type moves and questions.

Whose move is next is told by `turns`: by the rules in a turn game, by virtual time in a race.
"""

import time
from collections.abc import Callable
from typing import Any

from rich.console import Console

from skep.api import AnyMatch
from skep.bots.pace import wrong_move
from skep.bots.registry import Player
from skep.cli import rulebook
from skep.cli.boards import face_of
from skep.cli.choice import Choice
from skep.cli.hints import hint_lines, suggestions
from skep.cli.screen import Screen
from skep.cli.speech import start_events
from skep.cli.turns import turns_of
from skep.cli.typed import fold, is_number
from skep.cli.undo import Undo
from skep.engine.errors import BadMove, SkepError
from skep.engine.game import Event
from skep.engine.refusal import Refusal
from skep.locale import Words

COMMANDS = (
    *("help", "list", "show", "ok", "why", "hint", "undo"),
    *("wait", "map", "rules", "record", "quit"),
)
"""The commands; each language has its own words beside these (word-…)."""


class Quit(Exception):
    """Somebody wants to stop."""


class Waited(Exception):
    """Somebody lets the others go on."""


class TakenBack(Exception):
    """Somebody has taken a move back."""


class Session:
    """One game, from wherever it stands to its end."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(
        self,
        match: AnyMatch,
        bots: dict[int, Player],
        names: tuple[str, ...],
        words: Words,
        console: Console,
        read: Callable[[str], str],
        *,
        pause: float = 0.0,
        offer: Callable[[Callable[[str], list[str]]], None] = lambda lines: None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.words = words
        self.screen = Screen(console, face_of(match.id), names, words)
        self.read = read
        self.offer = offer
        """Takes what Tab completes a line to."""
        self.turns = turns_of(match, bots)
        self.undo = Undo(match, frozenset(bots))
        self.pause = pause
        """Seconds between two turns when only bots play."""
        self._commands = {fold(words.say(f"word-{name}")): name for name in self.commands}
        self._commands |= {name: name for name in self.commands} | {"?": "help"}
        self._shown: Any = None
        """The move that was shown last: `ok` plays it."""
        self._refused: dict[int, tuple[Any, Refusal]] = {}
        """The move of each seat that was refused last, and the reason: `why` explains it."""

    def run(self) -> None:
        """Play to the end. Quit when somebody stops before."""
        if not self.match.log:
            self._introduce()
            self._tell(start_events(self.match))
        seat: int | None = None
        while self.match.actors:
            turn, seat = seat, self.turns.next()
            if seat not in self.bots:
                try:
                    self._person(seat, new_turn=seat != turn)
                except TakenBack:
                    seat = None  # whoever is next needs to see the board as it was
                continue
            if self._only_bots and seat != turn:
                self._watch()
            self._bot(seat)
        # Who played alone may see what is left in the hand.
        self.screen.end(self.match.view(0 if self.match.seats == 1 else None))

    def _introduce(self) -> None:
        self.screen.lines(self.screen.face.introduce(self.match.view(), self.words))

    @property
    def _only_bots(self) -> bool:
        return len(self.bots) == self.match.seats

    @property
    def _only_person(self) -> int | None:
        """The seat of the only person here; several at one screen must not read all there is."""
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def _watch(self) -> None:
        if self.screen.console.is_terminal:
            self.screen.table(self.match.view())
            time.sleep(self.pause)

    def _bot(self, seat: int) -> None:
        player, legal = self.bots[seat], self.match.legal(seat)
        if not legal:
            self.turns.stuck(seat)
            return
        view = self.match.view(seat)
        wrong = wrong_move(player, view, legal, self.turns.dice) if self.turns.costly else None
        if wrong is not None and self.match.check(seat, wrong) is not None:
            self.turns.erred(seat, self._pause_after(wrong))
            return
        self._apply(seat, player.choose(view, legal))

    def _pause_after(self, move: Any) -> int:
        """The seconds that a refused move costs."""
        wait_after = self.match.game.wait_after
        return wait_after(self.match.state, move) if wait_after is not None else 0

    def _apply(self, seat: int, move: Any) -> None:
        events = self.match.apply(seat, move)
        self._refused.pop(seat, None)
        self.undo.moved()
        self.turns.moved(seat, events)
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        view = self.match.view()
        for event in events:
            self.screen.happened(event.seen_by(self._only_person), view)

    # ------------------------------------------------------------ a person's decision

    def _person(self, seat: int, *, new_turn: bool) -> None:
        view = self.match.view(seat)
        choice = Choice(self.screen.face, view, self._offered(seat), self.words)
        self._shown = None
        self.offer(lambda typed: self._completions(typed, choice))
        # Who has to fill up cards has just seen the board; who flies on must see where the bee is.
        on_board = any(choice.face.mark_move(view, move) is not None for move in choice.legal)
        self._decide(choice, whole=new_turn or on_board or choice.face.redraws)
        while True:
            line = self._line(seat)
            try:
                move = self._answer(line, choice, seat)
            except Waited:
                self.turns.erred(seat, 0)
                return
            if move is not None and self._try(seat, move):
                return

    def _decide(self, choice: Choice, *, whole: bool) -> None:
        """Show what there is to decide."""
        self.screen.decision(choice, whole=whole)

    def _try(self, seat: int, move: Any) -> bool:
        """Make a move. False: it was refused, and may be another one is better."""
        refusal = self.match.check(seat, move)
        if refusal is None:
            self._apply(seat, move)
            return True
        self._refused[seat] = move, refusal
        self.screen.refused(refusal)
        pause = self._pause_after(move)
        if self.turns.costly and pause:
            self.screen.say("play-costs", seconds=pause)
            self.turns.erred(seat, pause)
            return True
        return False

    def _offered(self, seat: int) -> list[Any]:
        """The legal moves that a screen may show: a race hides where a tile fits."""
        legal, texts = self.match.legal(seat), self.match.game.texts
        if texts is None:
            return legal
        shown = set(texts(self.match.state, seat))
        return [move for move in legal if str(move) in shown]

    def _line(self, seat: int) -> str:
        try:
            return self.read(f"{self.names[seat]}> ").strip()
        except EOFError:
            raise Quit from None

    def _answer(self, line: str, choice: Choice, seat: int) -> Any:
        """The move that was typed; None when it was a question, which is answered at once."""
        if not line:
            usual = choice.usual()
            if usual is None:
                self.screen.say("play-hint")
            return usual
        word, _, rest = line.partition(" ")
        command = self._commands.get(fold(word))
        if command is None:
            move = self._move(line, choice, ask=True)
            if move is not None and is_number(line) and not choice.was_listed(move):
                # A number that nobody has seen is more likely a slip than a wish.
                self._do_show(line, choice, seat)
                return None
            return move
        if command == "ok":
            if self._shown is None:
                self.screen.say("play-nothing-shown")
            return self._shown
        getattr(self, f"_do_{command}")(rest.strip(), choice, seat)
        return None

    def _move(self, text: str, choice: Choice, *, ask: bool = False) -> Any:
        """A move by number or by text; with `ask`, half a move lists what could be meant."""
        move = choice.by_number(text)
        if move is not None:
            return move
        face = choice.face
        try:
            return face.read(choice.expanded(text), self.words)
        except BadMove as error:
            if error.reason is not None:
                self.screen.lines([self.words.explain(error.reason)])
                return None
            question = choice.question(text) if ask else None
        if question is not None:
            self.screen.lines(choice.answer(question))
        else:
            self.screen.say("play-not-understood", text=text)
        return None

    def _completions(self, typed: str, choice: Choice) -> list[str]:
        """Whole lines that make sense now."""
        word, space, rest = typed.lstrip().partition(" ")
        command = self._commands.get(fold(word)) if space else None
        if command in ("show", "why"):
            return [f"{word} {line}" for line in choice.completions(rest)]
        if command == "list":
            return [f"{word} {choice.face.group_word(g, self.words)}" for g in choice.groups]
        spoken = [self.words.say(f"word-{name}") for name in self.commands]
        return [*choice.completions(typed), *spoken]

    # ------------------------------------------------------------ commands

    def _do_help(self, _rest: str, choice: Choice, _seat: int) -> None:
        self.screen.help(self.match.id)
        self._introduce()
        self.screen.lines(choice.menu())

    def _do_list(self, rest: str, choice: Choice, _seat: int) -> None:
        parts = rest.split()
        all_words = (fold(self.words.say("word-all")), "all")
        everything = bool(parts) and fold(parts[-1]) in all_words
        text = " ".join(parts[:-1] if everything else parts)
        question = choice.question(text) if text else None
        if question is not None:
            self.screen.lines(choice.answer(question, everything=everything))
        else:
            self.screen.lines(choice.menu() or [self.words.say("play-no-list")])

    def _do_show(self, rest: str, choice: Choice, seat: int) -> None:
        move = self._move(rest, choice)
        if move is None:
            return
        # Where a wrong try costs time, looking at it must not tell whether it is one.
        refusal = None if self._is_costly(move) else self.match.check(seat, move)
        if refusal is not None:
            self._refused[seat] = move, refusal
            self.screen.refused(refusal)
            return
        self._shown = move
        mark = choice.face.mark_move(choice.view, move)
        if mark is not None:
            self.screen.board(choice.view, mark)
        if choice.has(move):
            self.screen.lines([choice.describe(move)])
        self.screen.say("play-ok-plays-it")

    def _is_costly(self, move: Any) -> bool:
        return self.turns.costly and self._pause_after(move) > 0

    def _do_why(self, rest: str, choice: Choice, seat: int) -> None:
        tried, refusal = self._refused.get(seat, (None, None))
        move = self._move(rest, choice) if rest else tried
        if move is None:
            if not rest:
                self.screen.say("play-nothing-refused")
            return
        if move != tried:
            if self._is_costly(move):
                self.screen.say("play-try-it")
                return
            refusal = self.match.check(seat, move)
        if refusal is None:
            self.screen.say("play-allowed", move=choice.face.spell(move, self.words))
        else:
            self.screen.refused(refusal, hint=False)
            self._rule(refusal.rule)

    def _do_hint(self, _rest: str, choice: Choice, seat: int) -> None:
        found = suggestions(self.match, seat)
        if not found:
            self.screen.lines(choice.face.hint(choice.view, self.words))
            return
        self.screen.lines(hint_lines(found, choice, self.names, self.words))
        self._shown = self.match.game.parse(found[0].moves[0])
        mark = choice.face.mark_move(choice.view, self._shown)
        if mark is not None:
            self.screen.board(choice.view, mark)
        self.screen.say("play-ok-plays-it")

    def _do_undo(self, _rest: str, _choice: Choice, seat: int) -> None:
        why_not = self.undo.why_not(seat)
        if why_not is not None:
            self.screen.say(why_not)
            return
        self.screen.say("play-took-back", player=self.names[self.undo.take_back()])
        self._refused.clear()
        raise TakenBack

    def _do_wait(self, _rest: str, _choice: Choice, _seat: int) -> None:
        if not self.turns.costly:
            self.screen.say("play-no-waiting")
            return
        raise Waited

    def _do_map(self, rest: str, choice: Choice, _seat: int) -> None:
        if not rest:
            self.screen.whole_board(choice.view)
            return
        mark = choice.face.mark_place(choice.view, rest)
        if mark is None:
            self.screen.say("play-no-place", place=rest)
        else:
            self.screen.board(choice.view, mark)

    def _do_rules(self, rest: str, _choice: Choice, _seat: int) -> None:
        if rest:
            prefix = self.match.game.meta.rules[0].rpartition("-")[0]
            self._rule(rest if "-" in rest else f"{prefix}-{rest}")
        else:
            self.screen.markdown(rulebook.whole(self.match.id, self.words.language))

    def _rule(self, rule: str) -> None:
        try:
            self.screen.markdown(rulebook.one(rule, self.words.language, self.words))
        except SkepError as error:
            self.screen.lines([str(error)])

    def _do_record(self, _rest: str, _choice: Choice, _seat: int) -> None:
        self.screen.copy(self.match.record())

    def _do_quit(self, _rest: str, _choice: Choice, _seat: int) -> None:
        raise Quit
