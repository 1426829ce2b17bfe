"""What the pages for programmers show runs as it stands, and the reference leaves nothing out."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import carson

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *(ROOT / "docs" / name for name in ("engine.md", "environments.md", "arena.md"))]
CODE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(CODE.findall(page.read_text("utf-8")), 1)
]
FIRST_SCREEN = 30
# Told in a sentence: other names for a class with its types filled in.
IN_WORDS = {"GAMES", "BoardGame", "CardGame", "BoardAction", "CardAction", "__version__", "bots"}


@pytest.mark.parametrize("block", BLOCKS)
def test_the_code_on_a_page_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "page", "exec"), {"__name__": "page"})


def test_the_readme_opens_with_two_commands_and_ten_lines_of_python() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    head = "\n".join(text.splitlines()[:FIRST_SCREEN])
    assert re.search(r"```\nmake play .*\nmake test .*\n```", head)
    found = CODE.search(head)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line]) <= 12
    assert head.index("make play") < found.start()


def test_the_reference_has_everything_that_is_offered() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    shown = re.findall(r"^::: (\S+)$", pages, re.MULTILINE)
    assert len(shown) == len(set(shown))
    assert {name for name in dir(carson) if f"carson.{name}" not in shown} <= IN_WORDS
    for path in shown:
        module, _, name = path.rpartition(".")
        assert _there(path) or hasattr(import_module(module), name), path
    for name in IN_WORDS - {"GAMES", "__version__", "bots"}:
        assert f"`carson.{name}`" in pages


def _there(module: str) -> bool:
    try:
        import_module(module)
    except ModuleNotFoundError:
        return False
    return True
