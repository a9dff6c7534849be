"""Exact values as pictures: every second move of Quantik, and what a lead is worth in the endings of Oware.

    python values.py [FOLDER] [--seeds 6]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import plots
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
    boards = list(spread(seeds, HOUSES))
    south = captured // 2
    texts = ["-".join(map(str, (*board, south, captured - south))) + "-S" for board in boards]
    found = tabuleiro.labels("oware", texts)
    own = np.array([sum(board[: HOUSES // 2]) for board in boards])
    # How many seeds of a board one gets does not hang on what was captured before. Who wins does.
    gained = found.points.astype(int) - south
    table = np.full((len(leads), seeds + 1), np.nan)
    for row, lead in enumerate(leads):
        values = np.sign((captured + lead) // 2 + gained - SEEDS // 2)
        for column in range(seeds + 1):
            chosen = values[(own == column) & found.known]
            table[row, column] = chosen.mean() if len(chosen) else np.nan
    return table


def number(axes: Any, x: float, y: float, text: str, value: float) -> None:
    """A number on a field of that value, light upon dark and dark upon light."""
    axes.text(x, y, text, ha="center", va="center", color="white" if value > 0.7 else plots.INK)


def draw_board(axes: Any, values: Floats, plies: NDArray[np.int16], title: str) -> None:
    """What a shape is worth on each field of the board; the first piece stands in the corner."""
    axes.imshow(values, cmap=plots.two_colours(), vmin=-1, vmax=1)
    axes.set_facecolor(plots.PALE)
    for row, column in np.ndindex(values.shape):
        value = values[row, column]
        if not np.isnan(value):
            number(axes, column, row, str(plies[row, column]), value)
        elif row or column:
            axes.text(column, row, "×", ha="center", va="center", color=plots.SOFT)
    axes.text(0, 0, "A", ha="center", va="center", weight="bold", size=15)
    axes.set_xticks(range(4), "abcd")
    axes.set_yticks(range(4), "4321")
    axes.hlines(np.arange(0.5, 3), -0.5, 3.5, color="white", linewidth=1)
    axes.vlines(np.arange(0.5, 3), -0.5, 3.5, color="white", linewidth=1)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_title(title)


def draw_replies(first: str, path: Path) -> None:
    """Two boards: the shape that was played, and any other, which are all alike."""
    _, values, plies = replies(first)
    assert all(np.array_equal(values[1], other, equal_nan=True) for other in values[2:])
    figure, (same, other) = plots.pyplot().subplots(1, 2, figsize=(7, 4.4), layout="constrained")
    draw_board(same, values[0], plies[0], "The second piece is an A, too")
    draw_board(other, values[1], plies[1], "It is a B, a C or a D")
    figure.suptitle(f"Quantik after {first}: every reply", x=0.02, ha="left", weight="bold")
    said = "blue wins for who replies, orange loses, × is not allowed; the number: moves until the end"
    figure.supxlabel(said, size=9.5, color=plots.SOFT)
    plots.save(figure, path)


def draw_endings(seeds: int, path: Path) -> None:
    """A map from lead and seeds to the mean value."""
    table = endings(seeds)
    leads = range(-seeds, seeds + 1, 2)
    figure, axes = plots.pyplot().subplots(figsize=(6, 5), layout="constrained")
    image = axes.imshow(table[:, 1:], cmap=plots.two_colours(), vmin=-1, vmax=1, origin="lower", aspect="auto")
    for (row, column), value in np.ndenumerate(table[:, 1:]):
        number(axes, column, row, f"{value:+.2f}".replace("-", "−"), value)
    axes.set_xticks(range(seeds), range(1, seeds + 1))
    axes.set_yticks(range(len(leads)), [f"{lead:+d}".replace("-", "−") if lead else "0" for lead in leads])
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set(xlabel="seeds on the side of who moves", ylabel="lead of who moves, in captured seeds")
    axes.set_title(f"Oware with {seeds} seeds left: what a lead is worth", weight="bold")
    bar = figure.colorbar(image, label="mean exact value", ticks=[-1, 0, 1])
    bar.ax.set_yticklabels(["all lost", "even", "all won"])
    bar.outline.set_visible(False)
    plots.save(figure, path)


def main(arguments: list[str] | None = None) -> None:
    """Draws both."""
    parser = argparse.ArgumentParser(description="Exact values as pictures.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("."), help="where the pictures go")
    parser.add_argument("--seeds", type=int, default=6, help="seeds on the board of Oware")
    given = parser.parse_args(arguments)
    draw_replies("A@a4", given.folder / "values_quantik.png")
    draw_endings(given.seeds, given.folder / "values_oware.png")
    print(f"two pictures are in {given.folder}")


if __name__ == "__main__":
    main()
