"""Otrio as an environment of PettingZoo, for 2 to 4 seats: `env(players=3)`.

>>> from tabuleiro.pettingzoo import otrio_v0
>>> env = otrio_v0.env()
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from typing import Any

from tabuleiro.pettingzoo._table import Ordered, TableEnv, described, ordered

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801, so it is called in PettingZoo
    """Otrio, as it is."""

    game = "otrio"
    metadata = described("otrio_v0")


def env(**options: Any) -> Ordered:
    """Otrio, guarded against steps before the first reset. The arguments are those of `raw_env`."""
    return ordered(raw_env(**options))
