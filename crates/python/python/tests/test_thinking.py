"""Bots, values and puzzles; thinking beside the interpreter, with Ctrl-C, threads and forks."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
import tabuleiro
from conftest import random_line
from tabuleiro import Game, Position, Proven, analyse, bot, known, solve


#: Nobody knows this one by heart.
MIDDLE = [after for _, _, after in random_line(Position("oware"), 9, most=12)][-1]


@pytest.mark.parametrize("game", tabuleiro.games())
def test_every_bot_plays_legal_moves(game: str) -> None:
    position = [after for _, _, after in random_line(Position(game), 1, most=4)][-1]
    for card in tabuleiro.bots(game):
        thought = bot(card.name, game=game, seed=3).think(position, nodes=300)
        assert thought.best in position.moves(), card
        assert thought.line[:1] in ((), (thought.best,)) and thought.nodes >= 0
        assert card.about and card.error >= 0


def test_the_same_seed_gives_the_same_thought() -> None:
    start = Position("otrio")
    moves = {bot("random", seed=seed).think(start).best for seed in range(20)}
    assert len(moves) > 1
    for seed in range(5):
        assert bot("random", seed=seed).think(start) == bot("random", seed=seed).think(Game("otrio"))


def test_quantik_is_lost_for_the_first_player() -> None:
    start = Position("quantik")
    solved = solve(start)
    assert solved is not None and solved.proven == Proven(-1, 10) == known(start)
    position = start
    for move in solved.line:
        position = position.play(move)
    assert position.outcome is not None and position.outcome.winner == 1
    assert len(solved.line) == solved.proven.plies
    assert all(one.proven is not None and one.proven.value == -1 for one in analyse(start, nodes=10_000))


def test_otrio_for_two_is_won_in_fifteen_moves() -> None:
    known_start = known(Position("otrio"))
    assert known_start is None or known_start.value == 1
    thought = bot("perfect", game="otrio").think(Position("otrio"))
    assert thought.proven == Proven(1, 15)


def test_an_oware_ending_is_known() -> None:
    position = Position("oware", "0-0-0-0-1-1-0-0-0-0-1-0-22-23-S")
    value, solved = known(position), solve(position)
    assert value is not None and solved is not None and solved.proven.value == value.value
    game = Game.from_position(position)
    for move in solved.line:
        game.play(move)
    assert game.outcome is not None
    assert game.outcome.winner == {1: 0, 0: None, -1: 1}[value.value]


def test_analysis_lists_every_move_best_first() -> None:
    position = Position("oware")
    judged = analyse(position, nodes=5_000)
    assert sorted(one.move for one in judged) == sorted(position.moves())
    scores = [one.score for one in judged if one.score is not None]
    assert scores == sorted(scores, reverse=True) and len(scores) == 6


@pytest.mark.parametrize("game", tabuleiro.games())
def test_puzzles_have_one_right_move(game: str) -> None:
    puzzles = tabuleiro.puzzles(game)
    assert len(puzzles) > 10
    for puzzle in puzzles:
        position = puzzle.position
        for move in puzzle.solution:
            position = position.play(move)
    first = puzzles[0]
    judged = {one.move: one.proven for one in analyse(first.position, nodes=200_000)}
    right = judged.pop(first.solution[0])
    goal = {"win": 1, "draw": 0}[first.goal]
    assert right is not None and right.value == goal
    assert all(one is None or one.value < goal for one in judged.values())


def test_time_ends_a_long_thought() -> None:
    thought = bot("grandmaster", game="oware").think(MIDDLE, nodes=10**15, seconds=0.2)
    assert thought.best in MIDDLE.moves()
    assert solve(MIDDLE, seconds=0) is None


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("what", ["think", "analyse", "solve"])
def test_ctrl_c_ends_a_long_thought(what: str) -> None:
    asks: dict[str, Callable[[], object]] = {
        "think": lambda: bot("grandmaster", game="oware").think(MIDDLE, nodes=10**15),
        "analyse": lambda: analyse(MIDDLE, nodes=10**15),
        "solve": lambda: solve(MIDDLE),
    }
    # Another thread of Python presses the keys, so the interpreter's lock must have been released.
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        timer.start()
        asks[what]()
    timer.join()
    assert bot("beginner").think(MIDDLE).best in MIDDLE.moves(), "and everything goes on"


def test_one_bot_serves_many_threads() -> None:
    strong = bot("strong", game="oware", seed=1)
    positions = [after for _, _, after in random_line(Position("oware"), 2, most=12)]
    alone = [strong.think(position, nodes=3_000) for position in positions]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda position: strong.think(position, nodes=3_000), positions)) == alone


def best(position: Position) -> str | None:
    return bot("strong", seed=1).think(position, nodes=3_000).best


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_other_processes_think_alike(method: str) -> None:
    positions = [after for _, _, after in random_line(Position("oware"), 3, most=4)]
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(best, positions) == [best(position) for position in positions]
