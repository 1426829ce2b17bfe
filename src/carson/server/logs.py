"""The log on stderr: one line for each event, as text or as a JSON object (CARSON_LOG=json).

Nothing secret gets into it. A line has a few words and figures of our own (`say`). An exception is logged with its type
and the lines of code it came through, but not its text, which may quote a bid, a token or a database row. Other
packages are logged only when they warn: at lower levels some of them write down everything they send.
"""

import datetime
import logging
import sys
import traceback
from typing import Any, Final, TextIO

import msgspec

_OURS: Final = "carson"
_FIELDS: Final = "carson_fields"
_LOGGED: Final = "This is in the log."
_ENCODE: Final = msgspec.json.Encoder(enc_hook=str).encode


def say(logger: logging.Logger, level: int, what: str, **fields: Any) -> None:
    """`what` is always the same words for the same thing; details are in the fields."""
    logger.log(level, what, extra={_FIELDS: fields})


def say_fault(logger: logging.Logger, what: str, error: BaseException, **fields: Any) -> None:
    """A bug in the program."""
    error.add_note(_LOGGED)
    logger.error(what, exc_info=error, extra={_FIELDS: fields})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in _fields(record).items() if key not in line}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return _ENCODE(line).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        figures = "".join(f" {key}={value}" for key, value in _fields(record).items())
        line = f"{_moment(record)} {record.levelname.lower():7} {record.getMessage()}{figures}"
        # One line per event, whatever it quotes.
        line = "".join(sign if sign.isprintable() else "?" for sign in line)
        if record.exc_info and record.exc_info[1] is not None:
            line += "".join(f"\n    {step}" for step in trace(record.exc_info[1]))
        return line


def _is_new(record: logging.LogRecord) -> bool:
    """A server that cannot start or stop has said why (app/application.py), and so has a failed request
    (web/answers.py); uvicorn would say the exception again.
    """
    if record.name != "uvicorn.error":
        return True
    error = record.exc_info[1] if record.exc_info else None
    return _LOGGED not in getattr(error, "__notes__", ()) and not record.getMessage().startswith("Traceback ")


def trace(error: BaseException) -> list[str]:
    """The types of the exceptions, the last first, each with the places in the code that it came through."""
    steps: list[str] = []
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        steps.append(_kind(found))
        steps += [
            f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(found.__traceback__)
        ]
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return steps


def _kind(error: BaseException) -> str:
    """With the system's message, if there is one, and with the code of our own errors, which is no secret."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    if isinstance(error, OSError) and error.strerror:
        return f"{kind}: {error.strerror}"
    code = getattr(error, "code", None)
    return f"{kind}: {code}" if type(error).__module__.startswith(_OURS) and isinstance(code, str) else kind


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = getattr(record, _FIELDS, {})
    return fields


def set_up(style: str, level: str, stream: TextIO | None = None) -> None:
    """From now on, in this process."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    handler.addFilter(_is_new)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(_OURS).setLevel(level.upper())
    logging.captureWarnings(True)
