"""What goes over the wire about what people say and write at a table."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from carson.server.chat.chat import Talk
from carson.server.database import rows
from carson.server.web.forms import MOST_NUMBER, Number


class LineForm(Struct, forbid_unknown_fields=True):
    """`seat`: the one to speak from; one's first unless told."""

    text: str
    seat: Number | None = None


class ChatForm(Struct, forbid_unknown_fields=True):
    """`spectators`: whether those may speak who only look on."""

    spectators: bool


class NoteForm(Struct, forbid_unknown_fields=True):
    """`seat`: the one that it is for; one's first unless told."""

    text: str
    seat: Number | None = None


class ChatQuery(Struct):
    """`since`: the number of the last line read; without one the newest lines are told."""

    since: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] | None = None


class Line(Struct, frozen=True):
    """Something said; `handle` is by whom. `seat` is None for who only looks on.

    Without text it says that the line `removes` was taken back.
    """

    number: int
    handle: str | None
    name: str | None
    seat: int | None
    mine: bool
    text: str | None
    removes: int | None
    created_at: int


class Chat(Struct, frozen=True):
    """`last` is where the next question goes on; `spectators`: whether they may speak; `may_speak`: the reader."""

    lines: list[Line]
    last: int
    spectators: bool
    may_speak: bool


class Note(Struct, frozen=True):
    """`updated_at` is None where nothing was written."""

    text: str
    updated_at: int | None


class Muted(Struct, frozen=True):
    handle: str
    name: str


class Mutes(Struct, frozen=True):
    mutes: list[Muted]


def line(found: rows.Line, reader: rows.User | None) -> Line:
    fields = asdict(found)
    author = fields.pop("user_id")
    return Line(**fields, mine=reader is not None and author == reader.id)


def chat(found: Talk, reader: rows.User | None) -> Chat:
    lines = [line(one, reader) for one in found.lines]
    return Chat(lines, found.last, found.seated.table.spectators_chat, found.may_speak)


def note(found: rows.Note) -> Note:
    return Note(found.text, found.updated_at if found.text else None)


def mutes(found: list[rows.User]) -> Mutes:
    return Mutes([Muted(one.handle, one.name) for one in found])
