"""The board game's score pad with variants: horses, bridges, Kit Carson's pass order, Standish."""

import json

import pytest

from carson.cli.board.pad.ask import Questions
from carson.words import Words
from cli.driving import Screen, carson

MAP = """\
   a   b   c   d   e   f   g   h
4  ..  ..  ..  Sa0 ..  ..  ..  ..
5  ~~ |~~ |~~  ..  ..  ..  ..  ..
6  ..  Ho0 Mi1 ..  ..  ..  ..  ..
"""


def lines(pad: str) -> dict[str, dict[str, int]]:
    done = carson("score", "board", "--json", "-", stdin=pad)
    assert (done.status, done.err) == (0, "")
    return {player["name"]: player["lines"] for player in json.loads(done.out)["players"]}


@pytest.mark.rule("BG-13.5")
def test_a_horse_is_worth_one_vp_and_one_for_each_rodeo() -> None:
    found = lines("player: Anna\nhorses: 3\nrodeos: 2\nplayer: Bob\nhorses: 2\n")
    assert (found["Anna"]["horses"], found["Bob"]["horses"]) == (9, 2)
    assert "horses" not in lines("player: Anna\nplayer: Bob\n")["Anna"]


@pytest.mark.rule("BG-11.2")
def test_what_stands_beside_a_bridge_counts_three() -> None:
    told = lines("player: Anna\nhas: saloon, house 2, mountain\nbridge: saloon, house\n")["Anna"]
    assert (told["buildings"], told["houses"], told["mountains"]) == (3, 5, 2)
    drawn = lines(f"{MAP}player: Anna\nplayer: Bob\n")
    assert (drawn["Anna"]["houses"], drawn["Anna"]["buildings"]) == (3, 2)
    assert drawn["Bob"]["buildings"] == 3
    assert lines(MAP.replace("|", " ") + "player: Anna\nplayer: Bob\n")["Anna"]["houses"] == 2


@pytest.mark.rule("BG-10.1")
def test_kit_carson_scores_the_last_pass_order() -> None:
    found = lines("player: Anna\nplayer: Bob\nplayer: Cy\npassed: Cy, Anna, Bob\nvariants: kit carson\n")
    assert [found[name]["kit-carson"] for name in ("Anna", "Bob", "Cy")] == [1, 0, 2]


@pytest.mark.rule("BG-14.10")
@pytest.mark.rule("BG-16.26")
def test_standish_has_his_bonus_and_wins_ties() -> None:
    pad = "player: Anna\nvp: 11\nplayer: Jeb\nstandish: urban\nhas: saloon, general_store, bank\n"
    assert lines(pad)["Jeb"]["strategy"] == 5
    assert lines(pad.replace(", bank", ", mine"))["Jeb"]["strategy"] == 0
    assert json.loads(carson("score", "board", "--json", "-", stdin=pad).out)["winners"] == ["Jeb"]
    assert "Strategy" in carson("score", "board", "-", stdin=pad).out


@pytest.mark.parametrize(
    ("pad", "said"),
    [
        ("player: A\nbridge: saloon\n", "A has more of Saloon beside a bridge than in total."),
        ("player: A\nrodeos: 3\nplayer: B\nrodeos: 2\n", "only 4 rodeo tokens"),
        ("player: A\nhorses: 20\nplayer: B\nhorses: 6\n", "only 25 horses"),
        ("player: A\nplayer: B\npassed: A\nvariants: kit-carson\n", "must name every player. [BG-10.1]"),
        ("player: A\nstandish: gambler\n", "Line 2: Please type rancher"),
        ("player: A\nvariants: rodeo\n", "Line 2: Please type new-beginning"),
    ],
)
def test_what_cannot_be_is_said(pad: str, said: str) -> None:
    done = carson("score", "board", "-", stdin=pad)
    assert (done.status, done.out) == (2, "")
    assert said in done.err


def test_the_pad_asks_for_what_the_variants_need() -> None:
    anna = ["Anna", "10", "6", "saloon, house", "n", "3", "1", "house"]
    bob = ["Bob", "12", "0", "mine", "n", "2", "", "", "urban"]
    screen = Screen(["", "horses, kit, river, solo", *anna, *bob, "", "Anna", "Bob, Anna"])
    pad = Questions(screen.terminal, Words("en")).table()
    totals = {player.name: player.sheet.total for player in pad.scored()}
    assert totals == {"Anna": 10 + 1 + 2 + 3 + 6 + 0, "Bob": 12 + 2 + 2 + 1 + 0}
    assert "must name every player" in screen.text


def test_a_map_with_a_river_is_asked_for_with_its_roads() -> None:
    screen = Screen([*MAP.splitlines(), "", "river", "Anna", "0", "0", "n", "Bob", "0", "0", "n", ""])
    pad = Questions(screen.terminal, Words("en")).table()
    assert [player.sheet.houses for player in pad.scored()] == [3, 0]
    assert "~~ |~~ |~~" in screen.text
