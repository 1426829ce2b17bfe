"""The standard streams, made safe: closed ones go nowhere, and signs a terminal lacks become others."""

import codecs
import contextlib
import os
import sys

# For terminals that know no more than ASCII; whatever else they lack becomes a question mark.
_ALIKE = str.maketrans("▶■·•×−–─━│┃╋╭╮╰╯’‘“”„«»\u00a0…↷½⁰¹²³⁴⁵⁺", '>#-*x----||+++++\'\'""""" .~h012345+')


def _alike(error: UnicodeError) -> tuple[str, int]:
    """What `errors="alike"` writes for signs that cannot be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_ALIKE)
    return "".join(sign if sign.isascii() else "?" for sign in signs), error.end


def prepare() -> None:
    """Once, before anything is read or written."""
    codecs.register_error("alike", _alike)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open to the end
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "alike"), (sys.stderr, "alike")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def write_nowhere() -> None:
    """Nobody reads any more: what Python would still write at its end goes nowhere."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
