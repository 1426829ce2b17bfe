"""One of several known words from what was typed: in full, or as the beginning of just one of them."""

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence


def plain(text: str) -> str:
    """How words are compared: 'Chinese Worker', 'chinese_worker' and 'chinese-worker' are one."""
    return re.sub(r"[\s_'’.-]+", "", text.casefold())


def matches(typed: str, names: Mapping[str, Sequence[str]]) -> list[str]:
    """The names meant: one of whose spellings is what was typed, else those with one that begins so."""
    wanted = plain(typed)
    if not wanted:
        return []
    exact = [name for name, spellings in names.items() if wanted in map(plain, (name, *spellings))]
    if exact:
        return exact
    return [
        name
        for name, spellings in names.items()
        if any(plain(spelling).startswith(wanted) for spelling in (name, *spellings))
    ]


# What a message is given where it may leave a part out.
NONE = "none"


def nearest(typed: str, known: Iterable[str]) -> str:
    """The known word most like what was typed, or NONE."""
    words = {plain(word): word for word in known}
    near = difflib.get_close_matches(plain(typed), words, n=1)
    return words[near[0]] if near else NONE


def listed(text: str | None) -> list[str]:
    """The parts of 'a, b,c'; nothing for no text."""
    return [part.strip() for part in text.split(",") if part.strip()] if text else []
