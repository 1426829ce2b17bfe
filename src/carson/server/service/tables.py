"""Laying a table, sitting down, getting up, beginning."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Game, seed_from
from carson.server.faults import BadRequest, Conflict, NotAllowed, NotThere
from carson.server.games import AnyGame, AnyRules, check_bot, check_bounds, head_of, new_rules, people
from carson.server.names import checked_name
from carson.server.notify import due
from carson.server.secret import commitment, new_id, new_seed
from carson.server.service.clocks import Clock, bank_seconds, checked_clock, clock_of, reckoned, seats_after
from carson.server.service.desk import Desk
from carson.server.service.loading import rules_of
from carson.server.service.nicknames import bot_name, giving_way
from carson.server.service.people import check_free
from carson.server.store import log, tables
from carson.server.store import people as people_store
from carson.server.store.rows import CLOSED, OPEN, PLAYING, START, SeatRow, TableRow, User
from carson.server.thoughts.replaying import entry_of

ME = "me"
FREE = "open"
# Seconds that browsers have to open the numbers they have sealed (service/numbers.py) before the game begins without.
OPENING: Final = 10


class Laid(Struct, frozen=True):
    """A table and who sits at it."""

    table: TableRow
    seats: list[SeatRow]

    @property
    def people(self) -> bool:
        """Whether anybody but bots sits there."""
        return any(seat.user_id is not None for seat in self.seats)

    def moment(self, now: int) -> due.Moment:
        return due.Moment(self.table, self.seats, now)


async def found(connection: AsyncConnection, table_id: str, lock: bool = False) -> Laid:
    table = await tables.get(connection, table_id, lock)
    if table is None:
        raise NotThere("table-unknown")
    return Laid(table, (await tables.sitting(connection, [table_id]))[table_id])


class Model(Struct, frozen=True):
    """What a table is laid by: the game, its rules as they are kept, and how it is played."""

    game: str
    rules: int
    head: str
    public: bool
    clock: str | None


def new_row(desk: Desk, host: User, model: Model, seed: str = "", origin: str | None = None) -> TableRow:
    """A table that waits for people; its seed is the system's unless told."""
    seed = seed or new_seed()
    return TableRow(
        id=new_id(),
        game=model.game,
        rules=model.rules,
        head=model.head,
        host_id=host.id,
        public=model.public,
        status=OPEN,
        seq=-1,
        seed=seed,
        commitment=commitment(seed),
        scores=None,
        winners=None,
        created_at=desk.now(),
        started_at=None,
        finished_at=None,
        clock=model.clock,
        origin=origin,
    )


async def create(
    desk: Desk,
    host: User,
    game: str,
    options: dict[str, Any],
    public: bool,
    wanted: Sequence[str] | None,
    clock: Clock | None = None,
    figures: dict[str, Any] | None = None,
    deck: dict[str, Any] | None = None,
) -> Laid:
    """A new table. `wanted` says for each seat "me", "open" or a bot's name; without, the host takes the first.

    "me:Anna" gives one of the host's own seats a name, where several people share a browser. `figures` (board) or a
    `deck` (cards) of the host's own are played with instead of the built-in ones.
    """
    return await lay(desk, host, new_rules(game, options, figures, deck), public, wanted, clock)


async def lay(
    desk: Desk,
    host: User,
    rules: AnyRules,
    public: bool,
    wanted: Sequence[str] | None,
    clock: Clock | None = None,
    seed: str = "",
    origin: str | None = None,
) -> Laid:
    """A new table for a game of these rules."""
    check_bounds(rules)
    model = Model(rules.game, rules.version, head_of(rules), public, checked_clock(clock))
    table = new_row(desk, host, model, seed, origin)
    seats = _seated(table, rules, host, wanted)
    async with desk.database.write() as connection:
        if await tables.hosted(connection, host.id) >= desk.settings.max_open_tables:
            raise Conflict("tables-too-many", most=desk.settings.max_open_tables)
        await check_free(connection, host, host.name, *names_of(seats, host))
        await tables.add(connection, table, seats)
    return Laid(table, seats)


def _seated(table: TableRow, rules: AnyRules, host: User, wanted: Sequence[str] | None) -> list[SeatRow]:
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
    """What a person is called at the seats of theirs."""
    return [seat.name for seat in seats if seat.user_id == user.id and seat.name]


async def join(desk: Desk, user: User, table_id: str, wanted: int | None, name: str | None) -> Laid:
    """Sit down at the seat named, or at the first that is free. One person may take several (hot-seat)."""
    async with desk.database.write() as connection:
        laid = await open_table(connection, table_id)
        own = [seat for seat in laid.seats if seat.empty and seat.kept_for == user.id]
        free = own + [seat for seat in laid.seats if seat.free]
        if not free:
            raise Conflict("table-full")
        seat = free[0] if wanted is None else next((seat for seat in free if seat.seat == wanted), None)
        if seat is None:
            raise Conflict("seat-taken", number=wanted)
        before = seat.name if seat in own else None
        called = before or user.name if name is None else checked_name(name)
        await check_free(connection, user, called)
        sitter = replace(seat, user_id=user.id, name=called)
        laid = await reseated(connection, laid, sitter)
        for bot in giving_way(table_id, laid.seats, called):
            laid = await reseated(connection, laid, bot)
        await due.seated(connection, laid.moment(desk.now()), sitter)
    desk.hub.publish(table_id)
    return laid


async def leave(desk: Desk, user: User, table_id: str, wanted: int | None) -> Laid:
    """Get up from one seat or from all of one's own. A table at which no person sits any more is closed."""
    async with desk.database.write() as connection:
        laid = await open_table(connection, table_id)
        own = [seat for seat in laid.seats if seat.user_id == user.id and wanted in (None, seat.seat)]
        if not own:
            raise NotAllowed("seat-none")
        for seat in own:
            laid = await reseated(connection, laid, SeatRow(table_id, seat.seat, None, None, None))
        if not laid.people:
            laid = await _told(connection, laid, status=CLOSED)
        elif laid.table.host_id == user.id and user.id not in (seat.user_id for seat in laid.seats):
            # The table goes to the next person; who sits nowhere could not be seen to be its host.
            laid = await _told(connection, laid, host_id=next(seat.user_id for seat in laid.seats if seat.user_id))
    desk.hub.publish(table_id)
    return laid


async def close(desk: Desk, user: User, table_id: str) -> Laid:
    """Take a table away whose game has not begun. Only the host may."""
    async with desk.database.write() as connection:
        laid = await _hosted_table(connection, user, table_id)
        laid = await _told(connection, laid, status=CLOSED)
    desk.hub.publish(table_id)
    return laid


async def remove(desk: Desk, user: User, table_id: str, number: int) -> Laid:
    """Make a seat free again, whoever sits there. Only the host may; his own seat he leaves."""
    async with desk.database.write() as connection:
        laid = await _hosted_table(connection, user, table_id)
        seat = next((seat for seat in laid.seats if seat.seat == number and not seat.free), None)
        if seat is None:
            raise Conflict("seat-nobody", number=number)
        if seat.user_id == user.id:
            raise NotAllowed("seat-own")
        laid = await reseated(connection, laid, SeatRow(table_id, number, None, None, None))
    desk.hub.publish(table_id)
    return laid


async def seat_bot(desk: Desk, user: User, table_id: str, number: int, bot: str) -> Laid:
    """Put a bot on a seat that is free. Only the host may; `remove` makes it free again."""
    async with desk.database.write() as connection:
        laid = await _hosted_table(connection, user, table_id)
        seat = next((seat for seat in laid.seats if seat.seat == number and seat.free), None)
        if seat is None:
            raise Conflict("seat-taken", number=number)
        sitter = replace(seat, bot=check_bot(laid.table.game, bot), name=bot_name(table_id, laid.seats))
        laid = await reseated(connection, laid, sitter)
    desk.hub.publish(table_id)
    return laid


async def start(desk: Desk, user: User, table_id: str, fill: str | None) -> Laid:
    """Begin. Only the host may; `fill` is the bot that takes the seats still free. Bots may play without anybody.

    Where players have sealed numbers the game begins when these are opened.
    """
    game = None
    async with desk.database.write() as connection:
        laid = await _hosted_table(connection, user, table_id)
        free = [seat for seat in laid.seats if seat.empty]
        if free and fill is None:
            raise Conflict("table-seats-free", count=len(free))
        if not laid.people:
            await _check_bot_games(connection, desk, user)
        for seat in free:
            bot = check_bot(laid.table.game, fill or "")
            laid = await reseated(connection, laid, replace(seat, bot=bot, name=bot_name(table_id, laid.seats)))
        if any(seat.number_sha256 for seat in laid.seats):
            laid = await _told(connection, laid, sealed_at=desk.now(), deadline_at=desk.now() + OPENING)
        else:
            laid, game = await begin(connection, desk, laid, user.id)
    if game is not None:
        desk.shelf.put(table_id, game)
    desk.hub.publish(table_id)
    return laid


async def begin(connection: AsyncConnection, desk: Desk, laid: Laid, actor: str | None) -> tuple[Laid, AnyGame]:
    """The game of the server's secret and of the numbers that were opened. `actor` need not be told of it."""
    numbers, now = opened(laid.seats), desk.now()
    secret = laid.table.seed
    seed: dict[str, Any] = {"secret": secret, "seed": seed_from(secret, numbers)} if numbers else {}
    table = replace(laid.table, **seed)
    game: AnyGame = Game.start(rules_of(table), table.seed)
    await log.append(connection, table.id, entry_of(game, START, game.setup, 0, now))
    laid = await _begun(connection, laid, game, now, seed)
    await due.begun(connection, laid.moment(now), game, actor)
    return laid, game


def promised(laid: Laid) -> bool:
    """Whether the seed is what the server promised and the players put in."""
    secret = laid.table.secret or laid.table.seed
    return commitment(secret) == laid.table.commitment and seed_from(secret, opened(laid.seats)) == laid.table.seed


def opened(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {seat.seat: seat.number for seat in seats if seat.number is not None}


def sealed(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {seat.seat: seat.number_sha256 for seat in seats if seat.number_sha256 is not None}


async def _check_bot_games(connection: AsyncConnection, desk: Desk, host: User) -> None:
    """Bots never tire: without a limit they would play as many games as anybody cares to lay."""
    await people_store.lock(connection, host.id)  # of two games that begin at once, one counts the other
    most = desk.settings.max_bot_games
    if await tables.played_by_bots(connection, host.id) >= most:
        raise Conflict("bot-games-too-many", most=most)


async def _begun(connection: AsyncConnection, laid: Laid, game: AnyGame, now: int, seed: dict[str, Any]) -> Laid:
    """The clocks are set, and run for those who are asked first."""
    clock = clock_of(laid.table.clock)
    ready = [replace(seat, kept_for=None, bank=bank_seconds(clock) if seat.user_id else None) for seat in laid.seats]
    seats = seats_after(clock, ready, game, now, None)
    await tables.seats_of(connection, seats)
    columns: dict[str, Any] = {"status": PLAYING, "seq": 0, "started_at": now, **seed}
    columns |= reckoned(laid.table.clock, seats, game, now)
    await tables.change(connection, laid.table.id, **columns)
    return Laid(replace(laid.table, **columns), seats)


async def open_table(connection: AsyncConnection, table_id: str) -> Laid:
    laid = await found(connection, table_id, lock=True)
    if laid.table.status != OPEN:
        raise Conflict("table-not-open")
    if laid.table.sealed_at is not None:
        raise Conflict("table-beginning")  # whoever has seen a number could still change something
    return laid


async def _hosted_table(connection: AsyncConnection, user: User, table_id: str) -> Laid:
    laid = await open_table(connection, table_id)
    if laid.table.host_id != user.id:
        raise NotAllowed("table-not-yours")
    return laid


async def _told(connection: AsyncConnection, laid: Laid, **columns: Any) -> Laid:
    await tables.change(connection, laid.table.id, **columns)
    return Laid(replace(laid.table, **columns), laid.seats)


async def reseated(connection: AsyncConnection, laid: Laid, seat: SeatRow) -> Laid:
    await tables.seat_of(connection, seat)
    return Laid(laid.table, [seat if other.seat == seat.seat else other for other in laid.seats])
