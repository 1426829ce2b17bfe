"""What a person tells the server to do for them when they are asked, as far as a rule allows it to be said beforehand.

A bid prepared ahead (The Card Game); to agree to every House, or to refuse it (BG-7.2); to pass in this round; to do
what there is to do where it is but one thing. An order is carried out in the transaction of the move that leads to its
question, and is its owner's secret. One that turns out to be against the rules is dropped, and its owner is told why.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carson.kernel import CarsonError, IllegalAction, Refusal
from carson.server.database.rows import SeatRow
from carson.server.errors import BadRequest
from carson.server.games.adapter import SERVED, AnyGame
from carson.server.play.chains import Rest, rehearse

BIDS: Final = (1, 9)
CONSENTS: Final = ("always-agree", "always-refuse")
PLACING: Final = ("cowboy", "free-cowboys")
Kind = Literal["bid", "consent", "pass", "actions"]


class OrdersForm(Struct, frozen=True, rename={"pass_": "pass"}, forbid_unknown_fields=True):
    """All the orders of a seat; what is not named is no order any more.

    `bid`: lay this bid card at the next bids. `consent`: "always-agree" or "always-refuse" to Houses on own parcels.
    `pass`: pass as soon as cowboys are placed in this round. `single`: do what is the only thing to do.
    """

    bid: int | None = None
    consent: str | None = None
    pass_: bool = False
    single: bool = False
    seat: int | None = None


class Dropped(Struct, frozen=True):
    """An order that could not be carried out: what it was, and the refusal."""

    kind: Kind
    action: str
    code: str
    rule: str
    details: dict[str, Any]


class Orders(Struct, frozen=True, omit_defaults=True):
    """As they are kept with the seat. `round` is the one to pass in; `rest` waits for somebody's consent."""

    bid: int | None = None
    consent: str | None = None
    round: int | None = None
    single: bool = False
    dropped: Dropped | None = None
    rest: Rest | None = None


NOTHING: Final = Rest("", 0, ())
_ORDERS: Final = msgspec.json.Decoder(Orders)


def orders_of(seat: SeatRow) -> Orders:
    return Orders() if seat.orders is None else _ORDERS.decode(seat.orders)


def _text(orders: Orders) -> str | None:
    return None if orders == Orders() else msgspec.json.encode(orders).decode()


def with_rest(seat: SeatRow, rest: Rest | None) -> SeatRow:
    """The seat with this left of its chain, and nothing of another."""
    return seat if orders_of(seat).rest == rest else replace(seat, orders=_text(replace(orders_of(seat), rest=rest)))


def checked(form: OrdersForm, game: AnyGame, rest: Rest | None) -> str | None:
    """The orders as they are kept, or the reason why they make no sense in this game."""
    own = SERVED[game.rules.game].orders
    for kind, given in (
        ("bid", form.bid is not None),
        ("consent", form.consent is not None),
        ("pass", form.pass_),
    ):
        if given and kind not in own:
            raise BadRequest("order-other-game", kind=kind)
    if form.bid is not None and not BIDS[0] <= form.bid <= BIDS[1]:
        raise BadRequest("order-bid", found=form.bid, least=BIDS[0], most=BIDS[1])
    if form.consent is not None and form.consent not in CONSENTS:
        raise BadRequest("order-consent", found=form.consent[:40], known=CONSENTS)
    in_round = max(1, game.state.round) if form.pass_ else None  # the set-up belongs to the first
    return _text(Orders(form.bid, form.consent, in_round, form.single, rest=rest))


class Answer(Struct, frozen=True):
    """The seat with the orders that it has left, and what it does: nothing where an order was dropped."""

    seat: SeatRow
    does: Rest


def due_order(game: AnyGame, seats: Sequence[SeatRow]) -> Answer | None:
    """The first order that has something to say to what is asked now."""
    if game.decision is None:
        return None
    for seat in seats:
        if seat.orders is not None and seat.standin is None and seat.seat in game.decision.seats:
            found = _carry_out(game, game.decision.kind, seat.seat, orders_of(seat))
            if found is not None:
                return Answer(replace(seat, orders=_text(found[0])), found[1])
    return None


def _carry_out(game: AnyGame, kind: str, seat: int, orders: Orders) -> tuple[Orders, Rest] | None:
    if orders.rest is not None:
        return _go_on(game, seat, replace(orders, rest=None), orders.rest)
    if orders.bid is not None and kind == "bid":
        return _try(game, seat, replace(orders, bid=None), "bid", f"bid {orders.bid}")
    if orders.consent is not None and kind == "consent":
        return _try(game, seat, replace(orders, consent=None), "consent", f"choose {orders.consent}")
    if orders.round is not None and kind in PLACING:
        left = replace(orders, round=None)
        return (left, NOTHING) if game.state.round != orders.round else _try(game, seat, left, "pass", "pass")
    if orders.single:
        legal = game.legal_actions(seat)
        if len(legal) == 1:
            return orders, _once(game.rules.action_text(legal[0]))
    return None


def _try(game: AnyGame, seat: int, left: Orders, kind: Kind, action: str) -> tuple[Orders, Rest]:
    """An order is used up when it is tried."""
    refusal: Refusal | None = game.why_not(seat, action)
    if refusal is None:
        return replace(left, dropped=None), _once(action)
    return replace(left, dropped=Dropped(kind, action, refusal.code, refusal.rule, refusal.details)), NOTHING


def _go_on(game: AnyGame, seat: int, left: Orders, rest: Rest) -> tuple[Orders, Rest]:
    """What waited for an answer is done as a whole, or not at all if the answer was no."""
    try:
        rehearse(game, seat, rest.actions)
    except IllegalAction as fault:
        refusal = fault.refusal
        action = rest.actions[refusal.details["step"] - 1]
        return replace(left, dropped=Dropped("actions", action, refusal.code, refusal.rule, refusal.details)), NOTHING
    except CarsonError:  # whatever it is, it is no fault of the answer, whose transaction this is
        return left, NOTHING
    return replace(left, dropped=None), rest


def _once(action: str) -> Rest:
    return Rest("", 0, (action,))
