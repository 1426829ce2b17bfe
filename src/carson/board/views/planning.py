"""Several actions of one player thought through before the first is played: a site, its Houses, the roads to it."""

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from carson.board.actions import Action, Choose
from carson.board.state import State
from carson.kernel import CarsonError, Decision, IllegalAction, Log, seat_refusal
from carson.kernel.chance import NoChance

if TYPE_CHECKING:
    from carson.board.rules import BoardRules

LONGEST: Final = 16  # actions; no building move has more
AGREED: Final = Choose("agree")
GUIDED: Final = ("build", "house")


class Thought(Struct, frozen=True):
    """The position after the plan. `decision` is None if the plan ends there: others act next, or dice are rolled."""

    state: State
    decision: Decision | None


def thought_through(rules: "BoardRules", state: State, seat: int, plan: list[Action]) -> Thought:
    """The plan on a copy. IllegalAction for what could not be done, as if it were tried at the table."""
    decision = rules.decision(state)
    for action in plan:
        # When others act next, nothing more can be planned.
        refusal = rules.check(state, seat, action) if decision is not None else seat_refusal(None, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        alone = state.copy()
        rules.do(alone, seat, action, Log(NoChance()))
        state, decision = _followed(rules, state, seat, action, alone)
    return Thought(state, decision)


def _followed(
    rules: "BoardRules", state: State, seat: int, action: Action, alone: State
) -> tuple[State, Decision | None]:
    """The next question, if it belongs to the same player's building; just the action if anything else follows."""
    after = state.copy()
    try:
        rules.apply(after, seat, action, Log(NoChance()))
    except CarsonError:
        return alone, None
    decision = rules.decision(after)
    while decision is not None and decision.kind == "consent":  # what is planned after it is for the case of a yes
        rules.apply(after, decision.seats[0], AGREED, Log(NoChance()))
        decision = rules.decision(after)
    if decision is None or decision.kind not in GUIDED or decision.seats != (seat,):
        return alone, None
    return after, decision
