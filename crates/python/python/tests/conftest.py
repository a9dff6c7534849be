"""What the tests share."""

import random
import signal
from collections.abc import Iterator

import pytest
import tabuleiro
from tabuleiro import Position

#: Every game, and options that change its board or its seats.
STARTS: list[tuple[str, dict[str, str | int]]] = [
    ("oolong", {}),
    ("quantik", {}),
    ("oware", {}),
    ("oware", {"slam": "takes"}),
    ("otrio", {}),
    ("otrio", {"players": 3}),
    ("otrio", {"players": "4"}),
]


def random_line(start: Position, seed: int, most: int = 400) -> Iterator[tuple[Position, str, Position]]:
    """A random game: before, move, after. Without a past some games need not end."""
    rng = random.Random(seed)
    position = start
    for _ in range(most):
        if position.is_over:
            return
        move = rng.choice(position.moves())
        after = position.play(move)
        yield position, move, after
        position = after


@pytest.fixture(params=STARTS, ids=lambda start: "-".join([start[0], *map(str, start[1].values())]))
def start(request: pytest.FixtureRequest) -> Position:
    game, options = request.param
    return Position(game, **options)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    tabuleiro.language("en")


@pytest.fixture(autouse=True, scope="session")
def interrupts_are_heard() -> None:
    """A shell starts what it runs in the background with interrupts ignored, and then Python does not listen to them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
