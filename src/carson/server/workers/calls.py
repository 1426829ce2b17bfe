"""A function called in a worker: its arguments go there, and its result or exception comes back."""

import os
import traceback
from collections.abc import Callable
from typing import Any

from carson.kernel import CarsonError
from carson.server.games.adapter import AnyRules
from carson.server.workers.pickling import pack, pack_result, unpack, unpack_result
from carson.server.workers.worker import Work


class Bug(Exception):
    """What the function raised and where, if the input was not at fault. Not its text: that may contain secrets."""


def pack_call(rules: AnyRules | None, function: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """`function` is a module-level function, or a partial of one."""
    return pack(rules, (function, args))


def answering(_given: str) -> Work:
    return run_call


def run_call(content: bytes) -> bytes:
    rules: AnyRules | None = None
    result: Any = None
    fault: Exception | None = None
    try:
        rules, (function, args) = unpack(content)
        result = function(*args)
    except CarsonError as error:
        fault = error
    except Exception as error:
        fault = Bug(place_of(error))
    return pack_result(rules, (result, fault))


def read_result(rules: AnyRules | None, content: bytes) -> Any:
    result, fault = unpack_result(rules, content)
    if fault is not None:
        raise fault
    return result


def place_of(error: Exception) -> str:
    """What was raised and where. Not its text: that may quote what only the seat knows."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"[:200]
