"""Chat and notes on the wire."""

from typing import Annotated

from msgspec import Meta, Struct

from carson.server.chat.chat import Talk
from carson.server.database import rows
from carson.server.web.forms import MOST_NUMBER, Number
from carson.server.web.shapes import shown


class LineForm(Struct, forbid_unknown_fields=True):
    """`seat`: the one to speak from; your first by default."""

    text: str
    seat: Number | None = None


class ChatForm(Struct, forbid_unknown_fields=True):
    """`spectators`: whether they may chat."""

    spectators: bool


class NoteForm(Struct, forbid_unknown_fields=True):
    """`seat`: the one it is for; your first by default."""

    text: str
    seat: Number | None = None


class ChatQuery(Struct):
    """`since`: the number of the last line you read; without it you get the newest lines."""

    since: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] | None = None


class Line(Struct, frozen=True):
    """A chat line by `handle`. `seat` is None for a spectator.

    A line without text says that the line `removes` was taken back.
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
    """`last` is where the next request continues; `spectators`: whether they may chat; `may_speak`: whether you may."""

    lines: list[Line]
    last: int
    spectators: bool
    may_speak: bool


class Note(Struct, frozen=True):
    """`updated_at` is None if nothing was written."""

    text: str
    updated_at: int | None


class Muted(Struct, frozen=True):
    handle: str
    name: str


class Mutes(Struct, frozen=True):
    mutes: list[Muted]


def line(found: rows.Line, reader: rows.User | None) -> Line:
    return shown(Line, found, mine=reader is not None and found.user_id == reader.id)


def chat(found: Talk, reader: rows.User | None) -> Chat:
    lines = [line(one, reader) for one in found.lines]
    return Chat(lines, found.last, found.seated.table.spectators_chat, found.may_speak)


def note(found: rows.Note) -> Note:
    return Note(found.text, found.updated_at if found.text else None)


def mutes(found: list[rows.User]) -> Mutes:
    return Mutes([Muted(one.handle, one.name) for one in found])
