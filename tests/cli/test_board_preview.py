"""What a building not built yet would pay, with the Houses it brings."""

import re

import pytest

from carson.board.actions import Build, House, Townhouse
from carson.board.library import new_game
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import NAMES
from carson.board.notation.diagram import lay_out, parse
from carson.board.options import Options
from carson.board.state import State, blank
from carson.board.views.sheet import brought
from cli.driving import board_answers, carson

MAP = """\
   c   d   e   f
3  ..  Mt  ..  ..
      +---+
4  ..0|Ho |..0 Ra1
      +---+
"""


def drawn(text: str) -> State:
    state = blank(2)
    lay_out(state, parse(text))
    return state


@pytest.mark.rule("BG-7.2", "BG-8.5")
def test_a_saloon_gains_by_its_house_where_that_is_adjacent() -> None:
    found = brought(drawn(MAP), 0, NAMES.index("saloon"), BY_NAME["c4"])
    assert (found.houses, found.fit, found.most) == (1, True, 5)
    assert found.best == ("c3", "c5", "d5")  # connected, free, and beside c4
    assert found.gains["e3"] == 0


@pytest.mark.rule("BG-7.3")
def test_the_house_may_make_a_townhouse() -> None:
    full = "   c   d   e\n3  Mt0 Mt0 Mt0\n      +---+\n4  ..0 Ho  Mt0\n      +---+\n5  Mt0 Mt0 Mt0\n"
    found = brought(drawn(full), 0, NAMES.index("saloon"), BY_NAME["c4"])
    assert found.gains == {"d4": 5}


@pytest.mark.rule("BG-7.4")
def test_without_room_for_its_house_a_building_has_no_place() -> None:
    full = "   c   d   e\n3  Mt  Mt  Mt\n      +---+\n4  ..0 Ho1 Mt\n      +---+\n5  Mt  Mt  Mt\n"
    assert not brought(drawn(full), 0, NAMES.index("saloon"), BY_NAME["c4"]).fit


def said_and_true(seed: str) -> list[tuple[int, int]]:
    """For every first House of a building of a game: what it was said to add, and what it did."""
    game = new_game(Options(3), seed)
    found: list[tuple[int, int]] = []
    said: dict[str, int] = {}
    before = 0
    for typed in board_answers(seed, Options(3)):
        assert game.decision is not None
        seat = game.decision.seats[0]
        action = game.rules.parse_action(typed)
        if type(action) is Build:
            said = brought(game.state, seat, NAMES.index(action.building), BY_NAME[action.at]).gains
        game.apply(seat, action)
        now = game.view(seat).players[seat].next_income
        if type(action) in (House, Townhouse) and said:
            found.append((said[action.at], now - before))
            said = {}
        before = now
    return found


@pytest.mark.rule("BG-7.2")
def test_what_a_house_is_said_to_add_comes_true() -> None:
    found = [pair for seed in ("true", "duo", "all") for pair in said_and_true(seed)]
    assert [said for said, _ in found] == [true for _, true in found]
    assert any(said for said, _ in found)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("i saloon d5", "Its House can add up to $5 to your income: e6."),
        ("i school d5", "It comes with 3 Houses; the first adds nothing to your income anywhere."),
        ("i bank c3", "Its House adds nothing to your income anywhere."),
    ],
)
def test_a_preview_says_what_the_house_adds(typed: str, told: str) -> None:
    out = carson("play", "board", "--players", "human,human", "--seed", "duo", stdin=f"d4\nd5\n{typed}\n").out
    assert told in out


def test_a_building_without_a_house_says_nothing_of_one() -> None:
    out = carson("play", "board", "--players", "human,human", "--seed", "duo", stdin="d4\nd5\ni mine c4\n").out
    answer = out[out.index("Mine on c4") :]
    assert "House" not in answer


@pytest.mark.rule("BG-6.6", "BG-7.1")
def test_who_is_asked_to_buy_a_building_sees_where_it_could_go() -> None:
    typed = board_answers("duo")
    argv = ["play", "board", "--players", "human,human", "--seed", "duo"]
    told = []
    bought = [number for number, text in enumerate(typed) if text.startswith("buy ")]
    # Each page begins with the round.
    questions = [part.split("\n Round ")[0] for part in carson(*argv, stdin="\n".join(typed)).out.split(": buy a")[1:]]
    for number, question in zip(bought, questions, strict=True):
        built = typed[number + 1].removeprefix(typed[number].replace("buy", "build") + " ")
        sites = re.search(r"sites, with their income.*", question)
        told.append(bool(sites))
        assert sites or "no site for it now: you would keep it until there is one" in question
        if typed[number + 1].startswith("build ") and sites:
            assert built in sites[0]
    assert any(told)
