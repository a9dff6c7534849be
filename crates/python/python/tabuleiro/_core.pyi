"""The inside of the package `tabuleiro`. Docstrings come from the module itself: `TABULEIRO_UPDATE=1` and the tests of the stubs
write them anew."""

from collections.abc import Callable, Iterable, Sequence
from typing import SupportsIndex, final, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tabuleiro._facts import BotCard, Event, Judgement, Option, Outcome, Proven, Puzzle, Solution, Thought
from tabuleiro._labels import Labels

__version__: str

def games() -> list[str]:
    """The names of all games.

    >>> games()[:4]
    ['oolong', 'quantik', 'oware', 'otrio']
    """
def options(game: str) -> list[Option]:
    """What can be chosen before a game begins.

    >>> [option.name for option in options("otrio")]
    ['players', 'colours']
    >>> options("otrio")[0].values
    ('2', '3', '4')
    """
def rules(game: str) -> str:
    """The rule book of a game, in Markdown and in the language of the moment.

    >>> rules("oware").splitlines()[0]
    '# Oware'
    """
def language(code: str | None = None) -> str:
    """The language of all sentences, errors included, in this process: "en" or "pt". Without an argument nothing changes.

    >>> language()
    'en'
    >>> language("pt")
    'pt'
    >>> Position("oware").play("a")
    Traceback (most recent call last):
        ...
    ValueError: A casa a é do Norte: o Sul semeia as casas de A a F.
    >>> language("en")
    'en'
    """
def say(key: str, /, **values: object) -> str:
    """A sentence of the package's own modules, in the language of the moment: the words stand in `words/`, under "python-" and the key.

    >>> from tabuleiro._core import say
    >>> say("number-least", name="games", least=1)
    '“games” must be 1 or more.'
    """
def bots(game: str) -> list[BotCard]:
    """The players of a game, weakest first, each with its measured strength.

    >>> [card.name for card in bots("oware")][:2]
    ['bot1', 'beginner']
    """
def bot(name: str, game: str | None = None, seed: int | None = None, threads: int | None = None) -> Bot:
    """The player of that name, of one game or of any that has it. Its random choices repeat with the seed and the number of moves that
    were played; on more than one thread they need not.

    >>> bot("master", game="oware")
    bot('master', game='oware', seed=0)
    """
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game: positions in which exactly one move reaches the goal, which is proven.

    >>> puzzle = puzzles("quantik")[0]
    >>> puzzle.goal, puzzle.solution[0] in puzzle.position.moves()
    ('win', True)
    """
def analyse(
    of: Position | Game, *, nodes: int | None = None, seconds: float | None = None, threads: int | None = None
) -> list[Judgement]:
    """Every legal move with what it is worth, best first. What is not known at once is searched, all moves sharing the nodes or the time in
    equal parts: 2 000 000 nodes if nothing else is said. When the game is over, there is nothing to list.

    >>> worst = analyse(Position("quantik"), nodes=1000)[-1]
    >>> worst.proven.value
    -1
    """
def solve(
    of: Position | Game, *, nodes: int | None = None, seconds: float | None = None, threads: int | None = None
) -> Solution | None:
    """The exact value with a line of best play, worked out now; None if that could not be had within the limits, if the game is over,
    or if nobody can solve it. Without limits it may take very long.

    >>> solve(Position("quantik")).proven
    Proven(value=-1, plies=10, margin=None)
    """
def known(of: Position | Game) -> Proven | None:
    """What a position or a game is proven to be worth for the seat to move, if that is known at once: from a table, a book or a short
    search. Endings of Oware have their margin: by how many seeds, when both play for as many as they can.

    >>> known(Position("quantik"))
    Proven(value=-1, plies=10, margin=None)
    >>> known(Position("oware")) is None
    True
    >>> known(Position("oware", "0-1-0-0-0-2-0-0-1-0-0-0-22-22-S"))
    Proven(value=-1, plies=None, margin=-4)
    """
def labels(
    game: str,
    positions: Iterable[Position | str],
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    threads: int | None = None,
    distances: bool = False,
) -> Labels:
    """What many positions are proven to be worth, each for its seat to move, as four arrays of their length: values (int8: 1 a win, 0 a
    draw, -1 a loss), plies (int16: how many moves until the end, -1 if that is not known), known (bool) and points (int16: how many
    points it ends with, -1 if that is not known). Positions are given as objects or as texts.

    What is not known at once is solved within so many nodes for each position, 100 000 if nothing else is said and none for 0; where
    that is too few, or the seconds for all together are over, known is False and the value 0. So it is of a game that is over, since
    nobody is to move there.

    Points are the seeds of Oware, known for its endings: what the seat to move has in the end, when both play for as many as they can.
    How long it takes to win or lose at Oware stands in no table. With distances it is searched for as well, within as many nodes
    again, and that takes far longer than to look a value up. There it is the soonest end without a position that comes back.

    All cores work on it, unless a number of threads is given, with the interpreter's lock released and Ctrl-C heeded. A position is
    taken as the first of its game, without a past.

    >>> start = Position("quantik")
    >>> found = labels("quantik", [start, str(start.play("A@a4"))])
    >>> found.values.tolist(), found.plies.tolist(), found.known.tolist()
    ([-1, 1], [10, 9], [True, True])
    >>> ending = "0-1-0-0-0-2-0-0-1-0-0-0-22-22-S"
    >>> found = labels("oware", [ending], distances=True)
    >>> found.values.tolist(), found.plies.tolist(), found.points.tolist()
    ([-1], [23], [22])
    """
@final
class Position:
    """A position of one of the games. It never changes: a move gives another one. It has no past, so rules about repetition do not
    speak of it; those are a Game's.

    Position(game) is where a game begins; a text of it is where that stands. Options are given by name, see options(); deal is the
    seed of what chance decides before the first move.

    >>> start = Position("oware")
    >>> start.moves()
    ['A', 'B', 'C', 'D', 'E', 'F']
    >>> after = start.play("C")
    >>> after, after.turn
    (Position('oware', '4-4-0-5-5-5-5-4-4-4-4-4-0-0-N'), 1)
    >>> Position("oware", str(after)) == after
    True
    >>> after.play("C")
    Traceback (most recent call last):
        ...
    ValueError: House C is South’s: North sows the houses a to f.
    """
    def __new__(
        cls, game: str, text: str | None = None, *, deal: int | None = None, **options: str | SupportsIndex
    ) -> Position: ...
    @property
    def game(self) -> str:
        """Which game it is."""
    @property
    def options(self) -> dict[str, str]:
        """The options it is played under, all of them."""
    @property
    def seats(self) -> int:
        """How many seats play.

        >>> Position("otrio", players=3).seats
        3
        """
    @property
    def turn(self) -> int | None:
        """Who must decide, counted from 0; None when the game is over."""
    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def verdict(self) -> str | None:
        """The result with its reason in a sentence; None while the game goes on."""
    def moves(self) -> list[str]:
        """The legal moves as texts, in the order of their numbers; none when the game is over."""
    def numbers(self) -> list[int]:
        """The numbers of the legal moves, ascending.

        >>> Position("oware").play(2).numbers()
        [6, 7, 8, 9, 10, 11]
        """
    def play(self, move: str | SupportsIndex, /) -> Position:
        """The position after a move, given by its text or its number.

        >>> Position("quantik").play("A@a4") == Position("quantik").play(0)
        True
        """
    def number_of(self, text: str, /) -> int:
        """The number of a move given by its text, legal here or not.

        >>> Position("oware").number_of("C")
        2
        """
    def text_of(self, number: SupportsIndex, /) -> str:
        """The text of a move given by its number, legal here or not.

        >>> Position("oware").text_of(2)
        'C'
        """
    @property
    def space(self) -> int:
        """How many numbers the moves of the game have: the length of legal_mask()."""
    @property
    def shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns of observation()."""
    def legal_mask(self) -> NDArray[np.bool_]:
        """True at the number of every legal move, False elsewhere: an array of bool.

        >>> Position("oware").legal_mask().nonzero()[0].tolist()
        [0, 1, 2, 3, 4, 5]
        """
    @property
    def high(self) -> tuple[int, ...]:
        """The highest number that can stand in each plane of observation().

        >>> Position("oware").high
        (48, 48, 1)
        """
    def observation(self, seat: SupportsIndex | None = None) -> NDArray[np.uint8]:
        """The position as planes of small numbers: an array of uint8. It is seen from the seat that must decide, or from any other that is
        given: what is its own comes first.

        >>> start = Position("oware")
        >>> start.observation().shape == start.shape
        True
        >>> after = start.play("C")
        >>> after.observation(seat=0)[0].tolist(), after.observation(seat=1)[0].tolist()
        ([[4, 4, 0, 5, 5, 5], [5, 4, 4, 4, 4, 4]], [[5, 4, 4, 4, 4, 4], [4, 4, 0, 5, 5, 5]])
        """
    def symmetries(self) -> list[Position]:
        """The position as it looks under every symmetry of the game, itself first.

        >>> len(Position("oolong").symmetries())
        8
        """
    def image(self, symmetry: SupportsIndex, /) -> Position:
        """The position as it looks under a symmetry, by its index in symmetries()."""
    @overload
    def image_move(self, move: str, symmetry: SupportsIndex, /) -> str: ...
    @overload
    def image_move(self, move: SupportsIndex, symmetry: SupportsIndex, /) -> int: ...
    def canonical(self) -> Position:
        """The first of all its images: the same for all positions that are alike.

        >>> start = Position("quantik")
        >>> len(start.moves()), len({start.play(move).canonical() for move in start.moves()})
        (64, 1)
        """
    def drawing(self, *, colour: bool = False) -> str:
        """The board drawn with letters, as wide as a terminal; with colours, if that is wished for.

        >>> print(Position("oware").drawing())
                  f     e     d     c     b     a       North 0
             ╭───────────────────────────────────────╮
           ← │    4     4     4     4     4     4    │
             ├────6─────5─────4─────3─────2─────1────┤
             │    4     4     4     4     4     4    │ →
             ╰───────────────────────────────────────╯
                  A     B     C     D     E     F       South 0
        """
    def _repr_html_(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Position], tuple[str, str]]: ...

@final
class Game:
    """A game being played: its position now and all that came before, so that a position that has come back can end it.

    >>> game = Game("oware")
    >>> for move in ["A", "c", "B"]:
    ...     game.play(move)
    >>> game.moves, game.turn
    (['A', 'c', 'B'], 1)
    >>> game.undo()
    True
    >>> Game.from_record(game.record()).position == game.position
    True
    """
    def __new__(
        cls, game: str, text: str | None = None, *, deal: int | None = None, **options: str | SupportsIndex
    ) -> Game: ...
    @classmethod
    def from_position(cls, position: Position) -> Game:
        """A game that begins at a position.

        >>> Game.from_position(Position("oware").play("C")).turn
        1
        """
    @classmethod
    def from_record(cls, text: str) -> Game:
        r"""A game from its record, in our form or in another program's that we speak. Every move of it is checked, those of variations
        too, and so is its result.

        >>> Game.from_record('[Game "oware"]\n[Result "*"]\n\n1. A 2. c *').moves
        ['A', 'c']
        """
    def record(self, *, players: Sequence[str] | None = None, date: str | None = None) -> str:
        """The record of the game as text. Names of players and the date are those of the record it came from, unless others are given.

        >>> print(Game("quantik").record(players=["Ana", "Rui"]))
        [Game "quantik"]
        [Seat1 "Ana"]
        [Seat2 "Rui"]
        [Result "*"]
        <BLANKLINE>
        *
        <BLANKLINE>
        """
    @property
    def game(self) -> str:
        """Which game it is."""
    @property
    def seats(self) -> int:
        """How many seats play."""
    @property
    def turn(self) -> int | None:
        """Who must decide, counted from 0; None when the game is over."""
    @property
    def position(self) -> Position:
        """The position now."""
    def positions(self) -> list[Position]:
        """Every position from the first to the one now."""
    @property
    def moves(self) -> list[str]:
        """The moves that were played."""
    @property
    def ply(self) -> int:
        """How many moves were played."""
    def legal(self) -> list[str]:
        """The moves that are legal now, as texts in the order of their numbers; none when the game is over."""
    def play(self, move: str | SupportsIndex, /) -> None:
        """Plays a move, given by its text or its number."""
    def undo(self) -> bool:
        """Takes the last move back; False if there is none."""
    @property
    def outcome(self) -> Outcome | None:
        """The result by the rules, repetition included, or as the record had it; None while the game goes on."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def verdict(self) -> str | None:
        """The result with its reason in a sentence; None while the game goes on."""
    def events(self) -> list[Event]:
        """What happened: every move that was played, in sentences.

        >>> game = Game("oware")
        >>> game.play("F")
        >>> event = game.events()[0]
        >>> event.ply, event.seat, event.move, len(event.steps)
        (1, 0, 'F', 4)
        """
    def drawing(self, *, colour: bool = False) -> str:
        """The board drawn with letters, as wide as a terminal; with colours, if that is wished for."""
    def _repr_html_(self) -> str: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: object) -> Game: ...
    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]: ...

@final
class Bot:
    """A named player. It holds nothing but its name and its seed, so that any number of threads may ask it at once.

    >>> steady = bot("steady", seed=7)
    >>> thought = steady.think(Position("oware"), nodes=2000)
    >>> thought.best in Position("oware").moves()
    True
    >>> thought == steady.think(Position("oware"), nodes=2000)
    True
    """
    @property
    def name(self) -> str:
        """Its name."""
    @property
    def game(self) -> str | None:
        """The game it plays; None if it plays any that has a player of its name."""
    @property
    def seed(self) -> int:
        """Its seed."""
    def seeded(self, seed: SupportsIndex, /) -> Bot:
        """The same player with another seed.

        >>> bot("master", game="oware").seeded(7)
        bot('master', game='oware', seed=7)
        """
    def think(
        self, of: Position | Game, *, nodes: int | None = None, seconds: float | None = None
    ) -> Thought:
        """What it would play, and what it thinks of the position. A position is thought about without a past, a game with it.

        Without nodes and seconds it thinks as long as it does in a game; with either, no longer than that. The interpreter's lock
        is released, and Ctrl-C heeded.

        >>> thought = bot("perfect").think(Position("quantik"))
        >>> thought.proven.value, thought.best == thought.line[0]
        (-1, True)
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Callable[..., Bot], tuple[str, str | None, int, int]]: ...

@final
class Batch:
    """Many games of one kind, each going on by itself: one that ends begins anew at once. How they stand is in arrays that are made
    once and written in place, so whoever wants to keep what they show must copy it.

    So many games as a number says, or one for each of several positions (or their texts), at which it begins, and begins anew. Every game
    has its own source of randomness, made from the seed and its index: nothing depends on how many threads do the work, which are as
    many as are worth it if nothing is said. A text is where all games begin. If they are dealt, chance decides for each of them
    what it may decide before the first move. With keep_last the last position of a game that has ended can be seen. Options are
    given by name, see options().

    >>> batch = Batch("oware", 3, seed=7)
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((3, 3, 2, 6), (3, 12), (3, 2))
    >>> batch.step([0, 1, 2])
    >>> batch.turns.tolist(), batch.masks[0].nonzero()[0].tolist()
    ([1, 1, 1], [6, 7, 8, 9, 10, 11])
    >>> batch.step([6, 7, 0])
    Traceback (most recent call last):
        ...
    ValueError: The game at index 2: House A is South’s: North sows the houses a to f.
    >>> start = Position("oware")
    >>> Batch("oware", [start.play(move) for move in start.moves()]).turns.tolist()
    [1, 1, 1, 1, 1, 1]

    It can be copied and pickled, and then goes on as the other one would have. The lock of the interpreter is released while games are
    stepped. Nobody else may use the arrays meanwhile: a second thread that steps the same batch is refused.
    """
    def __new__(
        cls,
        game: str,
        games: SupportsIndex | Iterable[Position | str],
        *,
        seed: SupportsIndex | None = None,
        threads: int | None = None,
        text: str | None = None,
        dealt: bool = False,
        keep_last: bool = False,
        **options: str | SupportsIndex,
    ) -> Batch: ...
    def step(self, actions: ArrayLike, /) -> None:
        """Makes a move in every game, given by its number: an array of whole numbers, one for each game. If any move is refused, nothing
        changes in any game, nor in the arrays.
        """
    def random_step(self) -> None:
        """Makes a random legal move in every game; which it was is in actions.

        >>> batch = Batch("quantik", 2, seed=1)
        >>> legal = batch.masks.copy()
        >>> batch.random_step()
        >>> bool(legal[0, batch.actions[0]]), batch.plies.tolist()
        (True, [1, 1])
        """
    def random_steps(self, steps: int, /) -> Tallies:
        """Makes so many random legal moves in every game; what came of the games that ended. The arrays are as after the last of as many
        random_step(). Ctrl-C is heeded.

        >>> Batch("oware", 10, seed=1).random_steps(100).steps
        1000
        """
    def playouts(self, games: int, seed: int | None = None) -> Tallies:
        """Plays so many other games from the first move to the end, with random legal moves; the games of the batch stay as they are. The
        same number of games with the same seed always ends alike. Ctrl-C is heeded.

        >>> Batch("quantik", 1).playouts(1000, seed=1).draws
        0
        """
    def reset(self, seed: int | None = None, *, games: ArrayLike | None = None) -> None:
        """Begins every game anew; with a seed, the sources of randomness as well. Or begins only some games anew, given by their indices or
        by a truth value for each: in the arrays nothing else changes.

        >>> batch = Batch("oware", 2)
        >>> batch.random_step()
        >>> batch.reset(games=[1])
        >>> batch.plies.tolist()
        [1, 0]
        >>> batch.reset(seed=5)
        >>> batch.plies.tolist()
        [0, 0]
        """
    def position(self, index: SupportsIndex, /) -> Position:
        """The position of a game, by its index.

        >>> Batch("oware", 2).position(1) == Position("oware")
        True
        """
    @property
    def game(self) -> str:
        """Which game it is."""
    @property
    def seats(self) -> int:
        """How many seats play."""
    @property
    def space(self) -> int:
        """How many numbers the moves of the game have."""
    @property
    def shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns of an observation."""
    @property
    def observations(self) -> NDArray[np.uint8]:
        """What is seen of each game from the seat that must decide: (games, planes, rows, columns), uint8."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """True at the number of each legal move: (games, space), bool."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """For each seat 1 if it has just won, -1 if another has, else 0: (games, seats), float32."""
    @property
    def dones(self) -> NDArray[np.uint8]:
        """1 where a game has just ended and another begun, 2 where it was broken off as a draw at its limit of moves, else 0:
        (games,), uint8.
        """
    @property
    def turns(self) -> NDArray[np.uint8]:
        """Who must decide, counted from 0: (games,), uint8."""
    @property
    def plies(self) -> NDArray[np.uint32]:
        """How many moves have been made since each game began: (games,), uint32."""
    @property
    def actions(self) -> NDArray[np.uint16]:
        """The moves that were made last, by their numbers: (games,), uint16."""
    @property
    def last_observations(self) -> NDArray[np.uint8]:
        """What was seen of each game that has just ended, in its last position and from the seat whose turn it would have been; where dones
        is 0, what stood there before. Only with keep_last: (games, planes, rows, columns), uint8.

        >>> batch = Batch("quantik", 1, keep_last=True)
        >>> while not batch.dones[0]:
        ...     batch.random_step()
        >>> bool(batch.last_observations[0].sum() > 4), int(batch.observations[0].sum())
        (True, 0)
        """
    @property
    def last_turns(self) -> NDArray[np.uint8]:
        """From which seat that is seen, likewise: (games,), uint8."""
    def __len__(self) -> int: ...
    def __copy__(self) -> Batch: ...
    def __deepcopy__(self, _memo: object) -> Batch: ...
    @staticmethod
    def _resumed(
        game: str, saved: str, threads: int, keep_last: bool, arrays: tuple[NDArray[np.generic], ...]
    ) -> Batch: ...
    def __reduce__(
        self,
    ) -> tuple[Callable[..., Batch], tuple[str, str, int, bool, tuple[NDArray[np.generic], ...]]]: ...

@final
class Tallies:
    """What came of games that were played to their end.

    >>> tallies = Batch("oware", 1).playouts(100, seed=3)
    >>> tallies.games, tallies == Batch("oware", 1).playouts(100, seed=3)
    (100, True)
    """
    def __new__(cls, wins: Sequence[SupportsIndex], draws: SupportsIndex, steps: SupportsIndex) -> Tallies: ...
    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each seat won."""
    @property
    def draws(self) -> int:
        """How many games nobody won."""
    @property
    def steps(self) -> int:
        """How many moves were made, those of games that go on included."""
    @property
    def games(self) -> int:
        """How many games have ended."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Tallies], tuple[tuple[int, ...], int, int]]: ...
