"""The games as environments of Gymnasium: one seat learns, the others are played. To import this module makes them known; without an
import, `gymnasium.make("tabuleiro.gymnasium:tabuleiro/Oware-v0")` does.

>>> import gymnasium
>>> import tabuleiro.gymnasium
>>> env = gymnasium.make("tabuleiro/Oware-v0", opponent="beginner", seat=0)
>>> observation, info = env.reset(seed=1)
>>> info["action_mask"].nonzero()[0].tolist()
[0, 1, 2, 3, 4, 5]
>>> observation, reward, is_over, is_broken_off, info = env.step(2)
>>> reward, is_over
(0.0, False)
>>> env.step(6)
Traceback (most recent call last):
    ...
ValueError: House a is North’s: South sows the houses A to F.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, SupportsIndex, cast

import numpy as np
from numpy.typing import NDArray

from tabuleiro._core import Bot, Game, Position, bot, games, say

try:
    from gymnasium import spaces
    from gymnasium.core import Env
    from gymnasium.envs import registration
except ImportError as error:
    told = say("needs", module="tabuleiro.gymnasium", package="Gymnasium", extra="gymnasium")
    raise ImportError(told) from error

from tabuleiro._asked import RENDER_MODES, flag, planes, render_mode as checked_mode, show, whole
from tabuleiro._picture import pixels

__all__ = ["LegalMoves", "SeatEnv"]

Seen = dict[str, NDArray[Any]]
"""What is seen: "observation" and "action_mask"."""
Opponent = Callable[[Game], "str | int"]
"""Whoever can say, of a game in which it is its turn, which move it makes."""

#: No limit is larger.
_MOST = 2**64 - 1


class LegalMoves(spaces.Discrete):
    """The numbers of all moves. A sample without a mask is one of the moves that are legal now. After a seed in the middle of a game, and
    until the next step or reset, it is one of those that were legal when a game of that seed began, or else the last game did: whoever
    seeds is about to begin."""

    def __init__(self, space: int) -> None:
        super().__init__(space)
        self.first: NDArray[np.int8] = np.ones(space, np.int8)
        """1 at the number of each move that was legal when the game began."""
        self.legal = self.first
        """1 at the number of each move that is legal now."""
        self._of_seeds: dict[int, NDArray[np.int8]] = {}

    def begin(self, seed: int | None) -> None:
        """A game has begun, of a seed if it has one of its own."""
        self.first = self.legal
        if seed is not None:
            # The last ones are enough.
            self._of_seeds = dict([*self._of_seeds.items(), (seed, self.first)][-8:])

    def seed(self, seed: int | None = None) -> int:
        """Begins the samples anew."""
        # Without a number it is only the source of randomness being made, at the first sample.
        if seed is not None and self.legal is not self.first:
            self.legal = self._of_seeds.get(seed, self.first)
        return super().seed(seed)

    def sample(self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        """A random move; of those of a mask or of a distribution, if there is one."""
        is_open = mask is None and probability is None
        return super().sample(self.legal if is_open else mask, probability)


class SeatEnv(Env[Seen, np.int64]):
    """A game in which one seat learns and every other is played by the opponent: the name of a bot, "random", a Bot, or a callable that
    is given the game and answers with a move.

    An observation has the planes under "observation", always seen from the seat that learns, and the legal moves under "action_mask";
    the mask is in the info as well, `action_masks()` has it for MaskablePPO, and `action_space.sample()` heeds it; the samples of a
    vector of environments do not, so choose by their masks. The reward is 1 for a win, -1 for a loss and else 0. A move that is not legal, or any after the end, is a ValueError
    with the rule's sentence, and changes nothing; nor does one that the opponent fails to answer, or that Ctrl-C breaks off.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        opponent: str | Bot | Opponent = "steady",
        seat: int = 0,
        nodes: int | None = None,
        render_mode: str | None = None,
        text: str | None = None,
        dealt: bool = False,
        most_moves: int = 1000,
        **options: str | SupportsIndex,
    ) -> None:
        """A game under options, see `tabuleiro.options`; from the position of a text, if there is one. If it is dealt, chance decides at
        each reset what it may decide before the first move. Nodes limit how long a bot thinks. A game of so many moves is broken
        off: truncated."""
        self._options: dict[str, Any] = dict(options)
        first = Position(game, text, deal=0 if flag("dealt", dealt) else None, **self._options)
        self.game, self.seat = game, whole("seat", seat, 0, first.seats - 1)
        self.render_mode = checked_mode(render_mode)
        self._text, self._dealt = text, dealt
        self._most = whole("most_moves", most_moves, 1, _MOST)
        self._opponent = _checked(opponent, game)
        self._nodes = None if nodes is None else whole("nodes", nodes, 1, _MOST)
        if nodes is not None and not isinstance(opponent, Bot) and (opponent == "random" or not isinstance(opponent, str)):
            raise ValueError(say("env-nodes"))
        self._answers: Opponent | None = None
        self._legal = LegalMoves(first.space)
        self.action_space = self._legal
        mask = spaces.Box(0, 1, (first.space,), np.int8)
        # A space of Gymnasium does not say of what its samples are made.
        self.observation_space = cast("spaces.Space[Any]", spaces.Dict({"observation": planes(first), "action_mask": mask}))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begins anew. The seed decides what is dealt and what the opponent chooses at random; there are no options."""
        super().reset(seed=seed)
        self._answers = None
        deal, choice = (int(number) for number in self.np_random.integers(2**63, size=2))
        #: The game being played, with its past.
        self.played = Game(self.game, self._text, deal=deal if self._dealt else None, **self._options)
        answers = self._seated(choice)
        self._answer(answers)
        # Only now: should the opponent have failed, nothing has begun.
        self._answers = answers
        self._look()
        self._legal.begin(seed)
        return self._seen(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Makes the move of a number, and the opponent's that follow."""
        answers = self._begun()
        if self._is_broken_off():
            raise ValueError(say("env-broken-off", moves=self.played.ply))
        ply = self.played.ply
        self.played.play(action)
        try:
            self._answer(answers)
        except BaseException:
            self._take_back(ply)
            raise
        self._look()
        outcome = self.played.outcome
        winner = None if outcome is None else outcome.winner
        reward = 0.0 if winner is None else 1.0 if winner == self.seat else -1.0
        is_over = self.played.is_over
        return self._seen(), reward, is_over, self._is_broken_off(), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True at the number of each legal move, as the algorithms of sb3-contrib ask for it."""
        self._begun()
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """The board as text, as pixels, or printed: as the environment was asked to."""
        if self.render_mode is None:
            return None
        self._begun()
        if self.render_mode == "rgb_array":
            return pixels(self.played)
        return self.played.drawing() if self.render_mode == "ansi" else None

    def _seated(self, seed: int) -> Opponent:
        """The opponent of one game."""
        opponent = self._opponent
        if opponent == "random":
            return _Chance(seed)
        if isinstance(opponent, str):
            opponent = bot(opponent, game=self.game, seed=seed)
        elif isinstance(opponent, Bot):
            # Its own seed and that of the game both count: it plays other games after other seeds.
            opponent = opponent.seeded(opponent.seed ^ seed)
        return _Thinker(opponent, self._nodes) if isinstance(opponent, Bot) else opponent

    def _answer(self, opponent: Opponent) -> None:
        """Lets the opponent move until it is the learner's turn, or the game is over."""
        while not self.played.is_over and self.played.turn != self.seat and not self._is_broken_off():
            ply = self.played.ply
            move = opponent(self.played)
            if self.played.ply != ply:
                raise ValueError(say("env-changed"))
            self.played.play(move)

    def _take_back(self, ply: int) -> None:
        """Has the game as it stood after so many moves. If somebody took more of them back, it must begin anew."""
        while self.played.ply > ply:
            self.played.undo()
        if self.played.ply < ply:
            self._answers = None

    def _begun(self) -> Opponent:
        """The opponent, if the game has begun."""
        if self._answers is None:
            raise ValueError(say("env-not-begun"))
        return self._answers

    def _look(self) -> None:
        """What the learner sees now, and may do."""
        position = self.played.position
        self._planes = position.observation(self.seat)
        is_asked = self.played.turn == self.seat
        mask = position.legal_mask().view(np.int8)
        self._mask = mask if is_asked else np.zeros_like(mask)
        self._legal.legal = self._mask
        if self.render_mode == "human":
            show(self.played.drawing())

    def _is_broken_off(self) -> bool:
        return not self.played.is_over and self.played.ply >= self._most

    def _seen(self) -> Seen:
        return {"observation": self._planes, "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy()}


def _checked(opponent: str | Bot | Opponent, game: str) -> str | Bot | Opponent:
    """The opponent, if there can be such a one."""
    if isinstance(opponent, str):
        if opponent != "random":
            bot(opponent, game=game)
    elif isinstance(opponent, Bot):
        if opponent.game not in (None, game):
            raise ValueError(say("other-game", bot=str(opponent.game).capitalize(), game=game.capitalize()))
        bot(opponent.name, game=game)
    elif not callable(opponent):
        raise TypeError(say("env-opponent", type=type(opponent).__name__))
    return opponent


class _Chance:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self._source = np.random.default_rng(seed)

    def __call__(self, game: Game) -> str:
        return str(self._source.choice(game.legal()))


@dataclass(frozen=True)
class _Thinker:
    """A bot as an opponent."""

    player: Bot
    nodes: int | None

    def __call__(self, game: Game) -> str:
        return self.player.think(game, nodes=self.nodes).best


def _register() -> None:
    """Tells Gymnasium of every game: `tabuleiro/Oware-v0` and so on."""
    for game in games():
        name = f"tabuleiro/{game.capitalize()}-v0"
        made = registration.EnvSpec(name, entry_point="tabuleiro.gymnasium:SeatEnv", kwargs={"game": game})
        registration.registry[name] = made


_register()
