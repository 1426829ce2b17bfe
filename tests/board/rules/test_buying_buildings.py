"""Building purchase (BG-6.6) and deferred placement (BG-6.7)."""

import pytest

from carson.board.material.pieces import NAMES
from support.board import BoardGame, answer, asked, choices, on, refused, scripted, told, track_of

FARM = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..0
            --
    5   ..1 ..0 ..1
"""


def kept(game: BoardGame, seat: int) -> list[str]:
    return [NAMES[kind] for kind in game.state.kept[seat]]


@pytest.mark.rule("BG-6.6", "BG-3.2")
@pytest.mark.parametrize(
    ("space", "building"),
    [
        (3, "ranch"),
        (4, "mine"),
        (5, "drugstore"),
        (6, "bank"),
        (8, "saloon"),
        (10, "hotel"),
        (12, "church"),
    ],
)
def test_the_price_of_the_space_is_paid_and_its_building_taken(space: int, building: str) -> None:
    track = "ranch mine drugstore bank saloon hotel church"
    game = scripted(track=track, placed={0: f"buy-{space}"}, money=20)
    assert game.decision is not None
    assert game.decision.about == {"building": building, "price": space}
    answer(game, f"0 buy {building}")
    assert game.state.money[0] == 20 - space
    assert kept(game, 0) == [building]
    assert track_of(game) == ["-" if name == building else name for name in track.split()]


@pytest.mark.rule("BG-6.6")
def test_only_the_building_of_the_space_is_for_sale() -> None:
    game = scripted(placed={0: "buy-6"}, money=20)
    refused(game, "0 buy saloon", "not-for-sale", "BG-6.6", what="saloon", there="bank")
    refused(game, "0 build bank e4", "wrong-moment", "BG-6.6", asked="purchase")


@pytest.mark.rule("BG-6.6", "BG-16.27")
def test_who_cannot_pay_does_not_buy() -> None:
    game = scripted(placed={0: "buy-6"}, money=5)
    assert asked(game) == "pause"
    assert (game.state.money[0], game.state.general[0], track_of(game)[3]) == (5, 10, "bank")


@pytest.mark.rule("BG-6.6")
def test_a_building_is_built_at_once() -> None:
    game = scripted(FARM, placed={0: "buy-3"}, money=20)
    answer(game, "0 buy ranch")
    assert game.decision is not None
    assert (asked(game), game.decision.rule, game.decision.about["now"]) == ("0 build", "BG-6.6", True)
    assert choices(game) == ["build ranch e4", "build ranch d5", "pass"]
    refused(game, "0 house e4", "wrong-moment", "BG-6.6", asked="build")
    answer(game, "0 build ranch d5")
    assert (on(game, "d5"), kept(game, 0)) == ("Ra0", [])


@pytest.mark.rule("BG-6.6", "BG-6.7")
def test_or_it_is_kept_and_built_when_all_purchases_are_done() -> None:
    game = scripted(FARM, placed={0: "buy-3", 1: "buy-4"}, money=20)
    answer(game, "1 buy mine", "1 pass", "0 buy ranch", "0 pass")
    assert game.decision is not None
    assert (asked(game), game.decision.rule, game.decision.about["now"]) == ("0 build", "BG-6.7", False)
    answer(game, "0 build ranch d5", "1 build mine c5")
    assert [on(game, "d5"), on(game, "c5")] == ["Ra0", "Mi1"]


@pytest.mark.rule("BG-6.6")
def test_at_a_purchase_only_the_building_just_bought_is_built() -> None:
    game = scripted(FARM, placed={0: "buy-3"}, kept={0: "mine"}, money=20)
    answer(game, "0 buy ranch")
    refused(game, "0 build mine e4", "no-such-building", "BG-6.6", kind="mine")
    refused(game, "0 build house e4", "no-such-building", "BG-6.6", kind="house")
    refused(game, "0 build castle e4", "no-such-building", "BG-6.6", kind="castle")


@pytest.mark.rule("BG-6.7")
def test_in_pass_order_each_builds_any_of_the_buildings_kept_from_this_round_or_earlier() -> None:
    game = scripted(FARM, placed={0: "buy-3"}, kept={0: "mine hotel", 1: "mine"}, passed=(1, 0, 2), money=20)
    answer(game, "0 buy ranch", "0 pass")
    assert asked(game) == "1 build"
    answer(game, "1 build mine c5")
    assert asked(game) == "0 build"
    assert choices(game) == [
        "build ranch e4",
        "build ranch d5",
        "build mine e4",
        "build mine d5",
        "build hotel e4",
        "build hotel d5",
        "ask e5",
        "pass",
    ]
    answer(game, "0 build hotel e4", "0 house d3", "0 build ranch d5")
    # No parcel is left for the Mine.
    assert (asked(game), kept(game, 0)) == ("pause", ["mine"])
    assert [(event["seat"], event["building"]) for event in told(game, "built")] == [
        (1, "mine"),
        (0, "hotel"),
        (0, "ranch"),
    ]


@pytest.mark.rule("BG-6.7")
def test_of_two_equal_buildings_kept_both_may_be_built() -> None:
    game = scripted(FARM, kept={0: "ranch ranch"})
    answer(game, "0 build ranch e4", "0 build ranch d5")
    assert (kept(game, 0), game.state.ranches[0]) == ([], 2)


@pytest.mark.rule("BG-6.7")
def test_one_may_stop_and_keep_the_rest() -> None:
    game = scripted(FARM, kept={0: "ranch mine"})
    answer(game, "0 build mine e4", "0 pass")
    assert (asked(game), kept(game, 0)) == ("pause", ["ranch"])


@pytest.mark.rule("BG-6.7")
def test_at_no_other_time_a_building_kept_is_built() -> None:
    """Not in phase 2, not when parcels are bought, not when a rival buys, not at the cash limit."""
    moments = [
        scripted(FARM, at="cowboys", order=(0, 1, 2), supply=1, kept={0: "ranch"}),
        scripted(FARM, placed={0: "a1"}, money=5, kept={0: "ranch"}),
        scripted(FARM, placed={0: "vp-5"}, money=5, kept={0: "ranch"}),
        scripted(FARM, at="end", money=15, kept={0: "ranch"}),
    ]
    answer(moments[2], "0 pass")  # the deferred placement itself
    for game in moments:
        assert all(not word.startswith("build") for word in choices(game, 0))
        reason = game.why_not(0, "build ranch e4")
        assert reason is not None
        assert reason.code == "wrong-moment"


@pytest.mark.rule("BG-6.7")
def test_who_has_nothing_kept_is_not_asked() -> None:
    assert asked(scripted(FARM)) == "pause"
    assert asked(scripted(FARM, kept={2: "ranch"})) == "pause"  # nor who has no parcel to build on
    assert asked(scripted(FARM, kept={2: "bank"}, stock=1)) == "pause"  # and roads lead to none
    assert asked(scripted("    d\n4   Mt0", kept={0: "bank"}, roads="d4e", stock=1)) == "pause"  # or to no free one


@pytest.mark.rule("BG-6.7")
def test_who_has_built_all_that_was_kept_is_not_asked_again() -> None:
    game = scripted(FARM, kept={0: "ranch"}, stock=1)
    answer(game, "0 build ranch e4")
    assert asked(game) == "pause"
