"""Every example in a docstring or on the page of documentation runs."""

import doctest
import inspect
from pathlib import Path

import pytest
import tabuleiro

TREE = Path(__file__).parents[4]
PAGES = [TREE / "README.md", TREE / "docs" / "python.md", TREE / "crates" / "python" / "README.md"]


def examples() -> list[tuple[str, str]]:
    found = [("tabuleiro", tabuleiro.__doc__ or "")]
    for name in tabuleiro.__all__:
        item = getattr(tabuleiro, name)
        found.append((name, item.__doc__ or ""))
        if inspect.isclass(item):
            # The fields of a dataclass are described in its source only.
            is_field = inspect.ismemberdescriptor
            parts = [(part, value) for part, value in vars(item).items() if part[0] != "_" and not is_field(value)]
            found += [(f"{name}.{part}", inspect.getdoc(value) or "") for part, value in parts]
    return found


@pytest.mark.parametrize(("name", "text"), examples(), ids=[name for name, _ in examples()])
def test_examples_run(name: str, text: str) -> None:
    assert text, "everything public is described"
    names = {name: getattr(tabuleiro, name) for name in tabuleiro.__all__}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    said: list[str] = []
    failed = doctest.DocTestRunner().run(test, out=said.append).failed
    assert failed == 0, "".join(said)


@pytest.mark.skipif(not TREE.joinpath("docs").exists(), reason="only in the project's tree")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_of_the_pages_run(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 3 and found.failed == 0


def test_the_typed_sample_runs() -> None:
    import sample

    sample.main()
