"""How the pictures of the tutorial look: two colours that nobody mixes up, few lines, and numbers where they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from tabuleiro import arena

#: Blue is good and orange is bad: told apart by everybody, and when printed in grey.
GOOD, BAD = "#1f5f99", "#e08a3c"
INK, SOFT, PALE = "#25313b", "#7b8791", "#eef1f3"


def pyplot() -> Any:
    """Matplotlib without a window, in the look of the tutorial."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    matplotlib.rcParams.update({"font.size": 10, "axes.titlesize": 11, "axes.titlelocation": "left", "axes.titlepad": 10})
    matplotlib.rcParams.update({"axes.spines.top": False, "axes.spines.right": False, "axes.edgecolor": SOFT})
    matplotlib.rcParams.update({key: INK for key in ("text.color", "axes.labelcolor", "xtick.color", "ytick.color")})
    return pyplot


def save(figure: Any, path: Path) -> None:
    """Writes a picture, the same bytes whenever the same is drawn."""
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=100, metadata={"Software": None}, pil_kwargs={"optimize": True})
    pyplot().close(figure)


def two_colours() -> Any:
    """From bad to good by way of nearly white."""
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("values", [BAD, "#f7f5f1", GOOD])


def draw_ladder(axes: Any, found: arena.Ladder, colour: str, label: str) -> None:
    """The share of points against every bot, and what a player of the rating that was found, give or take its error, would get."""
    ratings = [rung.rating for rung in found.rungs]
    axes.plot(ratings, [rung.match.score for rung in found.rungs], "o", color=colour, markersize=7, zorder=3, clip_on=False)
    against = np.linspace(min(ratings) - 60, max(ratings) + 60, 200)

    def expected(rating: float) -> Any:
        return 1 / (1 + 10 ** ((against - rating) / 400))

    axes.plot(against, expected(found.rating), color=colour, linewidth=1.5, label=f"{label}: {found.rating:.0f} ± {found.error:.0f}")
    low, high = expected(found.rating - found.error), expected(found.rating + found.error)
    axes.fill_between(against, low, high, color=colour, alpha=0.15, linewidth=0)
    axes.axhline(0.5, color=SOFT, linewidth=0.8, linestyle=":")
    axes.set(ylim=(0, 1), xlim=(against[0], against[-1]), ylabel="share of points")
    axes.set_xticks(ratings, [f"{rung.name} {rung.rating}" for rung in found.rungs], rotation=35, ha="right", rotation_mode="anchor")
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.legend(frameon=False, loc="upper right")
