"""Names of the old West, the same in every language: first names for bots; for guests without a name, a surname too."""

from collections.abc import Sequence
from secrets import choice
from typing import Final

from msgspec.structs import replace

from carson.server.database.rows import SeatRow
from carson.server.security.names import name_key

# fmt: off
NICKNAMES: Final = (
    "Silas", "Clementine", "Ezra", "Opal", "Jedediah", "Pearl", "Wyatt", "Hattie", "Amos", "Dolly",
    "Virgil", "Josephine", "Levi", "Cora", "Thaddeus", "Mabel", "Ike", "Adelaide", "Rufus", "Minnie",
    "Caleb", "Lottie", "Gideon", "Eudora", "Boone", "Etta", "Hiram", "Willa", "Luther", "Belle",
    "Obadiah", "Nell", "Dutch", "Ida", "Zeke", "Ruby", "Orville", "Sadie", "Cyrus", "Winnie",
)
# Short ones: with the longest first name they fit into the twenty characters of a name.
SURNAMES: Final = (
    "Alder", "Ames", "Bellamy", "Birch", "Bligh", "Brand", "Colt", "Crane", "Crow", "Dale", "Drew", "Dunn",
    "Ember", "Finch", "Flint", "Frost", "Hale", "Hawk", "Hazel", "Heath", "Hollis", "Kerr", "Lamb", "Lark",
    "Marsh", "Nash", "Oakley", "Pike", "Quill", "Reed", "Rowe", "Rudd", "Sage", "Slade", "Stokes", "Tate",
    "Thorn", "Vance", "Wade", "Wren",
)
# fmt: on


def guest_name() -> str:
    """For somebody who plays at once and has not given a name. No bot is called this: bots have only one name."""
    return f"{choice(NICKNAMES)} {choice(SURNAMES)}"


def bot_name(table_id: str, sitting: Sequence[SeatRow]) -> str:
    """A name that nobody at this table has; other tables get other names."""
    taken = {key for seat in sitting for key in _called(seat.name or "")}
    first = int(table_id, 16) % len(NICKNAMES)
    free = (name for name in NICKNAMES[first:] + NICKNAMES[:first] if name_key(name) not in taken)
    return next(free)  # there are more names than seats


def giving_way(table_id: str, sitting: Sequence[SeatRow], name: str) -> list[SeatRow]:
    """New names for bots whose name is now also somebody else's."""
    taken = [seat for seat in sitting if seat.bot is not None and name_key(seat.name or "") in _called(name)]
    return [replace(seat, name=bot_name(table_id, sitting)) for seat in taken]


def _called(name: str) -> set[str]:
    """What others would call them: Amos Marsh is also Amos, and nobody could tell them from a bot of that name."""
    return {name_key(part) for part in (name, *name.split(maxsplit=1)[:1]) if part}
