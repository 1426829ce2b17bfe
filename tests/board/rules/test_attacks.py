"""Attacking and defending buildings (BG-7.6, BG-7.7, BG-7.9) at Building income (BG-6.9)."""

import pytest

from support.board import answer, asked, fill, gains, refused, scripted, standing, told

HOTELS = """
        c   d   e   f   g
    3   ..  ..  ..  ..  ..
    4   ..  Hl0 ..  Hl0 ..
    5   ..  ..  ..  ..  ..
    6   Hl1 ..  ..  ..  Hl2
"""


@pytest.mark.rule("BG-6.9")
def test_every_building_on_the_map_pays_its_owner_without_a_cowboy() -> None:
    game = scripted(HOTELS)
    assert gains(game, "building-income") == {0: 12, 1: 6, 2: 6}
    assert game.state.money == [12, 6, 6]


@pytest.mark.rule("BG-7.6")
@pytest.mark.parametrize("building", ["Ra1", "Mi1", "Dr1", "Ba1", "Sa1", "Hl1", "GS1", "Bs1"])
def test_a_rivals_building_that_pays_income_may_be_attacked(building: str) -> None:
    game = scripted(f"    d\n4   {building}", at="cowboys", order=(0, 1, 2), supply=1)
    answer(game, "0 cowboy d4")
    assert standing(game, 0) == ["d4"]


@pytest.mark.rule("BG-7.6", "BG-8.9", "BG-8.10", "BG-8.11", "BG-8.13")
@pytest.mark.parametrize("building", ["Pr1", "Ch1", "Sc1", "TS1", "Ho1", "TH1", "Mt1"])
def test_prison_church_school_train_station_and_houses_cannot_be_attacked(building: str) -> None:
    game = scripted(f"    d\n4   {building}", at="cowboys", order=(0, 1, 2), supply=1)
    refused(game, "0 cowboy d4", "not-attackable", "BG-7.6", at="d4")


@pytest.mark.rule("BG-7.6", "BG-8.9")
@pytest.mark.parametrize(
    ("church", "protected"),
    [
        ("Ch1", True),
        ("Ch0", False),
        ("Ch2", False),
    ],
)
def test_a_building_next_to_a_church_of_the_same_owner_cannot_be_attacked(church: str, protected: bool) -> None:
    game = scripted(
        fill(
            """
            d   e   f
        4   ??  ..  ..
        5   ..  Hl1 ..
            """,
            church,
        ),
        at="cowboys",
        order=(0, 1, 2),
        supply=1,
    )
    if protected:
        refused(game, "0 cowboy e5", "not-attackable", "BG-7.6", at="e5")
    else:
        answer(game, "0 cowboy e5")


@pytest.mark.rule("BG-7.6", "BG-8.9")
def test_a_church_two_parcels_away_protects_nothing() -> None:
    game = scripted("    d   e   f\n4   Ch1 ..  Hl1", at="cowboys", order=(0, 1, 2), supply=1)
    answer(game, "0 cowboy f4")


@pytest.mark.rule("BG-7.7")
@pytest.mark.parametrize(
    ("houses", "stolen", "kept"),
    [("Ho Ho", 5, 5), ("Ho ..", 2, 3), ("Ho Mt", 2, 3), (".. ..", 0, 0)],
)
def test_an_attacker_takes_half_rounded_down_and_the_owner_the_rest(houses: str, stolen: int, kept: int) -> None:
    game = scripted(fill("    c   d   e\n4   ??  Sa0 ??", *houses.split()), placed={1: "d4"})
    assert told(game, "duel") == []  # alone he needs none
    assert game.state.money == [kept, stolen, 0]


@pytest.mark.rule("BG-7.7")
def test_a_duel_is_fought_first_and_the_owner_who_wins_has_the_usual_income() -> None:
    game = scripted(HOTELS, placed={0: "d4", 1: "d4"}, combat=(3, 2))
    assert [duel["winner"] for duel in told(game, "duel")] == [0]
    assert game.state.money == [12, 6, 6]
    assert game.state.supply == [0, 1, 0]


@pytest.mark.rule("BG-7.7")
def test_an_attacker_who_beats_the_owner_takes_half() -> None:
    game = scripted(HOTELS, placed={0: "d4", 1: "d4"}, combat=(2, 3))
    assert game.state.money == [9, 9, 6]
    assert game.state.supply == [1, 0, 0]


@pytest.mark.rule("BG-7.7")
def test_of_several_attackers_one_remains() -> None:
    game = scripted(HOTELS, placed={1: "d4", 2: "d4"}, combat=(2, 3))
    assert game.state.money == [9, 6, 9]
    assert game.state.supply == [0, 1, 0]


@pytest.mark.rule("BG-7.7")
def test_owner_and_two_attackers_fight_one_duel() -> None:
    game = scripted(HOTELS, placed={0: "d4", 1: "d4", 2: "d4"}, combat=(4, 3, 2))
    assert len(told(game, "duel")) == 1
    assert game.state.money == [12, 6, 6]


@pytest.mark.rule("BG-7.7")
def test_each_building_is_attacked_for_itself() -> None:
    """Seat 1 takes half of d4, seat 2 half of f4 and of c6."""
    game = scripted(HOTELS, placed={1: "d4", 2: "f4 c6"})
    assert game.state.money == [3 + 3, 3 + 3, 3 + 3 + 6]
    assert [(attack["seat"], attack["owner"], attack["at"], attack["amount"]) for attack in told(game, "attack")] == [
        (1, 0, "d4", 3),
        (2, 0, "f4", 3),
        (2, 1, "c6", 3),
    ]


@pytest.mark.rule("BG-7.7")
def test_duels_come_before_any_money() -> None:
    game = scripted(HOTELS, placed={0: "d4", 1: "d4 c6", 2: "c6"}, passed=(1, 0, 2), combat=(6, 1))
    assert asked(game) == "1 duel-order"
    assert game.state.money == [0, 0, 0]
    # Seat 1 defends c6, and then beats the owner of d4, having passed earlier.
    answer(game, "1 choose c6")
    assert game.state.money == [3 + 6, 6 + 3, 6]


@pytest.mark.rule("BG-7.9")
def test_after_building_income_cowboys_on_buildings_go_to_the_general_supply() -> None:
    """Attackers and defenders, with or without a duel; who lost took the cowboy back before."""
    game = scripted(HOTELS, placed={0: "f4", 1: "d4", 2: "g6 c6"})
    assert [standing(game, seat) for seat in range(3)] == [[], [], []]
    assert (game.state.supply, game.state.general) == ([0, 0, 0], [10, 10, 10])


@pytest.mark.rule("BG-7.9", "BG-8.14")
def test_the_cowboy_on_city_hall_stays() -> None:
    game = scripted("    d   e\n4   CH  Hl0", placed={0: "e4", 1: "d4"})
    answer(game, "1 choose occupy")
    assert [standing(game, 0), standing(game, 1)] == [[], ["d4"]]


@pytest.mark.rule("BG-7.9")
def test_they_are_gone_before_cowboy_vp() -> None:
    """A beaten attacker's cowboy counts there, the others' do not."""
    game = scripted(
        HOTELS,
        placed={0: "d4", 1: "d4 cowboy-vp"},
        combat=(6, 1),
        supply=(0, 1, 0),
    )
    assert game.state.vp == [0, 1, 0]
