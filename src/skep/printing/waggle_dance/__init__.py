"""Waggle Dance on paper: action cards, flowers, rooms, pollen, eggs and Queen cards."""

from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COLOURS,
    COPIES,
    CUBES,
    EGGS,
    FACES,
    SPACE_CARDS,
    TILES,
)
from skep.printing.art import bee, bee_from_above, by_hand, disc, hexagon, moon, skep, sun
from skep.printing.cover import cover
from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    circle,
    ellipse,
    label,
    polygon,
    put,
    rounded,
)
from skep.printing.flowers import borage, daisy, dandelion, marigold, poppy, violet
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD, SERIF_ITALIC, fitting
from skep.printing.palette import (
    HONEY,
    HONEY_DEEP,
    INK,
    INK_SOFT,
    PAPER,
    STRAW_EDGE,
    STRAW_SOFT,
    mixed,
)
from skep.printing.pieces import Piece, card, grown, in_grid, in_rows
from skep.printing.sheets import Job, Sheet, cut_sheets
from skep.printing.waggle_dance.queen import queen_cards
from skep.printing.waggle_dance.words import frame, lines_around

GAME = "waggle-dance"

ACTIONS = "ABCDEFG"
ACTION_CARD = (90.0, 76.0)
FLOWER_CARD = (60.0, 76.0)
ROOM = 24.0
"""The edge of a room tile: four pollen and two dice fit on it."""
SPACE = 17.0
"""The side of a space: a usual die has 16."""
POLLEN = 5.9
EGG = 7.4
MARKER = 6.8
"""Tokens, from the middle to a corner or to the rim."""
MARKER_SETS = 3
"""A table may block up to three spaces on each card (WAG-5)."""

_FLOWERS = (daisy(), dandelion(), marigold(), poppy(), violet(), borage())
_SOFT = ("#f4ecd4", "#fbe79b", "#f9cf9a", "#f0a797", "#d9c3ea", "#b5caf2")
_DEEP = ("#8a7a4a", "#a87400", "#b5600a", "#9a2c1b", "#5d2f7f", "#2b4a96")


def sheets(job: Job) -> list[Sheet]:
    """Everything but the dice."""
    say = job.words.say
    area = job.paper.area
    return [
        _cover(job),
        *cut_sheets(say("print-waggle-dance-actions"), in_grid(action_cards(job), area), job),
        *cut_sheets(say("print-waggle-dance-flowers"), in_grid(flower_cards(job), area), job),
        *cut_sheets(say("print-waggle-dance-rooms"), in_rows([rooms()], area, 4.0), job),
        *cut_sheets(say("print-waggle-dance-tokens"), in_rows(tokens(), area, 2.0), job),
        *cut_sheets(say("print-waggle-dance-queen"), in_grid(queen_cards(job), area), job),
    ]


# ------------------------------------------------------------------ actions and flowers


def action_cards(job: Job) -> list[Piece]:
    """A to G, and the card of the first player: day in front, night behind."""
    made = [
        Piece(card(*ACTION_CARD), _action(job, letter), ground=PAPER, name=letter)
        for letter in ACTIONS
    ]
    return [*made, _first_player(job)]


def _action(job: Job, letter: str) -> Drawing:
    """Its letter and name, what its bees do, and six spaces where it has them."""
    wide, tall = ACTION_CARD
    name = job.words.say("waggle-dance-action", action=letter)
    title = name[:1].upper() + name[1:]
    top = -tall / 2
    marks: list[Mark] = [frame(ACTION_CARD, letter, STRAW_EDGE)]
    badge = tuple((x - wide / 2 + 13, y + top + 13) for x, y in hexagon(8.2))
    marks.append(polygon(badge, fill=HONEY, line=HONEY_DEEP, width=0.5))
    marks.append(label(-wide / 2 + 13, top + 16.2, letter, 9, font=SERIF_BOLD, align="middle"))
    size = fitting(title, SERIF_ITALIC, 8, wide - 34)
    marks.append(label(-wide / 2 + 25, top + 15.6, title, size, font=SERIF_ITALIC))
    spaces = letter in SPACE_CARDS
    text = job.words.say("print-waggle-dance-does", action=letter)
    marks += lines_around(text, 0, top + 25.5, 3.5, wide - 14, colour=INK_SOFT)
    if spaces:
        for value in range(FACES):
            x, y = (value % 3 - 1) * (SPACE + 8) + 2.5, 7.6 + (value // 3) * (SPACE + 1.2)
            marks += _space(x, y, value + 1)
    elif letter == "D":
        for number in range(FACES):
            x = (number - 2.5) * 13
            marks += put(_FLOWERS[number], x, 18, scale=5.4)
            marks.append(label(x, 29.5, str(number + 1), 4.2, font=SANS_BOLD, align="middle"))
    else:
        marks += put(skep(), -9, 31, scale=0.2)
        marks += put(bee(), 18, 19, scale=0.26)
    return tuple(marks)


def _space(x: float, y: float, value: int) -> Drawing:
    """Where one die goes: its number, and its pips."""
    half = SPACE / 2
    box = Box(x - half, y - half, x + half, y + half)
    marks: list[Mark] = [rounded(box, 2.5, fill=STRAW_SOFT, line=STRAW_EDGE, width=0.4)]
    marks += _pips(x, y, value, 4.2, mixed(STRAW_SOFT, STRAW_EDGE, 0.55))
    marks.append(label(x - half - 1.2, y + 1.6, str(value), 4.4, font=SANS_BOLD, align="right"))
    return tuple(marks)


_PIPS = ("c", "lr", "lcr", "lrab", "lrabc", "lrabde")
_PIP_AT = {
    "c": (0, 0), "l": (-1, -1), "r": (1, 1), "a": (1, -1), "b": (-1, 1), "d": (-1, 0), "e": (1, 0),
}  # fmt: skip


def _pips(x: float, y: float, value: int, apart: float, tone: str) -> Drawing:
    at = [_PIP_AT[sign] for sign in _PIPS[value - 1]]
    return tuple(circle(x + a * apart, y + b * apart, 1.1, fill=tone) for a, b in at)


def _first_player(job: Job) -> Piece:
    """The first player keeps it; it shows day or night."""
    wide, tall = ACTION_CARD
    day, night = "#fdf0c4", "#3c4468"
    words = [job.words.say("print-waggle-dance-phase", phase=p) for p in ("day", "night")]
    about = job.words.say("print-waggle-dance-first")
    sides = []
    for word, picture, ink in ((words[0], sun(), INK), (words[1], moon(), "#f7ecd2")):
        rim = by_hand(card(wide - 6, tall - 6), word, 4.0, 0.6, line=HONEY, width=0.5)
        title = label(0, 22, word, 9, font=SERIF_ITALIC, colour=ink, align="middle")
        lines = lines_around(about, 0, 29, 3.4, wide - 16, colour=ink)
        sides.append((rim, *put(picture, 0, -8, scale=1.15), title, *lines))
    return Piece(
        card(*ACTION_CARD), sides[0], sides[1], ground=day, back_ground=night, name="first"
    )


def flower_cards(job: Job) -> list[Piece]:
    """Six flowers, numbered, one colour each (WAG-1)."""
    return [
        Piece(card(*FLOWER_CARD), _flower_card(job, i), ground=_SOFT[i], name=f"flower {name}")
        for i, name in enumerate(COLOURS)
    ]


def _flower_card(job: Job, number: int) -> Drawing:
    wide, tall = FLOWER_CARD
    name = job.words.say("waggle-dance-colour", colour=COLOURS[number])
    deep = _DEEP[number]
    marks: list[Mark] = [frame(FLOWER_CARD, COLOURS[number], deep)]
    marks += put(_FLOWERS[number], 0, -3, scale=19)
    marks.append(
        label(
            -wide / 2 + 9.5,
            -tall / 2 + 14,
            f"D{number + 1}",
            8,
            font=SERIF_BOLD,
            colour=deep,
            align="middle",
        )
    )
    marks += _pips(wide / 2 - 9, -tall / 2 + 10.5, number + 1, 2.6, deep)
    marks.append(label(0, 24.4, name, 5.5, font=SERIF_ITALIC, colour=deep, align="middle"))
    shares = job.words.say("print-waggle-dance-shares")
    marks += lines_around(shares, 0, 29.6, 2.5, wide - 12, colour=deep)
    return tuple(marks)


# ------------------------------------------------------------------ rooms and tokens


def rooms() -> list[Piece]:
    """Plain in front, honey behind (WAG-2)."""
    outline = hexagon(ROOM)
    wax, line = "#fbe9bd", "#c89a3d"
    plain: list[Mark] = [
        by_hand(grown(outline, -1.8), "room", 2.5, 0.7, line=line, width=0.5),
        by_hand(
            grown(outline, -5.5),
            "floor",
            4,
            0.7,
            fill="#fdf6e0",
            line=mixed(wax, line, 0.5),
            width=0.3,
        ),
    ]
    for x, y in ((-5.2, -5.2), (5.2, -5.2), (-5.2, 5.2), (5.2, 5.2)):
        spot = Box(x - 4, y - 4, x + 4, y + 4)
        tone = mixed(wax, line, 0.45)
        plain.append(rounded(spot, 1.5, line=tone, width=0.25, dash=(0.8, 0.8)))
    honey: list[Mark] = [
        by_hand(grown(outline, -1.8), "honey", 2.5, 0.7, line=HONEY_DEEP, width=0.5),
        by_hand(grown(outline, -4), "comb", 4, 0.9, fill="#f7c64a", line=HONEY_DEEP, width=0.4),
        *put(bee_from_above(), 0, -1, scale=0.52),
    ]
    return [
        Piece(outline, tuple(plain), tuple(honey), ground=wax, back_ground=HONEY, name="room")
        for _ in range(TILES)
    ]


def tokens() -> list[list[Piece]]:
    """Pollen of six colours, eggs, and markers for blocked spaces."""
    pollen = [[_pollen(colour) for _ in range(CUBES)] for colour in range(FACES)]
    eggs = [_egg() for _ in range(EGGS)]
    markers = [_marker(value) for _ in range(MARKER_SETS) for value in range(1, FACES + 1)]
    return [*pollen, eggs, markers[:9], markers[9:]]


def _pollen(colour: int) -> Piece:
    flower = put(_FLOWERS[colour], 0, -0.5, scale=POLLEN * 0.58)
    side = (
        *flower,
        label(
            0,
            POLLEN * 0.86,
            str(colour + 1),
            2.8,
            font=SANS_BOLD,
            colour=_DEEP[colour],
            align="middle",
        ),
    )
    return Piece(
        hexagon(POLLEN),
        side,
        side,
        ground=_SOFT[colour],
        back_ground=_SOFT[colour],
        name=COLOURS[colour],
    )


def _egg() -> Piece:
    side = (
        ellipse(0, 0, 4.0, 5.2, fill="#fffdf2", line="#b09a62", width=0.4),
        ellipse(-1.2, -1.8, 0.8, 1.4, fill="#ffffff"),
    )
    return Piece(hexagon(EGG), side, side, ground="#f3dcae", back_ground="#f3dcae", name="egg")


def _marker(value: int) -> Piece:
    cross = put((label(0, 2.6, str(value), 7.4, font=SERIF_BOLD, colour=PAPER, align="middle"),))
    return Piece(
        disc(MARKER), cross, cross, ground=INK_SOFT, back_ground=INK_SOFT, name=f"marker {value}"
    )


# ------------------------------------------------------------------ the first sheet


def _cover(job: Job) -> Sheet:
    say = job.words.say

    def small(piece: Piece, scale: float) -> Drawing:
        ground = polygon(piece.outline, fill=piece.ground, line=STRAW_EDGE, width=0.6)
        return put((ground, *piece.front), scale=scale)

    counts = (
        (small(action_cards(job)[0], 0.12), "actions", len(ACTIONS)),
        (small(flower_cards(job)[3], 0.12), "flowers", FACES),
        (small(rooms()[0], 0.19), "rooms", TILES),
        (small(queen_cards(job)[0], 0.115), "queen", len(CARD_NAMES) * COPIES),
        (small(_pollen(5), 0.62), "pollen", FACES * CUBES),
        (small(_egg(), 0.55), "eggs", EGGS),
        (small(_marker(1), 0.6), "markers", MARKER_SETS * FACES),
        (put(sun(), scale=0.3), "first", 1),
    )
    contents = [
        (picture, say("print-waggle-dance-count", what=what, count=count))
        for picture, what, count in counts
    ]
    steps = [say(f"print-step-{step}") for step in ("paper", "two-sided", "cut")]
    return cover(job, GAME, _art(), contents, [*steps, say("print-waggle-dance-step-dice")])


def _art() -> Drawing:
    """A hive among six flowers."""
    marks: list[Mark] = []
    for i, (x, y, r) in enumerate(
        ((-62, 14, 11), (-40, 22, 9), (-52, -8, 10), (40, 22, 9), (60, 12, 11), (50, -10, 10))
    ):
        marks += put(_FLOWERS[i], x, y, scale=r)
    marks += put(skep(), 0, 28, scale=0.46)
    marks += put(bee(), -26, -18, scale=0.4, angle=-12)
    return (*marks, *put(bee(), 24, -12, scale=0.3, angle=14))
