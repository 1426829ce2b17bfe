"""Characters and tokens in fights with Outlaws (BG-9.10, BG-9.14, BG-9.20, BG-16.4, BG-16.16)."""

from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from board.variants.helpers_outlaws import outlaws
from carson.board.material.ground import BY_NAME
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.variants.might_is_right.state import PILES
from carson.board.views.odds import odds
from support.board import BoardGame, answer, asked, choices, gains, refused, scripted, standing, told

HOTELS = """
        c   d   e
    3   Hl0 ..  Hl1
"""


@pytest.mark.rule("BG-9.10", "BG-16.16")
def test_the_gunsmith_scores_for_an_outlaw_beaten_as_for_any_duel_won() -> None:
    game = scripted(
        characters="gunsmith, banker, captain", placed={0: "d3", 1: "d3"}, outlaws="d3", revolvers=9, combat=(2, 1)
    )
    assert gains(game, "duel-won") == {0: 2}
    assert gains(game, "outlaw") == {0: 3}


@pytest.mark.rule("BG-9.10")
def test_but_not_when_the_outlaw_wins() -> None:
    game = scripted(characters="gunsmith, banker, captain", placed={0: "d3"}, outlaws="d3", combat=(2,))
    assert gains(game, "duel-won") == {}


@pytest.mark.rule("BG-9.10")
@pytest.mark.parametrize(("again", "won"), [(3, False), (4, True)])
def test_the_red_gunsmith_may_roll_again_alone_with_an_outlaw(again: int, won: bool) -> None:
    game = scripted(
        characters="red gunsmith, banker, captain", placed={0: "d3"}, outlaws="d3", revolvers=6, combat=(2, again)
    )
    assert asked(game) == "0 reroll"
    answer(game, "0 choose reroll")
    assert gains(game, "outlaw") == ({0: 3} if won else {})


@pytest.mark.rule("BG-9.14")
@pytest.mark.parametrize(("tile", "bounty"), [("doctor", 3), ("undertaker", 2)])
@pytest.mark.parametrize("victor", [0, 1])
def test_doctor_and_undertaker_are_paid_for_each_outlaw_beaten_by_anybody(tile: str, bounty: int, victor: int) -> None:
    game = scripted(
        characters=f"{tile}, banker, captain",
        placed={victor: "d3 f5"},
        outlaws="d3 f5",
        revolvers={victor: 9},
        combat=(1, 1),
    )
    answer(game, f"{victor} choose d3")
    money = [event.data for event in game.events(None) if event.kind == "earned" and event.data["why"] == "outlaw"]
    assert money == [{"seat": 0, "amount": bounty, "why": "outlaw"}] * 2
    assert game.state.money[0] == 2 * bounty


@pytest.mark.rule("BG-9.14")
def test_nobody_is_paid_for_an_outlaw_who_wins() -> None:
    game = scripted(characters="doctor, banker, captain", placed={0: "d3"}, outlaws="d3", combat=(1,))
    answer(game, "0 pass")
    assert game.state.money == [0, 0, 0]


@pytest.mark.rule("BG-9.14", "BG-16.4")
def test_who_is_beaten_by_an_outlaw_may_be_healed() -> None:
    """The Doctor's own first and free; only spaces after the Outlaws are left."""
    game = scripted(
        characters="doctor, banker, captain",
        placed={0: "d3", 1: "d3", 2: "cowboy-vp"},
        passed=(1, 0, 2),
        outlaws="d3",
        money=3,
        in_round=3,
        combat=(1, 1),
    )
    assert asked(game) == "0 heal"
    assert choices(game) == ["cowboy parcels-vp", "cowboy building-vp", "cowboy vp-5", "cowboy vp-4", "pass"]
    answer(game, "0 cowboy parcels-vp")
    assert asked(game) == "1 heal"
    refused(game, "1 cowboy gambling", "no-healing-there", "BG-16.4", at="gambling")
    answer(game, "1 cowboy building-vp")
    assert game.state.money[0] >= 6


@pytest.mark.rule("BG-9.14", "BG-16.62")
def test_the_beaten_are_asked_before_the_victor_chooses() -> None:
    game = scripted(
        HOTELS,
        characters="doctor, banker, captain",
        placed={0: "e3", 2: "e3"},
        outlaws="e3",
        revolvers=(0, 0, 9),
        combat=(1, 1),
    )
    assert asked(game) == "0 heal"
    assert isinstance(game.rules, BoardRules)
    assert "; spoils 2 e3; heal 0 0\n" in game.rules.position_text(game.state)
    answer(game, "0 pass")
    assert asked(game) == "2 spoils"


@pytest.mark.rule("BG-9.14")
def test_who_is_beaten_by_an_outlaw_pays_the_undertaker_or_loses_a_vp() -> None:
    game = scripted(
        characters="undertaker, banker, captain",
        placed={0: "d3", 1: "d3", 2: "d3"},
        outlaws="d3",
        money=2,
        vp=5,
        combat=(1, 1, 1),
    )
    assert asked(game) == "1 toll"
    answer(game, "1 choose pay", "2 choose lose")
    assert (game.state.money, game.state.vp) == ([4, 0, 2], [5, 5, 4])


@pytest.mark.rule("BG-9.1", "BG-16.16")
def test_the_red_sheriff_scores_for_a_fight_lost_against_an_outlaw() -> None:
    game = scripted(
        HOTELS, characters="red sheriff, banker, captain", placed={0: "c3"}, outlaws="c3", revolvers=0, combat=(1,)
    )
    assert gains(game, "duel-lost") == {0: 3}


# Dynamite


MINE = """
        c   d   e
    3   Mi0 Mt  Mt
    4   ..  Mt  ..
"""


@pytest.mark.rule("BG-9.20")
def test_dynamite_gives_two_dice_against_an_outlaw() -> None:
    game = scripted(placed={0: "d3+dynamite"}, outlaws="d3", combat=(4, 6))
    assert told(game, "outlaw-beaten")[0]["strengths"] == ((0, 10),)
    assert game.state.marks == ()


@pytest.mark.rule("BG-16.63", "BG-9.20")
@pytest.mark.parametrize(("dice", "paid"), [((4, 6), 18), ((1, 2), 9)])
def test_dynamite_on_an_own_mine_triples_it_whoever_wins_the_fight(dice: tuple[int, int], paid: int) -> None:
    """$6, tripled $18; of those an Outlaw who stays takes half."""
    game = scripted(MINE, placed={0: "c3+dynamite"}, outlaws="c3", combat=dice)
    assert gains(game, "building-income") == {0: paid}


@pytest.mark.rule("BG-16.4", "BG-9.20")
def test_the_dynamite_of_a_cowboy_beaten_by_an_outlaw_is_spent() -> None:
    game = scripted(placed={0: "d3+dynamite"}, outlaws="d3", combat=(1, 1))
    assert (game.state.marks, game.state.dynamite[0], game.state.supply[0]) == ((), 0, 1)


@pytest.mark.rule("BG-12.5", "BG-9.20")
def test_the_victor_who_attacks_keeps_standing_with_what_he_brought() -> None:
    """A rival's Mine is not tripled by it."""
    game = scripted(MINE, placed={1: "c3+dynamite"}, outlaws="c3", combat=(4, 6), until="income")
    answer(game, "1 choose attack")
    assert standing(game, 1) == ["c3"]
    assert game.state.tripled == 0


# Duel tiles


@pytest.mark.rule("BG-11.3", "BG-12.5")
def test_with_might_is_right_a_tile_is_played_against_an_outlaw() -> None:
    def deal(state: State) -> None:
        PILES.put(state, replace(PILES.of(state), hands=((0, 1, 5), (2,), (3,)), discard=(4,), chosen=((), (), ())))

    def fought(tile: int) -> BoardGame:
        game = scripted(placed={0: "d3"}, outlaws="d3", revolvers=6, variants="might-is-right outlaws", prepare=deal)
        assert asked(game).startswith("0 ")
        answer(game, f"0 choose {tile}")
        return game

    assert gains(fought(5), "outlaw") == {0: 3}
    assert outlaws(fought(1)) == ["d3"]


# Chances


def chances(game: BoardGame, at: str = "d3") -> dict[int, Fraction]:
    assert isinstance(game.rules, BoardRules)
    return odds(game.rules.table, game.state, BY_NAME[at])


@pytest.mark.rule("BG-12.5")
@pytest.mark.parametrize(("power", "faces"), [(3, 0), (4, 1), (6, 3), (8, 5), (9, 6)])
def test_the_chance_to_beat_an_outlaw_alone(power: int, faces: int) -> None:
    game = scripted(placed={0: "d3"}, outlaws="d3", revolvers=power, until="actions")
    assert chances(game) == {0: Fraction(faces, 6)}


@pytest.mark.rule("BG-12.5", "BG-4.5")
def test_with_rivals_the_strongest_must_beat_him() -> None:
    """Both need a 4: who has the higher die wins, the earlier passer of equals."""
    game = scripted(placed={0: "d3", 1: "d3"}, outlaws="d3", revolvers=6, until="actions")
    wins = {0: 0, 1: 0}
    for first in range(1, 7):
        for second in range(1, 7):
            if max(first, second) >= 4:
                wins[0 if first >= second else 1] += 1
    assert chances(game) == {seat: Fraction(count, 36) for seat, count in wins.items()}


@pytest.mark.rule("BG-9.10", "BG-12.5")
def test_the_red_gunsmiths_second_roll_counts() -> None:
    game = scripted(
        characters="red gunsmith, banker, captain", placed={0: "d3"}, outlaws="d3", revolvers=6, until="actions"
    )
    assert chances(game) == {0: Fraction(3, 4)}


@pytest.mark.rule("BG-9.18", "BG-12.5")
def test_the_lawyer_has_no_advantage_there() -> None:
    game = scripted(
        characters="lawyer, banker, captain",
        placed={0: "d3", 1: "d3"},
        outlaws="d3",
        revolvers=(3, 9, 0),
        until="actions",
    )
    assert chances(game) == {0: Fraction(0), 1: Fraction(1)}


@pytest.mark.rule("BG-16.21")
def test_the_occupant_of_city_hall_has_no_part_in_it() -> None:
    game = scripted(
        """
            c   d   e
        3   CH  ..  ..
        """,
        placed={1: "c3"},
        occupant=0,
        outlaws="c3",
        revolvers=(9, 9, 9),
        until="actions",
    )
    assert chances(game, "c3") == {1: Fraction(1)}


@pytest.mark.rule("BG-9.10", "BG-12.5")
def test_the_chances_with_gunsmith_and_rival_are_those_of_all_dice_played() -> None:
    """The Gunsmith rolls again whenever the dice as they lie would not win; in pass order the rival comes first."""
    counts = {0: 0, 1: 0}

    def fought(*combat: int) -> BoardGame:
        return scripted(
            characters="red gunsmith, banker, captain",
            placed={0: "d3", 1: "d3"},
            passed=(1, 0, 2),
            outlaws="d3",
            revolvers=(7, 6, 0),
            combat=combat,
        )

    for dice in product(range(1, 7), repeat=3):
        rival, gunsmith, _ = dice
        game = fought(*dice)
        wins = gunsmith + 7 >= 10 and gunsmith + 7 > rival + 6
        answer(game, "0 choose stand" if wins else "0 choose reroll")
        for event in told(game, "outlaw-beaten"):
            counts[event["seat"]] += 1
    expected = {seat: Fraction(count, 216) for seat, count in counts.items()}
    before = scripted(
        characters="red gunsmith, banker, captain",
        placed={0: "d3", 1: "d3"},
        passed=(1, 0, 2),
        outlaws="d3",
        revolvers=(7, 6, 0),
        until="actions",
    )
    assert chances(before) == expected
    assert 0 < sum(expected.values()) < 1
