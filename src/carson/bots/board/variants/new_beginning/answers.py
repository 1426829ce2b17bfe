"""The sheet (BG-11.1): what start material to buy, and how much to bid for the order."""

from typing import Final

from carson.board.actions import Action
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import cost, written
from carson.bots.board.variants.model import Asked

# What the first, second … cowboy, revolver token, road and start parcel are worth, and dollars, as (how many, VP for
# each). From 640 games of four with sheets filled in at random: cowboys and parcels did best.
WARES: Final = (
    (3.0, 2.8, 2.7, 2.5, 2.3, 1.2),
    (2.3, 2.3, 2.3),
    (0.5, 0.3, 0.15, 0.1),
    (3.9, 3.1, 2.9, 2.6),
)
MONEY: Final = ((5, 0.47), (5, 0.35), (9999, 0.22))
# The bids, each as likely as another: high ones cost more than the order gives. And how much two sheets may differ and
# still be as good.
BIDS: Final = (0, 0, 1, 2)
VARIES: Final = 0.5


def _money(asked: Asked, sheet: Sheet) -> int:
    """What is left, with what another variant adds to the purse of each player or takes from it."""
    beginning = asked.plan.table.figures.beginning
    left = beginning.purse - cost(beginning, written(sheet)) - sheet.bid
    return max(0, left + asked.about["tiles"][asked.plan.seat]) if "tiles" in asked.about else left


def _worth(asked: Asked, sheet: Sheet) -> float:
    """In VP: each further piece of a ware is worth less than the one before, and so is each further dollar."""
    value = 0.0
    for count, worths in zip(written(sheet), WARES, strict=False):
        value += sum(worths[:count])
    money = _money(asked, sheet)
    for amount, rate in MONEY:
        value += rate * min(money, amount)
        money = max(0, money - amount)
    return value


def fill_in(asked: Asked) -> Action | None:
    """One of the best sheets with a small bid: of the thousands only these are looked at."""
    chance = asked.chance
    bids = {action.bid for action in asked.legal if type(action) is Sheet}
    wished = chance.choice(BIDS)
    bid = max((bid for bid in bids if bid <= wished), default=-1)
    sheets = [action for action in asked.legal if type(action) is Sheet and action.bid == bid]
    return max(sheets, key=lambda sheet: _worth(asked, sheet) + VARIES * chance.random(), default=None)
