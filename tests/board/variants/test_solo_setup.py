"""Setting up a game against Standish (BG-14.1, BG-14.2, BG-14.11), and what may not be combined."""

import pytest

from board.variants.helpers_solo import HUMAN, STANDISH
from carson.board.audit import faults
from carson.board.library import new_game, new_rules
from carson.board.material.figures import STRATEGIES
from carson.board.material.pieces import CHURCH, CITY_HALL, SCHOOL, TRAIN_STATION
from carson.board.options import Options
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.registry import NOT_SOLO
from carson.board.variants.solo.person import CHARACTERS, card, deck_of, priority
from carson.board.variants.solo.state import HAND
from carson.kernel import OptionsError
from support.board import BoardGame, answer, asked, options, refused, told
from support.board import new_game as drawn_game

ELEVEN = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16}


def game_of(strategy: str = "rancher", seed: str = "a", **others: str) -> BoardGame:
    return new_game(Options(2, solo=strategy, **others), seed)


@pytest.mark.rule("BG-14.1")
def test_there_is_no_church_school_city_hall_or_train_station() -> None:
    state = game_of().state
    for kind in (CHURCH, SCHOOL, CITY_HALL, TRAIN_STATION):
        assert state.bag[kind] == 0
        assert kind not in state.track
    assert sum(state.bag) == 38 - 6 - 7


@pytest.mark.rule("BG-14.1")
def test_standish_has_all_cowboys_and_no_revolvers_the_human_the_usual() -> None:
    state = game_of().state
    for had in (state.money, state.stock, state.revolvers, state.supply):
        assert had[STANDISH] == 0
    assert state.general[STANDISH] == 10
    assert state.refuses == 1 << STANDISH
    assert (state.money[HUMAN], state.stock[HUMAN], state.revolvers[HUMAN], state.supply[HUMAN]) == (15, 1, 1, 3)


@pytest.mark.rule("BG-14.1")
def test_only_the_human_takes_start_parcels_two_and_chooses_a_character() -> None:
    game = drawn_game(2, solo="miner")
    assert asked(game) == "0 claim"
    answer(game, "0 claim a1", "0 claim h8")
    assert asked(game) == "0 character"
    assert game.state.owned[STANDISH] == 0
    assert game.state.passed == [STANDISH, HUMAN]


@pytest.mark.rule("BG-14.1")
def test_seven_of_eleven_characters_are_drawn_on_random_sides() -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(60):
        sides = game_of(seed=str(seed)).state.sides
        there = {(number, side) for number, side in enumerate(sides) if side >= 0}
        assert len(there) == 7
        seen |= there
    assert seen == {(number, side) for number in ELEVEN for side in (0, 1)}


@pytest.mark.rule("BG-14.1")
def test_what_is_drawn_is_told_and_can_be_chosen() -> None:
    game = drawn_game(2, solo="urban")
    told_of = [(event["character"], event["side"]) for event in told(game, "character-in-play")]
    # The lowest come where the test has no wish.
    names = ["banker", "grocer", "chinese_worker", "settler", "captain", "mercenary", "indian"]
    assert told_of == [(name, "yellow") for name in names]
    answer(game, "0 claim a1", "0 claim h8")
    chosen = [option for option in options(game) if option.startswith("choose")]
    assert chosen == [f"choose {name}" for name in names]
    refused(game, "0 choose prospector", "character-gone", "BG-14.1")
    refused(game, "0 choose sheriff", "character-not-in-play", "BG-3.7")


@pytest.mark.rule("BG-14.1")
def test_he_goes_first_in_the_turn_order_of_every_round() -> None:
    game = drawn_game(2, solo="urban")
    answer(game, "0 claim a1", "0 claim h8", "0 choose banker")
    assert game.state.order == [STANDISH, HUMAN]


@pytest.mark.rule("BG-14.2")
@pytest.mark.parametrize(
    ("strategy", "character", "first", "cards"),
    [
        ("rancher", "doctor", "ranch", "A3 B2 C1 C2 C2 D2 D3 E3 F3 H3 I0 X1"),
        ("miner", "governor", "mine", "C2 C2 D2 D3 E3 F2 F3 G2 H0 H3 I0 X1"),
        ("strength", "sheriff", "mine", "A3 A4 C2 C2 D2 D3 E3 E5 F2 F3 H3 X1"),
        ("urban", "lawyer", "saloon", "B2 C2 C2 D2 D3 E3 E5 F3 G2 G5 H3 X1"),
    ],
)
def test_each_strategy_has_its_character_its_list_and_its_twelve_cards(
    strategy: str, character: str, first: str, cards: str
) -> None:
    game = game_of(strategy)
    table = game.rules.table
    found = [card(table, number) for number in HAND.of(game.state).deck]
    assert sorted(f"{one.card}{one.firepower}" for one in found) == cards.split()
    assert len(deck_of(table)) == 12
    assert CHARACTERS[strategy] == character
    assert table.figures.strategies[strategy].priority[0] == first
    assert sorted(priority(table).values()) == list(range(9))


@pytest.mark.rule("BG-14.1")
def test_a_set_of_characters_is_not_chosen_but_drawn() -> None:
    assert new_rules(Options(2, characters="gold", solo="urban")).table.options.characters == "drawn"


@pytest.mark.rule("BG-14.11", "BG-15.12", "BG-14.2", "BG-14.1")
@pytest.mark.parametrize(
    ("wrong", "code", "rule"),
    [
        *(({"variants": f"{name} river"}, "options-solo-variant", "BG-14.11") for name in NOT_SOLO),
        ({"edition": "dutch"}, "options-solo-dutch", "BG-15.12"),
        ({"solo": "farmer"}, "options-solo", "BG-14.2"),
        ({"players": 3}, "options-solo-players", "BG-14.1"),
    ],
)
def test_what_does_not_go_together_is_refused(wrong: dict[str, str], code: str, rule: str) -> None:
    given = {"players": 2, "solo": "rancher", **wrong}
    with pytest.raises(OptionsError) as caught:
        new_rules(Options(**given))  # type: ignore[arg-type]
    assert caught.value.code == code
    assert caught.value.details["rule"] == rule


@pytest.mark.rule("BG-11.5", "BG-14.11", "BG-16.45")
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_new_beginning_alone_has_one_sheet_and_no_bid(strategy: str) -> None:
    game = game_of(strategy, variants="new-beginning")
    assert asked(game) == "0 sheet"
    refused(game, "0 sheet 3 1 1 2 1", "sheet-bid-alone", "BG-16.45")
    answer(game, "0 sheet 4 1 1 1 0")
    assert asked(game) == "0 claim"
    assert game.state.passed == [STANDISH, HUMAN]
    assert (game.state.supply, game.state.money[STANDISH]) == ([4, 0], 0)


@pytest.mark.rule("BG-11.5", "BG-14.11")
def test_might_is_right_alone_gives_the_human_the_tiles_of_two_players_and_standish_none() -> None:
    game = game_of(variants="might-is-right")
    assert PILES.of(game.state).hands == ((0, 1, 2, 3, 4, 5), ())
    rules = new_rules(Options(2, solo="rancher", variants="might-is-right"))
    assert faults(rules.table, game.state) == []
    assert game.state.money == [15, 0]


@pytest.mark.rule("BG-11.5")
def test_the_river_alone_has_six_mountains() -> None:
    game = game_of(variants="river")
    assert game.state.ground.count(1) == 6
