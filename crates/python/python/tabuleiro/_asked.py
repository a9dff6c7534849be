"""What the environments are asked for, checked before anything begins, and how they show a board."""

from __future__ import annotations

import sys
from operator import index
from typing import TYPE_CHECKING, cast

import numpy as np

from tabuleiro._core import say

if TYPE_CHECKING:
    from gymnasium import spaces

    from tabuleiro._core import Position

RENDER_MODES = ["ansi", "rgb_array", "human"]


def whole(name: str, given: object, least: int, most: int) -> int:
    """A whole number within bounds. A truth value counts as one in Python, but is never meant as one.

    >>> whole("seat", 1, 0, 3)
    1
    >>> whole("seat", True, 0, 3)
    Traceback (most recent call last):
        ...
    TypeError: “seat” must be a whole number from 0 to 3.
    """
    wrong = say("number", name=name, least=least, most=str(most))
    try:
        number = index(given)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    except TypeError:
        raise TypeError(wrong) from None
    if isinstance(given, bool):
        raise TypeError(wrong)
    if not least <= number <= most:
        raise ValueError(wrong)
    return number


def flag(name: str, given: object) -> bool:
    """Yes or no, and nothing that merely counts as one of them."""
    if not isinstance(given, bool | np.bool_):
        raise TypeError(say("flag", name=name, type=type(given).__name__))
    # Of NumPy's kinds it is not known what they hold.
    return bool(cast("object", given))


def planes(position: Position) -> spaces.Box:
    """What observations of a game are: planes of numbers, none of which is higher than it can be."""
    from gymnasium import spaces

    high = np.empty(position.shape, np.uint8)
    high[:] = np.reshape(position.high, (-1, 1, 1))
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def render_mode(given: str | None) -> str | None:
    """How boards are shown, if that is one of the ways."""
    if given is not None and given not in RENDER_MODES:
        raise ValueError(say("choice", name="render_mode", known=", ".join(RENDER_MODES), given=str(given)[:60]))
    return given


def show(drawing: str) -> None:
    """Prints a board; where the output has no letters for its lines, with others in their place."""
    try:
        print(drawing)
    except UnicodeEncodeError:
        code = sys.stdout.encoding
        print(drawing.encode(code, "replace").decode(code))
