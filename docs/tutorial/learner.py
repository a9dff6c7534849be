"""A small learner for Quantik: NumPy, self-play and two minutes, measured against the ladder and against exact values.

It learns how likely the seat to move is to win. What it sees of a position are its twelve lines (rows, columns and squares): how many
different shapes stand in each, and how many of those that are lacking either side could still put there. Seen so, positions that are
alike look the same. The weights are learnt by temporal differences: a position is worth what the best move makes of it.

    python learner.py [FOLDER] [--training 10000] [--games 100] [--seed 1]
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import plots
import tabuleiro
from numpy.typing import NDArray
from tabuleiro import Position, arena

Floats = NDArray[np.float64]
Indices = NDArray[np.intp]

#: Kinds of lines: what stands in it (0 to 3 shapes), what the one (0 to 2) and the other (0 to 2) could add; and those that are dead.
KINDS = 4 * 3 * 3 + 1
#: A position has 0 to 16 pieces; every number of them has weights of its own.
PLIES = 17


def lines() -> Floats:
    """Which of the 16 cells are in which of the 12 lines."""
    rows, columns = np.divmod(np.arange(16), 4)
    of_cell = np.stack([rows, 4 + columns, 8 + rows // 2 * 2 + columns // 2])
    return np.asarray((of_cell[:, :, None] == np.arange(12)).any(axis=0), dtype=float)


LINES = lines()


def seen(positions: list[Position]) -> Indices:
    """The weights that speak of every position: one for each of its lines."""
    planes = np.stack([position.observation() for position in positions]).reshape(-1, 2, 4, 16).astype(float)
    pieces = planes.sum(axis=(1, 2))
    in_line = planes @ LINES > 0
    # A shape may stand where the cell is free, one of that shape is left, and the other side has none of it in a line with it.
    blocked = in_line[:, ::-1].astype(float) @ LINES.T > 0
    is_left = planes.sum(axis=3, keepdims=True) < 2
    can_stand = (pieces[:, None, None] == 0) & ~blocked & is_left
    there = np.asarray(in_line.any(axis=1))
    shapes = there.sum(axis=1)
    could_add = np.minimum(((can_stand.astype(float) @ LINES > 0) & ~there[:, None]).sum(axis=2), 2)
    is_dead = (pieces @ LINES != shapes) | (shapes == 4)
    kind = np.where(is_dead, KINDS - 1, shapes * 9 + could_add[:, 0] * 3 + could_add[:, 1])
    ply = pieces.sum(axis=1).astype(np.intp)
    return np.asarray(ply[:, None] * KINDS + kind, dtype=np.intp)


@dataclass
class Learner:
    """Weights, and how to use and better them."""

    rng: random.Random
    rate: float = 0.05
    curiosity: float = 0.2
    opening: int = 6
    weights: Floats = field(default_factory=lambda: np.zeros(PLIES * KINDS))

    def chance(self, indices: Indices) -> Floats:
        """How likely the seat to move is to win."""
        return np.asarray(1 / (1 + np.exp(-self.weights[indices].sum(axis=1))))

    def judged(self, position: Position) -> tuple[list[Position], Floats]:
        """All positions after a move, and how likely they are to be won by who made it. Who ends a game of Quantik has won it."""
        after = [position.play(number) for number in position.numbers()]
        chances = 1 - self.chance(seen(after))
        chances[[one.is_over for one in after]] = 1
        return after, chances

    def __call__(self, position: Position) -> int:
        """The best move: this is what plays in the arena."""
        return position.numbers()[int(self.judged(position)[1].argmax())]

    def practise(self) -> None:
        """Plays a game against itself, and learns from its end to its beginning."""
        position, targets = self.begun(), list[tuple[Position, Position]]()
        while not position.is_over:
            after, chances = self.judged(position)
            best = after[int(chances.argmax())]
            targets.append((position, best))
            position = self.rng.choice(after) if self.rng.random() < self.curiosity else best
        for position, best in reversed(targets):
            self.learn(position, best)

    def begun(self) -> Position:
        """Where a game of practice begins: some random moves in, or it would only ever see what it likes already."""
        position = Position("quantik")
        for _ in range(self.rng.randint(0, self.opening)):
            after = [one for one in map(position.play, position.numbers()) if not one.is_over]
            position = self.rng.choice(after or [position])
        return position

    def learn(self, position: Position, best: Position) -> None:
        """Brings the value of a position nearer to that of the best one after it."""
        target = 1.0 if best.is_over else 1 - self.chance(seen([best]))[0]
        indices = seen([position])
        step = self.rate * (target - self.chance(indices)[0])
        np.add.at(self.weights, indices[0], step)


@dataclass
class Question:
    """A position that is won with some moves and lost with others."""

    position: Position
    is_right: NDArray[np.bool_]
    """Which of its moves win, in their order."""


def questions(count: int, rng: random.Random) -> list[Question]:
    """Positions of random games, with what is truly right there."""
    found: list[Question] = []
    while len(found) < count:
        position = Position("quantik")
        for _ in range(rng.randint(2, 10)):
            if not position.is_over:
                position = position.play(rng.choice(position.numbers()))
        after = [position.play(number) for number in position.numbers()]
        is_over = np.array([one.is_over for one in after], dtype=bool)
        is_right = np.asarray(is_over | (tabuleiro.labels("quantik", after).values < 0))
        if is_right.any() and not is_right.all():
            found.append(Question(position, is_right))
    return found


def share_right(learner: Learner, asked: list[Question]) -> float:
    """How often the learner's move is a winning one."""
    return float(np.mean([one.is_right[learner.judged(one.position)[1].argmax()] for one in asked]))


def by_chance(asked: list[Question]) -> float:
    """How often a random move is a winning one."""
    return float(np.mean([one.is_right.mean() for one in asked]))


def trained(learner: Learner, training: int, asked: list[Question]) -> list[tuple[int, float]]:
    """Trains; before, and after every tenth of the games, how often the learner finds a winning move."""
    curve, boldest = [(0, share_right(learner, asked))], learner.rate
    for game in range(1, training + 1):
        learner.rate = boldest * (1 - (game - 1) / training)  # In small steps to the end, or it would never settle.
        learner.practise()
        if game % max(1, training // 10) == 0:
            curve.append((game, share_right(learner, asked)))
            print(f"{game:>6} games: finds a winning move in {curve[-1][1]:.1%} of positions")
    return curve


def picture(
    curve: list[tuple[int, float]], chance: float, before: arena.Ladder, after: arena.Ladder, path: Path
) -> None:
    """How it learnt, and what that is worth."""
    figure, (left, right) = plots.pyplot().subplots(1, 2, figsize=(10, 4), width_ratios=[2, 3], layout="constrained")
    left.plot(*zip(*curve, strict=True), marker="o", color=plots.GOOD, clip_on=False, zorder=3)
    left.annotate(f"{curve[-1][1]:.0%}", curve[-1], (0, 8), textcoords="offset points", ha="center", color=plots.GOOD)
    left.axhline(chance, color=plots.SOFT, linewidth=0.8, linestyle=":")
    left.annotate("a random move", (curve[-1][0], chance), (0, 4), textcoords="offset points", ha="right", color=plots.SOFT)
    left.set(xlabel="games of self-play", ylim=(0, 1), title="Finds a winning move")
    left.yaxis.set_major_formatter("{x:.0%}")
    left.set_xticks([0, curve[-1][0] // 2, curve[-1][0]])
    plots.draw_ladder(right, before, plots.BAD, "untrained")
    plots.draw_ladder(right, after, plots.GOOD, "trained")
    right.set_title(f"Against the ladder of Quantik: {after.rungs[0].match.games} games a level")
    plots.save(figure, path)


def main(arguments: list[str] | None = None) -> tuple[arena.Ladder, arena.Ladder]:
    """Trains, measures, prints and draws; what the ladder said before and after."""
    parser = argparse.ArgumentParser(description="A small learner for Quantik.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("."), help="where the picture goes")
    parser.add_argument("--training", type=int, default=10_000, help="games of self-play")
    parser.add_argument("--games", type=int, default=100, help="games against each level")
    parser.add_argument("--seed", type=int, default=1, help="of everything that chance decides")
    given = parser.parse_args(arguments)
    rng = random.Random(given.seed)
    learner = Learner(rng)

    def measured() -> arena.Ladder:
        levels = ["beginner", "casual", "keen", "steady", "strong", "expert", "master"]
        return arena.ladder(learner, game="quantik", levels=levels, games=given.games, seed=given.seed)

    asked = questions(300, random.Random(given.seed + 1))
    before = measured()
    print(f"A random move wins in {by_chance(asked):.1%} of positions that can be won and lost.")
    curve = trained(learner, given.training, asked)
    after = measured()
    print(f"untrained:\n{before}\ntrained:\n{after}")
    picture(curve, by_chance(asked), before, after, given.folder / "learner.png")
    return before, after


if __name__ == "__main__":
    main()
