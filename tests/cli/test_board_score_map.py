"""The board game's score pad with a drawn map: from a file, pasted, typed badly and mended."""

import json
from pathlib import Path

import pytest

from carson.board.library import new_game
from carson.board.notation.diagram import draw
from carson.board.options import Options
from carson.cli.board.figures import Figures
from carson.cli.board.pad.ask import Questions
from carson.pad.board import Pad
from carson.words import Words
from cli.driving import Screen, board_answers, carson

PLAYERS = "player: Anna\nvp: 31\nmoney: 17\nplayer: Bob\nvp: 40\nmoney: 5\ncharacter: teacher\n"
MAP = """\
   a   b   c   d   e   f   g   h
1  ..  ..  ..  ..  Mt0 ..  ..  TS0
2  ..  Mt  ..  ..  Mt1 ..  ..  ..
              +---+---+
3  ..  Mi1 .. |Ho |Sa0 ..0 ..  ..
              +---+---+
4  ..  ..  ..  Ho0 Ra0|..  ..  ..
5  ..  ..  ..  ..  ..  CH  Sc1 ..
"""
# Station, Saloon, Ranch; one House; one Mountain; 2 + 1 + 1 + 1 + 1 + 1 symbols.
ANNA = {
    "so_far": 31,
    "money": 2,
    "buildings": 6,
    "houses": 2,
    "mountains": 2,
    "train_station": 3,
    "character": 0,
}
ROWS = [" ".join(line.replace("|", " ").split()) for line in MAP.splitlines() if "+" not in line]


def lines_of(pad: str) -> list[dict[str, int]]:
    done = carson("score", "board", "-", "--json", stdin=pad)
    assert (done.status, done.err) == (0, "")
    return [player["lines"] for player in json.loads(done.out)["players"]]


@pytest.mark.rule("BG-10.1", "BG-8.15")
@pytest.mark.parametrize("pad", [PLAYERS + MAP, MAP + PLAYERS, f"# a remark\n{PLAYERS}\n{MAP}passed: Bob\n"])
def test_what_stands_on_the_map_is_counted(pad: str) -> None:
    anna, bob = lines_of(pad)
    assert anna == ANNA
    assert (bob["buildings"], bob["houses"], bob["mountains"], bob["character"]) == (4, 0, 2, 4)


def test_a_map_need_not_be_in_line_where_every_row_is_whole() -> None:
    assert lines_of(PLAYERS + "\n".join(ROWS))[0] == ANNA
    assert lines_of(PLAYERS + "\n".join(ROWS[1:]))[0] == ANNA  # without the letters
    whole = [*ROWS[1:], *[f"{row} .. .. .. .. .. .. .. .." for row in (6, 7, 8)]]
    assert lines_of(PLAYERS + "\n".join(row[2:] for row in whole))[0] == ANNA  # without the numbers


@pytest.mark.rule("BG-10.1")
def test_the_map_of_a_finished_game_gives_its_score() -> None:
    game = new_game(Options(2), "duo")
    for typed in board_answers("duo"):
        assert game.decision is not None
        game.apply(game.decision.seats[0], typed)
    view = game.view(None)
    expected = [Figures(view).sheet(player.seat) for player in view.players]
    heads = [f"player: {p.seat}\nvp: {expected[p.seat].so_far}\nmoney: {p.money}\n" for p in view.players]
    found = lines_of("".join(heads) + draw(game.state))
    assert found == [{line: getattr(sheet, line) for line in ANNA} for sheet in expected]
    assert max(lines["buildings"] for lines in found) > 0


@pytest.mark.parametrize(
    ("pad", "reason"),
    [
        (PLAYERS + MAP.replace("Mi1", "Xx1"), "Line 12: “Xx1” is not a code for a parcel; the codes are .., Mt, Ho"),
        (PLAYERS + "\n".join([*ROWS, "6 .. .."]), "Line 14: Row 6 has 2 codes; it should have 8, one for each column."),
        (PLAYERS + MAP + "9  ..\n", "The row should start with its number, from 1 to 8."),
        (PLAYERS + MAP + "5  ..\n", "Row 5 appears twice"),
        (PLAYERS + "Ho Ho\n", "The row should start with its number"),
        (
            PLAYERS + MAP.replace("Sc1", "Sc2"),
            "g5 belongs to player 2 on the map, but the players are 0 Anna and 1 Bob.",
        ),
        (PLAYERS + MAP.replace("CH ", "CH0"), "Nobody owns City Hall’s parcel, so Anna cannot have it."),
        (PLAYERS + MAP + "6  ..0 ..0 ..0 ..0 ..0 ..0 ..0 ..0\n", "Anna has 14 parcels on the map, but only 12"),
        (PLAYERS + MAP + "6  TS\n", "Train Station: 2 is too many; there are only 1."),
        (PLAYERS + MAP + "symbols: 4\n", "Line 16: You do not need “symbols:” with a map"),
        (PLAYERS + "has: saloon\n" + MAP, "Line 8: You do not need “has:” with a map"),
        (MAP, "There are no players on this score pad"),
    ],
)
def test_a_fault_of_the_map_says_what_would_be_right(pad: str, reason: str) -> None:
    done = carson("score", "board", "-", stdin=pad)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err


REST = ["", "Anna", "31", "17", "n", "Bob", "40", "5", "y", ""]


def asked(*typed: str) -> tuple[Pad, str]:
    screen = Screen([*typed, *REST])
    return Questions(screen.terminal, Words("en")).table(), " ".join(screen.text.split())


def anna(pad: Pad) -> dict[str, int]:
    found = pad.scored()[0].sheet
    return {line: getattr(found, line) for line in ANNA}


def test_a_map_can_be_pasted() -> None:
    pad, said = asked(*MAP.splitlines(), "")
    assert anna(pad) == ANNA
    assert "Name of the player with 0 on the map?" in said
    assert "’s parcels?" not in said
    assert "House symbols in the whole city" not in said


def test_a_map_can_be_in_a_file(own_folder: Path) -> None:
    (own_folder / "evening.txt").write_text(MAP)
    (own_folder / "empty.txt").write_text("nothing\n")
    pad, said = asked("evenign.txt", "empty.txt", "evening.txt")
    assert anna(pad) == ANNA
    assert "evenign.txt cannot be read" in said
    assert "empty.txt has no map" in said


def test_a_wrong_row_is_typed_again_and_the_others_stay() -> None:
    wrong = [row.replace("Sa0", "Sl0") for row in ROWS]
    pad, said = asked(*wrong, "", "3 .. Mi1 .. Ho Sa0 .. ..", "", ROWS[3], "")
    assert anna(pad) == ANNA
    assert "Row 3: “Sl0” is not a code" in said
    assert "Row 3: Row 3 has 7 codes" not in said
    assert "Row 3 has 7 codes; it should have 8" in said
    assert said.count("The rest is saved") == 2


def test_a_map_that_cannot_be_is_given_up_by_enter() -> None:
    screen = Screen(["4  Xx", "", "", "", "Anna", "31", "17", "saloon", "n", ""])
    pad = Questions(screen.terminal, Words("en")).table()
    assert pad.entries[0].things == {"saloon": 1}
