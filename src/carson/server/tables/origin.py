"""Where a table came from, if it was not simply set up: an imported record, or a position of another game."""

import msgspec
from msgspec import Struct

from carson.server.database.rows import TableRow

IMPORTED = "imported"


class Imported(Struct, frozen=True, tag="imported"):
    """A record somebody imported. What it says about itself is its own affair: this server vouches for none of it."""

    head: dict[str, str]
    remarks: dict[int, tuple[str, ...]]

    @property
    def seed(self) -> str | None:
        return self.head.get("seed")

    @property
    def secret(self) -> str | None:
        return self.head.get("secret")

    @property
    def commitment(self) -> str | None:
        return self.head.get("commitment")


class Cloned(Struct, frozen=True, tag="cloned"):
    """A position of another table's game, after its move `move`. The position itself is in the table's head."""

    table: str
    move: int


Origin = Imported | Cloned
_DECODER: msgspec.json.Decoder[Origin] = msgspec.json.Decoder(Origin)


def origin_of(table: TableRow) -> Origin | None:
    return None if table.origin is None else _DECODER.decode(table.origin)


def imported(table: TableRow) -> Imported | None:
    origin = origin_of(table)
    return origin if isinstance(origin, Imported) else None


def cloned(table: TableRow) -> Cloned | None:
    origin = origin_of(table)
    return origin if isinstance(origin, Cloned) else None


def origin_text(origin: Origin) -> str:
    return msgspec.json.encode(origin).decode()
