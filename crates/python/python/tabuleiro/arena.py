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

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from operator import index
from typing import Any, SupportsIndex

import tabuleiro
from tabuleiro import Bot, BotCard, Game, Position
from tabuleiro._asked import flag
from tabuleiro._core import say
from tabuleiro._standing import Ladder, Match, Rung

__all__ = ["Interrupted", "Ladder", "Match", "Player", "Rung", "WithPast", "ladder", "play"]

#: A move as text or number.
Move = str | SupportsIndex


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


class Interrupted(KeyboardInterrupt):
    """Ctrl-C was pressed during a match: a `KeyboardInterrupt` that knows what had come of it."""

    def __init__(self, so_far: Match | Ladder) -> None:
        """With what there is."""
        super().__init__(str(so_far))
        self.so_far = so_far
        """The games that had ended: a `Match` from `play`, a `Ladder` from `ladder`."""


def play(
    one: Player,
    two: Player,
    *,
    game: str,
    games: int = 100,
    seed: int = 0,
    opening: int = 2,
    text: str | None = None,
    dealt: bool = False,
    progress: Callable[[Match], object] | None = None,
    **options: str | int,
) -> Match:
    """Plays so many games and counts what came of them. Options are the game's, a text is where all games begin.

    Every game begins with so many random moves as `opening` says, since two players that leave nothing to chance would play the same
    game for ever; if it is dealt, chance decides as well what it may decide before the first move, such as where the tiles of Oolong
    lie. What begins a game is played twice, and who has the first seat alternates. The same seed gives the same beginnings and, to
    bots that were given by name, the same chance.

    After every game `progress` is given the match so far: `progress=print` shows it. Ctrl-C raises `Interrupted`, which holds it, too.

    A move that is against the rules, or is no move at all, is a mistake in a program and not a lost game: it raises ValueError (or
    TypeError) with the player, the position and the rule's sentence. What goes wrong inside a player is the cause of a RuntimeError
    that names it likewise. Games of more than two seats are refused.

    >>> play("perfect", "level1", game="quantik", games=20, seed=3).wins > 10
    True
    >>> play(lambda position: "Z", "bot1", game="oware", opening=0)
    Traceback (most recent call last):
        ...
    ValueError: Player 1 (<lambda>) played 'Z' in “4-4-4-4-4-4-4-4-4-4-4-4-0-0-S”: “Z” is not a house: the houses are A to F and a to f.
    """
    games, seed = _at_least(1, "games", games), _at_least(0, "seed", seed)
    beginnings = _Beginnings(game, seed, _at_least(0, "opening", opening), text, flag("dealt", dealt), options)
    counts = [0, 0, 0]
    try:
        for number, begun in zip(range(games), beginnings, strict=False):
            players = [_seated(player, order, game, seed + number) for order, player in enumerate((one, two))]
            first = number % 2
            winner = _winner(begun, players[::-1] if first else players)
            counts[1 if winner is None else 0 if winner == first else 2] += 1
            if progress is not None:
                progress(Match(*counts))
    except KeyboardInterrupt:
        raise Interrupted(Match(*counts)) from None
    return Match(*counts)


def ladder(
    player: Player,
    *,
    game: str,
    levels: Sequence[str] | None = None,
    games: int = 40,
    seed: int = 0,
    opening: int = 2,
    text: str | None = None,
    dealt: bool = False,
    progress: Callable[[Ladder], object] | None = None,
    **options: str | int,
) -> Ladder:
    """Plays so many games against each of several bots, and says where the player stands among them. All else is as in `play`.

    Without levels these are `beginner`, `casual`, `keen` and `steady`. The strength of bots was measured under the usual options.

    >>> found = ladder("casual", game="quantik", levels=["level1", "beginner", "keen"], games=40, seed=1)
    >>> [rung.name for rung in found.rungs], 100 < found.rating < 700
    (['level1', 'beginner', 'keen'], True)
    """
    names = ["beginner", "casual", "keen", "steady"] if levels is None else list(levels)
    if not names:
        raise ValueError(say("arena-levels"))
    cards = {card.name: card for card in tabuleiro.bots(game)}
    for name in names:
        tabuleiro.bot(name, game=game)  # Says which there are, if this is none.
    found = Ladder(())
    rules: dict[str, Any] = {"games": games, "seed": seed, "opening": opening, "text": text, "dealt": dealt, **options}
    for card in sorted((cards[name] for name in names), key=lambda card: card.rating):
        met = partial(_met, found, card)
        told = None if progress is None else _told(progress, met)
        try:
            found = met(play(player, card.name, game=game, progress=told, **rules))
        except Interrupted as interrupted:
            assert isinstance(interrupted.so_far, Match)
            raise Interrupted(met(interrupted.so_far)) from None
    return found


def _met(below: Ladder, card: BotCard, match: Match) -> Ladder:
    """A ladder with one rung more."""
    return Ladder((*below.rungs, Rung(card.name, card.rating, match, card.error)))


def _told(progress: Callable[[Ladder], object], met: Callable[[Match], Ladder]) -> Callable[[Match], object]:
    return lambda match: progress(met(match))


@dataclass(frozen=True, slots=True)
class _Seated:
    """A player with what to call it."""

    name: str
    choose: Callable[[Game], Move | None]


@dataclass(frozen=True, slots=True)
class _Beginnings:
    """How the games of a match begin: each way twice."""

    game: str
    seed: int
    opening: int
    text: str | None
    dealt: bool
    options: dict[str, str | int]

    def __post_init__(self) -> None:
        seats = self._first(0).seats
        if seats != 2:
            raise ValueError(say("arena-seats", seats=seats))

    def __iter__(self) -> Iterator[Game]:
        pair = 0
        while True:
            for _ in range(2):
                chance = random.Random(f"{self.seed} {pair}")
                yield _begun(self._first(pair), chance, self.opening)
            pair += 1

    def _first(self, pair: int) -> Game:
        """A game before its first move."""
        deal = random.Random(f"{self.seed} {pair} deal").getrandbits(63) if self.dealt else None
        return Game(self.game, self.text, deal=deal, **self.options)


def _at_least(least: int, name: str, given: SupportsIndex) -> int:
    """A whole number that is not too small. A truth value counts as one in Python, but is never meant as one."""
    wrong = say("number-type", name=name, type=type(given).__name__)
    if isinstance(given, bool):
        raise TypeError(wrong)
    try:
        number = index(given)
    except TypeError:
        raise TypeError(wrong) from None
    if number < least:
        raise ValueError(say("number-least", name=name, least=least))
    return number


def _seated(player: Player, order: int, game: str, seed: int) -> _Seated:
    """A player as a function of a game. Bots that were given by name get a chance of their own in every game."""
    if isinstance(player, str):
        player = tabuleiro.bot(player, game=game, seed=2 * seed + order)
    if isinstance(player, Bot):
        thinker = _fitting(player, game)
        return _Seated(f"{order + 1} ({player.name})", lambda played: thinker.think(played).best)
    if isinstance(player, WithPast):
        return _Seated(_called(player.choose, order), player.choose)
    if not callable(player):
        raise TypeError(say("arena-player", type=type(player).__name__))
    function = player
    return _Seated(_called(player, order), lambda played: function(played.position))


def _fitting(player: Bot, game: str) -> Bot:
    """The bot, if it plays the game."""
    if player.game not in (None, game):
        raise ValueError(say("other-game", bot=str(player.game).capitalize(), game=game.capitalize()))
    tabuleiro.bot(player.name, game=game)  # Says which there are, if this is none.
    return player


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
    ply, position = played.ply, played.position
    try:
        move = player.choose(played)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise RuntimeError(say("arena-raised", player=player.name, position=position, why=why)) from error
    if played.ply != ply:
        raise ValueError(say("arena-changed", player=player.name, position=position))
    try:
        played.play(move)  # type: ignore[arg-type]  # If it is none, that is what is told.
    except (ValueError, TypeError) as error:
        told = say("arena-move", player=player.name, move=repr(move), position=position, why=error)
        raise type(error)(told) from None
