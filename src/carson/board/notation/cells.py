"""One parcel as two letters and its owner, `Sa0`: what stands there and whose it is, in positions and diagrams."""

import re
from typing import Final

from carson.board.material.pieces import SIGNS

_CELL: Final = re.compile(r"(\S\S)([0-9]?)")
_KINDS: Final = {sign: kind for kind, sign in enumerate(SIGNS)}


def cell_text(kind: int, owner: int) -> str:
    return SIGNS[kind] if owner < 0 else f"{SIGNS[kind]}{owner}"


def read_cell(text: str, players: int) -> tuple[int, int] | None:
    """What stands there, and its owner or -1; None for a text that is no parcel."""
    found = _CELL.fullmatch(text)
    if not found or found[1] not in _KINDS:
        return None
    owner = int(found[2]) if found[2] else -1
    return (_KINDS[found[1]], owner) if owner < players else None
