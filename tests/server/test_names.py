"""What people may be called, and which names read the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.server.errors import BadRequest
from carson.server.security.names import LONGEST_KEY, LONGEST_NAME, checked_name, name_key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "  a n n "),
        ("Ann", "A.n-n_"),
        ("Ann", "Аnn"),  # a Cyrillic capital
        ("Anna", "аnnа"),
        ("HANNA", "ΗΑΝΝΑ"),  # all of it Greek
        ("nova", "noνa"),
        ("Zoe", "Zoë"),
        ("Zoë", "Zoe\N{COMBINING DIAERESIS}"),
        ("Bill", "BiIl"),
        ("Bill", "Bi11"),
        ("Bob", "B0b"),
        ("Straße", "STRASSE"),
        ("Ann", "Ａｎｎ"),
        ("Jørgen", "Jorgen"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Юрий", "юрий"),
    ],
)
def test_names_that_read_the_same_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Bob"), ("!!!", "???"), ("🤠", "🐴"), ("राम", "रमा"), ("Ann", "Ann 2")]
)
def test_other_names_have_others(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 21, "a\0b", "a\u202eb", "\u3164", "\u2800\u2800", "\ufdfa" * 3, "\ud800"]
)
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(BadRequest) as caught:
        checked_name(name)
    assert caught.value.details["most"] == LONGEST_NAME
    assert str(caught.value.details["found"]).isprintable()


@given(st.text(max_size=25))
def test_whatever_is_a_name_has_a_key_that_can_be_kept(text: str) -> None:
    try:
        name = checked_name(text)
    except BadRequest:
        return
    assert 1 <= len(name_key(name)) <= LONGEST_KEY
    assert checked_name(name) == name
