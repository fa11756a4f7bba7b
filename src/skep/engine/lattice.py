"""The triangular lattice: vertices, the six directions, and the triangles around a vertex.

A vertex is named by axial coordinates (x, y); on the plane it stands at x + y/2, y * sqrt(3)/2.
Sector i of a vertex is the unit triangle between direction i and direction i + 1. Vertices and
triangles are flat integers, so that moving a shape is adding a number.
"""

REACH = 80
"""Vertices have coordinates from -REACH to REACH - 1: more than any game here can use."""

WIDTH = 2 * REACH

DIRECTIONS: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# Each triangle is a sector of three vertices. It is stored as 2 * vertex + half, with half 0 for
# the triangle (x,y) (x+1,y) (x,y+1) and half 1 for the triangle (x+1,y) (x+1,y+1) (x,y+1).
_SECTORS: tuple[tuple[int, int, int], ...] = (
    (0, 0, 0),
    (-1, 0, 1),
    (-1, 0, 0),
    (-1, -1, 1),
    (0, -1, 0),
    (0, -1, 1),
)


def vertex(x: int, y: int) -> int:
    """The number of a vertex."""
    return (y + REACH) * WIDTH + x + REACH


def step(dx: int, dy: int) -> int:
    """What to add to a vertex number to move by (dx, dy)."""
    return dy * WIDTH + dx


def sector(at: int, i: int) -> int:
    """The triangle in sector i of a vertex."""
    dx, dy, half = _SECTORS[i % 6]
    return 2 * (at + step(dx, dy)) + half


def corner(at: int, i: int) -> int:
    """The neighbouring vertex in direction i."""
    dx, dy = DIRECTIONS[i % 6]
    return at + step(dx, dy)


def neighbours(triangle: int) -> tuple[int, int, int]:
    """The three triangles that share a side with this one."""
    at, half = divmod(triangle, 2)
    if half == 0:
        return (2 * at + 1, 2 * (at - 1) + 1, 2 * (at - WIDTH) + 1)
    return (2 * at, 2 * (at + 1), 2 * (at + WIDTH))
