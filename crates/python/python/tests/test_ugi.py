"""Programs that speak UGI are players, functions can be such programs, and whatever goes wrong is told."""

from __future__ import annotations

import doctest
import io
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tabuleiro
from tabuleiro import Game, Position, _serve, arena, ugi
from tabuleiro.ugi import Failed, Program


def test_examples_run() -> None:
    assert doctest.testmod(ugi).failed == 0 and doctest.testmod(_serve).failed == 0


def program(path: Path, lines: str) -> list[str]:
    """A program of these lines, as a command."""
    file = path / "program.py"
    file.write_text(textwrap.dedent(lines))
    return [sys.executable, str(file)]


FIRST = "from tabuleiro import ugi\nugi.serve(lambda position: position.moves()[0], game={game!r}, name='first', **{options})\n"

#: A program that is well until its third question.
BROKEN = """
    import sys, time
    asked = 0
    for line in sys.stdin:
        if line.startswith("ugi\\n"):
            print("id name broken\\nugiok", flush=True)
        if line.startswith("go"):
            asked += 1
            if asked > 2:
                {fault}
            print("bestmove", "{move}", flush=True)
"""


@pytest.mark.parametrize("game", tabuleiro.games())
def test_a_program_plays_every_game(game: str, tmp_path: Path) -> None:
    with Program(program(tmp_path, FIRST.format(game=game, options={}))) as first:
        assert first.name == "first"
        played = Game(game)
        for _ in range(4):
            move = first.choose(played)
            assert move == played.legal()[0]
            played.play(move)
        assert first.choose(played.position) == played.legal()[0], "a position will do"
        alone = arena.play(first, "beginner", game=game, games=2, seed=1)
        assert alone == arena.play(lambda position: position.moves()[0], "beginner", game=game, games=2, seed=1)


def test_three_seats_and_options_reach_a_program(tmp_path: Path) -> None:
    with Program(program(tmp_path, FIRST.format(game="otrio", options={"players": 3}))) as first:
        found = arena.round_robin({"first": first, "b": "random", "c": "random"}, game="otrio", players=3, games=3)
    assert found["first"].games == 3 and not found["first"].forfeits
    with Program(program(tmp_path, FIRST.format(game="oware", options={})), options={"slam": "takes"}) as first:
        assert first.choose(Game("oware", slam="takes")) == "A"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [("sys.exit(1)", "has ended"), ("time.sleep(60)", "did not answer in time"), ("print('bestmove Z', flush=True)", "not a house")],
)
def test_what_a_program_does_wrong_loses_a_game_and_it_is_started_anew(fault: str, sentence: str, tmp_path: Path) -> None:
    # It plays A, and later whatever is wrong.
    command = program(tmp_path, BROKEN.format(fault=fault, move="A"))
    text = "8-0-0-0-0-0-0-0-0-0-0-8-16-16-S"
    with Program(command, seconds=0.05, patience=1.5) as broken:
        rules: dict[str, Any] = {"game": "oware", "text": text, "games": 1, "opening": 0}
        with pytest.raises((RuntimeError, ValueError)):
            arena.play(broken, lambda position: position.moves()[-1], **{**rules, "games": 4})
        match = arena.play(broken, lambda position: position.moves()[-1], forfeits=True, **{**rules, "games": 3})
        assert match.games == 3 and match.forfeits
        assert any(sentence in forfeit.why or "House" in forfeit.why for forfeit in match.forfeits)
        assert all("broken" in forfeit.why for forfeit in match.forfeits), "it is named"


def test_a_program_that_is_none_is_told(tmp_path: Path) -> None:
    for command in ("/no/such/program", "", [sys.executable, "-c", "pass"]):
        with pytest.raises(Failed) as told:
            Program(command, patience=20)
        assert not str(told.value).startswith("python-"), "a sentence and not its key"
    tabuleiro.language("pt")
    with pytest.raises(Failed, match="Não foi possível iniciar"):
        Program("/no/such/program")


def heard(player: Any, *lines: str, game: str = "oware", **options: Any) -> list[str]:
    output = io.StringIO()
    ugi.serve(player, game=game, lines=lines, output=output, **options)
    return output.getvalue().splitlines()


def first(position: Position) -> str:
    return position.moves()[0]


def test_a_served_function_answers_as_the_protocol_says() -> None:
    told = heard(first, "ugi", "isready", "query turn", "query seats", "query moves", "query gameover", "query result")
    assert told[:2] == ["id name first", "id author first"] and "ugiok" in told
    assert any(line.startswith("option name slam type combo default") for line in told)
    assert told[-6:] == [
        "readyok",
        "response 1",
        "response 2",
        "response A B C D E F",
        "response false",
        "response none",
    ]
    start = "position fen 4-4-0-5-5-5-5-4-4-4-4-4-0-0-N moves c"
    assert heard(first, start, "query position", "query p1turn", "go movetime 10") == [
        f"response {Position('oware').play('C').play('c')}",
        "response true",
        "bestmove A",
    ]
    over = "position fen 0-0-0-0-0-0-0-0-0-0-0-0-25-23-S"
    assert heard(first, over, "go", "query result", "query turn", "query gameover", "quit", "isready") == [
        "bestmove none",
        "response p1win",
        "response none",
        "response true",
    ]
    assert heard("steady", "go nodes 50", "uginewgame", "go movetime 5")[0].startswith("bestmove "), "bots can be served, too"
    assert heard(lambda position: 2, "go") == ["bestmove C"], "a number is a move"
    assert heard(arena.WithPast(lambda game: game.legal()[game.ply]), "position startpos moves A b", "go") == ["bestmove D"]
    assert heard(first, "setoption name slam value takes", "query position")[0].endswith("slam=takes")


@pytest.mark.parametrize(
    "player",
    [lambda position: 1 // 0, lambda position: "Z", lambda position: None, arena.WithPast(lambda game: "A" if game.undo() else "A")],
)
def test_a_served_function_that_fails_is_told_and_lives_on(player: Callable[[Any], Any], capfd: pytest.CaptureFixture[str]) -> None:
    told = heard(player, "position startpos moves A", "go", "isready")
    assert told[0].startswith("info string") and told[1:] == ["bestmove none", "readyok"]
    assert "Error" in capfd.readouterr().err, "where it happened is on standard error"


def test_lines_that_make_no_sense_change_nothing() -> None:
    nonsense = ["what", "position", "position fen", "position fen x", "position startpos moves Z", "query what", "setoption", "go nodes x", ""]
    told = heard(first, "position startpos moves A", *nonsense[:-2], "query position")
    assert told[-1] == f"response {Position('oware').play('A')}"
    assert all(line.startswith("info string ") for line in told[:-1]) and len(told) == len(nonsense) - 1


def test_what_a_served_function_prints_is_no_part_of_the_protocol(capsys: pytest.CaptureFixture[str]) -> None:
    def chatty(position: Position) -> str:
        print("bestmove F")
        return position.moves()[0]

    ugi.serve(chatty, game="oware", lines=["go"])
    said = capsys.readouterr()
    assert said.out == "bestmove A\n" and said.err == "bestmove F\n"
