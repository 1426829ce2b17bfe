"""`carson rules`: the rule book, and the check that every rule has a test."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.words import Words

if TYPE_CHECKING:
    from carson.cli.terminal import Terminal


def register(app: App, words: Words) -> None:
    @app.command(name="rules", help=words("cli-help-rules"))
    def rules(
        *query: Annotated[str, Parameter(help=words("cli-help-rules-query"))],
        coverage: Annotated[bool, Parameter(negative="", help=words("cli-help-rules-coverage"))] = False,
    ) -> int:
        from carson.cli.errors.kinds import BadInput
        from carson.cli.terminal import Terminal

        if coverage and query:
            raise BadInput(words("cli-error-coverage-query"))
        if coverage:
            return _coverage(words, Terminal.standard())
        _show(" ".join(query), words, Terminal.standard())
        return 0


def _show(query: str, words: Words, terminal: "Terminal") -> None:
    from rich.text import Text

    from carson.cli.abbreviations import NONE
    from carson.cli.draw.rules import contents, section_head
    from carson.cli.draw.rules import rules as draw_rules
    from carson.cli.draw.style import QUIET
    from carson.cli.errors.kinds import BadInput
    from carson.cli.files import printable
    from carson.rulebook.search import find
    from carson.rulebook.texts import books

    if not query.strip():
        for book in books(words.language):
            terminal.show(contents(book, words), Text())
        terminal.say(words("cli-rules-how"), QUIET)
        return
    found = find(query, books(words.language))
    if not found:
        near = words.list(found.nearest, "or") or NONE
        raise BadInput(words("cli-rules-nothing", query=printable(query), near=near))
    for section in found.sections:
        # A section found by its number comes whole; one found by words, only with its own text.
        terminal.show(section_head(section))
    terminal.show(draw_rules(found.rules, words))
    if any(rule.ruling or rule.reconstructed for rule in found.rules):
        terminal.say(words("cli-rules-marks"), QUIET)


def _coverage(words: Words, terminal: "Terminal") -> int:
    from carson.cli.errors.kinds import BadInput
    from carson.rulebook.coverage import coverage
    from carson.rulebook.texts import numbered

    tests = _tests_folder()
    if tests is None:
        raise BadInput(words("cli-error-no-tests"))
    rules = numbered()
    found = coverage(rules, tests)
    for number in found.untested:
        terminal.say(words("cli-coverage-untested", number=number))
    for number, places in found.unknown.items():
        terminal.say(words("cli-coverage-unknown", number=number, tests=list(places)))
    for fault in found.unreadable:
        terminal.say(fault)
    if found.complete:
        terminal.say(words("cli-coverage-complete", count=len(rules)))
    return 0 if found.complete else 1


def _tests_folder() -> Path | None:
    """The repository's tests: beside the source this runs from, else where one stands."""
    for root in (Path(__file__).parents[3], Path.cwd()):
        if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
            return root / "tests"
    return None
