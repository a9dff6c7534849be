"""An outside program that speaks UGI, as a player."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import TracebackType
from typing import IO, NoReturn

from tabuleiro._core import Game, Position, say

#: How long a program may think if nobody says otherwise.
_USUAL_SECONDS = 1.0
#: How long a program that has done nothing wrong may take to end when it is told to.
_FAREWELL = 0.5
#: So many lines of a program wait to be read; one that says more is held up by its own output.
_UNREAD = 10_000


class Failed(RuntimeError):
    """A program did not start, ended, kept silent or said something that is no move."""


class Program:
    """A program that speaks UGI, by its command line. It is started at once, and ended by `close()`, at the end of a `with` block, or with
    the interpreter.

    For every move it is told the whole game, and may think for so many seconds or nodes: a second if nothing is said. Its options are set
    as soon as it has introduced itself. What it does wrong, such as saying nothing for longer than `patience` seconds beyond its time, is
    `Failed`; then it is ended, and started anew for the next game.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        options: Mapping[str, str | int] | None = None,
        patience: float = 10.0,
    ) -> None:
        """Starts it, and waits until it has introduced itself."""
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        """The program and its arguments."""
        self._seconds, self._nodes, self._patience = seconds, nodes, patience
        self._options = dict(options or {})
        self._child: subprocess.Popen[str] | None = None
        self.name = " ".join(self.command)
        """What it calls itself."""
        self._start()

    def begin(self) -> None:
        """Says that a new game begins; starts the program anew if it had failed."""
        if self._child is None or self._child.poll() is not None:
            self._start()
        self._tell("uginewgame")

    def choose(self, game: Game | Position, *, seconds: float | None = None, nodes: int | None = None) -> str:
        """The move it plays, within its own limits or these."""
        if seconds is None and nodes is None:
            seconds, nodes = self._seconds, self._nodes
        if seconds is None and nodes is None:
            seconds = _USUAL_SECONDS
        if isinstance(game, Position):
            game = Game.from_position(game)
        first = str(game.positions()[0])
        self._tell(" ".join(["position fen", first, *(["moves", *game.moves] if game.moves else [])]))
        limits = [f"movetime {round(1000 * seconds)}"] if seconds is not None else []
        limits += [f"nodes {nodes}"] if nodes is not None else []
        self._tell(" ".join(["go", *limits]))
        return self._await("bestmove", (seconds or 0.0) + self._patience)

    def close(self) -> None:
        """Ends it."""
        child, self._child = self._child, None
        if child is None:
            return
        with suppress(OSError, ValueError):
            if child.stdin is not None:
                child.stdin.write("quit\n")
                child.stdin.close()
        try:
            child.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()

    def _start(self) -> None:
        self.close()
        pipe = subprocess.PIPE
        try:
            self._child = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError, IndexError) as error:
            raise Failed(say("ugi-start", program=self.name, why=str(error))) from None
        self._heard: queue.Queue[str | None] = queue.Queue(_UNREAD)
        assert self._child.stdout is not None
        threading.Thread(target=_listen, args=(self._child.stdout, self._heard), daemon=True).start()
        self._tell("ugi")
        self._await("ugiok", self._patience)
        for name, value in self._options.items():
            self._tell(f"setoption name {name} value {value}")

    def _tell(self, line: str) -> None:
        child = self._child
        try:
            if child is None or child.stdin is None:
                raise OSError
            child.stdin.write(line + "\n")
            child.stdin.flush()
        except (OSError, ValueError):
            self._fail(say("ugi-ended", program=self.name))

    def _await(self, word: str, seconds: float) -> str:
        """What stands behind a word at the beginning of a line, as soon as there is one."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                self._fail(say("ugi-silent", program=self.name))
            if line is None:
                self._fail(say("ugi-ended", program=self.name))
            if line.startswith("id name "):
                self.name = line.removeprefix("id name ").strip()[:40]
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.split(" ")[0]

    def _fail(self, told: str) -> NoReturn:
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.wait()
        raise Failed(told)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_child", None) is not None:
            self.close()

    def __repr__(self) -> str:
        return f"Program({shlex.join(self.command)!r})"


def _listen(output: IO[str], heard: queue.Queue[str | None]) -> None:
    """Hands on what a program says, until it ends."""
    with suppress(OSError, ValueError):
        for line in output:
            heard.put(line)
    heard.put(None)
