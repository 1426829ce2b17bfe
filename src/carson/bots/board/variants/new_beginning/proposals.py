"""The sheet of A New Beginning (BG-11.1): what start material to buy, and how much to bid for the order."""

from random import Random
from typing import Final

from carson.board.actions import Action
from carson.board.material.figures import Beginning
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import cost, written
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.question import PlannerQuestion
from carson.bots.board.variants.new_beginning.answers import BIDS, VARIES, Prices

# From about 260 games of four `normal` players with different sheets: firepower and a purse for the first purchases did
# better than a third and a fourth parcel.
PRICES: Final = Prices(
    ((4.0, 3.6, 3.4, 3.2, 2.8, 1.6), (3.2, 2.0, 1.2), (0.5, 0.3, 0.15, 0.1), (3.6, 3.0, 1.6, 1.4)),
    ((9, 0.5), (5, 0.3), (9999, 0.15)),
)


def fill_in(question: PlannerQuestion) -> list[Candidate]:
    """The sheets with a small bid: of the thousands only these are looked at. Duel tiles may add to the purse."""
    tiles = question.about.get("tiles")
    more = tiles[question.situation.seat] if tiles else 0
    return sheets(question.situation.table.figures.beginning, question.legal, question.chance, more)


def sheets(beginning: Beginning, legal: list[Action], chance: Random, more: int = 0) -> list[Candidate]:
    """In VP; `more` dollars come from elsewhere."""
    offered = [action for action in legal if type(action) is Sheet]
    wished = chance.choice(BIDS)
    bid = max((action.bid for action in offered if action.bid <= wished), default=-1)
    found: list[Candidate] = []
    for action in offered:
        if action.bid == bid:
            money = beginning.purse - cost(beginning, written(action)) - bid + more
            found.append((PRICES.worth(action, money) + VARIES * chance.random(), action))
    return found
