"""The action ids of The Card Game."""

from functools import lru_cache

from carson.cards.actions import ACTIONS, ASIDE, BIDS, PASS, PLACES, USES, Action, Sell, Take
from carson.cards.material.grid import PARCELS
from carson.cards.table import Table
from carson.environments.action_ids import ActionIds, Section


def action_ids(table: Table) -> ActionIds[Action]:
    """The same with all options. A deck of your own names its cards itself, in the last two sections."""
    return _ids_of(table.takes, table.sells)


@lru_cache(maxsize=8)
def _ids_of(takes: tuple[Take, ...], sells: tuple[Sell, ...]) -> ActionIds[Action]:
    return ActionIds(
        ACTIONS,
        (
            Section((PASS,), "passing"),
            Section((ASIDE,), "setting the card aside"),
            Section(BIDS, "the value of the bid card"),
            Section(tuple(USES.values()), "the characters, in alphabetical order"),
            Section(tuple(PLACES[parcel] for parcel in PARCELS.values()), "the card’s top left parcel, row by row"),
            Section(takes, "the cards in the order of the deck, then the characters"),
            Section(sells, "the cards in the order of the deck"),
        ),
    )
