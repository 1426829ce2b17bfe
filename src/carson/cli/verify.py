"""`carson verify`: a finished game proven fair, from its record alone."""

import re
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App

NOT_PROVEN = 1


def register(app: "App", words: Words) -> None:
    @app.command(name="verify", help=words("cli-help-verify"))
    def verify(
        file: Annotated[str, Parameter(help=words("cli-help-verify-file"), allow_leading_hyphen=True)],
        /,
        *,
        commitment: Annotated[str | None, Parameter(help=words("cli-help-verify-commitment"), metavar="HEX")] = None,
    ) -> int:
        return _verify(file, words, commitment)


def _verify(file: str, words: Words, commitment: str | None) -> int:
    from carson.cli.draw.style import LOUD
    from carson.cli.faults import BadInput
    from carson.cli.files import printable, read_text
    from carson.cli.past.proof import prove
    from carson.cli.terminal import Terminal

    given = None
    if commitment is not None:
        given = commitment.strip().lower()
        if not re.fullmatch("[0-9a-f]{64}", given):
            raise BadInput(words("cli-error-commitment", found=printable(commitment, most=80)))
    proof = prove(read_text(words, file), given, words)
    terminal = Terminal.standard()
    for line in proof.lines:
        terminal.say(line)
    terminal.say(words("cli-verify-proven" if proof.proven else "cli-verify-not-proven"), LOUD)
    return 0 if proof.proven else NOT_PROVEN
