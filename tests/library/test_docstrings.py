"""Everything that `import carson` offers is explained, with an example that runs."""

import doctest
import inspect
from pathlib import Path
from typing import Any

import pytest

import carson

# Other names for what is explained elsewhere: aliases of generic classes, unions of actions, a tuple of names.
ALIASES = {"BoardGame", "CardGame", "BoardAction", "CardAction", "GAMES", "__version__"}
OFFERED = sorted(set(dir(carson)) - ALIASES)
METHODS = [
    (kind, name)
    for kind in (carson.Game, carson.Position, carson.Record, carson.BoardRules, carson.CardRules)
    for name in vars(kind)
    if not name.startswith("_") and (callable(getattr(kind, name)) or isinstance(vars(kind)[name], property))
]
FINDER = doctest.DocTestFinder(recurse=False)


def examples(thing: Any, name: str) -> list[doctest.DocTest]:
    return [test for test in FINDER.find(thing, name, globs={"carson": carson}) if test.examples]


def run(tests: list[doctest.DocTest]) -> str:
    """What went wrong in these, as a text."""
    out: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for test in tests:
        runner.run(test, out=out.append)
    return "".join(out)


@pytest.mark.parametrize("name", OFFERED)
def test_what_is_offered_has_an_example_that_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = examples(getattr(carson, name), name)
    assert found, f"carson.{name} has no example"
    assert run(found) == ""


def test_the_package_itself_and_every_function_for_bots_has_an_example_that_runs() -> None:
    functions = [getattr(carson.bots, name) for name in ("bot_names", "check_bot", "make_bot", "play")]
    for thing in (carson, *functions):
        found = examples(thing, thing.__name__)
        assert found, thing
        assert run(found) == ""


@pytest.mark.parametrize(("kind", "name"), METHODS)
def test_examples_of_methods_run(kind: type, name: str) -> None:
    assert run(examples(vars(kind)[name], name)) == ""


@pytest.mark.parametrize("name", [name for name in vars(carson.Game) if not name.startswith("_")])
def test_everything_a_game_can_do_is_explained(name: str) -> None:
    thing = vars(carson.Game)[name]
    if callable(thing) or isinstance(thing, property | classmethod):
        assert inspect.getdoc(thing)
