"""What goes over the wire, typed. Built up from what may be known; of a row nothing travels by itself."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from carson.kernel import CarsonError, Event
from carson.server.games import AnyTeller, material, plain_options, teller
from carson.server.service.loading import rules_of
from carson.server.service.looking import Look, News, Told, revealed_seed, shown_commitment
from carson.server.service.origin import IMPORTED, cloned
from carson.server.service.seating import namer
from carson.server.service.tables import Laid
from carson.server.store.rows import FINISHED, SeatRow, TableRow, User
from carson.server.web.views import AnyOptions, AnyView
from carson.words import Words

Status = Literal["open", "playing", "finished", "closed"]


class Person(Struct, frozen=True):
    name: str
    claimed: bool


class Me(Struct, frozen=True, omit_defaults=True):
    """`token` only where a script asked for one."""

    user: Person
    token: str | None = None


class Seat(Struct, frozen=True):
    """Who sits there: a person, a bot by its kind, or nobody yet."""

    seat: int
    name: str | None
    bot: str | None
    free: bool
    mine: bool


class Material(Struct, frozen=True):
    """The figures (board) or the deck (cards) that a game is played with; `own`: not the built-in ones."""

    name: str
    digest: str
    own: bool


class Table(Struct, frozen=True):
    """A table as anybody may know it who has its address. `seed` is told when the game is over, not before.

    `options` and `material` are None where this server does not know the rules that the table was laid for.
    `from_move`: it began from a position of another game, after that move. `imported`: the game was not played here but
    brought as a record, and its seed and commitment are what that says.
    """

    id: str
    game: Literal["cards", "board"]
    options: AnyOptions | None
    material: Material | None
    public: bool
    status: Status
    imported: bool
    from_move: int | None
    host: bool
    seats: list[Seat]
    seq: int
    commitment: str | None
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None
    created_at: int
    started_at: int | None
    finished_at: int | None


class Tables(Struct, frozen=True):
    tables: list[Table]


class Position(Struct, frozen=True):
    """A table and its game from a seat (None: a spectator's), with all that may be done there now.

    `question` is what an action has to name as answered; `asked` is the question in words; `actions` are the texts of
    all that the seat may do; `undo` is the number of the move that it may take back.
    """

    table: Table
    own: list[int]
    seat: int | None
    question: int | None
    asked: str | None
    view: AnyView | None
    actions: tuple[str, ...]
    undo: int | None


class Happening(Struct, frozen=True):
    """Something that happened, as data and in words; `text` is None for what is not worth a line."""

    kind: str
    data: dict[str, Any]
    private: bool
    text: str | None


class LogEntry(Struct, frozen=True):
    """An entry of the log as the seat may know it; `action` is None while, or because, it is another's secret."""

    seq: int
    kind: Literal["start", "move", "undo"]
    seat: int
    number: int
    action: str | None
    events: list[Happening]


class Events(Struct, frozen=True):
    """What happened after the number asked for, up to `seq`: there the next question goes on."""

    seq: int
    status: Status
    entries: list[LogEntry]


def person(found: User) -> Person:
    return Person(found.name, found.claimed)


def table(laid: Laid, reader: User | None) -> Table:
    row, begun_from = laid.table, cloned(laid.table)
    return Table(
        id=row.id,
        game=row.game,  # type: ignore[arg-type]
        options=_options(row),
        material=_material(row),
        public=row.public,
        status=row.status,  # type: ignore[arg-type]
        imported=row.ended == IMPORTED,
        from_move=begun_from.move if begun_from is not None else None,
        host=reader is not None and row.host_id == reader.id,
        seats=[_seat(seat, reader, row.status == FINISHED) for seat in laid.seats],
        seq=row.seq,
        commitment=shown_commitment(laid),
        seed=revealed_seed(laid),
        scores=msgspec.json.decode(row.scores) if row.scores else None,
        winners=msgspec.json.decode(row.winners) if row.winners else None,
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
    )


def _options(row: TableRow) -> dict[str, Any] | None:
    try:
        return plain_options(rules_of(row))
    except CarsonError:
        return None  # of rules that are not ours: it can be listed all the same, beside the others


def _material(row: TableRow) -> Material | None:
    try:
        return Material(*material(rules_of(row)))
    except CarsonError:
        return None


def _seat(seat: SeatRow, reader: User | None, over: bool) -> Seat:
    mine = reader is not None and seat.user_id == reader.id
    return Seat(seat.seat, seat.name, seat.bot, seat.free and not over, mine)


def position(found: Look, reader: User | None, words: Words) -> Position:
    game = found.game
    decision = game.decision if game is not None else None
    return Position(
        table=table(found.laid, reader),
        own=found.own,
        seat=found.seat,
        question=game.question if game is not None else None,
        asked=told_by(found.laid, words).question(decision) if decision is not None else None,
        view=found.view,
        actions=found.actions,
        undo=found.undo,
    )


def events(found: News, words: Words) -> Events:
    return Events(found.seq, found.laid.table.status, entries(found.told, told_by(found.laid, words)))  # type: ignore[arg-type]


def entries(told: Sequence[Told], teller: AnyTeller) -> list[LogEntry]:
    return [
        LogEntry(
            seq=entry.seq,
            kind=entry.kind,  # type: ignore[arg-type]
            seat=entry.seat,
            number=entry.number,
            action=entry.action,
            events=[_happening(event, teller.event) for event in entry.events],
        )
        for entry in told
    ]


def _happening(event: Event, tell: Callable[[Event], str | None]) -> Happening:
    return Happening(event.kind, event.data, event.to is not None, tell(event))


def told_by(laid: Laid, words: Words) -> AnyTeller:
    """Who tells what happens at this table, in the reader's language and with its names."""
    return teller(laid.table.game, words, namer(rules_of(laid.table), laid.seats, words))
