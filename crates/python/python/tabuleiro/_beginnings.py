"""How the games of a match begin: the same way for all orders of the players."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from tabuleiro._core import Game


@dataclass(frozen=True, slots=True)
class Beginnings:
    """Beginnings that repeat with their seed and number."""

    game: str
    seed: int
    opening: int
    text: str | None
    dealt: bool
    options: dict[str, Any]

    @property
    def seats(self) -> int:
        """How many play."""
        return self._first(0).seats

    def number(self, number: int) -> Game:
        """The game of that number after its random moves, of which none ends it."""
        played, chance = self._first(number), random.Random(f"{self.seed} {number}")
        for _ in range(self.opening):
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

    def _first(self, number: int) -> Game:
        """A game before its first move."""
        deal = random.Random(f"{self.seed} {number} deal").getrandbits(63) if self.dealt else None
        return Game(self.game, self.text, deal=deal, **self.options)
