"""The colours of the interface: what is read can be read, and players are told apart by everybody."""

import pytest

from colours import (
    APART,
    ON_LAND,
    PAGE,
    PAIRS,
    PLAYERS,
    SIGHTS,
    TEXT,
    THEMES,
    Pair,
    contrast,
    in_colour,
    nearest,
    page,
    tokens,
)


def test_contrast_and_distance_are_reckoned_as_their_definitions_say() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    same = dict.fromkeys(PLAYERS, "#808080")
    assert nearest(same, "all cones")[0] == 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.front} on {pair.ground}")
def test_what_is_read_or_must_be_seen_stands_out_from_its_ground(pair: Pair, theme: str) -> None:
    named = tokens(theme)
    assert contrast(named[pair.front], named[pair.ground]) >= pair.least


@pytest.mark.parametrize("pair", ON_LAND, ids=lambda pair: f"{pair.front} on {pair.ground}")
def test_players_stand_out_from_the_land_and_from_paper(pair: Pair) -> None:
    named = tokens("light")
    assert contrast(named[pair.front], named[pair.ground]) >= pair.least


@pytest.mark.parametrize("player", PLAYERS)
def test_the_white_suit_can_be_read_on_its_players_colour(player: str) -> None:
    assert contrast(tokens("light")[player], "#ffffff") >= TEXT


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_players_look_alike_to_any_kind_of_sight(sight: str) -> None:
    assert nearest(in_colour("light", line=False), sight)[0] >= APART
    assert nearest(in_colour("dark", line=True), sight)[0] >= APART


def test_the_design_guide_tells_todays_figures() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python tools/colours.py"
