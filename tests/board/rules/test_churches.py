"""A Church built next to an attacked building of one's own cancels the attack (BG-7.8)."""

import pytest

from support.board import BoardGame, answer, gains, scripted, standing, told

TOWN = """
        c   d   e   f
    3   ..  ..  ..  ..
            --
    4   .. |Ho |..0 Sa0
            --
    5   ..  Hl0 Hl1 ..
"""


def build_church(**placed: str) -> BoardGame:
    """Seat 0 builds the kept Church on e4, next to the Saloon f4 and the Hotel d5."""
    game = scripted(
        TOWN,
        kept={0: "church"},
        placed={int(seat[1:]): places for seat, places in placed.items()},
        supply=1,
    )
    answer(game, "0 build church e4", "0 house c3")
    return game


@pytest.mark.rule("BG-7.8")
def test_attackers_go_back_to_their_supplies_and_take_nothing() -> None:
    game = build_church(s1="f4", s2="d5")
    assert told(game, "attack") == []
    assert game.state.supply == [1, 2, 2]
    assert gains(game, "building-income") == {0: 5 + 6, 1: 6}


@pytest.mark.rule("BG-7.8")
def test_the_defender_takes_the_cowboy_back_too() -> None:
    game = build_church(s0="f4", s1="f4", s2="f4")
    assert told(game, "duel") == []
    assert game.state.supply == [2, 2, 2]
    assert told(game, "sanctuary") == [{"at": "f4", "seats": (0, 1, 2)}]


@pytest.mark.rule("BG-7.8")
def test_no_duel_was_lost() -> None:
    """The red Sheriff, who scores for duels lost, defends a Saloon that the Church then protects."""
    game = scripted(
        TOWN, characters="red sheriff, banker, captain", kept={0: "church"}, placed={0: "f4", 1: "f4"}, supply=1
    )
    answer(game, "0 build church e4", "0 house c3")
    assert game.state.vp == [0, 0, 0]


@pytest.mark.rule("BG-7.8")
def test_the_cowboys_sent_back_count_at_once() -> None:
    game = scripted(TOWN, kept={0: "church"}, placed={1: "f4 cowboy-income"})
    answer(game, "0 build church e4", "0 house c3")
    assert gains(game, "cowboy-income") == {1: 2}


@pytest.mark.rule("BG-7.8")
def test_rivals_buildings_and_those_farther_away_stay_attacked() -> None:
    game = scripted(
        """
            c   d   e   f   g
        3   ..  ..  ..  ..  ..
                --
        4   .. |Ho |..0 ..  Hl0
                --
        5   ..  ..  Hl1 ..  ..
        """,
        kept={0: "church"},
        placed={1: "g4", 2: "e5"},
    )
    answer(game, "0 build church e4", "0 house c3")
    assert [(attack["seat"], attack["at"]) for attack in told(game, "attack")] == [(1, "g4"), (2, "e5")]


@pytest.mark.rule("BG-7.8")
@pytest.mark.parametrize("building", ["ranch", "mine", "hotel", "prison"])
def test_another_building_beside_it_cancels_no_attack(building: str) -> None:
    game = scripted(TOWN, kept={0: building}, placed={1: "f4", 2: "d5"})
    answer(game, f"0 build {building} e4")
    if building in ("hotel", "prison"):
        answer(game, "0 house c3")
    assert told(game, "sanctuary") == []
    assert [(attack["seat"], attack["at"]) for attack in told(game, "attack")] == [(1, "f4"), (2, "d5")]


@pytest.mark.rule("BG-7.8")
def test_a_defender_whom_nobody_attacks_is_not_sent_back() -> None:
    game = build_church(s0="f4")
    assert (game.state.supply[0], game.state.general[0], standing(game, 0)) == (1, 9, [])
