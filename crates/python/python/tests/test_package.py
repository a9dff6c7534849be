"""The wheel says what it is, and brings its licences."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

TREE = Path(__file__).parents[4]
LICENCES = ["LICENSE-MIT", "LICENSE-APACHE"]


@pytest.fixture
def installed() -> metadata.Distribution:
    return metadata.distribution("tabuleiro")


@pytest.mark.skipif(not (TREE / LICENCES[0]).exists(), reason="only in the project's tree")
@pytest.mark.parametrize("name", LICENCES)
def test_licences_are_those_of_the_project(installed: metadata.Distribution, name: str) -> None:
    assert installed.read_text(f"licenses/{name}") == (TREE / name).read_text()


def test_the_metadata_are_whole(installed: metadata.Distribution) -> None:
    said = installed.metadata
    assert said["License-Expression"] == "MIT OR Apache-2.0" and said.get_all("License-File") == LICENCES
    assert said["Requires-Python"] == ">=3.10" and "Typing :: Typed" in (said.get_all("Classifier") or [])
    assert set(said.get_all("Provides-Extra") or []) == {"pettingzoo", "gymnasium", "openspiel"}
    assert "# tabuleiro" in str(said), "the page of a package index"
    needed = [one for one in installed.requires or [] if "extra ==" not in one]
    assert len(needed) == 1 and needed[0].startswith("numpy")
