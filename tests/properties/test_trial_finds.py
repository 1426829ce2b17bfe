"""The trial of random games would find a fault: here are faults in The Card Game, and it does."""

from random import Random
from typing import Any

import pytest

from carson.cards.actions import Action, Bid
from carson.cards.audit import faults
from carson.cards.library import new_rules
from carson.cards.options import Options
from carson.cards.state import State
from carson.kernel import Log, parse
from kernel.twisted import Twisted
from properties.test_random_games import SHARES
from support.trial import TrialFailure, trial

RULES = new_rules(Options(3, ("expert",)))


def finds(**fault: Any) -> TrialFailure | None:
    """What some thirty games find, with the shares of the random games."""
    for seed in range(30):
        rng = Random(seed)
        try:
            trial(Twisted(RULES, **fault), str(seed), rng, lambda state: faults(RULES.table, state), SHARES, 600)
        except TrialFailure as failure:
            return failure
    return None


def view_of_sealed_bids(state: State, seat: int | None) -> Any:
    return RULES.view(state, seat), tuple(state.sealed)


def view_that_hints(state: State, seat: int | None) -> Any:
    """No bid is shown, but whether the highest of them is above 5."""
    return RULES.view(state, seat), max(state.sealed) > 5


def copy_without_the_sideways(state: State) -> State:
    other = RULES.copy(state)
    other.used = 0
    return other


def copy_that_shares_the_offer(state: State) -> State:
    other = RULES.copy(state)
    other.offer = state.offer
    return other


def list_a_played_bid(state: State, seat: int) -> list[Action]:
    listed = RULES.legal(state, seat)
    return [*listed, Bid(next(v for v in range(1, 10) if Bid(v) not in listed))] if 0 < len(listed) < 9 else listed


def lose_a_card(state: State, seat: int, action: Action, log: Log) -> None:
    RULES.apply(state, seat, action, log)
    if len(state.gone) > 2:
        state.gone = state.gone[1:]


def announce_the_bid(state: State, seat: int, action: Action, log: Log) -> None:
    RULES.apply(state, seat, action, log)
    if type(action) is Bid:
        log.say("oops", value=action.value)


def write_no_bonus(state: State) -> str:
    other = RULES.copy(state)
    other.bonus = [0] * 4
    return RULES.position_text(other)


@pytest.mark.parametrize(
    ("fault", "checks"),
    [
        ({"view": view_of_sealed_bids}, "views"),
        ({"view": view_that_hints}, "views"),
        ({"apply": announce_the_bid}, "views"),
        ({"redraw": lambda state, seat, rng: state}, "views"),
        ({"copy": copy_without_the_sideways}, "copy record undo answer views"),
        ({"copy": copy_that_shares_the_offer}, "copy play audit"),
        ({"legal": list_a_played_bid}, "actions"),
        ({"apply": lose_a_card}, "audit"),
        ({"position_text": write_no_bonus}, "position"),
    ],
)
def test_a_fault_is_found_and_the_record_to_it_handed_over(fault: dict[str, Any], checks: str) -> None:
    failure = finds(**fault)
    assert failure is not None
    assert failure.check in checks.split()
    assert parse(failure.record).head["seed"] == failure.seed


def test_nothing_is_found_in_the_rules_as_they_are() -> None:
    assert finds() is None
