"""What was typed, as an action: numbers, texts, abbreviations."""

import pytest

from carson.cards.actions import ACTIONS, ASIDE, PASS, Action, Bid, Place, Sell, Take, Use
from carson.cards.material.pieces import CHARACTERS
from carson.cli.cards.choices import Choice
from carson.cli.cards.typed import Reader, Unclear
from carson.words import Words

WORDS = Words("en")
NAMES: dict[str, tuple[str, ...]] = {name: (WORDS.name("character", name),) for name in CHARACTERS}
NAMES |= dict.fromkeys(("I-02", "I-29", "I-30", "II-02", "II-29"), ())


def reader(asked: str, *actions: Action) -> Reader:
    """For a decision with these legal actions, numbered from 1; bids have their values."""
    found = [
        Choice(str(action.value) if type(action) is Bid else str(number), action, None)
        for number, action in enumerate(actions, 1)
    ]
    return Reader(WORDS, asked, found, NAMES)


TAKE = reader("take", Take("heroes"), Take("I-29"), Take("I-30"), Take("II-02"))
BID = reader("bid", Bid(2), Bid(7), Bid(9))
POWER = reader("power", Use("doctor"), PASS)
PLACE = reader("place", Place("n14"), Place("o14"), Sell("I-02"))
FULL = reader("place", ASIDE, Sell("I-02"))
PAPERBOY = reader("paperboy", Take("banker"), Take("chinese_worker"), PASS)


@pytest.mark.parametrize(
    ("asked", "typed", "meant"),
    [
        (TAKE, "2", "take I-29"),
        (TAKE, "take I-29", "take I-29"),
        (TAKE, "TAKE i-29", "take I-29"),
        (TAKE, "t i29", "take I-29"),
        (TAKE, "take 29", "take I-29"),
        (TAKE, "take 2", "take I-29"),  # the second on offer, before any card with a 2
        (TAKE, "i-29", "take I-29"),
        (TAKE, "29", "take I-29"),
        (TAKE, "her", "take heroes"),
        (TAKE, "take Heroes", "take heroes"),
        (TAKE, "governor", "take governor"),  # to be refused with its reason
        (TAKE, "n14", "place n14"),
        (BID, "7", "bid 7"),
        (BID, "bid 7", "bid 7"),
        (BID, "b 7", "bid 7"),
        (BID, "8", "bid 8"),
        (BID, "11", "bid 11"),
        (POWER, "1", "use doctor"),
        (POWER, "y", "use doctor"),
        (POWER, "yes", "use doctor"),
        (POWER, "use", "use doctor"),
        (POWER, "doctor", "use doctor"),
        (POWER, "use gunsmith", "use gunsmith"),
        (POWER, "n", "pass"),
        (POWER, "p", "pass"),
        (POWER, "pass", "pass"),
        (PLACE, "2", "place o14"),
        (PLACE, "o14", "place o14"),
        (PLACE, "pl O14", "place o14"),
        (PLACE, "p q20", "place q20"),
        (PLACE, "sell", "sell I-02"),
        (PLACE, "s 2", "sell I-02"),
        (FULL, "a", "aside"),
        (FULL, "1", "aside"),
        (PAPERBOY, "Chinese Worker", "take chinese_worker"),
        (PAPERBOY, "chinese-worker", "take chinese_worker"),
        (PAPERBOY, "take b", "take banker"),
        (PAPERBOY, "3", "pass"),
    ],
)
def test_an_action_is_understood(asked: Reader, typed: str, meant: str) -> None:
    assert ACTIONS.text(asked.action(typed)) == meant


@pytest.mark.parametrize(
    ("asked", "typed"),
    [
        (TAKE, "I-"),
        (TAKE, "6"),
        (TAKE, "take c"),
        (TAKE, "take a b"),
        (BID, "bid"),
        (BID, "bid 7 8"),
        (BID, "bid -1"),
        (POWER, "pass it"),
        (PLACE, "place"),
        (PLACE, "99"),
        (PLACE, "sell zz"),
        (PAPERBOY, "?"),
    ],
)
def test_what_is_no_action_or_several_is_unclear(asked: Reader, typed: str) -> None:
    with pytest.raises(Unclear):
        asked.action(typed)
