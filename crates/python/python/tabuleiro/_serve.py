"""A function as a program that speaks UGI."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable
from contextlib import redirect_stdout
from typing import Any, TextIO

import tabuleiro._core as core
from tabuleiro._core import Game, say
from tabuleiro._seated import Limits, Player, seated


def serve(
    player: Player,
    *,
    game: str,
    name: str | None = None,
    author: str = "",
    lines: Iterable[str] | None = None,
    output: TextIO | None = None,
    **options: str | int,
) -> None:
    """Answers as an engine of a game on standard input and output, until it is told to quit: so a function of a position (or whatever plays
    in the arena) plays at every table that takes programs, such as `tabuleiro duel oware "python3 my_bot.py" keen`.

    What the function prints goes to standard error. If it fails, or gives back what is no move, that is said in an `info string`, and the
    answer is `bestmove none`. Options are the game's.

    >>> serve(lambda position: position.moves()[-1], game="oware", lines=["position startpos moves A", "go", "quit"])
    bestmove f
    """
    called = name or getattr(player, "__name__", None) or type(player).__name__
    engine = _Engine(player, game, called, author, dict(options), sys.stdout if output is None else output)
    for line in sys.stdin if lines is None else lines:
        if not engine.heard(line):
            return


class _Engine:
    """What is known of the game, and who answers."""

    def __init__(self, player: Player, game: str, name: str, author: str, options: dict[str, Any], output: TextIO) -> None:
        self._player, self._game, self._name, self._author = player, game, name, author
        self._options, self._output = options, output
        self._played = Game(game, **options)

    def heard(self, line: str) -> bool:
        """Does what a line says; False if that is to end."""
        first, _, rest = line.strip().partition(" ")
        answer = getattr(self, f"_hear_{first}", None)
        if first == "quit":
            return False
        try:
            if answer is not None:
                answer(rest.strip())
            elif first:
                self._say("info string " + say("ugi-unknown", line=line.strip()[:60]))
        except (ValueError, TypeError) as error:
            self._say("info string " + " ".join(str(error).split()))
        return True

    def _say(self, line: str) -> None:
        print(line, file=self._output, flush=True)

    def _hear_ugi(self, _: str) -> None:
        self._say(f"id name {self._name}")
        self._say(f"id author {self._author or self._name}")
        for option in core.options(self._game):
            values = "".join(f" var {value}" for value in option.values)
            self._say(f"option name {option.name} type {'combo' if values else 'string'} default {option.default}{values}")
        self._say("ugiok")

    def _hear_isready(self, _: str) -> None:
        self._say("readyok")

    def _hear_uginewgame(self, _: str) -> None:
        self._played = Game(self._game, **self._options)

    def _hear_setoption(self, rest: str) -> None:
        name, _, value = rest.removeprefix("name ").partition(" value ")
        changed: dict[str, Any] = {**self._options, name.strip(): value.strip()}
        self._played = Game(self._game, **changed)
        self._options = changed

    def _hear_position(self, rest: str) -> None:
        place, _, moves = rest.partition(" moves ")
        kind, _, text = place.partition(" ")
        if kind not in ("startpos", "fen"):
            raise ValueError(say("ugi-unknown", line=f"position {rest}"[:60]))
        played = Game(self._game, **self._options) if kind == "startpos" else Game(self._game, text)
        for move in moves.split():
            played.play(move)
        self._played = played

    def _hear_go(self, rest: str) -> None:
        if self._played.is_over:
            self._say("bestmove none")
            return
        try:
            with redirect_stdout(sys.stderr):
                table = Game.from_record(self._played.record())
                move = seated(self._player, 0, self._game, self._played.ply, _limits(rest)).choose(table)
                text = move if isinstance(move, str) else self._played.position.text_of(move)  # type: ignore[arg-type]
                # A move that the rules refuse is a mistake as well.
                Game.from_record(self._played.record()).play(text)
        except Exception as error:
            traceback.print_exc()
            self._say("info string " + " ".join(f"{type(error).__name__}: {error}".split()))
            text = "none"
        self._say(f"bestmove {text}")

    def _hear_stop(self, _: str) -> None:
        """A thought has ended before the next line is read."""

    def _hear_query(self, what: str) -> None:
        played, position = self._played, self._played.position
        turn = played.turn
        answers = {
            "gameover": str(played.is_over).lower(),
            "p1turn": str(turn == 0).lower(),
            "turn": "none" if turn is None else str(turn + 1),
            "seats": str(played.seats),
            "result": _result(played),
            "moves": " ".join(sorted(played.legal())),
            "position": str(position),
        }
        if what not in answers:
            raise ValueError(say("ugi-unknown", line=f"query {what}"[:60]))
        self._say(f"response {answers[what]}".rstrip())


def _result(played: Game) -> str:
    outcome = played.outcome
    if outcome is None:
        return "none"
    return "draw" if outcome.winner is None else f"p{outcome.winner + 1}win"


def _limits(rest: str) -> Limits:
    """What a line of `go` allows, for players that heed it."""
    words = rest.split()
    said = {word: value for word, value in zip(words, words[1:], strict=False) if value.isdigit()}
    time = int(said["movetime"]) / 1000 if "movetime" in said else None
    return Limits(time or None, int(said["nodes"]) or None if "nodes" in said else None)


