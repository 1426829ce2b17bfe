"""What `import carson` offers, and how little it costs."""

import json
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version

import pytest

import carson

# Standard library aside, all that a game without words needs.
THIRD_PARTY = {"carson", "msgspec", "typing_extensions"}
NOT_LOADED = {"carson.server", "carson.cli", "carson.arena", "carson.rulebook"}
LOADED = """
import sys, json
before = set(sys.modules)
{code}
new = {{name for name in sys.modules if name not in before}}
print(json.dumps(sorted(new)))
"""


def loaded(code: str) -> set[str]:
    """The modules that a fresh interpreter loads for this."""
    done = subprocess.run([sys.executable, "-c", LOADED.format(code=code)], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_the_import_loads_nothing_of_the_games() -> None:
    assert {name for name in loaded("import carson") if name.split(".")[0] in THIRD_PARTY} == {"carson"}


def test_a_game_needs_neither_server_nor_terminal_nor_other_packages_than_msgspec() -> None:
    found = loaded("import carson; carson.new_game('board', seed=7); carson.new_game('cards', seed=7)")
    assert "carson.board.rules" in found
    assert {name.split(".")[0] for name in found} - set(sys.stdlib_module_names) <= THIRD_PARTY
    assert {".".join(name.split(".")[:2]) for name in found}.isdisjoint(NOT_LOADED)


def test_a_module_of_the_package_does_not_load_the_library() -> None:
    found = loaded("import carson.kernel")
    assert "carson.kernel.game" in found
    assert "carson.library" not in found


def test_everything_offered_is_there() -> None:
    for name in dir(carson):
        assert getattr(carson, name) is not None
    namespace: dict[str, object] = {}
    exec("from carson import *", namespace)
    assert set(dir(carson)) <= set(namespace)


def test_what_is_not_offered_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'carson' has no attribute 'chess'"):
        carson.chess  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_the_installed_package_s(monkeypatch: pytest.MonkeyPatch) -> None:
    assert carson.__version__ == version("carson")

    def nowhere(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", nowhere)
    assert carson.__version__ == "0+unknown"
