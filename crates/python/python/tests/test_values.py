"""Positions, games and bots as values: equal, hashed, pickled, copied."""

import copy
import pickle
from importlib import metadata

import tabuleiro
from conftest import random_line
from tabuleiro import Game, Position


def test_the_same_text_is_the_same_position(start: Position) -> None:
    for before, _, after in random_line(start, 1, most=20):
        again = Position(before.game, str(before))
        assert again == before and hash(again) == hash(before) and {again: 1}[before] == 1
        assert before != after and before != str(before)
        assert eval(repr(before), {"Position": Position}) == before


class Everything:
    """Equal to whatever it is asked about."""

    def __eq__(self, other: object) -> bool:
        return True


def test_whether_something_else_is_equal_is_asked_of_that() -> None:
    position, others = Position("oware"), (str(Position("oware")), None, 0, Game("oware"))
    for other in others:
        assert (position == other) is False and (position != other) is True
    assert (position == Everything()) is True and position not in others


def test_positions_of_other_games_and_options_differ() -> None:
    assert Position("oware") != Position("oware", slam="takes")
    assert Position("oware") != Position("quantik")
    assert len({Position(game) for game in tabuleiro.games()}) == 4


def test_everything_can_be_pickled(start: Position) -> None:
    game = Game.from_position(start)
    for before, move, _ in random_line(start, 2, most=20):
        assert pickle.loads(pickle.dumps(before)) == before
        game.play(move)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again.moves == game.moves and again.positions() == game.positions()
    bot = tabuleiro.bot("beginner", game=start.game, seed=5)
    thought = bot.think(start, nodes=100)
    assert pickle.loads(pickle.dumps(bot)).think(start, nodes=100) == thought
    assert pickle.loads(pickle.dumps(thought)) == thought
    tallies = tabuleiro.Batch(start.game, 2).playouts(3)
    assert pickle.loads(pickle.dumps(tallies)) == copy.copy(tallies) == tallies
    assert eval(repr(tallies), {"Tallies": tabuleiro.Tallies}) == tallies


def test_bots_of_the_same_name_and_seed_are_equal() -> None:
    one = tabuleiro.bot("steady", game="oware", seed=7, threads=2)
    others = [tabuleiro.bot("steady", seed=7, threads=2), tabuleiro.bot("steady", game="oware", seed=7)]
    assert pickle.loads(pickle.dumps(one)) == copy.copy(one) == one and one not in others
    assert eval(repr(one), {"bot": tabuleiro.bot}) == one and len({one, copy.copy(one), *others}) == 3


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    game = Game("oware")
    other = copy.copy(game)
    other.play("A")
    assert game.moves == [] and other.moves == ["A"]


def test_the_package_tells_its_version() -> None:
    assert tabuleiro.__version__ == metadata.version("tabuleiro")


def test_a_position_cannot_be_changed() -> None:
    position = Position("oware")
    for name in ("turn", "game", "anything"):
        try:
            setattr(position, name, 1)
        except AttributeError:
            continue
        raise AssertionError(name)
