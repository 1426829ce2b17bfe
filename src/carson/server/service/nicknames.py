"""What bots are called at a table: first names of the old West, the same in every language."""

from collections.abc import Sequence
from typing import Final

from carson.server.names import name_key
from carson.server.store.rows import SeatRow

# fmt: off
NICKNAMES: Final = (
    "Silas", "Clementine", "Ezra", "Opal", "Jedediah", "Pearl", "Wyatt", "Hattie", "Amos", "Dolly",
    "Virgil", "Josephine", "Levi", "Cora", "Thaddeus", "Mabel", "Ike", "Adelaide", "Rufus", "Minnie",
    "Caleb", "Lottie", "Gideon", "Eudora", "Boone", "Etta", "Hiram", "Willa", "Luther", "Belle",
    "Obadiah", "Nell", "Dutch", "Ida", "Zeke", "Ruby", "Orville", "Sadie", "Cyrus", "Winnie",
)
# fmt: on


def bot_name(table_id: str, sitting: Sequence[SeatRow]) -> str:
    """A name that nobody at this table has, by which others go at the next table."""
    taken = {name_key(seat.name) for seat in sitting if seat.name}
    first = int(table_id, 16) % len(NICKNAMES)
    free = (name for name in NICKNAMES[first:] + NICKNAMES[:first] if name_key(name) not in taken)
    return next(free)  # there are more names than seats
