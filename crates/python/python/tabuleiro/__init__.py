"""Oolong, Quantik, Oware and Otrio: rules, players and exact values.

>>> import tabuleiro
>>> position = tabuleiro.Position("oware")
>>> while not position.is_over:
...     position = position.play(position.moves()[0])
>>> position.outcome.winner
1
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
]
