"""Phase 3 (BG-4.6): the actions are resolved along their winding path, whatever the order of placing was."""

import pytest

from support.board import BoardGame, answer, asked, scripted, told

MAP = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |Hl0
            --
    5   ..  ..0 ..
"""


def story(game: BoardGame) -> list[str]:
    """What was earned, taken, bought and scored, in this order."""
    found = []
    for event in game.events(None):
        why = event.data.get("why", "")
        if event.kind in ("ammunition", "built", "city-hall"):
            found.append(event.kind)
        elif event.kind == "roads":
            found.append(f"{event.data['count']} roads")
        elif event.kind in ("earned", "scored-vp"):
            found.append(why)
        elif event.kind == "paid":
            found.append(f"{why} ${event.data['amount']}")
    return found


@pytest.mark.rule("BG-4.6")
def test_actions_are_resolved_in_this_order() -> None:
    """A cowboy on each of the spaces, and one on a parcel."""
    game = scripted(
        MAP,
        in_round=1,
        placed={
            0: "vp-2 building-vp parcels-vp parcels-income roads wages",
            1: "a1 ammunition buy-3 buy-4 buy-5 buy-6 buy-8 buy-10 buy-12",
            2: "vp-4 vp-3 vp-5 cowboy-vp gambling cowboy-income road",
        },
        kept={0: "ranch"},
        money=50,
        revolvers=2,
    )
    answer(game, "1 buy a1")
    for building in ("mine", "ranch", "saloon", "bank", "drugstore", "mine", "ranch"):
        answer(game, f"1 buy {building}")
        if asked(game) == "1 build":
            answer(game, "1 pass")
    answer(game, "0 build ranch d5", "1 pass", "2 spend 5", "2 spend 4", "2 spend 3", "0 spend 2")
    assert asked(game) == "pause"
    assert story(game) == [
        "wages",
        "ammunition",
        "3 roads",
        "1 roads",
        "parcel $1",
        "building $12",
        "building $10",
        "building $8",
        "building $6",
        "building $5",
        "building $4",
        "building $3",
        "built",
        "parcels-income",
        "cowboy-income",
        "gambling",
        "building-income",
        "parcels-vp",
        "cowboy-vp",
        "building-vp",
        "vp $5",
        "vp-purchase",
        "vp $4",
        "vp-purchase",
        "vp $3",
        "vp-purchase",
        "vp $2",
        "vp-purchase",
    ]


@pytest.mark.rule("BG-4.6")
def test_city_hall_comes_before_building_income() -> None:
    game = scripted(
        """
            c   d   e
        4   CH  Sa0 Ho
        """,
        placed={0: "c4 gambling parcels-vp"},
    )
    answer(game, "0 choose occupy")
    assert story(game) == ["gambling", "city-hall", "building-income"]
    assert game.state.money[0] == 2 + 15


@pytest.mark.rule("BG-4.6", "BG-6.2")
def test_ammunition_counts_in_all_that_comes_after_it() -> None:
    game = scripted(placed={0: "ammunition cowboy-income cowboy-vp"})
    assert (game.state.money[0], game.state.vp[0]) == (6, 1)


@pytest.mark.rule("BG-4.6", "BG-6.7")
def test_what_is_built_in_the_deferred_placement_pays_in_the_same_round() -> None:
    game = scripted(MAP, kept={0: "ranch"})
    answer(game, "0 build ranch d5")
    assert told(game, "earned") == [{"seat": 0, "amount": 6 + 6, "why": "building-income"}]
