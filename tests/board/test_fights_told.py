"""What is told about a fight: each side's firepower in parts and dice, what broke a tie, what it was about."""

from typing import Any

import pytest

from board.variants.helpers_horses import stabled
from carson.board.versions import VERSIONS
from support.board import BoardGame, scripted, told_in_full

PARTS = ("revolvers", "cowboys", "white", "character", "ammunition", "variants")
LAND = """
        c   d   e
    3   ..  Mi1 ..
    4   ..  ..  Hl2
"""


def fight(game: BoardGame, kind: str = "duel") -> dict[str, Any]:
    [found] = told_in_full(game, kind)
    return found


@pytest.mark.rule("BG-5.2", "BG-5.3")
def test_the_parts_of_each_side_add_up_to_its_strength() -> None:
    """A die, 2 revolvers and 3 cowboys; a die with dynamite besides the Mercenary's 3, and a revolver."""
    game = scripted(
        placed={0: "roads", 1: "roads"},
        characters="banker, mercenary, captain",
        revolvers=(2, 1, 0),
        supply=(3, 0, 0),
        combat=(4, 6),
    )
    found = fight(game)
    strengths = dict(found["strengths"])
    for side in found["sides"]:
        assert sum(side["dice"]) + sum(side[part] for part in PARTS) == strengths[side["seat"]]
    first, second = found["sides"]
    assert (first["dice"], first["revolvers"], first["cowboys"]) == ((4,), 2, 3)
    assert (second["dice"], second["revolvers"], second["character"]) == ((6,), 1, 3)


@pytest.mark.rule("BG-4.5")
@pytest.mark.parametrize(("dice", "tie"), [((4, 4), "pass-order"), ((4, 5), "")])
def test_a_tie_is_told_with_what_broke_it(dice: tuple[int, int], tie: str) -> None:
    assert fight(scripted(placed={0: "roads", 1: "roads"}, combat=dice))["tie"] == tie


@pytest.mark.parametrize(
    ("place", "stake"),
    [
        ("c3", {"what": "parcel", "price": 2}),
        ("roads", {"what": "gift", "unit": "roads", "amount": 3}),
        ("cowboy-income", {"what": "gift", "unit": "money", "amount": 4}),
        ("vp-5", {"what": "gift", "unit": "vp", "amount": 4}),
        ("e4", {"what": "building", "building": "hotel", "owner": 2, "amount": 3}),
    ],
)
def test_what_a_fight_was_about(place: str, stake: dict[str, Any]) -> None:
    game = scripted(LAND, placed={0: place, 1: place}, revolvers=(2, 0, 0), money=20, combat=(6, 1))
    assert fight(game)["stake"] == stake


def test_a_building_on_sale_is_named_with_its_price() -> None:
    game = scripted(placed={0: "buy-5", 1: "buy-5"}, money=20, combat=(6, 1))
    stake = fight(game)["stake"]
    assert (stake["what"], stake["price"], bool(stake["building"])) == ("purchase", 5, True)


@pytest.mark.rule("BG-12.5")
@pytest.mark.parametrize(("die", "kind", "tie"), [(3, "outlaw-wins", ""), (4, "outlaw-beaten", "reach")])
def test_an_outlaw_is_told_with_his_vp(die: int, kind: str, tie: str) -> None:
    game = scripted(placed={1: "d3"}, outlaws="d3", revolvers=(0, 6, 0), combat=(die,))
    found = fight(game, kind)
    assert (found["tie"], found["stake"]) == (tie, {"what": "outlaw", "vp": 3})
    assert found["sides"][0]["revolvers"] == 6


@pytest.mark.rule("BG-13.4")
def test_a_rodeo_is_told_by_enclosure() -> None:
    game = stabled([0, 0], pens={0: "0 1 0 2 0", 1: "1 0 0 0 1"}, placed={0: "enclosure-4"}, at="end", until="cash")
    assert fight(game, "rodeo")["sides"] == ((0, 2, 0, 12, 0), (1, 0, 0, 0, 5))


def test_games_of_older_rules_are_told_as_before() -> None:
    """`carson check` compares their log with what the rules say now."""
    game = scripted(placed={0: "roads", 1: "roads"}, combat=(4, 5), version=VERSIONS[1])
    assert set(fight(game)) == {"at", "strengths", "winner"}
