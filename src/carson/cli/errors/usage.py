"""What cyclopts found wrong with the arguments, said in the reader's language."""

from cyclopts import App, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from carson.cli.abbreviations import NONE, nearest
from carson.cli.files import printable
from carson.words import Words


def usage_error(error: CycloptsError, words: Words) -> str:
    command = " ".join(("carson", *(error.command_chain or ())))
    match error:
        case UnknownCommandError(unused_tokens=[token, *_]) if token.startswith("-"):
            return words("cli-error-option", found=printable(token), near=NONE, command=command)
        case UnknownCommandError(unused_tokens=[token, *_]):
            known = _commands(error.app)
            near = nearest(token, known)
            return words("cli-error-command", found=printable(token), near=near, known=known)
        case UnknownOptionError():
            option = error.token.keyword or error.token.value
            names = [name for argument in error.argument_collection for name in argument.names]
            return words("cli-error-option", found=printable(option), near=nearest(option, names), command=command)
        case MissingArgumentError():
            name = _name(error)
            if name.startswith("-"):
                return words("cli-error-needs-value", option=name)
            return words("cli-error-missing", argument=name, command=command)
        case CoercionError():
            found = printable(error.token.value) if error.token is not None else ""
            return words("cli-error-value", found=found, option=_name(error))
        case RepeatArgumentError():
            return words("cli-error-twice", option=error.token.keyword or "")
        case UnusedCliTokensError(unused_tokens=[token, *_]):
            return words("cli-error-unused", found=printable(token), command=command)
        case _:
            # The rarer kinds in cyclopts' own words, without its box.
            return words("cli-error-usage", reason=str(error).strip().splitlines()[-1], command=command)


def _commands(app: App | None) -> list[str]:
    return [name for name in app or () if not name.startswith("-")]


def _name(error: CycloptsError) -> str:
    """The option as it was typed, or an argument's name."""
    token = getattr(error, "token", None)
    keyword = getattr(error, "keyword", None) or (token.keyword if token is not None else None)
    if keyword:
        return str(keyword)
    if error.argument is None:
        return ""
    name = str(error.argument.name)
    return name if error.argument.field_info.is_keyword_only else name.lstrip("-").upper()
