"""City Hall at work (BG-8.14): who holds it, and what it does for the holder's buildings."""

import pytest

from carson.board.versions import VERSIONS
from support.board import (
    answer,
    asked,
    choices,
    city,
    fill,
    gains,
    income_of,
    options,
    refused,
    scripted,
    standing,
    told,
)

NEAR_HALL = """
        a   b   c   d   e
    1   ..  ..  ..  ..  ..
    2   Sa0 ..  CH  ..  Sa1
    3   ..  ..  ..  ..  ..
"""


@pytest.mark.rule("BG-8.14", "BG-4.3")
def test_a_cowboy_occupies_city_hall_and_stays_from_round_to_round() -> None:
    game = scripted(NEAR_HALL, placed={0: "c2"}, until="")
    answer(game, "0 choose occupy")
    assert told(game, "city-hall") == [{"seat": 0}]
    assert (game.state.round, standing(game, 0), game.state.occupant) == (3, ["c2"], 0)
    assert game.state.supply[0] + game.state.general[0] == 9


@pytest.mark.rule("BG-8.14")
@pytest.mark.parametrize(("hall", "column"), [("a1", "a"), ("b1", "b"), ("h1", "h")])
def test_wherever_it_stands_it_is_occupied_and_fought_for(hall: str, column: str) -> None:
    alone = scripted(f"    {column}\n1   CH", placed={2: hall})
    answer(alone, "2 choose occupy")
    assert (alone.state.occupant, standing(alone, 2)) == (2, [hall])
    contested = scripted(f"    {column}\n1   CH", occupant=2, placed={1: hall}, combat=(6, 1))
    answer(contested, "1 choose occupy")
    assert (contested.state.occupant, standing(contested, 1)) == (1, [hall])


@pytest.mark.rule("BG-8.14", "BG-4.4")
def test_who_holds_it_does_not_place_another_there_and_rivals_may_come() -> None:
    game = scripted(NEAR_HALL, at="cowboys", order=(0, 1, 2), occupant=0, supply=2)
    refused(game, "0 cowboy c2", "cowboy-there", "BG-4.4", at="c2")
    answer(game, "0 pass")
    assert "cowboy c2" in options(game, 1)


@pytest.mark.rule("BG-8.14")
def test_a_rival_contests_it_by_a_duel_and_the_beaten_holder_takes_the_cowboy_back() -> None:
    game = scripted(NEAR_HALL, occupant=0, placed={1: "c2"}, combat=(2, 3))
    answer(game, "1 choose occupy")
    assert told(game, "duel") == [{"at": "c2", "strengths": ((0, 2), (1, 3)), "winner": 1}]
    assert (game.state.occupant, standing(game, 0), standing(game, 1)) == (1, [], ["c2"])
    assert (game.state.supply[0], game.state.general[0]) == (1, 9)


@pytest.mark.rule("BG-8.14")
def test_a_holder_who_wins_stays_and_the_beaten_rival_takes_the_cowboy_back() -> None:
    game = scripted(NEAR_HALL, occupant=0, placed={1: "c2"}, combat=(3, 2))
    assert (asked(game), game.state.occupant, standing(game, 0)) == ("pause", 0, ["c2"])
    assert told(game, "city-hall") == []
    assert (game.state.supply[1], game.state.general[1]) == (1, 9)


@pytest.mark.rule("BG-8.14")
def test_when_several_come_to_an_empty_city_hall_they_fight() -> None:
    game = scripted(NEAR_HALL, placed={0: "c2", 1: "c2", 2: "c2"}, combat=(1, 2, 6))
    answer(game, "2 choose occupy")
    assert (game.state.occupant, standing(game, 2)) == (2, ["c2"])
    assert game.state.supply == [1, 1, 0]


@pytest.mark.rule("BG-8.14")
def test_the_duel_for_it_comes_before_other_duels_of_building_income_and_the_step_at_once() -> None:
    game = scripted(
        NEAR_HALL,
        placed={0: "c2 a2", 1: "c2 a2"},
        combat=(6, 1, 6, 1),
    )
    answer(game, "0 choose occupy")
    assert [duel["at"] for duel in told(game, "duel")] == ["c2", "a2"]
    # The Saloon pays its holder a step although no House is near.
    assert gains(game, "building-income") == {0: 5}


@pytest.mark.rule("BG-8.14")
@pytest.mark.parametrize(
    ("building", "before", "after"),
    [
        ("Dr0", 6, 9),
        ("Ba0", 3, 6),
        ("Sa0", 5, 10),
        ("GS0", 3, 6),
        ("Bs0", 15, 20),
        ("Hl0", 6, 6),
        ("Ra0", 7, 7),
        ("Mi0", 3, 3),
    ],
)
def test_the_holders_buildings_pay_one_step_more_but_not_hotels_ranches_and_mines(
    building: str, before: int, after: int
) -> None:
    """In round 2 with an own Ranch elsewhere; next to the building a House or a Mountain."""
    near = "Mt" if building == "Mi0" else "Ho"
    diagram = fill(
        """
            a   b   c   d   e   f   g   h
        1   ..  ..  ..  ..  ..  ..  ..  Ra0
        2   CH  ..  ..  ??  ??  ..  ..  ..
        """,
        building,
        near,
    )
    without = scripted(diagram)
    holding = scripted(diagram, placed={0: "a2"})
    answer(holding, "0 choose occupy")
    assert income_of(without, "d2") == before
    assert income_of(holding, "d2") == after


@pytest.mark.rule("BG-8.14")
def test_a_new_building_of_the_holder_has_the_step_too() -> None:
    diagram = "    a   b   c   d\n1   CH  ..  ..0 ..\n2   ..  ..  ..  .."
    game = scripted(diagram, roads="c1s", occupant=0, kept={0: "saloon"})
    answer(game, "0 build saloon c1", "0 house d1")
    assert income_of(game, "c1") == 10


@pytest.mark.rule("BG-8.14")
def test_the_books_randy_takes_it_from_sarah_in_round_3() -> None:
    """His Saloon, Blacksmith and Bank rise, not his Ranch; her Drugstore and Bank fall."""
    randy, sarah = 0, 1
    town = """
        a   b   c   d   e   f   g   h
    1   Sa0 Ho  ..  ..  ..  ..  Ho  Dr1
    2   ..  ..  ..  CH  ..  ..  ..  ..
    3   Bs0 ..  Ra0 ..  ..  ..  Ho  Ba1
    4   Ba0 Ho  ..  ..  ..  ..  ..  ..
    """
    hers = scripted(town, in_round=3, occupant=sarah)
    assert [income_of(hers, name) for name in ("a1", "a3", "a4", "c3", "h1", "h3")] == [5, 20, 3, 6, 6, 6]
    his = scripted(town, in_round=3, occupant=sarah, placed={randy: "d2"}, combat=(6, 1))
    answer(his, "0 choose occupy")
    assert [income_of(his, name) for name in ("a1", "a3", "a4", "c3", "h1", "h3")] == [10, 25, 6, 6, 3, 3]
    # He has the higher, she the lower incomes at once.
    assert his.state.money == [10 + 25 + 6 + 6, 3 + 3, 0]


@pytest.mark.rule("BG-8.14", "BG-8.7", "BG-8.12")
def test_next_to_a_general_store_it_pays_3_dollars_never_6_to_anybody() -> None:
    diagram = "    c   d   e\n4   GS0 CH  GS1"
    state = city(diagram)
    assert [income_of(state, "c4"), income_of(state, "e4")] == [3, 3]
    # Its holder has $3 for it, and the step of $3.
    game = scripted(diagram, placed={0: "d4"})
    answer(game, "0 choose occupy")
    assert [income_of(game, "c4"), income_of(game, "e4")] == [6, 3]


@pytest.mark.rule("BG-8.14", "BG-16.13")
@pytest.mark.parametrize(("more", "without", "holding"), [("Mt", 50, 55), ("Ho", 55, 55), ("TH", 55, 55)])
def test_the_step_stays_within_the_maximum(more: str, without: int, holding: int) -> None:
    """10, 11 or 12 House symbols."""
    diagram = fill(
        """
            a   b   c   d   e
        1   TH  TH  TH  ..  ..
        2   ??  Sa0 TH  ..  CH
        3   ..  ..  TH  ..  ..
        """,
        more,
    )
    assert income_of(scripted(diagram), "b2") == without
    game = scripted(diagram, placed={0: "e2"})
    answer(game, "0 choose occupy")
    assert income_of(game, "b2") == holding


# To hold it or not


@pytest.mark.rule("BG-8.14", "BG-4.7", "BG-16.31")
@pytest.mark.parametrize("rival", [False, True])
def test_whoever_has_won_city_hall_may_decline_it_and_the_cowboy_has_acted(rival: bool) -> None:
    game = scripted(NEAR_HALL, placed={0: "c2", 1: "c2"} if rival else {0: "c2"}, combat=(6, 1))
    assert asked(game) == "0 occupy"
    assert choices(game) == ["choose occupy", "pass"]
    assert income_of(game, "a2") == 0
    answer(game, "0 pass")
    assert (game.state.occupant, standing(game, 0), game.state.general[0]) == (-1, [], 10)
    assert (told(game, "city-hall"), told(game, "city-hall-declined")) == ([], [{"seat": 0}])
    assert gains(game, "building-income") == {}
    assert game.state.supply[1] == int(rival)


@pytest.mark.rule("BG-8.14", "BG-4.7")
def test_a_beaten_holder_has_lost_city_hall_even_if_the_winner_declines_it() -> None:
    game = scripted(NEAR_HALL, occupant=1, placed={0: "c2"}, combat=(6, 1))
    assert (asked(game), game.state.occupant, income_of(game, "e2")) == ("0 occupy", -1, 0)
    answer(game, "0 pass")
    assert (game.state.occupant, standing(game, 0), standing(game, 1)) == (-1, [], [])
    assert (game.state.general, game.state.supply) == ([10, 9, 10], [0, 1, 0])
    assert gains(game, "building-income") == {}


@pytest.mark.rule("BG-8.14", "BG-4.7")
def test_whichever_seat_held_it_has_lost_it() -> None:
    game = scripted(NEAR_HALL, occupant=0, placed={1: "c2"}, passed=(1, 0, 2), combat=(6, 1))
    assert (asked(game), game.state.occupant) == ("1 occupy", -1)
    answer(game, "1 pass")
    assert (game.state.occupant, standing(game, 0), game.state.supply) == (-1, [], [1, 0, 0])


@pytest.mark.rule("BG-8.14", "BG-9.20")
def test_dynamite_placed_on_city_hall_is_spent_though_it_is_declined() -> None:
    game = scripted(NEAR_HALL, placed={0: "c2+dynamite"})
    answer(game, "0 pass")
    assert (game.state.marks, game.state.dynamite[0], game.state.general[0]) == ((), 0, 10)


@pytest.mark.rule("BG-8.14")
def test_of_who_has_won_city_hall_nothing_else_is_asked() -> None:
    game = scripted(NEAR_HALL, placed={0: "c2"})
    assert game.decision is not None
    assert (game.decision.rule, game.decision.about) == ("BG-8.14", {"at": "c2"})
    refused(game, "0 choose decline", "wrong-moment", "BG-8.14", asked="occupy")
    refused(game, "0 cowboy c2", "wrong-moment", "BG-8.14", asked="occupy")


@pytest.mark.rule("BG-8.14")
def test_games_begun_with_version_1_take_city_hall_without_a_question() -> None:
    game = scripted(NEAR_HALL, occupant=1, placed={0: "c2"}, combat=(6, 1), version=VERSIONS[1])
    assert (asked(game), game.state.occupant, told(game, "city-hall")) == ("pause", 0, [{"seat": 0}])
    assert gains(game, "building-income") == {0: 5}


@pytest.mark.rule("BG-16.10")
def test_the_occupant_is_one_of_the_ten_and_gives_no_firepower() -> None:
    game = scripted(NEAR_HALL, occupant=0, placed={0: "cowboy-income", 1: "cowboy-vp"}, supply=(2, 2, 2))
    assert gains(game, "cowboy-income") == {0: 4}
    assert (game.state.general, standing(game, 0)) == ([7, 8, 8], ["c2"])


@pytest.mark.rule("BG-16.10")
def test_the_occupant_cannot_be_withdrawn() -> None:
    """With no other cowboy the holder of City Hall must pass."""
    game = scripted(NEAR_HALL, at="cowboys", order=(0, 1, 2), occupant=0, supply=(0, 1, 1))
    assert game.state.passed == [0]
    assert standing(game, 0) == ["c2"]
