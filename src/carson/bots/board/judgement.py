"""What an answer may ask of whoever judges a position: `greedy`'s plans and the planner's situations do."""

from typing import Protocol

from carson.board.state import State
from carson.board.table import Table
from carson.bots.board.variants.model import Prospect


class Terms(Prospect, Protocol):
    """The position as one seat sees it, with the cash limit and room for Houses."""

    @property
    def limit(self) -> int: ...
    @property
    def rooms(self) -> tuple[int, ...]: ...  # where Houses may go with 0, 1, 2 … further roads


class SiteWorth(Protocol):
    """A building on a parcel: paid this round, everything that follows in VP, and the roads that must be laid first."""

    @property
    def income(self) -> int: ...
    @property
    def value(self) -> float: ...
    @property
    def roads(self) -> int: ...


class Judgement(Protocol):
    @property
    def table(self) -> Table: ...
    @property
    def state(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def outlook(self) -> Terms: ...
    def site(self, kind: int, parcel: int) -> SiteWorth: ...
    def site_value(self, kind: int, parcel: int, roads: int) -> float: ...
    def hope(self, parcel: int) -> float: ...
    def price(self, parcel: int) -> int: ...
