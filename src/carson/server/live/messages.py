"""Messages on a live connection, in both directions: JSON objects, distinguished by their `type`."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from carson.kernel import ActionForm
from carson.server.games.actions import Choice
from carson.server.play.playing import MoveForm, UndoForm
from carson.server.web.answers import Fault
from carson.server.web.forms import MOST_NUMBER, Number
from carson.server.web.shapes import LogEntry, Table

Since = Annotated[int, Meta(ge=-1, le=MOST_NUMBER)]
Ref = Annotated[str, Meta(max_length=64)]
Seats = Annotated[list[Number], Meta(max_length=8)]


# From the client


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """Watch from these seats (by default your first) and send what happened after number `since` (by default
    nothing). With `changes`, what has changed is enough where a position was sent before.
    """

    since: Since | None = None
    seats: Seats | None = None
    id: Ref = ""
    changes: bool = False


class Act(Struct, tag="act", frozen=True, forbid_unknown_fields=True):
    """Do something, or several things together: the same as posted actions."""

    question: int
    id: str
    action: ActionForm | None = None
    actions: list[ActionForm] | None = None
    seat: int | None = None

    def form(self) -> MoveForm:
        return MoveForm(question=self.question, id=self.id, action=self.action, actions=self.actions, seat=self.seat)


class Undo(Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take a move back: the same as a posted one."""

    move: int
    question: int
    id: str
    seat: int | None = None

    def form(self) -> UndoForm:
        return UndoForm(self.move, self.question, self.id, self.seat)


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Send the table and the position again."""

    id: Ref = ""


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is the server there?"""

    id: Ref = ""


Said = Hello | Act | Undo | Look | Ping
SAID: Final = msgspec.json.Decoder(Said)


# From the server


class Welcome(Struct, tag="welcome", frozen=True):
    """The answer to a hello, and the first message: who you are here, and the seats you watch from (none: as a
    spectator). `now` is the server's time.
    """

    id: str
    user: str | None
    seats: list[int]
    now: int


class TableNews(Struct, tag="table", frozen=True):
    """The table: at first, and whenever something about it other than its number has changed; a position follows.

    If no clock runs, `asked_at` and `your_turn` are not repeated with every move: the position says who is asked.
    """

    table: Table
    own: list[int]


class PositionNews(Struct, tag="position", frozen=True):
    """The game from a seat (None: a spectator's) at number `seq`, and what has happened since the previous position.

    `question`, `asked`, `view`, `actions`, `choices` and `undo` are those of `GET /api/tables/ID`, `entries` those of
    its events.
    """

    seat: int | None
    seq: int
    question: int
    asked: str | None
    view: dict[str, Any]
    actions: tuple[str, ...]
    choices: tuple[Choice, ...]
    undo: int | None
    entries: list[LogEntry]


class ChangesNews(Struct, tag="changes", frozen=True):
    """As a position, but in place of `view` what has changed in it (live/changes.py) since the last one that was sent
    for this seat, which had number `after`. It may have the same number: what a seat may do also depends on the table.
    """

    seat: int | None
    after: int
    seq: int
    question: int
    asked: str | None
    changes: msgspec.Raw
    actions: tuple[str, ...]
    choices: tuple[Choice, ...]
    undo: int | None
    entries: list[LogEntry]


class EventsNews(Struct, tag="events", frozen=True):
    """Entries that a seat has missed, up to `seq`; more of them or a position follow."""

    seat: int | None
    seq: int
    entries: list[LogEntry]


class PresenceNews(Struct, tag="presence", frozen=True):
    """The seats whose people are connected, and the number of spectators."""

    seats: list[int]
    watching: int


class ChatNews(Struct, tag="chat", frozen=True):
    """Something was said at the table, up to line `last`. Ask for the lines: not everybody sees all of them."""

    last: int


class DoneNews(Struct, tag="done", frozen=True):
    """What was wished under this `id` is done, and will not be lost; `waiting` actions of it once somebody agrees."""

    id: str
    seq: int
    seat: int
    repeated: bool
    waiting: int


class FaultNews(Struct, tag="fault", frozen=True):
    """The request with this `id` was not done; without an `id`: a message could not be read."""

    id: str | None
    error: Fault


class Pong(Struct, tag="pong", frozen=True):
    """`now` is the server's time, so that a browser with a wrong clock shows the right time left."""

    id: str
    now: int = 0


News = Welcome | TableNews | PositionNews | ChangesNews | EventsNews | PresenceNews | DoneNews | FaultNews | Pong

# Why the server closes a connection
GOING: Final = 1001  # the server is stopping
BROKEN: Final = 1011
MALFORMED: Final = 4400  # too many messages that make no sense
UNKNOWN: Final = 4401  # the session was ended, or has expired
NOT_YOURS: Final = 4403  # the seat is somebody else's; or another site's page wants the connection (guard.py)
NOT_THERE: Final = 4404  # no such table
SLOW: Final = 4408  # the client does not read what it is sent
TOO_MANY: Final = 4429  # too many connections, or messages


def text_of(message: Struct) -> str:
    return msgspec.json.encode(message).decode()


_NO_ENTRIES: Final = b"[]}"


def with_entries(position: bytes, entries: bytes) -> str:
    """Adds entries, which come last, to a position that was encoded without them."""
    return (position.removesuffix(_NO_ENTRIES) + entries + b"}").decode()
