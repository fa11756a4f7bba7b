"""Move grammars: the forms of a game's moves, declared once; parser and printer come from them.

    FORMS = (
        Form(Fly, "fly {bee} {flower}", "fly 3 thyme"),
        Form(Rest, "rest"),
    )
    GRAMMAR = Grammar[Move]("nectar-run", {"bee": Number("[0-9]")}, FORMS)

A form is the text of a move, with its fields in braces, and an example. How a field is written
says the part of its name, or the one after a colon: `{take:colour}`. A field whose type is a
`Literal` needs no part: it is one of these words. What the text says without showing it is given
by name: `Form(Fly, "fly backwards", backwards=True)`. Where a move has several forms, it is
printed by the first whose given values hold, else by the last.

Texts are read in any case and with any spaces. `GRAMMAR.parse` reads; `str(move)` prints, as
Grammar gives every move class its `__str__`. The boards in the browser read and write by the same
forms: `make protocol` writes them in TypeScript.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin

import msgspec

from skep.engine.errors import BadGrammar, BadMove

M = TypeVar("M")


# ---------------------------------------------------------------- parts


class Number(msgspec.Struct, frozen=True):
    """A whole number. The pattern should allow one text for each: `0|[1-9][0-9]?`."""

    pattern: str


class OneOf(msgspec.Struct, frozen=True):
    """One of these words, in this spelling."""

    words: Sequence[str]


class Text(msgspec.Struct, frozen=True):
    """A text of this pattern. `read` gets it in lower case and gives its one spelling, or raises a
    BadMove that says what is wrong; without it, the spelling is the lower case."""

    pattern: str
    read: Callable[[str], str] | None = None


class Several(msgspec.Struct, frozen=True):
    """One or more of a part, or exactly `count`, with a sign between them; a tuple."""

    part: Number | OneOf | Text
    separator: str
    count: int | None = None


Part = Number | OneOf | Text | Several


def pattern_of(part: Part) -> str:
    """What a part looks like in its one spelling, as Python and JavaScript both understand it."""
    if isinstance(part, OneOf):
        return "|".join(part.words)
    if isinstance(part, Several):
        one = f"(?:{pattern_of(part.part)})"
        more = "*" if part.count is None else f"{{{part.count - 1}}}"
        return f"{one}(?:[{part.separator}]{one}){more}"
    return part.pattern


def _reader_of(part: Part) -> Callable[[str], Any] | None:
    """What makes a value of a text that looks right; None: it is the text itself."""
    if isinstance(part, Number):
        return int
    if isinstance(part, Text):
        return part.read
    if isinstance(part, OneOf):
        spelled = {word.lower(): word for word in part.words}
        return spelled.__getitem__ if list(spelled) != list(part.words) else None
    read, separator = _reader_of(part.part) or str, part.separator
    return lambda text: tuple(map(read, text.split(separator)))


def _printed(part: Part, value: str) -> str:
    """The inside of an f-string that prints what the expression `value` gives."""
    if not isinstance(part, Several):
        return f"{{{value}}}"
    if part.count is not None:
        return part.separator.join(f"{{{value}[{index}]}}" for index in range(part.count))
    values = f"map(str, {value})" if isinstance(part.part, Number) else value
    return f"{{'{part.separator}'.join({values})}}"


# ---------------------------------------------------------------- forms


class Same(msgspec.Struct, frozen=True):
    """A field that has the value of another: `Form(Die, "die {die}", "die 5", use=Same("die"))`."""

    field: str


class Slot(msgspec.Struct, frozen=True):
    """A place in a form where a field stands."""

    field: str
    part: str
    """The name of its part."""


class Form:
    """One text form of a move; `fixed` are the fields that it says without showing them."""

    def __init__(self, move: type, text: str, example: str = "", /, **fixed: Any) -> None:
        self.move = move
        self.text = text
        self.word = text.partition(" ")[0].lower()
        """The parser tries only the forms whose first word is that of the text."""
        self.pieces = _pieces(text)
        """Its text, cut: strings to be said as they are, and slots."""
        self.slots = [piece for piece in self.pieces if isinstance(piece, Slot)]
        self.types = {info.name: info.type for info in msgspec.structs.fields(move)}
        """The fields of the move."""
        self.example = example or text
        self.fixed = fixed
        self._check(bool(example))

    def _check(self, has_example: bool) -> None:
        names = list(self.types)
        said = [slot.field for slot in self.slots] + list(self.fixed)
        others = [value.field for value in self.fixed.values() if isinstance(value, Same)]
        for name in (*said, *others):
            if name not in names:
                raise self.wrong(f"has no field {name!r}; it has {', '.join(names) or 'none'}")
        for name in names:
            if said.count(name) == 0:
                raise self.wrong(f"needs {name!r}: show it as {{{name}}}, or give it: {name}=…")
            if said.count(name) > 1:
                raise self.wrong(f"gets {name!r} twice")
        if self.text != " ".join(self.text.split()) or re.search(r"[{}'\"\\]", self._plain):
            raise self.wrong("needs single spaces, and no quotes, backslashes or lone braces")
        if not self.text or "{" in self.word:
            raise self.wrong("needs a word of its own at the beginning of its text")
        if self.slots and not has_example:
            raise self.wrong("needs an example after its text")

    @property
    def _plain(self) -> str:
        return "".join(piece for piece in self.pieces if isinstance(piece, str))

    def wrong(self, why: str) -> BadGrammar:
        """The error for a form that cannot be."""
        return BadGrammar(f"the form {self.text!r}: {self.move.__name__} {why}")


def _pieces(text: str) -> list[str | Slot]:
    pieces: list[str | Slot] = []
    end = 0
    for found in re.finditer(r"\{(\w+)(?::(\w+))?\}", text):
        pieces += [text[end : found.start()], Slot(found[1], found[2] or found[1])]
        end = found.end()
    return [piece for piece in (*pieces, text[end:]) if piece != ""]


# ---------------------------------------------------------------- grammars


_Reader = tuple[Callable[[str], re.Match[str] | None], Callable[[re.Match[str]], M]]
"""Does a text look like a form? And the move that it then says."""


class _WhenNeeded(dict[str, list[_Reader[M]]]):
    """Readers of forms by their first word. To compile them takes a while, so each waits for the
    first text that begins so."""

    def __init__(self, make: Callable[[str], list[_Reader[M]]]) -> None:
        self.make = make

    def __missing__(self, word: str) -> list[_Reader[M]]:
        made = self.make(word)
        if made:  # a word that is none is not kept: there are endless many
            self[word] = made
        return made


class Grammar(Generic[M]):
    """All forms of a game's moves: reads them, and lets them print themselves."""

    def __init__(self, game_id: str, parts: Mapping[str, Part], forms: Sequence[Form]) -> None:
        self.game_id = game_id
        self.parts = parts
        self.forms = tuple(forms)
        for form in self.forms:
            self._check(form)
        self.words: dict[type, str] = {form.move: form.word for form in self.forms}
        """The first word of each move class; all of its forms begin alike."""
        for move in self.moves:
            move.__str__ = self._printer(move)  # type: ignore[method-assign, assignment]
        alone = [form for form in self.forms if not form.slots]
        self._alone: dict[str, M] = {form.text.lower(): form.move(**form.fixed) for form in alone}
        self._by_word = _WhenNeeded(self._readers)

    @property
    def moves(self) -> list[type]:
        """The move classes, in the order of their first forms."""
        return list(dict.fromkeys(form.move for form in self.forms))

    def forms_of(self, move: type) -> list[Form]:
        """The forms of a move class, in the order in which the printer tries them."""
        return [form for form in self.forms if form.move is move]

    @property
    def examples(self) -> str:
        """What moves look like."""
        return " | ".join(form.example for form in self.forms)

    def part(self, form: Form, slot: Slot) -> Part:
        """How a field of a form is written."""
        if slot.part in self.parts:
            return self.parts[slot.part]
        words = form.types[slot.field]
        if slot.part == slot.field and get_origin(words) is Literal:
            return OneOf(get_args(words))
        known = ", ".join(self.parts) or "none"
        raise form.wrong(f"has no part {slot.part!r} to write {slot.field!r}; parts are: {known}")

    def parse(self, text: str) -> M:
        """A move from its text. Case and extra spaces do not matter; anything else does."""
        words = text.lower().split()
        one = " ".join(words)
        if one in self._alone:
            return self._alone[one]
        for match, read in self._by_word[words[0]] if words else ():
            if found := match(one):
                return read(found)
        raise BadMove(f"{text!r} is not a move of {self.game_id}; moves look like: {self.examples}")

    # ------------------------------------------------------------ making it

    def _check(self, form: Form) -> None:
        for slot in form.slots:
            pattern = pattern_of(self.part(form, slot))
            # It is used in Python, in lower case too, and in TypeScript; groups are for slots.
            if "\\" in pattern or re.search(r"\((?!\?:)", pattern):
                raise form.wrong(f"has a part {slot.part!r} with a backslash or a group: {pattern}")
        if form.word != self.forms_of(form.move)[0].word:
            raise form.wrong("begins with another word than its other forms")
        if not form.fixed and form is not self.forms_of(form.move)[-1]:
            raise form.wrong("has more forms after this one, which would never be printed")

    def _readers(self, word: str) -> list[_Reader[M]]:
        """The forms with slots that begin with this word."""
        readers: list[_Reader[M]] = []
        for form in self.forms:
            if form.word == word and form.slots:
                pieces = self._said(form, re.escape, lambda part, _: f"({pattern_of(part)})")
                match = re.compile("".join(pieces).lower(), re.ASCII).fullmatch
                readers.append((match, self._reader(form)))
        return readers

    def _reader(self, form: Form) -> Callable[[re.Match[str]], M]:
        """The function that makes a move of a text that looks like this form."""
        known: dict[str, Any] = {"MOVE": form.move}
        values = {}
        for slot in form.slots:
            name = values[slot.field] = slot.field
            if read := _reader_of(self.part(form, slot)):
                known[f"READ_{name}"] = read
                values[name] = f"READ_{name}({name})"
        for name, value in form.fixed.items():
            known[f"FIXED_{name}"] = value
            values[name] = values[value.field] if isinstance(value, Same) else f"FIXED_{name}"
        slots = "".join(f"{slot.field}, " for slot in form.slots)
        given = ", ".join(values[name] for name in form.types)
        return _function("(MATCH)", [f"{slots} = MATCH.groups()", f"return MOVE({given})"], known)

    def _printer(self, move: type) -> Callable[[Any], str]:
        """The `__str__` of a move class."""
        known: dict[str, Any] = {}
        lines = []
        *others, last = self.forms_of(move)
        for number, form in enumerate(others):
            holds = []
            for name, value in form.fixed.items():
                known[f"FIXED_{number}_{name}"] = value
                same = (
                    f"self.{value.field}" if isinstance(value, Same) else f"FIXED_{number}_{name}"
                )
                holds.append(f"self.{name} == {same}")
            lines.append(f"if {' and '.join(holds)}: return {self._printed(form)}")
        return _function("(self)", [*lines, f"return {self._printed(last)}"], known)

    def _printed(self, form: Form) -> str:
        """The f-string that prints a form."""
        pieces = self._said(form, str, lambda part, name: _printed(part, f"self.{name}"))
        return f'f"{"".join(pieces)}"'

    def _said(
        self, form: Form, plain: Callable[[str], str], slot: Callable[[Part, str], str]
    ) -> list[str]:
        """The pieces of a form, each made to a text."""
        return [
            plain(piece) if isinstance(piece, str) else slot(self.part(form, piece), piece.field)
            for piece in form.pieces
        ]


def _function(parameters: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    """A function from its source, as dataclasses make theirs: as quick as one written by hand."""
    source = "\n    ".join((f"def __str__{parameters}:", *lines))
    exec(source, known)  # noqa: S102 - made of forms, which were checked
    made: Callable[..., Any] = known["__str__"]
    return made
