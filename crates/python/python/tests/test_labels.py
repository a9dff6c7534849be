"""Labels are what `known` and `solve` say, for whole arrays."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import BaseContext

import numpy as np
import pytest
from conftest import random_line
from tabuleiro import Labels, Position, known, labels, language, solve


def some(game: str, count: int, least: int, most: int, **options: str | int) -> list[Position]:
    """Positions of random games that go on."""
    rng = random.Random(count)
    found: list[Position] = []
    while len(found) < count:
        length = rng.randint(least, most)
        line = [after for *_, after in random_line(Position(game, None, deal=None, **options), rng.randrange(10**9), length)]
        if len(line) == length and not line[-1].is_over:
            found.append(line[-1])
    return found


def seeds(position: Position) -> int:
    """How many seeds lie on a board of Oware."""
    return sum(map(int, str(position).split("-")[:12]))


@pytest.mark.parametrize(
    ("game", "least", "most"), [("quantik", 0, 9), ("otrio", 8, 16), ("oware", 60, 110), ("oolong", 60, 75)]
)
def test_labels_are_what_is_known(game: str, least: int, most: int) -> None:
    positions = some(game, 30, max(least, 1), most)
    found = labels(game, positions, nodes=0)
    assert [array.dtype.name for array in found] == ["int8", "int16", "bool", "int16"]
    assert all(array.shape == (30,) for array in found)
    for at, position in enumerate(positions):
        proven = known(position)
        assert bool(found.known[at]) == (proven is not None)
        assert found.values[at] == (0 if proven is None else proven.value)
        assert found.plies[at] == (-1 if proven is None or proven.plies is None else proven.plies)


def test_quantik_is_known_everywhere_and_values_fit_together() -> None:
    """A position is worth what its best move leads to, one move sooner."""
    for position in some("quantik", 20, 1, 10):
        (value,), (plies,), (is_known,), _ = labels("quantik", [str(position)])
        assert is_known
        after = [position.play(move) for move in position.moves()]
        found = labels("quantik", after)
        ended = np.array([one.is_over for one in after])
        # A game that has just been ended was ended by who moved: nobody is to move there, so there is no label.
        assert not found.known[ended].any() and found.known[~ended].all()
        best = max([1] * int(ended.any()) + (-found.values[~ended]).tolist())
        assert best == value
        if value == -1:
            assert plies == 1 + found.plies[~ended].max()


def test_endings_of_oware_are_proven_by_search_too() -> None:
    positions = [position for position in some("oware", 60, 90, 120) if seeds(position) <= 6][:8]
    assert positions
    found = labels("oware", positions)
    assert found.known.all()
    for position, value in zip(positions, found.values, strict=True):
        solved = solve(position, nodes=200_000)
        assert solved is None or solved.proven.value == value


def test_more_nodes_prove_more() -> None:
    positions = some("oware", 12, 40, 60)
    few, many = labels("oware", positions, nodes=1), labels("oware", positions, nodes=20_000)
    assert (few.known <= many.known).all()
    assert not labels("oware", [Position("oware")], nodes=1000).known.any()


def test_threads_texts_and_iterators_make_no_difference() -> None:
    positions = some("quantik", 200, 1, 8)
    wanted = labels("quantik", positions, threads=1)
    texts = np.array([str(position) for position in positions])
    for found in (labels("quantik", texts, threads=3), labels("quantik", iter(positions))):
        assert np.array_equal(found.values, wanted.values) and np.array_equal(found.plies, wanted.plies)
        assert np.array_equal(found.known, wanted.known)


def same(one: Labels, two: Labels) -> bool:
    return all(np.array_equal(array, other) for array, other in zip(one, two, strict=True))


def test_several_threads_of_python_may_ask_at_once() -> None:
    asked = [("quantik", some("quantik", 40, 1, 8)), ("oware", some("oware", 40, 80, 110)), ("otrio", some("otrio", 8, 9, 14))]
    wanted = [labels(game, positions, nodes=2000) for game, positions in asked]
    with ThreadPoolExecutor(8) as pool:
        futures = [pool.submit(labels, game, positions, nodes=2000) for _ in range(8) for game, positions in asked]
    found = [future.result() for future in futures]
    assert all(same(one, wanted[index % len(asked)]) for index, one in enumerate(found))


def told(pipe: multiprocessing.connection.Connection, texts: list[str]) -> None:
    """What another process finds."""
    pipe.send(tuple(labels("quantik", texts, threads=2)))


@pytest.mark.filterwarnings("ignore:.*use of fork:DeprecationWarning")
@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_a_process_made_from_this_one_finds_the_same(method: str) -> None:
    """Tables have been read here before, threads have come and gone: a child must not wait for either."""
    texts = [str(position) for position in some("quantik", 60, 1, 8)]
    wanted = labels("quantik", texts, threads=2)
    context: BaseContext = multiprocessing.get_context(method)
    here, there = context.Pipe()
    child = context.Process(target=told, args=(there, texts))
    child.start()
    answered = here.poll(120)
    if not answered:
        child.kill()
    child.join()
    assert answered and child.exitcode == 0
    assert same(Labels(*here.recv()), wanted)


def test_three_at_otrio() -> None:
    found = labels("otrio", some("otrio", 10, 9, 14, players=3))
    assert set(found.values.tolist()) <= {-1, 0, 1}


def test_nothing_gives_empty_arrays() -> None:
    assert [len(array) for array in labels("quantik", [])] == [0, 0, 0, 0]


def test_time_ends_it() -> None:
    found = labels("oware", [Position("oware")] * 50, nodes=10**15, seconds=0.2)
    assert not found.known.any()


def test_bad_input_is_refused_with_a_sentence() -> None:
    start = Position("quantik")
    with pytest.raises(ValueError, match="no game called"):
        labels("chess", [])
    with pytest.raises(ValueError, match="Number 2 of the positions cannot be read"):
        labels("quantik", [start, str(start), "nonsense", start, "worse"])
    with pytest.raises(ValueError, match="Number 1 of the positions is one of Oware, not of Quantik"):
        labels("quantik", [start, Position("oware")])
    with pytest.raises(TypeError, match="Number 0 of the positions must be a position or a text, not int"):
        labels("quantik", [3])  # type: ignore[list-item]
    for wrong in (str(start), b"x", 3, None, start):
        with pytest.raises(TypeError, match="sequence of positions"):
            labels("quantik", wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nodes"):
        labels("quantik", [start], nodes=-1)
    with pytest.raises(ValueError, match="threads"):
        labels("quantik", [start], threads=0)
    language("pt")
    with pytest.raises(ValueError, match="não se pode ler"):
        labels("quantik", ["nonsense"])


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_ends_it() -> None:
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        labels("oware", [Position("oware")] * 1000, nodes=10**15)
    timer.join()
    assert labels("quantik", [Position("quantik")]).known.all(), "and everything goes on"
