"""Singer. Yellow: two no-duel tokens. Red: a lucky cowboy on Gambling, which pays the product of the dice."""

from typing import Any

import pytest

from board.characters.helpers_late import cash_limit
from carson.board.state import State
from support.board import BoardGame, answer, asked, choices, gains, options, refused, scripted, standing, told

pytestmark = pytest.mark.rule("BG-9.11")

QUIET_SPACES = (
    "roads",
    "parcels-income",
    "cowboy-income",
    "gambling",
    "parcels-vp",
    "cowboy-vp",
    "building-vp",
    "vp-5",
    "vp-4",
    "vp-3",
    "vp-2",
)


# Yellow: the tokens


def test_the_singer_gets_two_tokens_now() -> None:
    game = scripted(at="characters", characters="singer, banker")
    answer(game, "0 choose singer")
    assert game.state.quiet == [2, 0]
    assert told(game, "no-duel-tokens") == [{"seat": 0, "count": 2}]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.21")
def test_tokens_go_on_roads_the_bank_and_the_town_council_only() -> None:
    game = scripted(
        """
            c   d   e
        3   Ra1 Ba0 CH
        """,
        at="cowboys",
        characters="banker, singer",
        in_round=1,
        supply=1,
        quiet={1: 2},
    )
    answer(game, "0 pass")
    quiet = [option.split()[1] for option in choices(game, 1) if option.endswith(" quiet")]
    assert quiet == list(QUIET_SPACES)
    refused(game, "1 cowboy road quiet", "mark-not-there", "BG-9.21")
    refused(game, "1 cowboy d4 quiet", "mark-not-there", "BG-9.21")
    refused(game, "1 cowboy buy-12 quiet", "mark-not-there", "BG-9.21")


@pytest.mark.rule("BG-9.21")
def test_a_blocked_space_takes_no_token_either() -> None:
    game = scripted(at="cowboys", characters="banker, singer", in_round=3, supply=1, quiet={1: 2})
    answer(game, "0 pass")
    refused(game, "1 cowboy vp-2 quiet", "mark-not-there", "BG-9.21")
    refused(game, "1 cowboy vp-3 quiet", "mark-not-there", "BG-9.21")
    assert "cowboy vp-4 quiet" in options(game, 1)


def test_two_tokens_and_no_more() -> None:
    game = scripted(at="cowboys", characters="banker, singer", supply=3, quiet={1: 2})
    answer(game, "0 pass", "1 cowboy roads quiet", "1 cowboy gambling quiet")
    assert game.state.quiet == [0, 0]
    assert game.state.supply == [3, 1]
    refused(game, "1 cowboy parcels-vp quiet", "mark-not-yours", "BG-9.21")
    assert "cowboy parcels-vp" in options(game, 1)


def test_only_the_singer_has_tokens() -> None:
    game = scripted(at="cowboys", characters="banker, singer", supply=3, quiet={1: 2})
    refused(game, "0 cowboy roads quiet", "mark-not-yours", "BG-9.21")


def test_a_token_needs_a_cowboy_of_the_own_supply() -> None:
    game = scripted(at="cowboys", until="actions", characters="banker, singer", supply={0: 2}, quiet={1: 2})
    answer(game, "0 cowboy wages")
    assert asked(game) == "0 cowboy"
    assert game.state.passed == [1]


@pytest.mark.rule("BG-4.4")
def test_a_token_is_no_leave_for_a_second_cowboy_on_a_space() -> None:
    game = scripted(at="cowboys", characters="banker, singer", supply=1, quiet={1: 2}, placed={1: "gambling"})
    answer(game, "0 pass")
    refused(game, "1 cowboy gambling quiet", "mark-not-there", "BG-9.21")


def test_unused_tokens_are_gone_at_the_end_of_the_round() -> None:
    game = scripted(at="end", characters="singer, banker", quiet={0: 2})
    assert asked(game) == "0 character"
    assert game.state.quiet == [0, 0]


def test_the_limits_are_15_and_40() -> None:
    assert cash_limit("singer") == 15
    assert cash_limit("red singer") == 40


# Yellow: no duel


@pytest.mark.rule("BG-9.21")
def test_with_one_other_there_is_no_duel_and_both_act() -> None:
    game = scripted(characters="banker, singer", placed={0: "roads", 1: "roads+quiet"}, combat=(6, 1))
    assert told(game, "duel") == []
    assert game.state.stock == [3, 3]
    assert game.state.general == [10, 10]


@pytest.mark.rule("BG-9.21")
def test_the_singer_acts_first_although_passed_last() -> None:
    game = scripted(characters="banker, singer", placed={0: "roads", 1: "roads+quiet"})
    assert [event["seat"] for event in told(game, "roads")] == [1, 0]


@pytest.mark.rule("BG-9.21")
def test_two_others_duel_without_the_singer_afterwards() -> None:
    game = scripted(
        characters="banker, settler, singer",
        placed={0: "parcels-vp", 1: "parcels-vp", 2: "parcels-vp+quiet"},
        combat=(2, 6),
        diagram="""
            a   b   c   d   e   f
        1   ..0 ..0 ..1 ..1 ..2 ..2
        """,
    )
    assert [dict(duel["strengths"]) for duel in told(game, "duel")] == [{0: 2, 1: 6}]
    assert gains(game, "parcels-vp") == {2: 1, 1: 1}
    assert [event["seat"] for event in told(game, "scored-vp")] == [2, 1]
    assert game.state.supply == [1, 0, 0]
    assert game.state.general == [9, 10, 10]


@pytest.mark.rule("BG-9.21")
def test_the_singer_buys_vp_before_the_duel_of_the_others() -> None:
    game = scripted(
        characters="banker, settler, singer",
        placed={0: "vp-5", 1: "vp-5", 2: "vp-5+quiet"},
        money=5,
        combat=(6, 1),
    )
    assert asked(game) == "2 buy-vp"
    assert told(game, "duel") == []
    answer(game, "2 spend 5")
    assert told(game, "duel")[0]["winner"] == 0
    assert asked(game) == "0 buy-vp"
    answer(game, "0 spend 5")
    assert asked(game) == "pause"
    assert game.state.vp == [1, 0, 1]


@pytest.mark.rule("BG-9.21")
def test_without_a_token_the_singers_cowboy_duels_like_any_other() -> None:
    game = scripted(characters="banker, singer", placed={0: "roads", 1: "roads"}, combat=(6, 1), quiet={1: 2})
    assert game.state.stock == [3, 0]


@pytest.mark.rule("BG-9.21")
def test_others_may_join_the_singer() -> None:
    game = scripted(at="cowboys", characters="banker, singer", supply=1, placed={1: "roads+quiet"})
    assert "cowboy roads" in options(game, 0)


@pytest.mark.rule("BG-9.21", "BG-9.1")
def test_the_singer_may_join_the_sheriff_with_a_token_only() -> None:
    game = scripted(
        at="cowboys",
        until="actions",
        characters="sheriff, singer",
        supply=1,
        quiet={1: 2},
        placed={0: "gambling+white"},
    )
    answer(game, "0 pass")
    refused(game, "1 cowboy gambling", "white-cowboy-there", "BG-9.1")
    answer(game, "1 cowboy gambling quiet")
    assert standing(game, 1) == ["gambling"]


@pytest.mark.rule("BG-9.21", "BG-9.1")
def test_singer_and_sheriff_then_both_act_the_singer_first() -> None:
    game = scripted(
        characters="sheriff, singer",
        placed={0: "gambling+white", 1: "gambling+quiet"},
        white=(1, 2),
        black=(3, 6),
    )
    assert [(gain["seat"], gain["amount"]) for gain in told(game, "earned")] == [(1, 1 + 3), (0, 2 + 6)]


@pytest.mark.rule("BG-16.2")
def test_the_red_sheriff_may_join_a_space_with_only_a_no_duel_cowboy() -> None:
    game = scripted(
        at="cowboys",
        characters="red sheriff, singer, banker",
        supply=1,
        placed={1: "roads+quiet gambling+quiet", 2: "gambling"},
    )
    assert "cowboy roads" in options(game, 0)
    refused(game, "0 cowboy gambling", "no-duel-allowed", "BG-9.1")


def test_fetched_by_the_paperboy_the_singer_brings_the_tokens() -> None:
    game = scripted(at="characters", characters="paperboy fetching singer, banker", money=3)
    answer(game, "0 choose paperboy", "0 choose singer")
    assert game.state.quiet == [2, 0]


# Red: luck


def lucky(characters: str = "banker, red singer", **given: Any) -> BoardGame:
    """Phase 2, paused before the actions."""
    return scripted(at="cowboys", until="actions", characters=characters, **given)


def test_a_cowboy_of_the_general_supply_goes_on_gambling_in_a_turn_of_ones_own() -> None:
    game = lucky(supply=2)
    assert game.state.general == [8, 8]
    answer(game, "0 pass", "1 cowboy gambling luck")
    assert game.state.supply == [2, 2]
    assert game.state.general == [8, 7]
    assert standing(game, 1) == ["gambling"]


@pytest.mark.parametrize(("characters", "others"), [("red singer, banker", 0b10), ("banker, red singer", 0b01)])
def test_what_others_have_used_leaves_the_singers_luck(characters: str, others: int) -> None:
    def used(state: State) -> None:
        state.used = others

    game = lucky(characters, supply=2, prepare=used)
    answer(game, f"{others >> 1} pass")  # the Banker
    assert "cowboy gambling luck" in options(game)


def test_it_is_that_turns_placement() -> None:
    game = lucky(supply=2)
    answer(game, "0 cowboy wages", "1 cowboy gambling luck")
    assert asked(game) == "0 cowboy"


def test_it_may_be_placed_when_no_cowboy_is_left_in_the_own_supply() -> None:
    game = lucky(supply={0: 1})
    answer(game, "0 pass")
    assert asked(game) == "1 cowboy"
    assert choices(game) == ["cowboy gambling luck", "pass"]


def test_once_a_round() -> None:
    game = lucky(supply=1)
    answer(game, "0 pass", "1 cowboy gambling luck")
    refused(game, "1 cowboy gambling luck", "mark-not-yours", "BG-9.11")


def test_on_gambling_only() -> None:
    game = lucky(supply=1)
    answer(game, "0 pass")
    refused(game, "1 cowboy roads luck", "mark-not-there", "BG-9.11")


def test_not_where_a_cowboy_of_ones_own_stands() -> None:
    game = lucky(supply=1, placed={1: "gambling"})
    answer(game, "0 pass")
    refused(game, "1 cowboy gambling luck", "mark-not-yours", "BG-9.11")


def test_not_without_an_own_cowboy_in_the_general_supply() -> None:
    game = lucky(supply=10)
    answer(game, "0 pass")
    refused(game, "1 cowboy gambling luck", "mark-not-yours", "BG-9.11")
    game = lucky(supply=9)
    answer(game, "0 pass", "1 cowboy gambling luck")
    assert game.state.general == [1, 0]


def test_not_for_anybody_else_nor_for_the_yellow_singer() -> None:
    game = lucky(supply=1)
    refused(game, "0 cowboy gambling luck", "mark-not-yours", "BG-9.11")
    game = lucky("banker, singer", supply=1)
    answer(game, "0 pass")
    refused(game, "1 cowboy gambling luck", "mark-not-yours", "BG-9.11")


def test_the_red_singer_has_no_other_tokens() -> None:
    game = scripted(at="characters", characters="red singer, banker", supply=1)
    answer(game, "0 choose singer", "1 choose banker", "1 pass")
    refused(game, "0 cowboy roads quiet", "mark-not-yours", "BG-9.21")


@pytest.mark.rule("BG-9.21", "BG-9.1")
def test_it_may_join_the_sheriff() -> None:
    game = lucky("sheriff, red singer", supply=1, placed={0: "gambling+white"})
    answer(game, "0 pass", "1 cowboy gambling luck")
    assert standing(game, 1) == ["gambling"]


@pytest.mark.rule("BG-16.2")
def test_the_red_sheriff_may_join_the_lucky_cowboy() -> None:
    game = lucky("red sheriff, red singer", supply=1, placed={1: "gambling+luck"})
    assert "cowboy gambling" in options(game, 0)


def test_it_pays_the_product_of_the_dice() -> None:
    game = scripted(characters="banker, red singer", placed={1: "gambling+luck"}, white=(5,), black=(6,))
    assert gains(game, "gambling") == {1: 30}
    assert game.state.general == [10, 10]


def test_it_acts_first_without_a_duel_and_the_others_get_the_sum() -> None:
    game = scripted(
        characters="banker, red singer",
        placed={0: "gambling", 1: "gambling+luck"},
        white=(5, 5),
        black=(6, 6),
    )
    assert told(game, "duel") == []
    assert [(gain["seat"], gain["amount"]) for gain in told(game, "earned")] == [(1, 30), (0, 11)]


def test_it_takes_no_part_in_the_duel_of_others() -> None:
    game = scripted(
        characters="banker, settler, red singer",
        placed={0: "gambling", 1: "gambling", 2: "gambling+luck"},
        combat=(1, 2),
    )
    assert [dict(duel["strengths"]) for duel in told(game, "duel")] == [{0: 1, 1: 2}]
    assert set(gains(game, "gambling")) == {1, 2}


def test_a_plain_cowboy_of_the_red_singer_on_gambling_gets_the_sum() -> None:
    game = scripted(characters="banker, red singer", placed={1: "gambling"}, white=(5,), black=(6,))
    assert gains(game, "gambling") == {1: 11}
