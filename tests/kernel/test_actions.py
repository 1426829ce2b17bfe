"""An action is declared once; its text and its object follow from that, for every action of both games."""

import random
from typing import Any

import pytest
from msgspec.structs import fields

import carson.library  # noqa: F401 - it gives errors their sentences
from carson.board.actions import ACTIONS as BOARD
from carson.board.actions import Build, Cowboy
from carson.board.variants.new_beginning.actions import Sheet
from carson.cards.actions import ACTIONS as CARDS
from carson.kernel import NotationError
from carson.kernel.actions import Actions, PlayerAction

EVERY = [(actions, kind) for actions in (BOARD, CARDS) for kind in actions.types]
WORDS = ("d4", "general_store", "buy-12", "I-29", "8-now", "x" * 40)


def some(kind: type[PlayerAction], rng: random.Random) -> PlayerAction:
    values: list[str | int] = []
    for field in fields(kind):
        number = field.type is not str
        empty = not field.required and rng.random() < 0.5
        values.append(rng.choice((0, 7, 9)) if number else "" if empty else rng.choice(WORDS))
    return kind(*values)


@pytest.mark.parametrize(("actions", "kind"), EVERY, ids=lambda one: getattr(one, "__name__", ""))
def test_both_forms_of_every_action_read_back_as_the_action(actions: Actions[Any], kind: type[PlayerAction]) -> None:
    rng = random.Random(kind.__name__)
    for _ in range(50):
        action = some(kind, rng)
        text, found = actions.text(action), actions.object(action)
        assert actions.parse(text) == action
        assert actions.parse(found) == action
        assert found["kind"] == text.split()[0]
        assert found.pop("text") == text
        assert actions.parse(found) == action
        assert "" not in found.values()


def test_a_kind_is_written_once() -> None:
    assert len(BOARD.kinds) == len(set(BOARD.kinds)) == 15
    assert len(CARDS.kinds) == len(set(CARDS.kinds)) == 7


def test_an_optional_field_is_left_out_of_both_forms() -> None:
    assert BOARD.text(Cowboy("bank")) == "cowboy bank"
    assert BOARD.object(Cowboy("bank")) == {"kind": "cowboy", "at": "bank", "text": "cowboy bank"}
    assert BOARD.object(Cowboy("bank", "quiet"))["mark"] == "quiet"
    assert BOARD.parse({"kind": "cowboy", "at": "bank", "mark": ""}) == Cowboy("bank")


def test_numbers_are_numbers_in_the_object() -> None:
    assert BOARD.parse("sheet 3 1 1 2 0") == Sheet(3, 1, 1, 2, 0)
    assert BOARD.object(Sheet(3, 1, 1, 2, 0))["roads"] == 1
    assert BOARD.object(Build("saloon", "d4"))["building"] == "saloon"


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ("", "action-empty"),
        ("dance d4", "action-unknown"),
        ("cowboy", "action-malformed"),
        ("cowboy a b c", "action-malformed"),
        ("cowboy é", "action-malformed"),
        ("pass now", "action-malformed"),
        ("spend much", "action-malformed"),
        ("spend 12345", "action-malformed"),
        ("horse 12", "action-malformed"),
        ({}, "action-empty"),
        ({"kind": ""}, "action-empty"),
        ({"kind": "dance"}, "action-unknown"),
        ({"kind": ["cowboy"]}, "action-unknown"),
        ({"kind": "cowboy"}, "action-fields"),
        ({"kind": "cowboy", "at": "d4", "to": "d5"}, "action-fields"),
        ({"kind": "pass", "at": "d4"}, "action-fields"),
        ({"kind": "cowboy", "at": "d4 quiet"}, "action-word"),
        ({"kind": "cowboy", "at": ""}, "action-word"),
        ({"kind": "cowboy", "at": 4}, "action-word"),
        ({"kind": "cowboy", "at": None}, "action-word"),
        ({"kind": "spend", "amount": "7"}, "action-number"),
        ({"kind": "spend", "amount": -1}, "action-number"),
        ({"kind": "spend", "amount": 10_000}, "action-number"),
        ({"kind": "spend", "amount": True}, "action-number"),
        ({"kind": "spend", "amount": 1.0}, "action-number"),
        ({"kind": "cowboy", "at": "d4", "text": "cowboy d5"}, "action-two-forms"),
    ],
)
def test_what_is_no_action_is_refused_with_its_reason(form: Any, code: str) -> None:
    with pytest.raises(NotationError) as fault:
        BOARD.parse(form)
    assert fault.value.code == code
    assert str(fault.value)[0] != code[0]  # a sentence


def test_a_bid_that_is_no_number_has_a_message_of_its_own() -> None:
    for text, code in (("bid seven", "bid-malformed"), ("bid 777", "bid-malformed"), ("bid 7 8", "action-malformed")):
        with pytest.raises(NotationError) as fault:
            CARDS.parse(text)
        assert fault.value.code == code


def test_a_field_that_cannot_be_written_is_refused_when_it_is_declared() -> None:
    class Sing(PlayerAction, frozen=True, tag="sing"):
        loud: float

    with pytest.raises(TypeError, match="loud"):
        Actions(Sing)
