"""`carson deck`: the cards as data, for whoever has the box and can correct what is reconstructed."""

from typing import Annotated

from cyclopts import App, Parameter

from carson.cli.helptext import new_group
from carson.words import Teller, Words


def register(app: App, words: Words) -> None:
    decks = new_group(app, words, "deck", "cli-help-deck")

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
    unfit = not all(fault.warning for fault in faults)
    teller = Teller(words, str)
    for fault in faults:
        where, reason = printable(fault.place, most=200), teller.error(fault.cause)
        said = words("cli-deck-warning" if fault.warning else "cli-deck-fault", where=where, reason=reason)
        print(said, file=sys.stderr if unfit else sys.stdout)
    if unfit:
        return 2
    print(words("cli-deck-good", file=printable(file), warnings=len(faults)))
    return 0
