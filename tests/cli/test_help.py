"""Help pages, the catalogue behind them, and the language they are in."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import carson.cli
from carson.cli.app import COMMANDS, make_app
from carson.cli.board.setup.typed import TypedSetup
from carson.words import Words
from cli.driving import carson as command

SOURCE = Path(carson.cli.__file__).parent
PAGES = [
    *("play", "play cards", "play board", "score", "score board", "simulate board", "replay", "verify"),
    "analyse",
    *("rules", "deck", "deck show", "deck check", "figures", "figures show", "figures check", "figures copy"),
    *("tournament board", "tournament cards", "gauntlet board", "gauntlet cards", "report", "train cards"),
]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_has_help_with_an_example(page: str) -> None:
    done = command(*page.split(), "--help")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(f"Usage: carson {page}")
    assert re.search(r"^Example: .*carson", done.out, re.MULTILINE)
    assert "--lang" in done.out


def test_help_lists_every_command_in_the_order_they_are_registered() -> None:
    out = command("--help").out
    names = [name for name in make_app(Words("en")) if not name.startswith("-")]
    assert len(names) >= len(COMMANDS)  # one module may bring two: backup, restore
    places = [out.index(f"\n  {name} ") for name in names]
    assert places == sorted(places)
    assert command().out == out


def _sources() -> list[Path]:
    """The terminal's, and those of the score pad, which says the terminal's messages elsewhere too."""
    return [*SOURCE.rglob("*.py"), *(SOURCE.parent / "pad").rglob("*.py")]


def test_every_message_the_doors_name_is_in_the_catalogue() -> None:
    words = Words("en")
    for file in _sources():
        for name in re.findall(r'"(cli-[a-z0-9-]+)"', file.read_text("utf-8")):
            assert words.has(name), f"{file.name} says {name}"


@pytest.mark.parametrize("file", ["cli.ftl", "board_cli.ftl", "board_variants_cli.ftl"])
def test_every_message_of_the_doors_is_said_somewhere(file: str) -> None:
    source = "\n".join(file.read_text("utf-8") for file in _sources())
    text = (SOURCE.parent / "words" / "locales" / "en" / file).read_text("utf-8")
    # Options, and names that are put together: f"cli-board-head-{name}".
    started = set(re.findall(r'f"(cli-[a-z0-9-]+-)\{', source)) - {"cli-help-replay-"}
    options = {"cli-help-replay-", *(f"{prefix}-" for prefix in re.findall(r'options\(words, "([a-z-]+)"', source))}
    setup = {field.name for field in fields(TypedSetup)}
    for name in re.findall(r"^(cli-[a-z0-9-]+) =", text, re.MULTILINE):
        said = f'"{name}"' in source or any(
            name.startswith(start)
            and (name.removeprefix(start) in setup or re.search(rf'(option|own)\("{name.removeprefix(start)}"', source))
            for start in options
        )
        assert said or any(name.startswith(start) for start in started), name


def test_the_version_is_shown() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", command("--version").out)


@pytest.mark.parametrize("argv", [["--lang", "nl", "rules"], ["rules", "--lang=nl"], ["rules"]])
def test_the_language_may_stand_anywhere_or_in_the_environment(argv: list[str]) -> None:
    env = {} if any("lang" in word for word in argv) else {"CARSON_LANG": "nl"}
    assert command(*argv, env=env).status == 0


def test_after_two_hyphens_nothing_is_an_option() -> None:
    assert "“--lang”" in command("rules", "--", "--lang").err
