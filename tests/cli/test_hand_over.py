"""Several people at one keyboard: nobody sees another's bid before all are shown."""

import pytest

from carson.cli.cards.start import play
from carson.cli.errors.kinds import Stop
from carson.cli.table.rematches import PlayOptions
from carson.words import Words
from cli.driving import HIDDEN, REVEALED, WIPED, Screen, pages, shown

WORDS = Words("en")
ENTER = ""


def evening(typed: list[str], **wishes: object) -> str:
    """Everything shown while two people type these lines, until they stop."""
    screen = Screen([*typed, "q", "n"])
    with pytest.raises(Stop):
        play(PlayOptions(table={"real": 2, "names": "Anna,Bob"}, seed="duel", **wishes), WORDS, screen.terminal)  # type: ignore[arg-type]
    return screen.text


@pytest.mark.rule("CG-4.4")
def test_what_one_bids_makes_no_difference_to_what_the_other_sees() -> None:
    # Bob looks at everything he may ask for before he bids.
    bob = [ENTER, "l", "s", "c", "?", ENTER]
    seven, three = (pages(evening([ENTER, bid, *bob, "5"])) for bid in ("7", "3"))
    turn = next(number for number, page in enumerate(seven) if "Bob, it is your turn" in page)
    own = [number for number, page in enumerate(seven) if "Bob: choose a bid card." in page]
    assert own[0] == turn + 1
    assert any("Scores so far" in seven[number] for number in own)
    assert seven[turn : own[-1] + 1] == three[turn : own[-1] + 1]
    # The bids differ, so the game does from the moment they are shown.
    assert seven[-1] != three[-1]


def test_secret_pages_have_a_screen_of_their_own_and_are_wiped() -> None:
    text = evening([ENTER, "7", ENTER, "5"])
    anna, bob = text.index("Anna, it is your turn"), text.index("Bob, it is your turn")
    first, second = text.index("Anna: choose a bid"), text.index("Bob: choose a bid")
    all_shown = text.index("Bids: Anna (7), Bob (5)")
    assert anna < first < bob < second < all_shown
    assert text.index(HIDDEN) < anna
    assert REVEALED not in text[:second]
    assert REVEALED in text[second:all_shown]
    typed = text.index("> 7", first, bob)
    assert WIPED in text[typed:bob]
    assert WIPED in text[text.index("> 5", second) : text.index(REVEALED)]
    assert "> 7" not in shown(text[text.index(WIPED, typed) : second])


def test_who_stops_at_a_secret_page_gets_the_terminal_back() -> None:
    text = evening([ENTER])  # and then quits
    assert text.count(HIDDEN) == text.count(REVEALED) == 1
    assert text.rindex(WIPED) < text.index(REVEALED)


def test_choosing_and_placing_are_open_and_need_no_hand_over() -> None:
    text = evening([ENTER, "7", ENTER, "5", "1"])
    assert text.count("it is your turn to bid in secret") == 2
    assert "choose a card to take." in text


def test_a_bid_just_laid_can_be_taken_back_before_the_next_player_looks() -> None:
    text = evening([ENTER, "7", "u", ENTER, "2", ENTER, "5"])
    assert "(u: Anna undoes the last bid)" in text
    assert text.count("Anna, it is your turn") == 2
    assert "Bids: Anna (2), Bob (5)" in text


def test_without_hand_over_bids_follow_each_other_at_once() -> None:
    text = evening(["7", "5"], hand_over=False)
    assert "it is your turn to bid in secret" not in text
    assert "Bids: Anna (7), Bob (5)" in text


def test_one_person_alone_is_never_asked_to_look_away() -> None:
    screen = Screen(["7", "q", "n"])
    with pytest.raises(Stop):
        play(PlayOptions(table={"real": 1}, seed="duel"), WORDS, screen.terminal)
    assert "in secret" not in screen.text
    assert HIDDEN not in screen.text
