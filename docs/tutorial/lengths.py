"""How often the length of an ending of Oware can be told: what `labels(..., distances=True)` finds within its nodes.

    python lengths.py [--boards 200] [--nodes 100000]
"""

from __future__ import annotations

import argparse
import random
import time

import tabuleiro
from tabuleiro import Position


def endings(seeds: int, count: int, rng: random.Random) -> list[Position]:
    """Boards with so many seeds, scattered at random, on which the game goes on; neither side has captured many more than the other."""
    found: list[Position] = []
    while len(found) < count:
        houses = [0] * 12
        for _ in range(seeds):
            houses[rng.randrange(12)] += 1
        south = (48 - seeds) // 2 + rng.randint(-1, 1)
        text = "-".join(map(str, [*houses, south, 48 - seeds - south])) + "-" + rng.choice("SN")
        position = Position("oware", text)
        if not position.is_over:
            found.append(position)
    return found


def share_told(positions: list[Position], nodes: int) -> float:
    """Of the positions that somebody wins, in how many the length is found."""
    found = tabuleiro.labels("oware", positions, nodes=nodes, threads=1, distances=True)
    return float((found.plies[found.values != 0] >= 0).mean())


def main(arguments: list[str] | None = None) -> list[float]:
    """Prints a line for each number of seeds."""
    parser = argparse.ArgumentParser(description="How often the length of an ending of Oware can be told.")
    parser.add_argument("--boards", type=int, default=200, help="for each number of seeds")
    parser.add_argument("--nodes", type=int, default=100_000, help="for each board")
    given = parser.parse_args(arguments)
    tabuleiro.known(endings(2, 1, random.Random(0))[0])  # The tables are unpacked when they are first asked.
    shares: list[float] = []
    for seeds in range(2, 13, 2):
        positions, begun = endings(seeds, given.boards, random.Random(seeds)), time.process_time()
        shares.append(share_told(positions, given.nodes))
        taken = (time.process_time() - begun) / given.boards
        print(f"{seeds:>2} seeds: {shares[-1]:4.0%} of those that are won, {1000 * taken:.1f} ms of processor time a board")
    return shares


if __name__ == "__main__":
    main()
