"""Oolong, Quantik, Oware and Otrio: rules, players and exact values.

>>> import tabuleiro
>>> position = tabuleiro.Position("oware")
>>> while not position.is_over:
...     position = position.play(position.moves()[0])
>>> position.outcome
Outcome(winner=1, scores=(15, 27))
"""

from tabuleiro._core import (
    Batch,
    Bot,
    Game,
    Position,
    Tallies,
    __version__,
    analyse,
    bot,
    bots,
    games,
    known,
    labels,
    language,
    options,
    puzzles,
    rules,
    solve,
)
from tabuleiro._facts import (
    BotCard,
    Event,
    Judgement,
    Option,
    Outcome,
    Proven,
    Puzzle,
    Solution,
    Thought,
)
from tabuleiro._labels import Labels

__all__ = [
    "Batch",
    "Bot",
    "BotCard",
    "Event",
    "Game",
    "Judgement",
    "Labels",
    "Option",
    "Outcome",
    "Position",
    "Proven",
    "Puzzle",
    "Solution",
    "Tallies",
    "Thought",
    "__version__",
    "analyse",
    "arena",
    "bot",
    "bots",
    "games",
    "known",
    "labels",
    "language",
    "options",
    "puzzles",
    "rules",
    "solve",
    "ugi",
]

# They are made of all that stands above.
from tabuleiro import arena, ugi  # noqa: E402
