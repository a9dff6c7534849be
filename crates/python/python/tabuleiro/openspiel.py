# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false, reportMissingTypeStubs=false
"""The games for OpenSpiel. Importing this registers every one of them as `tabuleiro_` and its name, such as `tabuleiro_oware`.

Options are parameters of the same names, and `deal` is the seed of what chance decides before the first move. Actions are the numbers
of moves; a draw returns 0 to everybody, a win 1 to the winner, and the others share -1. It needs the package `open_spiel`.

>>> import pyspiel
>>> import tabuleiro.openspiel
>>> state = pyspiel.load_game("tabuleiro_oware(slam=takes)").new_initial_state()
>>> state.apply_action(2)
>>> str(state), state.current_player(), state.action_to_string(7)
('4-4-0-5-5-5-5-4-4-4-4-4-0-0-N slam=takes', 1, 'b')
>>> pyspiel.load_game("tabuleiro_otrio(players=3)").num_players()
3
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

import tabuleiro
from tabuleiro import Game, Position
from tabuleiro._core import say

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from open_spiel.python.observation import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        IIGObserverForPublicInfoGame,
    )
except ImportError as error:
    raise ImportError(say("needs", module="tabuleiro.openspiel", package="OpenSpiel", extra="openspiel")) from error

__all__ = ["BoardObserver", "SpielGame", "SpielState"]

#: OpenSpiel wants to know how long a game can be. The rules of Oware set no limit; a game of so many moves is broken off as a draw.
_LONGEST = {"oolong": 512, "quantik": 16, "oware": 10_000, "otrio": 27}
#: What it is told of a game that says nothing here.
_LONGEST_OF_OTHERS = 10_000
#: By the report's rules a position that comes back does not end a game, and a sitting is a draw after so many moves.
_LONGEST_BY_THE_REPORT = 1_000
#: What `deal` is when nothing is left to chance.
_NO_DEAL = -1


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games, as OpenSpiel knows a game."""

    #: Which game it is.
    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """OpenSpiel calls this; `pyspiel.load_game` is how one gets a game."""
        self._params = dict(params or {})
        start = self.begin().position
        self.shape = start.shape
        super().__init__(_kind(self.name), _info(start), dict(self._params))

    def begin(self) -> Game:
        """A new game. What has its usual value need not be said, and a deal of -1 is none."""
        usual = _parameters(self.name)
        chosen = {key: value for key, value in self._params.items() if value != usual.get(key)}
        return Game(self.name, deal=chosen.pop("deal", None), **chosen)

    def new_initial_state(self, state: None = None) -> SpielState:
        """Where a game begins."""
        if state is not None:
            raise ValueError(say("spiel-state"))
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """How it is pickled: by its name and parameters, in a module that makes the name known."""
        return _loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Any:
        """Who writes states as tensors or texts."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BoardObserver(self.shape, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game being played, as OpenSpiel knows a state. It has its past, so that a position that comes back can end it."""

    def __init__(self, game: SpielGame) -> None:
        """A game calls this: `new_initial_state`."""
        super().__init__(game)
        self._played = game.begin()
        self._position = self._played.position
        self._longest = _longest(self._position)

    @property
    def position(self) -> Position:
        """The position, with all that can be asked of it."""
        return self._position

    def current_player(self) -> int:
        """Who must decide."""
        turn = self._played.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None or self.is_terminal() else turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._played.is_over or self._played.ply >= self._longest

    def returns(self) -> list[float]:
        """What everybody has got so far: nothing before the end."""
        outcome, seats = self._played.outcome, self._position.seats
        if outcome is None or outcome.winner is None:
            return [0.0] * seats
        return [1.0 if seat == outcome.winner else -1.0 / (seats - 1) for seat in range(seats)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._position.numbers() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if not self._played.is_over and self.is_terminal():
            raise ValueError(say("env-broken-off", moves=self._played.ply))
        self._played.play(action)
        self._position = self._played.position

    def _action_to_string(self, player: int, action: int) -> str:
        return self._position.text_of(action)

    def __str__(self) -> str:
        return str(self._position)


class BoardObserver:
    """Writes a state as the planes of `Position.observation`, seen from a player's own side, and as its text."""

    def __init__(self, shape: tuple[int, int, int], params: Mapping[str, Any] | None = None) -> None:
        """A game calls this: `make_py_observer`."""
        if params:
            raise ValueError(say("spiel-observation", given=", ".join(params)))
        self.tensor: NDArray[np.float32] = np.zeros(int(np.prod(shape)), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = state.position.observation(player).ravel()

    def string_from(self, state: SpielState, player: int) -> str:
        """The text of the state."""
        return str(state)


def _parameters(name: str) -> dict[str, str | int]:
    """The options with their usual values, those that count as numbers."""
    options = tabuleiro.options(name)
    usual: dict[str, str | int] = {
        one.name: int(one.default) if one.default.isdigit() else one.default for one in options
    }
    return {**usual, "deal": _NO_DEAL}


def _kind(name: str) -> Any:
    seats = [option.values for option in tabuleiro.options(name) if option.name == "players"]
    most = max(map(int, seats[0])) if seats else 2
    return pyspiel.GameType(
        short_name=f"tabuleiro_{name}",
        long_name=f"{name.capitalize()} (Tabuleiro)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _info(start: Position) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=start.space,
        max_chance_outcomes=0,
        num_players=start.seats,
        min_utility=-1.0 / (start.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=_longest(start),
    )


def _longest(start: Position) -> int:
    """After how many moves a game is broken off, if its rules have not ended it."""
    is_endless = start.game == "oware" and start.options["rules"] == "report"
    return _LONGEST_BY_THE_REPORT if is_endless else _LONGEST.get(start.game, _LONGEST_OF_OTHERS)


def _loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def _register() -> None:
    """Registers what is not registered yet. OpenSpiel holds what it is given until after the interpreter has gone, where only a class
    can be let go of."""
    there = set(pyspiel.registered_names())
    for name in tabuleiro.games():
        kind = _kind(name)
        if kind.short_name not in there:
            facts = {"name": name, "__doc__": f"{name.capitalize()}, as OpenSpiel knows a game."}
            game = type(f"{name.capitalize()}Game", (SpielGame,), facts)
            globals()[game.__name__] = game
            pyspiel.register_game(kind, game)


_register()
