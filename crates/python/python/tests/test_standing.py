"""Elo and its error, against the definitions, worked out here in other ways: from every single game, by trial, and by chance."""

from __future__ import annotations

import math
import random
import statistics

import pytest
from tabuleiro.arena import Ladder, Match, Rung


def expected(difference: float) -> float:
    """How many points a game brings to who is so many Elo points stronger: this is what Elo means."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def strength(share: float) -> float:
    """The difference in Elo that brings such a share of the points, by halving."""
    low, high = -5000.0, 5000.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle) < share else (low, middle)
    return low


@pytest.mark.parametrize("counts", [(60, 20, 20), (1, 0, 1), (3, 90, 7), (1, 1, 0), (999, 0, 1), (0, 5, 1)])
def test_elo_and_error_follow_from_the_single_games(counts: tuple[int, int, int]) -> None:
    match, points = Match(*counts), [1.0] * counts[0] + [0.5] * counts[1] + [0.0] * counts[2]
    mean = statistics.fmean(points)
    assert match.score == pytest.approx(mean) and match.games == len(points)
    assert match.elo == pytest.approx(strength(mean), abs=1e-6)
    # How fast Elo grows with the share of points there, times the deviation of the mean of so many games.
    slope = (strength(mean + 1e-6) - strength(mean - 1e-6)) / 2e-6
    deviation = statistics.pstdev(points) / math.sqrt(len(points))
    assert match.error == pytest.approx(1.96 * slope * deviation, rel=1e-4)


@pytest.mark.parametrize(("difference", "draws"), [(0, 0.0), (120, 0.0), (-60, 0.4), (200, 0.2)])
def test_the_truth_is_within_the_error_in_95_of_100_cases(difference: int, draws: float) -> None:
    rng, share = random.Random(difference), expected(difference)
    chances = (share - draws / 2, draws, 1 - share - draws / 2)
    inside = 0
    for _ in range(2000):
        games = rng.choices((0, 1, 2), chances, k=300)
        match = Match(*(games.count(kind) for kind in range(3)))
        inside += abs(match.elo - difference) <= match.error
    assert 0.935 < inside / 2000 < 0.965


def test_games_that_all_ended_alike_leave_it_open() -> None:
    assert (Match(3, 0, 0).elo, Match(0, 0, 3).elo, Match(0, 3, 0).elo) == (math.inf, -math.inf, 0)
    assert {Match(3, 0, 0).error, Match(0, 0, 3).error, Match(0, 3, 0).error, Match(0, 0, 0).error} == {math.inf}
    assert math.isnan(Match(0, 0, 0).score) and math.isnan(Match(0, 0, 0).elo)
    assert "Elo +191" in str(Match(75, 0, 25)) and str(Match(0, 0, 0)).startswith("+0 =0 -0")


def likelihood(ladder: Ladder, rating: float) -> float:
    """How likely the results are for a player of that rating, a draw being half a win and half a loss; as a logarithm."""
    found = 0.0
    for rung in ladder.rungs:
        share = expected(rating - rung.rating)
        points = rung.match.wins + rung.match.draws / 2
        found += points * math.log(share) + (rung.match.games - points) * math.log(1 - share)
    return found


@pytest.mark.parametrize(
    "results",
    [[(0, 76, 0, 24), (400, 24, 0, 76)], [(100, 30, 5, 5), (350, 20, 0, 20), (900, 3, 1, 36)], [(500, 1, 0, 9)]],
)
def test_a_ladder_finds_the_likeliest_rating(results: list[tuple[int, int, int, int]]) -> None:
    ladder = Ladder(tuple(Rung(str(rating), rating, Match(*counts)) for rating, *counts in results))
    tried = max((step / 10 for step in range(-5000, 15_000)), key=lambda rating: likelihood(ladder, rating))
    assert ladder.rating == pytest.approx(tried, abs=0.1)
    # The sharper the likelihood bends at its top, the surer the rating.
    around = [likelihood(ladder, ladder.rating + step) for step in (-1, 0, 1)]
    bend = -(around[0] - 2 * around[1] + around[2])
    assert ladder.error == pytest.approx(1.96 / math.sqrt(bend), rel=1e-3)


def test_a_ladder_is_no_surer_than_its_bots_are() -> None:
    """With so many games that only the doubt about the bots is left: the one that decides everything hands on all of its own."""
    match = Match(10**9, 0, 10**9)
    assert Ladder((Rung("a", 0, match, 30),)).error == pytest.approx(30, abs=0.1)
    both = Ladder((Rung("a", 0, match, 30), Rung("b", 0, match, 40)))
    assert both.error == pytest.approx(25, abs=0.1), "two that are as good as each other each hand on a half"


def test_a_ladder_without_an_answer_says_so() -> None:
    assert Ladder((Rung("weak", 0, Match(5, 0, 0)),)).rating == math.inf
    assert Ladder((Rung("weak", 0, Match(0, 0, 5)),)).error == math.inf
    assert math.isnan(Ladder(()).rating) and Ladder(()).error == math.inf
    assert str(Ladder((Rung("a", 0, Match(1, 0, 1)),))).endswith("rating 0 ± 482")
