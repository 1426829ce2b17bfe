"""`carson verify`: a finished game proven fair, from its record alone."""

from typing import Annotated

from cyclopts import App, Parameter

from carson.words import Words

NOT_PROVEN = 1


def register(app: App, words: Words) -> None:
    @app.command(name="verify", help=words("cli-help-verify"))
    def verify(
        file: Annotated[str, Parameter(help=words("cli-help-verify-file"), allow_leading_hyphen=True)],
        /,
        *,
        commitment: Annotated[str | None, Parameter(help=words("cli-help-verify-commitment"), metavar="HEX")] = None,
        seal: Annotated[str | None, Parameter(help=words("cli-help-verify-seal"), metavar="HEX")] = None,
        number: Annotated[str | None, Parameter(help=words("cli-help-verify-number"), metavar="HEX")] = None,
    ) -> int:
        return _verify(file, words, {"commitment": commitment, "seal": seal, "number": number})


def _verify(file: str, words: Words, remembered: dict[str, str | None]) -> int:
    from carson.cli.draw.style import LOUD
    from carson.cli.files import read_text
    from carson.cli.replays.proof import prove
    from carson.cli.terminal import Terminal

    given = {option: _digits(option, text, words) for option, text in remembered.items()}
    proof = prove(read_text(words, file), words=words, **given)
    terminal = Terminal.standard()
    for line in proof.lines:
        terminal.say(line)
    terminal.say(proof.conclusion(words), LOUD)
    return 0 if proof.proven else NOT_PROVEN


def _digits(option: str, text: str | None, words: Words) -> str | None:
    from carson.cli.errors.kinds import BadInput
    from carson.cli.files import printable
    from carson.kernel.fairness import HEX

    if text is None or HEX.fullmatch(given := text.strip().lower()):
        return None if text is None else given
    raise BadInput(words("cli-error-verify-digits", option=option, found=printable(text, most=80)))
