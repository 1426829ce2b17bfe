"""Whom an event at a table concerns. Called inside the event's own transaction: what is due is stored or lost together
with it.

Somebody without a channel costs one indexed query, and only when it becomes somebody's turn.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import SeatRow, TableRow
from carson.server.games.adapter import AnyGame, winners_but
from carson.server.notifications import channel_repository as channels
from carson.server.notifications import outbox
from carson.server.notifications.channel_repository import Channel
from carson.server.notifications.message import BEGUN, CLOCK, OVER, SEATED, TURN, About, encoded
from carson.server.notifications.outbox import Letter
from carson.server.security.tokens import new_id

# Seconds before a message is sent: anyone who answers in the meantime, or has the table open then, needs none.
PATIENCE: Final = 30


class Moment(Struct, frozen=True):
    """The table where it happened, who sits there, and when it was."""

    table: TableRow
    seats: Sequence[SeatRow]
    now: int


def asked(game: AnyGame) -> tuple[int, ...]:
    return game.decision.seats if game.decision is not None else ()


async def tell_after_move(
    connection: AsyncConnection, at: Moment, before: Iterable[int], game: AnyGame, actor: str | None
) -> None:
    """After a move or an undo: who is asked now and was not `before`, or that the game is over.

    `actor` is the person who did it, and need not be told.
    """
    if game.decision is None:
        outcome = game.outcome()
        resigned = {seat.seat for seat in at.seats if seat.resigned}
        await tell_over(connection, at, winners_but(game, outcome, resigned) if outcome is not None else (), actor)
        return
    anew = _people(at.seats, _playing(at.seats, set(asked(game)).difference(before)), actor)
    if anew:
        found = await channels.ready(connection, anew)
        await _turns(connection, at, anew, found, game.serial)


async def tell_begun(connection: AsyncConnection, at: Moment, game: AnyGame, actor: str | None) -> None:
    """The game has started; a player who is asked at once is only told that."""
    everybody = _people(at.seats, [seat.seat for seat in at.seats], actor)
    found = await channels.ready(connection, everybody) if everybody else []
    turns = _people(at.seats, asked(game), actor)
    now_asked = [channel for channel in found if channel.user_id in turns and TURN in channel.wanted]
    await _turns(connection, at, turns, now_asked, game.serial)
    others = [channel for channel in found if channel not in now_asked]
    await _write(connection, at, BEGUN, others, _abouts(at, everybody))


async def tell_over(connection: AsyncConnection, at: Moment, winners: Iterable[int], actor: str | None) -> None:
    """The game has ended, in whatever way."""
    everybody = _people(at.seats, [seat.seat for seat in at.seats], None)
    found = await channels.ready(connection, everybody) if everybody else []
    if not found:
        return
    await outbox.forget_table(connection, at.table.id, (TURN, BEGUN, CLOCK))
    called = {seat.seat: seat.name for seat in at.seats if seat.name}
    names = tuple(called[seat] for seat in winners if seat in called)
    abouts = {user_id: replace(about, names=names) for user_id, about in _abouts(at, everybody).items()}
    await _write(connection, at, OVER, [channel for channel in found if channel.user_id != actor], abouts)


async def tell_seated(connection: AsyncConnection, at: Moment, seat: SeatRow) -> None:
    """Somebody has sat down: the host is told."""
    host = at.table.host_id
    if host is None or seat.user_id == host:
        return
    found = await channels.ready(connection, [host])
    own = next((other.name for other in at.seats if other.user_id == host and other.name), "")
    free = sum(other.free for other in at.seats)
    about = About(game=at.table.game, name=own, names=(seat.name or "",), free=free)
    await _write(connection, at, SEATED, found, {host: about})


async def tell_running_out(connection: AsyncConnection, at: Moment, seats: Iterable[int], until: int) -> None:
    """The time of these seats runs out at `until`. Call it once for each decision."""
    concerned = _people(at.seats, _playing(at.seats, seats), None)
    found = await channels.ready(connection, concerned) if concerned else []
    abouts = {user_id: replace(about, until=until) for user_id, about in _abouts(at, concerned).items()}
    await _write(connection, at, CLOCK, found, abouts, patience=0)


# Writing


def _people(seats: Sequence[SeatRow], numbers: Iterable[int], but: str | None) -> dict[str, list[int]]:
    """The people at these seats, each with all their seats."""
    wanted = set(numbers)
    named = {seat.user_id for seat in seats if seat.seat in wanted} - {but}
    return {
        user_id: [seat.seat for seat in seats if seat.user_id == user_id] for user_id in sorted(filter(None, named))
    }


def _playing(seats: Sequence[SeatRow], numbers: Iterable[int]) -> list[int]:
    """Those of these seats whose players have not resigned."""
    given_up = {seat.seat for seat in seats if seat.resigned}
    return [number for number in numbers if number not in given_up]


def _abouts(at: Moment, people: Mapping[str, Sequence[int]]) -> dict[str, About]:
    called = {seat.seat: seat.name or "" for seat in at.seats}
    return {user_id: About(game=at.table.game, name=called[seats[0]]) for user_id, seats in people.items()}


async def _turns(
    connection: AsyncConnection, at: Moment, people: Mapping[str, Sequence[int]], found: list[Channel], seq: int
) -> None:
    """One message for each channel, until its owner has acted."""
    wanting = [channel for channel in found if TURN in channel.wanted]
    if not wanting:
        return
    there = await outbox.at_table(connection, at.table.id, TURN, [channel.id for channel in wanting])
    abouts = _abouts(at, people)
    new: list[Letter] = []
    for channel in wanting:
        letter = _letter(at, TURN, channel, abouts[channel.user_id], seq, PATIENCE)
        before = there.get(channel.id)
        if before is None:
            new.append(letter)
        elif before.sent_at is None or await outbox.acted_since(
            connection, at.table.id, people[channel.user_id], before.seq
        ):
            await outbox.renew(connection, replace(letter, id=before.id))
    await outbox.add(connection, new)


async def _write(
    connection: AsyncConnection,
    at: Moment,
    kind: str,
    found: Iterable[Channel],
    abouts: Mapping[str, About],
    patience: int = PATIENCE,
) -> None:
    """A message of this kind to each of these channels that wants it, replacing one that still waits."""
    wanting = [channel for channel in found if kind in channel.wanted]
    if not wanting:
        return
    there = await outbox.at_table(connection, at.table.id, kind, [channel.id for channel in wanting])
    new: list[Letter] = []
    for channel in wanting:
        letter = _letter(at, kind, channel, abouts[channel.user_id], at.table.seq, patience)
        if channel.id in there:
            await outbox.renew(connection, replace(letter, id=there[channel.id].id))
        else:
            new.append(letter)
    await outbox.add(connection, new)


def _letter(at: Moment, kind: str, channel: Channel, about: About, seq: int, patience: int) -> Letter:
    return Letter(
        id=new_id(),
        channel_id=channel.id,
        table_id=at.table.id,
        kind=kind,
        data=encoded(about),
        seq=seq,
        due_at=at.now + patience,
        tries=0,
        sent_at=None,
        created_at=at.now,
    )
