"""Bots, values and puzzles; thinking beside the interpreter, with Ctrl-C, threads and forks."""

import multiprocessing
import os
import signal
import subprocess
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


HARD = Position("oware", "1-0-2-1-3-1-1-2-0-1-1-2-17-16-S")


def proven(judged: list[tabuleiro.Judgement]) -> int:
    return sum(one.proven is not None for one in judged)


def test_time_is_shared_among_the_moves() -> None:
    for threads in (1, 2):
        judged = analyse(HARD, seconds=3, threads=threads)
        assert all(one.proven is not None or one.score is not None for one in judged), "every move was looked at"
    # So many nodes would be enough for the first round only, if that took all.
    assert proven(analyse(HARD, nodes=20_000_000)) >= proven(analyse(HARD)) > 1


def test_limits_hold_early_in_otrio() -> None:
    # What is known was searched for with up to two million moves for each of two dozen, whatever the limit: now it counts.
    position = [after for _, _, after in random_line(Position("otrio"), 1, most=6)][-1]
    assert proven(analyse(position, nodes=24)) < proven(analyse(position, nodes=2_000_000))


ENDING = Position("oware", "0-1-0-0-0-2-0-0-1-0-0-0-22-22-S")


def test_margins_are_those_of_the_labels() -> None:
    points = int(tabuleiro.labels("oware", [ENDING]).points[0])
    value, solution = tabuleiro.known(ENDING), solve(ENDING)
    assert value is not None and solution is not None
    assert value.margin == solution.proven.margin == 2 * points - 48 == -4
    captures = Position("oware", "1-0-0-1-2-0-1-2-1-2-0-0-20-18-S")
    best, value = analyse(captures)[0].proven, tabuleiro.known(captures)
    assert best is not None and value is not None and best.margin == value.margin == 2, "then the tables know"


def test_it_is_said_why_a_move_is_not_proven_though_its_position_is_known() -> None:
    # Most endings are settled with the boards that have been passed; where one is not, that is said.
    for text in ("0-0-0-3-0-2-1-0-2-0-0-1-20-19-S", "1-0-2-1-0-1-1-2-0-1-1-2-18-18-S", "0-3-0-0-2-1-0-1-2-0-1-2-18-18-S"):
        position = Position("oware", text)
        for one in analyse(position, nodes=1):
            is_in_table = tabuleiro.known(position.play(one.move)) is not None
            assert (one.unproven is not None) == (one.proven is None and is_in_table), one
            assert one.unproven is None or "past" in one.unproven
    assert all(one.unproven is None for one in analyse(Position("quantik"), nodes=1))


WITHOUT_THREADS = """
import sys, tabuleiro
from tabuleiro import Batch, Position, analyse, bot, labels, solve
start = Position("oware")
print(bot("strong", threads=4).think(start, nodes=500).best in start.moves())
print(len(analyse(start, seconds=0.05, threads=3)))
print(solve(start, seconds=0.05))
print(labels("quantik", [Position("quantik")] * 50, threads=8).values.sum())
batch = Batch("oware", 100, threads=8)
batch.random_step()
print(batch.random_steps(50).steps, batch.playouts(50).games)
print(solve(Position("quantik")).proven.value)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there may be room for so much")
def test_where_no_thread_can_be_started_the_callers_does_it() -> None:
    # No thread gets a stack of so many bytes.
    environment = {**os.environ, "RUST_MIN_STACK": str(2**46)}
    run = [sys.executable, "-c", WITHOUT_THREADS]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.split("\n")[:6] == ["True", "6", "None", "-50", "5000 50", "-1"], done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there may be room for so much")
def test_ctrl_c_is_heeded_without_a_thread_as_well() -> None:
    lines = """
import _thread, threading, tabuleiro
threading.Timer(0.3, _thread.interrupt_main).start()
try:
    tabuleiro.solve(tabuleiro.Position("oware"))
except KeyboardInterrupt:
    print("interrupted")
"""
    environment = {**os.environ, "RUST_MIN_STACK": str(2**46)}
    done = subprocess.run([sys.executable, "-c", lines], env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout == "interrupted\n", done.stderr
