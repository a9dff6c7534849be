"""Records come in and go out."""

import pytest
from conftest import random_line
from tabuleiro import Game, Position


@pytest.mark.parametrize("most", [0, 7, 1_000])
def test_a_record_brings_the_game_back(start: Position, most: int) -> None:
    game = Game.from_position(start)
    for _, move, _ in random_line(start, 1, most):
        if game.is_over:
            break
        game.play(move)
    text = game.record(players=[f"Player {seat}" for seat in range(game.seats)], date="2026.11.16")
    again = Game.from_record(text)
    assert again.record() == text and "Player 1" in text
    assert (again.moves, again.positions(), again.outcome) == (game.moves, game.positions(), game.outcome)
    assert [event.sentence for event in again.events()] == [event.sentence for event in game.events()]


def test_a_game_from_the_middle_keeps_where_it_began() -> None:
    start = Position("oware").play("A").play("c")
    game = Game.from_position(start)
    game.play("B")
    assert Game.from_record(game.record()).positions()[0] == start


def test_comments_and_variations_are_kept_while_the_moves_stay() -> None:
    text = '[Game "oware"]\n[Event "Test"]\n[Result "*"]\n\n1. A {first} 2. b (2. c 3. D {better}) 3. B *\n'
    game = Game.from_record(text)
    assert game.moves == ["A", "b", "B"] and game.record() == text
    game.undo()
    assert "better" not in game.record() and "Event" in game.record()


def test_a_game_that_was_resigned_is_over() -> None:
    text = '[Game "oware"]\n[Ending "resigned 1"]\n[Result "2"]\n\n1. A 2. b 2\n'
    game = Game.from_record(text)
    assert game.is_over and game.outcome is not None and game.outcome.winner == 1
    assert game.legal() == [] and game.turn is None and game.verdict == "South resigned: the win goes to North."
    assert game.record() == text
    with pytest.raises(ValueError):
        game.play("B")
    game.undo()
    assert not game.is_over and game.turn == 1


def test_a_record_of_another_program_is_read() -> None:
    auale = '[Event "?"]\n[Variant "Abapa"]\n[Result "*"]\n\n1. A d *\n'
    assert Game.from_record(auale).moves == ["A", "d"]


def test_quotes_and_line_breaks_in_names_do_no_harm() -> None:
    text = Game("quantik").record(players=['An"a\\', "R\nui"])
    assert Game.from_record(text).record().count("[Seat") == 2
