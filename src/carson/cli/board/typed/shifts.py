"""A cowboy that is moved, as it is typed."""

from collections.abc import Callable, Sequence
from typing import Final

from carson.board.actions import Action, Shift

_BETWEEN: Final = ("to", "-", ">", "->", "→")


def moved(text: str, places: Callable[[str], Sequence[str]]) -> Action | None:
    """'d4 e5', 'wages to vp-2': the only way in which the words name two places; None when there is no one way."""
    words = text.split()
    found = []
    for cut in range(1, len(words)):
        rest = words[cut:]
        if rest[0] in _BETWEEN:
            rest = rest[1:]
        elif words[cut - 1] in _BETWEEN:
            continue
        source, to = places(" ".join(words[:cut])), places(" ".join(rest)) if rest else []
        if len(source) == 1 and len(to) == 1:
            found.append(Shift(source[0], to[0]))
    return found[0] if len(found) == 1 else None
