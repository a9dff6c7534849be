"""Exact values as pictures: every second move of Quantik, and what a lead is worth in the endings of Oware.

    python values.py [FOLDER] [--seeds 6]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import tabuleiro
from numpy.typing import NDArray
from tabuleiro import Position

Floats = NDArray[np.float64]

#: Seeds in a game of Oware, and houses.
SEEDS, HOUSES = 48, 12


def replies(first: str) -> tuple[Position, Floats, NDArray[np.int16]]:
    """What every reply to a first move of Quantik is worth to who makes it, and how long it takes: by shape, row and column."""
    position = Position("quantik").play(first)
    numbers = position.numbers()
    found = tabuleiro.labels("quantik", [position.play(number) for number in numbers])
    values, plies = np.full(position.space, np.nan), np.full(position.space, -1, np.int16)
    # After the move it is the other's turn: what is a loss there is a win here.
    values[numbers] = np.where(found.known, -found.values.astype(float), np.nan)
    plies[numbers] = found.plies + 1
    return position, values.reshape(4, 4, 4), plies.reshape(4, 4, 4)


def spread(seeds: int, houses: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many seeds lie in so many houses."""
    if houses == 1:
        yield (seeds,)
        return
    for here in range(seeds + 1):
        for others in spread(seeds - here, houses - 1):
            yield (here, *others)


def endings(seeds: int) -> Floats:
    """The mean value of all endings with so many seeds, South to move: by its lead in captures and by how many seeds are its own."""
    captured = SEEDS - seeds
    # With a greater lead more than half of all seeds are captured, and the game is over.
    leads = range(-seeds, seeds + 1, 2)
    table = np.full((len(leads), seeds + 1), np.nan)
    boards = list(spread(seeds, HOUSES))
    own = np.array([sum(board[: HOUSES // 2]) for board in boards])
    for row, lead in enumerate(leads):
        south = (captured + lead) // 2
        texts = ["-".join(map(str, (*board, south, captured - south))) + "-S" for board in boards]
        found = tabuleiro.labels("oware", texts)
        for column in range(seeds + 1):
            chosen = found.values[(own == column) & found.known]
            table[row, column] = chosen.mean() if len(chosen) else np.nan
    return table


def draw_replies(pyplot: Any, first: str, path: Path) -> None:
    """Four boards, one for each shape."""
    _, values, plies = replies(first)
    figure, boards = pyplot.subplots(1, 4, figsize=(11, 3.2), layout="constrained")
    for shape, axes in enumerate(boards):
        axes.imshow(values[shape], cmap="RdYlGn", vmin=-1, vmax=1)
        for row, column in np.argwhere(~np.isnan(values[shape])):
            axes.text(column, row, plies[shape, row, column], ha="center", va="center")
        axes.set(title=f"shape {'ABCD'[shape]}", xticks=range(4), xticklabels="abcd", yticks=range(4), yticklabels="4321")
    figure.suptitle(f"Quantik after {first}: the second player wins where it is green, loses where it is red, in so many moves")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def draw_endings(pyplot: Any, seeds: int, path: Path) -> None:
    """A map from lead and seeds to the mean value."""
    table = endings(seeds)
    figure, axes = pyplot.subplots(figsize=(5, 5.5), layout="constrained")
    extent = (-0.5, seeds + 0.5, -seeds - 1, seeds + 1)
    image = axes.imshow(table, cmap="RdYlGn", vmin=-1, vmax=1, origin="lower", aspect="auto", extent=extent)
    axes.set(xlabel="seeds on the own side", ylabel="lead in captured seeds", title=f"Oware, {seeds} seeds left, own turn")
    axes.set_xticks(range(seeds + 1))
    axes.set_yticks(range(-seeds, seeds + 1, 2))
    figure.colorbar(image, label="mean exact value")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def main(arguments: list[str] | None = None) -> None:
    """Draws both."""
    parser = argparse.ArgumentParser(description="Exact values as pictures.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("."), help="where the pictures go")
    parser.add_argument("--seeds", type=int, default=6, help="seeds on the board of Oware")
    given = parser.parse_args(arguments)
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    given.folder.mkdir(parents=True, exist_ok=True)
    draw_replies(pyplot, "A@a4", given.folder / "values_quantik.png")
    draw_endings(pyplot, given.seeds, given.folder / "values_oware.png")
    print(f"two pictures are in {given.folder}")


if __name__ == "__main__":
    main()
