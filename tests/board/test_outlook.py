"""What lies ahead, in numbers: held against the engine itself in random games with any variants."""

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from board.games import keen, random_table
from carson.board.actions import Action, Build, Buy, Choose, Claim, Cowboy, House, Shift, Townhouse
from carson.board.library import BoardGame, new_game
from carson.board.material.ground import BY_NAME, members
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.income_losses import left_of
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.parcels import price
from carson.board.table import Table
from carson.board.views.odds import odds
from carson.board.views.outlook import Spending, percent, prospect, spending
from carson.board.views.planning import AGREED, GUIDED, thought_through
from carson.board.views.previews import preview_of, previews
from carson.kernel import Decision, IllegalAction, Log
from carson.kernel.chance import NoChance
from support.board import scripted

GAMES = range(12)
CROWDED = (0, 1, 3, 5)  # not those alone against Standish: little is built there
LONGEST = 700


def _played(number: int) -> Iterator[tuple[BoardGame, BoardRules, Decision, int]]:
    """A random game, before each of its moves, and who is to make it."""
    rng = Random(f"outlook {number}")
    game = new_game(random_table(rng), seed=f"outlook {number}")
    assert isinstance(game.rules, BoardRules)
    choose = keen(rng)
    while (decision := game.decision) is not None and game.version < LONGEST:
        seat = rng.choice(decision.seats)
        yield game, game.rules, decision, seat
        game.apply(seat, choose(game, seat, game.legal_actions(seat)))


@pytest.mark.parametrize("number", GAMES)
def test_parts_always_sum_to_the_kept_income(number: int) -> None:
    """BG-8, BG-16.13: the parts and the maximum give what the engine keeps; an Outlaw's share comes off it."""
    seen = 0
    for game, rules, _decision, _seat in _played(number):
        state = game.state
        for income in prospect(rules.table, state, None).incomes:
            parcel = BY_NAME[income.at]
            assert all(part.amount == part.count * part.symbols * part.each for part in income.parts)
            assert income.full == sum(part.amount for part in income.parts if part.what != "outlaw")
            kept = min(income.full, income.most)
            assert kept == state.income[parcel]
            taken = sum(part.amount for part in income.parts if part.what == "outlaw")
            assert income.pays == kept + taken == left_of(rules.table, state, income.seat, parcel, kept)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("number", CROWDED)
def test_a_preview_tells_what_then_happens(number: int) -> None:
    """Prices are paid, incomes change as told, and a state that was looked at is as it was."""
    told = 0
    for game, rules, _decision, seat in _played(number):
        before = game.state
        text = rules.position_text(before)
        for action in game.legal_actions(seat)[:40]:
            found = preview_of(rules, before, seat, action)
            if found is None or isinstance(action, Choose):  # tests/board/test_gains.py
                continue
            after = before.copy()
            rules.do(after, seat, action, Log(NoChance()))
            bought = isinstance(action, Buy) and action.what in BY_NAME
            if bought or isinstance(action, Build | House | Townhouse | Claim):
                changed = sum(change.after - change.before for change in found.changes)
                assert changed == _paid(rules.table, after) - _paid(rules.table, before)
                told += changed != 0
            if isinstance(action, Buy):
                assert found.price == before.money[seat] - after.money[seat]
            if isinstance(action, Cowboy) and action.at in BY_NAME and found.price:
                assert found.price == price(rules.table, before, seat, BY_NAME[action.at])
            for chance in found.chances:
                assert isinstance(action, Cowboy | Shift)
                place = action.at if isinstance(action, Cowboy) else action.to
                exact = odds(rules.table, after, PLACE_BY_NAME[place], viewer=seat)
                assert chance.seat < 0 or chance.percent == percent(exact[chance.seat])
        assert rules.position_text(before) == text
    assert told > 5


def test_of_cowboys_that_stand_only_the_one_that_is_moved_is_previewed() -> None:
    """BG-11.4: any of them could go anywhere, which would be hundreds of previews after every move."""
    game = new_game(Options(3, variants="kit-carson"), seed="to and fro")
    assert isinstance(game.rules, BoardRules)
    rng = Random("to and fro")
    seat, shifts = 0, list[Shift]()
    while len({shift.source for shift in shifts}) < 2:
        assert game.decision is not None
        seat = rng.choice(game.decision.seats)
        legal = game.legal_actions(seat)
        game.apply(seat, rng.choice([one for one in legal if isinstance(one, Cowboy)] or legal))
        shifts = [one for one in game.legal_actions(seat) if isinstance(one, Shift)]
    source = shifts[-1].source
    told = {one.action for one in previews(game.rules, game.state, seat) if one.action.startswith("shift")}
    moved = {one.action for one in previews(game.rules, game.state, seat, source) if one.action.startswith("shift")}
    assert told == set()
    assert moved == {game.rules.action_text(one) for one in shifts if one.source == source}


@pytest.mark.rule("BG-6.11", "BG-4.10")
def test_who_buys_vp_is_told_what_the_cash_limit_will_leave() -> None:
    game = scripted(placed={0: "vp-5"}, money=34, characters="mercenary, banker, captain")
    found = spending(game.rules.table, game.state, 0, game.decision)
    assert found == Spending(each=5, money=34, keep=20, later=10)
    assert spending(game.rules.table, game.state, 1, game.decision) is None


def test_a_building_on_sale_tells_its_space() -> None:
    game = scripted(placed={0: "buy-8"}, money=20)
    [found] = [one for one in previews(game.rules, game.state, 0) if one.at]
    assert (found.at, found.price) == ("buy-8", 8)


def _paid(table: Table, state: State) -> int:
    return sum(
        left_of(table, state, owner, parcel, state.income[parcel])
        for owner, paying in enumerate(state.paying)
        for parcel in members(paying)
    )


@pytest.mark.parametrize("number", CROWDED)
def test_a_plan_leads_where_its_actions_lead(number: int) -> None:
    """A site and its Houses planned in one go: each offered next is legal once those before it are done (BG-7)."""
    rng = Random(number)
    plans = 0
    for game, rules, decision, seat in _played(number):
        if decision.kind not in GUIDED:
            continue
        wishes: list[Action] = []
        thought = thought_through(rules, game.state, seat, wishes)
        played = game.state.copy()
        while thought.decision is not None and len(wishes) < 5:
            action = rng.choice(rules.legal(thought.state, seat))
            wishes.append(action)
            assert rules.check(played, seat, action) is None
            thought = thought_through(rules, game.state, seat, wishes)
            if thought.decision is not None:
                rules.apply(played, seat, action, Log(NoChance()))
                # What is planned after a request for consent is for the case of a yes.
                while (asked := rules.decision(played)) is not None and asked.kind == "consent":
                    rules.apply(played, asked.seats[0], AGREED, Log(NoChance()))
                assert rules.position_text(thought.state) == rules.position_text(played)
        plans += len(wishes) > 1
        if wishes and thought.decision is None:
            with pytest.raises(IllegalAction):
                thought_through(rules, game.state, seat, [*wishes, wishes[0]])
    assert plans


def test_dice_that_lie_on_the_table_count() -> None:
    """BG-9.10: the Gunsmith is told the odds with the dice as they fell, not as they might have."""
    seen = 0
    for number in range(8):
        game = new_game(Options(3, characters="10R 1Y 2Y 3Y 4Y 5Y 6Y"), seed=f"dice {number}")
        rules, rng = game.rules, Random(number)
        assert isinstance(rules, BoardRules)
        while (decision := game.decision) is not None and game.version < LONGEST:
            if decision.kind == "reroll":
                place, rolls = decision.about["at"], decision.about["rolls"]
                exact = odds(rules.table, game.state, PLACE_BY_NAME[place], rolls)
                told = {contest.place: contest for contest in prospect(rules.table, game.state, None).contests}[place]
                assert {chance.seat: chance.percent for chance in told.chances} == {
                    seat: percent(chance) for seat, chance in exact.items()
                }
                seen += 1
            seat = decision.seats[0]
            actions = game.legal_actions(seat)
            gunsmith = [action for action in actions if action == Choose("gunsmith")]
            crowd = [action for action in actions if isinstance(action, Cowboy) and action.at == "gambling"]
            game.apply(seat, rng.choice(gunsmith or crowd or actions))
    assert seen


def test_an_outlook_is_quick_enough_to_be_asked_for_after_every_move() -> None:
    """Half of them take less than this, whatever else the machine does: 2 ms where it is quiet."""
    taken = []
    for game, rules, _decision, seat in _played(1):
        begun = process_time()
        state = rules.imagine(game.view(seat), Random(0))
        prospect(rules.table, state, seat)
        previews(rules, state, seat)
        taken.append(process_time() - begun)
    assert sorted(taken)[len(taken) // 2] < 0.02
