"""Quantik as an environment of PettingZoo, for two seats.

>>> from tabuleiro.pettingzoo import quantik_v0
>>> env = quantik_v0.env()
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from typing import Any

from tabuleiro.pettingzoo._table import Ordered, TableEnv, described, ordered

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801, so it is called in PettingZoo
    """Quantik, as it is."""

    game = "quantik"
    metadata = described("quantik_v0")


def env(**options: Any) -> Ordered:
    """Quantik, guarded against steps before the first reset. The arguments are those of `raw_env`."""
    return ordered(raw_env(**options))
