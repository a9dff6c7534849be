"""Matches count right, are fair, repeat with their seed, and say who made a mistake."""

from __future__ import annotations

import doctest
import math

import pytest
import tabuleiro
from tabuleiro import Game, Position, arena
from tabuleiro.arena import Ladder, Match, Rung, WithPast


def first(position: Position) -> str:
    return position.moves()[0]


def last(position: Position) -> int:
    return position.numbers()[-1]


def test_examples_run() -> None:
    assert doctest.testmod(arena).failed == 0


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


def test_elo_and_its_error() -> None:
    assert Match(50, 0, 50).elo == 0 and Match(50, 0, 50).error == pytest.approx(68.1, abs=0.1)
    assert Match(200, 0, 200).error == pytest.approx(34.0, abs=0.1)
    assert Match(0, 10, 0).error == 0
    assert Match(75, 0, 25).elo == pytest.approx(190.8, abs=0.1)
    assert (Match(3, 0, 0).elo, Match(0, 0, 3).elo, Match(3, 0, 0).error) == (math.inf, -math.inf, math.inf)
    assert "Elo +191" in str(Match(75, 0, 25))


def test_a_ladder_finds_the_strength() -> None:
    # At 200 above 0 and 200 below 400: 76 and 24 of 100.
    found = Ladder((Rung("weak", 0, Match(76, 0, 24)), Rung("strong", 400, Match(24, 0, 76))))
    assert found.rating == pytest.approx(200, abs=1) and 45 < found.error < 65
    assert "rating 200" in str(found)
    assert Ladder((Rung("weak", 0, Match(5, 0, 0)),)).rating == math.inf
    assert Ladder((Rung("weak", 0, Match(0, 0, 5)),)).error == math.inf


def test_a_bot_stands_about_where_it_was_measured() -> None:
    ratings = {card.name: card.rating for card in tabuleiro.bots("quantik")}
    found = arena.ladder("keen", game="quantik", games=60, seed=2)
    assert [rung.name for rung in found.rungs] == ["beginner", "casual", "keen", "steady"]
    assert abs(found.rating - ratings["keen"]) < 4 * found.error


def test_a_mistake_names_the_player() -> None:
    with pytest.raises(ValueError, match=r"Player 2 \(wrong\) played 'Z' in '.*-N'"):

        def wrong(position: Position) -> str:
            return "Z"

        arena.play(first, wrong, game="oware", games=2, opening=1)
    with pytest.raises(TypeError, match=r"Player 1 \(<lambda>\) played None"):
        arena.play(lambda position: None, first, game="oware", games=2)  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match=r"Player 1 \(<lambda>\) changed the game"):
        arena.play(WithPast(lambda game: str(game.undo())), first, game="oware", games=2)
    with pytest.raises(ZeroDivisionError):
        arena.play(lambda position: str(1 // 0), first, game="oware", games=1)


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
    with pytest.raises(TypeError, match="“seed” must be a whole number, not str"):
        arena.play(first, last, game="oware", seed="1")  # type: ignore[arg-type]
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
