"""The environments of Gymnasium: its own checks, and what they do not ask."""

import doctest
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Bot, Game, Position, bot

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


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_gymnasium_is_content_with_every_seat(name: str, seat: int) -> None:
    check_env(gymnasium.make(name, opponent="random", seat=seat).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("players", [3, 4])
def test_gymnasium_is_content_with_many_seats(players: int) -> None:
    for seat in range(players):
        check_env(SeatEnv("otrio", opponent="random", seat=seat, players=players), skip_render_check=True)


def test_gymnasium_makes_vectors_of_them() -> None:
    envs = gymnasium.make_vec("tabuleiro/Quantik-v0", num_envs=3, vectorization_mode="sync", opponent="random")
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        seen = envs.step(seen["action_mask"].argmax(axis=1))[0]
    assert seen["action_mask"].shape == (3, 64)


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
        nodes = 50 if isinstance(opponent, Bot) else None
        env = SeatEnv("otrio", opponent=opponent, seat=1, nodes=nodes, players=3)
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


@pytest.mark.parametrize("wrong", [KeyboardInterrupt, ZeroDivisionError, "no move", None, "meddles"])
def test_a_move_that_is_not_answered_is_taken_back(wrong: Any) -> None:
    is_well = True

    def opponent(game: Game) -> Any:
        if is_well:
            return game.legal()[0]
        if wrong == "meddles":
            game.play(game.legal()[0])
            return game.legal()[0]
        if isinstance(wrong, type):
            raise wrong
        return wrong

    env = SeatEnv("quantik", opponent=opponent, seat=1)
    env.reset()
    env.step(env.action_space.sample())
    moves, mask = env.played.moves, env._seen()["action_mask"]
    is_well = False
    with pytest.raises(BaseException):
        env.step(env.action_space.sample())
    assert env.played.moves == moves and env.played.turn == 1 and np.array_equal(env._seen()["action_mask"], mask)
    with pytest.raises(BaseException):
        env.reset()
    with pytest.raises(ValueError, match="not begun"):
        env.step(0)
    is_well = True
    env.reset()
    assert env.step(env.action_space.sample())[1:4] == (0.0, False, False)


def test_nothing_is_drawn_before_the_beginning() -> None:
    with pytest.raises(ValueError, match="not begun"):
        SeatEnv("oware", render_mode="ansi").render()


@pytest.mark.parametrize("opponent", ["random", "beginner"])
def test_an_environment_in_the_middle_of_a_game_can_be_pickled(opponent: str) -> None:
    env = SeatEnv("oware", opponent=opponent, seat=1)
    env.reset(seed=3)
    again = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        action = env.action_space.sample()
        assert np.array_equal(again.step(action)[0]["observation"], env.step(action)[0]["observation"])


def test_options_of_the_wrong_type_are_told() -> None:
    wrong: list[dict[str, Any]] = [
        {"seat": 0.0},
        {"seat": True},
        {"seat": "0"},
        {"nodes": 0.5},
        {"most_moves": 1.5},
        {"dealt": 1},
        {"text": 7},
        {"opponent": b"steady"},
    ]
    for options in wrong:
        with pytest.raises(TypeError):
            SeatEnv("oware", **options)


def test_bad_options_are_told() -> None:
    wrong: list[dict[str, Any]] = [
        {"seat": 2},
        {"seat": -1},
        {"opponent": "deep blue"},
        {"opponent": bot("perfect")},
        {"opponent": bot("master", game="quantik")},
        {"nodes": 0},
        {"render_mode": "film"},
        {"most_moves": 0},
        {"size": 9},
        {"dealt": True},
        {"nodes": 50, "opponent": "random"},
        {"nodes": 50, "opponent": lambda game: game.legal()[0]},
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
    for action in range(12):
        with pytest.raises(ValueError, match="broken off"):
            env.step(action)
    assert env.played.moves == moves


@pytest.mark.parametrize("seat", [0, 1])
def test_the_learner_always_sees_its_own_side(seat: int) -> None:
    env = SeatEnv("oware", opponent="random", seat=seat, most_moves=9 + seat)
    env.reset(seed=1)
    is_over = is_broken_off = False
    while not (is_over or is_broken_off):
        seen, _, is_over, is_broken_off, _ = env.step(env.action_space.sample())
        position = env.played.position
        assert np.array_equal(seen["observation"], position.observation(seat))
        assert seen["observation"][0, 0].tolist() == [int(n) for n in str(position).split("-")[6 * seat : 6 * seat + 6]]
    assert is_broken_off and env.played.turn != seat, "the last observation came on the opponent's turn"


@pytest.mark.parametrize("name", IDS)
def test_spaces_say_how_high_numbers_are(name: str) -> None:
    env = gymnasium.make(name, opponent="random").unwrapped
    planes = env.observation_space["observation"]
    assert planes.high.shape == planes.shape and planes.high.max() < 255, "so that nobody takes it for a picture"
    for seed in range(5):
        played_out(env, seed)
        assert planes.contains(env._seen()["observation"])


def test_masks_are_there_for_stable_baselines() -> None:
    env = SeatEnv("oware", opponent="random")
    with pytest.raises(ValueError, match="not begun"):
        env.action_masks()
    env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_ and masks.nonzero()[0].tolist() == [0, 1, 2, 3, 4, 5]
    masks[:] = False
    assert env.action_masks().any(), "what is given away is a copy"


def test_a_bot_plays_other_games_after_other_seeds() -> None:
    env = SeatEnv("quantik", opponent=bot("beginner", seed=4))

    def game(seed: int) -> list[str]:
        env.reset(seed=seed)
        while not env.played.is_over:
            env.step(env.played.position.numbers()[0])
        return env.played.moves

    assert game(1) == game(1)
    assert len({tuple(game(seed)) for seed in range(8)}) > 1


def test_boards_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    text, picture, shown = (SeatEnv("oware", opponent="random", render_mode=mode) for mode in ("ansi", "rgb_array", "human"))
    for env in (text, picture, shown):
        env.reset(seed=1)
    assert text.render() == Position("oware").drawing() and text.render() in capsys.readouterr().out
    assert picture.render().shape[2] == 3 and shown.render() is None


def test_examples_run() -> None:
    assert doctest.testmod(tabuleiro.gymnasium).failed == 0
