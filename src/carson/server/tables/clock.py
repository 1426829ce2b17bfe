"""Time at a table, as pure calculation: whose time runs, how much is left, and who has run out.

A seat's time runs while the seat is asked. The time for this move is used first, then the bank; a table that counts
days has no bank. Players are charged for the time they took. Time for a new move is given when the game has come
further than when the last was given, and asks something else: so taking moves back and playing them again,
or moving pieces to and fro in one decision, gains none.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carson.server.database.rows import ORDER, SeatRow
from carson.server.errors import BadRequest
from carson.server.games.adapter import AnyGame
from carson.server.tables.bot_turns import bot_due

DAY: Final = 86_400
MOVE_SECONDS: Final = (5, 3_600)
BANK_SECONDS: Final = (0, DAY)
MOVE_DAYS: Final = (1, 30)
STANDIN: Final = "greedy"


class Live(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """`move`: the seconds for each move; `bank`: each player's seconds for everything that takes longer."""

    move: int
    bank: int = 0


class Days(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """`days` for each move."""

    days: int


Clock = Live | Days
_CLOCK: Final = msgspec.json.Decoder(Clock)


def checked_clock(clock: Clock | None) -> str | None:
    """As the table stores it, or an error that says what is wrong with it."""
    if clock is None:
        return None
    if isinstance(clock, Live):
        least, most = MOVE_SECONDS
        if not least <= clock.move <= most:
            raise BadRequest("clock-move", found=clock.move, least=least, most=most)
        least, most = BANK_SECONDS
        if not least <= clock.bank <= most:
            raise BadRequest("clock-bank", found=clock.bank, least=least, most=most)
    else:
        least, most = MOVE_DAYS
        if not least <= clock.days <= most:
            raise BadRequest("clock-days", found=clock.days, least=least, most=most)
    return msgspec.json.encode(clock).decode()


def clock_of(stored: str | None) -> Clock | None:
    return None if stored is None else _CLOCK.decode(stored)


def move_seconds(clock: Clock) -> int:
    return clock.move if isinstance(clock, Live) else clock.days * DAY


def bank_seconds(clock: Clock | None) -> int | None:
    """What each player starts with; None if there is no bank."""
    return clock.bank if isinstance(clock, Live) else None


# Seats


class Deed(Struct, frozen=True):
    """What was just done: who did it, which question came before, whether moves were taken back, and how many."""

    seat: int
    question: int
    undo: bool = False
    by: str | None = None
    moves: int = 1


def deadline(clock: Clock | None, seat: SeatRow) -> int | None:
    """When the seat's time is up; None while it does not run."""
    if clock is None or seat.asked_at is None:
        return None
    return seat.asked_at + max(0, move_seconds(clock) - seat.spent) + (seat.bank or 0)


def next_deadline(clock: Clock | None, seats: Sequence[SeatRow]) -> int | None:
    return min((at for seat in seats if (at := deadline(clock, seat)) is not None), default=None)


def reckoned(stored: str | None, seats: Sequence[SeatRow], game: AnyGame, now: int) -> dict[str, int | None]:
    """What a table's row says about its seats: the next deadline, and since when a bot is due."""
    at = next_deadline(clock_of(stored), seats)
    return {"deadline_at": at, "bot_due_at": now if bot_due(game, seats) is not None else None}


def seats_after(
    clock: Clock | None, seats: Sequence[SeatRow], game: AnyGame, now: int, deed: Deed | None
) -> list[SeatRow]:
    """The seats after the game has come this far: charged if they acted, running if they are asked."""
    asked = () if game.decision is None else game.decision.seats
    return [_after(clock, seat, seat.seat in asked, game, now, deed) for seat in seats]


def _after(clock: Clock | None, seat: SeatRow, asked: bool, game: AnyGame, now: int, deed: Deed | None) -> SeatRow:
    if seat.user_id is None:
        return seat
    acted = deed is not None and deed.seat == seat.seat
    if acted:
        seat = charged(clock, seat, now)
        if deed is not None and deed.undo:
            seat = used(clock, seat, 1)  # so that going back and forth comes to an end, however quick it is
        seat = _counted(seat, deed)
        if seat.agrees and deed is not None and deed.by in (None, ORDER):
            seat = replace(seat, agrees=False)  # a player who plays on does not want to end here
    if not asked or seat.standin is not None:
        return seat if seat.asked_at is None else replace(seat, asked_at=None)
    if seat.asked_at is not None and not acted:
        return seat
    same = acted and deed is not None and (deed.undo or deed.question == game.question)
    if same or game.version <= seat.reached:
        return replace(seat, asked_at=now)
    return replace(seat, asked_at=now, spent=0, reached=game.version)


def _counted(seat: SeatRow, deed: Deed | None) -> SeatRow:
    """How many moves the person has made since a bot last moved for them."""
    if deed is not None and deed.by not in (None, ORDER):
        return replace(seat, own_since=0)
    if deed is None or seat.own_since is None:
        return seat
    return replace(seat, own_since=seat.own_since + (-deed.moves if deed.undo else deed.moves))


def by_standin(seats: Sequence[SeatRow], number: int) -> bool:
    """Whether a bot made the seat's last move: taking it back would give time to somebody who ran out of it."""
    return any(seat.seat == number and seat.own_since == 0 for seat in seats)


def charged(clock: Clock | None, seat: SeatRow, now: int) -> SeatRow:
    """After it used its time from `asked_at` until now."""
    if clock is None or seat.asked_at is None:
        return seat
    return replace(used(clock, seat, max(0, now - seat.asked_at)), asked_at=now)


def used(clock: Clock | None, seat: SeatRow, seconds: int) -> SeatRow:
    """Of the time for this move first, then of the bank."""
    if clock is None:
        return seat
    free = min(seconds, max(0, move_seconds(clock) - seat.spent))
    bank = None if seat.bank is None else max(0, seat.bank - (seconds - free))
    return replace(seat, spent=seat.spent + free, bank=bank)


def stood_in(clock: Clock | None, seat: SeatRow) -> SeatRow:
    """A bot plays for this person until they are back; they have used up all their time."""
    spent = seat.spent if clock is None else move_seconds(clock)
    bank = None if seat.bank is None else 0
    return replace(seat, standin=STANDIN, asked_at=None, agrees=False, spent=spent, bank=bank)


def gone_on(seat: SeatRow, game: AnyGame) -> bool:
    """Whether the person is asked something else than they had the time for, or nothing."""
    return game.decision is None or seat.seat not in game.decision.seats or game.version > seat.reached


def returned(seat: SeatRow, game: AnyGame, now: int) -> SeatRow:
    """The person is back, with the time for one move; but not for the one on which it ran out."""
    asked = game.decision is not None and seat.seat in game.decision.seats
    seat = replace(seat, standin=None, asked_at=now if asked else None)
    if not gone_on(seat, game):
        return seat
    return replace(seat, spent=0, reached=game.version if asked else seat.reached)
