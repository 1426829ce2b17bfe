"""What went wrong, as one sentence in the reader's language; None for what can only be the program's own fault."""

from carson.cli.errors.kinds import BadInput
from carson.cli.files import printable
from carson.words import Teller, UnknownLanguage, Words


def error_sentence(error: Exception, words: Words) -> str | None:
    from cyclopts import CycloptsError

    from carson.cards.data.faults import DeckError
    from carson.cli.errors.usage import usage_error
    from carson.kernel import CarsonError

    match error:
        case BadInput():
            return str(error)
        case CycloptsError():
            return usage_error(error, words)
        case CarsonError() | UnknownLanguage():
            said = Teller(words, lambda seat: words("cli-seat", seat=seat)).error(error)
            return words("cli-error-deck", said=said) if isinstance(error, DeckError) and error.faults[1:] else said
        case OSError() if error.filename is not None:
            return words("cli-error-file", file=printable(str(error.filename)), reason=error.strerror or "")
        case _:
            return None
