"""The small classes that answers are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tabuleiro._core import Position


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game.

    >>> Outcome(winner=1), Outcome(winner=None).is_draw
    (Outcome(winner=1, scores=None), True)
    """

    winner: int | None
    """The seat that won, counted from 0; None for a draw."""
    scores: tuple[int, int] | None = None
    """The points of the two seats, where the game has them."""

    @property
    def is_draw(self) -> bool:
        """Whether nobody won."""
        return self.winner is None


@dataclass(frozen=True, slots=True)
class Proven:
    """A value beyond doubt, for the seat to move."""

    value: Literal[-1, 0, 1]
    """1 if it wins, 0 if nobody does, -1 if it loses."""
    plies: int | None = None
    """How many moves until the end in the shortest win or the longest loss; None if only the result is known."""
    margin: int | None = None
    """By how many points, where the game has them and it is known: when both play for as many as they can."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has found."""

    best: str
    """The move it would play."""
    score: float | None
    """How good it is for the seat to move, in the game's own unit, if the bot knows."""
    proven: Proven | None
    """What the position is proven to be worth, if the bot knows."""
    line: tuple[str, ...]
    """The line of play it expects, the best move first."""
    nodes: int
    """How many moves it applied."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a legal move is worth to the seat that makes it."""

    move: str
    """The move."""
    score: float | None
    """A guess in the game's own unit, where nothing is proven."""
    proven: Proven | None
    """Its proven value, counted from before the move."""
    why: str | None
    """Why it is bad, in a sentence, if there is something to point at."""
    unproven: str | None = None
    """Why nothing is proven although the position after it is known by itself, in a sentence."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A solved position."""

    proven: Proven
    """Its value for the seat to move."""
    line: tuple[str, ...]
    """A line of best play to the end."""
    nodes: int
    """How many moves were applied to find it."""


@dataclass(frozen=True, slots=True)
class BotCard:
    """A named player, as it is listed."""

    name: str
    """The name by which it is called."""
    about: str
    """How it plays."""
    rating: int
    """How strong it is, in Elo on the game's own scale, as measured."""
    error: int
    """In 95 of 100 cases its true rating is no further away than this."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that is chosen before a game begins."""

    name: str
    """The name by which it is given."""
    about: str
    """What it decides."""
    values: tuple[str, ...]
    """What it can be; empty if that is any text of a form that the game itself reads."""
    default: str
    """What one gets without saying so."""


@dataclass(frozen=True, slots=True)
class Event:
    """A move that was played in a game."""

    ply: int
    """The number of the move, counted from 1."""
    seat: int
    """Who played it, counted from 0."""
    move: str
    """The move."""
    sentence: str
    """The move in a sentence."""
    steps: tuple[str, ...]
    """What happened during the move, in the order of the rules, a sentence each."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which exactly one move reaches the goal."""

    id: str
    """Its name."""
    game: str
    """Its game."""
    position: Position
    """The position."""
    goal: Literal["win", "draw"]
    """What the seat to move reaches."""
    plies: int | None
    """The length of the win in moves of all seats, where it is known."""
    grade: int
    """How hard it is, 1 to 3."""
    solution: tuple[str, ...]
    """A line that reaches the goal; only its first move does."""
