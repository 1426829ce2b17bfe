"""Horses in the terminal: enclosures by their numbers, the second one's choices, horses at Wages, doubled Ranches."""

import re

import pytest

from cli.driving import carson

DUO = ["play", "board", "--variants", "horses", "--players", "human,human", "--names", "Anna,Bob", "--seed", "duo"]
BEGINNING = ["d1", "e1", "d8", "e8", "sheriff", "banker"]


def play(*typed: str) -> str:
    done = carson(*DUO, stdin="\n".join([*BEGINNING, *typed]))
    assert (done.status, done.err) == (0, "")
    return done.out


@pytest.mark.parametrize("typed", ["4", "horse 4", "ho 4", "horse enclosure 4"])
def test_a_horse_goes_into_an_enclosure_by_its_number(typed: str) -> None:
    out = play("wages", typed)
    assert re.search(r"(Anna|Bob) puts a horse in enclosure 4\.", out)
    assert re.search(r"Horses: .*0 \(0·0·0·1·0\)", out.replace("\N{NO-BREAK SPACE}", " "))


@pytest.mark.parametrize("typed", ["p", "no", "pass"])
def test_a_horse_may_stay(typed: str) -> None:
    assert "puts a horse" not in play("wages", typed)


@pytest.mark.rule("BG-13.3")
def test_the_second_enclosure_lists_what_may_be_done() -> None:
    out = " ".join(play("wages", "2").split())
    assert "“shift d4 e5” moves a cowboy, “withdraw d4” takes one back; yours are on wages" in out
    assert "d decline" in out
    assert "takes a cowboy back from Wages" in play("wages", "2", "withdraw wages")
    assert "moves a cowboy from Wages to d4" in play("wages", "2", "wages d4")
    assert "places a cowboy on Gambling" in play("wages", "2", "gambling")


def test_no_declines_the_second_enclosure_and_does_not_pass_the_round() -> None:
    for typed in ("no", "d", "decline"):
        assert "passes" not in play("wages", "2", typed)
    assert "passes" in play("wages", "2", "pass")


@pytest.mark.parametrize("typed", ["enclosure-3", "enclosure 3", "cowboy enclosure-3"])
def test_a_cowboy_goes_into_an_enclosure_by_its_name(typed: str) -> None:
    assert "places a cowboy in the third enclosure." in play(typed)


def test_a_horse_is_bought_at_wages() -> None:
    out = play("wages", "p", "gambling", "p", "pass", "pass", "3")
    assert "buy a horse for $4 instead of taking one cowboy’s wages" in " ".join(out.split())
    assert "puts a horse in enclosure 3." in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("? enclosure-3", "BG-13.3"),
        ("? horse", "BG-13.1"),
        ("horse 7", "There is no enclosure 7; choose 1 to 5. [BG-13.2]"),
        ("7", "There is no choice 7; choose 1 to 5."),
        ("w horse 5", "You may put a horse in enclosure 5."),
    ],
)
def test_questions_about_horses_are_answered(typed: str, said: str) -> None:
    assert said in " ".join(play("wages", typed).split())
