"""What a learner sees is what the page of the package says: read off the text of a position, plane by plane."""

from collections.abc import Callable

import numpy as np
import pytest
from conftest import random_line
from numpy.typing import NDArray
from tabuleiro import Position

Planes = NDArray[np.uint8]


def flags(rows: list[list[bool]]) -> Planes:
    return np.array(rows, np.uint8)


def oware(position: Position, seat: int) -> dict[int, Planes]:
    *numbers, side = str(position).split()[0].split("-")
    houses = np.array(numbers[:12], np.uint8).reshape(2, 6)
    captured = np.repeat(np.array(numbers[12:], np.uint8), 6).reshape(2, 6)
    is_north = side == "N"
    order = [seat, 1 - seat]
    # Who looks, and who must decide.
    turns = np.repeat(np.array([seat, is_north], np.uint8), 6).reshape(2, 6)
    return {0: houses[order], 1: captured[order], 2: turns}


def quantik(position: Position, seat: int) -> dict[int, Planes]:
    rows = str(position).split()[0].split("/")
    own, other = ("ABCD", "abcd") if seat == 0 else ("abcd", "ABCD")
    return {plane: flags([[cell == piece for cell in row] for row in rows]) for plane, piece in enumerate(own + other)}


def otrio(position: Position, seat: int) -> dict[int, Planes]:
    board, colour, *_ = str(position).split()
    # The text begins with the top row, the planes with the bottom row.
    rows = [row.split(",") for row in reversed(board.split("/"))]
    all_colours = "rgbp"
    colours = all_colours[: 3 if position.seats == 3 else 4]
    acting = colours.index(colour)
    # The first from the one to act on that is this seat's; with two seats each has two.
    at = next(n % len(colours) for n in range(acting, acting + 4) if n % len(colours) % position.seats == seat)
    planes: dict[int, Planes] = {}
    for later in range(4):
        piece = (colours[at:] + colours[:at])[later : later + 1]
        for size in range(3):
            planes[3 * later + size] = flags([[bool(piece) and cell[size] == piece for cell in row] for row in rows])
    for number, other in enumerate(all_colours):
        shown = 1 if other == colour else 2 if other == colours[at] else 0
        planes[12 + number] = np.full((3, 3), shown, np.uint8)
    return planes


def oolong(position: Position, seat: int) -> dict[int, Planes]:
    board, _, waiter, *_ = str(position).split()
    side = "bg"[seat]
    tables, names = board.split("/"), ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"]
    other = {"b": "g", "g": "b"}[side]
    planes = {plane: flags([[cup == own for cup in table] for table in tables]) for plane, own in ((0, side), (1, other))}
    # Where the waiter stands: a table, and then its seat.
    table, _, chair = waiter.partition("/")
    planes[2] = flags([[(table, chair) == (one, two) for two in names] for one in names])
    return planes


READ: dict[str, Callable[[Position, int], dict[int, Planes]]] = {"oware": oware, "quantik": quantik, "otrio": otrio, "oolong": oolong}


@pytest.mark.parametrize("seed", range(3))
def test_planes_are_as_described(start: Position, seed: int) -> None:
    looked = 0
    for position, _, _ in random_line(start, seed, most=60):
        # While a marker waits, the text of Oolong names who decides otherwise.
        if start.game == "oolong" and str(position).split()[1] != "bg"[position.turn or 0]:
            continue
        for seat in range(position.seats):
            planes = position.observation(seat=seat)
            for plane, wanted in READ[start.game](position, seat).items():
                assert np.array_equal(planes[plane], wanted), (str(position), seat, plane)
            assert seat != position.turn or np.array_equal(planes, position.observation())
            assert (planes.max(axis=(1, 2)) <= position.high).all()
        looked += 1
    assert looked > 3


def test_numbers_of_moves_are_as_described() -> None:
    texts: dict[str, list[tuple[int, str]]] = {
        "oware": [(0, "A"), (5, "F"), (6, "a"), (11, "f")],
        "quantik": [(0, "A@a4"), (1, "A@b4"), (4, "A@a3"), (16, "B@a4"), (63, "D@d1")],
        "otrio": [(0, "rL@a1"), (1, "rL@b1"), (3, "rL@a2"), (9, "rM@a1"), (27, "gL@a1"), (107, "pS@c3")],
        "oolong": [(0, "nw/nw"), (1, "nw/n"), (9, "n/nw"), (80, "se/se"), (6695, "--")],
    }
    for game, pairs in texts.items():
        position = Position(game)
        assert position.space == pairs[-1][0] + 1
        for number, text in pairs:
            assert position.text_of(number) == text and position.number_of(text) == number
