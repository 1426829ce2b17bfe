"""Horses in positions and views: every horse in one place, and what is pending can be."""

from random import Random

import pytest
from msgspec.structs import replace

from carson.board.audit import faults
from carson.board.library import BoardGame, Options, new_game
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.variants.horses.state import HERD
from carson.board.variants.registry import STEPS
from carson.board.views.view import plain
from carson.kernel import NotationError
from support.board import answer, asked, everything


def playing(*, variants: str = "horses", seed: str = "corral") -> BoardGame:
    """Two players have their start parcels and characters; seat 0, the Sheriff, is to place a cowboy."""
    game = new_game(Options(2, variants=variants), seed)
    while (decision := game.decision) is not None and decision.kind in ("claim", "character"):
        seat = decision.seats[0]
        taken = {0: "choose sheriff", 1: "choose banker"}[seat]
        actions = [game.rules.action_text(action) for action in game.legal_actions(seat)]
        game.apply(seat, taken if decision.kind == "character" else actions[0])
    assert asked(game) == "0 cowboy"
    return game


def moments() -> dict[str, BoardGame]:
    """A game at each of the questions that horses ask."""
    found = {}
    found["horse"] = playing()
    answer(found["horse"], "0 cowboy wages")
    found["stable"] = found["horse"].copy()
    answer(found["stable"], "0 horse 2")
    found["wages"] = found["stable"].copy()
    answer(found["wages"], "0 pass", "1 cowboy wages", "1 horse 3", "1 pass")
    return found


MOMENTS = moments()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_that_waits_for_a_horse_reads_back(moment: str) -> None:
    game = MOMENTS[moment]
    assert game.decision is not None
    assert game.decision.kind == moment
    text = game.rules.position_text(game.state)
    again = game.rules.parse_position(text)
    assert everything(again) == everything(game.state)
    assert faults(game.rules.table, game.state) == []


def test_a_position_tells_where_every_horse_is() -> None:
    text = MOMENTS["wages"].rules.position_text(MOMENTS["wages"].state)
    assert text.endswith("horses: 0 0\nenclosures-0: 0 1 0 0 0\nenclosures-1: 0 0 1 0 0\nrodeos: 0 0\nridden: -\n")
    assert "frames: actions 1; wages 1; wages 0\n" in text


@pytest.mark.parametrize(
    ("moment", "old", "new", "fault"),
    [
        ("horse", "horses: 1 1", "horses: 0 1", "horses of 0"),
        ("horse", "horses: 1 1", "horses: 13 13", "horses"),
        ("horse", "rodeos: 0 0", "rodeos: 1 0", "rodeos"),
        ("horse", "ridden: -", "ridden: d4", "ridden"),
        ("horse", "enclosures-1: 0 0 0 0 0", "enclosures-1: 1 0 0 0 0", "bonus of 1"),
        ("stable", "enclosures-0: 0 1 0 0 0", "enclosures-0: 0 0 1 0 0", "stable"),
        ("stable", "passed: -", "passed: 0", "stable"),
        ("wages", "wages 1; wages 0", "wages 0; wages 1", "wages"),
        ("wages", "wages 1; wages 0", "wages 0", "wages"),
        ("wages", "wages 1; wages 0", "ranches 0", "ranches"),
    ],
)
def test_a_position_in_which_horses_do_not_add_up_is_refused(moment: str, old: str, new: str, fault: str) -> None:
    game = MOMENTS[moment]
    text = game.rules.position_text(game.state)
    assert text.count(old) == 1
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(text.replace(old, new))
    assert fault in caught.value.details["faults"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("horses: 1 1", "horses: 1", "position-wrong-line"),
        ("horses: 1 1", "horses: 1 26", "position-number"),
        ("enclosures-0: 0 0 0 0 0", "enclosures-0: 0 0 0 0", "position-wrong-line"),
        ("enclosures-1", "enclosures-0", "position-wrong-line"),
        ("rodeos: 0 0", "rodeos: 0 5", "position-number"),
        ("ridden: -", "ridden: z9", "position-word"),
        ("; horse 0", "; horse 2", "position-step"),
    ],
)
def test_a_malformed_line_is_refused(old: str, new: str, code: str) -> None:
    game = MOMENTS["horse"]
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(game.rules.position_text(game.state).replace(old, new))
    assert caught.value.code == code


@pytest.mark.rule("BG-13.2")
def test_without_the_variant_nobody_stands_in_an_enclosure() -> None:
    game = playing(variants="")
    game.state.supply[1] -= 1
    game.state.here[1] |= 1 << PLACE_BY_NAME["enclosure-1"]
    assert faults(game.rules.table, game.state) == ["places of 1"]


@pytest.mark.rule("BG-13.6")
def test_with_kit_carson_nobody_is_in_the_second_enclosure() -> None:
    game = playing(variants="horses kit-carson")
    game.state.supply[1] -= 1
    game.state.here[1] |= 1 << PLACE_BY_NAME["enclosure-2"]
    HERD.put(game.state, replace(HERD.of(game.state), supply=(0, 1), pens=((0, 1, 0, 0, 0), (0,) * 5)))
    assert set(faults(game.rules.table, game.state)) == {"places of 1", "enclosures"}


def test_enclosures_are_empty_and_a_rodeo_is_held_when_a_round_begins() -> None:
    game = new_game(Options(2, variants="horses"), "corral")
    HERD.put(game.state, replace(HERD.of(game.state), supply=(0, 1), pens=((0, 0, 0, 0, 1), (0,) * 5), rodeos=(1, 0)))
    assert set(faults(game.rules.table, game.state)) == {"enclosures", "rodeos"}


# Views


@pytest.mark.rule("BG-5.2")
def test_everybody_sees_the_horses_and_their_firepower() -> None:
    game = playing()
    answer(game, "0 cowboy wages", "0 horse 1")
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.variants["horses"] == {
            "supply": [0, 1],
            "enclosures": [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
            "rodeos": [0, 0],
            "ridden": [],
            "left": 23,
        }
        power = view.players[0].firepower
        assert (power.white, power.character, power.variants) == (1, 0, 1)
        assert power.total == 1 + 2 + 1 + 1
    assert plain(game.view(1))["variants"]["horses"]["left"] == 23


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_bot_imagines_the_very_state(moment: str) -> None:
    game = MOMENTS[moment]
    imagined = game.rules.imagine(game.view(1), Random(3))
    assert everything(imagined) == everything(game.state)
    assert STEPS.text(imagined.frames[-1]).startswith(moment)
