"""The board game's score pad: files, questions, and what is wrong with them."""

import json

import pytest

from carson.cli.board.pad.ask import Questions
from carson.words import Words
from cli.driving import Screen, carson

PAD = """\
# the books' city: 12 Houses, 2 Hotels, 4 Ranches, 1 Church and the Station
player: Anna
vp: 31
money: 17
has: saloon, 2 houses, train station, mountain
player: Bob
vp: 40
money: 5
has: hotel 2, prison, school
character: teacher
neutral: house 10, ranch 4, church
passed: Bob, Anna
"""


def scored(pad: str) -> str:
    done = carson("score", "board", "-", stdin=pad)
    assert (done.status, done.err) == (0, "")
    return done.out


@pytest.mark.rule("BG-10.1", "BG-8.15", "BG-9.17")
def test_every_source_of_points_has_its_line() -> None:
    lines = [line.split() for line in scored(PAD).splitlines()[:9]]
    assert [line[-2:] for line in lines] == [
        ["Anna", "Bob"],
        ["31", "40"],
        ["2", "0"],  # a VP for each full $6
        ["4", "8"],
        ["4", "0"],
        ["2", "0"],
        ["12", "0"],  # 24 symbols with the School
        ["0", "6"],  # School, Prison, no Saloon
        ["55", "54"],
    ]
    assert "Anna wins." in scored(PAD)


def test_symbols_may_be_counted_at_the_table() -> None:
    pad = "player: A\nhas: train station\nsymbols: 23\n"
    assert ["Train", "Station", "11"] in [line.split() for line in scored(pad).splitlines()]


@pytest.mark.rule("BG-10.2")
def test_who_passed_earlier_wins_a_tie() -> None:
    tie = "player: Anna\nvp: 9\nplayer: Bob\nvp: 9\n"
    assert "Anna and Bob are tied on VP" in scored(tie)
    out = scored(tie + "passed: Bob\n")
    assert "Bob wins, having passed earlier in round 4." in out
    assert out.index("1.  Bob") < out.index("2.  Anna")


def test_json_has_every_line() -> None:
    data = json.loads(carson("score", "board", "-", "--json", stdin=PAD).out)
    assert data["winners"] == ["Anna"]
    assert data["players"][1]["lines"]["character"] == 6
    assert data["players"][0]["points"] == 55


def test_the_cards_keep_their_pad_with_and_without_a_name() -> None:
    pad = "Sa Ho\n.. ..\n"
    assert carson("score", "-", stdin=pad).out == carson("score", "cards", "-", stdin=pad).out != ""


@pytest.mark.parametrize(
    ("pad", "reason"),
    [
        ("", "There are no players on this score pad"),
        ("vp: 3\n", "Line 1: Whose is this?"),
        ("player: A\nvp: x\n", "Line 2: Please type a number from 0 to 999."),
        ("player: A\nmoney: 99999\n", "Line 2: Please type a number"),
        ("player: A\nvp: 1\nvp: 2\n", "Line 3: “vp:” appears twice"),
        ("player: A\nplayer: A\n", "Line 2: Two players are called “A”"),
        ("player:\n", "Line 1: A player needs a name"),
        ("player: A\nhas: salon\n", "Line 2: “salon” cannot be on a parcel; did you mean Saloon?"),
        ("player: A\nhas: s\n", "did you mean Saloon or School?"),
        ("player: A\nhas: city hall\n", "Nobody owns City Hall’s parcel"),
        ("player: A\nhas: house 13\n", "A has 13 things on their parcels, but only 12 property tiles. [BG-2.2]"),
        ("player: A\nhas: saloon 4\n", "Saloon: 4 is too many; there are only 3. [BG-2.1]"),
        ("player: A\nneutral: house 65\n", "65 things do not fit on the 64 parcels"),
        ("player: A\ncharacter: teacher\nplayer: B\ncharacter: teacher\n", "Only one player"),
        ("player: A\ncharacter: docter\n", "There is no character “docter”"),
        ("player: A\npassed: B\n", "Line 2: “B” cannot be at this place"),
        ("player: A\nweather: fine\n", "Line 2: “weather:” is not a line"),
        ("player: A\nHoHo Ho\n", "Line 2: “HoHo Ho:” is not a line"),
        ("".join(f"player: {n}\n" for n in range(7)), "There are at most 6 players. [BG-3]"),
    ],
)
def test_a_fault_is_named_in_one_sentence(pad: str, reason: str) -> None:
    done = carson("score", "board", "-", stdin=pad)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
    assert done.err.count("\n") == 1


def test_the_pad_asks_and_asks_again_until_it_understands() -> None:
    screen = Screen(
        [
            *("", ""),  # no map; no variants
            *("", "many", "30", "12", "salon", "saloon, train", "n"),  # the usual name; no number; no such thing
            *("Player 1", "Bea", "", "", "mountain 13", "mountain", "y"),  # there already; too many
            *("",),  # add up
            *("x", "40"),  # symbols
        ]
    )
    pad = Questions(screen.terminal, Words("en")).table()
    totals = [(player.name, player.sheet.total) for player in pad.scored()]
    assert totals == [("Player 1", 30 + 2 + 4 + 20), ("Bea", 2 + 2)]
    for said in ("from 0 to 999", "did you mean Saloon?", "Two players are called", "only 12 property tiles"):
        assert said in " ".join(screen.text.split())


def test_a_tie_is_asked_about() -> None:
    screen = Screen(["", "", "Anna", "5", "", "", "", "Bob", "5", "", "", "", "", "Cy", "bob"])
    pad = Questions(screen.terminal, Words("en")).table()
    assert pad.winners(pad.scored()) == ["Bob"]
    assert "“Cy” cannot be at this place" in screen.text


def test_long_names_give_way_to_what_the_figures_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = [f"Constantin-Alexandre-{number}" for number in range(6)]
    out = scored("".join(f"player: {name}\nvp: 12\n" for name in names) + f"passed: {names[2]}\n")
    assert "\nHouses and Townhouses " in out
    assert "\nVP during the game " in out
    assert max(map(len, out.splitlines())) <= 80
