"""Many games at once: what the arrays show is what the games are."""

import _thread
import copy
import multiprocessing
import pickle
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tabuleiro
from conftest import STARTS
from numpy.typing import NDArray
from tabuleiro import Batch, Game, Position

ARRAYS = ["observations", "masks", "rewards", "dones", "turns", "plies", "actions"]


def copied(batch: Batch) -> dict[str, NDArray[Any]]:
    return {name: getattr(batch, name).copy() for name in ARRAYS}


def chosen(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.fixture(params=STARTS, ids=lambda start: "-".join([start[0], *map(str, start[1].values())]))
def begun(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return request.param


def test_arrays_have_their_shapes_and_types(begun: tuple[str, dict[str, Any]]) -> None:
    game, options = begun
    batch, start = Batch(game, 5, **options), Position(game, **options)
    assert len(batch) == 5 and batch.game == game and batch.seats == start.seats
    assert (batch.shape, batch.space) == (start.shape, start.space)
    found = {name: (getattr(batch, name).shape, getattr(batch, name).dtype) for name in ARRAYS}
    assert found == {
        "observations": ((5, *start.shape), np.uint8),
        "masks": ((5, start.space), np.bool_),
        "rewards": ((5, start.seats), np.float32),
        "dones": ((5,), np.uint8),
        "turns": ((5,), np.uint8),
        "plies": ((5,), np.uint32),
        "actions": ((5,), np.uint16),
    }


def test_a_batch_is_as_many_games_with_their_pasts(begun: tuple[str, dict[str, Any]]) -> None:
    game, options = begun
    batch, rng = Batch(game, 4, **options), np.random.default_rng(1)
    games = [Game(game, **options) for _ in range(4)]
    ended = 0
    for _ in range(200):
        moves = chosen(batch, rng)
        batch.step(moves)
        assert batch.actions.tolist() == moves.tolist()
        for index, move in enumerate(moves):
            games[index].play(move)
            rewards = np.zeros(batch.seats)
            if games[index].is_over:
                outcome = games[index].outcome
                assert outcome is not None
                if outcome.winner is not None:
                    rewards[:] = -1
                    rewards[outcome.winner] = 1
                games[index], ended = Game(game, **options), ended + 1
                assert batch.dones[index] == 1
            else:
                assert batch.dones[index] == 0
            now = games[index].position
            assert batch.position(index) == now
            assert batch.rewards[index].tolist() == rewards.tolist()
            assert batch.turns[index] == now.turn and batch.plies[index] == games[index].ply
            assert np.array_equal(batch.masks[index], now.legal_mask())
            assert np.array_equal(batch.observations[index], now.observation())
    assert ended > 0


def test_arrays_are_made_once_and_written_in_place() -> None:
    batch = Batch("oware", 3)
    arrays = {name: getattr(batch, name) for name in ARRAYS}
    places = {name: array.ctypes.data for name, array in arrays.items()}
    before = copied(batch)
    batch.random_step()
    assert all(getattr(batch, name) is array for name, array in arrays.items())
    assert all(array.ctypes.data == places[name] for name, array in arrays.items())
    assert not np.array_equal(before["observations"], batch.observations)


@pytest.mark.parametrize("threads", [None, 2, 3, 64])
def test_the_number_of_threads_changes_nothing(begun: tuple[str, dict[str, Any]], threads: int | None) -> None:
    game, options = begun
    one, more = (Batch(game, 70, seed=9, threads=count, **options) for count in (1, threads))
    for batch in (one, more):
        for _ in range(10):
            batch.random_step()
    assert one.random_steps(50) == more.random_steps(50)
    assert one.playouts(100, seed=4) == more.playouts(100, seed=4)
    for name, array in copied(one).items():
        assert np.array_equal(array, getattr(more, name)), name


def test_seeds_decide(begun: tuple[str, dict[str, Any]]) -> None:
    game, options = begun
    first, same, other = (Batch(game, 20, seed=seed, **options) for seed in (1, 1, 2))
    for batch in (first, same, other):
        batch.random_steps(7)
    assert [str(first.position(index)) for index in range(20)] == [str(same.position(index)) for index in range(20)]
    assert not np.array_equal(first.observations, other.observations)
    other.reset(seed=1)
    assert other.plies.tolist() == [0] * 20
    other.random_steps(7)
    assert np.array_equal(first.observations, other.observations)


def test_random_moves_are_legal_and_counted() -> None:
    batch = Batch("quantik", 50, seed=3)
    ended = 0
    for _ in range(100):
        legal = batch.masks.copy()
        batch.random_step()
        assert legal[np.arange(50), batch.actions].all()
        ended += int((batch.dones > 0).sum())
    again = Batch("quantik", 50, seed=3)
    tallies = again.random_steps(100)
    assert (tallies.games, tallies.steps) == (ended, 5000) and tallies.games == sum(tallies.wins) + tallies.draws
    # As after as many single steps, the last of them written.
    assert all(np.array_equal(array, getattr(again, name)) for name, array in copied(batch).items())


def test_playouts_leave_the_games_alone() -> None:
    batch = Batch("otrio", 3, seed=1, players=3)
    before = copied(batch)
    tallies = batch.playouts(2000, seed=5)
    assert tallies.games == 2000 and len(tallies.wins) == 3
    assert tallies != batch.playouts(2000, seed=6)
    assert batch.playouts(0).games == 0
    assert all(np.array_equal(array, getattr(batch, name)) for name, array in before.items())


def test_chance_deals_each_game_if_it_may() -> None:
    assert len({str(Batch("oolong", 9).position(index)) for index in range(9)}) == 1
    assert len({str(Batch("oolong", 9, dealt=True).position(index)) for index in range(9)}) > 1
    text = str(Position("oware").play("C"))
    assert str(Batch("oware", 2, text=text).position(1)) == text


def test_games_without_end_are_broken_off() -> None:
    batch = Batch("oware", 64, seed=2, rules="report")
    seen: set[int] = set()
    for _ in range(3000):
        batch.random_step()
        seen |= set(batch.dones.tolist())
    assert seen <= {0, 1, 2} and 1 in seen


@pytest.mark.parametrize(
    "kind", [np.uint8, np.int8, np.uint16, np.int16, np.uint32, np.int32, np.uint64, np.int64, ">i4", "<u2"]
)
def test_moves_may_be_of_any_whole_type(kind: Any) -> None:
    batch = Batch("oware", 3)
    batch.step(np.array([0, 1, 2], kind))
    scattered = np.array([6, 0, 7, 0, 8, 0], kind)[::2]
    scattered.flags.writeable = False
    batch.step(scattered)
    batch.step(batch.masks.argmax(axis=1))
    # Moves out of the array that they are written to, and out of place.
    odd = np.zeros(25, np.uint8)[1:].view(np.int64)
    odd[:] = batch.masks.argmax(axis=1)
    batch.step(odd)
    assert batch.plies.tolist() == [4, 4, 4]
    batch.reset()
    batch.actions[:] = 5
    batch.step(batch.actions)
    assert batch.actions.tolist() == [5, 5, 5]


REFUSED: list[tuple[Any, type[Exception], str]] = [
    ([0, 1], ValueError, "(3,), not (2,)"),
    ([[0, 1, 2]], ValueError, "(3,), not (1, 3)"),
    (0, ValueError, "(3,), not ()"),
    (np.zeros(4, np.uint16), ValueError, "not (4,)"),
    ([0, 1, 6], ValueError, "index 2: House a is North’s"),
    ([0, 12, 6], ValueError, "index 1: No move of this game has the number 12"),
    ([0, -1, 1], ValueError, "index 1: No move of this game has the number -1"),
    ([65536, 0, 0], ValueError, "number 65536"),
    (np.full(3, 2**64 - 1, np.uint64), ValueError, "index 0: No move of this game has the number 18446744073709551615"),
    ([0.0, 1.0, 2.0], TypeError, "float64"),
    ([True, False, True], TypeError, "bool"),
    (["A", "B", "C"], TypeError, "str"),
    ([10**30, 0, 0], TypeError, "object"),
    (None, TypeError, "object"),
]


@pytest.mark.parametrize(("moves", "error", "sentence"), REFUSED)
def test_refused_moves_change_nothing(moves: Any, error: type[Exception], sentence: str) -> None:
    batch = Batch("oware", 3)
    before = copied(batch)
    with pytest.raises(error) as told:
        batch.step(moves)
    assert sentence in str(told.value)
    tabuleiro.language("pt")
    with pytest.raises(error) as told:
        batch.step(moves)
    assert "python-" not in str(told.value) and "{" not in str(told.value)
    assert all(np.array_equal(array, getattr(batch, name)) for name, array in before.items())


HALF: Any = 0.5
WRONG: list[tuple[Callable[[], object], type[Exception]]] = [
    (lambda: Batch("chess", 1), ValueError),
    (lambda: Batch("oware", 0), ValueError),
    (lambda: Batch("oware", -1), ValueError),
    (lambda: Batch("oware", 1_000_001), ValueError),
    (lambda: Batch("oware", 10**30), ValueError),
    (lambda: Batch("oware", HALF), TypeError),
    (lambda: Batch("oware", 1, seed=-1), ValueError),
    (lambda: Batch("oware", 1, threads=0), ValueError),
    (lambda: Batch("oware", 1, size=9), ValueError),
    (lambda: Batch("oware", 1, text="what"), ValueError),
    (lambda: Batch("oware", 1, text="0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"), ValueError),
    (lambda: Batch("oware", 1).position(1), IndexError),
    (lambda: Batch("oware", 1).position(-2), IndexError),
    (lambda: Batch("oware", 1).position(HALF), TypeError),
    (lambda: Batch("oware", 1).random_steps(-1), ValueError),
    (lambda: Batch("oware", 1).random_steps(2**32), ValueError),
    (lambda: Batch("oware", 1).playouts(-1), ValueError),
    (lambda: Batch("oware", 1).reset(HALF), TypeError),
]


@pytest.mark.parametrize(("ask", "error"), WRONG)
def test_what_cannot_be_is_told(ask: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error) as told:
        ask()
    assert str(told.value) and "python-" not in str(told.value)


def test_whatever_is_done_to_the_arrays_seen_the_batch_goes_on() -> None:
    batch = Batch("oware", 2)
    batch.observations.flags.writeable = False
    batch.observations[...].shape = (72,)
    batch.masks.flags.writeable = False
    batch.rewards[:] = np.nan
    batch.random_step()
    assert np.array_equal(batch.masks[0], batch.position(0).legal_mask()) and not batch.rewards.any()
    with pytest.raises(ValueError):
        batch.masks.resize((9, 9))


def test_threads_of_python_may_share_a_batch() -> None:
    batch, refused = Batch("oware", 2000, seed=1), 0
    tallies: list[int] = []

    def work() -> None:
        nonlocal refused
        for _ in range(20):
            try:
                batch.random_step()
            except ValueError as error:
                assert "Another thread" in str(error)
                refused += 1
            tallies.append(batch.playouts(200, seed=1).games)

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert tallies == [200] * 80 and refused < 80
    batch.random_step()
    assert all(np.array_equal(batch.masks[index], batch.position(index).legal_mask()) for index in range(2000))


def stepped(batch: Batch, answers: Any) -> None:
    batch.random_steps(30)
    answers.put(batch.observations.sum(axis=(1, 2, 3)).tolist())


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="there are no forks here")
def test_a_fork_goes_on_by_itself() -> None:
    batch, context = Batch("oware", 2000, seed=1, threads=2), multiprocessing.get_context("fork")
    batch.random_steps(5)
    answers: Any = context.Queue()
    child = context.Process(target=stepped, args=(batch, answers))
    child.start()
    there = answers.get(timeout=60)
    child.join()
    stepped(batch, answers)
    assert there == answers.get(timeout=60) and child.exitcode == 0


@pytest.mark.parametrize(
    "work", [lambda batch: batch.playouts(10**15), lambda batch: batch.random_steps(2**32 - 1)], ids=["playouts", "steps"]
)
def test_ctrl_c_is_heeded(work: Callable[[Batch], object]) -> None:
    batch = Batch("oware", 1000)
    pressed = threading.Timer(0.2, _thread.interrupt_main)
    pressed.start()
    with pytest.raises(KeyboardInterrupt):
        work(batch)
    for _ in range(2):
        places = [batch.position(index) for index in range(len(batch))]
        assert np.array_equal(batch.masks, [place.legal_mask() for place in places])
        assert batch.turns.tolist() == [place.turn for place in places]
        batch.random_step()


def test_an_index_may_count_from_the_end() -> None:
    batch = Batch("oware", 3)
    batch.step([0, 1, 2])
    assert batch.position(-1) == batch.position(2) == Position("oware").play(2)


def test_each_game_can_begin_at_a_position_of_its_own(begun: tuple[str, dict[str, Any]]) -> None:
    game, options = begun
    start = Position(game, **options)
    starts = [start.play(number) for number in start.numbers()[:5]]
    batch = Batch(game, [starts[0], *map(str, starts[1:])], seed=3)
    assert [batch.position(index) for index in range(len(starts))] == starts
    ended = 0
    for _ in range(100):
        batch.random_step()
        for index in np.flatnonzero(batch.dones):
            assert batch.position(index) == starts[index]
            ended += 1
    assert ended > 0
    batch.reset()
    assert [batch.position(index) for index in range(len(starts))] == starts
    assert batch.playouts(20, seed=1).games == 20


def test_single_games_begin_anew() -> None:
    batch = Batch("oware", 4, seed=1)
    batch.random_steps(5)
    before = copied(batch)
    batch.reset(games=[1, -1])
    assert batch.plies.tolist() == [5, 0, 5, 0]
    for name, array in before.items():
        assert np.array_equal(getattr(batch, name)[[0, 2]], array[[0, 2]]), name
    batch.reset(games=batch.plies > 0)
    assert batch.plies.tolist() == [0, 0, 0, 0] and batch.position(0) == Position("oware")
    batch.reset(games=[])
    batch.random_step()
    assert batch.plies.tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))], ids=["copy", "deep", "pickle"])
@pytest.mark.parametrize("keep_last", [False, True])
def test_a_copy_goes_on_by_itself(begun: tuple[str, dict[str, Any]], again: Callable[[Batch], Batch], keep_last: bool) -> None:
    game, options = begun
    batch = Batch(game, 6, seed=2, threads=2, keep_last=keep_last, **options)
    batch.random_steps(40)
    names = [*ARRAYS, *(["last_observations", "last_turns"] if keep_last else [])]
    other = again(batch)
    assert all(np.array_equal(getattr(batch, name), getattr(other, name)) for name in names)
    before = copied(batch)
    came = other.random_steps(60)
    assert all(np.array_equal(array, getattr(batch, name)) for name, array in before.items()), "nothing is shared"
    assert batch.random_steps(60) == came
    assert all(np.array_equal(getattr(batch, name), getattr(other, name)) for name in names)


def test_a_batch_that_was_dealt_or_had_positions_can_be_pickled() -> None:
    for batch in (Batch("oolong", 3, dealt=True), Batch("oware", [Position("oware").play("C"), Position("oware")])):
        other = pickle.loads(pickle.dumps(batch))
        assert other.random_steps(300) == batch.random_steps(300)
        assert [str(other.position(index)) for index in range(len(batch))] == [str(batch.position(index)) for index in range(len(batch))]
    with pytest.raises(ValueError, match="not a batch of games"):
        Batch._resumed("oware", "nonsense", 1, False, ())


def test_last_observations_are_kept_if_that_is_wished_for(begun: tuple[str, dict[str, Any]]) -> None:
    game, options = begun
    batch, rng = Batch(game, 4, keep_last=True, **options), np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        moves = chosen(batch, rng)
        before = [batch.position(index) for index in range(4)]
        batch.step(moves)
        for index in np.flatnonzero(batch.dones):
            last = before[index].play(moves[index])
            assert np.array_equal(batch.last_observations[index], last.observation())
            assert np.array_equal(batch.last_observations[index], last.observation(batch.last_turns[index]))
            ended += 1
    assert ended > 0
