"""Whether actions and observations have the numbers that an agent was trained with: digests of both tables."""

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from carson.environments.action_ids import ActionIds
from carson.environments.layout import Layout


@lru_cache(maxsize=8)
def numbering_of(ids: ActionIds[Any], layout: Layout) -> str:
    """Another one as soon as any id, or any place in an observation, stands for something else than it did."""
    parts = (f"{layout.at[part.name]} {part.name} {part.shape} {part.scale:g} {part.of}" for part in layout.parts)
    return _digest((*_texts(ids), *parts))


def pieces_of(ids: ActionIds[Any], layout: Layout) -> str:
    """What there is to number, in whatever order. As long as it stays the same, so should the numbering."""
    parts = {text for part in layout.parts for text in (f"{part.name} {part.shape}", *part.of)}
    return _digest(sorted(parts.union(_texts(ids))))


def _texts(ids: ActionIds[Any]) -> Iterable[str]:
    return map(ids.text, range(len(ids)))


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
