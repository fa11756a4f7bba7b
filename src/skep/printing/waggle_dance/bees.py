"""Bees without dice: numbered tokens to draw, cards that count them, a spinner, and how to play.

Whose a bee is shows in its shape as well as in its colour, as in the browser.
"""

from skep.games.waggle_dance.material import DICE, DICE_AT_START, FACES
from skep.printing.art import bee_from_above, disc, hexagon, skep
from skep.printing.dice import how_to, spinner
from skep.printing.drawing import Box, Drawing, Mark, Shape, label, polygon, put, rounded
from skep.printing.fonts import SANS, SANS_BOLD, SERIF_BOLD, fitting
from skep.printing.palette import INK, PAPER, WHITE, mixed
from skep.printing.pieces import ROOM, Piece, Placed, box_of, card, front_of, in_grid
from skep.printing.sheets import Job, Sheet

SEATS = 4
OF_EACH = 6
"""Bees of each number and colour: a player who has all 18 still leaves as many undrawn."""
BEE = 13.0
"""The side of a bee token."""
COUNT_FIELD = 14.4
"""The side of a field on a bee card, where the counter lies."""
BEE_CARD = (128.0, 34.0)
SPINNER = 27.0

COLOURS = ("#7a4391", "#9a5a00", "#1f5f9e", "#a83a24")
_SHAPES = (card(10.2, 10.2), disc(5.7), hexagon(6.1), ((0, -6.0), (6.0, 0), (0, 6.0), (-6.0, 0)))


def _shape(seat: int, scale: float = 1.0, *, fill: str, line: str) -> Shape:
    corners = tuple((x * scale, y * scale) for x, y in _SHAPES[seat])
    return polygon(corners, fill=fill, line=line, width=0.35)


def bee_tokens() -> list[Piece]:
    """The bees of all players; then the Volunteer's numbers and the counters of the bee cards."""
    numbers = range(1, FACES + 1)
    return [
        *(_bee(seat, value) for seat in range(SEATS) for value in numbers for _ in range(OF_EACH)),
        *(_volunteer(value) for value in numbers),
        *(_counter(seat) for seat in range(SEATS)),
    ]


def bees_laid_out(job: Job) -> list[list[Placed]]:
    """Two numbers of one colour fill a row: straight cuts, and nothing to sort."""
    area = job.paper.area
    half = OF_EACH * BEE + ROOM
    x = area.middle[0]
    return in_grid(bee_tokens(), Box(x - half, area.top, x + half, area.bottom))


def _bee(seat: int, value: int) -> Piece:
    deep = COLOURS[seat]
    soft = mixed(WHITE, deep, 0.22)
    number = label(0, 2.0, str(value), 5.6, font=SANS_BOLD, colour=WHITE, align="middle")
    front = (_shape(seat, fill=deep, line=INK), number)
    back = (_shape(seat, fill=WHITE, line=deep), *put(bee_from_above(), 0, 0, scale=0.15))
    return Piece(card(BEE, BEE), front, back, soft, soft, f"bee {seat} {value}")


def _volunteer(value: int) -> Piece:
    number = label(0.9, 2.6, str(value), 7.2, font=SANS_BOLD, align="middle")
    sign = label(-3.9, -2.0, "V", 3.4, font=SERIF_BOLD, align="middle")
    back = (label(0, 3.0, "V", 8.4, font=SERIF_BOLD, align="middle"),)
    return Piece(card(BEE, BEE), (number, sign), back, PAPER, PAPER, f"volunteer {value}")


def _counter(seat: int) -> Piece:
    deep = COLOURS[seat]
    side = (
        _shape(seat, fill=mixed(WHITE, deep, 0.3), line=INK),
        *put(skep(), 0, 2.6, scale=0.048),
    )
    return Piece(card(BEE, BEE), side, side, WHITE, WHITE, f"counter {seat}")


def bee_cards(job: Job) -> list[Piece]:
    """How many bees a player has, from 6 to 18."""
    return [
        Piece(card(*BEE_CARD), _bee_card(job, seat), ground=PAPER, name=f"bee card {seat}")
        for seat in range(SEATS)
    ]


def _bee_card(job: Job, seat: int) -> Drawing:
    wide = BEE_CARD[0]
    deep = COLOURS[seat]
    x = -wide / 2 + 12.5
    marks: list[Mark] = list(put((_shape(seat, fill=deep, line=INK),), x, -5.5, scale=1.25))
    marks += put(bee_from_above(), x, -5.5, scale=0.2)
    for text, y, font in (
        (job.words.say("print-waggle-dance-seat", seat=seat), 8.2, SANS_BOLD),
        (job.words.say("print-waggle-dance-bees-here"), 12.8, SANS),
    ):
        size = fitting(text, font, 3.6, 21)
        marks.append(label(x, y, text, size, font=font, align="middle"))
    across = 7
    for i, number in enumerate(range(DICE_AT_START, DICE + 1)):
        row, column = divmod(i, across)
        left = -wide / 2 + 25 + column * COUNT_FIELD
        top = -COUNT_FIELD + row * COUNT_FIELD
        rim = Box(left + 0.2, top + 0.2, left + COUNT_FIELD - 0.2, top + COUNT_FIELD - 0.2)
        fill = mixed(WHITE, deep, 0.25) if number == DICE_AT_START else WHITE
        marks.append(rounded(rim, 2, fill=fill, line=deep, width=0.35, role="count"))
        x, y = rim.middle
        marks.append(label(x, y + 2, str(number), 5.6, font=SANS_BOLD, align="middle"))
    return tuple(marks)


def without_dice(job: Job) -> Sheet:
    """The bee cards, the spinner, and the words that tell how bees are drawn."""
    say, area = job.words.say, job.paper.area
    tall = BEE_CARD[1] * SEATS
    top = area.bottom - tall - 2 * ROOM
    column = Box(area.left, top, area.left + BEE_CARD[0] + 2 * ROOM, area.bottom)
    (placed,) = in_grid(bee_cards(job), column)
    right = box_of(point for one in placed for point in one.outline).right
    steps = [say(f"print-waggle-dance-bees-{step}") for step in _STEPS]
    words = how_to(Box(area.left + 2, area.top, area.right - 2, top), say("print-no-dice"), steps)
    x = (right + ROOM + area.right) / 2
    wheel = spinner(x, top + ROOM + tall / 2, SPINNER)
    caption = say("print-waggle-dance-no-dice")
    return Sheet(caption, (*front_of(placed), *words, *wheel), None, tuple(placed))


_STEPS = ("take", "draw", "volunteer", "change", "spin")
