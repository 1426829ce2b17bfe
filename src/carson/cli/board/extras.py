"""Variants, the edition, a river of one's own and Standish's strategy, as typed: names or beginnings of them."""

from collections.abc import Sequence
from typing import NamedTuple

from carson.board.editions import EDITIONS, ENGLISH
from carson.board.material.figures import STRATEGIES
from carson.board.variants.registry import VARIANTS
from carson.cli.pick import listed, matches
from carson.words import Words

RIVER = "river"


class Extras(NamedTuple):
    """What the command was told; None: nothing."""

    variants: str | None = None
    edition: str | None = None
    river: str | None = None
    solo: str | None = None


def as_options(words: Words, extras: Extras) -> dict[str, str]:
    """The fields of Options they stand for. What is no such thing stays as it is, for the options to be refused."""
    names = variants_of(words, extras.variants or "")
    if extras.river is not None and RIVER not in names:
        names.append(RIVER)
    return {
        "variants": " ".join(names),
        "edition": _one(words, "edition", extras.edition, EDITIONS) or ENGLISH,
        "river": (extras.river or "").casefold(),
        "solo": _one(words, "strategy", extras.solo, STRATEGIES),
    }


def variants_of(words: Words, typed: str) -> list[str]:
    """'river, might is right' by their names; a part that is no variant may be several with spaces between."""
    found: list[str] = []
    for part in listed(typed):
        whole = _one(words, "variant", part, VARIANTS)
        for word in [whole] if whole in VARIANTS else part.split():
            found.append(_one(words, "variant", word, VARIANTS))
    return found


def _one(words: Words, kind: str, typed: str | None, known: Sequence[str]) -> str:
    if typed is None:
        return ""
    found = matches(typed, {name: (words.name(kind, name),) for name in known})
    return found[0] if len(found) == 1 else typed.strip()
