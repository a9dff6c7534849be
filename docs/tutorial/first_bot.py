"""A first bot in ten lines, and how it does against the ladder's weakest players.

    python first_bot.py [FOLDER] [--games 40]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tabuleiro import Position, arena


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
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    names = [f"{rung.name}\n{rung.rating}" for rung in found.rungs]
    axes.bar(names, [rung.match.score for rung in found.rungs], color="#3b7a57")
    axes.axhline(0.5, color="grey", linewidth=1, linestyle="--")
    axes.set(ylim=(0, 1), ylabel="share of points", title=f"A first bot for Oware: {found.rating:.0f} ± {found.error:.0f} Elo")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def main(arguments: list[str] | None = None) -> arena.Ladder:
    """Plays, prints and draws."""
    parser = argparse.ArgumentParser(description="A first bot in ten lines.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("."), help="where the picture goes")
    parser.add_argument("--games", type=int, default=40, help="games against each level")
    given = parser.parse_args(arguments)
    found = arena.ladder(my_bot, game="oware", levels=LEVELS, games=given.games, seed=1)
    print(found)
    given.folder.mkdir(parents=True, exist_ok=True)
    picture(found, given.folder / "first_bot.png")
    return found


if __name__ == "__main__":
    main()
