"""What labels say of the endings of Oware, beside the same worked out slowly: rules and search written a second time."""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np
import pytest
from tabuleiro import Position, known, labels, solve

#: Twelve houses in the order in which they are sown, the own six first.
Board = tuple[int, ...]


def sown(board: Board, house: int) -> tuple[Board, int]:
    """The board after a move as the other sees it, and how many seeds were captured."""
    after, at = list(board), house
    after[house] = 0
    for _ in range(board[house]):
        at = (at + 1) % 12
        at = (at + 1) % 12 if at == house else at
        after[at] += 1
    taken: list[int] = []
    while at >= 6 and after[at] in (2, 3):
        taken.append(at)
        at -= 1
    captured = sum(after[house] for house in taken)
    if captured == sum(after[6:]):
        captured, taken = 0, []
    for emptied in taken:
        after[emptied] = 0
    return (*after[6:], *after[:6]), captured


def replies(board: Board) -> list[tuple[Board, int]]:
    """Every move that is legal; who has nothing must be given something."""
    after = [sown(board, house) for house in range(6) if board[house]]
    return after if any(board[6:]) else [(next_, captured) for next_, captured in after if any(next_[:6])]


def gets(board: Board, seat: int, passed: frozenset[tuple[Board, int]], goal: int) -> bool:
    """Whether the side to move can make sure of so many of the seeds on the board, in a game that has passed some boards."""
    moves, seeds = replies(board), sum(board)
    if not moves or (board, seat) in passed:
        return sum(board[:6]) >= goal
    if not 0 < goal <= seeds:
        return goal <= 0
    here = passed | {(board, seat)}
    return not all(
        share(after) > seeds - goal if captured else gets(after, 1 - seat, here, seeds - goal + 1)
        for after, captured in moves
    )


@lru_cache(maxsize=None)
def share(board: Board) -> int:
    """How many of the seeds on the board the side to move ends with, in a game that begins here."""
    return max(goal for goal in range(sum(board) + 1) if gets(board, 0, frozenset(), goal))


class Race:
    """Whether a seat can force its win within so many moves, and without a position that comes back."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def is_won(self, board: Board, seat: int, captures: tuple[int, int], passed: frozenset[object], plies: int) -> bool:
        moves = [] if max(captures) > 24 or captures == (24, 24) else replies(board)
        if not moves:
            decided = max(captures) > 24
            kept = [seeds if decided else seeds + sum(side) for seeds, side in zip(captures, sides(board, seat), strict=True)]
            return kept[self.winner] > kept[1 - self.winner]
        if (board, seat) in passed:
            return False
        return plies > 0 and (any if seat == self.winner else all)(
            self.is_won(
                after,
                1 - seat,
                (captures[0] + taken * (seat == 0), captures[1] + taken * (seat == 1)),
                frozenset() if taken else passed | {(board, seat)},
                plies - 1,
            )
            for after, taken in moves
        )


def sides(board: Board, seat: int) -> tuple[Board, Board]:
    return (board[6:], board[:6]) if seat else (board[:6], board[6:])


def text(board: Board, seat: int, captures: tuple[int, int]) -> str:
    south, north = sides(board, seat)
    return "-".join(map(str, (*south, *north, *captures))) + "-" + "SN"[seat]


def ending(rng: random.Random, seeds: int) -> tuple[Board, int, tuple[int, int]]:
    """A board on which the game goes on, whose turn it is, and captures that leave much open."""
    while True:
        houses = [0] * 12
        for _ in range(seeds):
            houses[rng.randrange(12)] += 1
        board, seat, south = tuple(houses), rng.randrange(2), (48 - seeds) // 2 + rng.randint(-1, 1)
        captures = (south, 48 - seeds - south)
        if replies(board) and max(captures) < 25 and captures != (24, 24):
            return board, seat, captures


def test_points_are_what_both_can_make_sure_of() -> None:
    rng = random.Random(1)
    endings = [ending(rng, seeds) for seeds in [1] * 5 + [2] * 40 + [3] * 40]
    found = labels("oware", [text(*one) for one in endings])
    assert found.known.all() and found.plies.tolist() == [-1] * len(endings), "lengths only where they were asked for"
    wanted = [captures[seat] + share(board) for board, seat, captures in endings]
    assert found.points.tolist() == wanted
    assert np.array_equal(found.values, np.sign(np.array(wanted) - 24))
    assert len(set(wanted)) > 3 and {-1, 0, 1} == set(found.values.tolist())


def test_points_fit_the_values_under_every_capture() -> None:
    """How many seeds one gets of a board does not hang on what was captured before; who wins does."""
    rng = random.Random(2)
    for seeds in range(2, 13):
        board, seat, captures = ending(rng, seeds)
        (points,) = labels("oware", [text(board, seat, captures)]).points
        for own in range(24 - seeds, 25):
            other = 48 - seeds - own
            if {own, other} != {24}:
                proven = known(Position("oware", text(board, seat, (other, own) if seat else (own, other))))
                assert proven is not None and proven.value == np.sign(own + points - captures[seat] - 24)


def test_distances_are_those_of_the_shortest_win() -> None:
    rng = random.Random(3)
    endings = [ending(rng, seeds) for seeds in [2] * 40 + [3] * 40 + [4] * 20]
    found = labels("oware", [text(*one) for one in endings], distances=True)
    compared = 0
    for (board, seat, captures), value, plies in zip(endings, found.values, found.plies, strict=True):
        if value == 0:
            assert plies == -1, "where nobody wins there is no length"
        elif 0 < plies <= 15:
            race = Race(seat if value > 0 else 1 - seat)
            within = [race.is_won(board, seat, captures, frozenset(), limit) for limit in (plies - 1, plies)]
            assert within == [False, True], text(board, seat, captures)
            compared += 1
    assert compared > 30 and (found.plies > 15).any()


def test_what_is_won_only_by_a_position_that_comes_back_has_no_length() -> None:
    """Nobody can capture the two seeds, so they go round until the game ends with the seed that each side keeps."""
    rng, found = random.Random(5), 0
    for board, seat, captures in (ending(rng, 2) for _ in range(200)):
        label = labels("oware", [text(board, seat, captures)], distances=True)
        if label.values[0] != 0 and label.plies[0] == -1:
            race = Race(seat if label.values[0] > 0 else 1 - seat)
            assert not race.is_won(board, seat, captures, frozenset(), 60)
            found += 1
    assert found > 3


def test_solve_never_finds_a_shorter_win() -> None:
    rng, compared = random.Random(6), 0
    positions = [Position("oware", text(*ending(rng, seeds))) for seeds in [3, 4, 5] * 8]
    found = labels("oware", positions, distances=True)
    for position, plies in zip(positions, found.plies, strict=True):
        solved = solve(position, nodes=50_000)
        if solved is not None and solved.proven.plies is not None and plies >= 0:
            compared += 1
            assert plies <= solved.proven.plies, "it finds a win, though perhaps not the shortest"
    assert compared > 3


def test_too_few_nodes_tell_no_distance_and_more_never_another() -> None:
    rng = random.Random(4)
    texts = [text(*ending(rng, seeds)) for seeds in [4, 5, 6] * 10]
    none, few, many = (labels("oware", texts, nodes=nodes, distances=True) for nodes in (0, 500, 50_000))
    assert (none.plies == -1).all() and (none.values == many.values).all()
    told = few.plies >= 0
    assert (few.plies[told] == many.plies[told]).all()
    assert told.sum() < (many.plies >= 0).sum()


@pytest.mark.parametrize("game", ["quantik", "otrio", "oolong"])
def test_other_games_have_no_points_and_distances_change_nothing(game: str) -> None:
    start = Position(game)
    positions = [start, start.play(start.moves()[0])]
    plain, asked = labels(game, positions, nodes=100), labels(game, positions, nodes=100, distances=True)
    assert (plain.points == -1).all()
    assert all(np.array_equal(one, two) for one, two in zip(plain, asked, strict=True))


def test_an_ended_game_and_other_rules_have_no_points() -> None:
    over = "0-0-0-0-0-0-0-0-0-0-0-1-23-24-S"
    assert Position("oware", over).is_over
    found = labels("oware", [over, "0-0-0-0-0-1-1-0-0-2-0-0-23-21-S slam=takes"], nodes=0)
    assert found.points.tolist() == [-1, -1] and not found.known.any()
