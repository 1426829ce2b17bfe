"""Cowboy. Yellow: a horse, with the variant Horses. Red: $8 for a Ranch of the track, on any unowned free parcel."""

import pytest

from board.characters.helpers_late import cash_limit, crowded
from carson.board.characters.sets import playable
from carson.kernel import OptionsError
from support.board import answer, asked, choices, on, refused, scripted, shows, told, track_of

pytestmark = pytest.mark.rule("BG-9.15")


# Red


def test_for_8_dollars_a_ranch_of_the_track_on_any_unowned_free_parcel_now() -> None:
    game = scripted(
        at="characters",
        characters="red cowboy, banker",
        money=(9, 0),
        track="ranch mine drugstore bank saloon hotel prison",
        draws="church",
    )
    answer(game, "0 choose cowboy")
    assert choices(game) == ["choose from-3", "choose decline"]
    answer(game, "0 choose from-3")
    assert game.state.money == [1, 0]
    answer(game, "0 claim g7")
    assert on(game, "g7") == "Ra0"
    assert told(game, "claimed") == [{"seat": 0, "parcel": "g7"}]
    assert game.state.tiles == [11, 12]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-7.5")
def test_the_ranch_brings_its_revolver() -> None:
    game = scripted(at="characters", characters="red cowboy, banker", money=9, draws="church")
    answer(game, "0 choose cowboy", "0 choose from-3", "0 claim g7")
    assert game.state.revolvers == [1, 0]


@pytest.mark.rule("BG-4.11")
def test_the_track_shifts_and_one_building_is_drawn() -> None:
    game = scripted(
        at="characters",
        characters="red cowboy, banker",
        money=9,
        track="ranch mine drugstore bank saloon hotel prison",
        draws="church school",
    )
    answer(game, "0 choose cowboy", "0 choose from-3", "0 claim g7")
    assert track_of(game) == ["mine", "drugstore", "bank", "saloon", "hotel", "prison", "church"]


@pytest.mark.rule("BG-16.7")
def test_of_several_ranches_the_taker_chooses_and_only_what_is_above_the_gap_shifts() -> None:
    game = scripted(
        at="characters",
        characters="red cowboy, banker",
        money=9,
        track="ranch mine drugstore bank saloon ranch prison",
        draws="church",
    )
    answer(game, "0 choose cowboy")
    assert choices(game) == ["choose from-3", "choose from-10", "choose decline"]
    answer(game, "0 choose from-10", "0 claim g7")
    assert track_of(game) == ["ranch", "mine", "drugstore", "bank", "saloon", "prison", "church"]


@pytest.mark.rule("BG-16.7")
def test_with_none_on_the_track_it_comes_from_the_bag_without_a_shift_or_a_draw() -> None:
    game = scripted(
        at="characters",
        characters="red cowboy, banker",
        money=(9, 0),
        track="mine drugstore bank saloon hotel prison -",
        bag={"ranch": 2, "church": 1},
    )
    answer(game, "0 choose cowboy")
    assert choices(game) == ["choose from-the-bag", "choose decline"]
    answer(game, "0 choose from-the-bag", "0 claim g7")
    assert on(game, "g7") == "Ra0"
    assert game.state.money == [1, 0]
    assert track_of(game) == ["mine", "drugstore", "bank", "saloon", "hotel", "prison", "-"]
    assert sum(game.state.bag) == 2
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.23")
def test_the_parcel_is_unowned_free_and_not_city_halls_and_needs_no_road() -> None:
    game = scripted(
        """
            c   d   e
        3   CH  ..1 Ho
        4   Mt  ..  ..0
        """,
        at="characters",
        characters="red cowboy, banker",
        money=9,
        draws="church",
    )
    answer(game, "0 choose cowboy", "0 choose from-3")
    assert len(choices(game)) == 64 - 5
    refused(game, "0 claim c3", "parcel-not-to-take", "BG-9.23")
    refused(game, "0 claim d3", "parcel-not-to-take", "BG-9.23")
    refused(game, "0 claim e4", "parcel-not-to-take", "BG-9.23")
    refused(game, "0 claim e3", "parcel-not-to-take", "BG-9.15")
    refused(game, "0 claim c4", "parcel-not-to-take", "BG-9.15")
    refused(game, "0 claim z9", "no-such-parcel", "BG-1.1")
    answer(game, "0 claim d4")
    shows(
        game,
        """
            c   d   e
        3   CH  ..1 Ho
        4   Mt  Ra0 ..0
        """,
    )


def test_once_paid_for_the_ranch_is_put_down() -> None:
    game = scripted(at="characters", characters="red cowboy, banker", money=9, draws="church")
    answer(game, "0 choose cowboy", "0 choose from-3")
    refused(game, "0 pass", "wrong-moment", "BG-9.15")


def test_it_may_be_declined() -> None:
    game = scripted(at="characters", characters="red cowboy, banker", money=(9, 0))
    answer(game, "0 choose cowboy", "0 choose decline")
    assert game.state.money == [9, 0]
    assert asked(game) == "1 character"


def test_it_is_not_offered_to_who_cannot_pay() -> None:
    game = scripted(at="characters", characters="red cowboy, banker", money=7)
    answer(game, "0 choose cowboy")
    assert asked(game) == "1 character"
    game = scripted(at="characters", characters="red cowboy, banker", money=8)
    answer(game, "0 choose cowboy")
    assert asked(game) == "0 ask"


@pytest.mark.rule("BG-16.8")
def test_it_is_not_offered_without_a_property_tile() -> None:
    game = scripted(
        """
            a   b   c   d   e   f   g   h
        1   ..0 ..0 ..0 ..0 ..0 ..0 ..0 ..0
        2   ..0 ..0 ..0 ..0 ..  ..  ..  ..
        """,
        at="characters",
        characters="red cowboy, banker",
        money=9,
    )
    answer(game, "0 choose cowboy")
    assert asked(game) == "1 character"


def test_it_is_not_offered_without_a_free_unowned_parcel() -> None:
    game = scripted(
        crowded(d4="CH", e5="Ho", a1="Mt"),
        at="characters",
        characters="red cowboy, banker, settler, captain, indian, mercenary",
        money=9,
    )
    answer(game, "0 choose cowboy")
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-8.14", "BG-4.11")
def test_a_city_hall_drawn_then_is_placed_after_the_ranch_by_the_first_of_the_pass_order() -> None:
    game = scripted(
        """
            d
            --
        4  |Ho |
            --
        """,
        at="characters",
        characters="banker, red cowboy",
        money=9,
        draws="city_hall church",
    )
    answer(game, "0 choose banker", "1 choose cowboy", "1 choose from-3", "1 claim d5")
    assert asked(game) == "0 city-hall"
    refused(game, "0 claim d5", "city-hall-site", "BG-8.14")
    answer(game, "0 claim d3")
    assert track_of(game)[-1] == "church"


# The flip


@pytest.mark.rule("BG-16.7", "BG-16.9")
def test_with_no_ranch_in_track_or_bag_the_tile_flips_for_good() -> None:
    game = scripted(
        at="characters",
        until="",
        characters="red cowboy, banker",
        money=(9, 0),
        track="mine drugstore bank saloon hotel prison church",
        bag={"ranch": 0, "school": 2},
    )
    answer(game, "0 choose cowboy")
    assert told(game, "flipped") == [{"number": 15}]
    assert asked(game) == "1 character"
    assert game.state.money == [9, 0]
    answer(game, "1 choose captain")
    assert game.state.round == 3
    answer(game, "1 choose captain", "0 choose cowboy")
    assert len(told(game, "flipped")) == 1
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-16.7")
def test_ranches_players_keep_are_not_left() -> None:
    game = scripted(
        """
            a   b   c   d
        1   Ra1 Ra1 Ra1 Ra1
        """,
        at="characters",
        characters="red cowboy, banker",
        money=9,
        track="mine drugstore bank saloon hotel prison church",
        kept={1: "ranch ranch"},
    )
    answer(game, "0 choose cowboy")
    assert told(game, "flipped") == [{"number": 15}]


@pytest.mark.rule("BG-16.7")
def test_the_flip_is_checked_when_the_tile_is_taken_not_before() -> None:
    game = scripted(
        at="characters",
        characters="red cowboy, banker",
        money=9,
        track="mine drugstore bank saloon hotel prison church",
        bag={"school": 2},
    )
    assert told(game, "flipped") == []
    answer(game, "0 choose banker")
    assert told(game, "flipped") == []


@pytest.mark.rule("BG-16.7")
def test_the_last_ranch_taken_flips_it_only_for_the_next_taker() -> None:
    game = scripted(
        at="characters",
        characters="red cowboy, banker",
        money=9,
        track="ranch drugstore bank saloon hotel prison church",
        bag={"school": 2},
    )
    answer(game, "0 choose cowboy", "0 choose from-3", "0 claim g7")
    assert told(game, "flipped") == []
    assert on(game, "g7") == "Ra0"


# The rest


@pytest.mark.rule("BG-16.9")
def test_the_yellow_cowboy_needs_horses_to_be_put_into_a_set() -> None:
    with pytest.raises(OptionsError) as caught:
        playable("1Y 2Y 3Y 4Y 5Y 6Y 15Y")
    assert (caught.value.code, caught.value.details["rule"]) == ("options-character-horses", "BG-16.9")
    assert 15 in playable("1Y 2Y 3Y 4Y 5Y 6Y 15R")


def test_the_limit_is_20() -> None:
    assert cash_limit("red cowboy") == 20


def test_the_limit_is_20_on_the_flipped_side_too() -> None:
    game = scripted(
        at="characters",
        until="",
        characters="red cowboy, banker",
        money=50,
        track="mine drugstore bank saloon hotel prison church",
        bag={"school": 2},
    )
    answer(game, "0 choose cowboy", "1 choose banker")
    assert asked(game) == "1 cash"
    answer(game, "1 pass")
    assert asked(game) == "0 cash"
    assert game.decision is not None
    assert game.decision.about == {"limit": 20, "excess": 30}
