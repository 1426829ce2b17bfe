"""What goes over the wire, typed. Built only from what may be known; no row is sent as it is."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct

from carson.games import GameName
from carson.kernel import CarsonError, Decision, Event, IllegalAction, Refusal
from carson.kernel.actions import TEXT
from carson.kernel.descriptor import Material
from carson.kernel.rules import Rules
from carson.server.database.rows import OPEN, PLAYING, Announcement, SeatRow, TableRow, User
from carson.server.games.actions import AnyChoice, texts
from carson.server.games.adapter import material, plain_options, teller
from carson.server.games.served import AnyTeller
from carson.server.history.loading import rules_of
from carson.server.play.orders import orders_of
from carson.server.play.viewing import Look, News, SeenEntry, revealed, shown_commitment, shown_seal
from carson.server.tables.clock import Clock, clock_of, deadline
from carson.server.tables.origin import IMPORTED, cloned
from carson.server.tables.seating import namer
from carson.server.tables.tables import SeatedTable
from carson.server.web.views import AnyOptions, AnyView
from carson.words import Words

S = TypeVar("S", bound=Struct)
Status = Literal["open", "playing", "finished", "closed"]
Ended = Literal["played", "resigned", "agreed", "abandoned", "imported"]


class Person(Struct, frozen=True):
    """`handle` is the name that others may use for you; `language` is None if the browser's counts.

    `admin`: you may use the doors of admins.
    """

    name: str
    claimed: bool
    handle: str
    language: str | None
    admin: bool


class Me(Struct, frozen=True, omit_defaults=True):
    """`token` only if a script asked for one."""

    user: Person
    token: str | None = None


class Seat(Struct, frozen=True):
    """Who sits there: a person, a bot by its kind, or nobody yet; `kept`: for the person named, until they sit down.
    `free`: you may sit down there; a kept seat is free for its person alone. Somebody who has left for good has no name
    any more.

    `asked_at`: since when their time runs; `deadline_at`: when it is up; `bank`: the seconds left in it at `asked_at`.
    `standin`: the bot that plays for a person who ran out of time, until they are back, or who has resigned
    (`resigned`; `resigned_after`: the number of the last entry of the log before that, None if it is not known).
    `agrees`: to end the game here. `number_sha256`: of the number that the person contributes to the seed; `number`:
    the number itself, once the game has started. A person with several seats has them at the first.
    """

    seat: int
    name: str | None
    bot: str | None
    free: bool
    mine: bool
    kept: bool
    asked_at: int | None
    deadline_at: int | None
    bank: int | None
    standin: str | None
    resigned: bool
    resigned_after: int | None
    agrees: bool
    number_sha256: str | None
    number: str | None


class Table(Struct, frozen=True):
    """A table as anybody who has its address may know it. `seed` is shown when the game is over, not before.

    `options` and `material` are None if this server does not know the table's rules. `from_move`: it started from a
    position of another game, after that move. `imported`: the game was not played here but imported as a record, which
    gives its seed and commitment. `commitment` is the SHA-256 of the server's contribution to the seed: of `secret` if
    players contribute numbers too, else of the seed. `seal` is that of the commitment and all sealed numbers, once
    these are final; an open table that has one begins as soon as the numbers are revealed, and at `deadline_at` without
    those that are not. `ended` says how it ended. `rematch` is the table that followed it, for those who sat here
    and, if it is public, for everybody. `spectators_chat`: those who watch may chat.
    `hints`: players may ask for hints. `practice`: against bots, moves were taken back though something had been drawn
    or revealed since.
    """

    id: str
    game: GameName
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
    seal: str | None
    secret: str | None
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None
    created_at: int
    started_at: int | None
    finished_at: int | None
    clock: Clock | None
    deadline_at: int | None
    your_turn: bool
    ended: Ended | None
    rematch: str | None
    hints: bool
    spectators_chat: bool
    practice: bool


class Tables(Struct, frozen=True):
    """`now` is the server's time; `announcements` are what admins tell everybody at the moment."""

    tables: list[Table]
    now: int
    announcements: list[Announcement]


class Position(Struct, frozen=True):
    """A table and its game from a seat (None: a spectator's), with everything that may be done there now.

    `question` is what an action has to name as answered; what is asked is the `decision` of the view, whose `sentence`
    is `asked`. `choices` are all that the seat may do, each with its text; `actions` are these texts alone. `undo` is
    the number of the move that it may take back. `now` is the server's time.

    Where an answer is numbers within `ranges` (in `about` of the decision), `choices` has only those with all numbers
    at their minimum, or with one of them at its maximum; you may send any others within the ranges too.
    """

    table: Table
    own: list[int]
    seat: int | None
    question: int | None
    asked: str | None
    view: AnyView | None
    actions: tuple[str, ...]
    choices: tuple[AnyChoice, ...]
    undo: int | None
    now: int


class Happening(Struct, frozen=True):
    """Something that happened, as data and in words; `text` is None if it is not worth a line."""

    kind: str
    data: dict[str, Any]
    private: bool
    text: str | None


class LogEntry(Struct, frozen=True):
    """An entry of the log as the seat may know it; `action`, the text, and `choice`, the object, are None if it
    is somebody else's secret.

    `by` is the bot that did it, or "order" for what the person had ordered in advance.
    """

    seq: int
    kind: Literal["start", "move", "undo"]
    seat: int
    number: int
    action: str | None
    choice: AnyChoice | None
    events: list[Happening]
    by: str | None


class DroppedOrder(Struct, frozen=True):
    order: Literal["bid", "consent", "pass", "actions"]
    action: str
    choice: AnyChoice
    code: str
    rule: str
    message: str


class Events(Struct, frozen=True):
    """What happened after the number asked for, up to `seq`, where the next request continues."""

    seq: int
    status: Status
    entries: list[LogEntry]


class Orders(Struct, frozen=True, rename={"pass_": "pass"}):
    """What a seat has ordered, told to its owner alone. `dropped`: the order that was against the rules, and why.

    `waiting`: the actions that are done as soon as somebody agrees whom an action before them asked.
    """

    seat: int
    bid: int | None
    consent: str | None
    pass_: bool
    single: bool
    waiting: tuple[AnyChoice, ...]
    dropped: DroppedOrder | None


def orders(seated: SeatedTable, number: int, words: Words) -> Orders:
    found = orders_of(next(seat for seat in seated.seats if seat.seat == number))
    rules: Rules[Any, Any, Any] = rules_of(seated.table)
    dropped = None
    if found.dropped is not None:
        why = found.dropped
        message = told_by(seated, words).error(IllegalAction(Refusal(why.code, why.rule, why.details)))
        choice = rules.action_object(rules.parse_action(why.action))
        dropped = DroppedOrder(why.kind, why.action, choice, why.code, why.rule, message)
    rest = found.rest.actions if found.rest is not None else ()
    waiting = tuple(rules.action_object(rules.parse_action(text)) for text in rest)
    return Orders(number, found.bid, found.consent, found.round is not None, found.single, waiting, dropped)


def shown(shape: type[S], row: Struct, **own: Any) -> S:
    """A shape whose fields are those of the row with the same names, but for what it has of its own. Nothing else of
    the row is told. (What is made for every move, tables and log entries, is written out: that takes a sixth of the
    time.)
    """
    return shape(**{name: getattr(row, name) for name in shape.__struct_fields__ if name not in own}, **own)


def person(found: User) -> Person:
    return shown(Person, found)


def table(seated: SeatedTable, reader: User | None) -> Table:
    row, begun_from = seated.table, cloned(seated.table)
    seed, secret = revealed(seated)
    clock = clock_of(row.clock)
    seats = [_seat(seat, reader, clock, row.status) for seat in seated.seats]
    sat = reader is not None and any(reader.id in (seat.user_id, seat.kept_for) for seat in seated.seats)
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
        seats=seats,
        seq=row.seq,
        commitment=shown_commitment(seated),
        seal=shown_seal(seated),
        secret=secret,
        seed=seed,
        scores=msgspec.json.decode(row.scores) if row.scores else None,
        winners=msgspec.json.decode(row.winners) if row.winners else None,
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        clock=clock,
        deadline_at=row.deadline_at,
        your_turn=any(seat.mine and seat.asked_at is not None for seat in seats),
        ended=row.ended,  # type: ignore[arg-type]
        rematch=row.rematch_id if sat or row.public else None,
        hints=seated.hints,
        spectators_chat=row.spectators_chat,
        practice=row.practice > 0,
    )


def _options(row: TableRow) -> dict[str, Any] | None:
    try:
        return plain_options(rules_of(row))
    except CarsonError:
        return None  # its rules are unknown: it can still be listed, next to the others


def _material(row: TableRow) -> Material | None:
    try:
        return material(rules_of(row))
    except CarsonError:
        return None


def _seat(seat: SeatRow, reader: User | None, clock: Clock | None, status: str) -> Seat:
    return Seat(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        # Once the game has started, a seat without a name belongs to somebody who has left for good.
        free=status == OPEN and (seat.free or (seat.empty and reader is not None and seat.kept_for == reader.id)),
        mine=reader is not None and seat.user_id == reader.id,
        kept=seat.empty and seat.kept_for is not None,
        asked_at=seat.asked_at,
        deadline_at=deadline(clock, seat),
        bank=seat.bank,
        standin=seat.standin,
        resigned=seat.resigned,
        resigned_after=seat.resigned_after,
        agrees=seat.agrees,
        number_sha256=seat.number_sha256,
        # Somebody who has not revealed theirs yet must not learn it.
        number=seat.number if status != OPEN else None,
    )


def position(found: Look, reader: User | None, words: Words) -> Position:
    game = found.game
    decision = game.decision if game is not None and found.seated.table.status == PLAYING else None
    asked = question_to(told_by(found.seated, words), decision, found.seat)
    return shown(
        Position,
        found,
        table=table(found.seated, reader),
        question=game.question if game is not None else None,
        asked=asked,
        view=asking(found.view, asked),
        actions=texts(found.choices),
    )


def question_to(teller: AnyTeller, decision: Decision | None, seat: int | None) -> str | None:
    """The question as it is put to a seat: if several are asked at once, the seat's own name is enough for it. Others
    read whom the game waits for, and what those are doing.
    """
    if decision is None:
        return None
    return teller.question(decision, seat) if seat in decision.seats else teller.waiting(decision)


def asking(view: dict[str, Any] | None, sentence: str | None) -> dict[str, Any] | None:
    """The view with the sentence beside the question that it asks."""
    return {**view, "decision": asked_in(view["decision"], sentence)} if view is not None else None


def asked_in(question: dict[str, Any] | None, sentence: str | None) -> dict[str, Any] | None:
    """The question with the sentence that asks it."""
    return {**question, "sentence": sentence or ""} if question is not None else None


class TellsEvents(Protocol):
    def event(self, event: Event) -> str | None: ...


def events(found: News, words: Words) -> Events:
    return Events(found.seq, found.seated.table.status, entries(found.told, told_by(found.seated, words)))  # type: ignore[arg-type]


def entries(told: Sequence[SeenEntry], teller: TellsEvents) -> list[LogEntry]:
    return [
        LogEntry(
            seq=entry.seq,
            kind=entry.kind,  # type: ignore[arg-type]
            seat=entry.seat,
            number=entry.number,
            action=None if entry.choice is None else str(entry.choice[TEXT]),
            choice=entry.choice,
            events=happenings(entry.events, teller),
            by=entry.by,
        )
        for entry in told
    ]


def happenings(events: Iterable[Event], teller: TellsEvents) -> list[Happening]:
    return [Happening(event.kind, event.data, event.to is not None, teller.event(event)) for event in events]


def told_by(seated: SeatedTable, words: Words) -> AnyTeller:
    """Puts what happens at this table into words, in the reader's language and with its names."""
    return teller(seated.table.game, words, namer(rules_of(seated.table), seated.seats, words))
