"""A first bot in ten lines, and how it does against the ladder's weakest players.

    python first_bot.py [FOLDER] [--games 40]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import plots
from tabuleiro import Position, arena

#: Whom it meets.
LEVELS = ["beginner", "casual", "keen", "steady", "strong"]


# The ten lines. A bot is a function from a position to one of its moves.
def lead(position: Position, seat: int) -> int:
    """How many seeds more than the other a seat has captured: they stand in the text of the position."""
    captured = [int(number) for number in str(position).split("-")[12:14]]
    return captured[seat] - captured[1 - seat]


def my_bot(position: Position) -> str:
    """Captures what it can, but looks at the opponent's best reply first."""

    def after_reply(move: str) -> int:
        after = position.play(move)
        replies = [after.play(reply) for reply in after.moves()] or [after]
        return min(lead(reply, seat) for reply in replies)

    seat = position.turn or 0
    return max(position.moves(), key=after_reply)


def picture(found: arena.Ladder, path: Path) -> None:
    """The share of points against every level."""
    figure, axes = plots.pyplot().subplots(figsize=(6.5, 3.8), layout="constrained")
    plots.draw_ladder(axes, found, plots.GOOD, "the first bot")
    axes.set_title(f"Ten lines of Oware against the ladder: {found.rungs[0].match.games} games a level")
    plots.save(figure, path)


def main(arguments: list[str] | None = None) -> arena.Ladder:
    """Plays, prints and draws."""
    parser = argparse.ArgumentParser(description="A first bot in ten lines.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("."), help="where the picture goes")
    parser.add_argument("--games", type=int, default=40, help="games against each level")
    given = parser.parse_args(arguments)
    found = arena.ladder(my_bot, game="oware", levels=LEVELS, games=given.games, seed=1)
    print(found)
    picture(found, given.folder / "first_bot.png")
    return found


if __name__ == "__main__":
    main()
