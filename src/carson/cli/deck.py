"""`carson deck`: the cards as data, for whoever has the box and can correct what is reconstructed."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carson.cli.helptext import new_app
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App


def register(app: "App", words: Words) -> None:
    decks = new_app(words, "deck", "cli-help-deck")
    app.command(decks)

    @decks.command(name="show", help=words("cli-help-deck-show"))
    def show() -> int:
        import sys
        from importlib import resources

        from carson.cards.data.loader import BUILT_IN

        sys.stdout.write(resources.files("carson.cards.data").joinpath(BUILT_IN).read_text("utf-8"))
        return 0

    @decks.command(name="check", help=words("cli-help-deck-check"))
    def check(file: Annotated[str, Parameter(help=words("cli-help-deck-file"))], /) -> int:
        return _check(file, words)


def _check(file: str, words: Words) -> int:
    import sys

    from carson.cards.data.loader import check_file
    from carson.cli.files import printable

    faults = check_file(file)
    errors = [fault for fault in faults if fault.severity == "error"]
    for fault in faults:
        print(printable(str(fault), most=500), file=sys.stderr if errors else sys.stdout)
    if errors:
        return 2
    print(words("cli-deck-good", file=printable(file), warnings=len(faults)))
    return 0
