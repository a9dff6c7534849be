"""Oolong as an environment of PettingZoo, for two seats; the choices that markers ask for are turns of whoever makes them.

>>> from tabuleiro.pettingzoo import oolong_v0
>>> env = oolong_v0.env()
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from typing import Any

from tabuleiro.pettingzoo._table import Ordered, TableEnv, described, ordered

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801, so it is called in PettingZoo
    """Oolong, as it is."""

    game = "oolong"
    metadata = described("oolong_v0")


def env(**options: Any) -> Ordered:
    """Oolong, guarded against steps before the first reset. The arguments are those of `raw_env`."""
    return ordered(raw_env(**options))
