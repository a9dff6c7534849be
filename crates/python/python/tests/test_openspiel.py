"""OpenSpiel's own tests and players run on the games, and its own Oware is ours."""

from __future__ import annotations

import doctest
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Position

pyspiel = pytest.importorskip("pyspiel")

import tabuleiro.openspiel  # noqa: E402
from open_spiel.python.algorithms import mcts, minimax  # type: ignore[import-untyped]  # noqa: E402

GAMES = [
    "tabuleiro_oolong",
    "tabuleiro_oolong(deal=5)",
    "tabuleiro_oolong(rules=report)",
    "tabuleiro_quantik",
    "tabuleiro_oware",
    "tabuleiro_oware(slam=takes)",
    "tabuleiro_oware(rules=report)",
    "tabuleiro_otrio",
    "tabuleiro_otrio(players=3)",
    "tabuleiro_otrio(players=4)",
]


def test_examples_run() -> None:
    assert doctest.testmod(tabuleiro.openspiel).failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_simulations_of_openspiel_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_states_are_our_positions(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), random.Random(name)
    while not state.is_terminal():
        position: Position = state.position
        assert (str(state), state.current_player()) == (str(position), position.turn)
        assert state.legal_actions() == position.numbers()
        assert [state.action_to_string(action) for action in state.legal_actions()] == position.moves()
        for player in range(game.num_players()):
            planes = np.array(state.observation_tensor(player)).reshape(game.observation_tensor_shape())
            assert np.array_equal(planes.reshape(position.shape), position.observation(player)), "from its own side"
        before = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        assert str(before) == str(position), "a copy goes its own way"
    assert sum(state.returns()) == pytest.approx(0)
    assert pickle.loads(pickle.dumps(state)).returns() == state.returns()


@pytest.mark.parametrize("name", GAMES)
def test_games_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pickle.loads(pickle.dumps(game))
    assert again.get_parameters() == game.get_parameters() and str(again.new_initial_state()) == str(game.new_initial_state())


def test_games_without_end_are_broken_off() -> None:
    """Otherwise whoever plays at random to the end, as searches do, might never get there."""
    game = pyspiel.load_game("tabuleiro_oware(rules=report)")
    longest = 0
    for seed in range(40):
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        longest = max(longest, len(state.history()))
        if len(state.history()) == game.max_game_length():
            assert state.returns() == [0.0, 0.0] and state.legal_actions() == [] and state.current_player() < 0
            with pytest.raises(ValueError, match="broken off"):
                state.apply_action(state.position.numbers()[0])
    assert longest == game.max_game_length() == 1000


@pytest.mark.parametrize("name", ["tabuleiro_oware", "tabuleiro_quantik", "tabuleiro_otrio(players=3)"])
def test_mcts_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 15, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 4


@pytest.mark.parametrize("seed", range(6))
def test_minimax_of_openspiel_finds_the_proven_value(seed: int) -> None:
    game = pyspiel.load_game("tabuleiro_quantik")
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(7):
        safe = [action for action in state.legal_actions() if not state.child(action).is_terminal()]
        state.apply_action(rng.choice(safe))
    proven = tabuleiro.known(state.position)
    value, _ = minimax.alpha_beta_search(game, state=state)
    assert proven is not None
    # OpenSpiel counts for the player that decides at the root.
    assert value == proven.value


def seen(state: Any) -> tuple[list[int], list[int]]:
    """The houses A to F and a to f, and both scores, as OpenSpiel prints them."""
    lines = str(state).splitlines()
    north, south = ([int(word) for word in line.split()] for line in lines[2:4])
    scores = [int(lines[at].split("=")[1].split()[0]) for at in (5, 0)]
    return south + north[::-1], scores


def test_oware_is_openspiels_own_ply_by_ply() -> None:
    """But at the end OpenSpiel sweeps the board, and it cuts games of 1 000 plies."""
    ours_game, theirs_game = pyspiel.load_game("tabuleiro_oware"), pyspiel.load_game("oware")
    plies = 0
    for seed in range(40):
        rng = random.Random(seed)
        ours, theirs = ours_game.new_initial_state(), theirs_game.new_initial_state()
        while not ours.is_terminal() and len(theirs.history()) < theirs_game.max_game_length() - 1:
            assert not theirs.is_terminal()
            houses, scores = seen(theirs)
            *numbers, _ = str(ours).split("-")
            assert list(map(int, numbers)) == houses + scores
            assert ours.current_player() == theirs.current_player()
            # OpenSpiel counts either player's houses from 0.
            assert [action % 6 for action in ours.legal_actions()] == theirs.legal_actions()
            action = rng.choice(ours.legal_actions())
            ours.apply_action(action)
            theirs.apply_action(action % 6)
            plies += 1
        if ours.is_terminal():
            assert theirs.is_terminal() and ours.returns() == theirs.returns()
    assert plies > 2000


def test_bad_input_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="players"):
        pyspiel.load_game("tabuleiro_otrio(players=7)")
    with pytest.raises(ValueError, match="House d is North’s"):
        pyspiel.load_game("tabuleiro_oware").new_initial_state().apply_action(9)
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game("tabuleiro_oware").make_py_observer(None, {"x": 1})


def test_the_interpreter_ends_well() -> None:
    """OpenSpiel lets go of its games when the interpreter has gone already."""
    program = "import tabuleiro.openspiel, pyspiel; pyspiel.load_game('tabuleiro_oware').new_initial_state()"
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
