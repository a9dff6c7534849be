"""Whatever the package says in a sentence, it says in both languages: no module of Python's raises words of its own."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import tabuleiro
from tabuleiro import _core, arena
from tabuleiro._core import say

CRATE = Path(__file__).parents[2]
INSTALLED = Path(tabuleiro.__file__).parent
MODULES = sorted(INSTALLED.rglob("*.py"))

in_the_tree = pytest.mark.skipif(not (CRATE / "words").exists(), reason="only in the project's tree")


def words(code: str) -> dict[str, set[str]]:
    """Every sentence of a language, by its key, with the values that are filled in."""
    lines = (CRATE / "words" / f"{code}.ftl").read_text().splitlines()
    pairs = [line.partition(" = ") for line in lines if line and not line.startswith("#")]
    assert len({key for key, *_ in pairs}) == len(pairs), "no key stands there twice"
    return {key: set(re.findall(r"\{ \$(\w+) \}", text)) for key, _, text in pairs}


def called(node: ast.AST) -> str:
    """The name of what is called; empty if it is no call by name."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def said(path: Path) -> Iterator[ast.Call]:
    """Every sentence that a module has said."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and called(node) == "say":
            yield node


def bare(node: ast.AST) -> Iterator[str]:
    """Words with a space beside them that stand in an expression, but not inside a sentence of ours."""
    if called(node) == "say":
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.search(r"\w\W* | \W*\w", node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from bare(child)


def raised(path: Path) -> list[str]:
    """What a module raises in words of its own, with the number of the line."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Raise) and node.exc]
    return [f"{node.lineno}: {text}" for node in nodes for text in bare(node)]


def name(path: Path) -> str:
    return str(path.relative_to(INSTALLED))


@in_the_tree
def test_both_languages_have_the_same_sentences() -> None:
    english, portuguese = words("en"), words("pt")
    assert list(english) == list(portuguese) and english == portuguese


@in_the_tree
@pytest.mark.parametrize("path", MODULES, ids=name)
def test_every_sentence_is_there_with_its_values(path: Path) -> None:
    there = words("en")
    for call in said(path):
        key = call.args[0]
        assert isinstance(key, ast.Constant), "so that the key can be found"
        assert {keyword.arg for keyword in call.keywords} == there[f"python-{key.value}"], key.value


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_nothing_is_raised_in_words_of_its_own(path: Path) -> None:
    assert raised(path) == []


@in_the_tree
def test_every_sentence_is_said_somewhere() -> None:
    keys = {f"python-{call.args[0].value}" for path in MODULES for call in said(path) if isinstance(call.args[0], ast.Constant)}
    keys |= set(re.findall(r'"(python-[a-z-]+)"', "".join(path.read_text() for path in (CRATE / "src").rglob("*.rs"))))
    assert keys >= set(words("en"))


def test_the_search_for_bare_words_finds_them(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text('raise ValueError(f"no {game} here")\nraise ValueError(say("number", name="a b"))\nraise TypeError(name)\n')
    assert [text.partition(":")[0] for text in raised(path)] == ["1", "1"]


def test_sentences_follow_the_language() -> None:
    example = doctest.DocTestParser().get_doctest(_core.say.__doc__ or "", {}, "say", None, None)
    assert example.examples and doctest.DocTestRunner().run(example).failed == 0
    assert say("arena-seats", seats=3) == "A match is between two players, but here 3 seats play: see round_robin."
    tabuleiro.language("pt")
    assert say("arena-seats", seats=3) == "Um encontro é entre dois jogadores, mas aqui jogam 3 lugares: veja round_robin."
    with pytest.raises(ValueError, match="Uma escada precisa de pelo menos um nível"):
        arena.ladder("beginner", game="oware", levels=[])


def test_a_sentence_that_is_not_there_is_noticed() -> None:
    with pytest.raises(KeyError, match="python-nothing"):
        say("nothing")
    with pytest.raises(KeyError, match="seat"):
        say("arena-seats", seat=3)
