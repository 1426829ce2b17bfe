"""Editor: 1 VP for each own $ character, itself included; 4 VP for each own ↷ character; both for a card with both."""

from dataclasses import replace

import pytest

from carson.cards.material.pieces import CHARACTERS
from support.cards import worth
from support.script import PLAIN, scripted

pytestmark = pytest.mark.rule("CG-7.16")

ARROW_ONLY = ("chinese_worker", "governor", "gunsmith", "lawyer", "mercenary")
BOTH = ("doctor", "heroes")


def test_alone_the_editor_is_worth_1() -> None:
    assert worth("editor") == 1


@pytest.mark.parametrize("other", sorted({*CHARACTERS} - {*ARROW_ONLY, *BOTH, "editor"}))
def test_a_dollar_character_is_worth_1(other: str) -> None:
    assert worth("editor", "", other) == 1 + 1


@pytest.mark.parametrize("other", ARROW_ONLY)
def test_an_arrow_character_is_worth_4(other: str) -> None:
    assert worth("editor", "", other) == 1 + 4


@pytest.mark.parametrize("other", BOTH)
def test_a_character_with_both_symbols_counts_for_both(other: str) -> None:
    assert worth("editor", "", other) == 1 + 1 + 4


def test_they_add_up() -> None:
    assert worth("editor", "Ba Ba", "banker lawyer doctor mercenary captain") == 1 + 1 + 4 + 5 + 4 + 1


def test_the_symbols_are_data_that_can_be_corrected() -> None:
    """No text shows them: a deck whose Lawyer has a $ instead makes it worth 1."""
    lawyer = CHARACTERS.index("lawyer")
    cards = list(PLAIN.characters)
    cards[lawyer] = replace(cards[lawyer], dollar=True, arrow=False)
    game = scripted(owned={0: "editor lawyer"}, deck=replace(PLAIN, characters=tuple(cards)))
    assert game.view(None).sheet(0).characters["editor"] == 1 + 1
