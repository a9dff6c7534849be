"""What a user's typed program looks like: read by type checkers, and run."""

from __future__ import annotations

import numpy as np
import tabuleiro
from numpy.typing import NDArray
from tabuleiro import Game, Outcome, Position, Proven, Thought


def first_legal(position: Position) -> str:
    mask: NDArray[np.bool_] = position.legal_mask()
    number = int(np.flatnonzero(mask)[0])
    return position.text_of(number)


def played_out(game: str) -> Outcome:
    position = Position(game)
    while position.outcome is None:
        planes: NDArray[np.uint8] = position.observation()
        assert planes.shape == position.shape
        position = position.play(first_legal(position))
    return position.outcome


def thought_of(game: Game) -> Thought:
    return tabuleiro.bot("beginner", game=game.game, seed=1).think(game, nodes=100)


def value_of(position: Position) -> Proven | None:
    solution = tabuleiro.solve(position, nodes=100_000)
    return None if solution is None else solution.proven


def images(position: Position) -> tuple[str, int]:
    text: str = position.image_move(position.moves()[0], 0)
    number: int = position.image_move(position.numbers()[0], 0)
    return text, number


def main() -> None:
    for game in tabuleiro.games():
        winner: int | None = played_out(game).winner
        assert winner is None or winner in range(4)
        assert thought_of(Game(game)).best in Game(game).legal()
        assert images(Position(game)) == (Position(game).moves()[0], Position(game).numbers()[0])
    assert value_of(Position("quantik")) is not None


if __name__ == "__main__":
    main()
