"""The steps of a round, one file each; `make` binds them to a table."""

from functools import partial

from carson.cards.state import State
from carson.cards.steps import round as rounds
from carson.cards.steps.bid import BidStep
from carson.cards.steps.choose import ChooseStep, TakeNowStep
from carson.cards.steps.finish import PaperboyStep, SellingStep
from carson.cards.steps.place import PlaceStep
from carson.cards.steps.powers import PowerStep
from carson.cards.table import Table
from carson.kernel import Automatic, Step


def make(table: Table) -> dict[int, Step[State]]:
    return {
        Table.ROUND: Automatic(partial(rounds.begin, table)),
        Table.BEFORE: PowerStep(table, table.deck.before, Table.BID, "CG-4.3"),
        Table.BID: BidStep(table),
        Table.AFTER: PowerStep(table, table.deck.after, Table.CHOOSE, "CG-4.5"),
        Table.CHOOSE: ChooseStep(table),
        Table.TAKE_NOW: TakeNowStep(table),
        Table.PLACE: PlaceStep(table),
        Table.END_OF_ROUND: Automatic(partial(rounds.end, table)),
        Table.SELLING: SellingStep(table),
        Table.PAPERBOY: PaperboyStep(table),
    }
