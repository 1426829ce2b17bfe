"""The score pad: files, questions, and what is wrong with them."""

import json
from pathlib import Path

import pytest

from carson.cli.cards.pad.ask import Questions
from carson.cli.cards.pad.reader import read
from carson.words import Words
from cli.driving import Screen, carson

EXAMPLE = """\
player: Alex
characters: doctor, teacher, banker, lawyer
    a  b  c  d  e  f  g  h
 1           Ho ..
 2        Ho Ho Ba Ho ..
 3     .. Ho Hl Ho Ho Dr
 4     .. Sa Ba .. Mi Mt Mt
 5     Ho Hl TH .. Mt Mi Mt
 6     .. Pr .. .. Ou Mi Mt
 7  Mt Mi    .. Ra Mt .. Mt
 8  Mt ..    Ou ..
"""

SHEET = """\
                                     Alex
Ranches                                6
Mines                                 28 = 4 + 10 + 10 + 4
Drugstores                             2
Banks                                 15 = 7 + 8
Saloons                               16
General Store and City Hall: Houses    0
Ranch bonus                            1
Mine bonus                             8 = 4 + 4
House bonus                            0
Hotels                                 6 = 3 + 3
City Hall: buildings                   0
Outlaws                                0
Characters                            27
  Banker                               8
  Doctor                               5
  Lawyer                               0
  Teacher                             14
Total                                109
"""


@pytest.mark.rule("CG-8.4")
def test_the_books_example_scores_109_with_every_line(tmp_path: Path) -> None:
    file = tmp_path / "alex.txt"
    file.write_text(EXAMPLE)
    for done in (carson("score", str(file)), carson("score", "-", stdin=EXAMPLE), carson("score", stdin=EXAMPLE)):
        assert (done.status, done.out, done.err) == (0, SHEET, "")


def test_several_players_are_scored_side_by_side_and_placed() -> None:
    pad = EXAMPLE + "# the others\nvirtual: Star attraction 7 6 5\nplayer: Bea\n  Sa Ho\n  .. ..\n"
    done = carson("score", "-", stdin=pad)
    assert "Alex                   Bea" in done.out
    assert done.out.splitlines()[18].split() == ["Total", "109", "2", "18"]
    assert "Alex wins." in done.out


def test_json_has_every_line_and_its_parts() -> None:
    data = json.loads(carson("score", "-", "--json", stdin=EXAMPLE + "virtual: Boot points 109\n").out)
    alex, boot = data["players"]
    assert alex["lines"]["mine"] == {"points": 28, "parts": [4, 10, 10, 4]}
    assert len(alex["lines"]) == 13
    assert alex["characters"]["teacher"] == 14
    assert boot == {"name": "Boot", "virtual": True, "points": 109}
    assert data["winners"] == ["Alex", "Boot"]


def test_a_lone_city_needs_neither_name_nor_column_letters() -> None:
    entry = read("Sa Ho\n-- Ho\n-- ..\n".replace("--", ".."), Words("en"))[0]
    assert (entry.name, entry.points) == ("Player 1", 4)


def test_two_hyphens_are_a_parcel_without_a_card() -> None:
    entry = read("Ho Ho --\nHo Ho Mt\n-- Mt Mt\n", Words("en"))[0]
    assert entry.city.covered.bit_count() == 7


BLOCK = "  Ho Ho\n  Ho Ho\n"


@pytest.mark.parametrize(
    ("pad", "line", "reason"),
    [
        ("Ho Xx\n.. ..\n", 1, "“Xx” is not a code for a parcel"),
        ("player: A\n# remark\n\nHo Xx\n", 4, "“Xx” is not a code for a parcel"),
        ("    a  b\n 1  Ho   Ho\n", 2, "is not aligned with the columns"),
        ("    a  a\n 1  Ho Ho\n", 1, "There is no column “a” here"),
        ("player: A\ncharacters: docter\n" + BLOCK, 2, "There is no character “docter”; did you mean “Doctor”?"),
        ("characters: s\n" + BLOCK, 1, "could be Settler, Sheriff or Singer"),
        ("characters: doctor, doctor\n" + BLOCK, 1, "Doctor is listed twice"),
        ("player: A\ncharacters: doctor\nplayer: B\ncharacters: Doctor\n", 4, "Doctor already belongs to A. [CG-1.3]"),
        ("sold: 1\n" + BLOCK, 1, "Only the owner of the Auctioneer can have sold cards. [CG-7.10]"),
        ("characters: auctioneer\nsold: 4\n", 2, "the Auctioneer sells at most 3. [CG-7.10]"),
        ("sold: many\n", 1, "“many” is not a number of cards sold"),
        ("sold: 0\nsold: 0\n", 2, "“sold:” appears twice"),
        ("charakters: doctor\n", 1, "did you mean “characters:”?"),
        ("weather: fine\n", 1, "use player, virtual, characters and sold."),
        ("player:\n", 1, "A player needs a name"),
        ("player: A\nplayer: A\n", 2, "Two players are called “A”"),
        ("virtual: Star\n", 1, "A virtual player’s line should read"),
        ("virtual: Star points 7 8\n", 1, "A virtual player’s line should read"),
        ("virtual: Star attraction x\n", 1, "A virtual player’s line should read"),
        ("virtual: Star points 7\nHo Ho\n", 2, "Whose city is this?"),
        (("Ho " * 9 + "\n") * 2, 1, "The city has 9×2 parcels; its limit is 8×8. [CG-6.1]"),
        ("characters: captain\n" + ("Ho " * 9 + "\n") * 9, 2, "with the Captain its limit is 8×9 or 9×8. [CG-7.12]"),
        ("Ho Ho -- -- --\nHo Ho -- -- --\n-- -- -- Ho Ho\n-- -- -- Ho Ho\n", 1, "The city is not in one piece"),
        ("Ho Ho\nHo Ho\nHo --\n", 1, "The parcel in row 3, column 1 of the city is not part of a card"),
    ],
)
def test_a_fault_is_named_with_its_line(pad: str, line: int, reason: str) -> None:
    done = carson("score", "-", stdin=pad)
    assert done.status == 2
    assert done.err.startswith(f"carson: Line {line}: ")
    assert reason in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_with_the_captain_one_side_may_be_nine() -> None:
    entry = read("characters: captain\n" + ("Ho " * 9 + "\n") * 8, Words("en"))[0]
    assert (entry.city.width, entry.city.height) == (9, 8)


def test_an_empty_pad_is_refused() -> None:
    assert "There are no players on this score pad" in carson("score", "-", stdin="# nothing\n").err


def test_the_pad_asks_and_asks_again_until_it_understands() -> None:
    screen = Screen(
        [
            "",  # the usual name
            "docter",  # no character
            "doc, auct",
            "4",  # too many sold
            "1",
            "Ho Xx",  # no sign
            "saloon ho",
            "-- ho",  # lies under no card: the city is asked again
            "",
            "saloon ho",
            ". ..",
            "",
            "v Star",
            "many",
            "7 6",
            "Star",  # there already
            "Bea",
            "doctor",  # taken
            "",
            "",
            "",
        ]
    )
    entries = Questions(screen.terminal, Words("en")).table()
    assert [(entry.name, entry.points) for entry in entries] == [("Player 1", 2 + 5 + 7), ("Star", 13), ("Bea", 0)]
    for said in (
        "did you mean “Doctor”",
        "from 0 to 3",
        "“Xx” is not a code",
        "is not part of a card",
        "already belongs to Player 1",
    ):
        assert said in " ".join(screen.text.split())
