"""Before a round ends, roads that can still score are asked for, once, and no others (BG-1.6)."""

from random import Random
from typing import Any

import pytest

from carson.board.material.ground import ALL_PARCELS, BY_NAME, ENDS, LINE_BY_NAME, LINE_NAMES, LINES, LINES_AT, members
from carson.board.mechanics import roads
from carson.board.mechanics.roads import lay
from carson.board.state import State
from carson.board.steps.last_roads import scoring_lines
from carson.board.versions import VERSIONS
from support.board import BoardGame, answer, asked, choices, city, everything, fill, flood, options, refused, scripted

pytestmark = pytest.mark.rule("BG-1.6")

TOWN = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..
            --
    5   ..  ..  ..
"""
# A road ends between b4 and c4; b5e, between b5 and c5, is a bridge's place, and so is a5e, one road further west.
BANK = """
        a   b   c   d   e
    3   ..  .. |Ho |..  ..
                --
    4   ..  .. |..  ~~  ~~
    5   ~~  ~~  ~~  ~~  ..
    6   ??  ..  ??  ..  ..
"""


def ending(diagram: str = TOWN, characters: str = "governor, banker", **given: Any) -> BoardGame:
    return scripted(diagram, at="end", characters=characters, **given)


# The yellow Governor


@pytest.mark.rule("BG-9.13")
@pytest.mark.parametrize("in_round", [1, 4])
def test_roads_won_in_phase_3_still_score_for_the_governor(in_round: int) -> None:
    """The Roads space gives three; after that nobody was asked anything else."""
    game = scripted(TOWN, characters="governor, banker", placed={0: "roads"}, in_round=in_round, until="")
    assert asked(game) == "0 last-roads"
    assert game.decision is not None
    assert (game.decision.rule, game.decision.about) == ("BG-1.6", {"roads": 3, "gain": "road"})
    assert choices(game) == ["pass"]
    answer(game, "0 road e4s", "0 road f4s", "0 road g4s")
    assert (game.state.vp[0], game.state.stock[0]) == (3, 0)
    # With the last road laid nothing is left to ask.
    assert asked(game) != "0 last-roads"


def test_who_has_passed_is_not_asked_again() -> None:
    game = ending(stock=2)
    answer(game, "0 road e4s", "0 pass")
    assert (asked(game), game.state.stock[0]) == ("0 character", 1)


def test_who_has_no_road_is_not_asked() -> None:
    assert asked(ending(stock=(0, 5))) == "0 character"


def test_a_governor_fetched_by_the_paperboy_is_asked() -> None:
    assert asked(ending(characters="paperboy fetching governor, banker", stock=1)) == "0 last-roads"


@pytest.mark.parametrize("characters", ["red governor, banker", "chinese_worker, banker"])
def test_nobody_else_is_asked_while_roads_can_be_kept(characters: str) -> None:
    assert asked(ending(characters=characters, stock=5)) == "0 character"


@pytest.mark.parametrize(("stock", "asks"), [(2, False), (3, True)])
def test_the_governor_is_asked_only_if_the_roads_reach_a_parcel_not_connected_yet(stock: int, asks: bool) -> None:
    """All is connected but a2, three roads away from where the nearest one ends."""

    def all_but_one(state: State) -> None:
        state.linked = ALL_PARCELS & ~(1 << BY_NAME["a2"])

    assert asked(ending(stock=(stock, 0), prepare=all_but_one)) == ("0 last-roads" if asks else "0 character")


def test_when_nothing_is_left_to_connect_the_question_ends_by_itself() -> None:
    game = ending(stock=4)
    answer(game, "0 road e4s")
    game.state.linked = (1 << 64) - 1
    answer(game, "0 road f4s")
    assert (asked(game), game.state.stock[0]) == ("0 character", 2)


# A bridge in the last round


def at_the_river(a6: str, c6: str, **given: Any) -> BoardGame:
    usual: dict[str, Any] = {"characters": "banker, captain", "in_round": 4, "stock": (2, 0), "variants": "river"}
    return ending(fill(BANK, a6, c6), **{**usual, **given})


@pytest.mark.rule("BG-10.1", "BG-11.2")
@pytest.mark.parametrize("thing", ["Ba0", "Ho0", "TH0", "Mt0"])
def test_in_the_last_round_who_can_build_a_bridge_beside_what_is_theirs_is_asked(thing: str) -> None:
    game = at_the_river("..", thing)
    assert asked(game) == "0 last-roads"
    assert game.decision is not None
    assert game.decision.about == {"roads": 2, "gain": "bridge"}
    declined = game.copy()
    answer(declined, "0 pass")
    answer(game, "0 road b5e")
    assert (asked(game), asked(declined)) == ("", "")
    assert (declined.state.vp[0], game.state.vp[0]) == (2, 3)


@pytest.mark.parametrize(
    ("a6", "c6", "given"),
    [
        ("..", "Ba0", {"in_round": 3}),
        ("..", "Ba0", {"stock": (1, 0)}),
        ("..", "Ba1", {}),
        ("..", "..0", {}),
        ("..", "Ba", {}),
        ("..", "Ba0", {"roads": "b5e", "stock": (3, 0)}),  # c5e would be another
        ("Ba0", "..", {}),
        ("..", "..", {"kept": {0: "train_station"}, "stock": (9, 0)}),
    ],
    ids=["too early", "one road", "a rival's", "bare", "nobody's", "beside one", "too far", "a station not built"],
)
def test_where_no_bridge_would_add_anything_nobody_is_asked(a6: str, c6: str, given: dict[str, Any]) -> None:
    game = at_the_river(a6, c6, **given)
    assert asked(game) in ("", "0 character")


def test_a_road_beside_what_one_owns_is_no_bridge() -> None:
    own = fill(BANK, "..", "..").replace("4   ..  .. |..  ~~", "4   ..  .. |Ba0 ~~")
    assert asked(ending(own, "banker, captain", in_round=4, stock=(1, 0), variants="river")) == ""


def test_the_roads_that_lead_to_the_bridge_count() -> None:
    game = at_the_river("Ba0", "..", stock=(3, 0))
    answer(game, "0 road b4s", "0 road a5e")
    assert (asked(game), game.state.vp[0]) == ("", 3)


def test_roads_beyond_what_the_map_has_room_for_cost_no_more_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may begin from a position in which somebody has thousands."""
    looked = 0

    def counted(corners: int) -> list[int]:
        nonlocal looked
        looked += 1
        return members(corners)

    monkeypatch.setattr(roads, "members", counted)
    for state in (ending().state, at_the_river("..", "Ba0").state):
        found = []
        for count in (40, 4_999):
            looked = 0
            found.append((roads.within_roads(state, count), looked))
        assert found[0] == found[1]


def _within(state: State, count: int) -> int:
    """The lines that this many roads can reach and cover, the cheapest corner first."""
    used = dict.fromkeys(members(state.corners), 0)
    waiting, found = list(used), 0
    while waiting:
        corner = min(waiting, key=used.__getitem__)
        waiting.remove(corner)
        for line in members(LINES_AT[corner] & ~state.roads):
            price = used[corner] + (2 if state.bridges >> line & 1 else 1)
            if price <= count:
                found |= 1 << line
                for end in ENDS[line]:
                    if price < used.get(end, 99):
                        used[end] = price
                        waiting.append(end)
    return found


@pytest.mark.rule("BG-11.2", "BG-16.40")
@pytest.mark.parametrize("number", range(40))
def test_what_so_many_roads_reach_is_what_the_cheapest_ways_reach(number: int) -> None:
    """Rivers of all shapes, roads here and there; an island that roads fill is left over a bridge alone."""
    rng = Random(number)
    state = city()
    flood(state, sum(1 << parcel for parcel in rng.sample(range(64), rng.randint(1, 15))))
    if number < 5:
        flood(state, sum(1 << BY_NAME[name] for name in ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")))
        for side in "nesw"[: number or 1]:
            lay(state, LINE_BY_NAME[f"d4{side}"])
    else:
        corner = rng.choice(range(81))
        for _ in range(rng.randint(1, 12)):
            line = rng.choice(members(LINES_AT[corner]))
            lay(state, line)
            corner = rng.choice(ENDS[line])
    for count in range(1, 13):
        assert roads.within_roads(state, count) == _within(state, count)
    assert bool(roads.near_bridges(state)) == bool(state.roads & state.bridges)


@pytest.mark.rule("BG-9.13")
def test_the_lines_of_the_question_are_those_on_which_a_road_scores() -> None:
    found = 0
    for line in range(LINES):
        game = ending(stock=1)
        lines = scoring_lines(game.rules.table, game.state, 0)
        assert lines["bridge"] == 0
        if game.why_not(0, f"road {LINE_NAMES[line]}") is None:
            answer(game, f"0 road {LINE_NAMES[line]}")
            assert game.state.vp[0] == lines["road"] >> line & 1
            found += 1
        else:
            assert not lines["road"] >> line & 1
    assert found == 8
    game = at_the_river("..", "Ba0")
    lines = scoring_lines(game.rules.table, game.state, 0)
    assert (lines["road"], [LINE_NAMES[line] for line in members(lines["bridge"])]) == (0, ["b5e"])


@pytest.mark.rule("BG-9.13")
def test_the_governors_roads_come_first_then_a_bridge() -> None:
    given: dict[str, Any] = {"characters": "governor, captain", "stock": (2, 0)}
    game = at_the_river("..", "Ba0", **given)
    assert game.decision is not None
    assert game.decision.about["gain"] == "road"
    game = at_the_river("..", "Ba0", **given, prepare=_all_connected)
    assert game.decision is not None
    assert game.decision.about["gain"] == "bridge"


def _all_connected(state: State) -> None:
    state.linked = ALL_PARCELS


@pytest.mark.rule("BG-16.12")
def test_river_that_is_not_connected_is_nothing_to_connect() -> None:
    def all_land(state: State) -> None:
        state.linked = ALL_PARCELS & ~state.water

    given: dict[str, Any] = {"characters": "governor, captain", "in_round": 3, "stock": (9, 0)}
    assert asked(at_the_river("..", "..", prepare=all_land, **given)) == "0 character"


# The question among others


@pytest.mark.rule("BG-4.8")
def test_they_are_asked_in_pass_order_before_the_characters_effects() -> None:
    game = at_the_river(
        "..", "Ba0", characters="red banker, governor, captain", stock=(2, 2, 2), passed=(1, 0, 2), money=50
    )
    assert asked(game) == "1 last-roads"
    answer(game, "1 pass")
    assert asked(game) == "0 last-roads"
    answer(game, "0 pass")
    assert asked(game) == "0 ask"


def test_a_road_of_another_may_open_or_end_the_question() -> None:
    """While the Governor is asked the other bank's owner is not known to be in need of a bridge, and then is not."""
    game = at_the_river("..", "Ba1", characters="governor, banker", stock=(2, 2))
    assert asked(game) == "0 last-roads"
    answer(game, "0 road b5e")
    assert asked(game) == ""


def test_a_bridge_one_road_nearer_is_then_asked_for() -> None:
    game = at_the_river("Ba1", "..", characters="governor, banker", stock=(1, 2))
    answer(game, "0 road b4s")
    assert asked(game) == "1 last-roads"


def test_nothing_but_roads_and_passing_is_an_answer() -> None:
    game = ending(stock=2)
    refused(game, "0 cowboy wages", "wrong-moment", "BG-1.6", asked="last-roads")
    refused(game, "0 road a1s", "road-apart", "BG-1.5")
    assert {word.split()[0] for word in options(game, 0)} == {"pass", "road"}
    # Whoever is not asked may still lay roads out of turn.
    answer(game, "1 road e4s")
    assert (asked(game), game.state.vp) == ("0 last-roads", [0, 0])


def test_games_begun_with_version_1_go_on_without_the_question() -> None:
    assert asked(ending(stock=2, version=VERSIONS[1])) == "0 character"


def test_a_position_that_waits_for_it_is_read_back() -> None:
    game = ending(TOWN + "    6   Mt  Mt  Mt\n    7   Mt  Mt  Mt\n    8   Mt  Mt  Mt\n", stock=2, passed=(1, 0))
    text = game.rules.position_text(game.state)
    assert "last-roads 0" in text
    assert everything(game.rules.parse_position(text)) == everything(game.state)
