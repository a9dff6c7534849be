"""The stubs say what the module is: the same names, the same docstrings, and types that mypy and pyright accept."""

import ast
import inspect
import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tabuleiro
from tabuleiro import _core

SOURCE = Path(__file__).parents[1] / "tabuleiro" / "_core.pyi"
SAMPLE = Path(__file__).parent / "sample.py"
INSTALLED = Path(tabuleiro.__file__).parent

Documented = ast.FunctionDef | ast.ClassDef


def documented(tree: ast.Module) -> Iterator[tuple[Documented, Any]]:
    """Every item of the stubs that has a docstring in the module, with the item itself."""
    for node in tree.body:
        if isinstance(node, Documented):
            item = getattr(_core, node.name)
            yield node, item
            for part in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                    yield part, inspect.getattr_static(item, part.name)


def written(source: str) -> str:
    """The stubs with every docstring as the module has it."""
    tree = ast.parse(source)
    lines = source.splitlines()
    # From the last to the first, so that the numbers of lines before stay right.
    for node, item in sorted(documented(tree), key=lambda found: -found[0].lineno):
        if any(getattr(decorator, "id", "") == "overload" for decorator in node.decorator_list):
            continue
        indent = " " * (node.col_offset + 4)
        text = textwrap.indent(quoted(inspect.getdoc(item) or ""), indent).splitlines()
        first = node.body[0]
        assert first.end_lineno is not None
        if ast.get_docstring(node) is not None:
            lines[first.lineno - 1 : first.end_lineno] = text
        elif isinstance(node, ast.ClassDef):
            lines[node.lineno : node.lineno] = text
        else:
            lines[first.lineno - 1] = lines[first.lineno - 1].rstrip().removesuffix(" ...")
            lines[first.lineno : first.lineno] = text
    return "\n".join(lines) + "\n"


def quoted(doc: str) -> str:
    """A docstring as it stands in source."""
    mark = 'r"""' if "\\" in doc else '"""'
    return f'{mark}{doc}\n"""' if "\n" in doc else f'{mark}{doc}"""'


def test_docstrings_are_those_of_the_module() -> None:
    source = SOURCE.read_text()
    wanted = written(source)
    if os.environ.get("TABULEIRO_UPDATE"):
        SOURCE.write_text(wanted)
    else:
        assert source == wanted


def test_every_public_name_is_in_the_stubs() -> None:
    tree = ast.parse(SOURCE.read_text())
    named = {node.name for node in tree.body if isinstance(node, Documented)}
    assert named == {name for name in dir(_core) if not name.startswith("_")}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            parts = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            item = getattr(_core, node.name)
            assert {part for part in parts if not part.startswith("_")} == {
                part for part in vars(item) if not part.startswith("_")
            }, node.name


def checked(module: str, *arguments: str) -> None:
    done = subprocess.run([sys.executable, "-m", module, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("what", [["--package", "tabuleiro"], [str(SAMPLE)]], ids=["package", "sample"])
def test_types_hold_for_mypy(what: list[str], tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    checked("mypy", "--strict", "--cache-dir", str(tmp_path), *what)


def first_example(path: Path) -> Path:
    """The first example of the page, as a program."""
    page = SOURCE.parents[4] / "docs" / "python.md"
    if not page.exists():
        pytest.skip("only in the project's tree")
    block = page.read_text().split("```python\n")[1].split("```")[0]
    lines = [line[4:] for line in block.splitlines() if line.startswith((">>> ", "... "))]
    written = path / "example.py"
    written.write_text("\n".join(lines) + "\n")
    return written


def test_the_first_example_of_the_page_has_strict_types(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    example = first_example(tmp_path)
    checked("mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(example))
    subprocess.run([sys.executable, str(example)], check=True)


def test_stubs_agree_with_the_module() -> None:
    pytest.importorskip("mypy")
    checked("mypy.stubtest", "tabuleiro._core", "--ignore-missing-stub")


@pytest.mark.skipif(not os.environ.get("TABULEIRO_PYRIGHT"), reason="pyright is run by `cargo xtask python`")
def test_types_hold_for_pyright(tmp_path: Path) -> None:
    # Pyright looks only at what lies beside its configuration, and is content with nothing at all: so it gets a copy, and a fault
    # that it must find.
    shutil.copytree(INSTALLED, tmp_path / "tabuleiro")
    shutil.copy(SAMPLE, tmp_path)
    first_example(tmp_path)
    rules = tmp_path / "pyrightconfig.json"
    rules.write_text('{"typeCheckingMode": "strict", "include": ["tabuleiro", "sample.py", "example.py"]}')
    checked("pyright", "--project", str(rules), "--pythonpath", sys.executable)
    (tmp_path / "sample.py").write_text("import tabuleiro\nnumber: int = tabuleiro.games()\n")
    with pytest.raises(AssertionError):
        checked("pyright", "--project", str(rules), "--pythonpath", sys.executable)
