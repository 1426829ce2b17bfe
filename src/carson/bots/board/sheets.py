"""The sheet of A New Beginning (BG-11.1): what start material to buy, and how much to bid for the order."""

from random import Random

from carson.board.actions import Action, Sheet
from carson.board.table import Table
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.new_beginning.sheets import cost, written
from carson.bots.board.plan import Plan
from carson.bots.board.weights import SHEET_BIDS, SHEET_MONEY, SHEET_VARIES, SHEET_WARES

USUAL = 15  # what duel tiles change is reckoned from it


def _money(table: Table, tiles: tuple[int, ...], sheet: Sheet) -> int:
    left = table.figures.beginning.purse - cost(table.figures.beginning, written(sheet)) - sheet.bid
    return max(0, left + USUAL - sum(tiles)) if tiles else left


def _worth(plan: Plan, sheet: Sheet) -> float:
    """In VP: each further piece of a ware is worth less than the one before, and so is each further dollar."""
    tiles = PILES.of(plan.state).hands[plan.seat] if PILES.in_play(plan.state) else ()
    value = 0.0
    for count, worths in zip(written(sheet), SHEET_WARES, strict=False):
        value += sum(worths[:count])
    money = _money(plan.table, tiles, sheet)
    for amount, rate in SHEET_MONEY:
        value += rate * min(money, amount)
        money = max(0, money - amount)
    return value


def choose(plan: Plan, legal: list[Action], chance: Random) -> Action | None:
    """One of the best sheets with a small bid: of the thousands only these are looked at."""
    bids = {action.bid for action in legal if type(action) is Sheet}
    wished = chance.choice(SHEET_BIDS)
    bid = max((bid for bid in bids if bid <= wished), default=-1)
    sheets = [action for action in legal if type(action) is Sheet and action.bid == bid]
    return max(sheets, key=lambda sheet: _worth(plan, sheet) + SHEET_VARIES * chance.random(), default=None)
