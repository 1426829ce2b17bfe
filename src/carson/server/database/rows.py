"""Typed rows of the database."""

from msgspec import Struct

OPEN = "open"
PLAYING = "playing"
FINISHED = "finished"
CLOSED = "closed"

START = "start"
MOVE = "move"
UNDO = "undo"

# How a finished game ended.
PLAYED = "played"
RESIGNED = "resigned"
AGREED = "agreed"
ABANDONED = "abandoned"

# `Entry.by` for a move that the person had ordered in advance.
ORDER = "order"
# `Entry.by` for a move that was taken back though the rules do not allow it: the table is for practice since.
PRACTICE = "practice"


class User(Struct, frozen=True):
    """`handle` is the name that others may use for the person; `session` the id of the session in use, if any."""

    id: str
    name: str
    claimed: bool
    handle: str = ""
    language: str | None = None
    admin: bool = False
    session: str = ""


class TableRow(Struct, frozen=True):
    id: str
    game: str
    rules: int
    head: str
    host_id: str | None
    public: bool
    status: str
    seq: int
    seed: str
    commitment: str
    scores: str | None
    winners: str | None
    created_at: int
    started_at: int | None
    finished_at: int | None
    clock: str | None = None
    deadline_at: int | None = None
    bot_due_at: int | None = None
    ended: str | None = None
    rematch_id: str | None = None
    origin: str | None = None
    warned_of: int | None = None
    spectators_chat: bool = False
    secret: str | None = None
    sealed_at: int | None = None
    hints: bool | None = None
    practice: int = 0


class SeatRow(Struct, frozen=True):
    """Nobody sits there while both `user_id` and `bot` are None; it may be kept for somebody."""

    table_id: str
    seat: int
    user_id: str | None
    bot: str | None
    name: str | None
    asked_at: int | None = None
    bank: int | None = None
    standin: str | None = None
    resigned: bool = False
    agrees: bool = False
    spent: int = 0
    reached: int = -1
    orders: str | None = None
    kept_for: str | None = None
    own_since: int | None = None
    number_sha256: str | None = None
    number: str | None = None
    resigned_after: int | None = None

    @property
    def free(self) -> bool:
        return self.empty and self.kept_for is None

    @property
    def empty(self) -> bool:
        return self.user_id is None and self.bot is None

    @property
    def program(self) -> str | None:
        """The bot that plays here now: its own, or a person's stand-in."""
        return self.bot or self.standin


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    kind: str
    seat: int
    number: int
    turn: int
    sealed: bool
    action: str
    draws: str
    events: str
    action_id: str | None
    created_at: int
    by: str | None = None


class Line(Struct, frozen=True):
    """A chat line. Without text it was taken back, or says which line was (`removes`).

    `handle` is the author's, and None if they have left for good.
    """

    number: int
    user_id: str | None
    handle: str | None
    seat: int | None
    name: str | None
    text: str | None
    removes: int | None
    created_at: int


class Note(Struct, frozen=True):
    """`seat` is -1 for the first of the writer's own."""

    table_id: str
    text: str
    updated_at: int
    seat: int = -1


class Announcement(Struct, frozen=True):
    """What admins tell everybody, until `ends_at`."""

    id: str
    text: str
    created_at: int
    ends_at: int
