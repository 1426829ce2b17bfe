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
from carson.server.faults import BadRequest, Conflict
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.play import LONGEST_ACTION
from carson.server.service.seating import playing_seat
from carson.server.service.tables import Laid, found
from carson.server.store.rows import PLAYING, User

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

    @property
    def acting(self) -> int | None:
        """Whose move comes next: one's own where that is asked, else the first that is; None at the end."""
        decision = self.game.decision
        if decision is None:
            return None
        return self.seat if self.seat in decision.seats else decision.seats[0]


async def attempt(desk: Desk, user: User, table_id: str, wanted: int | None, steps: list[PlanStep], luck: str) -> Tried:
    if len(steps) > MOST_STEPS:
        raise BadRequest("plan-too-long", most=MOST_STEPS)
    if any(len(step.action) > LONGEST_ACTION for step in steps):
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
    laid, seat, game = await played(desk, user, table_id, wanted)
    return tried(laid, seat, game, steps, luck)


async def played(desk: Desk, user: User, table_id: str, wanted: int | None) -> tuple[Laid, int, AnyGame]:
    """A game that goes on, and the seat of his that somebody asks for."""
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
        seat = playing_seat(laid.seats, user, wanted)
        if laid.table.status != PLAYING:
            raise Conflict("table-not-playing")
        game = await load(connection, laid.table, desk.shelf)
    return laid, seat, game


def tried(laid: Laid, seat: int, game: AnyGame, steps: list[PlanStep], luck: str = "") -> Tried:
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
