"""Moves tried on a copy that nobody else sees, and that the game knows nothing of.

The copy is imagined from what the seat sees and from nothing else: what is hidden from the seat is drawn at random, and
so is all that is drawn later. `luck` names those draws, so that a plan stays the same when a move is added to it.
"""

from random import Random
from typing import Annotated, Final

from msgspec import Meta, Struct

from carson.kernel import Event
from carson.kernel.chance import SampledChance
from carson.kernel.moves import SETUP, Move
from carson.server.faults import BadRequest
from carson.server.games import AnyGame
from carson.server.service.asking import played
from carson.server.service.desk import Desk
from carson.server.service.play import LONGEST_ACTION
from carson.server.service.tables import Laid
from carson.server.store.rows import User

MOST_STEPS: Final = 40
LONGEST_LUCK: Final = 40


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is supposed to do."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    action: str


class Done(Struct, frozen=True):
    """A step that was made. `imagined`: chance or something hidden had a part in it, which may turn out otherwise."""

    seat: int
    action: str
    imagined: bool
    events: tuple[Event, ...]


class Tried(Struct, frozen=True):
    """The copy after the steps, with what the seat may know of it."""

    laid: Laid
    seat: int
    game: AnyGame
    done: list[Done]


async def attempt(desk: Desk, user: User, table_id: str, wanted: int | None, steps: list[PlanStep], luck: str) -> Tried:
    if len(steps) > MOST_STEPS:
        raise BadRequest("plan-too-long", most=MOST_STEPS)
    if any(len(step.action) > LONGEST_ACTION for step in steps):
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
    laid, seat, game = await played(desk, user, table_id, wanted)
    copy = _imagined(game, seat, Random(luck[:LONGEST_LUCK]))
    return Tried(laid, seat, copy, [_made(copy, seat, step) for step in steps])


def _imagined(game: AnyGame, seat: int, rng: Random) -> AnyGame:
    """A game that looks like this one to the seat. It has no past, and neither its seed nor its hidden cards."""
    state = game.rules.imagine(game.view(seat), rng)
    return type(game)(game.rules, state, Move(SETUP, None, (), (), 0, True), SampledChance(rng), None)


def _made(copy: AnyGame, seat: int, step: PlanStep) -> Done:
    move = copy.apply(step.seat, step.action)
    events = tuple(event for event in move.events if event.visible_to(seat))
    return Done(step.seat, step.action, move.final, events)
