"""Sets of characters (BG-3.7, BG-9.24): the beginners', the books' five, and what is no set."""

import re
from typing import Any

import pytest

from carson.board.characters.cast import CAST
from carson.board.characters.sets import EITHER, RED, SETS, YELLOW, playable
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.kernel import OptionsError
from support.board import choices, new_game

BOOKS = {
    "quiet": "1R 2R 5Y 11Y 13Y 14 16R",
    "owners": "0Y 3R 4Y 5R 8Y 9Y 12Y 15R",
    "prosper": "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y",
    "scores": "0R 6R 7Y 9R 10Y 12R 13R 14",
    "gold": "0R 1Y 3Y 5R 8R 9Y 10R 11R",
}
SEVEN = "1Y 2Y 3Y 4Y 5Y 6Y 7Y"


def no_set(text: str, code: str, rule: str = "BG-3.7", **details: Any) -> None:
    """The set is refused with just this reason, wherever it is given."""
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(characters=text))
    assert (caught.value.code, caught.value.details) == (code, {"option": "characters", "rule": rule, **details})


@pytest.mark.rule("BG-3.7")
def test_the_beginners_set_is_1_to_7_yellow() -> None:
    rules = BoardRules(Options(characters="beginners"))
    assert rules.table.in_play == dict.fromkeys(range(1, 8), YELLOW)


@pytest.mark.rule("BG-9.24")
@pytest.mark.parametrize("name", BOOKS)
def test_the_books_five_sets_are_as_printed_and_playable(name: str) -> None:
    rules = BoardRules(Options(characters=name))
    sides = {YELLOW: "Y", RED: "R", EITHER: ""}
    assert " ".join(f"{number}{sides[side]}" for number, side in rules.table.in_play.items()) == BOOKS[name]


@pytest.mark.rule("BG-9.24")
def test_there_are_no_other_named_sets() -> None:
    assert set(SETS) == {"beginners", *BOOKS}


@pytest.mark.rule("BG-3.7")
def test_a_set_of_ones_own_is_seven_characters_or_eight_with_the_paperboy() -> None:
    assert playable("2R 3Y 8Y 14 17 18R 19Y") == {2: RED, 3: YELLOW, 8: YELLOW, 14: EITHER, 17: EITHER, 18: RED, 19: 0}
    assert playable("0Y " + SEVEN) == dict.fromkeys(range(8), YELLOW)


@pytest.mark.rule("BG-3.7")
def test_characters_lie_in_ascending_order_however_they_are_written() -> None:
    assert list(playable("19Y  2R 10Y 3Y\n14 18R 8Y")) == [2, 3, 8, 10, 14, 18, 19]


@pytest.mark.rule("BG-3.7")
@pytest.mark.parametrize(
    ("text", "found", "wanted"),
    [
        ("", 0, 7),
        ("1Y 2Y 3Y 4Y 5Y 6Y", 6, 7),
        (SEVEN + " 8Y", 8, 7),
        ("0Y 1Y 2Y 3Y 4Y 5Y 6Y", 7, 8),
        ("0R " + SEVEN + " 8Y", 9, 8),
    ],
)
def test_a_set_of_another_size_is_refused(text: str, found: int, wanted: int) -> None:
    no_set(text, "options-character-count", found=found, wanted=wanted)


@pytest.mark.rule("BG-3.7")
@pytest.mark.parametrize(
    "word", [f"{len(CAST)}Y", "99R", "01Y", "007Y", "1r", "Y1", "1YR", "sheriff", "-1Y", "٣Y", "1.", "Y"]
)
def test_what_is_no_character_is_refused(word: str) -> None:
    no_set(f"2Y 3Y 4Y 5Y 6Y 7Y {word}", "options-character", found=word, last=len(CAST) - 1)


@pytest.mark.rule("BG-3.7")
def test_a_long_word_is_shortened_in_the_answer() -> None:
    no_set("x" * 500, "options-character", found="x" * 20, last=len(CAST) - 1)


@pytest.mark.rule("BG-3.7")
@pytest.mark.parametrize("twice", ["7Y", "7R"])
def test_a_character_comes_once_on_one_side(twice: str) -> None:
    no_set(f"1Y 2Y 3Y 4Y 5Y 7Y {twice}", "options-character-twice", number=7)


@pytest.mark.rule("BG-3.7")
@pytest.mark.parametrize(
    ("word", "number", "fixed"), [("8", 8, 1), ("14Y", 14, 0), ("14R", 14, 0), ("17Y", 17, 0), ("17R", 17, 0)]
)
def test_every_character_has_a_side_but_14_and_17_have_none(word: str, number: int, fixed: int) -> None:
    no_set(f"1Y 2Y 3Y 4Y 5Y 6Y {word}", "options-character-side", number=number, fixed=fixed)


@pytest.mark.rule("BG-16.9")
def test_the_yellow_cowboy_is_refused_without_horses() -> None:
    no_set("1Y 2Y 3Y 4Y 5Y 6Y 15Y", "options-character-horses", "BG-16.9")
    assert playable("1Y 2Y 3Y 4Y 5Y 6Y 15R")[15] == RED


@pytest.mark.rule("BG-3.7", "BG-4.1")
@pytest.mark.parametrize("name", ["beginners", *BOOKS])
def test_just_the_characters_of_the_set_can_be_chosen(name: str) -> None:
    game = new_game(2, characters=name)
    while game.decision is not None and game.decision.kind == "claim":
        game.apply(game.decision.seats[0], game.legal_actions(game.decision.seats[0])[0])
    numbers = [int(re.sub("[YR]", "", word)) for word in SETS[name].split()]
    names = [CAST[number].name for number in numbers] + ["undertaker"] * (14 in numbers)
    assert choices(game) == [f"choose {name}" for name in names]
