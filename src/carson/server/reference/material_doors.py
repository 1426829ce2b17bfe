"""What a table is played with: the figures of the board game, the deck of the card game."""

from typing import Final

import msgspec
from msgspec import Struct

from carson.board.material.figures import Figures
from carson.board.rules import BoardRules
from carson.cards.game import CARDS
from carson.cards.rules import CardRules
from carson.server.errors import NotThere
from carson.server.games.adapter import AnyRules
from carson.server.history.loading import rules_of
from carson.server.tables.tables import load_table
from carson.server.web.door import Doors, Visit

doors = Doors("material")


class TerrainCard(Struct, frozen=True):
    """What is on its parcels: top left, top right, bottom left, bottom right; "" for nothing."""

    id: str
    parcels: tuple[str, str, str, str]
    attraction: int


class CharacterCard(Struct, frozen=True):
    """`back`: the suits on it, the strongest first."""

    name: str
    attraction: int
    back: tuple[str, ...]
    skull: bool
    dollar: bool
    arrow: bool


class Deck(Struct, frozen=True):
    """The cards, as in a deck's file: terrain by Era, and the order in which powers are asked for."""

    name: str
    format: int
    eras: dict[str, tuple[TerrainCard, ...]]
    powers: dict[str, tuple[str, ...]]
    characters: tuple[CharacterCard, ...]


@doors.get("/api/tables/{table_id}/figures", free=True, tagged=True)
async def figures(visit: Visit) -> Figures:
    """The figures of a board game, built in or its host's own."""
    rules = await _rules(visit)
    if not isinstance(rules, BoardRules):
        raise NotThere("figures-unused")
    return rules.table.figures


@doors.get("/api/tables/{table_id}/deck", free=True, tagged=True)
async def deck(visit: Visit) -> Deck:
    """The deck of a card game, built in or its host's own."""
    rules = await _rules(visit)
    if not isinstance(rules, CardRules):
        raise NotThere("deck-unused")
    return msgspec.json.decode(rules.table.deck.to_json(), type=Deck)


# What a table's page asks for at once, by the last word of its address.
NEEDED_FIRST: Final = {CARDS.name: {"deck": deck}}


async def _rules(visit: Visit) -> AnyRules:
    return rules_of((await visit.services.database.fetch(load_table, visit.table_id)).table)
