"""Moves tried out on a copy that nobody else sees and that does not affect the game.

The copy is imagined from what the seat sees and from nothing else: what is hidden from the seat is drawn at random, and
so are all later draws. `luck` names those draws, so that a plan stays the same when a move is added to it.
"""

from collections.abc import Callable
from random import Random
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from carson.cards.views import outlook as cards
from carson.kernel import ActionForm, Decision, Event, Game, Outcome, Refusal
from carson.kernel.chance import SampledChance
from carson.kernel.moves import SETUP, Move
from carson.kernel.rules import Rules
from carson.server.analysis import city_outlook as cities
from carson.server.analysis.board_outlook import Ahead, worked_out
from carson.server.games.actions import Choice
from carson.server.games.adapter import AnyGame, choices, plain_view, scores
from carson.server.games.served import Score

T = TypeVar("T")


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is supposed to do."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    action: ActionForm


class Done(Struct, frozen=True):
    """A step that was made. `imagined`: chance or something hidden had a part in it, which may turn out otherwise."""

    seat: int
    choice: Choice
    imagined: bool
    events: tuple[Event, ...]


class Tried(Struct, frozen=True):
    """The copy after the steps. It holds what the seat knows and what was imagined, and nothing else."""

    seat: int
    game: AnyGame
    done: list[Done]

    @property
    def acting(self) -> int | None:
        """Whose move comes next: your own if you are asked, else the first that is; None at the end."""
        decision = self.game.decision
        if decision is None:
            return None
        return self.seat if self.seat in decision.seats else decision.seats[0]


class Attempt(Struct, frozen=True):
    """What is told of the copy after the steps. `acting` is the seat whose `choices` these are."""

    acting: int | None
    decision: Decision | None
    view: dict[str, Any]
    choices: tuple[Choice, ...]
    done: list[Done]
    ahead: Ahead


def try_out(
    rules: Rules[Any, Any, Any], view: Any, seat: int, steps: list[PlanStep], luck: str, find: Callable[[Tried], T]
) -> T:
    """What `find` finds in the copy after the steps."""
    copy = _imagined(rules, view, Random(luck))
    return find(Tried(seat, copy, [_make(copy, seat, step) for step in steps]))


def attempt(tried: Tried) -> Attempt:
    game, acting = tried.game, tried.acting
    seat = tried.seat if acting is None else acting
    return Attempt(
        acting=acting,
        decision=game.decision,
        view=plain_view(game, tried.seat),
        choices=() if acting is None else choices(game.rules, game.state, game.decision, acting),
        done=tried.done,
        ahead=worked_out(game.rules, game.view(seat), game.serial, seat, acting is not None),
    )


def why_own_not(tried: Tried, action: ActionForm) -> Refusal | None:
    return tried.game.why_not(tried.seat, action)


def why_next_not(tried: Tried, action: ActionForm) -> Refusal | None:
    return tried.game.why_not(tried.seat if tried.acting is None else tried.acting, action)


def outlook(tried: Tried, city: int) -> cards.Outlook:
    return cities.outlook(tried.game.rules, tried.game.view(None), city)


def places(tried: Tried, city: int, card: str) -> cards.Places:
    return cities.places(tried.game.rules, tried.game.view(None), city, card)


def points(tried: Tried) -> tuple[list[Score], Outcome | None]:
    return scores(tried.game), tried.game.outcome()


def _imagined(rules: Rules[Any, Any, Any], view: Any, rng: Random) -> AnyGame:
    """A game that gives the seat this view. It has no past, and neither the real seed nor the real hidden cards."""
    return Game(rules, rules.imagine(view, rng), Move(SETUP, None, (), (), 0, True), SampledChance(rng), None)


def _make(copy: AnyGame, seat: int, step: PlanStep) -> Done:
    move = copy.apply(step.seat, step.action)
    events = tuple(event for event in move.events if event.visible_to(seat))
    return Done(step.seat, copy.rules.action_object(move.action), move.final, events)
