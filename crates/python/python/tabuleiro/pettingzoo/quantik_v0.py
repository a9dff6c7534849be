"""Quantik as an environment of PettingZoo, for two seats.

>>> from tabuleiro.pettingzoo import quantik_v0
>>> env = quantik_v0.env()
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tabuleiro.pettingzoo._table import RENDER_MODES, Seen, TableEnv

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801, so it is called in PettingZoo
    """Quantik, as it is."""

    game = "quantik"
    metadata = {"name": "quantik_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}


def env(**options: Any) -> OrderEnforcingWrapper[str, Seen, int | None]:
    """Quantik, guarded against steps before the first reset. The arguments are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**options))
