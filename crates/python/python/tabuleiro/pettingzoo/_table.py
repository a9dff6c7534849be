"""What the environments of all games have in common."""

from __future__ import annotations

from typing import Any, ClassVar, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from tabuleiro._asked import RENDER_MODES, flag, planes, render_mode as checked_mode, show, whole
from tabuleiro._core import Game, Position, say
from tabuleiro._picture import pixels

Seen = dict[str, NDArray[Any]]
"""What an agent sees: "observation" and "action_mask"."""

Ordered: TypeAlias = "OrderEnforcingWrapper[str, Seen, int | None]"
"""An environment that says so if it is used before its first reset."""


class TableEnv(AECEnv[str, Seen, "int | None"]):  # type: ignore[misc]
    """A game of one kind; its agents are its seats, `seat_0` first.

    Every decision is a turn of the seat that makes it, those between two moves included. An observation has the planes under
    "observation", seen from the agent's own side, and the legal moves under "action_mask", none for a seat that must not decide; the
    mask is in the infos as well. At the end whoever won gets 1, everybody else -1, and everybody 0 if nobody won. A move that is not
    legal is a ValueError with the rule's sentence, and changes nothing.
    """

    game: ClassVar[str]
    """Which game it is."""
    metadata: dict[str, Any]

    def __init__(
        self,
        *,
        render_mode: str | None = None,
        text: str | None = None,
        dealt: bool = False,
        most_moves: int = 1000,
        **options: str | SupportsIndex,
    ) -> None:
        """A game under options, see `tabuleiro.options`; from the position of a text, if there is one. If it is dealt, chance decides at
        each reset what it may decide before the first move. A game of so many moves is broken off: truncated."""
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self._text, self._dealt = text, flag("dealt", dealt)
        self._most = whole("most_moves", most_moves, 1, 2**64 - 1)
        self._options: dict[str, Any] = dict(options)
        self._has_begun = False
        self._chance = np.random.default_rng()
        first = Position(self.game, text, deal=0 if self._dealt else None, **self._options)
        self.possible_agents = [f"seat_{seat}" for seat in range(first.seats)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (first.space,), np.int8)
        # A space of Gymnasium does not say of what its samples are made.
        seen: dict[str, spaces.Space[Any]] = {}
        made: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            seen[agent] = spaces.Dict({"observation": planes(first), "action_mask": mask})
            made[agent] = spaces.Discrete(first.space)
        self._seen, self._made, self._space = seen, made, first.space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations are."""
        return self._seen[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's moves are: their numbers."""
        return self._made[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins anew. The seed decides what is dealt, now and at the resets without one that follow; there are no options."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = int(self._chance.integers(2**63)) if self._dealt else None
        #: The game being played, with its past.
        self.played = Game(self.game, self._text, deal=deal, **self._options)
        self._position = self.played.position
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._has_begun = True
        self._look()
        if self.played.is_over:
            self._end()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, from its own side, whoever must decide."""
        self._check_begun()
        seat = self.possible_agents.index(self._known(agent))
        return {"observation": self._position.observation(seat), "action_mask": self._mask_of(agent)}

    def state(self) -> NDArray[np.uint8]:
        """What is seen from the seat that must decide: nothing is hidden in these games."""
        self._check_begun()
        return self._position.observation()

    def step(self, action: int | None) -> None:
        """Makes the move of a number for the agent whose turn it is; None for one whose game is over."""
        self._check_begun()
        if not self.agents:
            raise ValueError(say("env-over"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(say("zoo-no-move", agent=agent))
        self.played.play(action)
        self._position = self._position.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look()
        if self.played.is_over:
            self._end()
        elif self.played.ply >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Whose turn it is, and what that seat may do."""
        turn = self.played.turn
        if turn is None:
            # Nobody's; the seats are told the result one after another.
            self._mask: NDArray[np.int8] | None = None
            self.agent_selection = self.agents[0]
        else:
            self._mask = self._position.legal_mask().view(np.int8)
            self.agent_selection = self.agents[turn]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask_of(agent)}

    def _mask_of(self, agent: str) -> NDArray[np.int8]:
        """What an agent may do: an array of its own, which may be written to."""
        if self._mask is None or agent != self.agent_selection:
            return np.zeros(self._space, np.int8)
        return self._mask.copy()

    def _known(self, agent: str) -> str:
        """The agent, if there is such a one."""
        if agent not in self.possible_agents:
            raise ValueError(say("zoo-agent", agent=str(agent)[:60], known=", ".join(self.possible_agents)))
        return agent

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise ValueError(say("env-not-begun"))

    def _end(self) -> None:
        """The game is over: everybody gets what the result is worth."""
        outcome = self.played.outcome
        winner = None if outcome is None else outcome.winner
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = 0.0 if winner is None else 1.0 if seat == winner else -1.0
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The board as text, as pixels, or printed: as the environment was asked to."""
        self._check_begun()
        if self.render_mode == "rgb_array":
            return pixels(self.played)
        if self.render_mode == "ansi":
            return self.played.drawing()
        if self.render_mode == "human":
            show(self.played.drawing())
        return None

    def close(self) -> None:
        """Nothing is held open."""


def described(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment of that name."""
    return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}


def ordered(env: TableEnv) -> Ordered:
    """An environment that says so if it is used before its first reset."""
    return OrderEnforcingWrapper(env)
