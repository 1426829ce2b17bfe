"""Finding rules by number, by section and by words."""

import pytest

from carson.rulebook.parse import parse
from carson.rulebook.search import Found, find

CARDS = """\
# Cards
## 4 A round
- CG-4.1 Turn up a character.
- CG-4.2 The skull: while it shows, go on. Ties do not matter.
- CG-4.7 **Ties** go to the higher suit.
- CG-4.8 A **virtual player** loses no ties.
- CG-4.10 The rest leave.
## 6 Building the city
The city is 8×8 while nothing is said.
- CG-6.1 Outlaw parcels count as empty with a Prison.
- CG-6.2 $4 for a card of the round, then determine it.
- CG-6.3 Wait for the **round** marker.
"""
BOARD = "# Board\n## 4 Rounds\n- BG-4.1 Four phases.\n- BG-4.3 A Mine."

LIBRARY = (parse(BOARD, "board.md"), parse(CARDS, "cards.md"))


def numbers(query: str) -> list[str]:
    return [rule.number for rule in find(query, LIBRARY).rules]


@pytest.mark.parametrize("query", ["CG-4.1", "cg-4.1", " CG 4.1 ", "CG4.1", "CG-4.1."])
def test_a_number_finds_its_rule_and_no_longer_number(query: str) -> None:
    assert numbers(query) == ["CG-4.1"]
    assert find(query, LIBRARY).sections == ()


def test_a_number_without_its_book_is_looked_up_in_each() -> None:
    assert numbers("4.1") == ["BG-4.1", "CG-4.1"]
    assert numbers("6.1") == ["CG-6.1"]


def test_the_beginning_of_a_number_lists_the_section() -> None:
    found = find("CG-4", LIBRARY)
    assert [rule.number for rule in found.rules] == ["CG-4.1", "CG-4.2", "CG-4.7", "CG-4.8", "CG-4.10"]
    assert [section.heading for section in found.sections] == ["A round"]


def test_a_prefix_lists_the_book() -> None:
    assert numbers("bg") == ["BG-4.1", "BG-4.3"]
    assert [section.number for section in find("CG", LIBRARY).sections] == ["CG-4", "CG-6"]


def test_words_in_a_title_come_before_bold_before_a_heading_before_the_text() -> None:
    assert numbers("ties") == ["CG-4.7", "CG-4.2", "CG-4.8"]
    in_heading = ["BG-4.1", "BG-4.3", "CG-4.1", "CG-4.2", "CG-4.7", "CG-4.8", "CG-4.10"]
    assert numbers("round") == ["CG-6.3", *in_heading, "CG-6.2"]


def test_all_words_must_occur_in_any_case_and_order() -> None:
    assert numbers("PRISON outlaw") == ["CG-6.1"]
    assert numbers("outlaw skull") == []


def test_a_word_fits_the_beginning_of_words_and_a_plural_its_singular() -> None:
    assert numbers("outlaws") == ["CG-6.1"]
    assert numbers("mine") == ["BG-4.3"]  # and not 'determine'
    assert numbers("$4") == ["CG-6.2"]
    assert numbers("its") == []  # no plural of 'it'


def test_words_and_a_digit_are_not_a_number() -> None:
    assert numbers("round 4") == ["CG-6.2"]


def test_a_sections_own_text_is_found() -> None:
    found = find("nothing said", LIBRARY)
    assert [section.number for section in found.sections] == ["CG-6"]
    assert found.rules == ()
    assert found


def test_nothing_found_suggests_numbers() -> None:
    found = find("CG-4.11", LIBRARY)
    assert not found
    assert found.nearest[0] in ("CG-4.1", "CG-4.10")
    assert find("BB-4.3", LIBRARY).nearest[0] == "BG-4.3"


def test_nothing_found_suggests_words() -> None:
    assert find("prisson outlaw", LIBRARY).nearest == ("prison",)


@pytest.mark.parametrize("query", ["", "  ", "-", ".", "xyzzy", "(", "\\", "*", "\ud800"])
def test_a_query_for_nothing_finds_nothing(query: str) -> None:
    assert find(query, LIBRARY) == Found(query)


def test_the_projects_own_books_are_searched_unless_others_are_given() -> None:
    assert find("CG-7.17").rules[0].title == "Governor"
    assert {"CG-7.17", "BG-9.13"} <= {rule.number for rule in find("governor").rules}
