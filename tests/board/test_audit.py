"""Nothing is lost and nothing made; and what an audit is for: each thing that goes wrong is found and named."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from board.games import keen, random_rules
from carson.board.audit import faults
from carson.board.library import BoardGame, Options, new_game
from carson.board.material.pieces import CITY_HALL, FREE, HOUSE, RANCH
from carson.board.material.spaces import AMMUNITION, GAMBLING
from carson.board.mechanics.cowboys import DYNAMITE, QUIET, WHITE
from carson.board.mechanics.incomes import put
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.ending import CashFrame
from carson.board.steps.phases import ActionsFrame, CowboysFrame
from carson.kernel import Event, Game, Move
from support.money import money_faults


def rules_of(game: BoardGame) -> BoardRules:
    assert isinstance(game.rules, BoardRules)
    return game.rules


@pytest.mark.rule("BG-2.1", "BG-2.2", "BG-16.27")
@pytest.mark.parametrize("seed", range(24))
def test_all_is_conserved_after_every_action_and_every_payment_is_told(seed: int) -> None:
    rng = Random(f"audit-{seed}")
    rules, player = random_rules(rng), keen(rng)
    game: BoardGame = Game.start(rules, str(seed))
    assert faults(rules.table, game.state) == []
    while (decision := game.decision) is not None:
        seat = rng.choice(decision.may) if decision.may and rng.random() < 0.1 else decision.seats[0]
        before = game.state.copy()
        move = game.apply(seat, player(game, seat, game.legal_actions(seat)))
        assert faults(rules.table, game.state) == []
        assert money_faults(before, move, game.state) == []


# What may go wrong, in a game of round 2 or later while cowboys are placed


def lose_a_cowboy(state: State) -> None:
    state.supply[0] -= 1


def two_cowboys_too_many(state: State) -> None:
    state.here[0] |= 1 << GAMBLING
    state.here[1] |= 1 << GAMBLING


def cowboy_on_an_own_bare_parcel(state: State) -> None:
    state.here[0] |= state.owned[0] & state.free


def lose_a_tile(state: State) -> None:
    state.tiles[1] -= 1


def debt(state: State) -> None:
    state.money[0] = -1


def negative_vp(state: State) -> None:
    state.vp[1] = -2


def building_from_nowhere(state: State) -> None:
    state.bag[RANCH] += 1


def building_gone(state: State) -> None:
    position = next(position for position, kind in enumerate(state.track) if kind == RANCH)
    state.track[position] = FREE


def two_city_halls(state: State) -> None:
    for parcel in (parcel for parcel in range(64) if state.free & state.unowned & 1 << parcel):
        put(state, parcel, CITY_HALL)


def house_not_in_the_set(state: State) -> None:
    state.ground[state.free.bit_length() - 1] = HOUSE


def wrong_income(state: State) -> None:
    state.income[0] += 1


def owner_not_in_the_set(state: State) -> None:
    state.owner[state.unowned.bit_length() - 1] = 0


def a_road_apart(state: State) -> None:
    state.roads |= 1 if not state.reach & 1 else 1 << 71


def a_road_that_connects_nothing(state: State) -> None:
    state.linked = 0


def eight_dynamite(state: State) -> None:
    state.dynamite[0] = 8


def token_without_a_cowboy(state: State) -> None:
    state.marks = (*state.marks, (GAMBLING, 0, QUIET)) if not state.here[0] >> GAMBLING & 1 else ()
    state.here[0] &= ~(1 << GAMBLING)


def second_white_cowboy(state: State) -> None:
    state.marks = (*state.marks, (GAMBLING, 0, WHITE))


def much_dynamite_placed(state: State) -> None:
    state.marks = tuple((place, 0, DYNAMITE) for place in range(8))


def same_character_twice(state: State) -> None:
    state.who[0] = state.plays[0] = state.plays[1]


def firepower_from_nowhere(state: State) -> None:
    state.bonus[0] += 1


def passed_twice(state: State) -> None:
    state.passed = [0, 0]


def another_side_up(state: State) -> None:
    state.sides[0 if state.sides[0] < 0 else 1] = 1 - state.sides[1] if state.sides[0] >= 0 else 0


def occupant_without_a_hall(state: State) -> None:
    state.occupant = 0


def sold_ammunition_still_there(state: State) -> None:
    state.ammunition, state.ammunition_closed = 0, True
    state.closed &= ~(1 << AMMUNITION)


def both_orders(state: State) -> None:
    state.agrees = state.refuses = 1


def nothing_pending(state: State) -> None:
    state.frames = []


def automatic_on_top(state: State) -> None:
    state.frames = [ActionsFrame(3)]


def turn_of_one_who_passed(state: State) -> None:
    state.passed = [state.order[state.frames[-1].turn]]


def a_step_of_another_phase(state: State) -> None:
    state.frames = [*state.frames, CashFrame(0)]


FAULTS: dict[Callable[[State], None], str] = {
    lose_a_cowboy: "cowboys of 0",
    two_cowboys_too_many: "cowboys of 1",
    cowboy_on_an_own_bare_parcel: "places of 0",
    lose_a_tile: "tiles of 1",
    debt: "money",
    negative_vp: "vp",
    building_from_nowhere: "ranch",
    building_gone: "ranch",
    two_city_halls: "city_hall",
    house_not_in_the_set: "free",
    wrong_income: "income",
    owner_not_in_the_set: "unowned",
    a_road_apart: "roads",
    a_road_that_connects_nothing: "linked",
    eight_dynamite: "dynamite",
    token_without_a_cowboy: "token of 0",
    second_white_cowboy: "white",
    much_dynamite_placed: "dynamite",
    same_character_twice: "taken",
    firepower_from_nowhere: "bonus of 0",
    passed_twice: "pass order",
    another_side_up: "sides",
    occupant_without_a_hall: "occupant",
    sold_ammunition_still_there: "ammunition",
    both_orders: "orders",
    nothing_pending: "end",
    automatic_on_top: "frames",
    turn_of_one_who_passed: "cowboys",
    a_step_of_another_phase: "frames",
}


@cache
def _second_round() -> BoardGame:
    """A game of two in round 2, somebody is to place a cowboy and nobody has passed."""
    rng = Random(2)
    player = keen(rng)
    game = new_game(Options(2, "beginners", "quiet"), "audit")
    while not (game.state.round == 2 and type(game.state.frames[-1]) is CowboysFrame):
        decision = game.decision
        assert decision is not None
        game.apply(decision.seats[0], player(game, decision.seats[0], game.legal_actions(decision.seats[0])))
    return game


def while_cowboys_are_placed() -> BoardGame:
    game = _second_round().copy()
    state = game.state
    assert not state.passed
    assert RANCH in state.track
    assert state.owned[0] & state.free
    assert state.supply[0] > 1
    return game


@pytest.mark.parametrize("spoil", FAULTS, ids=lambda spoil: spoil.__name__)
def test_what_goes_wrong_is_found_and_named(spoil: Callable[[State], None]) -> None:
    game = while_cowboys_are_placed()
    table, state = rules_of(game).table, game.state
    assert faults(table, state) == []
    spoil(state)
    assert FAULTS[spoil] in faults(table, state)


# Payments


def move(*events: Event) -> Move:
    return Move(0, None, (), events, 1, False)


def bought() -> tuple[State, State]:
    """A state, and the same after seat 0 has paid $4 to seat 1."""
    before = while_cowboys_are_placed().state
    after = before.copy()
    before.money, after.money = [10, 10], [6, 14]
    return before, after


def test_a_payment_between_players_has_two_ends() -> None:
    before, after = bought()
    paid = Event("handed-over", {"giver": 0, "taker": 1, "amount": 4, "why": "tax"})
    assert money_faults(before, move(paid), after) == []
    assert money_faults(before, move(Event("paid", {"seat": 0, "amount": 4, "why": "tax"})), after) == ["money of 1"]


def test_money_and_vp_that_nobody_told_of_are_found() -> None:
    before, after = bought()
    after.vp[1] += 2
    assert money_faults(before, move(), after) == ["money of 0", "money of 1", "vp of 1"]
    told = (
        Event("paid", {"seat": 0, "amount": 4, "why": "parcel"}),
        Event("earned", {"seat": 1, "amount": 4, "why": "wages"}),
        Event("scored-vp", {"seat": 1, "vp": 2, "why": "heroes"}),
    )
    assert money_faults(before, move(*told), after) == []
