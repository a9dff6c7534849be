"""Everybody against everybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

from tabuleiro._beginnings import Beginnings
from tabuleiro._core import say
from tabuleiro._seated import Limits, Player, played_out, seated
from tabuleiro._standing import Entry, Forfeit, Match, Standings


@dataclass
class Hall:
    """Where all play all others, and what has come of it."""

    players: dict[str, Player]
    beginnings: Beginnings
    limits: Limits
    forgives: bool
    entries: dict[str, Entry] = field(init=False)
    matches: dict[tuple[str, str], Match] = field(init=False)

    def __post_init__(self) -> None:
        """Nobody has played yet."""
        self.seats = self.beginnings.seats
        if len(self.players) < self.seats:
            raise ValueError(say("arena-few", seats=self.seats, count=len(self.players)))
        self.entries = {name: Entry(name) for name in self.players}
        self.matches = {}
        # Who cannot play at all is told before anybody begins.
        for order, player in enumerate(self.players.values()):
            seated(player, order, self.beginnings.game, 0, self.limits)

    def play(self, games: int) -> Iterator[None]:
        """Plays so many games of all groups; pauses after each."""
        for group in combinations(self.players, self.seats):
            for number in range(games):
                # Who sits first moves on with every game; the beginning changes when everybody has sat everywhere.
                turned = number % self.seats
                order = [*group[turned:], *group[:turned]]
                seed = self.beginnings.seed + number
                orders = {name: place for place, name in enumerate(self.players)}
                table = [seated(self.players[name], orders[name], self.beginnings.game, seed, self.limits) for name in order]
                begun = self.beginnings.number(number // self.seats)
                self._count(order, *played_out(begun, table, self.forgives))
                yield

    def standings(self) -> Standings:
        """How everybody stands."""
        ranked = sorted(self.entries.values(), key=lambda entry: (-entry.points, entry.games, entry.name))
        return Standings(tuple(ranked), dict(self.matches))

    def _count(self, order: list[str], winner: int | None, forfeit: Forfeit | None) -> None:
        """Counts a game, in which the players sat in that order."""
        if forfeit is not None and self.seats == 2:
            winner = 1 - forfeit.seat
        for seat, name in enumerate(order):
            entry = self.entries[name]
            if forfeit is not None and forfeit.seat == seat:
                self.entries[name] = replace(entry, losses=entry.losses + 1, forfeits=(*entry.forfeits, forfeit))
            elif winner is not None:
                won = winner == seat
                counted = replace(entry, wins=entry.wins + won, losses=entry.losses + (not won), points=entry.points + won)
                self.entries[name] = counted
            else:
                share = 1 / (self.seats if forfeit is None else self.seats - 1)
                self.entries[name] = replace(entry, draws=entry.draws + 1, points=entry.points + share)
        if self.seats == 2:
            for one, two in ((0, 1), (1, 0)):
                key = (order[one], order[two])
                self.matches[key] = _added(self.matches.get(key, Match(0, 0, 0)), winner, one, forfeit)


def _added(match: Match, winner: int | None, seat: int, forfeit: Forfeit | None) -> Match:
    """A match with one game more, as who had that seat sees it."""
    won, lost = winner == seat, winner is not None and winner != seat
    forfeits = match.forfeits if forfeit is None else (*match.forfeits, forfeit)
    return Match(match.wins + won, match.draws + (winner is None), match.losses + lost, forfeits)
