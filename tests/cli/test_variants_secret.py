"""Sheets and duel tiles at one keyboard: nobody sees another's before all are shown."""

import pytest

from carson.cli.board.setup.typed import TypedSetup
from carson.cli.board.start import play
from carson.cli.errors.kinds import Stop
from carson.cli.table.rematches import PlayOptions
from carson.words import Words
from cli.driving import HIDDEN, REVEALED, Screen, pages, shown
from cli.variants import ENTER

WORDS = Words("en")


def evening(typed: list[str], variants: str, seed: str = "duel", **wishes: object) -> str:
    screen = Screen([*typed, "q", "n"])
    table = {"players": "human,human", "names": "Anna,Bob", "setup": TypedSetup(variants=variants)}
    with pytest.raises(Stop):
        play(PlayOptions(table=table, seed=seed, **wishes), WORDS, screen.terminal)  # type: ignore[arg-type]
    return screen.text


@pytest.mark.rule("BG-11.1")
def test_what_one_writes_on_the_sheet_makes_no_difference_to_what_the_other_sees() -> None:
    bob = [ENTER, "l", "s", "c", "?", ENTER]
    one, other = (
        pages(evening([ENTER, sheet, *bob, "3 1 1 2 1"], "new-beginning")) for sheet in ("4 1 1 2 0", "6 0 0 0 9")
    )
    turn = next(number for number, page in enumerate(one) if "Bob, it is your turn to decide in secret." in page)
    own = [number for number, page in enumerate(one) if "Bob: fill in your sheet" in page]
    assert one[turn : own[-1] + 1] == other[turn : own[-1] + 1]
    assert one[-1] != other[-1]


def test_a_sheet_is_typed_in_numbers_or_names_and_can_be_taken_back_before_the_next_looks() -> None:
    typed = [ENTER, "cowboys 4, 2 parcels bid 3", "u", ENTER, "5 0 0 1 2", ENTER, "sheet 3 1 1 2 1", "l"]
    text = shown(evening(typed, "new-beginning"))
    assert "(u: Anna undoes the last secret decision)" in text
    assert "Anna starts with: cowboys 5, revolver tokens 0, roads 0, parcels 1. Bid: $2." in " ".join(text.split())
    assert "cowboys 4" not in text.replace("cowboys 4, 2 parcels bid 3", "").replace("cowboys 4, parcels", "")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("4 1", "“4 1” is not a sheet; type five numbers"),
        ("cowboys many", "is not a sheet"),
        ("9 9 9 9 9", "Write 1 to 6 cowboys on the sheet. [BG-11.1]"),
        ("6 3 4 4 0", "but you only have $44"),
        ("w 4 1 1 2 0", "You may fill in the sheet: cowboys 4"),
        ("? sheet", "BG-11.1"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_said(typed: str, said: str) -> None:
    assert said in " ".join(shown(evening([ENTER, typed], "new-beginning")).split())


# Both want the same two spaces.
TO_A_DUEL = ["d1", "e1", "d8", "e8", "sheriff", "banker", "vp-2", "vp-2", "vp-3", "vp-3", "pass", "pass"]


@pytest.mark.rule("BG-11.3")
def test_tiles_are_chosen_on_pages_of_ones_own() -> None:
    text = evening([*TO_A_DUEL, ENTER, "3", ENTER, "5"], "might-is-right")
    first, anna = text.index("Anna, it is your turn to decide"), text.index("Anna: choose a duel tile to play")
    second, bob = text.index("Bob, it is your turn to decide"), text.index("Bob: choose a duel tile to play")
    assert text.index(HIDDEN) < first < anna < second < bob < text.index(REVEALED)
    # Until then nobody's hand stood on the pages that all can see.
    assert "Your duel tiles" not in text[:first]
    assert "A tile by its number: 0  1  2  3  4  5" in shown(text[anna:second])
    assert "> 3" not in shown(text[second:])
    assert "Tiles: Bob (5) and Anna (3)." in " ".join(shown(text[text.index(REVEALED) :]).split())


def test_what_one_plays_makes_no_difference_to_what_the_other_sees() -> None:
    bob = [ENTER, "l", "o", "c", ENTER]
    one, other = (pages(evening([*TO_A_DUEL, ENTER, tile, *bob, "5"], "might-is-right")) for tile in "30")
    turn = next(number for number, page in enumerate(one) if "Bob, it is your turn" in page)
    own = [number for number, page in enumerate(one) if "Bob: choose a duel tile to play" in page]
    assert one[turn : own[-1] + 1] == other[turn : own[-1] + 1]
    assert one[-1] != other[-1]


def test_a_hand_is_looked_at_alone() -> None:
    text = evening(["hand", ENTER, ENTER, "l"], "might-is-right")
    hidden, shown_again = text.index(HIDDEN), text.index(REVEALED)
    assert "Your duel tiles: 0 1 2 3 4 5" in text[hidden:shown_again]
    assert "Your duel tiles" not in text[:hidden]
    assert "Your duel tiles" not in text[shown_again:]
    assert "Duel tiles are dealt" in text[shown_again:]


def test_one_person_alone_has_the_hand_on_the_page() -> None:
    screen = Screen(["q", "n"])
    with pytest.raises(Stop):
        play(
            PlayOptions(table={"players": "human,random", "setup": TypedSetup(variants="might")}, seed="duel"),
            WORDS,
            screen.terminal,
        )
    assert "Your duel tiles: 0 1 2 3 4 5" in screen.text
    assert HIDDEN not in screen.text


def test_without_hand_over_nothing_is_hidden() -> None:
    text = evening(["4 1 1 2 0", "3 1 1 2 1"], "new-beginning", hand_over=False)
    assert "in secret" not in text
    assert "Bid: $1." in text
