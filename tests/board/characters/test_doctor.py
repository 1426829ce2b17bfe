"""Doctor (yellow) and Undertaker (red): the taker chooses; what becomes of the beaten."""

import pytest

from board.characters.helpers_late import cash_limit
from carson.board.versions import VERSIONS
from support.board import answer, asked, choices, gains, options, parcels_of, refused, scripted, standing, told

pytestmark = pytest.mark.rule("BG-9.14")


# The tile


def test_the_taker_chooses_the_side() -> None:
    game = scripted(at="characters", characters="doctor, banker")
    assert {"choose doctor", "choose undertaker"} <= set(options(game))
    answer(game, "0 choose undertaker")
    assert told(game, "character") == [{"seat": 0, "character": "undertaker"}]


def test_it_is_one_tile_whichever_side_was_chosen() -> None:
    for side, other in (("doctor", "undertaker"), ("undertaker", "doctor")):
        game = scripted(at="characters", characters="doctor, banker")
        answer(game, f"0 choose {side}")
        refused(game, f"1 choose {other}", "character-taken", "BG-4.1")


@pytest.mark.rule("BG-3.7")
def test_the_side_is_chosen_anew_each_round() -> None:
    game = scripted(at="end", characters="undertaker, banker")
    assert {"choose doctor", "choose undertaker"} <= set(options(game))
    answer(game, "0 choose doctor")
    assert game.state.round == 3
    assert told(game, "character") == [{"seat": 0, "character": "doctor"}]


def test_the_limit_is_60_for_the_doctor_and_90_for_the_undertaker() -> None:
    assert cash_limit("doctor") == 60
    assert cash_limit("undertaker") == 90


# Doctor: where to


@pytest.mark.rule("BG-16.4")
def test_the_beaten_may_go_on_to_any_empty_open_action_space_still_to_come() -> None:
    game = scripted(
        """
            c   d   e   f
        3   Ra2 CH  ..  Ra1
        """,
        characters="doctor, banker, settler",
        placed={0: "cowboy-vp gambling", 1: "roads", 2: "roads vp-5"},
        track="ranch mine drugstore - saloon ranch mine",
        in_round=3,
        money=3,
        combat=(6, 1),
    )
    assert asked(game) == "2 heal"
    assert choices(game) == [
        # not Wages, Ammunition and Roads: over; not parcels, buildings, City Hall
        "cowboy road",
        "cowboy buy-12",
        "cowboy buy-10",
        "cowboy buy-8",  # not buy-6: nothing for sale
        "cowboy buy-5",
        "cowboy buy-4",
        "cowboy buy-3",
        "cowboy parcels-income",
        "cowboy cowboy-income",  # not gambling: a cowboy is there
        "cowboy parcels-vp",
        "cowboy building-vp",  # not cowboy-vp, vp-5: a cowboy is there; not vp-3, vp-2: blocked
        "cowboy vp-4",
        "pass",
    ]
    for place in ("wages", "roads", "gambling", "buy-6", "vp-5", "vp-3", "c3", "d3", "e3", "f3"):
        refused(game, f"2 cowboy {place}", "no-healing-there", "BG-16.4", at=place)


@pytest.mark.rule("BG-16.4")
def test_road_with_a_cowboy_on_it_is_not_empty() -> None:
    game = scripted(
        characters="doctor, banker, settler", placed={0: "road", 1: "roads", 2: "roads"}, money=3, combat=(6, 1)
    )
    refused(game, "2 cowboy road", "no-healing-there", "BG-16.4")


@pytest.mark.rule("BG-16.4")
def test_a_cowboy_beaten_on_ammunition_may_go_to_roads_or_road() -> None:
    game = scripted(characters="doctor, banker", placed={0: "ammunition", 1: "ammunition"}, money=3, combat=(6, 1))
    assert choices(game)[:3] == ["cowboy roads", "cowboy road", "cowboy buy-12"]
    refused(game, "1 cowboy ammunition", "no-healing-there", "BG-16.4")
    answer(game, "1 cowboy road")
    assert game.state.stock == [0, 1]
    assert game.state.general == [10, 10]


@pytest.mark.rule("BG-16.4")
def test_from_a_parcel_it_goes_to_the_building_purchases_or_later() -> None:
    game = scripted(characters="doctor, banker", placed={0: "d4", 1: "d4"}, money=5, combat=(6, 1))
    assert asked(game) == "1 heal"
    assert choices(game)[0] == "cowboy buy-12"
    answer(game, "1 cowboy parcels-income")
    assert asked(game) == "0 buy-parcel"
    answer(game, "0 buy d4")
    assert parcels_of(game, 0) == ["d4"]


@pytest.mark.rule("BG-16.4")
def test_from_a_building_or_city_hall_it_goes_to_the_town_council() -> None:
    diagram = """
            c   d
        3   Ra0 CH
    """
    for place in ("c3", "d3"):
        game = scripted(
            diagram, characters="doctor, banker", placed={0: place, 1: place}, in_round=1, money=3, combat=(6, 1)
        )
        council = ["parcels-vp", "cowboy-vp", "building-vp", "vp-5", "vp-4", "vp-3", "vp-2"]
        assert choices(game) == [*(f"cowboy {space}" for space in council), "pass"]


@pytest.mark.rule("BG-16.4")
def test_from_the_last_space_there_is_nowhere_to_go() -> None:
    game = scripted(characters="doctor, banker", placed={0: "vp-2", 1: "vp-2"}, in_round=1, money=3, combat=(6, 1))
    assert asked(game) == "0 buy-vp"
    assert game.state.supply == [0, 1]


# Doctor: what it costs, and what it does


def test_the_beaten_pays_the_doctor_3_dollars() -> None:
    game = scripted(characters="doctor, banker, settler", placed={1: "roads", 2: "roads"}, money=5, combat=(6, 1))
    assert game.decision is not None
    assert game.decision.about == {"fee": 3, "to": 0}
    answer(game, "2 cowboy cowboy-vp")
    assert told(game, "handed-over") == [{"giver": 2, "taker": 0, "amount": 3, "why": "doctor"}]
    assert told(game, "healed") == [{"seat": 2, "at": "cowboy-vp"}]
    assert game.state.money == [8, 5, 2]


def test_the_repositioned_cowboy_acts_there() -> None:
    game = scripted(
        """
            a   b
        1   ..2 ..2
        """,
        characters="doctor, banker, settler",
        placed={1: "roads", 2: "roads"},
        money=5,
        combat=(6, 1),
    )
    answer(game, "2 cowboy parcels-income")
    assert asked(game) == "pause"
    assert gains(game, "parcels-income") == {2: 4}
    assert game.state.supply == [0, 0, 0]
    assert game.state.general == [10, 10, 10]


def test_it_may_buy_a_building() -> None:
    game = scripted(characters="doctor, banker", placed={0: "roads", 1: "roads"}, money=6, combat=(6, 1))
    answer(game, "1 cowboy buy-3")
    assert asked(game) == "1 purchase"
    answer(game, "1 buy ranch")
    assert game.state.money == [9, 0]


def test_it_goes_on_before_the_winner_acts() -> None:
    game = scripted(characters="doctor, banker", placed={0: "roads", 1: "roads"}, money=3, combat=(6, 1))
    assert asked(game) == "1 heal"
    assert game.state.stock == [0, 0]
    answer(game, "1 pass")
    assert game.state.stock == [3, 0]


def test_the_beaten_may_decline_and_take_the_cowboy_back() -> None:
    game = scripted(characters="doctor, banker", placed={0: "roads", 1: "roads"}, money=3, combat=(6, 1))
    answer(game, "1 pass")
    assert game.state.money == [3, 3]
    assert game.state.supply == [0, 1]
    assert asked(game) == "pause"


def test_who_has_not_3_dollars_is_not_asked() -> None:
    game = scripted(characters="doctor, banker", placed={0: "roads", 1: "roads"}, money=2, combat=(6, 1))
    assert asked(game) == "pause"
    assert game.state.supply == [0, 1]


def test_the_doctor_pays_nothing_for_the_own_cowboy() -> None:
    game = scripted(characters="doctor, banker", placed={0: "roads", 1: "roads"}, money=0, combat=(1, 6))
    assert asked(game) == "0 heal"
    answer(game, "0 cowboy cowboy-vp")
    assert game.state.money == [0, 0]
    assert standing(game, 0) == []
    assert game.state.general == [10, 10]


def test_the_doctors_cowboy_first_then_the_others_in_pass_order() -> None:
    game = scripted(
        characters="banker, settler, captain, doctor",
        placed=dict.fromkeys(range(4), "roads"),
        passed=(2, 1, 0, 3),
        money=3,
        combat=(1, 6, 1, 1),
    )
    assert asked(game) == "3 heal"
    answer(game, "3 cowboy vp-5")
    assert asked(game) == "2 heal"
    refused(game, "2 cowboy vp-5", "no-healing-there", "BG-16.4")
    answer(game, "2 cowboy vp-4")
    assert asked(game) == "0 heal"
    refused(game, "0 cowboy vp-4", "no-healing-there", "BG-16.4")
    answer(game, "0 pass")
    assert game.state.money == [3, 3, 0, 6]
    assert asked(game) == "3 buy-vp"


@pytest.mark.rule("BG-16.4")
def test_the_dynamite_of_a_beaten_cowboy_is_spent() -> None:
    game = scripted(
        characters="doctor, banker",
        placed={0: "roads", 1: "roads+dynamite"},
        money=3,
        combat=(6, 1, 1),
    )
    assert asked(game) == "1 heal"
    refused(game, "1 cowboy vp-5 dynamite", "wrong-moment", "BG-9.14")
    answer(game, "1 cowboy vp-4")
    assert game.state.dynamite == [0, 0]
    assert game.state.marks == ()


def test_cowboys_sent_back_without_a_duel_are_not_healed() -> None:
    game = scripted(characters="doctor, lawyer, banker", placed={1: "d4", 2: "d4"}, money=9)
    assert asked(game) == "1 buy-parcel"
    assert game.state.supply == [0, 0, 1]


@pytest.mark.rule("BG-9.1")
def test_the_red_sheriff_scores_the_duel_lost_and_may_be_healed() -> None:
    game = scripted(characters="red sheriff, doctor", placed={0: "roads", 1: "roads"}, money=3, combat=(1, 6))
    assert game.state.vp == [3, 0]
    assert asked(game) == "0 heal"


def test_no_answer_but_a_space_or_pass() -> None:
    game = scripted(characters="doctor, banker", placed={0: "roads", 1: "roads"}, money=3, combat=(6, 1))
    refused(game, "1 choose pay", "wrong-moment", "BG-9.14")
    refused(game, "1 cowboy nowhere", "no-healing-there", "BG-16.4")


def test_fetched_by_the_paperboy_the_doctor_is_paid() -> None:
    game = scripted(
        characters="paperboy fetching doctor, banker", placed={0: "roads", 1: "roads"}, money=3, combat=(6, 1)
    )
    answer(game, "1 cowboy vp-4")
    assert game.state.money == [6, 0]


# Undertaker


def test_a_beaten_rival_chooses_between_2_dollars_and_1_vp() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, vp=4, combat=(6, 1))
    assert asked(game) == "1 toll"
    assert choices(game) == ["choose pay", "choose lose"]
    assert game.decision is not None
    assert (game.decision.rule, game.decision.about) == ("BG-9.14", {"toll": 2, "to": 0})
    refused(game, "1 pass", "wrong-moment", "BG-9.14", asked="toll")
    refused(game, "1 choose neither", "no-such-option", "BG-9.14", option="neither", options=("pay", "lose"))


def test_who_pays_pays_the_undertaker_2_dollars() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, vp=4, combat=(6, 1))
    answer(game, "1 choose pay")
    assert told(game, "handed-over") == [{"giver": 1, "taker": 0, "amount": 2, "why": "undertaker"}]
    assert game.state.money == [7, 3]
    assert game.state.vp == [4, 4]


def test_or_loses_1_vp() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, vp=4, combat=(6, 1))
    answer(game, "1 choose lose")
    assert game.state.money == [5, 5]
    assert game.state.vp == [4, 3]
    assert gains(game, "undertaker") == {1: -1}


def test_who_has_no_vp_to_lose_pays_without_a_choice() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=2, combat=(6, 1))
    assert asked(game) == "pause"
    assert game.state.money == [4, 0]
    assert told(game, "handed-over") == [{"giver": 1, "taker": 0, "amount": 2, "why": "undertaker"}]


def test_who_has_neither_a_vp_nor_2_dollars_loses_nothing() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=1, combat=(6, 1))
    assert asked(game) == "pause"
    assert (game.state.money, game.state.vp) == ([1, 1], [0, 0])
    assert told(game, "handed-over") == []
    assert gains(game, "undertaker") == {}


def test_the_last_vp_goes_first_and_then_money_is_owed() -> None:
    game = scripted(
        characters="undertaker, banker",
        placed={0: "roads gambling", 1: "roads gambling"},
        money=5,
        vp=1,
        combat=(6, 1, 6, 1),
    )
    answer(game, "1 choose lose")
    assert game.state.vp == [1, 0]
    assert game.state.money[1] == 3


def test_a_game_begun_by_the_first_rules_asks_even_without_a_vp_to_lose() -> None:
    game = scripted(
        characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, combat=(6, 1), version=VERSIONS[1]
    )
    answer(game, "1 choose lose")
    assert game.state.money == [5, 5]
    assert game.state.vp == [0, 0]
    assert gains(game, "undertaker") == {}


def test_who_has_not_2_dollars_loses_the_vp() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=1, vp=4, combat=(6, 1))
    assert asked(game) == "pause"
    assert game.state.vp == [4, 3]
    assert game.state.money == [1, 1]


def test_who_has_just_2_dollars_may_pay() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=2, vp=4, combat=(6, 1))
    answer(game, "1 choose pay")
    assert game.state.money == [4, 0]
    assert game.state.vp == [4, 4]


def test_every_beaten_rival_in_pass_order_and_the_winner_not() -> None:
    game = scripted(
        characters="banker, settler, captain, undertaker",
        placed={0: "roads", 1: "roads", 2: "roads"},
        passed=(2, 1, 0, 3),
        money=5,
        vp=4,
        combat=(1, 6, 1),
    )
    assert asked(game) == "2 toll"
    answer(game, "2 choose pay")
    assert asked(game) == "0 toll"
    answer(game, "0 choose pay")
    assert asked(game) == "pause"
    assert game.state.money == [3, 5, 3, 9]


def test_for_each_cowboy_beaten() -> None:
    game = scripted(
        characters="undertaker, banker",
        placed={0: "roads gambling", 1: "roads gambling"},
        money=5,
        vp=4,
        combat=(6, 1, 6, 1),
    )
    answer(game, "1 choose pay")
    assert asked(game) == "1 toll"
    answer(game, "1 choose pay")
    assert game.state.money[1] == 1


def test_the_undertakers_own_cowboys_cost_nothing() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, vp=4, combat=(1, 6))
    assert asked(game) == "pause"
    assert (game.state.money, game.state.vp) == ([5, 5], [4, 4])


def test_the_beaten_cowboy_goes_back_to_its_owner_and_is_not_healed() -> None:
    game = scripted(characters="undertaker, banker", placed={0: "roads", 1: "roads"}, money=5, vp=4, combat=(6, 1))
    answer(game, "1 choose pay")
    assert game.state.supply == [0, 1]
    assert asked(game) == "pause"


def test_cowboys_sent_back_without_a_duel_pay_no_toll() -> None:
    game = scripted(characters="undertaker, lawyer, banker", placed={1: "d4", 2: "d4"}, money=9)
    assert asked(game) == "1 buy-parcel"
