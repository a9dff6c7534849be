"""Players at a table: whoever can play, asked for a move within limits, and what becomes of those who fail."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import SupportsIndex, TypeAlias

import tabuleiro._core as core
from tabuleiro._core import Bot, Game, Position, say
from tabuleiro._program import Program
from tabuleiro._standing import Forfeit

#: A move as text or number.
Move: TypeAlias = str | SupportsIndex
#: So much longer than its limit a player may take: machines are shared.
_GRACE = 0.25


@dataclass(frozen=True, slots=True)
class WithPast:
    """A function that is given the game with its past instead of the position.

    >>> from tabuleiro.arena import WithPast, play
    >>> last = WithPast(lambda game: game.legal()[-1])
    >>> play(last, "random", game="otrio", games=2).games
    2
    """

    choose: Callable[[Game], Move]
    """Gives back a move."""


#: Who can play.
Player: TypeAlias = str | Bot | WithPast | Program | Callable[[Position], Move]


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a player may think about a move."""

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class Seated:
    """A player with what to call it."""

    name: str
    choose: Callable[[Game], Move | None]
    seconds: float | None
    """Who takes longer has forfeited the game; bots keep to it by themselves."""

    def move(self, played: Game) -> None:
        """Plays its move. Whatever it does wrong is an error that names it."""
        ply, position = played.ply, played.position
        begun = time.monotonic()
        try:
            move = self.choose(played)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise RuntimeError(say("arena-raised", player=self.name, position=position, why=why)) from error
        taken = time.monotonic() - begun
        if played.ply != ply:
            raise ValueError(say("arena-changed", player=self.name, position=position))
        if self.seconds is not None and taken > self.seconds + _GRACE:
            took, limit = f"{taken:.2f}", f"{self.seconds:g}"
            raise TimeoutError(say("arena-time", player=self.name, position=position, taken=took, seconds=limit))
        try:
            played.play(move)  # type: ignore[arg-type]  # If it is none, that is what is told.
        except (ValueError, TypeError) as error:
            told_move = say("arena-move", player=self.name, move=repr(move), position=position, why=error)
            raise type(error)(told_move) from None


def seated(player: Player, order: int, game: str, seed: int, limits: Limits) -> Seated:
    """A player as a function of a game. Bots get a chance of their own in every game."""
    if isinstance(player, str):
        player = core.bot(player, game=game, seed=2 * seed + order)
    elif isinstance(player, Bot):
        player = fitting(player, game).seeded(player.seed ^ (2 * seed + order))
    if isinstance(player, Bot):
        thinker = player
        best: Callable[[Game], Move | None] = lambda played: thinker.think(  # noqa: E731
            played, nodes=limits.nodes, seconds=limits.seconds
        ).best
        return Seated(f"{order + 1} ({player.name})", best, None)
    if isinstance(player, Program):
        program = player
        program.begin()
        asked: Callable[[Game], Move | None] = lambda played: program.choose(  # noqa: E731
            played, nodes=limits.nodes, seconds=limits.seconds
        )
        return Seated(f"{order + 1} ({program.name})", asked, limits.seconds)
    if isinstance(player, WithPast):
        return Seated(_called(player.choose, order), player.choose, limits.seconds)
    if not callable(player):
        raise TypeError(say("arena-player", type=type(player).__name__))
    function = player
    return Seated(_called(player, order), lambda played: function(played.position), limits.seconds)


def fitting(player: Bot, game: str) -> Bot:
    """The bot, if it plays the game."""
    if player.game not in (None, game):
        raise ValueError(say("other-game", bot=str(player.game).capitalize(), game=game.capitalize()))
    core.bot(player.name, game=game)  # Says which there are, if this is none.
    return player


def _called(function: object, order: int) -> str:
    return f"{order + 1} ({getattr(function, '__name__', type(function).__name__)})"


def played_out(played: Game, players: list[Seated], forgives: bool) -> tuple[int | None, Forfeit | None]:
    """The seat that wins the game, once it is played to its end; and who forfeited it by a mistake, if mistakes are forgiven."""
    while (turn := played.turn) is not None:
        position = played.position
        try:
            players[turn].move(played)
        except (ValueError, TypeError, RuntimeError, TimeoutError) as error:
            if not forgives:
                raise
            return None, Forfeit(turn, str(error), str(position))
    return (None if played.outcome is None else played.outcome.winner), None
