"""Matches count right, are fair, repeat with their seed, and say who made a mistake."""

from __future__ import annotations

import doctest
import math
import os
import random
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Game, Position, _seated, _standing, arena
from tabuleiro.arena import Interrupted, Ladder, Match, Rung, WithPast


def first(position: Position) -> str:
    return position.moves()[0]


def last(position: Position) -> int:
    return position.numbers()[-1]


def test_examples_run() -> None:
    assert all(doctest.testmod(module).failed == 0 for module in (arena, _seated, _standing))


@pytest.mark.parametrize("game", tabuleiro.games())
def test_functions_and_bots_play_every_game(game: str) -> None:
    weak, next_weak = (card.name for card in tabuleiro.bots(game)[:2])
    for one, two in ((first, last), (weak, first), (last, tabuleiro.bot(weak, seed=4)), (weak, next_weak)):
        match = arena.play(one, two, game=game, games=4, seed=1)
        assert match.games == 4


def test_who_begins_alternates_and_openings_come_in_pairs() -> None:
    begun: list[tuple[str, int | None, int]] = []

    def seen(game: Game) -> str:
        if game.ply < 4:
            begun.append((str(game.positions()[2]), game.turn, game.ply))
        return game.legal()[0]

    arena.play(WithPast(seen), last, game="oware", games=6)
    openings = [text for text, _, _ in begun]
    assert [turn for _, turn, _ in begun] == [0, 1] * 3
    assert openings[::2] == openings[1::2] and len(set(openings)) > 1


def test_players_exchanged_get_what_is_left() -> None:
    one = arena.play(first, last, game="oware", games=20)
    two = arena.play(last, first, game="oware", games=20)
    assert (one.wins, one.draws, one.losses) == (two.losses, two.draws, two.wins)


def test_the_same_seed_gives_the_same_match() -> None:
    def match(seed: int) -> Match:
        return arena.play("beginner", "casual", game="quantik", games=30, seed=seed)

    assert match(5) == match(5)
    assert len({match(seed) for seed in range(6)}) > 1


def test_the_stronger_wins() -> None:
    assert arena.play("perfect", "level1", game="quantik", games=40).score > 0.8
    assert arena.play("steady", first, game="oware", games=10, opening=4).score > 0.8


def test_a_bot_stands_about_where_it_was_measured() -> None:
    ratings = {card.name: card.rating for card in tabuleiro.bots("quantik")}
    found = arena.ladder("keen", game="quantik", games=60, seed=2)
    assert [rung.name for rung in found.rungs] == ["beginner", "casual", "keen", "steady"]
    assert abs(found.rating - ratings["keen"]) < 4 * found.error


def test_a_mistake_names_the_player() -> None:
    with pytest.raises(ValueError, match=r"Player 2 \(wrong\) played 'Z' in “.*-N”: “Z” is not a house"):

        def wrong(position: Position) -> str:
            return "Z"

        arena.play(first, wrong, game="oware", games=2, opening=1)
    with pytest.raises(TypeError, match=r"Player 1 \(<lambda>\) played None"):
        arena.play(lambda position: None, first, game="oware", games=2)  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match=r"Player 1 \(<lambda>\) changed the game"):
        arena.play(WithPast(lambda game: str(game.undo())), first, game="oware", games=2)
    with pytest.raises(RuntimeError, match=r"Player 2 \(<lambda>\) gave no move in “.*-N”: ZeroDivisionError") as raised:
        arena.play(first, lambda position: str(1 // 0), game="oware", games=1)
    assert isinstance(raised.value.__cause__, ZeroDivisionError), "with the place where it happened"
    tabuleiro.language("pt")
    with pytest.raises(ValueError, match=r"O jogador 1 \(<lambda>\) jogou 'Z' em “.*”: “Z” não é uma casa"):
        arena.play(lambda position: "Z", first, game="oware", games=1)


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="no game called"):
        arena.play(first, last, game="chess")
    with pytest.raises(ValueError, match="no player called"):
        arena.play("nobody", last, game="oware")
    with pytest.raises(ValueError, match="3 seats play"):
        arena.play(first, last, game="otrio", players=3)
    with pytest.raises(ValueError, match="slam"):
        arena.play(first, last, game="oware", slam="never")
    with pytest.raises(TypeError, match="not int"):
        arena.play(3, last, game="oware")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="“games” must be 1 or more"):
        arena.play(first, last, game="oware", games=0)
    for wrong in (True, 2.5, None, "3"):
        with pytest.raises(TypeError, match="“games” must be a whole number"):
            arena.play(first, last, game="oware", games=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="“dealt” must be True or False, not int"):
        arena.play(first, last, game="oolong", dealt=1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="“seed” must be a whole number, not str"):
        arena.play(first, last, game="oware", seed="1")  # type: ignore[arg-type]
    for misplaced in (tabuleiro.bot("level1", game="quantik"), tabuleiro.bot("level1")):
        with pytest.raises(ValueError, match="has no player called “level1”|plays Quantik"):
            arena.play(first, misplaced, game="oware")
    with pytest.raises(ValueError, match="at least one level"):
        arena.ladder(first, game="oware", levels=[])
    with pytest.raises(ValueError, match="Oware has no player called “nobody”"):
        arena.ladder(first, game="oware", levels=["nobody"])


def test_options_are_the_games() -> None:
    seen: set[str] = set()

    def noted(position: Position) -> str:
        seen.add(position.options["slam"])
        return position.moves()[0]

    arena.play(noted, last, game="oware", games=1, slam="takes")
    assert seen == {"takes"}


def test_games_are_dealt_in_pairs_and_by_the_seed() -> None:
    def deals(seed: int, *, dealt: bool) -> list[str]:
        seen: list[str] = []

        def noted(game: Game) -> str:
            if game.ply < 2:
                seen.append(str(game.positions()[0]))
            return game.legal()[0]

        arena.play(WithPast(noted), first, game="oolong", games=6, seed=seed, opening=0, dealt=dealt)
        return seen

    dealt = deals(1, dealt=True)
    assert dealt[::2] == dealt[1::2] and len(set(dealt)) == 3
    assert deals(1, dealt=True) == dealt and deals(2, dealt=True) != dealt
    assert set(deals(1, dealt=False)) == {str(Position("oolong"))}


def test_numbers_may_be_those_of_numpy() -> None:
    counts = np.arange(4)
    assert arena.play(first, last, game="quantik", games=counts[3], seed=counts[1], opening=counts[2]).games == 3  # type: ignore[arg-type]


def test_games_begin_where_the_text_says() -> None:
    text = "0-0-0-0-0-1-1-0-0-2-0-0-23-21-S"
    assert arena.play(first, last, game="oware", text=text, games=2, opening=0) == Match(1, 0, 1)


def test_progress_is_told_after_every_game() -> None:
    told: list[Match] = []
    match = arena.play(first, last, game="quantik", games=5, progress=told.append)
    assert [one.games for one in told] == [1, 2, 3, 4, 5] and told[-1] == match
    climbed: list[Ladder] = []
    found = arena.ladder(first, game="quantik", levels=["beginner", "level1"], games=2, progress=climbed.append)
    assert [[rung.match.games for rung in one.rungs] for one in climbed] == [[1], [2], [2, 1], [2, 2]]
    assert climbed[-1] == found


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_leaves_what_there_is() -> None:
    def interrupt_after(games: int) -> arena.Player:
        asked = 0

        def choose(game: Game) -> str:
            nonlocal asked
            asked += game.ply < 2
            if asked > games:
                os.kill(os.getpid(), signal.SIGINT)
            return game.legal()[0]

        return WithPast(choose)

    with pytest.raises(KeyboardInterrupt) as raised:
        arena.play(interrupt_after(3), last, game="quantik", games=100, opening=0)
    assert isinstance(raised.value, Interrupted) and isinstance(raised.value.so_far, Match)
    assert raised.value.so_far.games == 3
    with pytest.raises(Interrupted) as climbing:
        arena.ladder(interrupt_after(3), game="quantik", levels=["level1", "beginner", "keen"], games=2, opening=0)
    assert isinstance(climbing.value.so_far, Ladder)
    assert [rung.match.games for rung in climbing.value.so_far.rungs] == [2, 1]


def test_chance_has_its_own_source() -> None:
    """A match neither uses nor disturbs the random numbers of the program around it."""
    random.seed(7)
    wanted = random.random()
    random.seed(7)
    arena.play("easy", "beginner", game="oolong", games=2, dealt=True)
    assert random.random() == wanted


def test_the_package_knows_its_arena() -> None:
    program = "import tabuleiro; print(tabuleiro.arena.Match(1, 0, 0).games, tabuleiro.ugi.serve.__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout == "1 serve\n", done.stderr


def test_a_bot_plays_other_games_after_other_seeds() -> None:
    def match(seed: int) -> Match:
        return arena.play(tabuleiro.bot("beginner", seed=3), first, game="quantik", games=1, seed=seed, opening=0)

    def moves(seed: int) -> list[str]:
        seen: list[list[str]] = []

        def noted(game: Game) -> str:
            seen.append(game.moves)
            return game.legal()[0]

        arena.play(tabuleiro.bot("beginner", seed=3), WithPast(noted), game="quantik", games=1, seed=seed, opening=0)
        return seen[-1]

    assert match(1) == match(1) and moves(1) == moves(1)
    assert len({tuple(moves(seed)) for seed in range(8)}) > 1


def test_mistakes_lose_games_if_that_is_wished_for() -> None:
    def wrong(position: Position) -> str:
        return "Z" if position.turn == 0 else position.moves()[0]

    match = arena.play(wrong, last, game="oware", games=4, opening=0, forfeits=True)
    assert match.losses >= 2 and len(match.forfeits) == 2 and match.games == 4
    assert all(forfeit.seat == 0 and "Player 1 (wrong) played 'Z'" in forfeit.why for forfeit in match.forfeits)
    assert match.forfeits[0].position == str(Position("oware")) and "2 by forfeit" in str(match)
    other = arena.play(last, wrong, game="oware", games=4, opening=0, forfeits=True)
    assert (other.wins, len(other.forfeits)) == (match.losses, 2)
    for fault in (lambda position: None, lambda position: 1 // 0, WithPast(lambda game: str(game.undo()))):
        match = arena.play(fault, first, game="oware", games=2, forfeits=True)  # type: ignore[arg-type, return-value]
        assert (match.losses, len(match.forfeits)) == (2, 2)


def test_who_takes_too_long_is_told_or_loses() -> None:
    def slow(position: Position) -> str:
        time.sleep(0.4)
        return position.moves()[0]

    with pytest.raises(TimeoutError, match=r"Player 2 \(slow\) took 0\.[0-9]+ seconds instead of 0\.01 in “"):
        arena.play("beginner", slow, game="oware", games=1, seconds=0.01)
    match = arena.play("beginner", slow, game="oware", games=2, seconds=0.01, forfeits=True)
    assert match.wins == 2 and len(match.forfeits) == 2
    for wrong in (0, -1, math.nan):
        with pytest.raises(ValueError, match="“seconds”"):
            arena.play(first, last, game="oware", seconds=wrong)
    for odd in (True, "1"):
        with pytest.raises(TypeError, match="“seconds”"):
            arena.play(first, last, game="oware", seconds=odd)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="“nodes”"):
        arena.play(first, last, game="oware", nodes=0)
    assert arena.play("grandmaster", "master", game="oware", games=2, nodes=50).games == 2, "bots heed it by themselves"


def test_everybody_meets_everybody() -> None:
    told: list[arena.Standings] = []
    players: dict[str, arena.Player] = {"one": first, "two": last, "three": "level1", "four": tabuleiro.bot("level1", seed=5)}
    found = arena.round_robin(players, game="quantik", games=4, seed=1, progress=told.append)
    assert len(told) == 24 and told[-1] == found
    assert {entry.games for entry in found.entries} == {12} and sum(entry.points for entry in found.entries) == 24
    assert [entry.points for entry in found.entries] == sorted((entry.points for entry in found.entries), reverse=True)
    assert found.matches["one", "two"] == arena.play(first, last, game="quantik", games=4, seed=1)
    assert found == arena.round_robin(players, game="quantik", games=4, seed=1)
    assert found["one"].points == sum(found.matches["one", other].score * 4 for other in ("two", "three", "four"))
    assert str(found).splitlines()[0].startswith(" 1. ")
    with pytest.raises(KeyError):
        found["nobody"]


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_seats_play(seats: int) -> None:
    sat: list[int | None] = []

    def noted(game: Game) -> str:
        if game.ply < seats:
            sat.append(game.turn)
        return game.legal()[0]

    players: dict[str, arena.Player] = {"noted": WithPast(noted), **{str(n): "random" for n in range(seats)}}
    found = arena.round_robin(players, game="otrio", players=seats, games=seats, opening=0)
    groups = math.comb(seats + 1, seats)
    assert sum(entry.points for entry in found.entries) == pytest.approx(groups * seats)
    assert sorted(sat) == sorted(list(range(seats)) * seats), "everybody sits everywhere"  # type: ignore[type-var]
    assert found.matches == {}

    def wrong(position: Position) -> str:
        return "Z"

    lost = arena.round_robin({**players, "wrong": wrong}, game="otrio", players=seats, games=1, opening=0)
    assert lost["wrong"].points == 0 and len(lost["wrong"].forfeits) == lost["wrong"].games == math.comb(seats + 1, seats - 1)
    assert sum(entry.points for entry in lost.entries) == pytest.approx(math.comb(seats + 2, seats)), "the others share the point"
    with pytest.raises(ValueError, match=f"{seats} seats play, but there are only 2 players"):
        arena.round_robin({"a": first, "b": last}, game="otrio", players=seats)


def test_a_round_robin_tells_mistakes_in_what_it_is_given() -> None:
    with pytest.raises(ValueError, match="no player called “nobody”"):
        arena.round_robin({"a": first, "b": "nobody"}, game="oware")
    with pytest.raises(ValueError, match=r"Player 2 \(<lambda>\) played 'Z'"):
        arena.round_robin({"a": first, "b": lambda position: "Z"}, game="oware", forfeits=False)
    with pytest.raises(ValueError, match="leave “deal” out"):
        arena.round_robin({"a": first, "b": last}, game="oware", dealt=True)
