"""The games for research: PettingZoo, Gymnasium and OpenSpiel environments with NumPy observations.

    from carson.environments import aec, gym, open_spiel, parallel

Each of these needs a library that is not installed with Carson itself (extras `research` and `open-spiel`). This
package can be imported without them; asking for one of its modules then says what is missing.
"""

from importlib import import_module
from types import ModuleType
from typing import Final

# What each module is for, and the extra that brings what it needs.
_MODULES: Final = {
    "aec": ("PettingZoo environments", "research"),
    "parallel": ("Parallel PettingZoo environments", "research"),
    "gym": ("Gymnasium environments", "research"),
    "open_spiel": ("OpenSpiel games", "open-spiel"),
}


def __getattr__(name: str) -> ModuleType:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as fault:
        what, extra = _MODULES[name]
        raise ImportError(f"{what} need {fault.name}, which is not installed: pip install 'carson[{extra}]'.") from None
