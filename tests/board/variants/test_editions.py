"""The Dutch edition (BG-15): every difference from the English one, and where there is none after all."""

from collections.abc import Sequence

import pytest

from carson.board.material.pieces import CITY_HALL, NAMES
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.kernel import Game, OptionsError
from support.board import (
    BoardGame,
    Script,
    answer,
    asked,
    choices,
    gains,
    income_of,
    new_game,
    on,
    options,
    refused,
    scripted,
    told,
    track_of,
)

EDITIONS = ("english", "dutch")


# City Hall


class WantsCityHall(Script):
    """City Hall comes whenever it can be drawn."""

    def pick(self, what: str, pool: Sequence[int]) -> int:
        return CITY_HALL if what == "bag" and CITY_HALL in pool else super().pick(what, pool)


def set_up(edition: str, variants: str = "") -> BoardGame:
    """City Hall is drawn for the first space if it can be; the order is 2 0 1; the centre is d4."""
    chance = WantsCityHall(
        {
            "white": [3, 1, 2, 3, 4, 5, 6, 1, 2, 3],
            "black": [3, 1, 1, 1, 1, 1, 1, 6, 6, 6],
            "order": [2, 0, 1],
            "bag": [NAMES.index(name) for name in ("saloon", "church", "hotel")],
        }
    )
    return Game.start(BoardRules(Options(3, edition=edition, variants=variants)), None, chance)


@pytest.mark.rule("BG-15.1")
def test_a_city_hall_drawn_in_set_up_is_placed_by_the_start_player() -> None:
    game = set_up("dutch")
    assert asked(game) == "2 city-hall"
    assert len(choices(game)) == 8  # around the centre
    refused(game, "2 claim a1", "city-hall-site", "BG-8.14", at="a1")
    refused(game, "1 claim c3", "only-roads", "BG-1.6")
    answer(game, "2 claim c3")
    assert (on(game, "c3"), asked(game)) == ("CH", "1 claim")


@pytest.mark.rule("BG-15.1", "BG-3.2")
def test_in_the_english_edition_it_stays_in_the_bag() -> None:
    game = set_up("english")
    assert (asked(game), game.state.hall, game.state.bag[CITY_HALL]) == ("1 claim", -1, 1)


@pytest.mark.rule("BG-16.42")
def test_another_building_comes_for_it_at_once() -> None:
    game = set_up("dutch")
    assert track_of(game) == ["ranch", "mine", "saloon", "church", "hotel", "ranch", "mine"]
    answer(game, "2 claim c3")
    assert track_of(game) == ["ranch", "mine", "saloon", "church", "hotel", "ranch", "mine"]
    assert game.state.bag[CITY_HALL] == 0


@pytest.mark.rule("BG-16.42", "BG-8.14")
def test_its_parcel_is_no_start_parcel() -> None:
    game = set_up("dutch")
    answer(game, "2 claim c3")
    refused(game, "1 claim c3", "city-hall-there", "BG-8.14", at="c3")
    assert len(choices(game)) == 63


@pytest.mark.rule("BG-16.42", "BG-11.1")
def test_with_a_new_beginning_it_is_placed_after_the_sheets() -> None:
    game = set_up("dutch", "new-beginning")
    assert asked(game) == "0,1,2 sheet"
    text = game.rules.position_text(game.state)
    assert game.rules.position_text(game.rules.parse_position(text)) == text
    answer(game, "0 sheet 1 0 0 0 0", "1 sheet 1 0 0 1 9", "2 sheet 1 0 0 0 2")
    assert asked(game) == "1 city-hall"
    answer(game, "1 claim c3")
    refused(game, "1 claim c3", "city-hall-there", "BG-8.14", at="c3")
    answer(game, "1 claim c4")
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-16.42", "BG-11.1")
def test_nobody_need_have_bought_a_start_parcel() -> None:
    game = set_up("dutch", "new-beginning")
    answer(game, *(f"{seat} sheet 1 0 0 0 {seat}" for seat in (0, 1, 2)))
    text = game.rules.position_text(game.state)
    assert game.rules.position_text(game.rules.parse_position(text)) == text
    answer(game, "2 claim c3")
    assert asked(game) == "2 character"


TOWN = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..
            --
    5   ..  ..  ..
"""


def end_of_round(edition: str) -> BoardGame:
    """Turn order 1 2 0, pass order 2 0 1; City Hall is drawn."""
    return scripted(
        TOWN,
        at="end",
        edition=edition,
        characters="indian, banker, captain",
        passed=(2, 0, 1),
        track="ranch mine drugstore bank saloon hotel -",
        draws="city_hall church",
    )


@pytest.mark.rule("BG-15.2", "BG-16.43")
@pytest.mark.parametrize(("edition", "seat"), [("english", 2), ("dutch", 1)])
def test_at_the_end_of_a_round_the_first_of_the_pass_order_or_of_the_turn_order_places_it(
    edition: str, seat: int
) -> None:
    game = end_of_round(edition)
    assert asked(game) == f"{seat} city-hall"
    assert told(game, "city-hall-drawn") == [{"seat": seat}]
    answer(game, f"{seat} claim c3")
    assert told(game, "city-hall-built") == [{"seat": seat, "at": "c3"}]
    assert asked(game) == "2 character"


@pytest.mark.rule("BG-16.43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_phase_1_the_start_player_is_the_first_of_the_pass_order(edition: str) -> None:
    """The red Chinese Worker takes a building, and City Hall is drawn for it."""
    game = scripted(
        TOWN,
        at="characters",
        edition=edition,
        in_play="2Y 4R 5Y 6Y 8Y 12Y 16R",
        order=(1, 0, 2),
        passed=(2, 0, 1),
        money=5,
        draws="city_hall church",
    )
    answer(game, "2 choose banker", "0 choose chinese_worker", "0 choose from-8")
    assert asked(game) == "2 city-hall"


@pytest.mark.rule("BG-15.7", "BG-8.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_city_hall_raises_no_hotel_ranch_or_mine_in_either_edition(edition: str) -> None:
    game = scripted(
        """
            a   b   c   d   e   f   g   h
        1   CH  ..  ..  ..  ..  ..  ..  ..
        2   ..  ..  ..  ..  ..  ..  ..  ..
        3   Hl0 ..  ..  Ra0 ..  ..  Mi0 Mt
        4   ..  ..  ..  ..  ..  ..  ..  ..
        5   ..  Sa0 Ho  ..  ..  ..  ..  ..
        """,
        edition=edition,
        occupant=0,
        until="income",
    )
    assert [income_of(game, at) for at in ("a3", "d3", "g3", "b5")] == [6, 8, 3, 10]


# The Singer


@pytest.mark.rule("BG-15.5", "BG-9.21")
@pytest.mark.parametrize(("edition", "first"), [("english", [1, 0]), ("dutch", [0, 1])])
def test_the_singers_cowboy_acts_first_or_in_pass_order(edition: str, first: list[int]) -> None:
    game = scripted(edition=edition, characters="banker, singer", placed={0: "roads", 1: "roads+quiet"})
    assert [event["seat"] for event in told(game, "roads")] == first


@pytest.mark.rule("BG-15.5", "BG-9.11")
@pytest.mark.parametrize(("edition", "first"), [("english", [1, 0]), ("dutch", [0, 1])])
def test_so_does_the_red_singers(edition: str, first: list[int]) -> None:
    game = scripted(
        edition=edition,
        characters="banker, red singer",
        placed={0: "gambling", 1: "gambling+luck"},
        white=(4, 4),
        black=(5, 5),
    )
    assert [event["seat"] for event in told(game, "earned") if event["why"] == "gambling"] == first
    assert gains(game, "gambling") == {0: 9, 1: 20}


@pytest.mark.rule("BG-15.5")
def test_an_earlier_passing_singer_acts_first_in_dutch_too() -> None:
    game = scripted(edition="dutch", characters="banker, singer", placed={0: "roads", 1: "roads+quiet"}, passed=(1, 0))
    assert [event["seat"] for event in told(game, "roads")] == [1, 0]


@pytest.mark.rule("BG-16.44", "BG-9.21")
@pytest.mark.parametrize(("edition", "first"), [("english", 2), ("dutch", 1)])
def test_in_dutch_the_others_duel_first_and_the_winner_then_acts_in_pass_order(edition: str, first: int) -> None:
    """Seat 1 wins the duel against 0, and passed before the Singer, who takes no part in it."""
    game = scripted(
        edition=edition,
        characters="banker, settler, singer",
        placed={0: "vp-5", 1: "vp-5", 2: "vp-5+quiet"},
        money=9,
        combat=(2, 6),
    )
    assert asked(game) == f"{first} buy-vp"
    answer(game, f"{first} spend 5")
    assert asked(game) == f"{3 - first} buy-vp"
    answer(game, f"{3 - first} spend 5")
    assert [dict(duel["strengths"]) for duel in told(game, "duel")] == [{0: 2, 1: 6}]
    assert game.state.vp == [0, 1, 1]
    assert game.state.supply == [1, 0, 0]


@pytest.mark.rule("BG-16.44", "BG-9.10")
def test_a_gunsmith_in_that_duel_rolls_again_while_the_singer_stands_by() -> None:
    game = scripted(
        edition="dutch",
        characters="banker, red gunsmith, singer",
        placed={0: "gambling", 1: "gambling", 2: "gambling+quiet"},
        combat=(5, 2, 6),
    )
    assert asked(game) == "1 reroll"
    text = game.rules.position_text(game.state)
    assert "reroll gambling 0:5,1:2 1" in text
    answer(game, "1 choose reroll")
    assert game.state.supply[0] == 1


# Characters and sets


@pytest.mark.rule("BG-15.6")
def test_the_dutch_edition_has_no_father_christmas() -> None:
    for side in "YR":
        characters = f"1Y 2Y 3Y 4Y 5Y 6Y 19{side}"
        BoardRules(Options(3, characters=characters))
        with pytest.raises(OptionsError) as caught:
            BoardRules(Options(3, characters=characters, edition="dutch"))
        assert (caught.value.code, caught.value.details["rule"]) == ("options-father-christmas", "BG-15.6")


@pytest.mark.rule("BG-15.6")
@pytest.mark.parametrize("name", ["beginners", "quiet", "owners", "prosper", "scores", "gold"])
def test_all_sets_of_the_books_are_in_both_editions(name: str) -> None:
    for edition in EDITIONS:
        assert BoardRules(Options(3, characters=name, edition=edition)).table.edition.name == edition


# No difference


@pytest.mark.rule("BG-15.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_train_station_brings_no_house(edition: str) -> None:
    line = " ".join(f"c{row}e" for row in range(1, 9))
    game = scripted("    c\n2   ..0", edition=edition, roads=line, kept={0: "train_station"})
    answer(game, "0 build train_station c2")
    assert (asked(game), on(game, "c2")) == ("pause", "TS0")


@pytest.mark.rule("BG-15.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rivals_house_becomes_a_townhouse_only_with_consent(edition: str) -> None:
    game = scripted(
        """
            b   c   d   e
        2   Mt  Mt  Mt  ..
                --
        3   Mt |Ho1|..0 ..
                --
        4   Mt  Mt  Mt  ..
        """,
        edition=edition,
        roads="d3e",
        kept={0: "saloon"},
    )
    assert "ask c3" in options(game, 0)
    answer(game, "0 build saloon d3")
    refused(game, "0 townhouse c3", "rival-not-asked", "BG-7.3", at="c3", owner=1)


# Playing alone, and what is no edition


@pytest.mark.rule("BG-15.12")
def test_the_dutch_edition_is_not_played_alone() -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(2, edition="dutch", solo="urban"))
    assert (caught.value.code, caught.value.details["rule"]) == ("options-solo-dutch", "BG-15.12")


def test_only_two_editions_are_known() -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(2, edition="french"))
    assert caught.value.code == "options-edition"
    assert caught.value.details["known"] == EDITIONS


def test_the_edition_goes_with_the_record_unless_it_is_the_english_one() -> None:
    assert BoardRules(Options(2, edition="dutch")).header()["edition"] == "dutch"
    assert "edition" not in BoardRules(Options(2)).header()


def test_without_city_hall_among_the_first_three_both_editions_begin_alike() -> None:
    for edition in EDITIONS:
        game = new_game(3, edition=edition, order=(2, 0, 1))
        assert asked(game) == "1 claim"
