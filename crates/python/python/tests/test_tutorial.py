"""The programs of the tutorial run, draw their pictures, and show what they say they show."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import tabuleiro
from tabuleiro import Position, arena

FOLDER = Path(__file__).parents[4] / "docs" / "tutorial"

pytestmark = pytest.mark.skipif(not FOLDER.exists(), reason="only in the project's tree")


@pytest.fixture
def tutorial(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """The program that a test is about."""
    pytest.importorskip("matplotlib")
    monkeypatch.syspath_prepend(str(FOLDER))
    # What Python keeps of compiled programs does not belong among them.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    name: str = request.param
    for module in (name, "plots"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return __import__(name)


def is_picture(path: Path) -> bool:
    return path.read_bytes().startswith(b"\x89PNG") and path.stat().st_size > 5_000


@pytest.mark.parametrize("tutorial", ["first_bot"], indirect=True)
def test_a_first_bot_beats_the_beginner(tutorial: ModuleType, tmp_path: Path) -> None:
    found = tutorial.main([str(tmp_path / "new"), "--games", "6"])
    assert found.rungs[0].name == "beginner" and found.rungs[0].match.score > 0.5
    assert is_picture(tmp_path / "new" / "first_bot.png")


@pytest.mark.parametrize("tutorial", ["learner"], indirect=True)
def test_the_learner_draws_what_it_did(tutorial: ModuleType, tmp_path: Path) -> None:
    before, after = tutorial.main([str(tmp_path), "--training", "60", "--games", "4"])
    assert [rung.name for rung in before.rungs] == [rung.name for rung in after.rungs]
    assert is_picture(tmp_path / "learner.png")


@pytest.mark.parametrize("tutorial", ["learner"], indirect=True)
def test_the_learner_learns(tutorial: ModuleType) -> None:
    asked = tutorial.questions(150, random.Random(2))
    for question in asked[:20]:
        known = tabuleiro.known(question.position)
        assert known is not None and known.value == 1
    learner = tutorial.Learner(random.Random(1))
    curve = tutorial.trained(learner, 1000, asked)
    assert curve[-1][1] > max(curve[0][1], tutorial.by_chance(asked)), "in positions it has not seen"
    untrained = tutorial.Learner(random.Random(1))
    assert arena.play(learner, untrained, game="quantik", games=60, seed=1).score > 0.6


@pytest.mark.parametrize("tutorial", ["learner"], indirect=True)
def test_the_learner_sees_what_is_alike_alike(tutorial: ModuleType) -> None:
    position, rng = Position("quantik"), random.Random(4)
    for _ in range(5):
        position = position.play(rng.choice(position.moves()))
    seen = np.sort(tutorial.seen(position.symmetries()), axis=1)
    assert (seen == seen[0]).all()


@pytest.mark.parametrize("tutorial", ["lengths"], indirect=True)
def test_short_endings_have_lengths(tutorial: ModuleType) -> None:
    shares = tutorial.main(["--boards", "12", "--nodes", "3000"])
    assert len(shares) == 6 and shares[0] > shares[-1]


@pytest.mark.parametrize("page", ["python.md", "tutorial/README.md"])
def test_the_pictures_in_the_tree_are_shown(page: str) -> None:
    path = FOLDER.parent / page
    shown = {(path.parent / name).resolve() for name in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", path.read_text())}
    kept = set(FOLDER.resolve().glob("*.png"))
    assert len(kept) == 4 and shown == kept, "every picture has its words, too, for who does not see it"
    assert all(is_picture(picture) and picture.stat().st_size < 100_000 for picture in kept)


@pytest.mark.parametrize("tutorial", ["values"], indirect=True)
def test_the_same_picture_is_the_same_file(tutorial: ModuleType, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        tutorial.main([str(tmp_path / folder), "--seeds", "2"])
    for name in ("values_quantik.png", "values_oware.png"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


@pytest.mark.parametrize("tutorial", ["values"], indirect=True)
def test_values_are_drawn_and_exact(tutorial: ModuleType, tmp_path: Path) -> None:
    tutorial.main([str(tmp_path), "--seeds", "3"])
    assert is_picture(tmp_path / "values_quantik.png") and is_picture(tmp_path / "values_oware.png")
    position, values, plies = tutorial.replies("A@a4")
    known = tabuleiro.known(position)
    # Quantik is won by who moves second, in ten moves.
    assert known is not None and np.nanmax(values) == known.value == 1
    assert plies[values == 1].min() == known.plies
    table = tutorial.endings(2)
    assert table.shape == (3, 3) and np.nanmin(table) >= -1 and np.nanmax(table) <= 1
    assert (np.diff(table[:, 1]) >= 0).all(), "a greater lead is never worth less"
    # What follows from points is what the values themselves say.
    boards = [board for board in tutorial.spread(2, 12) if sum(board[:6]) == 1]
    for row, south in enumerate((22, 23, 24)):
        found = tabuleiro.labels("oware", ["-".join(map(str, (*board, south, 46 - south))) + "-S" for board in boards])
        assert table[row, 1] == pytest.approx(found.values[found.known].mean())


def test_stable_baselines_learns_with_our_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    match = __import__("maskable_ppo").main(["--steps", "4096", "--games", "20"])
    assert match.games == 20 and not match.forfeits
