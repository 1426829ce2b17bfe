"""Who sits at the table and with which bid cards (section 2)."""

import pytest

from carson.cards.data.loader import built_in
from carson.cards.material.grid import members
from carson.cards.options import Options, filled, hopeless
from carson.cards.rules import CardRules
from carson.kernel import OptionsError
from support.script import ONE, answer, asked, look, options, owns, refused, rules_for, scripted


def suits(options: Options) -> tuple[str, ...]:
    return CardRules(options, built_in()).table.options.suits


def fault(options: Options) -> tuple[str, str]:
    """The code and the rule with which options are refused."""
    with pytest.raises(OptionsError) as caught:
        CardRules(options, built_in())
    return caught.value.code, caught.value.details["rule"]


@pytest.mark.rule("CG-2.0")
def test_players_choose_their_suits_and_virtual_ones_get_the_rest() -> None:
    options = Options(2, ("beginner", "expert"), ("star", "hat"))
    assert suits(options) == ("star", "hat", "cactus", "boot")


@pytest.mark.rule("CG-2.0")
def test_no_two_players_have_the_same_suit() -> None:
    assert fault(Options(2, ("beginner", "beginner"), ("boot", "boot"))) == ("options-suit-twice", "CG-2.0")
    assert fault(Options(4, (), ("boot", "hat", "star", "boot"))) == ("options-suit-twice", "CG-2.0")


@pytest.mark.rule("CG-2.0")
def test_there_are_not_more_suits_than_players() -> None:
    assert fault(Options(4, (), ("boot", "hat", "star", "cactus", "cattle"))) == ("options-suits", "CG-2.0")


@pytest.mark.rule("CG-2.1")
@pytest.mark.parametrize(("real", "virtual"), [(1, 3), (1, 5), (2, 2), (3, 3), (4, 0), (4, 1), (5, 1), (6, 0)])
def test_four_to_six_play_and_at_least_one_is_real(real: int, virtual: int) -> None:
    rules = CardRules(Options(real, ("beginner",) * virtual), built_in())
    assert (rules.seats, rules.table.players) == (real, real + virtual)


@pytest.mark.rule("CG-2.1")
@pytest.mark.parametrize(("real", "virtual"), [(1, 2), (3, 0), (2, 5), (6, 1)])
def test_fewer_than_four_or_more_than_six_cannot_play(real: int, virtual: int) -> None:
    assert fault(Options(real, ("beginner",) * virtual)) == ("options-players", "CG-2.1")


@pytest.mark.rule("CG-2.1")
@pytest.mark.parametrize("real", [0, 7, -1])
def test_one_to_six_are_real(real: int) -> None:
    assert fault(Options(real, ("beginner",) * 4)) == ("options-real", "CG-2.1")


@pytest.mark.rule("CG-2.1")
def test_the_rest_of_a_table_is_virtual() -> None:
    assert filled(3).virtual == ("beginner",)
    assert filled(1, "expert", players=6).virtual == ("expert",) * 5
    assert filled(5).virtual == ()


@pytest.mark.rule("CG-2.2")
def test_a_real_player_has_bid_cards_1_to_9() -> None:
    assert options(scripted()) == [f"bid {value}" for value in range(1, 10)]


@pytest.mark.rule("CG-2.2")
@pytest.mark.parametrize("value", [0, 10, 11, 12])
def test_a_real_player_has_no_other_bid_cards(value: int) -> None:
    refused(scripted(), f"0 bid {value}", "bid-not-yours", "CG-2.2", value=value, left=list(range(1, 10)))


@pytest.mark.rule("CG-2.2")
@pytest.mark.parametrize(
    ("level", "values"),
    [
        ("beginner", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("intermediate", [2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("expert", [3, 4, 5, 6, 7, 8, 9, 10, 11]),
    ],
)
def test_a_virtual_players_nine_bid_cards_follow_from_its_level(level: str, values: list[int]) -> None:
    game = scripted(f"star, cattle, hat, {level} boot")
    assert members(game.state.hand[3]) == values
    assert game.view(None).players[3].bids_left == tuple(values)


@pytest.mark.rule("CG-2.2")
def test_each_virtual_player_has_a_level_of_its_own() -> None:
    table = rules_for("star, expert cattle, beginner hat, intermediate boot").table
    assert [max(members(pile)) for pile in table.full] == [9, 11, 9, 10]


@pytest.mark.rule("CG-2.2")
def test_there_are_three_levels() -> None:
    assert fault(Options(3, ("grandmaster",))) == ("options-level", "CG-2.2")


@pytest.mark.rule("CG-2.2")
def test_a_virtual_players_pile_is_shuffled_any_card_may_lie_on_top() -> None:
    for value in range(1, 10):
        game = scripted("star, cattle, hat, beginner boot", bids={3: [value]})
        answer(game, "0 bid 1", "1 bid 1", "2 bid 1")
        assert game.state.bid[3] == value


@pytest.mark.rule("CG-2.3")
def test_a_virtual_player_keeps_what_it_takes_and_builds_no_city() -> None:
    game = scripted(ONE, characters="sheriff", terrain="I-05 I-21 I-28 I-01", bids={1: [9], 2: [8], 3: [7]})
    answer(game, "0 bid 1", "0 take sheriff")
    virtual = game.view(None).players[1:]
    assert [player.kept for player in virtual] == [("I-21",), ("I-05",), ("I-28",)]
    assert [look(game, seat) for seat in (1, 2, 3)] == ["", "", ""]


@pytest.mark.rule("CG-2.3")
def test_a_virtual_player_keeps_a_character_too() -> None:
    game = scripted(characters="chinese_worker", terrain="I-01 I-02 I-03 I-04", bids={1: [9]})
    answer(game, "0 bid 1")
    assert owns(game, 1) == ("chinese_worker",)


@pytest.mark.rule("CG-2.3")
def test_a_virtual_player_never_uses_a_power() -> None:
    powers = "governor lawyer chinese_worker heroes gunsmith mercenary doctor"
    game = scripted(owned={1: powers}, bids={1: [1], 2: [2], 3: [3]})
    assert asked(game) == "0 bid"
    answer(game, "0 bid 4")
    assert asked(game) == "0 take"
    assert game.state.bonus == [0, 0, 0, 0]
    assert game.state.used == 0


@pytest.mark.rule("CG-2.3")
def test_a_virtual_player_neither_sells_nor_sends_the_paperboy() -> None:
    game = scripted(at="II 9", owned={1: "auctioneer paperboy"}, characters="banker")
    answer(game, "0 bid 9", "0 take banker")
    assert asked(game) == ""


def test_one_player_against_five_experts_is_as_good_as_lost() -> None:
    assert hopeless(filled(1, "expert", players=6))
    assert not hopeless(filled(1, "intermediate", players=6))
    assert not hopeless(filled(1, "expert", players=5))
