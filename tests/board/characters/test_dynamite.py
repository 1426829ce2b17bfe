"""Dynamite (BG-9.20): triples a Mine at Building income, or goes with a cowboy and brings a second die."""

from typing import Any

import pytest

from carson.board.versions import VERSIONS
from support.board import BoardGame, answer, asked, choices, gains, refused, scripted, standing, told

pytestmark = pytest.mark.rule("BG-9.20")

# Seat 0's Mines pay $9 (c3) and $6 (g3), seat 1's $3 (c6).
MINES = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt      Mt  Mt
    3   ..  Mi0 ..      ..  Mi0
    4
    5       Mt
    6       Mi1
"""


def at_income(diagram: str = MINES, **given: Any) -> BoardGame:
    """Building income begins; seat 0 has one dynamite unless it is said otherwise."""
    return scripted(diagram, **{"at": "income", "characters": "captain, banker", "dynamite": {0: 1}, **given})


# At Building income


def test_at_building_income_who_has_dynamite_and_mines_may_triple_one_of_his_own() -> None:
    game = at_income()
    assert asked(game) == "0 blast"
    assert choices(game) == ["choose c3", "choose g3", "pass"]
    assert game.decision is not None
    assert game.decision.about == {"dynamite": 1}
    refused(game, "0 choose c6", "no-mine-there", "BG-9.20", at="c6")
    refused(game, "0 choose z9", "no-mine-there", "BG-9.20", at="z9")
    refused(game, "0 buy c3", "wrong-moment", "BG-9.20", asked="blast")
    answer(game, "0 choose c3")
    assert told(game, "blast") == [{"seat": 0, "at": "c3"}]
    assert gains(game, "building-income") == {0: 27 + 6, 1: 3}
    assert game.state.dynamite == [0, 0]
    assert asked(game) == "pause"


def test_only_mines_are_tripled() -> None:
    game = at_income("    c   d\n3   Mi0 Ra0\n4   Mt  Hl0")
    assert choices(game) == ["choose c3", "pass"]


def test_it_may_be_kept_for_later() -> None:
    game = at_income()
    answer(game, "0 pass")
    assert gains(game, "building-income") == {0: 15, 1: 3}
    assert game.state.dynamite == [1, 0]
    assert asked(game) == "pause"


def test_dynamite_is_kept_from_round_to_round() -> None:
    game = scripted(at="end", until="characters", characters="red prospector, red gunsmith", dynamite=(2, 1))
    assert asked(game) == "pause"
    assert game.state.dynamite == [2, 1]


@pytest.mark.parametrize("given", [{"dynamite": {0: 0}}, {"diagram": "    c\n3   Ra0"}, {"dynamite": {2: 1}}])
def test_without_dynamite_or_without_a_mine_nobody_is_asked(given: dict[str, Any]) -> None:
    assert asked(at_income(**{"characters": "captain, banker, settler", **given})) == "pause"


def test_a_mine_is_tripled_once_a_round() -> None:
    game = at_income(dynamite={0: 3})
    answer(game, "0 choose c3")
    assert choices(game) == ["choose g3", "pass"]
    refused(game, "0 choose c3", "no-mine-there", "BG-9.20", at="c3")
    answer(game, "0 choose g3")
    assert asked(game) == "pause"
    assert gains(game, "building-income")[0] == 27 + 18
    assert game.state.dynamite == [1, 0]


def test_next_round_the_same_mine_may_be_tripled_again() -> None:
    game = at_income(dynamite={0: 2}, until="")
    answer(game, "0 choose c3", "0 pass", "0 spend 8", "0 choose banker", "1 choose father_christmas")
    answer(game, "0 pass", "1 pass")
    assert game.state.round == 3
    assert choices(game) == ["choose c3", "choose g3", "pass"]


def test_players_are_asked_in_pass_order() -> None:
    game = at_income(dynamite=1, passed=(1, 0))
    assert asked(game) == "1 blast"
    answer(game, "1 pass")
    assert asked(game) == "0 blast"


@pytest.mark.rule("BG-16.13")
def test_tripling_goes_beyond_the_maximum() -> None:
    """Eight Mountains: $24, the most a Mine pays, is tripled to $72."""
    game = at_income(
        """
            c   d   e
        3   Mt  Mt  Mt
        4   Mt  Mi0 Mt
        5   Mt  Mt  Mt
        """
    )
    answer(game, "0 choose d4")
    assert gains(game, "building-income") == {0: 72}


def test_an_attacker_takes_half_of_the_tripled_income_rounded_down() -> None:
    game = at_income(placed={1: "c3"})
    answer(game, "0 choose c3")
    assert gains(game, "loot") == {1: 13}
    assert gains(game, "building-income") == {0: 14 + 6, 1: 3}


# With the Grocer


def test_dynamite_does_not_go_with_the_grocers_doubling_of_mines() -> None:
    game = at_income(characters="grocer, banker")
    answer(game, "0 choose mine")
    assert asked(game) == "pause"
    assert gains(game, "building-income")[0] == 18 + 12
    assert game.state.dynamite[0] == 1


@pytest.mark.rule("BG-16.14")
def test_it_goes_with_the_grocers_8_dollars() -> None:
    game = at_income("    c   d\n3   Mi0 Hl0\n4   Mt", characters="grocer, banker")
    answer(game, "0 choose 8")
    assert asked(game) == "0 blast"
    answer(game, "0 choose c3")
    assert gains(game, "building-income") == {0: 9 + 6}


@pytest.mark.rule("BG-16.14")
@pytest.mark.parametrize(("version", "mine"), [(2, 3), (1, 9)])
def test_it_does_not_go_with_the_grocers_doubling_of_another_type_either(version: int, mine: int) -> None:
    game = at_income("    c   d\n3   Mi0 Hl0\n4   Mt", characters="grocer, banker", version=VERSIONS[version])
    answer(game, "0 choose hotel")
    if version == 1:  # a game begun by the first rules
        answer(game, "0 choose c3")
    assert asked(game) == "pause"
    assert gains(game, "building-income") == {0: mine + 12}
    assert game.state.dynamite[0] == version - 1


@pytest.mark.rule("BG-16.14")
def test_who_doubles_is_told_why_no_mine_can_be_tripled() -> None:
    game = at_income(
        "    c   d   e   f\n3   Mi0 Hl0 Mi1 Ra0\n4   Mt", characters="grocer, banker", dynamite={0: 1, 1: 1}
    )
    answer(game, "0 choose hotel")
    assert asked(game) == "1 blast"
    refused(game, "0 choose c3", "not-with-the-grocer", "BG-16.14", at="c3", building="hotel")
    for option in ("d3", "e3", "f3", "a1", "z9"):  # neither a Mine of seat 0 nor a Ranch with a horse
        refused(game, f"0 choose {option}", "not-your-decision", "BG-9.20")


@pytest.mark.rule("BG-16.14")
@pytest.mark.parametrize(
    ("diagram", "given", "said"),
    [
        ("    c   d\n3   Mi0 Hl0", {"dynamite": 1}, "dynamite"),
        ("    c   d\n3   Mi0 Hl0", {"dynamite": 0}, "nothing"),
        ("    c   d\n3   Mi1 Hl0", {"dynamite": 1}, "nothing"),
        ("    c   d\n3   Mi0 Hl0", {"dynamite": 0, "placed": {0: "c3+dynamite"}}, "dynamite"),
        ("    c   d\n3   Mi0 Hl0", {"dynamite": 1, "version": VERSIONS[1]}, "nothing"),
    ],
)
def test_the_grocers_question_says_what_doubling_forgoes(diagram: str, given: dict[str, Any], said: str) -> None:
    game = at_income(diagram, characters="grocer, banker", **given)
    assert game.decision is not None
    assert game.decision.about["forgoes"] == said


@pytest.mark.rule("BG-16.14", "BG-16.30")
@pytest.mark.parametrize(("version", "mine"), [(2, 3), (1, 9)])
def test_placed_dynamite_triples_no_mine_when_the_grocer_doubles_another_type(version: int, mine: int) -> None:
    game = at_income(
        "    c   d\n3   Mi0 Hl0\n4   Mt",
        characters="grocer, banker",
        dynamite=0,
        placed={0: "c3+dynamite"},
        version=VERSIONS[version],
    )
    assert game.view(0).tripled == ("c3",)
    answer(game, "0 choose hotel")
    assert gains(game, "building-income") == {0: mine + 12}
    assert game.state.tripled == 0 if version == 2 else True


@pytest.mark.rule("BG-16.14")
def test_one_players_grocer_leaves_the_others_dynamite_alone() -> None:
    game = at_income(
        "    c   d   e\n3   Mi1 Hl0 Mt", characters="grocer, banker", dynamite=0, placed={1: "c3+dynamite"}
    )
    answer(game, "0 choose hotel")
    assert game.state.tripled
    assert gains(game, "building-income")[0] == 12


@pytest.mark.rule("BG-16.14", "BG-16.30")
def test_a_mine_with_placed_dynamite_is_doubled_not_tripled_when_the_grocer_doubles_mines() -> None:
    game = at_income(characters="grocer, banker", dynamite=0, placed={0: "c3+dynamite"})
    answer(game, "0 choose mine")
    assert gains(game, "building-income")[0] == 18 + 12


@pytest.mark.rule("BG-16.30")
@pytest.mark.parametrize(("choice", "loot", "own"), [("mine", 9, 9 + 12), ("8", 13, 14 + 6)])
def test_attacked_it_pays_its_normal_income_to_both_or_is_tripled_and_shared(choice: str, loot: int, own: int) -> None:
    """The defender's two dice lost; the Grocer doubles Mines, or takes $8 and the Mine is tripled."""
    game = at_income(characters="grocer, banker", dynamite=0, placed={0: "c3+dynamite", 1: "c3"}, combat=(1, 1, 6))
    assert told(game, "rolled")[0]["rolls"] == ((0, 1, 1), (1, 6, 0))
    answer(game, f"0 choose {choice}")
    assert gains(game, "loot") == {1: loot}
    assert gains(game, "building-income")[0] == own
    assert (game.state.dynamite, game.state.marks) == ([0, 0], ())


# Sent home


CHURCH_BY_THE_MINE = """
        b   c   d   e
    2   Mt  Mt  Mt
    3   ..  Mi0 ..0 ..
            --  --
    4       Ho  Ho
"""


def sanctuary(**given: Any) -> BoardGame:
    """Seat 0 defends its Mine of $9 with dynamite against seat 1, and builds a Church beside it."""
    game = scripted(
        CHURCH_BY_THE_MINE,
        **{"characters": "captain, banker", "kept": {0: "church"}, "placed": {0: "c3+dynamite", 1: "c3"}, **given},
    )
    answer(game, "0 build church d3", "0 house e3")
    return game


@pytest.mark.rule("BG-16.29", "BG-7.8")
def test_sent_home_by_a_church_a_cowboy_leaves_its_dynamite_spent_and_the_mine_is_not_tripled() -> None:
    game = sanctuary()
    assert told(game, "sanctuary") == [{"at": "c3", "seats": (0, 1)}]
    assert (game.state.dynamite, game.state.marks, game.state.supply) == ([0, 0], (), [1, 1])
    assert gains(game, "building-income") == {0: 9}


@pytest.mark.rule("BG-16.29")
def test_another_token_may_still_triple_that_mine() -> None:
    game = sanctuary(dynamite={0: 1})
    assert choices(game) == ["choose c3", "pass"]
    answer(game, "0 choose c3")
    assert gains(game, "building-income") == {0: 27}
    assert game.state.dynamite == [0, 0]


@pytest.mark.rule("BG-16.29", "BG-16.3")
def test_making_way_for_the_lawyer_it_is_spent_too() -> None:
    game = scripted(characters="lawyer, banker", placed={0: "d4", 1: "d4+dynamite"}, money=5)
    assert told(game, "made-way") == [{"seat": 1, "at": "d4"}]
    assert (game.state.dynamite, game.state.marks, game.state.supply) == ([0, 0], (), [0, 1])


# With a cowboy


def placing(**given: Any) -> BoardGame:
    """Phase 2: it is the turn of seat 0, who has one dynamite."""
    return scripted(
        **{
            "diagram": MINES,
            "at": "cowboys",
            "characters": "captain, auctioneer",
            "supply": 2,
            "dynamite": {0: 1},
            **given,
        }
    )


def test_dynamite_may_go_with_a_cowboy_wherever_a_duel_may_be() -> None:
    game = placing()
    plain = {at for at in choices(game) if at.startswith("cowboy") and not at.endswith("dynamite")}
    marked = {at.removesuffix(" dynamite") for at in choices(game) if at.endswith("dynamite")}
    assert plain - marked == {"cowboy wages", "cowboy road"}
    assert marked < plain
    assert {f"cowboy {at}" for at in ("c3", "c6", "h8", "gambling", "buy-12")} <= marked


@pytest.mark.parametrize("at", ["wages", "road", "vp-2"])
def test_it_does_not_go_where_there_is_no_duel_or_no_cowboy(at: str) -> None:
    refused(placing(), f"0 cowboy {at} dynamite", "mark-not-there", "BG-9.20", at=at)


def test_the_token_is_placed_with_the_cowboy() -> None:
    game = placing()
    answer(game, "0 cowboy gambling dynamite")
    assert standing(game, 0) == ["gambling"]
    assert (game.state.dynamite[0], game.state.supply[0]) == (0, 1)


def test_who_has_none_places_none() -> None:
    refused(placing(dynamite=0), "0 cowboy gambling dynamite", "mark-not-yours", "BG-9.20", mark="dynamite")


@pytest.mark.rule("BG-4.2")
def test_dynamite_without_a_cowboy_does_not_keep_a_player_from_passing() -> None:
    assert asked(placing(supply={1: 1})) == "1 cowboy"


def test_in_a_duel_there_two_dice_are_rolled_and_added() -> None:
    game = scripted(
        characters="captain, banker",
        placed={0: "gambling+dynamite", 1: "gambling"},
        combat=(3, 4, 6),
    )
    assert told(game, "rolled")[0]["rolls"] == ((0, 3, 4), (1, 6, 0))
    assert told(game, "duel")[0]["strengths"] == ((0, 7), (1, 6))
    assert told(game, "duel")[0]["winner"] == 0
    assert gains(game, "gambling") == {0: 2}


@pytest.mark.parametrize("at", ["parcels-vp", "building-vp", "vp-5"])
def test_on_a_space_after_building_income_it_waits_for_its_duel_and_triples_nothing(at: str) -> None:
    game = scripted(
        MINES, characters="captain, banker", placed={0: f"{at}+dynamite", 1: at}, combat=(3, 4, 6), passed=(1, 0)
    )
    assert gains(game, "building-income") == {0: 15, 1: 3}
    assert told(game, "rolled")[0]["rolls"] == ((1, 3, 0), (0, 4, 6))
    assert told(game, "duel")[0]["winner"] == 0


def test_only_the_duel_it_was_placed_for_has_two_dice() -> None:
    game = scripted(
        characters="captain, banker",
        placed={0: "roads gambling+dynamite", 1: "roads gambling"},
    )
    assert [roll["rolls"][0] for roll in told(game, "rolled")] == [(0, 1, 0), (0, 1, 1)]


@pytest.mark.parametrize("rival", ["", "gambling"])
@pytest.mark.parametrize("combat", [(6, 6, 1), (1, 1, 6)])
def test_a_placed_token_is_spent_duel_or_not_won_or_lost(rival: str, combat: tuple[int, ...]) -> None:
    game = scripted(characters="captain, banker", placed={0: "gambling+dynamite", 1: rival}, combat=combat)
    assert game.state.dynamite == [0, 0]
    assert game.state.marks == ()


@pytest.mark.parametrize("at", ["d4", "c6", "c3"])
def test_it_is_spent_on_parcels_and_buildings_too(at: str) -> None:
    game = scripted(MINES, characters="captain, banker", placed={0: f"{at}+dynamite"})
    assert game.state.dynamite == [0, 0]
    assert game.state.marks == ()


@pytest.mark.rule("BG-8.14")
@pytest.mark.parametrize("given", [{"occupant": 1, "combat": (6, 6, 1)}, {}])
def test_it_is_spent_on_city_hall_though_the_cowboy_stays(given: dict[str, Any]) -> None:
    """Challenged in the next round the occupant rolls one die again."""
    game = at_income("    d\n3   CH", dynamite=0, placed={0: "d3+dynamite"}, **given)
    answer(game, "0 choose occupy")
    assert game.state.occupant == 0
    assert standing(game, 0) == ["d3"]
    assert game.state.marks == ()


def test_against_a_rivals_mine_it_only_brings_the_second_die() -> None:
    game = at_income(dynamite=0, placed={0: "c6+dynamite", 1: "c6"}, combat=(2, 5, 6))
    assert told(game, "duel")[0]["strengths"] == ((0, 7), (1, 6))
    assert gains(game, "loot") == {0: 1}
    assert gains(game, "building-income") == {0: 15, 1: 2}


# On an own Mine: both


def test_with_a_cowboy_on_an_own_mine_it_triples_the_income_without_a_duel() -> None:
    game = at_income(dynamite=0, placed={0: "c3+dynamite"})
    assert gains(game, "building-income")[0] == 27 + 6
    assert game.state.marks == ()


def test_with_a_cowboy_on_an_own_mine_it_brings_two_dice_and_triples_the_income() -> None:
    game = at_income(dynamite=0, placed={0: "c3+dynamite", 1: "c3"}, combat=(3, 4, 6))
    assert told(game, "duel")[0]["strengths"] == ((0, 7), (1, 6))
    assert gains(game, "building-income")[0] == 27 + 6
    assert gains(game, "loot") == {}


def test_it_triples_the_income_even_if_the_duel_is_lost_and_the_attacker_takes_half_of_that() -> None:
    game = at_income(dynamite=0, placed={0: "c3+dynamite", 1: "c3"}, combat=(1, 1, 6))
    assert told(game, "duel")[0]["winner"] == 1
    assert gains(game, "loot") == {1: 13}
    assert gains(game, "building-income")[0] == 14 + 6


def test_a_mine_tripled_by_placed_dynamite_is_not_tripled_again() -> None:
    game = at_income(dynamite={0: 1}, placed={0: "c3+dynamite"})
    assert choices(game) == ["choose g3", "pass"]


def test_spent_on_a_parcel_it_does_not_triple_the_mine_built_there_afterwards() -> None:
    game = scripted(
        "    d   e\n3   ..  Mt", characters="captain, banker", placed={0: "d3+dynamite"}, kept={0: "mine"}, money=2
    )
    answer(game, "0 buy d3", "0 build mine d3")
    assert gains(game, "building-income") == {0: 3}
    assert game.state.dynamite == [0, 0]


def test_on_another_own_building_it_triples_nothing() -> None:
    game = at_income("    d\n3   Ra0", dynamite=0, placed={0: "d3+dynamite"})
    assert gains(game, "building-income") == {0: 8}
