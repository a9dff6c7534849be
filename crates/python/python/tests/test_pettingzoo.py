"""The environments of PettingZoo: its own tests, and what they do not ask."""

import doctest
import os
import subprocess
import sys
import warnings
from itertools import count
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Position

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test  # noqa: E402
from tabuleiro import pettingzoo  # noqa: E402
from tabuleiro.pettingzoo import oolong_v0, otrio_v0, oware_v0, quantik_v0  # noqa: E402

#: Every environment, with options that change its seats or its beginning.
ENVS: list[tuple[ModuleType, dict[str, Any]]] = [
    (oolong_v0, {}),
    (oolong_v0, {"dealt": True}),
    (quantik_v0, {}),
    (oware_v0, {}),
    (otrio_v0, {}),
    (otrio_v0, {"players": 3}),
    (otrio_v0, {"players": 4}),
]


@pytest.fixture(params=ENVS, ids=lambda one: "-".join([one[0].__name__.split(".")[-1], *map(str, one[1].values())]))
def made(request: pytest.FixtureRequest) -> tuple[ModuleType, dict[str, Any]]:
    return request.param


def move(env: Any, rng: np.random.Generator) -> int | None:
    observation, _, is_over, is_broken_off, info = env.last()
    if is_over or is_broken_off:
        return None
    mask = observation["action_mask"]
    assert np.array_equal(mask, info["action_mask"]) and mask.any()
    return int(rng.choice(np.flatnonzero(mask)))


def test_api(made: tuple[ModuleType, dict[str, Any]]) -> None:
    module, options = made
    with warnings.catch_warnings():
        # An observation with a mask is a dictionary; an empty board is all zeros.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(module.env(**options), num_cycles=200)
        api_test(module.raw_env(**options), num_cycles=200)


def test_seeds(made: tuple[ModuleType, dict[str, Any]]) -> None:
    module, options = made
    seed_test(lambda: module.env(**options), num_cycles=50)


def test_pictures(made: tuple[ModuleType, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    module, options = made
    board = Position(module.raw_env.game, **{key: value for key, value in options.items() if key == "players"})
    render_test(lambda render_mode: module.env(render_mode=render_mode, **options))
    assert len(capsys.readouterr().out.splitlines()) > len(board.drawing().splitlines())


def test_performance_can_be_measured(
    made: tuple[ModuleType, dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, options = made
    # A clock that goes by how often it is looked at.
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 20)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(module.env(**options))
    assert "turns per second" in capsys.readouterr().out


def test_a_game_is_the_game(made: tuple[ModuleType, dict[str, Any]]) -> None:
    module, options = made
    env, rng = module.env(**options), np.random.default_rng(7)
    for seed in range(5):
        env.reset(seed=seed)
        got: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
        asked: list[int] = []
        for agent in env.agent_iter():
            got[agent] += env.last()[1]
            action = move(env, rng)
            if action is not None:
                turn = env.unwrapped.played.turn
                assert agent == f"seat_{turn}"
                asked.append(turn)
                others = [other for other in env.agents if other != agent]
                assert not any(env.observe(other)["action_mask"].any() for other in others)
                assert not any(env.infos[other]["action_mask"].any() for other in others)
            env.step(action)
        played = env.unwrapped.played
        assert [event.seat for event in played.events()] == asked
        winner = played.outcome.winner
        wanted = [0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in range(played.seats)]
        assert list(got.values()) == wanted and env.agents == []


def test_marker_decisions_are_turns_of_their_actor() -> None:
    env, rng = oolong_v0.env(), np.random.default_rng(1)
    twice = 0
    for seed in range(20):
        env.reset(seed=seed)
        before = None
        for agent in env.agent_iter():
            action = move(env, rng)
            twice += action is not None and agent == before
            before = agent
            env.step(action)
    assert twice > 0, "somebody decides something after a move, and before the other moves"


def test_what_is_dealt_goes_by_the_seed() -> None:
    env = oolong_v0.env(dealt=True)
    dealt: list[str] = []
    for seed in (1, 2, 1, None):
        env.reset(seed=seed)
        dealt.append(str(env.unwrapped.played.position))
    assert dealt[0] == dealt[2] and len(set(dealt)) == 3


def test_bad_moves_are_told_and_change_nothing() -> None:
    env = oware_v0.env()
    env.reset(seed=0)
    wrong: Any
    for wrong, error in ((6, ValueError), (12, ValueError), (-1, ValueError), (None, TypeError), (0.5, TypeError)):
        with pytest.raises(error):
            env.step(wrong)
    with pytest.raises(ValueError, match="House a is North’s"):
        env.step(6)
    assert env.agent_selection == "seat_0" and str(env.unwrapped.played.position) == str(Position("oware"))


def test_nobody_changes_what_others_see(made: tuple[ModuleType, dict[str, Any]]) -> None:
    module, options = made
    env = module.env(**options)
    env.reset()
    wanted = env.unwrapped.played.position.legal_mask()
    for agent in env.agents:
        seen = env.observe(agent)
        for array in (seen["observation"], seen["action_mask"], env.infos[agent]["action_mask"]):
            array.fill(1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert np.array_equal(mask, wanted if agent == env.agent_selection else np.zeros_like(wanted))
    env.step(env.unwrapped.played.position.numbers()[0])
    assert all(np.array_equal(env.infos[agent]["action_mask"], env.observe(agent)["action_mask"]) for agent in env.agents)


def test_nothing_is_asked_before_the_beginning_or_after_the_end() -> None:
    env: Any = quantik_v0.raw_env(render_mode="ansi")
    asks: list[Any] = [lambda: env.step(0), lambda: env.observe("seat_0"), env.state, env.render]
    for ask in asks:
        with pytest.raises(ValueError, match="not begun"):
            ask()
    env.reset()
    while env.agents:
        env.step(move(env, np.random.default_rng(1)))
    for action in (None, 0):
        with pytest.raises(ValueError, match="over"):
            env.step(action)


def test_unknown_agents_are_told() -> None:
    env = oware_v0.env()
    env.reset()
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(ValueError, match="no agent “seat_2”; there are: seat_0, seat_1"):
            ask("seat_2")


def test_a_board_is_shown_where_there_are_few_letters() -> None:
    program = "from tabuleiro.pettingzoo import oware_v0 as o; e = o.env(render_mode='human'); e.reset(); e.step(2); e.render()"
    few = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=few)
    assert done.returncode == 0 and "North 0" in done.stdout, done.stderr


def test_bad_options_are_told() -> None:
    wrong: list[dict[str, Any]] = [{"size": 9}, {"render_mode": "film"}, {"most_moves": 0}, {"text": "what"}]
    for options in wrong:
        with pytest.raises(ValueError):
            oware_v0.env(**options)
    for options in [{"most_moves": 1.5}, {"most_moves": True}, {"most_moves": None}, {"dealt": "no"}, {"text": 7}]:
        with pytest.raises(TypeError):
            oware_v0.env(**options)
    with pytest.raises(ValueError):
        otrio_v0.env(players=5)


def test_long_games_are_broken_off() -> None:
    env, rng = oware_v0.env(most_moves=10), np.random.default_rng(1)
    env.reset()
    for _ in range(10):
        env.step(move(env, rng))
    assert env.truncations == {"seat_0": True, "seat_1": True} and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_pixels_show_the_board() -> None:
    env = quantik_v0.env(render_mode="rgb_array")
    env.reset()
    before = env.render()
    env.step(0)
    after = env.render()
    assert before.shape == after.shape and (before != after).any() and before.std() > 10 and after.flags.writeable
    tabuleiro.language("pt")
    assert env.render().dtype == np.uint8


@pytest.mark.parametrize("module", [pettingzoo, oolong_v0, otrio_v0, oware_v0, quantik_v0])
def test_examples_run(module: ModuleType) -> None:
    assert doctest.testmod(module).attempted > 0 and doctest.testmod(module).failed == 0


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "openspiel"])
def test_without_the_package_it_says_what_to_install(name: str) -> None:
    package = {"openspiel": "pyspiel"}.get(name, name)
    hidden = "import sys, importlib.util as u; f = u.find_spec; " + (
        f"u.find_spec = lambda n, *a: None if n == {package!r} else f(n, *a); sys.modules[{package!r}] = None; "
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{hidden}import tabuleiro; import tabuleiro.{name}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"ImportError: tabuleiro.{name} needs" in done.stderr and f"pip install 'tabuleiro[{name}]'" in done.stderr


@pytest.mark.parametrize(("module", "options"), ENVS)
def test_every_agent_sees_its_own_side_whoever_must_decide(module: ModuleType, options: dict[str, Any]) -> None:
    env = module.raw_env(**options)
    env.reset(seed=1)
    for _ in range(8):
        if env.played.is_over:
            return
        position = env.played.position
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], position.observation(seat))
            assert env.observation_space(agent).contains(seen)
        assert not np.array_equal(env.observe("seat_0")["observation"], env.observe("seat_1")["observation"]) or env.played.ply == 0
        env.step(position.numbers()[0])
