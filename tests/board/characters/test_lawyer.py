"""Lawyer (yellow): buys a parcel now, and nobody contests the Lawyer's parcels. Editor (red): VP for own income."""

import pytest

from board.characters.helpers_late import cash_limit
from carson.board.versions import VERSIONS
from support.board import (
    answer,
    asked,
    choices,
    gains,
    on,
    options,
    parcels_of,
    refused,
    scripted,
    standing,
    told,
)

pytestmark = pytest.mark.rule("BG-9.18")


# Lawyer: now


@pytest.mark.rule("BG-6.5")
def test_the_lawyer_may_buy_an_unowned_parcel_at_its_price_now() -> None:
    game = scripted(
        """
            c   d   e
        3   Ho  Sa1 Mt
        4   ..  ..  Ho
        5   ..  Sa1 ..
        """,
        at="characters",
        characters="lawyer, banker",
        money=8,
    )
    answer(game, "0 choose lawyer")
    assert asked(game) == "0 take-parcel"
    assert game.decision is not None
    assert game.decision.about == {"character": "lawyer", "round": 2}
    answer(game, "0 claim d4")
    assert on(game, "d4") == "..0"
    assert told(game, "claimed") == [{"seat": 0, "parcel": "d4"}]
    assert game.state.money == [8 - 6, 8]
    assert game.state.tiles == [12 - 1, 12 - 2]
    assert asked(game) == "1 character"


def test_it_may_be_declined() -> None:
    game = scripted(at="characters", characters="lawyer, banker", money=9)
    answer(game, "0 choose lawyer", "0 pass")
    assert game.state.money == [9, 9]
    assert parcels_of(game, 0) == []
    assert asked(game) == "1 character"


def test_only_what_the_lawyer_can_pay() -> None:
    game = scripted(
        """
            a   b
        1   Ho  ..
        """,
        at="characters",
        characters="lawyer, banker",
        money=1,
    )
    answer(game, "0 choose lawyer")
    refused(game, "0 claim a1", "parcel-not-to-take", "BG-9.18", at="a1")
    refused(game, "0 claim b2", "parcel-not-to-take", "BG-9.18", at="b2")
    assert "claim c1" in options(game)
    answer(game, "0 claim c1")
    assert game.state.money == [0, 1]


def test_it_is_not_offered_to_who_can_pay_for_none() -> None:
    game = scripted(at="characters", characters="lawyer, banker", money=0, supply=1, passed=(1, 0))
    answer(game, "1 choose banker", "0 choose lawyer")
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-16.8")
def test_it_is_not_offered_without_a_property_tile() -> None:
    game = scripted(
        """
            a   b   c   d   e   f   g   h
        1   ..0 ..0 ..0 ..0 ..0 ..0 ..0 ..0
        2   ..0 ..0 ..0 ..0 ..  ..  ..  ..
        """,
        at="characters",
        characters="lawyer, banker",
        money=9,
    )
    answer(game, "0 choose lawyer")
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.23")
def test_neither_an_owned_parcel_nor_city_halls() -> None:
    game = scripted(
        """
            a   b
        1   CH  ..1
        """,
        at="characters",
        characters="lawyer, banker",
        money=9,
    )
    answer(game, "0 choose lawyer")
    assert len(choices(game)) == 62 + 1
    refused(game, "0 claim a1", "parcel-not-to-take", "BG-9.23")
    refused(game, "0 claim b1", "parcel-not-to-take", "BG-9.23")


def test_what_stands_on_it_is_the_lawyers_then() -> None:
    game = scripted(
        """
            d
        4   Mt
        """,
        at="characters",
        characters="lawyer, banker",
        money=9,
    )
    answer(game, "0 choose lawyer", "0 claim d4")
    assert on(game, "d4") == "Mt0"
    assert game.state.money == [9 - 2, 9]


# Lawyer: no contest


def test_rivals_cowboys_on_the_lawyers_parcel_go_back_without_a_duel() -> None:
    game = scripted(characters="banker, lawyer, settler", placed={0: "d4", 1: "d4", 2: "d4"}, money=9, combat=(6, 1, 6))
    assert told(game, "duel") == []
    assert told(game, "made-way") == [{"seat": 0, "at": "d4"}, {"seat": 2, "at": "d4"}]
    assert game.state.supply == [1, 0, 1]
    assert standing(game, 1) == ["d4"]
    assert asked(game) == "1 buy-parcel"
    answer(game, "1 buy d4")
    assert parcels_of(game, 1) == ["d4"]
    assert game.state.money == [9, 8, 9]


def test_when_parcels_are_bought_and_not_before() -> None:
    game = scripted(at="cowboys", until="parcels", characters="banker, lawyer", supply=1, placed={1: "d4"})
    assert "cowboy d4" in options(game, 0)
    answer(game, "0 cowboy d4", "1 pass")
    assert asked(game) == "pause"
    assert standing(game, 0) == ["d4"]


@pytest.mark.rule("BG-16.3")
def test_they_return_before_any_duel_and_count_at_once() -> None:
    game = scripted(
        characters="banker, lawyer, settler",
        placed={0: "d4 b2", 1: "d4", 2: "b2"},
        money=9,
        combat=(3, 3),
    )
    assert dict(told(game, "duel")[0]["strengths"]) == {0: 3 + 1, 2: 3}


@pytest.mark.rule("BG-16.3", "BG-9.1")
def test_no_duel_was_lost() -> None:
    game = scripted(characters="red sheriff, lawyer", placed={0: "d4", 1: "d4"}, money=9)
    assert asked(game) == "1 buy-parcel"
    assert game.state.vp == [0, 0]


@pytest.mark.rule("BG-16.3")
def test_if_the_lawyer_then_declines_the_parcel_stays_unsold() -> None:
    game = scripted(characters="banker, lawyer", placed={0: "d4", 1: "d4"}, money=9)
    answer(game, "1 pass")
    assert asked(game) == "pause"
    assert on(game, "d4") == ".."
    assert game.state.supply == [1, 0]
    assert game.state.general == [9, 10]


@pytest.mark.rule("BG-16.3")
def test_a_lawyer_who_cannot_pay_leaves_it_unsold_too() -> None:
    game = scripted(characters="banker, lawyer", placed={0: "d4", 1: "d4"}, money=(9, 0))
    assert asked(game) == "pause"
    assert on(game, "d4") == ".."


def test_the_parcels_of_others_are_contested_as_ever() -> None:
    game = scripted(characters="banker, lawyer, settler", placed={0: "b2", 1: "d4", 2: "b2"}, money=9, combat=(6, 1))
    assert told(game, "duel")[0]["winner"] == 0
    assert asked(game) == "0 buy-parcel"


def test_other_duels_of_the_lawyer_are_fought() -> None:
    game = scripted(
        """
            c
        3   Ra1
        """,
        characters="banker, lawyer",
        placed={0: "roads c3", 1: "roads c3"},
        combat=(6, 1, 6, 1),
    )
    assert [duel["winner"] for duel in told(game, "duel")] == [0, 0]


def test_the_editor_is_contested_like_anybody() -> None:
    game = scripted(characters="banker, editor", placed={0: "d4", 1: "d4"}, money=9, combat=(6, 1))
    assert told(game, "duel")[0]["winner"] == 0


@pytest.mark.rule("BG-16.3", "BG-9.1")
def test_the_lawyer_may_not_join_the_white_cowboy() -> None:
    game = scripted(at="cowboys", characters="sheriff, lawyer", supply=1, placed={0: "d4+white"})
    answer(game, "0 pass")
    refused(game, "1 cowboy d4", "white-cowboy-there", "BG-9.1")


@pytest.mark.rule("BG-9.1")
def test_nor_the_white_cowboy_the_lawyer() -> None:
    game = scripted(at="cowboys", characters="sheriff, lawyer", supply=1, placed={1: "d4"})
    refused(game, "0 cowboy d4 white", "mark-not-there", "BG-9.1")


def test_the_limits_are_60_and_40() -> None:
    assert cash_limit("lawyer") == 60
    assert cash_limit("editor") == 40


# Editor

# Two Mines of $9 and a Saloon of $15.
THIRTY_THREE = """
        a   b   c   d   e   f   g
    1   Mt  Mi0 Mt  ..  Ho  Ho  Ho
    2   ..  Mt  ..  ..  ..  Sa0 ..
    3   Mt  Mt  Mt  ..  ..  ..  ..
    4   ..  Mi0 ..  ..  ..  ..  ..
"""

# A Saloon of $20, and one of $5 of a rival.
TWENTY = """
        a   b   c   d   e   f
    1   Ho  Ho  Ho  ..  ..  Ho
    2   Ho  Sa0 ..  ..  Sa1 ..
"""


def test_33_dollars_in_round_2_are_4_vp() -> None:
    game = scripted(THIRTY_THREE, at="income", characters="editor, banker", in_round=2)
    assert gains(game, "building-income") == {0: 33}
    assert gains(game, "editor") == {0: 4}
    assert game.state.vp == [4, 0]


@pytest.mark.parametrize(("in_round", "vp"), [(1, 4), (2, 2), (3, 2), (4, 1)])
def test_1_vp_for_each_5_10_15_or_20_dollars_or_part_of_it_by_the_round(in_round: int, vp: int) -> None:
    game = scripted(TWENTY, at="income", characters="editor, banker", in_round=in_round)
    assert game.state.money == [20, 5]
    assert game.state.vp == [vp, 0]


def test_nothing_earned_is_nothing_scored() -> None:
    game = scripted(at="income", characters="editor, banker")
    assert game.state.vp == [0, 0]


def test_at_the_end_of_building_income() -> None:
    game = scripted(TWENTY, at="income", characters="editor, banker")
    kinds = [event.kind for event in game.setup.events]
    assert kinds.index("earned") < kinds.index("scored-vp")


def test_loot_does_not_count() -> None:
    game = scripted(TWENTY, at="income", characters="editor, banker", placed={0: "e2"}, in_round=1)
    assert gains(game, "loot") == {0: 2}
    assert game.state.money == [22, 3]
    assert game.state.vp == [4, 0]


@pytest.mark.rule("BG-16.15")
def test_what_was_stolen_does_not_count() -> None:
    game = scripted(TWENTY, at="income", characters="editor, banker", placed={1: "b2"}, in_round=2)
    assert game.state.money == [10, 15]
    assert game.state.vp == [1, 0]


@pytest.mark.rule("BG-16.15", "BG-9.20")
def test_a_mine_tripled_counts_three_times() -> None:
    game = scripted(
        """
            a   b
        1   Mi0 Mt
        """,
        at="income",
        characters="editor, banker",
        dynamite=(1, 0),
        in_round=1,
    )
    answer(game, "0 choose a1")
    assert gains(game, "building-income") == {0: 9}
    assert game.state.vp == [2, 0]


def test_the_editor_buys_nothing_now() -> None:
    game = scripted(at="characters", characters="editor, banker", money=9)
    answer(game, "0 choose lawyer")
    assert asked(game) == "1 character"


def test_the_lawyer_publishes_nothing() -> None:
    game = scripted(TWENTY, at="income", characters="lawyer, banker")
    assert game.state.vp == [0, 0]


def test_by_rules_1_the_editor_is_written_down_as_the_lawyer() -> None:
    """Whichever name is given: servers that know no other rules read it."""
    for name in ("lawyer", "editor"):
        game = scripted(at="characters", characters="editor, banker", version=VERSIONS[1])
        assert "choose lawyer" in options(game)
        assert "choose editor" not in options(game)
        answer(game, f"0 choose {name}")
        assert game.rules.action_text(game.moves[-1].action) == "choose lawyer"
        assert told(game, "character") == [{"seat": 0, "character": "lawyer"}]


def test_by_rules_2_the_editor_is_written_down_by_name() -> None:
    game = scripted(at="characters", characters="editor, banker")
    assert "choose editor" in options(game)
    answer(game, "0 choose editor")
    assert told(game, "character") == [{"seat": 0, "character": "editor"}]
