"""What matches come to: points, Elo, and how sure that is.

A game brings 1 point to who wins it, a half to each if nobody does. Who is `d` Elo points stronger gets 1 / (1 + 10 ** (-d / 400))
points a game on average.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

#: How many standard deviations hold the truth in 95 of 100 cases.
_SURE = 1.96
#: Elo points for a natural unit of log odds.
_SCALE = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A game that was lost by a mistake: a move against the rules, too much time, or a program that failed."""

    seat: int
    """Who made it, counted from 0."""
    why: str
    """What it was, in a sentence that names the player."""
    position: str
    """Where it happened."""


@dataclass(frozen=True, slots=True)
class Match:
    """What came of a match, as the first player sees it.

    >>> match = Match(wins=60, draws=20, losses=20)
    >>> match.games, match.score, round(match.elo), round(match.error)
    (100, 0.7, 147, 65)
    >>> print(match)
    +60 =20 -20: 70.0%, Elo +147 ± 65
    """

    wins: int
    """Games the first player won."""
    draws: int
    """Games nobody won."""
    losses: int
    """Games the second player won."""
    forfeits: tuple[Forfeit, ...] = ()
    """Games among them that ended by a mistake, if that was to lose a game."""

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points for a game: a win is 1, a draw a half. Not a number if no game was played."""
        return (self.wins + self.draws / 2) / self.games if self.games else math.nan

    @property
    def elo(self) -> float:
        """How many Elo points the first player is above the second; infinite if one of them won every game."""
        if self.score in (0.0, 1.0):
            return math.copysign(math.inf, self.score - 0.5)
        return _SCALE * math.log(self.score / (1 - self.score))

    @property
    def error(self) -> float:
        """In 95 of 100 cases the truth is no further than this from `elo`: 1.96 standard deviations of the mean score, as the games
        themselves scatter, turned into Elo. Infinite if all games ended alike, for then nothing scatters and nobody can say."""
        if self.games in (0, self.wins, self.draws, self.losses):
            return math.inf
        mean = self.score
        variance = (self.wins + self.draws / 4) / self.games - mean * mean
        return _SURE * math.sqrt(variance / self.games) * _SCALE / (mean * (1 - mean))

    def __str__(self) -> str:
        lost = f", {len(self.forfeits)} by forfeit" if self.forfeits else ""
        return f"+{self.wins} ={self.draws} -{self.losses}: {self.score:.1%}, Elo {self.elo:+.0f} ± {self.error:.0f}{lost}"


@dataclass(frozen=True, slots=True)
class Rung:
    """A match against a player of known strength."""

    name: str
    """The name of the bot."""
    rating: int
    """Its strength in Elo on the game's own scale."""
    match: Match
    """What came of the match."""
    rating_error: int = 0
    """In 95 of 100 cases the bot's true rating is no further away than this."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Where a player stands among the bots of a game.

    >>> weak, strong = Rung("weak", 0, Match(76, 0, 24)), Rung("strong", 400, Match(24, 0, 76))
    >>> round(Ladder((weak, strong)).rating)
    200
    """

    rungs: tuple[Rung, ...]
    """The matches, weakest bot first."""

    @property
    def rating(self) -> float:
        """The strength on the game's own scale under which the results are likeliest; infinite if all games were won or all lost, not a
        number if none was played."""
        points = sum(rung.match.wins + rung.match.draws / 2 for rung in self.rungs)
        games = sum(rung.match.games for rung in self.rungs)
        if not games:
            return math.nan
        if points in (0, games):
            return math.copysign(math.inf, points - games / 2)
        low, high = -10_000.0, 20_000.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if self._expected(middle) < points else (low, middle)
        # Halving stops a breath beside the number; nobody wants to read “-0”.
        return round(low, 6) + 0.0

    @property
    def error(self) -> float:
        """In 95 of 100 cases the truth is no further than this from `rating`. It grows with the doubt about the ratings of the bots; games
        count as won or lost, so that with draws it is rather too large. Infinite if all games were won or all lost."""
        rating = self.rating
        if not math.isfinite(rating):
            return math.inf
        weights = [rung.match.games * _odds(rating - rung.rating) * _odds(rung.rating - rating) for rung in self.rungs]
        whole = sum(weights)
        # The rating follows that of each bot as far as its games decide it.
        shares = [weight / whole * rung.rating_error for weight, rung in zip(weights, self.rungs, strict=True)]
        return math.hypot(_SURE * _SCALE / math.sqrt(whole), *shares)

    def _expected(self, rating: float) -> float:
        """How many points a player of that strength gets."""
        return sum(rung.match.games * _odds(rating - rung.rating) for rung in self.rungs)

    def __str__(self) -> str:
        lines = [f"{rung.name:>12} ({rung.rating:>4})  {rung.match}" for rung in self.rungs]
        return "\n".join([*lines, f"rating {self.rating:.0f} ± {self.error:.0f}"])


@dataclass(frozen=True, slots=True)
class Entry:
    """What a player of a round robin came to.

    >>> print(Entry("greedy", wins=3, draws=2, losses=1, points=4.0))
    greedy: 4 of 6 (+3 =2 -1)
    """

    name: str
    """What it is called."""
    wins: int = 0
    """Games it won."""
    draws: int = 0
    """Games nobody won, or that another player forfeited where more than two play."""
    losses: int = 0
    """Games it lost."""
    points: float = 0.0
    """A game is one point, for who wins it or shared by all; of a game that was forfeited, by all the others."""
    forfeits: tuple[Forfeit, ...] = ()
    """Games it lost by a mistake."""

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points for a game. Not a number if no game was played."""
        return self.points / self.games if self.games else math.nan

    def __str__(self) -> str:
        lost = f", {len(self.forfeits)} by forfeit" if self.forfeits else ""
        return f"{self.name}: {self.points:.4g} of {self.games} (+{self.wins} ={self.draws} -{self.losses}{lost})"


@dataclass(frozen=True, slots=True)
class Standings:
    """What came of a round robin."""

    entries: tuple[Entry, ...]
    """The players, most points first."""
    matches: dict[tuple[str, str], Match]
    """Where two play: what came of each pairing, as the first of the two sees it."""

    def __getitem__(self, name: str) -> Entry:
        """What the player of that name came to."""
        for entry in self.entries:
            if entry.name == name:
                return entry
        raise KeyError(name)

    def __str__(self) -> str:
        return "\n".join(f"{place:>2}. {entry}" for place, entry in enumerate(self.entries, 1))


def _odds(difference: float) -> float:
    """How many points a game brings to who is so many Elo points above."""
    return 1 / (1 + math.exp(-difference / _SCALE))
