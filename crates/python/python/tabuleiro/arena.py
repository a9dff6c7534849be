"""Matches between players: how much stronger one is than another, and how sure that is.

A player is the name of a bot, a `Bot`, or a function that is given a `Position` and gives back a move, as text or number. A function
that wants to know what came before is wrapped: `WithPast(function)` is given the `Game`, which it must not change.

>>> import random
>>> from tabuleiro import arena
>>> def anything(position):
...     return random.choice(position.moves())
>>> match = arena.play("strong", anything, game="quantik", games=40, seed=1)
>>> match.games, match.score > 0.5, match.elo > 0
(40, True, True)
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import SupportsIndex

import tabuleiro
from tabuleiro import Bot, Game, Position

__all__ = ["Ladder", "Match", "Player", "Rung", "WithPast", "ladder", "play"]

#: A move as text or number.
Move = str | SupportsIndex
#: How many standard deviations hold the truth in 95 of 100 cases.
_SURE = 1.96
#: Elo points for a natural unit of log odds.
_SCALE = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class WithPast:
    """A function that is given the game with its past instead of the position.

    >>> last = WithPast(lambda game: game.legal()[-1])
    >>> play(last, "random", game="otrio", games=2).games
    2
    """

    choose: Callable[[Game], Move]
    """Gives back a move."""


#: Who can play.
Player = str | Bot | WithPast | Callable[[Position], Move]


@dataclass(frozen=True, slots=True)
class Match:
    """What came of a match, as the first player sees it.

    >>> match = Match(wins=60, draws=20, losses=20)
    >>> match.games, match.score, round(match.elo), round(match.error)
    (100, 0.7, 147, 65)
    """

    wins: int
    """Games the first player won."""
    draws: int
    """Games nobody won."""
    losses: int
    """Games the second player won."""

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points for a game: a win is 1, a draw a half."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def elo(self) -> float:
        """How many Elo points the first player is above the second; infinite if one of them won every game."""
        if self.score in (0.0, 1.0):
            return math.copysign(math.inf, self.score - 0.5)
        return _SCALE * math.log(self.score / (1 - self.score))

    @property
    def error(self) -> float:
        """In 95 of 100 cases the truth is no further than this from `elo`; infinite if one of them won every game."""
        mean = self.score
        if mean in (0.0, 1.0):
            return math.inf
        variance = (self.wins + self.draws / 4) / self.games - mean * mean
        return _SURE * math.sqrt(variance / self.games) * _SCALE / (mean * (1 - mean))

    def __str__(self) -> str:
        return f"+{self.wins} ={self.draws} -{self.losses}: {self.score:.1%}, Elo {self.elo:+.0f} ± {self.error:.0f}"


@dataclass(frozen=True, slots=True)
class Rung:
    """A match against a player of known strength."""

    name: str
    """The name of the bot."""
    rating: int
    """Its strength in Elo on the game's own scale."""
    match: Match
    """What came of the match."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Where a player stands among the bots of a game."""

    rungs: tuple[Rung, ...]
    """The matches, weakest bot first."""

    @property
    def rating(self) -> float:
        """The strength on the game's own scale under which the results are likeliest; infinite if all games were won or all lost."""
        points = sum(rung.match.score * rung.match.games for rung in self.rungs)
        games = sum(rung.match.games for rung in self.rungs)
        if points in (0, games):
            return math.copysign(math.inf, points - games / 2)
        low, high = -10_000.0, 20_000.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if self._expected(middle) < points else (low, middle)
        return low

    @property
    def error(self) -> float:
        """In 95 of 100 cases the truth is no further than this from `rating`."""
        if math.isinf(self.rating):
            return math.inf
        odds = [(_odds(self.rating - rung.rating), rung.match.games) for rung in self.rungs]
        return _SURE * _SCALE / math.sqrt(sum(games * chance * (1 - chance) for chance, games in odds))

    def _expected(self, rating: float) -> float:
        """How many points a player of that strength gets."""
        return sum(rung.match.games * _odds(rating - rung.rating) for rung in self.rungs)

    def __str__(self) -> str:
        lines = [f"{rung.name:>12} ({rung.rating:>4})  {rung.match}" for rung in self.rungs]
        return "\n".join([*lines, f"rating {self.rating:.0f} ± {self.error:.0f}"])


def play(
    one: Player,
    two: Player,
    *,
    game: str,
    games: int = 100,
    seed: int = 0,
    opening: int = 2,
    **options: str | int,
) -> Match:
    """Plays so many games and counts what came of them. Options are the game's.

    Every game begins with so many random moves as `opening` says, since two players that leave nothing to chance would play the same
    game for ever; every opening is played twice, and who has the first seat alternates. The same seed gives the same openings and,
    to bots that were given by name, the same chance.

    A move that is against the rules, or is no move at all, is a mistake in a program and not a lost game: it raises ValueError (or
    TypeError) with the player, the position and the rule's sentence. Games of more than two seats are refused.

    >>> play("perfect", "level1", game="quantik", games=20, seed=3).wins > 10
    True
    >>> play(lambda position: "Z", "bot1", game="oware", opening=0)
    Traceback (most recent call last):
        ...
    ValueError: Player 1 (<lambda>) played 'Z' in '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S': “Z” is not a house: the houses are A to F and a to f.
    """
    _check(game, games, seed, opening, options)
    counts = [0, 0, 0]
    for number in range(games):
        players = [_seated(player, order, game, seed + number) for order, player in enumerate((one, two))]
        begun = _begun(Game(game, text=None, deal=None, **options), random.Random(f"{seed} {number // 2}"), opening)
        first = number % 2
        winner = _winner(begun, players[::-1] if first else players)
        counts[1 if winner is None else 0 if winner == first else 2] += 1
    return Match(*counts)


def ladder(
    player: Player,
    *,
    game: str,
    levels: Sequence[str] | None = None,
    games: int = 40,
    seed: int = 0,
    opening: int = 2,
    **options: str | int,
) -> Ladder:
    """Plays so many games against each of several bots, and says where the player stands among them.

    Without levels these are `beginner`, `casual`, `keen` and `steady`. The strength of bots was measured under the usual options.

    >>> found = ladder("casual", game="quantik", levels=["level1", "beginner", "keen"], games=40, seed=1)
    >>> [rung.name for rung in found.rungs], 100 < found.rating < 700
    (['level1', 'beginner', 'keen'], True)
    """
    names = ["beginner", "casual", "keen", "steady"] if levels is None else list(levels)
    if not names:
        raise ValueError("A ladder needs at least one level.")
    ratings = {card.name: card.rating for card in tabuleiro.bots(game)}
    for name in names:
        tabuleiro.bot(name, game=game)  # Says which there are, if this is none.
    rungs = [
        Rung(name, ratings[name], play(player, name, game=game, games=games, seed=seed, opening=opening, **options))
        for name in sorted(names, key=lambda name: ratings[name])
    ]
    return Ladder(tuple(rungs))


@dataclass(frozen=True, slots=True)
class _Seated:
    """A player with what to call it."""

    name: str
    choose: Callable[[Game], Move | None]


def _check(game: str, games: object, seed: object, opening: object, options: dict[str, str | int]) -> None:
    for name, number, least in (("games", games, 1), ("opening", opening, 0), ("seed", seed, 0)):
        if isinstance(number, bool) or not isinstance(number, int):
            raise TypeError(f"“{name}” must be a whole number, not {type(number).__name__}.")
        if number < least:
            raise ValueError(f"“{name}” must be {least} or more, not {number}.")
    seats = Position(game, text=None, deal=None, **options).seats
    if seats != 2:
        raise ValueError(f"A match is between two players, but here {seats} seats play.")


def _seated(player: Player, order: int, game: str, seed: int) -> _Seated:
    """A player as a function of a game. Bots that were given by name get a chance of their own in every game."""
    if isinstance(player, str):
        player = tabuleiro.bot(player, game=game, seed=2 * seed + order)
    if isinstance(player, Bot):
        thinker = player
        return _Seated(f"{order + 1} ({player.name})", lambda played: thinker.think(played).best)
    if isinstance(player, WithPast):
        return _Seated(_called(player.choose, order), player.choose)
    if not callable(player):
        raise TypeError(f"A player is the name of a bot, a Bot or a function, not {type(player).__name__}.")
    function = player
    return _Seated(_called(player, order), lambda played: function(played.position))


def _called(function: object, order: int) -> str:
    return f"{order + 1} ({getattr(function, '__name__', type(function).__name__)})"


def _begun(played: Game, chance: random.Random, opening: int) -> Game:
    """The game after its random moves, of which none ends it."""
    for _ in range(opening):
        legal = played.legal()
        chance.shuffle(legal)
        for move in legal:
            played.play(move)
            if not played.is_over:
                break
            played.undo()
        else:
            break
    return played


def _winner(played: Game, players: Sequence[_Seated]) -> int | None:
    """The seat that wins the game, once it is played to its end."""
    while (turn := played.turn) is not None:
        _move(played, players[turn])
    return None if played.outcome is None else played.outcome.winner


def _move(played: Game, player: _Seated) -> None:
    ply = played.ply
    move = player.choose(played)
    if played.ply != ply:
        raise ValueError(f"Player {player.name} changed the game instead of giving back a move.")
    try:
        played.play(move)  # type: ignore[arg-type]  # If it is none, that is what is told.
    except (ValueError, TypeError) as error:
        told = f"Player {player.name} played {move!r} in '{played.position}': {error}"
        raise type(error)(told) from None


def _odds(difference: float) -> float:
    """How many points a game brings to who is so many Elo points above."""
    return 1 / (1 + math.exp(-difference / _SCALE))
