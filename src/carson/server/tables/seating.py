"""Who sits where, and everybody's names."""

from collections.abc import Callable, Sequence

from carson.cards.material.pieces import SUITS
from carson.server.database.rows import SeatRow, User
from carson.server.errors import BadRequest, NotAllowed
from carson.server.games.adapter import AnyRules
from carson.words import Words


def own_seats(seats: Sequence[SeatRow], user: User | None) -> list[int]:
    return [seat.seat for seat in seats if user is not None and seat.user_id == user.id]


def acting_seat(seats: Sequence[SeatRow], user: User, wanted: int | None) -> int:
    """The seat a person acts for: one of their own, and named if they have several (hot-seat)."""
    own = own_seats(seats, user)
    if not own:
        raise NotAllowed("seat-none")
    if wanted is None and len(own) > 1:
        raise BadRequest("seat-which", seats=tuple(own))
    seat = own[0] if wanted is None else wanted
    if seat not in own:
        raise NotAllowed("seat-not-yours", number=seat)
    return seat


def playing_seat(seats: Sequence[SeatRow], user: User, wanted: int | None) -> int:
    """The seat a person makes moves for: not one they have resigned from."""
    seat = acting_seat(seats, user, wanted)
    if any(one.seat == seat and one.resigned for one in seats):
        raise NotAllowed("seat-resigned")
    return seat


def viewing_seat(seats: Sequence[SeatRow], user: User | None, wanted: int | None) -> int | None:
    """The seat a person watches from; None: as a spectator."""
    own = own_seats(seats, user)
    if wanted is None:
        return own[0] if own else None
    if wanted not in own:
        raise NotAllowed("seat-not-yours", number=wanted)
    return wanted


def namer(rules: AnyRules, seats: Sequence[SeatRow], words: Words) -> Callable[[int], str]:
    """What every seat is called in sentences: by its name, by whoever the engine plays there, or by its suit."""
    names = {seat.seat: seat.name for seat in seats if seat.name}
    options = rules.table.options
    automatic: dict[int, str] = getattr(rules.table, "automatic", {})
    suits: tuple[str, ...] = getattr(options, "suits", ()) or SUITS

    def name(seat: int) -> str:
        if seat in names:
            return names[seat]
        if seat in automatic:
            return words(f"cli-board-{automatic[seat]}")
        return words.name("suit", suits[seat]) if 0 <= seat < len(suits) else str(seat)

    return name
