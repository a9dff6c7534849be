"""Matches between players: how much stronger one is than another, and how sure that is.

A player is the name of a bot, a `Bot`, an outside program (`tabuleiro.ugi.Program`), or a function that is given a `Position` and gives
back a move, as text or number. A function that wants to know what came before is wrapped: `WithPast(function)` is given the `Game`,
which it must not change.

>>> import random
>>> from tabuleiro import arena
>>> def anything(position):
...     return random.choice(position.moves())
>>> match = arena.play("strong", anything, game="quantik", games=40, seed=1)
>>> match.games, match.score > 0.5, match.elo > 0
(40, True, True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import index
from typing import Any, SupportsIndex

import tabuleiro._core as core
from tabuleiro._asked import flag
from tabuleiro._beginnings import Beginnings
from tabuleiro._core import say
from tabuleiro._facts import BotCard
from tabuleiro._round_robin import Hall
from tabuleiro._seated import Limits, Player, WithPast, played_out, seated
from tabuleiro._standing import Entry, Forfeit, Ladder, Match, Rung, Standings

__all__ = [
    "Entry",
    "Forfeit",
    "Interrupted",
    "Ladder",
    "Match",
    "Player",
    "Rung",
    "Standings",
    "WithPast",
    "ladder",
    "play",
    "round_robin",
]


class Interrupted(KeyboardInterrupt):
    """Ctrl-C was pressed during a match: a `KeyboardInterrupt` that knows what had come of it."""

    def __init__(self, so_far: Match | Ladder | Standings) -> None:
        """With what there is."""
        super().__init__(str(so_far))
        self.so_far = so_far
        """The games that had ended: a `Match` from `play`, a `Ladder` from `ladder`, `Standings` from `round_robin`."""


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
    seconds: float | None = None,
    nodes: int | None = None,
    forfeits: bool = False,
    progress: Callable[[Match], object] | None = None,
    **options: str | int,
) -> Match:
    """Plays so many games and counts what came of them. Options are the game's, a text is where all games begin.

    Every game begins with so many random moves as `opening` says, since two players that leave nothing to chance would play the same
    game for ever; if it is dealt, chance decides as well what it may decide before the first move, such as where the tiles of Oolong
    lie. What begins a game is played twice, and who has the first seat alternates. The same seed gives the same beginnings and, to
    bots, the same chance.

    Bots and outside programs think no longer than so many seconds or nodes a move; a function is only measured. After every game `progress`
    is given the match so far: `progress=print` shows it. Ctrl-C raises `Interrupted`, which holds it, too.

    A move that is against the rules, or is no move at all, is a mistake in a program and not a lost game: it raises ValueError (or
    TypeError) with the player, the position and the rule's sentence. What goes wrong inside a player is the cause of a RuntimeError
    that names it likewise, and a move that took longer than `seconds` is a TimeoutError. With `forfeits` all of these lose the game
    instead, and are told in the match. Games of more than two seats are refused: see `round_robin`.

    >>> play("perfect", "level1", game="quantik", games=20, seed=3).wins > 10
    True
    >>> play(lambda position: "Z", "bot1", game="oware", opening=0)
    Traceback (most recent call last):
        ...
    ValueError: Player 1 (<lambda>) played 'Z' in “4-4-4-4-4-4-4-4-4-4-4-4-0-0-S”: “Z” is not a house: the houses are A to F and a to f.
    >>> print(play(lambda position: "Z", "bot1", game="oware", games=2, forfeits=True))
    +0 =0 -2: 0.0%, Elo -inf ± inf, 2 by forfeit
    """
    games, seed = _at_least(1, "games", games), _at_least(0, "seed", seed)
    beginnings = Beginnings(game, seed, _at_least(0, "opening", opening), text, flag("dealt", dealt), dict(options))
    if beginnings.seats != 2:
        raise ValueError(say("arena-seats", seats=beginnings.seats))
    limits, forgives = _limits(seconds, nodes), flag("forfeits", forfeits)
    found = Match(0, 0, 0)
    try:
        for number in range(games):
            players = [seated(player, order, game, seed + number, limits) for order, player in enumerate((one, two))]
            first = number % 2
            # What begins a game is played twice.
            begun = beginnings.number(number // 2)
            winner, forfeit = played_out(begun, players[::-1] if first else players, forgives)
            found = _counted(found, winner, forfeit, first)
            if progress is not None:
                progress(found)
    except KeyboardInterrupt:
        raise Interrupted(found) from None
    return found


def _counted(match: Match, winner: int | None, forfeit: Forfeit | None, first: int) -> Match:
    """A match with one game more, in which the first player had that seat."""
    if forfeit is not None:
        winner = 1 - forfeit.seat
    won, lost = winner == first, winner is not None and winner != first
    forfeits = match.forfeits if forfeit is None else (*match.forfeits, forfeit)
    return Match(match.wins + won, match.draws + (winner is None), match.losses + lost, forfeits)


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
    cards = {card.name: card for card in core.bots(game)}
    for name in names:
        core.bot(name, game=game)  # Says which there are, if this is none.
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


def round_robin(
    players: Mapping[str, Player],
    /,
    *,
    game: str,
    games: int = 10,
    seed: int = 0,
    opening: int = 2,
    text: str | None = None,
    dealt: bool = False,
    seconds: float | None = None,
    nodes: int | None = None,
    forfeits: bool = True,
    progress: Callable[[Standings], object] | None = None,
    **options: str | int,
) -> Standings:
    """Everybody against everybody: so many games between any two players, or any three or four where so many seats play. Each beginning is
    played with every player on every seat in turn. A mistake, or a move that takes longer than `seconds`, loses the game unless
    `forfeits` is False. All else is as in `play`.

    >>> found = round_robin({"weak": "level1", "fair": "casual", "best": "perfect"}, game="quantik", games=10)
    >>> [entry.name for entry in found.entries][0], found["weak"].games, found.matches["weak", "best"].games
    ('best', 20, 10)
    >>> mixed = round_robin({"a": "random", "b": "random", "c": "beginner", "d": "random"}, game="otrio", players=3, games=3)
    >>> sum(entry.points for entry in mixed.entries), {entry.games for entry in mixed.entries}
    (12.0, {9})
    """
    games, seed = _at_least(1, "games", games), _at_least(0, "seed", seed)
    beginnings = Beginnings(game, seed, _at_least(0, "opening", opening), text, flag("dealt", dealt), dict(options))
    hall = Hall(dict(players), beginnings, _limits(seconds, nodes), flag("forfeits", forfeits))
    try:
        for _ in hall.play(games):
            if progress is not None:
                progress(hall.standings())
    except KeyboardInterrupt:
        raise Interrupted(hall.standings()) from None
    return hall.standings()


def _met(below: Ladder, card: BotCard, match: Match) -> Ladder:
    """A ladder with one rung more."""
    return Ladder((*below.rungs, Rung(card.name, card.rating, match, card.error)))


def _told(progress: Callable[[Ladder], object], met: Callable[[Match], Ladder]) -> Callable[[Match], object]:
    return lambda match: progress(met(match))


def _limits(seconds: float | None, nodes: int | None) -> Limits:
    """How long a player may think, if that can be."""
    if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float)):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(say("seconds"))
    if seconds is not None and not seconds > 0:
        raise ValueError(say("seconds"))
    return Limits(seconds, None if nodes is None else _at_least(1, "nodes", nodes))


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
