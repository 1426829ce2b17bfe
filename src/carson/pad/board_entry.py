"""A player on the board game's score pad."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """A player at the end of round 4: VP so far, money, and how many of each thing are on their parcels.

    `bridge`: which of the things are next to a bridge. `more`: what variants count, by the keys of their fields.
    """

    name: str
    vp: int = 0
    money: int = 0
    things: dict[str, int] = field(default_factory=dict)
    teacher: bool = False
    bridge: dict[str, int] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
