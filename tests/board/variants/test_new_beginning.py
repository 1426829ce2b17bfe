"""A New Beginning (BG-11.1): sheets filled in secretly, revealed together, and what follows from them."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from carson.board.data.loader import built_in
from carson.board.library import new_game as seeded
from carson.board.material.figures import Ware
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import fillings, turns, usual
from carson.board.variants.new_beginning.state import SHEETS
from carson.kernel import Game
from carson.words import BoardTeller, Words
from support.board import BoardGame, Script, answer, asked, choices, new_game, options, parcels_of, refused, told

pytestmark = pytest.mark.rule("BG-11.1")

USUAL = "sheet 3 1 1 2 0"
ROLLS = {"white": [3, 1, 2, 3, 4, 5, 6, 1, 2, 3], "black": [3, 1, 1, 1, 1, 1, 1, 6, 6, 6]}


def beginning(
    players: int = 3, order: tuple[int, ...] = (), variants: str = "new-beginning", **others: str
) -> BoardGame:
    """The sheets are to be filled in. `order` are the draws among equal bids."""
    return new_game(players, order=order, variants=variants, **others)


# The sheet


def test_the_usual_start_costs_just_what_is_in_the_purse() -> None:
    game = beginning(2)
    answer(game, f"0 {USUAL}", f"1 {USUAL}")
    assert game.state.money == [15, 15]
    assert game.state.supply == [3, 3]
    assert game.state.general == [7, 7]
    assert game.state.revolvers == [1, 1]
    assert game.state.stock == [1, 1]
    assert [event["seat"] for event in told(game, "sheet")] == [0, 1]


def test_each_thing_has_its_price_and_what_is_left_is_money() -> None:
    """$44 less: 5 cowboys $20, 2 revolvers $10, 3 roads $6, 1 parcel $5, a bid of $2."""
    game = beginning(2)
    answer(game, "0 sheet 5 2 3 1 2", "1 sheet 1 0 0 0 0")
    assert game.state.money == [1, 40]
    assert (game.state.supply, game.state.revolvers, game.state.stock) == ([5, 1], [2, 0], [3, 0])
    assert told(game, "sheet")[0] == {"seat": 0, "cowboys": 5, "revolvers": 2, "roads": 3, "parcels": 1, "bid": 2}
    assert [(event["seat"], event["amount"]) for event in told(game, "earned")] == [(0, 1), (1, 40)]


def test_a_bid_is_paid_by_all_first_or_not() -> None:
    game = beginning(2)
    answer(game, "0 sheet 3 1 1 2 4", "1 sheet 3 1 1 2 7")
    assert (game.state.money, game.state.passed) == ([11, 8], [1, 0])


@pytest.mark.parametrize(
    ("sheet", "ware", "fewest", "most"),
    [
        ("0 1 1 2 0", "cowboys", 1, 6),
        ("7 0 0 0 0", "cowboys", 1, 6),
        ("3 4 0 0 0", "revolvers", 0, 3),
        ("3 0 5 0 0", "roads", 0, 4),
        ("3 0 0 5 0", "parcels", 0, 4),
    ],
)
def test_more_or_less_than_the_sheet_has_room_for_is_refused(sheet: str, ware: str, fewest: int, most: int) -> None:
    refused(beginning(), f"1 sheet {sheet}", "sheet-amount", "BG-11.1", ware=ware, fewest=fewest, most=most)


def test_nobody_spends_more_than_the_purse() -> None:
    game = beginning()
    refused(game, "0 sheet 6 3 4 1 0", "sheet-purse", "BG-11.1", cost=52, purse=44)
    refused(game, "0 sheet 3 1 1 2 16", "sheet-purse", "BG-11.1", cost=45, purse=44)
    refused(game, "0 pass", "wrong-moment", "BG-11.1", asked="sheet")
    answer(game, "0 sheet 3 1 1 2 15")


def test_the_list_of_sheets_is_complete_and_each_is_allowed() -> None:
    game = beginning()
    listed = game.legal_actions(2)
    assert len(set(listed)) == len(listed) == 6530
    ranges = (range(8), range(5), range(6), range(6), range(46))
    allowed = {Sheet(*sheet) for sheet in product(*ranges) if game.why_not(2, Sheet(*sheet)) is None}
    assert allowed == set(listed)


def test_the_question_tells_the_range_of_each_number() -> None:
    game = beginning()
    assert game.decision is not None
    ranges = game.decision.about["ranges"]
    listed = [[int(word) for word in sheet.split()[1:]] for sheet in choices(game, 2)]
    assert list(ranges) == ["cowboys", "revolvers", "roads", "parcels", "bid"]
    assert list(ranges.values()) == [[min(numbers), max(numbers)] for numbers in zip(*listed, strict=True)]


def test_the_question_tells_the_sheet_that_buys_the_usual_start() -> None:
    game = beginning()
    assert game.decision is not None
    about = game.decision.about
    assert list(about["usual"]) == list(about["ranges"])
    assert " ".join(["sheet", *map(str, about["usual"].values())]) == USUAL
    answer(game, f"0 {USUAL}", f"1 {USUAL}", f"2 {USUAL}")
    plain = new_game(3).state
    for part in ("money", "stock", "revolvers", "supply", "general"):
        assert getattr(game.state, part) == getattr(plain, part)
    assert len(turns(game.state)) == 2 * 3


@pytest.mark.parametrize(
    ("purse", "cowboys", "bought"),
    [(44, Ware(4, 4, 6), [4, 1, 1, 2]), (44, Ware(4, 1, 2), [2, 1, 1, 2]), (12, Ware(4, 1, 6), [3, 0, 0, 0])],
    ids=["more than usual", "fewer than usual", "too dear"],
)
def test_of_the_usual_start_other_figures_allow_what_they_allow(purse: int, cowboys: Ware, bought: list[int]) -> None:
    figures = replace(built_in().beginning, purse=purse, cowboys=cowboys)
    assert list(usual(figures).values()) == [*bought, 0]
    assert Sheet(*usual(figures).values()) in fillings(figures, bids=True)


def test_the_list_is_not_shared_with_who_asks_for_it() -> None:
    game = beginning()
    game.legal_actions(0).clear()
    assert len(game.legal_actions(0)) == 6530


def test_the_figures_come_from_the_data() -> None:
    figures = built_in()
    cheap = replace(figures, beginning=replace(figures.beginning, purse=10), name="poor")
    game = seeded(Options(2, variants="new-beginning"), "a", cheap)
    assert game.decision is not None
    assert game.decision.about["purse"] == 10
    refused(game, f"0 {USUAL}", "sheet-purse", "BG-11.1", cost=29, purse=10)
    answer(game, "0 sheet 1 0 0 1 1", "1 sheet 1 0 1 0 4")
    assert game.state.money == [0, 0]


# In secret


def test_all_decide_at_the_same_time_and_nobody_has_anything_before() -> None:
    game = beginning()
    assert asked(game) == "0,1,2 sheet"
    assert game.decision is not None
    assert game.decision.together
    assert game.decision.may == ()
    state = game.state
    assert [state.money, state.stock, state.revolvers, state.supply] == [[0, 0, 0]] * 4
    assert (state.general, state.passed) == ([10] * 3, [])
    assert told(game, "first-order") == []
    answer(game, f"2 {USUAL}")
    assert asked(game) == "0,1 sheet"
    assert game.state.money == [0, 0, 0]


def test_a_sheet_is_seen_by_nobody_else_before_all_are_revealed() -> None:
    game, other = beginning(), beginning()
    answer(game, f"2 {USUAL}")
    answer(other, "2 sheet 6 0 0 0 20")
    for seat in (0, 1, None):
        assert replace(game.view(seat), table=None) == replace(other.view(seat), table=None)
        assert game.events(seat) == other.events(seat)
        assert game.seen_moves(seat)[-1].action is None
        assert game.view(seat).variants["new-beginning"] == {"filled": [2], "sheets": [[], [], []]}
    assert game.view(2).variants["new-beginning"] == {"filled": [2], "sheets": [[], [], [3, 1, 1, 2, 0]]}
    assert told(game, "sheet-filled-in") == [{"seat": 2}]
    answer(game, f"0 {USUAL}", "1 sheet 1 0 0 1 0")
    assert game.view(0).variants["new-beginning"]["sheets"] == [[3, 1, 1, 2, 0], [1, 0, 0, 1, 0], [3, 1, 1, 2, 0]]


def test_a_sheet_may_be_taken_back_until_the_last_is_in_and_not_afterwards() -> None:
    game = beginning()
    answer(game, f"2 {USUAL}", "0 sheet 1 0 0 0 0")
    game.undo(2)
    assert asked(game) == "1,2 sheet"
    answer(game, "2 sheet 1 0 0 0 9", "1 sheet 1 0 0 0 1")
    assert game.state.passed == [2, 1, 0]
    assert game.undoable() is None


def test_what_others_wrote_is_imagined_anew() -> None:
    game = beginning()
    answer(game, f"2 {USUAL}", "0 sheet 1 0 0 0 0")
    rng = Random(1)
    again = [SHEETS.of(game.rules.imagine(game.view(0), rng)) for _ in range(20)]
    assert {sheets[0] for sheets in again} == {(1, 0, 0, 0, 0)}
    assert {sheets[1] for sheets in again} == {()}
    assert len({sheets[2] for sheets in again}) > 10
    redrawn = [SHEETS.of(game.rules.redraw(game.state, 0, rng)) for _ in range(20)]
    assert {sheets[:2] for sheets in redrawn} == {((1, 0, 0, 0, 0), ())}
    assert len({sheets[2] for sheets in redrawn}) > 10


def test_a_position_keeps_the_sheets() -> None:
    game = beginning()
    answer(game, f"2 {USUAL}")
    text = game.rules.position_text(game.state)
    assert "sheets: 2:3/1/1/2/0\n" in text
    assert game.rules.position_text(game.rules.parse_position(text)) == text
    answer(game, f"0 {USUAL}", f"1 {USUAL}")
    text = game.rules.position_text(game.state)
    assert SHEETS.of(game.rules.parse_position(text)) == SHEETS.of(game.state)


# The order of round 1


def test_the_highest_bid_goes_first() -> None:
    game = beginning(4)
    for seat, bid in enumerate((3, 0, 9, 4)):
        answer(game, f"{seat} sheet 1 0 0 1 {bid}")
    assert game.state.passed == [2, 3, 0, 1]
    assert told(game, "first-order") == [{"seats": (2, 3, 0, 1)}]
    assert game.moves[-1].draws == ()


@pytest.mark.parametrize("order", [(0, 3), (0, 2), (2, 3), (3, 0)])
def test_equal_bids_are_ordered_at_random(order: tuple[int, int]) -> None:
    game = beginning(4, order=order)
    for seat, bid in enumerate((5, 8, 5, 5)):
        answer(game, f"{seat} sheet 1 0 0 1 {bid}")
    last = ({0, 2, 3} - set(order)).pop()
    assert game.state.passed == [1, *order, last]
    assert [what for what, _ in game.moves[-1].draws] == ["order", "order"]


def test_characters_are_chosen_in_that_order() -> None:
    game = beginning(3)
    answer(game, "0 sheet 1 0 0 0 1", "1 sheet 1 0 0 0 2", "2 sheet 1 0 0 0 3")
    assert asked(game) == "2 character"
    assert SHEETS.of(game.state) == ()


# Start parcels


def test_start_parcels_are_taken_in_reverse_order_and_in_order_by_turns_while_some_are_left() -> None:
    game = beginning(3)
    answer(game, "0 sheet 1 0 0 4 9", "1 sheet 1 0 0 1 5", "2 sheet 1 0 0 3 1")
    taken = []
    while asked(game).endswith("claim"):
        seat = int(asked(game)[0])
        taken.append(seat)
        answer(game, f"{seat} {choices(game)[0]}")
    # reverse 2 1 0; in order 0 2; reverse 2 0; in order 0
    assert taken == [2, 1, 0, 0, 2, 2, 0, 0]
    assert [len(parcels_of(game, seat)) for seat in (0, 1, 2)] == [4, 1, 3]
    assert game.state.tiles == [8, 11, 9]


def test_any_unowned_parcel_will_do_and_must_be_taken() -> None:
    game = beginning(2)
    answer(game, "0 sheet 1 0 1 1 1", "1 sheet 1 0 1 1 0")
    refused(game, "1 pass", "wrong-moment", "BG-11.1", asked="claim")
    refused(game, "1 claim z9", "no-such-parcel", "BG-1.1", at="z9")
    answer(game, "1 claim d4")  # the centre
    refused(game, "0 claim d4", "parcel-owned", "BG-11.1", at="d4")
    assert "road e4s" in options(game, 1)  # bought roads may be laid at once (BG-1.6)
    answer(game, "0 claim b2")
    assert asked(game) == "0 character"


def test_with_the_river_water_is_no_start_parcel() -> None:
    game = beginning(2, variants="new-beginning river", centre="d3")
    answer(game, "0 sheet 1 0 0 1 1", "1 sheet 1 0 0 1 0")
    refused(game, "1 claim d5", "river-there", "BG-11.2", at="d5")


# With other variants


@pytest.mark.rule("BG-16.46")
def test_with_might_is_right_the_sum_of_the_tiles_changes_the_money_after_that() -> None:
    """Dealt 0 0 0 1 1 1, 2 2 2 3 3 3 and 4 4 4 5 5 5: money changes by $15 less 3, 15 and 27."""
    deals = {"tile": [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]}
    rules = BoardRules(Options(3, variants="new-beginning might-is-right"))
    game: BoardGame = Game.start(rules, None, Script({**ROLLS, **deals}))
    assert asked(game) == "0,1,2 sheet"
    assert [sum(hand) for hand in PILES.of(game.state).hands] == [3, 15, 27]  # dealt before sheets are filled in
    assert game.state.money == [0, 0, 0]
    assert game.decision is not None
    assert game.decision.about["tiles"] == [12, 0, -12]
    answer(game, f"0 {USUAL}", f"1 {USUAL}", "2 sheet 3 1 1 2 5")
    assert game.state.money == [27, 15, 0]  # 10 - 12 would be a debt


@pytest.mark.rule("BG-16.45", "BG-11.5")
def test_alone_only_the_human_fills_in_a_sheet_and_bids_nothing() -> None:
    rules = BoardRules(Options(2, variants="new-beginning river might-is-right", solo="rancher"))
    game: BoardGame = Game.start(rules, "alone")
    assert asked(game) == "0 sheet"
    refused(game, "0 sheet 3 1 1 2 1", "sheet-bid-alone", "BG-16.45", bid=1)
    answer(game, "0 sheet 3 1 1 3 0")
    assert (game.state.passed, game.state.money) == ([1, 0], [10, 0])
    for _ in range(3):
        assert asked(game) == "0 claim"
        answer(game, f"0 {choices(game)[0]}")
    assert asked(game) == "0 character"
    assert [len(parcels_of(game, seat)) for seat in (0, 1)] == [3, 0]


# In words


@pytest.mark.parametrize(
    ("language", "action"),
    [
        ("en", "fill in the sheet: cowboys 3, revolver tokens 1, roads 2, parcels 4, bid $5"),
        ("nl", "het formulier invullen: cowboys 3, revolverfiches 1, wegen 2, kavels 4, bod $5"),
        ("de", "den Bogen ausfüllen: Cowboys 3, Revolvermarker 1, Straßen 2, Parzellen 4, Gebot $5"),
    ],
)
def test_a_sheet_is_told_with_all_that_stands_on_it(language: str, action: str) -> None:
    assert BoardTeller(Words(language), str).action("sheet 3 1 2 4 5") == action


def test_the_question_is_put_to_all_of_them() -> None:
    tell = BoardTeller(Words("en"), lambda seat: ("Ada", "Ben", "Cleo")[seat])
    game = beginning()
    assert game.decision is not None
    said = tell.question(game.decision)
    assert said == "Ada, Ben and Cleo: fill in your sheets. Choose what to buy with $44 and what to bid to go first."
    assert tell.question(game.decision, 1).startswith("Ben: fill in your sheet.")
