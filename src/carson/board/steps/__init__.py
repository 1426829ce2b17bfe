"""The steps of the game, one file a subject; `make` binds them, and those of variants in play, to a table."""

from functools import partial

from carson.board.state import State
from carson.board.steps import actions, duel, ending, income, parcels
from carson.board.steps.auction import AuctionStep
from carson.board.steps.build import BuildStep, ConsentStep, HousesStep
from carson.board.steps.characters import AskStep, CharactersStep
from carson.board.steps.cowboys import CowboysStep
from carson.board.steps.ending import CashStep
from carson.board.steps.hall import FillStep
from carson.board.steps.last_roads import LastRoadsStep
from carson.board.steps.parcels import BuyParcelStep, DuelOrderStep
from carson.board.steps.purchase import BuyVpStep, PurchaseStep
from carson.board.steps.setup import ClaimStep
from carson.board.steps.taking import TakeParcelStep
from carson.board.table import Table
from carson.board.variants.model import Variant
from carson.kernel import Automatic, Step


def make(table: Table, without: Variant | None = None) -> dict[int, Step[State]]:
    """`without` leaves a variant out: for its own steps, that go around those of all the others."""
    steps: dict[int, Step[State]] = {
        Table.CLAIM: ClaimStep(table),
        Table.ROUND: Automatic(partial(ending.begin_round, table)),
        Table.CHARACTERS: CharactersStep(table),
        Table.ASK: AskStep(table),
        Table.COWBOYS: CowboysStep(table),
        Table.ACTIONS: Automatic(partial(actions.next_action, table)),
        Table.SPACE: Automatic(partial(actions.resolve_space, table)),
        Table.DUEL: Automatic(partial(duel.fight, table)),
        Table.PARCELS: Automatic(partial(parcels.begin, table)),
        Table.DUEL_ORDER: DuelOrderStep(table),
        Table.BUY_PARCEL: BuyParcelStep(table),
        Table.PURCHASE: PurchaseStep(table),
        Table.BUILD: BuildStep(table),
        Table.HOUSES: HousesStep(table),
        Table.CONSENT: ConsentStep(table),
        Table.BUY_VP: BuyVpStep(table),
        Table.HALL: Automatic(partial(income.hall, table)),
        Table.INCOME: Automatic(partial(income.begin, table)),
        Table.END: Automatic(partial(ending.end_round, table)),
        Table.CASH: CashStep(table),
        Table.FILL: FillStep(table),
        Table.TAKE_PARCEL: TakeParcelStep(table),
        Table.AUCTION: AuctionStep(table),
        Table.REROLL: duel.RerollStep(table),
        Table.HEAL: duel.HealStep(table),
        Table.TOLL: duel.TollStep(table),
        Table.BLAST: income.BlastStep(table),
        Table.OCCUPY: income.OccupyStep(table),
        Table.LAST_ROADS: LastRoadsStep(table),
        Table.FINAL: Automatic(partial(ending.final, table)),
    }
    for variant in table.variants:
        if variant.steps is not None and variant is not without:
            steps.update(variant.steps(table))
    return steps
