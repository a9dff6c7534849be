"""The environments of Gymnasium: its own checks, and what they do not ask."""

import doctest
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Game, Position, bot

gymnasium = pytest.importorskip("gymnasium")

import tabuleiro.gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from tabuleiro.gymnasium import SeatEnv  # noqa: E402

IDS = [f"tabuleiro/{game.capitalize()}-v0" for game in tabuleiro.games()]


def played_out(env: Any, seed: int) -> tuple[float, list[str]]:
    """The last reward, and the moves."""
    env.action_space.seed(seed)
    env.reset(seed=seed)
    while True:
        _, reward, is_over, is_broken_off, _ = env.step(env.action_space.sample())
        if is_over or is_broken_off:
            return reward, env.unwrapped.played.moves
        assert reward == 0.0


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponent", ["beginner", "random"])
def test_gymnasium_is_content(name: str, opponent: str) -> None:
    check_env(gymnasium.make(name, opponent=opponent).unwrapped)


def test_gymnasium_can_import_by_itself() -> None:
    program = "import gymnasium; print(gymnasium.make('tabuleiro.gymnasium:tabuleiro/Oware-v0').unwrapped.game)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "oware\n", done.stderr


def test_the_usual_opponent_is_steady() -> None:
    env = gymnasium.make("tabuleiro/Oware-v0", opponent="steady", nodes=200)
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    usual = SeatEnv("oware", nodes=200)
    usual.reset(seed=1)
    assert np.array_equal(env.step(2)[0]["observation"], usual.step(np.int64(2))[0]["observation"])


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_games_are_played_and_rewarded(name: str, seat: int) -> None:
    env = gymnasium.make(name, opponent="random", seat=seat)
    rewards: set[float] = set()
    for seed in range(12):
        reward, _ = played_out(env, seed)
        outcome = env.unwrapped.played.outcome
        assert outcome is not None
        winner = outcome.winner
        assert reward == (0.0 if winner is None else 1.0 if winner == seat else -1.0)
        assert not env.unwrapped._seen()["action_mask"].any()
        rewards.add(reward)
    assert {1.0, -1.0} <= rewards


@pytest.mark.parametrize("opponent", ["random", "beginner"])
def test_seeds_decide(opponent: str) -> None:
    first, second = (gymnasium.make("tabuleiro/Oolong-v0", opponent=opponent, seat=1, dealt=True) for _ in range(2))
    assert played_out(first, 3) == played_out(second, 3)
    assert played_out(first, 4) != played_out(second, 5)


def test_samples_are_legal_moves() -> None:
    env: Any = SeatEnv("oolong", opponent="random")
    env.reset(seed=1)
    for _ in range(5):
        legal = env.step(env.action_space.sample())[0]["action_mask"]
        assert all(legal[env.action_space.sample()] for _ in range(20))
    assert env.action_space.sample(np.eye(1, env.action_space.n, 7, dtype=np.int8)[0]) == 7


def test_opponents_are_bots_or_callables() -> None:
    def last(game: Game) -> str:
        return game.legal()[-1]

    for opponent in (last, bot("beginner"), bot("beginner", game="otrio", seed=2), lambda game: game.position.numbers()[0]):
        env = SeatEnv("otrio", opponent=opponent, seat=1, nodes=50, players=3)
        played_out(env, 1)
        assert {event.seat for event in env.played.events()} == {0, 1, 2}


def test_bad_moves_are_told_and_change_nothing() -> None:
    env = SeatEnv("oware", opponent="random")
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for wrong in (6, 12, -1, 2**40):
        with pytest.raises(ValueError):
            env.step(wrong)
    half: Any = 0.5
    with pytest.raises(TypeError):
        env.step(half)
    assert env.played.position == Position("oware")
    _, moves = played_out(env, 1)
    with pytest.raises(ValueError):
        env.step(0)
    assert env.played.moves == moves


def test_bad_options_are_told() -> None:
    wrong: list[dict[str, Any]] = [
        {"seat": 2},
        {"seat": -1},
        {"opponent": "deep blue"},
        {"opponent": bot("perfect")},
        {"render_mode": "film"},
        {"most_moves": 0},
        {"size": 9},
    ]
    for options in wrong:
        with pytest.raises(ValueError):
            SeatEnv("oware", **options)
    nobody: Any = 7
    with pytest.raises(TypeError):
        SeatEnv("oware", opponent=nobody)
    with pytest.raises(ValueError):
        SeatEnv("chess")


def test_long_games_are_broken_off() -> None:
    env = SeatEnv("oware", opponent="random", most_moves=9)
    reward, moves = played_out(env, 1)
    assert reward == 0.0 and len(moves) == 9


def test_boards_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    text, picture, shown = (SeatEnv("oware", opponent="random", render_mode=mode) for mode in ("ansi", "rgb_array", "human"))
    for env in (text, picture, shown):
        env.reset(seed=1)
    assert text.render() == Position("oware").drawing() and text.render() in capsys.readouterr().out
    assert picture.render().shape[2] == 3 and shown.render() is None


def test_examples_run() -> None:
    assert doctest.testmod(tabuleiro.gymnasium).failed == 0
