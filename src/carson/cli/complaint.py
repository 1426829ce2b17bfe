"""What went wrong, as one sentence in the reader's language; None for what can only be the program's own fault."""

from carson.cli.faults import BadInput
from carson.cli.files import printable
from carson.words import Teller, UnknownLanguage, Words


def complaint(error: Exception, words: Words) -> str | None:
    from cyclopts import CycloptsError

    from carson.cards.data.faults import DeckError
    from carson.cli.usage import misuse
    from carson.kernel import CarsonError

    match error:
        case BadInput():
            return str(error)
        case CycloptsError():
            return misuse(error, words)
        case CarsonError() | UnknownLanguage():
            return Teller(words, lambda seat: words("cli-seat", seat=seat)).error(error)
        case DeckError():
            first, more = str(error.faults[0]), len(error.faults) - 1
            return words("cli-error-deck", fault=printable(first), more=more)
        case OSError() if error.filename is not None:
            return words("cli-error-file", file=printable(str(error.filename)), reason=error.strerror or "")
        case _:
            return None
