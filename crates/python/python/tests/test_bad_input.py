"""Whatever is asked for wrongly is a ValueError or a TypeError with a sentence, and changes nothing."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Batch, Game, Position, Tallies, analyse, bot, solve

WRONG_VALUES: list[tuple[Callable[[], object], str]] = [
    (lambda: Position("chess"), "no game called “chess”"),
    (lambda: Position("Oware"), "no game called “Oware”"),
    (lambda: Position("9" * 100_000), "no game called “999"),
    (lambda: Position("oware", size=9), "no option “size”"),
    (lambda: Position("otrio", players=9), "“9” is not a value"),
    (lambda: Position("otrio", players=-(10**30)), "is not a value"),
    (lambda: Position("otrio", players=10**5000), "is not a value"),
    (lambda: Position("otrio", players=np.int8(5)), "“5” is not a value"),
    (lambda: Position("oware", rules="book slam=takes"), "spaces"),
    (lambda: Position("oware", rules=""), "empty"),
    (lambda: Position("oware", ""), "not a position"),
    (lambda: Position("oware", "4-4-4\0"), "15 parts"),
    (lambda: Position("oware", "9" * 100_000), "not a position"),
    (lambda: Position("oware", "\ud800"), "surrogates"),
    (lambda: Position("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S slam=takes", slam="none"), "slam"),
    (lambda: Position("oolong", deal=-1), "“deal”"),
    (lambda: Position("oolong", deal=2**64), "18446744073709551615"),
    (lambda: Position("oware", deal=7), "deals nothing before the first move of Oware: leave “deal” out"),
    (lambda: Game("quantik", deal=7), "deals nothing"),
    (lambda: Position("oolong", str(Position("oolong")), deal=7), "said by “text” already: leave “deal” out"),
    (lambda: Position("oolong", deal=7, markers="RRUC-BGKJ"), "said by “markers” already"),
    (lambda: Batch("oware", 2, dealt=True), "leave “dealt” out"),
    (lambda: Batch("oware", [Position("oware")], slam="takes"), "leave “slam” out"),
    (lambda: Batch("oware", [Position("oware")], text="x"), "leave “text” out"),
    (lambda: Batch("oolong", [Position("oolong")], dealt=True), "leave “dealt” out"),
    (lambda: Batch("oware", []), "1 to"),
    (lambda: Batch("oware", ["what"]), "Number 0 of the positions"),
    (lambda: Batch("oware", [Position("quantik")]), "Number 0 of the positions is one of Quantik"),
    (lambda: Batch("oware", [Position("oware"), "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"]), "Number 1 of the positions"),
    (lambda: Batch("otrio", [Position("otrio"), Position("otrio", players=3)]), "as many seats"),
    (lambda: Batch("oware", 2).reset(3, games=[1]), "either “seed” or “games”"),
    (lambda: Batch("oware", 2).reset(games=[True]), "(2,), not (1,)"),
    (lambda: Batch("oware", 2).last_observations, "keep_last=True"),
    (lambda: Position("oware").observation(2), "“seat”"),
    (lambda: Position("oware").observation(seat=-1), "“seat”"),
    (lambda: Position("oware").play("a"), "House a is North’s"),
    (lambda: Position("oware").play(""), "not a house"),
    (lambda: Position("oware").play(6), "House a is North’s"),
    (lambda: Position("oware").play(12), "number 12"),
    (lambda: Position("oware").play(-1), "number -1"),
    (lambda: Position("oware").play(2**16), "number 65536"),
    (lambda: Position("oware").play(10**30), "number 1000"),
    (lambda: Position("oware").play(10**5000), "No move of this game"),
    (lambda: Position("oware").play(np.uint64(2**64 - 1)), "number 18446744073709551615"),
    (lambda: Position("oware").text_of(12), "number 12"),
    (lambda: Position("oware").number_of("G"), "not a house"),
    (lambda: Position("oware").image_move(99, 0), "number 99"),
    (lambda: Game("chess"), "no game called"),
    (lambda: Game("oware").play("a"), "House a is North’s"),
    (lambda: Game("oware").play(99), "number 99"),
    (lambda: Game("oware").record(players=["one"]), "2 seats"),
    (lambda: Game.from_record(""), "[Game"),
    (lambda: Game.from_record('[Game "chess"]\n\n*'), "chess"),
    (lambda: Game.from_record('[Game "oware"]\n\n1. A 2. A *'), "A"),
    (lambda: Game.from_record('[Game "oware"]\n\n1. A 1-0'), ""),
    (lambda: Game.from_record('[Game "oware"]\n\n' + "(" * 10_000), ""),
    (lambda: bot("deep blue"), "No game has a player"),
    (lambda: bot("deep blue" * 1000), "No game has a player"),
    (lambda: bot("deep blue" * 1000, game="oware"), "Oware has no player"),
    (lambda: bot("perfect", game="oware"), "Oware has no player"),
    (lambda: bot("bot1").think(Position("quantik")), "Quantik has no player"),
    (lambda: bot("master", game="oware").think(Position("quantik")), "plays Oware"),
    (lambda: bot("master", seed=-1), "“seed”"),
    (lambda: bot("master", threads=0), "“threads”"),
    (lambda: bot("master").think(Position("oware"), nodes=0), "“nodes”"),
    (lambda: bot("master").think(Position("oware"), seconds=-1), "“seconds”"),
    (lambda: solve(Position("oware"), seconds=math.nan), "“seconds”"),
    (lambda: solve(Position("oware"), seconds=-(10**400)), "“seconds”"),
    (lambda: tabuleiro.bots("chess"), "no game called"),
    (lambda: tabuleiro.puzzles("chess"), "no game called"),
    (lambda: tabuleiro.options("chess"), "no game called"),
    (lambda: tabuleiro.rules("chess"), "no game called"),
    (lambda: tabuleiro.language("de"), "“de”"),
    (lambda: tabuleiro.language("de" * 1000), "“de"),
    (lambda: Tallies([1, -1], 0, 0), "“wins”"),
]

WRONG_PLACES: list[tuple[Callable[[], object], str]] = [
    (lambda: Position("oware").image(1), "no symmetry 1"),
    (lambda: Position("oware").image_move("A", -1), "no symmetry -1"),
    (lambda: Position("oware").image(10**5000), "no symmetry"),
    (lambda: Batch("oware", 2).position(2), "no game 2"),
    (lambda: Batch("oware", 2).position(-3), "no game -3"),
    (lambda: Batch("oware", 2).position(10**5000), "no game"),
    (lambda: Batch("oware", 2).reset(games=[0, 2]), "no game 2"),
]

ANY: Any = object()
TEXT: Any = "7"
SEVEN: Any = 7
NOTHING: Any = None
HALF: Any = 0.5
#: It counts as a number in Python, but nobody means one by it.
TRUE: Any = True

WRONG_TYPES: list[Callable[[], object]] = [
    lambda: Position(NOTHING),
    lambda: Position("oware", ANY),
    lambda: Position("oware", rules=HALF),
    lambda: Position("oware", rules=True),
    lambda: Position("oolong", deal=TEXT),
    lambda: Position("oware").play(NOTHING),
    lambda: Position("oware").play(HALF),
    lambda: Position("oware").play(True),
    lambda: Position("oware").play(np.zeros(3)),
    lambda: Position("oware").image(HALF),
    lambda: Position("oware").image(TRUE),
    lambda: Position("oware").text_of(TEXT),
    lambda: Position("oolong", deal=TRUE),
    lambda: Batch("oware", TRUE),
    lambda: Batch("oware", 1, seed=TRUE),
    lambda: bot("master", seed=TRUE),
    lambda: bot("master").think(Position("oware"), nodes=TRUE),
    lambda: bot("master").think(Position("oware"), seconds=TRUE),
    lambda: Tallies(ANY, 0, 0),
    lambda: Position(SEVEN),
    lambda: Position("oware", SEVEN),
    lambda: Position("oware").number_of(SEVEN),
    lambda: Position("oware").observation(HALF),
    lambda: Position("oware").drawing(colour=SEVEN),
    lambda: Game(SEVEN),
    lambda: Game("oware").record(players="ab"),
    lambda: Game("oware").record(players=[SEVEN, SEVEN]),
    lambda: Game("oware").record(date=SEVEN),
    lambda: tabuleiro.bots(SEVEN),
    lambda: tabuleiro.options(SEVEN),
    lambda: tabuleiro.rules(NOTHING),
    lambda: tabuleiro.puzzles(SEVEN),
    lambda: tabuleiro.language(SEVEN),
    lambda: tabuleiro.labels(SEVEN, []),
    lambda: tabuleiro.labels("oware", [], distances=SEVEN),
    lambda: tabuleiro.labels("oware", SEVEN),
    lambda: bot("master", game=SEVEN),
    lambda: bot("master").seeded(HALF),
    lambda: Batch(SEVEN, 1),
    lambda: Batch("oware", NOTHING),
    lambda: Batch("oware", "ab"),
    lambda: Batch("oware", [SEVEN]),
    lambda: Batch("oware", 1, dealt=SEVEN),
    lambda: Batch("oware", 1, keep_last=SEVEN),
    lambda: Batch("oware", 1).position(HALF),
    lambda: Batch("oware", 1).position(TRUE),
    lambda: Batch("oware", 1).reset(games=[HALF]),
    lambda: Game("oware").play(ANY),
    lambda: Game.from_position(ANY),
    lambda: Game.from_record(ANY),
    lambda: Game("oware").record(players=ANY),
    lambda: bot(NOTHING),
    lambda: bot("master", seed=HALF),
    lambda: bot("master").think(ANY),
    lambda: bot("master").think(Position("oware"), nodes=HALF),
    lambda: bot("master").think(Position("oware"), seconds=TEXT),
    lambda: analyse(TEXT),
    lambda: solve(NOTHING),
    lambda: tabuleiro.known(NOTHING),
]


@pytest.mark.parametrize(("ask", "sentence"), WRONG_VALUES)
@pytest.mark.parametrize("code", ["en", "pt"])
def test_wrong_values_are_told_in_a_sentence(ask: Callable[[], object], sentence: str, code: str) -> None:
    tabuleiro.language(code)
    with pytest.raises(ValueError) as told:
        ask()
    said = str(told.value)
    assert said and "python-" not in said and "table-" not in said and "{" not in said
    assert len(said) < 1_000, "what is repeated of the input is cut"
    if code == "en":
        assert sentence in said


@pytest.mark.parametrize(("ask", "sentence"), WRONG_PLACES)
def test_what_is_not_there_is_an_index_error(ask: Callable[[], object], sentence: str) -> None:
    with pytest.raises(IndexError, match=sentence):
        ask()


@pytest.mark.parametrize("ask", WRONG_TYPES)
@pytest.mark.parametrize("code", ["en", "pt"])
def test_wrong_types_are_type_errors_with_a_sentence(ask: Callable[[], object], code: str) -> None:
    tabuleiro.language(code)
    with pytest.raises(TypeError) as told:
        ask()
    said = str(told.value)
    # What the binding itself would say.
    assert said.endswith(".") and "object" not in said.replace("not object", "").replace("não object", ""), said
    assert "python-" not in said and "cast" not in said and "convert" not in said


def test_wrong_seconds_are_told_in_our_words() -> None:
    with pytest.raises(TypeError, match="“seconds” must be a number"):
        solve(Position("oware"), seconds=TEXT)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    for kind in (np.int8, np.uint8, np.int64, np.uint64):
        three: Any = kind(3)
        assert Position("otrio", players=three).seats == Game("otrio", players=three).seats == 3
        assert bot("master", seed=three).seed == len(Batch("oware", three)) == 3
    assert solve(Position("quantik"), seconds=10**400) == solve(Position("quantik"))


class Meddler:
    """A number that does something else when it is asked for."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act = act

    def __index__(self) -> int:
        self.act()
        return 2


def test_what_goes_wrong_in_the_users_own_number_is_told() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    mine = Meddler(fail)
    asks: list[Callable[[Any], object]] = [
        Position("oware").play,
        Position("oware").text_of,
        Position("oware").image,
        lambda given: Position("otrio", players=given),
        lambda given: bot("master", seed=given),
    ]
    for ask in asks:
        with pytest.raises(ZeroDivisionError):
            ask(mine)


def test_a_number_may_use_the_game_it_is_a_move_of() -> None:
    game = Game("oware")
    mine = Meddler(lambda: game.play("A") or game.play("c"))
    game.play(mine)
    assert game.moves == ["A", "c", "C"]


@pytest.mark.parametrize("game", tabuleiro.games())
def test_a_move_after_the_end_is_refused(game: str) -> None:
    played = Game(game)
    while not played.is_over:
        move = played.legal()[0]
        played.play(move)
    before = played.record()
    for again in (move, 0):
        with pytest.raises(ValueError):
            played.play(again)
    with pytest.raises(ValueError):
        bot("beginner").think(played)
    assert analyse(played) == [] and solve(played) is None and tabuleiro.known(played) is None
    assert played.record() == before


def test_a_refused_move_changes_nothing() -> None:
    game = Game("oware")
    game.play("A")
    with pytest.raises(ValueError):
        game.play("B")
    assert game.moves == ["A"] and game.turn == 1
