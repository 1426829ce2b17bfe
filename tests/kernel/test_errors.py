"""Errors are data: a code and figures, that can be printed, sent and carried between processes."""

import copy
import pickle

import pytest

from carson.kernel import (
    CarsonError,
    IllegalAction,
    NotationError,
    OptionsError,
    RecordError,
    Refusal,
    UndoError,
)

PLAIN = (CarsonError, NotationError, OptionsError, RecordError, UndoError)


@pytest.mark.parametrize("kind", PLAIN)
def test_an_error_carries_a_code_and_figures_and_says_both(kind: type[CarsonError]) -> None:
    error = kind("too-late", seat=1, most=3)
    assert (error.code, error.details) == ("too-late", {"seat": 1, "most": 3})
    assert str(error) == "too-late (seat=1, most=3)"
    assert str(kind("too-late")) == "too-late"


def test_every_error_of_the_input_is_a_carson_error() -> None:
    assert all(issubclass(kind, CarsonError) for kind in (*PLAIN, IllegalAction))


def test_an_illegal_action_says_the_rules_number_if_there_is_one() -> None:
    assert str(IllegalAction(Refusal("too-far", "CG-6.1", {"most": 8}))) == "CG-6.1: too-far (most=8)"
    assert str(IllegalAction(Refusal("too-far"))) == "too-far"


@pytest.mark.parametrize(
    "error", [RecordError("cut-off", line=3), IllegalAction(Refusal("too-far", "CG-6.1", {"most": 8}))]
)
def test_an_error_survives_the_way_to_another_process(error: CarsonError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(again), str(again), again.details) == (type(error), str(error), error.details)


def test_a_refusals_figures_may_have_any_name() -> None:
    error = IllegalAction(Refusal("unknown", "CG-1.1", {"code": 7, "self": 1}))
    assert error.details == {"code": 7, "self": 1}
