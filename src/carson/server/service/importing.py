"""Records that people bring: played through from end to end, then kept as a finished table of who brought them.

No game that comes this way was played here. It says so wherever it is shown, and is listed for its owner alone.
"""

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from carson.bots import bot_names
from carson.kernel import (
    CarsonError,
    Game,
    Numbers,
    Outcome,
    Record,
    RecordedChance,
    RecordError,
    numbers_in,
    parse,
    replay,
)
from carson.server.faults import BadRequest, Conflict
from carson.server.games import GAMES, AnyGame, AnyRules, head_of, people, rules_in
from carson.server.names import LONGEST_NAME
from carson.server.secret import new_id
from carson.server.service.desk import Desk
from carson.server.service.loading import entry_of
from carson.server.service.origin import IMPORTED, Imported, origin_text
from carson.server.service.tables import Laid
from carson.server.store import log, tables
from carson.server.store.rows import FINISHED, MOVE, START, Entry, SeatRow, TableRow, User

MOST_MOVES: Final = 4_000  # a long game has 500


class _Played(Struct, frozen=True):
    """A record that holds, and what the log keeps of it."""

    record: Record
    rules: AnyRules
    outcome: Outcome | None
    entries: list[Entry]


async def bring(desk: Desk, user: User, text: str) -> Laid:
    """Keep a record as a finished table; whatever is wrong with it is said with its line."""
    async with desk.imports:
        played = await asyncio.to_thread(_played, text, desk.now())
    table = _table(desk, user, played)
    seats = [_seat(table, played, seat) for seat in people(played.rules)]
    async with desk.database.write() as connection:
        if await tables.imported(connection, user.id) >= desk.settings.max_imports:
            raise Conflict("imports-too-many", most=desk.settings.max_imports)
        await tables.add(connection, table, seats)
        await log.append_all(connection, table.id, played.entries)
    return Laid(table, seats)


async def forget(desk: Desk, user: User, table_id: str) -> None:
    """Delete what one has brought oneself; no game that was played here can go this way."""
    async with desk.database.write() as connection:
        table = await tables.get(connection, table_id, lock=True)
        if table is None or table.host_id != user.id or table.ended != IMPORTED:
            raise Conflict("import-not-yours")
        await tables.remove(connection, table_id)


def _played(text: str, now: int) -> _Played:
    record = parse(text)
    if len(record.lines) - 1 > MOST_MOVES:
        raise RecordError("record-many-moves", found=len(record.lines) - 1, most=MOST_MOVES)
    if record.game not in GAMES:
        raise BadRequest("game-unknown", found=record.game[:40], known=GAMES)
    rules = rules_in(record)
    game: AnyGame = replay(rules, record)
    return _Played(record, rules, game.outcome(), _entries(game, now))


def _entries(game: AnyGame, now: int) -> list[Entry]:
    """Once more from the beginning, as the log would have kept it."""
    again: AnyGame = Game.start(game.rules, None, RecordedChance(game.setup.draws))
    entries = [entry_of(again, START, again.setup, 0, now)]
    for number, move in enumerate(game.moves, 1):
        sealed = again.decision is not None and again.decision.together
        again.apply(move.seat, move.action, RecordedChance(move.draws))
        entries.append(entry_of(again, MOVE, move, number, now, sealed))
    return entries


def _table(desk: Desk, user: User, played: _Played) -> TableRow:
    now, outcome = desk.now(), played.outcome
    return TableRow(
        id=new_id(),
        game=played.rules.game,
        rules=played.rules.version,
        head=head_of(played.rules),
        host_id=user.id,
        public=False,
        status=FINISHED,
        seq=played.entries[-1].seq,
        seed="",
        commitment="",
        scores=msgspec.json.encode(outcome.scores).decode() if outcome is not None else None,
        winners=msgspec.json.encode(outcome.winners).decode() if outcome is not None else None,
        created_at=now,
        started_at=now,
        finished_at=now,
        ended=IMPORTED,
        origin=origin_text(Imported(played.record.head, played.record.remarks)),
    )


def _seat(table: TableRow, played: _Played, seat: int) -> SeatRow:
    """Who is said to have sat there (`seat-0: human Ann`): a name at most, nobody who is known here."""
    head = played.record.head
    sitter, _, name = head.get(f"seat-{seat}", head.get(f"name.{seat}", "")).partition(" ")
    if sitter not in ("human", *bot_names(table.game)):
        sitter, name = "human", f"{sitter} {name}"
    name = " ".join(name.split())[:LONGEST_NAME].strip()
    bot = None if sitter == "human" else sitter
    numbers = _numbers(head)
    return SeatRow(
        table.id,
        seat,
        None,
        bot,
        name if name and name.isprintable() else None,
        number_sha256=numbers.sealed.get(seat),
        number=numbers.opened.get(seat),
    )


def _numbers(head: dict[str, str]) -> Numbers:
    """What the record says the players put in; what makes no sense of it is left out here."""
    try:
        return numbers_in(head)
    except CarsonError:
        return Numbers({}, {})
