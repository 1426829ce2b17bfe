"""Imported records: replayed from start to end, then stored as a finished table of the person who imported them.

These games were not played here. They say so wherever they are shown, and are listed for their owner alone.
"""

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.bots import bot_names
from carson.kernel import CarsonError, Numbers, numbers_in
from carson.library import rules_of
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, SeatRow, TableRow, User
from carson.server.errors import Conflict
from carson.server.games.adapter import AnyRules, head_of
from carson.server.history import log
from carson.server.people.identity import is_anothers
from carson.server.records.imported import Played, played
from carson.server.security.names import LONGEST_NAME
from carson.server.security.tokens import new_id
from carson.server.tables import repository as tables
from carson.server.tables.origin import IMPORTED, Imported, origin_text
from carson.server.tables.tables import SeatedTable


async def bring(services: Services, user: User, text: str) -> SeatedTable:
    """Stores a record as a finished table; anything wrong with it is reported with its line."""
    found = await services.jobs.run(None, played, text, services.now())
    rules = rules_of(found.record)
    table = _table(services, user, found, rules)
    seats = [_seat(table, found, seat) for seat in rules.table.people]
    async with services.database.write() as connection:
        if await tables.count_imported(connection, user.id) >= services.settings.max_imports:
            raise Conflict("imports-too-many", most=services.settings.max_imports)
        seats = [await _unless_anothers(connection, user, seat) for seat in seats]
        await tables.add(connection, table, seats)
        await log.append_all(connection, table.id, found.entries)
    return SeatedTable(table, seats)


async def _unless_anothers(connection: AsyncConnection, user: User, seat: SeatRow) -> SeatRow:
    """A record may say what it likes, but it must not suggest that somebody who has claimed a name here
    played in it.
    """
    if seat.bot is None and seat.name is not None and await is_anothers(connection, user, seat.name):
        return replace(seat, name=None)
    return seat


async def forget(services: Services, user: User, table_id: str) -> None:
    """Delete your own import; games that were played here cannot be deleted this way."""
    async with services.database.write() as connection:
        table = await tables.get(connection, table_id, lock=True)
        if table is None or table.host_id != user.id or table.ended != IMPORTED:
            raise Conflict("import-not-yours")
        await tables.remove(connection, table_id)


def _table(services: Services, user: User, played: Played, rules: AnyRules) -> TableRow:
    now, outcome = services.now(), played.outcome
    return TableRow(
        id=new_id(),
        game=rules.game,
        rules=rules.version,
        head=head_of(rules),
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


def _seat(table: TableRow, played: Played, seat: int) -> SeatRow:
    """Who is said to have sat there (`seat-0: human Ann`): at most a name, never a person known here."""
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
    """The players' contributions according to the record; anything that makes no sense is left out."""
    try:
        return numbers_in(head)
    except CarsonError:
        return Numbers({}, {})
