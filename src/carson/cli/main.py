"""Where every command begins and ends: the language, the exit status, and one sentence instead of a traceback.

Exit status: 0 well; 1 a check found something; 2 what was typed or read is at fault; 3 something it needs is not to be
had now (a database, a port); 70 the program is at fault; 130 Ctrl-C.
"""

import errno
import os
import sys
import traceback
from collections.abc import Mapping, Sequence

from carson.cli.compiled import build_for, go_on_with
from carson.cli.errors.kinds import BadInput, Stop
from carson.cli.signals import interrupt_on_signals
from carson.cli.streams import prepare, write_nowhere
from carson.words import Words, choose_language

BUG = 70
INTERRUPTED = 130
DEBUG = "CARSON_DEBUG"
# Whoever read this has had enough (`carson replay … | head`), or the terminal was closed.
_NOBODY_READS = (errno.EPIPE, errno.EIO)


def main() -> None:
    """The command `carson`."""
    folder = build_for(sys.argv[1:], os.environ)
    if folder is not None:
        go_on_with(folder, sys.argv[1:], os.environ)
    prepare()
    interrupt_on_signals()
    sys.exit(run(sys.argv[1:], os.environ))


def run(argv: Sequence[str], environ: Mapping[str, str]) -> int:
    """Do what the arguments say; the exit status."""
    words = Words("en")
    try:
        wanted, rest = take_language(argv, words)
        words = Words(choose_language(wanted, environ))
        status = _command(rest, words)
        sys.stdout.flush()
        return status
    except Stop as stop:
        return stop.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _NOBODY_READS:
            write_nowhere()
            return 0
        return _complain(error, words, debug=bool(environ.get(DEBUG)))


def take_language(argv: Sequence[str], words: Words) -> tuple[str | None, list[str]]:
    """`--lang nl` or `--lang=nl`, wherever it stands; needed before the commands and their help can be made."""
    wanted: str | None = None
    rest: list[str] = []
    tokens = iter(argv)
    for token in tokens:
        if token == "--":
            return wanted, [*rest, token, *tokens]
        if token == "--lang":
            wanted = next(tokens, None)
            if wanted is None:
                raise BadInput(words("cli-error-needs-value", option="--lang"))
        elif token.startswith("--lang="):
            wanted = token.removeprefix("--lang=")
        else:
            rest.append(token)
    return wanted, rest


def _command(argv: Sequence[str], words: Words) -> int:
    from carson.cli.app import make_app

    app = make_app(words)
    result = app(list(argv), exit_on_error=False, print_error=False, result_action="return_value")
    return result if isinstance(result, int) else 0


def _complain(error: Exception, words: Words, debug: bool) -> int:
    from carson.cli.errors.sentences import error_sentence

    if debug:
        traceback.print_exception(error)
    sentence = error_sentence(error, words)
    if sentence is not None:
        _say(sentence)
        return error.status if isinstance(error, BadInput) else BadInput.status
    kind = f"{type(error).__name__}: {error}"
    _say(words("cli-error-bug", error=" ".join(kind.split())[:200], debug=f"{DEBUG}=1"))
    return BUG


def _say(sentence: str) -> None:
    """One line, whatever the sentence quotes, and nothing in it that would move a cursor."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in " ".join(sentence.split()))
    print(f"carson: {shown}", file=sys.stderr)
