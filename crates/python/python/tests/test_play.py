"""Positions and games follow the rules, and agree with each other."""

import random

import numpy as np
import pytest
from conftest import random_line
from tabuleiro import Game, Outcome, Position


@pytest.mark.parametrize("seed", range(5))
def test_a_position_and_a_game_agree_to_the_end(start: Position, seed: int) -> None:
    rng = random.Random(seed)
    game = Game.from_position(start)
    position = start
    while not game.is_over:
        assert game.position == position
        assert game.legal() == position.moves()
        assert (game.turn, game.seats) == (position.turn, position.seats)
        move = rng.choice(position.moves())
        game.play(move)
        position = position.play(position.number_of(move))
    assert game.legal() == [] and game.turn is None and game.verdict
    assert isinstance(game.outcome, Outcome)
    if position.is_over:
        assert position.outcome == game.outcome and position.verdict == game.verdict
        assert not position.moves() and not position.numbers() and position.turn is None
        assert not position.legal_mask().any()
    assert game.positions()[0] == start and game.positions()[-1] == position


def test_a_position_that_has_come_back_ends_a_game_but_has_no_past_itself() -> None:
    # One seed on each side goes round and round.
    game = Game("oware", "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S")
    while not game.is_over:
        game.play(game.legal()[0])
    assert game.outcome is not None and game.outcome.scores is not None
    assert sum(game.outcome.scores) == 48


def test_moves_have_texts_numbers_and_flags(start: Position) -> None:
    for before, move, after in random_line(start, 1, most=30):
        mask = before.legal_mask()
        assert mask.dtype == np.bool_ and mask.shape == (before.space,)
        assert np.flatnonzero(mask).tolist() == before.numbers()
        assert [before.text_of(number) for number in before.numbers()] == before.moves()
        assert before.play(np.int64(before.number_of(move))) == after


def test_observations_are_small_numbers_of_a_fixed_shape(start: Position) -> None:
    for before, _, after in random_line(start, 2, most=30):
        seen = before.observation()
        assert seen.dtype == np.uint8 and seen.shape == before.shape == start.shape
        assert before.is_over or not np.array_equal(seen, after.observation())
        seen[:] = 7
        assert not np.array_equal(seen, before.observation()), "an array is the caller's own"


def test_symmetries_commute_with_moves(start: Position) -> None:
    rng = random.Random(3)
    images = len(start.symmetries())
    for before, move, after in random_line(start, 3, most=12):
        for symmetry in {0, images - 1, rng.randrange(images)}:
            text = before.image_move(move, symmetry)
            number = before.image_move(before.number_of(move), symmetry)
            assert before.text_of(number) == text
            assert before.image(symmetry).play(text) == after.image(symmetry)
            assert before.image(symmetry).canonical() == before.canonical()
        assert before.symmetries()[0] == before


def test_undo_takes_back_to_the_beginning(start: Position) -> None:
    game = Game.from_position(start)
    past = [start]
    for _, move, after in random_line(start, 4, most=10):
        game.play(move)
        past.append(after)
    assert game.positions() == past and game.ply == len(past) - 1
    while game.undo():
        past.pop()
        assert game.position == past[-1]
    assert game.moves == [] and game.position == start and not game.undo()


def test_events_tell_every_move(start: Position) -> None:
    game = Game.from_position(start)
    for _, move, _ in random_line(start, 5, most=10):
        game.play(move)
    events = game.events()
    assert [event.move for event in events] == game.moves
    assert [event.ply for event in events] == list(range(1, game.ply + 1))
    assert all(event.sentence and event.steps for event in events)


def test_chance_deals_by_its_seed() -> None:
    dealt = {str(Position("oolong", deal=seed)) for seed in range(5)}
    assert len(dealt) == 5
    assert Position("oolong", deal=1) == Position("oolong", deal=1)
    assert Game("oolong", deal=1).position == Position("oolong", deal=1)


def test_options_are_kept() -> None:
    position = Position("otrio", players=3)
    assert position.options["players"] == "3" and position.seats == 3
    assert position == Position("otrio", str(position))
