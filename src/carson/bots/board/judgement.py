"""What an answer may ask of whoever judges a position: `greedy`'s valuations and the planner's situations do."""

from typing import Protocol

from carson.board.state import State
from carson.board.table import Table
from carson.bots.board.buildings import Site
from carson.bots.board.stand import Stand, standing
from carson.bots.board.variants.model import Prospect


class Terms(Prospect, Protocol):
    """The position as one seat sees it, with the cash limit and room for Houses."""

    limit: int

    @property
    def rooms(self) -> tuple[int, ...]: ...  # where Houses may go with 0, 1, 2 … further roads


class Judgement(Protocol):
    table: Table
    state: State
    seat: int
    chances: dict[int, float]  # how likely each VP purchase space is to be won; those not listed are certain

    @property
    def outlook(self) -> Terms: ...
    def site(self, kind: int, parcel: int) -> Site: ...
    def site_value(self, kind: int, parcel: int, roads: int) -> float: ...
    def hope(self, parcel: int) -> float: ...
    def price(self, parcel: int) -> int: ...
    def worth(self, stand: Stand) -> float: ...


def stake(valuation: Judgement, at: int) -> float:
    """What winning the place is worth, compared with not being there."""
    stand = standing(valuation.state, valuation.seat)
    before = valuation.chances
    valuation.chances = {**before, at: 1.0}
    found = valuation.worth(stand) - valuation.worth(Stand(stand.here & ~(1 << at), *stand[1:]))
    valuation.chances = before
    return found
