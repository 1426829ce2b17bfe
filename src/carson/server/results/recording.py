"""Writes a game's results when it ends; and those of games that ended before results were stored."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.facts.model import Facts
from carson.kernel import CarsonError, Event
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, UNDO, Entry, SeatRow
from carson.server.games.adapter import SERVED, AnyGame
from carson.server.history import log
from carson.server.history.loading import load, rules_of
from carson.server.history.replaying import events_of
from carson.server.results import repository as results
from carson.server.results.model import PERSON, SeatFacts
from carson.server.results.repository import Result
from carson.server.tables.tables import SeatedTable, load_table

AT_ONCE: Final = 10  # earlier games that are worked off in one go


async def record_results(connection: AsyncConnection, seated: SeatedTable, game: AnyGame | None) -> None:
    """Call it when the table's row says that the game is over. Practice has no results: a game started from a position,
    or taken back further than the rules allow. `game` is None if its rules are no longer known; then only who won is
    stored.
    """
    table = seated.table
    if table.status != FINISHED or table.origin is not None or table.practice:
        return
    found = await _facts(connection, table.id, game) if game is not None else None
    await results.replace_all(connection, table.id, _rows(seated, found))


async def unrecorded(services: Services) -> list[str]:
    """Some of the games that have no results yet."""
    return await services.database.fetch(results.missing, AT_ONCE)


async def record_earlier(services: Services, table_id: str) -> None:
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        try:
            game = await load(connection, seated.table, services.game_cache)
        except CarsonError:
            game = None
        await record_results(connection, seated, game)


async def _facts(connection: AsyncConnection, table_id: str, game: AnyGame) -> Facts:
    events = _events(await log.since(connection, table_id, -1))
    return SERVED[game.rules.game].facts(game.rules, game.state, events)


def _events(entries: Sequence[Entry]) -> list[Event]:
    """What was said in the game, without the moves that were taken back."""
    stands: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del stands[entry.number]  # the set-up is number 0
        else:
            stands.append(entry)
    return [event for entry in stands for event in events_of(entry)]


def _rows(seated: SeatedTable, facts: Facts | None) -> list[Result]:
    table, seats = seated.table, seated.seats
    scores = msgspec.json.decode(table.scores, type=list[int]) if table.scores else None
    winners = msgspec.json.decode(table.winners or "[]", type=list[int])
    try:
        rules = rules_of(table)
        setting, count = SERVED[table.game].setting(rules), rules.table.players
    except CarsonError:
        setting, count = None, len(seats)
    virtual = setting.virtual if setting is not None else ()
    return [
        Result(
            table_id=table.id,
            seat=seat.seat,
            user_id=_person(seat, seats),
            bot=seat.bot,
            game=table.game,
            players=count,
            setting=msgspec.json.encode(setting or {}).decode(),
            rivals=msgspec.json.encode([*_rivals(seat, seats), *virtual]).decode(),
            points=scores[seat.seat] if scores is not None else None,
            won=seat.seat in winners,
            ended=table.ended or "",
            facts=None if facts is None else msgspec.json.encode(_of_seat(facts, seat.seat)).decode(),
            finished_at=table.finished_at or 0,
        )
        for seat in seats
    ]


def _person(seat: SeatRow, seats: Sequence[SeatRow]) -> str | None:
    """Whoever had one seat. Several seats of one account are several people at one screen, all unknown."""
    alone = sum(other.user_id == seat.user_id for other in seats) == 1
    return seat.user_id if alone else None


def _rivals(seat: SeatRow, seats: Sequence[SeatRow]) -> list[str]:
    return [other.bot or PERSON for other in seats if other.seat != seat.seat]


def _of_seat(facts: Facts, seat: int) -> SeatFacts:
    names = tuple(dict.fromkeys(name for _, name in facts.characters[seat]))
    return SeatFacts(facts.points[seat], names, facts.buildings[seat])
