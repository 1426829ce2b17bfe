"""A cowboy on an Outlaw's parcel fights him before City Hall and Building income (BG-12.5)."""

import pytest

from board.variants.helpers_outlaws import outlaws
from carson.board.versions import VERSIONS
from support.board import answer, asked, choices, gains, options, refused, scripted, standing, told

HOTELS = """
        c   d   e
    3   Hl0 ..  Hl1
"""
TILE = 3  # VP for strength 10


# Who wins


@pytest.mark.rule("BG-12.5", "BG-16.16")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_cowboy_alone_must_reach_the_outlaws_strength(die: int) -> None:
    """Firepower 6: a die of 4 is enough for 10. The Outlaw rolls none."""
    game = scripted(placed={1: "d3"}, outlaws="d3", revolvers=(0, 6, 0), combat=(die,))
    assert told(game, "rolled") == [{"at": "d3", "rolls": ((1, die, 0),)}]
    if die >= 4:
        assert told(game, "outlaw-beaten") == [{"seat": 1, "at": "d3", "strengths": ((1, 6 + die),), "strength": 10}]
        assert outlaws(game) == []
        assert gains(game, "outlaw") == {1: TILE}
        assert (game.state.supply[1], game.state.general[1]) == (0, 10)
    else:
        assert told(game, "outlaw-wins") == [{"at": "d3", "strengths": ((1, 6 + die),), "strength": 10}]
        assert outlaws(game) == ["d3"]
        assert gains(game, "outlaw") == {}
        assert (game.state.supply[1], game.state.general[1]) == (1, 9)


@pytest.mark.rule("BG-12.5")
@pytest.mark.parametrize(("strength", "vp"), [(8, 2), (9, 2), (10, 3), (11, 3), (12, 4), (13, 4)])
def test_the_victor_scores_what_the_tile_says(strength: int, vp: int) -> None:
    game = scripted(placed={0: "d3"}, outlaws="d3", strength=strength, revolvers=12, combat=(1,))
    assert gains(game, "outlaw") == {0: vp}


@pytest.mark.rule("BG-12.5", "BG-5.3")
def test_only_the_strongest_has_a_chance_and_there_is_one_winner() -> None:
    """13, 12 and 8: all but the last would beat him, and the first does."""
    game = scripted(
        placed={0: "d3", 1: "d3", 2: "d3"},
        passed=(2, 1, 0),
        outlaws="d3",
        revolvers=(7, 8, 12),
        combat=(1, 4, 1),
    )
    assert told(game, "outlaw-beaten")[0]["strengths"] == ((2, 13), (1, 12), (0, 8))
    assert gains(game, "outlaw") == {2: TILE}
    assert (game.state.supply, game.state.general) == ([1, 1, 0], [9, 9, 10])


@pytest.mark.rule("BG-12.5")
def test_if_the_strongest_is_too_weak_all_go_back() -> None:
    game = scripted(placed={0: "d3", 1: "d3"}, outlaws="d3", revolvers=(4, 8, 0), combat=(1, 1))
    assert told(game, "outlaw-wins")[0]["strengths"] == ((0, 5), (1, 9))
    assert (game.state.supply, game.state.general) == ([1, 1, 0], [9, 9, 10])
    assert outlaws(game) == ["d3"]


@pytest.mark.rule("BG-12.5", "BG-4.5")
@pytest.mark.parametrize("passed", [(0, 1, 2), (1, 0, 2)])
def test_of_equals_the_earlier_passer_beats_him(passed: tuple[int, ...]) -> None:
    game = scripted(placed={0: "d3", 1: "d3"}, passed=passed, outlaws="d3", revolvers=9, combat=(3, 3))
    assert gains(game, "outlaw") == {passed[0]: TILE}


@pytest.mark.rule("BG-12.5")
def test_an_outlaw_not_fought_or_not_beaten_is_there_next_round() -> None:
    game = scripted(at="end", outlaws="d3 e5", until="characters")
    assert {"d3", "e5"} <= set(outlaws(game))


# When


@pytest.mark.rule("BG-4.6", "BG-12.5")
def test_outlaws_are_fought_after_gambling_and_before_city_hall() -> None:
    """Beaten by the Outlaw, seat 0 has a cowboy more when City Hall is fought for: 1 + 2 beats 2."""
    game = scripted(
        """
            c   d   e
        3   CH  ..  ..
        """,
        placed={0: "gambling d3 c3", 1: "c3"},
        passed=(1, 0, 2),
        outlaws="d3",
        combat=(2, 2, 2),
    )
    answer(game, "0 choose occupy")
    kinds = [event.kind for event in game.events(None) if event.kind in ("earned", "outlaw-wins", "city-hall")]
    assert kinds == ["earned", "outlaw-wins", "city-hall"]
    assert told(game, "duel")[0] == {"at": "c3", "strengths": ((1, 2), (0, 3)), "winner": 0}


@pytest.mark.rule("BG-5.4", "BG-16.16")
def test_the_earliest_passer_in_a_fight_names_the_next_one() -> None:
    game = scripted(
        placed={0: "d3 f5", 1: "f5", 2: "b2"},
        passed=(1, 2, 0),
        outlaws="b2 d3 f5 g7",
        combat=(1, 1, 1, 1),
    )
    assert asked(game) == "1 duel-order"
    assert choices(game) == ["choose b2", "choose d3", "choose f5"]
    refused(game, "1 choose g7", "no-duel-there", "BG-5.4", at="g7")
    answer(game, "1 choose d3", "1 choose b2")
    assert [fight["at"] for fight in told(game, "outlaw-wins")] == ["d3", "b2", "f5"]


# On buildings


@pytest.mark.rule("BG-12.5")
def test_on_a_rivals_building_the_victor_may_take_the_vp() -> None:
    game = scripted(HOTELS, placed={0: "e3"}, outlaws="e3", revolvers=9, combat=(1,))
    assert asked(game) == "0 spoils"
    assert game.decision is not None
    assert game.decision.about == {"at": "e3", "owner": 1, "vp": TILE}
    assert choices(game) == ["choose vp", "choose attack"]
    refused(game, "0 choose both", "no-such-option", "BG-12.5", option="both", options=("vp", "attack"))
    refused(game, "0 pass", "wrong-moment", "BG-12.5", asked="spoils", action="pass")
    answer(game, "0 choose vp")
    assert gains(game, "outlaw") == {0: TILE}
    assert gains(game, "building-income") == {0: 6, 1: 6}
    assert (standing(game, 0), game.state.general[0]) == ([], 10)


@pytest.mark.rule("BG-12.5", "BG-7.7", "BG-7.9")
def test_or_attack_the_building_instead() -> None:
    """Half of the whole income, now that the Outlaw is gone; the cowboy then goes to the general supply."""
    game = scripted(HOTELS, placed={0: "e3"}, outlaws="e3", revolvers=9, combat=(1,))
    answer(game, "0 choose attack")
    assert told(game, "outlaw-attack") == [{"seat": 0, "owner": 1, "at": "e3"}]
    assert gains(game, "outlaw") == {}
    assert gains(game, "loot") == {0: 3}
    assert gains(game, "building-income") == {0: 6, 1: 3}
    assert (standing(game, 0), game.state.general[0]) == ([], 10)


@pytest.mark.rule("BG-12.5")
def test_the_attacker_is_on_the_building_until_building_income() -> None:
    game = scripted(HOTELS, placed={0: "e3"}, outlaws="e3", revolvers=9, combat=(1,), until="income")
    answer(game, "0 choose attack")
    assert standing(game, 0) == ["e3"]


@pytest.mark.rule("BG-12.5")
def test_the_owner_and_rivals_fight_the_outlaw_on_a_building_in_one_duel() -> None:
    """The owner wins: there is no attack, and no further duel."""
    game = scripted(HOTELS, placed={0: "e3", 1: "e3", 2: "e3"}, outlaws="e3", revolvers=(6, 9, 5), combat=(1, 2, 1))
    assert told(game, "outlaw-beaten")[0]["seat"] == 1
    assert told(game, "duel") == []
    assert gains(game, "outlaw") == {1: TILE}
    assert gains(game, "building-income") == {0: 6, 1: 6}
    assert (game.state.supply, game.state.general) == ([1, 0, 1], [9, 10, 9])


@pytest.mark.rule("BG-12.5")
def test_on_the_own_building_there_is_nothing_to_choose() -> None:
    game = scripted(HOTELS, placed={1: "e3"}, outlaws="e3", revolvers=9, combat=(1,))
    assert asked(game) == "pause"
    assert gains(game, "outlaw") == {1: TILE}


@pytest.mark.rule("BG-12.5", "BG-12.4")
def test_attackers_beaten_by_the_outlaw_take_nothing() -> None:
    game = scripted(HOTELS, placed={0: "e3"}, outlaws="e3", combat=(1,))
    assert gains(game, "loot") == {}
    assert gains(game, "building-income") == {0: 6, 1: 3}
    assert game.state.supply[0] == 1


@pytest.mark.rule("BG-16.20", "BG-12.4", "BG-7.6")
@pytest.mark.parametrize(
    ("city", "characters"),
    [
        ("Hl1 Ch1", "banker, mercenary, captain"),  # next to a Church of the owner
        ("Hl1 ..", "banker, heroes, captain"),  # the Heroes'
        ("Hl1 ..", "heroes, banker, captain"),  # the victor may not attack
        ("Ch1 ..", "banker, mercenary, captain"),  # no income to rob
        ("Sc1 ..", "banker, mercenary, captain"),
        ("Ho1 ..", "banker, mercenary, captain"),  # no building
        ("..1 ..", "banker, mercenary, captain"),
        ("Mt  ..", "banker, mercenary, captain"),
    ],
)
def test_where_no_attack_can_be_the_victor_has_vp_only(city: str, characters: str) -> None:
    first, second = city.split()
    diagram = f"""
            c   d   e
        3   {first:3} {second:3} ..
    """
    game = scripted(diagram, characters=characters, placed={0: "c3"}, outlaws="c3", revolvers=9, combat=(1,))
    assert asked(game) == "pause"
    assert gains(game, "outlaw") == {0: TILE}
    assert game.state.general[0] == 10


@pytest.mark.rule("BG-16.20", "BG-7.8")
@pytest.mark.parametrize("die", [1, 6])
def test_a_church_does_not_send_back_who_fights_an_outlaw(die: int) -> None:
    game = scripted(
        """
            c   d   e
        3   Hl1|..1|..
            --  --
        """,
        placed={0: "c3", 1: "c3"},
        outlaws="c3",
        kept={1: "church"},
        revolvers=(4, 0, 0),
        combat=(die, 1),
    )
    answer(game, "1 build church d3", "1 house e3")
    assert told(game, "sanctuary") == []
    if die == 6:
        assert gains(game, "outlaw") == {0: TILE}
    assert len(told(game, "outlaw-beaten")) == (die == 6)


# City Hall


HALL = """
        c   d   e
    3   CH  ..  ..
"""


@pytest.mark.rule("BG-16.21")
@pytest.mark.parametrize("die", [1, 6])
def test_on_city_hall_an_outlaw_is_fought_and_the_occupant_is_untouched(die: int) -> None:
    game = scripted(HALL, placed={1: "c3", 2: "c3"}, occupant=0, outlaws="c3", revolvers=(9, 5, 1), combat=(die, 1))
    assert told(game, "rolled") == [{"at": "c3", "rolls": ((1, die, 0), (2, 1, 0))}]
    assert game.state.occupant == 0
    assert [standing(game, seat) for seat in range(3)] == [["c3"], [], []]
    assert gains(game, "outlaw") == ({1: TILE} if die == 6 else {})
    assert told(game, "city-hall") == []


@pytest.mark.rule("BG-16.21")
def test_nobody_occupies_city_hall_while_an_outlaw_was_there() -> None:
    game = scripted(HALL, placed={1: "c3"}, outlaws="c3", revolvers=9, combat=(1,))
    assert gains(game, "outlaw") == {1: TILE}
    assert game.state.occupant == -1
    assert standing(game, 1) == []


@pytest.mark.rule("BG-16.21")
def test_alone_with_the_outlaw_the_occupant_does_not_fight() -> None:
    game = scripted(HALL, occupant=0, outlaws="c3")
    assert told(game, "rolled") == []
    assert (outlaws(game), game.state.occupant) == (["c3"], 0)


# Placing


@pytest.mark.rule("BG-4.3", "BG-12.5")
def test_a_cowboy_may_go_to_any_outlaw() -> None:
    """Also where nothing can be bought, attacked or defended, and nothing can be contested for want of a tile."""
    city = """
            b   c   d   e   f   g   h
        2   ..1 Ch1 Ho1 Mt2 ..  Ho  ..0
        3   Hl1 Ch0 Sc0 Ho0 ..  ..  ..
        4   CH  ..  ..  ..  ..  ..  ..
    """
    names = ["b2", "c2", "d2", "e2", "f2", "h2", "c3", "d3", "b4"]
    game = scripted(city, at="cowboys", supply=3, outlaws=" ".join(names), version=VERSIONS[1])
    game.state.tiles[0] = 0
    assert {f"cowboy {name}" for name in names} <= set(choices(game))
    assert "cowboy e3" not in choices(game)
    assert "cowboy a1" not in choices(game)


@pytest.mark.rule("BG-9.16", "BG-4.3")
def test_an_outlaw_is_fought_on_the_heroes_buildings_and_by_the_heroes() -> None:
    game = scripted(
        HOTELS, at="cowboys", characters="heroes, banker, captain", order=(1, 0, 2), supply=1, outlaws="c3 e3"
    )
    assert {"cowboy c3", "cowboy e3"} <= set(options(game, 1))
    answer(game, "1 cowboy wages")
    assert {"cowboy c3", "cowboy e3"} <= set(options(game, 0))


@pytest.mark.rule("BG-9.1")
def test_the_white_cowboy_does_not_go_to_outlaws() -> None:
    game = scripted(at="cowboys", characters="sheriff, banker, captain", supply=1, outlaws="d3")
    assert "cowboy d3" in choices(game)
    assert "cowboy e3 white" in choices(game)
    refused(game, "0 cowboy d3 white", "mark-not-there", "BG-9.1", mark="white", at="d3")


@pytest.mark.rule("BG-16.2", "BG-9.1")
def test_the_red_sheriff_fights_outlaws_only_on_own_buildings() -> None:
    city = """
            b   c   d   e   f   g
        2   Hl0 Ch0 Sc0 ..0 Ho0 Hl1
        3   ..  CH  ..  ..  ..  ..
    """
    game = scripted(
        city,
        at="cowboys",
        characters="red sheriff, banker, captain",
        supply=1,
        placed={1: "b2 c2"},
        outlaws="b2 c2 d2 e2 f2 g2 b3 c3",
    )
    for name in ("b2", "c2", "d2"):
        assert f"cowboy {name}" in choices(game)
    for name in ("e2", "f2", "g2", "b3", "c3"):
        refused(game, f"0 cowboy {name}", "no-outlaw-allowed", "BG-16.2", at=name)


@pytest.mark.rule("BG-9.18", "BG-16.20")
def test_nobody_makes_way_for_the_lawyer_where_an_outlaw_is() -> None:
    game = scripted(
        characters="lawyer, banker, captain",
        placed={0: "d3", 1: "d3"},
        outlaws="d3",
        revolvers=(0, 9, 0),
        combat=(1, 1),
    )
    assert told(game, "made-way") == []
    assert gains(game, "outlaw") == {1: TILE}
