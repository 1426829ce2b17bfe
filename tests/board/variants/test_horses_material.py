"""Horses (BG-13): what each begins with, the 25 in the box, and the yellow Cowboy's horse."""

import pytest
from msgspec.structs import replace

from board.variants.helpers_horses import horses, stabled
from carson.board import library
from carson.board.audit import faults
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.variants.horses.state import HERD, left
from carson.kernel import OptionsError
from support.board import BoardGame, answer, asked, told

WITH_COWBOY = "1Y 2Y 3Y 4Y 5Y 6Y 15Y"


def started(variants: str, players: int = 4) -> BoardGame:
    return library.new_game(Options(players, variants=variants), "corral")


@pytest.mark.rule("BG-13.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_begins_with_one_horse_and_empty_enclosures(players: int) -> None:
    herd = HERD.of(started("horses", players).state)
    assert herd.supply == (1,) * players
    assert herd.pens == ((0,) * 5,) * players
    assert herd.rodeos == (0,) * players


@pytest.mark.rule("BG-16.23")
def test_with_a_new_beginning_the_horse_comes_on_top() -> None:
    game = started("new-beginning horses", 2)
    assert HERD.of(game.state).supply == (1, 1)
    for seat in (0, 1):
        game.apply(seat, "sheet 3 1 1 2 0")
    assert HERD.of(game.state).supply == (1, 1)
    assert (game.state.supply, game.state.money) == ([3, 3], [15, 15])


def test_without_the_variant_there_are_no_horses() -> None:
    assert not HERD.in_play(started("").state)


@pytest.mark.rule("BG-2.2")
def test_there_are_25_horses() -> None:
    game = stabled([4, 3, 2], pens={0: "1 1 1 1 1", 2: "0 0 0 0 11"}, at="cowboys", supply=1)
    assert left(game.state) == 0
    assert "horses" not in faults(game.rules.table, game.state)
    HERD.put(game.state, replace(HERD.of(game.state), supply=(5, 3, 2)))
    assert "horses" in faults(game.rules.table, game.state)


# The yellow Cowboy


@pytest.mark.rule("BG-9.15", "BG-13.1")
def test_the_yellow_cowboy_gives_a_horse_to_the_own_supply_now() -> None:
    game = stabled([1, 1], at="characters", characters="cowboy, banker")
    answer(game, "0 choose cowboy")
    assert horses(game, 0) == (2, "0 0 0 0 0")
    assert told(game, "new-horse") == [{"seat": 0, "count": 1}]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.15", "BG-2.2")
def test_the_26th_horse_is_not_there() -> None:
    game = stabled([12, 13], at="characters", characters="cowboy, banker")
    answer(game, "0 choose cowboy")
    assert horses(game, 0) == (12, "0 0 0 0 0")
    assert told(game, "new-horse") == [{"seat": 0, "count": 0}]


@pytest.mark.rule("BG-9.15", "BG-16.9")
def test_the_red_cowboy_flipped_for_want_of_ranches_gives_a_horse_at_once() -> None:
    game = stabled(
        [1, 1],
        at="characters",
        characters="red cowboy, banker",
        track="mine drugstore bank saloon hotel prison church",
        bag={"school": 2},
    )
    answer(game, "0 choose cowboy")
    assert told(game, "flipped") == [{"number": 15}]
    assert horses(game, 0) == (2, "0 0 0 0 0")


@pytest.mark.rule("BG-9.0", "BG-9.15")
def test_the_paperboy_may_fetch_the_cowboy_and_so_a_horse() -> None:
    game = stabled([1, 1], at="characters", characters="red paperboy, banker", in_play="0R 1Y 2Y 3Y 4Y 5Y 6Y 15Y")
    answer(game, "0 choose paperboy", "0 choose cowboy")
    assert horses(game, 0) == (2, "0 0 0 0 0")


@pytest.mark.rule("BG-16.9")
def test_the_yellow_cowboy_comes_into_a_set_only_with_horses() -> None:
    assert library.new_rules(Options(3, characters=WITH_COWBOY, variants="horses")).table.in_play[15] == 0
    with pytest.raises(OptionsError) as caught:
        library.new_rules(Options(3, characters=WITH_COWBOY))
    assert caught.value.code == "options-character-horses"


@pytest.mark.rule("BG-14.11")
def test_not_alone_against_standish() -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(2, variants="horses", solo="miner"))
    assert caught.value.code == "options-solo-variant"
