"""Setting up a table, sitting down, leaving a seat, starting the game."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Game, seed_from
from carson.server.core.services import Services
from carson.server.database.rows import CLOSED, OPEN, PLAYING, START, SeatRow, TableRow, User
from carson.server.database.statements import make
from carson.server.errors import BadRequest, Conflict, NotAllowed, NotThere, blaming
from carson.server.games.adapter import (
    AnyGame,
    AnyRules,
    check_bot,
    check_bounds,
    for_new_game,
    head_of,
    new_rules,
    people,
)
from carson.server.history import log
from carson.server.history.loading import rules_of
from carson.server.history.replaying import entry_of
from carson.server.notifications import due
from carson.server.people import repository as people_store
from carson.server.people.identity import check_free
from carson.server.people.nicknames import bot_name, giving_way
from carson.server.people.sanctions import check_not_banned
from carson.server.security.names import checked_name
from carson.server.security.tokens import commitment, new_id, new_seed
from carson.server.tables import repository as tables
from carson.server.tables.clock import Clock, bank_seconds, checked_clock, clock_of, reckoned, seats_after

ME = "me"
FREE = "open"
# Seconds that browsers have to reveal their sealed numbers (tables/numbers.py) before the game begins without them.
OPENING: Final = 10


class SeatedTable(Struct, frozen=True):
    """A table and who sits at it."""

    table: TableRow
    seats: list[SeatRow]

    @property
    def people(self) -> bool:
        """Whether anybody but bots sits there."""
        return any(seat.user_id is not None for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: as the host said, otherwise where nobody plays against another person."""
        if self.table.hints is not None:
            return self.table.hints
        return len({seat.user_id for seat in self.seats if seat.user_id is not None}) <= 1

    def moment(self, now: int) -> due.Moment:
        return due.Moment(self.table, self.seats, now)


async def load_table(connection: AsyncConnection, table_id: str, lock: bool = False) -> SeatedTable:
    table = await tables.get(connection, table_id, lock)
    if table is None:
        raise NotThere("table-unknown")
    return SeatedTable(table, (await tables.sitting(connection, [table_id]))[table_id])


class Model(Struct, frozen=True):
    """What a table is made from: the game, its rules as stored, and how it is played."""

    game: str
    rules: int
    head: str
    public: bool
    clock: str | None
    hints: bool | None = None
    spectators_chat: bool = False


def new_row(services: Services, host: User, model: Model, seed: str = "", origin: str | None = None) -> TableRow:
    """A table that waits for people; its seed is the system's by default."""
    seed = seed or new_seed()
    return TableRow(
        id=new_id(),
        **asdict(model),
        host_id=host.id,
        status=OPEN,
        seq=-1,
        seed=seed,
        commitment=commitment(seed),
        scores=None,
        winners=None,
        created_at=services.now(),
        started_at=None,
        finished_at=None,
        origin=origin,
    )


async def create(
    services: Services,
    host: User,
    game: str,
    options: dict[str, Any],
    public: bool,
    wanted: Sequence[str] | None,
    clock: Clock | None = None,
    figures: dict[str, Any] | None = None,
    deck: dict[str, Any] | None = None,
    hints: bool | None = None,
    spectators_chat: bool = False,
) -> SeatedTable:
    """A new table. `wanted` says for each seat "me", "open" or a bot's name; by default the host takes the first.

    "me:Anna" names one of the host's own seats, when several people share a browser. The host's own `figures` (board)
    or `deck` (cards) replace the built-in ones.
    """
    rules = for_new_game(new_rules(game, options, figures, deck), services.settings.previous_rules)
    return await lay(services, host, rules, public, wanted, clock, hints=hints, spectators_chat=spectators_chat)


async def lay(
    services: Services,
    host: User,
    rules: AnyRules,
    public: bool,
    wanted: Sequence[str] | None,
    clock: Clock | None = None,
    seed: str = "",
    origin: str | None = None,
    hints: bool | None = None,
    spectators_chat: bool = False,
) -> SeatedTable:
    """A new table for a game with these rules. `hints`: whether players may ask for them (`SeatedTable.hints`)."""
    check_bounds(rules)
    with blaming("clock"):
        timed = checked_clock(clock)
    model = Model(rules.game, rules.version, head_of(rules), public, timed, hints, spectators_chat)
    table = new_row(services, host, model, seed, origin)
    with blaming("seats"):
        seats = _first_seats(table, rules, host, wanted)
    async with services.database.write() as connection:
        if await tables.count_hosted(connection, host.id) >= services.settings.max_open_tables:
            raise Conflict("tables-too-many", most=services.settings.max_open_tables)
        await check_not_banned(connection, host, services.now())
        await check_free(connection, host, host.name, *names_of(seats, host))
        await tables.add(connection, table, seats)
    return SeatedTable(table, seats)


def _first_seats(table: TableRow, rules: AnyRules, host: User, wanted: Sequence[str] | None) -> list[SeatRow]:
    places = people(rules)
    sitters = [ME] + [FREE] * (len(places) - 1) if wanted is None else wanted
    if len(sitters) != len(places):
        raise BadRequest("seats-count", found=len(sitters), expected=len(places))
    seats: list[SeatRow] = []
    for place, sitter in zip(places, sitters, strict=True):
        seat = SeatRow(table.id, place, None, None, None)
        if sitter == ME or sitter.startswith(f"{ME}:"):
            _, named, name = sitter.partition(":")
            seat = replace(seat, user_id=host.id, name=checked_name(name) if named else host.name)
        elif sitter != FREE:
            seat = replace(seat, bot=check_bot(table.game, sitter))
        seats.append(seat)
    # People first: a bot takes a name that none of them has.
    for number, seat in enumerate(seats):
        if seat.bot is not None:
            seats[number] = replace(seat, name=bot_name(table.id, seats))
    return seats


def names_of(seats: Sequence[SeatRow], user: User) -> list[str]:
    """A person's names at their seats."""
    return [seat.name for seat in seats if seat.user_id == user.id and seat.name]


async def join(services: Services, user: User, table_id: str, wanted: int | None, name: str | None) -> SeatedTable:
    """Take the given seat, or the first free one. One person may take several (hot-seat)."""
    async with services.database.write() as connection:
        seated = await open_table(connection, table_id)
        await check_not_banned(connection, user, services.now())
        own = [seat for seat in seated.seats if seat.empty and seat.kept_for == user.id]
        free = own + [seat for seat in seated.seats if seat.free]
        if not free:
            raise Conflict("table-full")
        seat = free[0] if wanted is None else next((seat for seat in free if seat.seat == wanted), None)
        if seat is None:
            raise Conflict("seat-taken", number=wanted)
        before = seat.name if seat in own else None
        called = before or user.name if name is None else checked_name(name)
        await check_free(connection, user, called)
        sitter = replace(seat, user_id=user.id, name=called)
        seated = await update_seat(connection, seated, sitter)
        for bot in giving_way(table_id, seated.seats, called):
            seated = await update_seat(connection, seated, bot)
        await due.tell_seated(connection, seated.moment(services.now()), sitter)
    services.hub.publish(table_id)
    return seated


async def leave(services: Services, user: User, table_id: str, wanted: int | None) -> SeatedTable:
    """Leave one of your seats, or all of them. A table with no person left is closed."""
    async with services.database.write() as connection:
        seated = await open_table(connection, table_id)
        own = [seat for seat in seated.seats if seat.user_id == user.id and wanted in (None, seat.seat)]
        if not own:
            raise NotAllowed("seat-none")
        for seat in own:
            seated = await update_seat(connection, seated, SeatRow(table_id, seat.seat, None, None, None))
        if not seated.people:
            seated = await _update(connection, seated, status=CLOSED)
        elif seated.table.host_id == user.id and user.id not in (seat.user_id for seat in seated.seats):
            # The table passes to the next person; without a seat nobody could see who the host is.
            seated = await _update(
                connection, seated, host_id=next(seat.user_id for seat in seated.seats if seat.user_id)
            )
    services.hub.publish(table_id)
    return seated


async def close(services: Services, user: User, table_id: str) -> SeatedTable:
    """Close a table whose game has not started. Host only."""
    async with services.database.write() as connection:
        seated = await _hosted_table(connection, user, table_id)
        seated = await _update(connection, seated, status=CLOSED)
    services.hub.publish(table_id)
    return seated


async def remove(services: Services, user: User, table_id: str, number: int) -> SeatedTable:
    """Free a seat, whoever sits there. Host only; hosts leave their own seat instead."""
    async with services.database.write() as connection:
        seated = await _hosted_table(connection, user, table_id)
        seat = next((seat for seat in seated.seats if seat.seat == number and not seat.free), None)
        if seat is None:
            raise Conflict("seat-nobody", number=number)
        if seat.user_id == user.id:
            raise NotAllowed("seat-own")
        seated = await update_seat(connection, seated, SeatRow(table_id, number, None, None, None))
    services.hub.publish(table_id)
    return seated


async def seat_bot(services: Services, user: User, table_id: str, number: int, bot: str) -> SeatedTable:
    """Put a bot on a free seat. Host only; `remove` frees it again."""
    async with services.database.write() as connection:
        seated = await _hosted_table(connection, user, table_id)
        seat = next((seat for seat in seated.seats if seat.seat == number and seat.free), None)
        if seat is None:
            raise Conflict("seat-taken", number=number)
        sitter = replace(seat, bot=check_bot(seated.table.game, bot), name=bot_name(table_id, seated.seats))
        seated = await update_seat(connection, seated, sitter)
    services.hub.publish(table_id)
    return seated


async def start(services: Services, user: User, table_id: str, fill: str | None) -> SeatedTable:
    """Start the game. Host only; `fill` is the bot that takes the remaining seats. Bots may play without anybody.

    If players have sealed numbers, the game begins when these are revealed.
    """
    game = None
    async with services.database.write() as connection:
        seated = await _hosted_table(connection, user, table_id)
        free = [seat for seat in seated.seats if seat.empty]
        if free and fill is None:
            raise Conflict("table-seats-free", count=len(free))
        if not seated.people:
            await _check_bot_games(connection, services, user)
        for seat in free:
            bot = check_bot(seated.table.game, fill or "")
            seated = await update_seat(
                connection, seated, replace(seat, bot=bot, name=bot_name(table_id, seated.seats))
            )
        if any(seat.number_sha256 for seat in seated.seats):
            seated = await _update(connection, seated, sealed_at=services.now(), deadline_at=services.now() + OPENING)
        else:
            seated, game = await begin(connection, services, seated, user.id)
    if game is not None:
        services.game_cache.put(table_id, game)
    services.hub.publish(table_id)
    return seated


async def begin(
    connection: AsyncConnection, services: Services, seated: SeatedTable, actor: str | None
) -> tuple[SeatedTable, AnyGame]:
    """The game from the server's secret and the revealed numbers. `actor` need not be told."""
    numbers, now = opened(seated.seats), services.now()
    secret = seated.table.seed
    seed: dict[str, Any] = {"secret": secret, "seed": seed_from(secret, numbers)} if numbers else {}
    table = replace(seated.table, **seed)
    game: AnyGame = Game.start(rules_of(table), table.seed)
    await make(connection, [log.entry_insert(table.id, entry_of(game, START, game.setup, 0, now))])
    seated = await _start_game(connection, seated, game, now, seed)
    await due.tell_begun(connection, seated.moment(now), game, actor)
    return seated, game


def promised(seated: SeatedTable) -> bool:
    """Whether the seed follows from the server's commitment and the players' contributions."""
    secret = seated.table.secret or seated.table.seed
    return (
        commitment(secret) == seated.table.commitment and seed_from(secret, opened(seated.seats)) == seated.table.seed
    )


def opened(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {seat.seat: seat.number for seat in seats if seat.number is not None}


def sealed(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {seat.seat: seat.number_sha256 for seat in seats if seat.number_sha256 is not None}


async def _check_bot_games(connection: AsyncConnection, services: Services, host: User) -> None:
    """Bots never tire: without a limit they would play as many games as anybody cares to set up."""
    await people_store.lock(connection, host.id)  # of two games that start at once, one counts the other
    most = services.settings.max_bot_games
    if await tables.count_bot_games(connection, host.id) >= most:
        raise Conflict("bot-games-too-many", most=most)


async def _start_game(
    connection: AsyncConnection, seated: SeatedTable, game: AnyGame, now: int, seed: dict[str, Any]
) -> SeatedTable:
    """Sets the clocks, and starts them for those who are asked first."""
    clock = clock_of(seated.table.clock)
    ready = [replace(seat, kept_for=None, bank=bank_seconds(clock) if seat.user_id else None) for seat in seated.seats]
    seats = seats_after(clock, ready, game, now, None)
    await tables.seats_of(connection, seats)
    columns: dict[str, Any] = {"status": PLAYING, "seq": 0, "started_at": now, **seed}
    columns |= reckoned(seated.table.clock, seats, game, now)
    await tables.change(connection, seated.table.id, **columns)
    return SeatedTable(replace(seated.table, **columns), seats)


async def open_table(connection: AsyncConnection, table_id: str) -> SeatedTable:
    seated = await load_table(connection, table_id, lock=True)
    if seated.table.status != OPEN:
        raise Conflict("table-not-open")
    if seated.table.sealed_at is not None:
        raise Conflict("table-beginning")  # somebody who has seen a number could still change something
    return seated


async def _hosted_table(connection: AsyncConnection, user: User, table_id: str) -> SeatedTable:
    seated = await open_table(connection, table_id)
    if seated.table.host_id != user.id:
        raise NotAllowed("table-not-yours")
    return seated


async def _update(connection: AsyncConnection, seated: SeatedTable, **columns: Any) -> SeatedTable:
    await tables.change(connection, seated.table.id, **columns)
    return SeatedTable(replace(seated.table, **columns), seated.seats)


async def update_seat(connection: AsyncConnection, seated: SeatedTable, seat: SeatRow) -> SeatedTable:
    await tables.seat_of(connection, seat)
    return SeatedTable(seated.table, [seat if other.seat == seat.seat else other for other in seated.seats])
