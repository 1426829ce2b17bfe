"""Several actions of one seat that happen together or not at all: a building with its roads and its Houses.

What others decide on the way is their consent, which the whole is rehearsed with; what comes after it waits for the
answer. Nothing may follow a draw or a reveal: whoever was refused afterwards would have seen it for nothing.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from carson.kernel import ActionForm, CarsonError, IllegalAction, Refusal
from carson.server.errors import BadRequest, Conflict
from carson.server.games.actions import check_length
from carson.server.games.adapter import AnyGame

LONGEST_CHAIN: Final = 40
LONGEST_ID: Final = 60  # of a chain: its later actions have ids made from it, of at most 64 characters
BETWEEN: Final = "."  # in no id that a client may give
CONSENT: Final = "consent"
AGREED: Final = {"kind": "choose", "option": "agree"}


class Rest(Struct, frozen=True):
    """What is left of a chain while somebody is asked to agree: texts from action `number` on, and the chain's id."""

    id: str
    number: int
    actions: tuple[str, ...]


def check_chain(actions: Sequence[ActionForm], action_id: str) -> None:
    if not actions:
        raise BadRequest("actions-none")
    if len(actions) > LONGEST_CHAIN:
        raise BadRequest("actions-too-many", most=LONGEST_CHAIN)
    if len(actions) > 1 and len(action_id) > LONGEST_ID:
        raise BadRequest("actions-id-long", most=LONGEST_ID)
    for action in actions:
        check_length(action)


def id_of(action_id: str, number: int) -> str | None:
    """The id that an action of a chain is kept under; the first has the chain's own."""
    return (f"{action_id}{BETWEEN}{number}" if number else action_id) or None


def place_of(action_id: str | None) -> tuple[str, int]:
    """The chain's id, and the number of the action in it."""
    chain, _, number = (action_id or "").partition(BETWEEN)
    return chain, int(number or 0)


def awaits_consent(game: AnyGame, seat: int) -> bool:
    """Whether somebody else has to agree before the seat can go on."""
    decision = game.decision
    return decision is not None and decision.kind == CONSENT and seat not in decision.seats


def rehearse(game: AnyGame, seat: int, actions: Sequence[ActionForm]) -> None:
    """Raise what the rules have against any of it, if everybody agrees who is asked; the game is left as it is."""
    copy = game.copy()
    for number, action in enumerate(actions, 1):
        with _numbered(number):
            move = copy.apply(seat, action)
        if number == len(actions):
            return
        if move.final:
            raise Conflict("actions-final", step=number, action=copy.rules.action_text(move.action))
        while awaits_consent(copy, seat):
            assert copy.decision is not None
            copy.apply(copy.decision.seats[0], AGREED)


@contextmanager
def _numbered(number: int) -> Iterator[None]:
    """Whatever is refused in here is the action of this number: `step` in the error's details."""
    try:
        yield
    except IllegalAction as fault:
        refusal = fault.refusal
        raise IllegalAction(Refusal(refusal.code, refusal.rule, {**refusal.details, "step": number})) from None
    except CarsonError as fault:
        fault.details["step"] = number
        raise
