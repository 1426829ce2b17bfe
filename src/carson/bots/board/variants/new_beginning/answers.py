"""The sheet (BG-11.1): what start material to buy, and how much to bid for the order."""

from typing import Final, NamedTuple

from carson.board.actions import Action
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import cost, written
from carson.bots.board.variants.model import Asked


class Prices(NamedTuple):
    """In VP: what the first, second … cowboy, revolver token, road and start parcel are worth, and dollars, as
    (how many, VP for each).
    """

    wares: tuple[tuple[float, ...], ...]
    money: tuple[tuple[int, float], ...]

    def worth(self, sheet: Sheet, money: int) -> float:
        """Each further piece of a ware is worth less than the one before, and so is each further dollar."""
        value = 0.0
        for count, worths in zip(written(sheet), self.wares, strict=False):
            value += sum(worths[:count])
        for amount, rate in self.money:
            value += rate * max(0, min(money, amount))
            money -= amount
        return value


# From 640 games of four with sheets filled in at random: cowboys and parcels did best.
PRICES: Final = Prices(
    ((3.0, 2.8, 2.7, 2.5, 2.3, 1.2), (2.3, 2.3, 2.3), (0.5, 0.3, 0.15, 0.1), (3.9, 3.1, 2.9, 2.6)),
    ((5, 0.47), (5, 0.35), (9999, 0.22)),
)
# The bids, each as likely as another: high ones cost more than the order gives. And how much two sheets may differ and
# still be as good.
BIDS: Final = (0, 0, 1, 2)
VARIES: Final = 0.5


def _money(asked: Asked, sheet: Sheet) -> int:
    """What is left, with what another variant adds to the purse of each player or takes from it."""
    beginning = asked.valuation.table.figures.beginning
    left = beginning.purse - cost(beginning, written(sheet)) - sheet.bid
    return left + (asked.about["tiles"][asked.valuation.seat] if "tiles" in asked.about else 0)


def fill_in(asked: Asked) -> Action | None:
    """One of the best sheets with a small bid: of the thousands only these are looked at."""
    chance = asked.chance
    bids = {action.bid for action in asked.legal if type(action) is Sheet}
    wished = chance.choice(BIDS)
    bid = max((bid for bid in bids if bid <= wished), default=-1)
    sheets = [action for action in asked.legal if type(action) is Sheet and action.bid == bid]
    return max(
        sheets, key=lambda sheet: PRICES.worth(sheet, _money(asked, sheet)) + VARIES * chance.random(), default=None
    )
