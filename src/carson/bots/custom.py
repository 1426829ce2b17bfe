"""Bots from outside the project: `my_module:MyBot`, or a name from an installed package (entry points, `carson.bots`).

A bot is made by calling what the name leads to, usually a class, with a seed. What is wrong with one is said when it is
made, before the first game.
"""

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from carson.bots.playing import Bot
from carson.kernel import OptionsError

GROUP: Final = "carson.bots"
MARK: Final = ":"
Maker = Callable[[str], Bot[Any, Any]]


@cache
def _installed() -> Mapping[str, str]:
    """Where the bots of installed packages are, by the names these give them."""
    return {entry.name: f"{entry.module}{MARK}{entry.attr}" for entry in entry_points(group=GROUP)}


def installed_bots() -> tuple[str, ...]:
    """The names of bots that installed packages bring along."""
    return tuple(sorted(_installed()))


def is_custom(name: str) -> bool:
    return MARK in name or name in _installed()


def custom_maker(name: str) -> Maker:
    """What makes the bots of this name; an OptionsError says why there is nothing."""
    module, _, path = _installed().get(name, name).partition(MARK)
    return _checked(name, _member(name, _module(name, module), path))


def make_custom(name: str, seed: str) -> Bot[Any, Any]:
    maker = custom_maker(name)
    try:
        bot = maker(seed)
    except Exception as error:
        raise OptionsError("bot-not-made", found=name, reason=_reason(error)) from error
    if not _takes(getattr(bot, "choose", None), None, []):
        raise OptionsError("bot-without-choose", found=name)
    return bot


def _module(name: str, module: str) -> Any:
    if not all(part.isidentifier() for part in module.split(".")):
        raise OptionsError("bot-module", found=name, module=module)
    try:
        return import_module(module)
    except Exception as error:
        # Only this module is missing, or something that it needs?
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing and f"{module}.".startswith(f"{missing}."):
            raise OptionsError("bot-module", found=name, module=module) from None
        raise OptionsError("bot-module-fails", found=name, module=module, reason=_reason(error)) from error


def _member(name: str, module: Any, path: str) -> Any:
    found = module
    for part in path.split("."):
        found = getattr(found, part, None)
    if not path or found is None:
        raise OptionsError("bot-class", found=name, module=module.__name__, name=path)
    return found


def _checked(name: str, maker: Any) -> Maker:
    if not _takes(maker, ""):
        raise OptionsError("bot-takes-no-seed", found=name)
    made: Maker = maker
    return made


def _takes(function: Any, *arguments: Any) -> bool:
    """Whether it can be called with these."""
    if not callable(function):
        return False
    try:
        inspect.signature(function).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # written in C, without a signature
        return True
    return True


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
