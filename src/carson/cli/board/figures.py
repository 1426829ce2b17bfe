"""What a page can say in numbers: prices, incomes, chances, what a space gives. Made from the view alone."""

from fractions import Fraction
from functools import cached_property
from random import Random

from msgspec.structs import replace

from carson.board.material.ground import BY_NAME, NAMES, PARCELS, members
from carson.board.material.pieces import FREE, HOUSE, TOWNHOUSE
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_BY_NAME, SPACE_NAMES, construction
from carson.board.mechanics.building_sites import sites
from carson.board.mechanics.incomes import put
from carson.board.mechanics.scoring import Sheet, sheet
from carson.board.state import State
from carson.board.steps.actions import VP_PRICES, buildings_of
from carson.board.steps.parcels import price
from carson.board.steps.purchase import building_price
from carson.board.views.hidden import imagine
from carson.board.views.odds import odds
from carson.board.views.sheet import Brought, IncomeSheet, Preview, brought, income_sheet, preview
from carson.board.views.view import View


class Figures:
    """Answers for one view. What is worked out is kept: a page asks for much of it."""

    def __init__(self, view: View, private: bool = True) -> None:
        """`private`: only the view's seat reads them, so what it alone knows may count."""
        self.view = view
        self._viewer = view.seat if private else None

    @cached_property
    def _state(self) -> State:
        # Nothing of the base game is hidden, so what is imagined is what is there.
        return imagine(self.view, Random(0))

    def price(self, seat: int, parcel: str) -> int:
        """What the parcel would cost the player (BG-6.5)."""
        return price(self.view.table, self._state, seat, BY_NAME[parcel])

    def building_price(self, seat: int, space: str) -> int:
        return building_price(self.view.table, self._state, seat, construction(PLACE_BY_NAME[space]))

    def odds(self, place: str) -> dict[int, Fraction]:
        """How likely each player who stands there is to win it."""
        return odds(self.view.table, self._state, PLACE_BY_NAME[place], viewer=self._viewer)

    def contested(self, place: str) -> dict[int, Fraction]:
        """The same where two or more will fight, or one a stranger; nothing elsewhere."""
        fewest = 1 if self.view.barred() >> PLACE_BY_NAME[place] & 1 else 2
        if sum(standing.place == place for standing in self.view.standing) < fewest:
            return {}
        found = self.odds(place)
        return found if len(found) >= fewest else {}

    def income(self, parcel: str) -> IncomeSheet | None:
        """The sheet of the building that stands there, if it is somebody's and pays."""
        at = BY_NAME[parcel]
        owner = self.view.owner[at]
        found = income_sheet(self.view.table, self._state, at, self._state.ground[at], owner) if owner >= 0 else None
        return found if found is not None and found.most else None

    def preview(self, seat: int, kind: str, parcel: str) -> Preview | None:
        """A building as it would stand; None where it cannot."""
        return preview(self.view.table, self._state, seat, KIND_NAMES.index(kind), BY_NAME[parcel])

    def sites(self, seat: int, kind: str) -> list[str]:
        """Where the player could build it as things stand (BG-7.1)."""
        return [NAMES[parcel] for parcel in members(sites(self._state, seat, KIND_NAMES.index(kind)))]

    def brought(self, seat: int, kind: str, parcel: str) -> Brought:
        """The Houses that come with it, and what they would add."""
        return brought(self._state, seat, KIND_NAMES.index(kind), BY_NAME[parcel])

    def house_gain(self, seat: int, parcel: str) -> int:
        """What a House there, or the Townhouse it becomes, would add to the player's income."""
        at = BY_NAME[parcel]
        after = self._state.copy()
        put(after, at, HOUSE if after.ground[at] == FREE else TOWNHOUSE)
        mine = [near for near in range(PARCELS) if after.owner[near] == seat]
        return sum(after.income[near] - self._state.income[near] for near in mine)

    def buildings(self, seat: int) -> int:
        return buildings_of(self._state, seat)

    def sheet(self, seat: int) -> Sheet:
        """The final scoring, as if the game ended now (BG-10.1)."""
        found = sheet(self.view.table, self._state, seat)
        if self.view.decision is not None:
            return found
        # The end has been added to the VP already.
        return replace(found, so_far=2 * found.so_far - found.total)


LINES = ("so_far", "money", "buildings", "houses", "mountains", "train_station", "character")


def lines_of(found: Sheet) -> dict[str, int]:
    """The VP of a sheet by their sources, those of variants last."""
    return {**{name: getattr(found, name) for name in LINES}, **dict(found.variants)}


VP_PRICE = {SPACE_NAMES[place - PARCELS]: cost for place, cost in VP_PRICES.items()}


def standing_at(view: View) -> dict[str, list[int]]:
    """Who stands where, by place: one entry a cowboy."""
    found: dict[str, list[int]] = {}
    for standing in view.standing:
        found.setdefault(standing.place, []).extend([standing.seat] * standing.count)
    return found


def percent(chance: Fraction) -> str:
    """58%, and never 0 or 100 for what is neither."""
    if chance in (0, 1):
        return f"{100 * int(chance)}%"
    return f"{min(99, max(1, round(100 * float(chance))))}%"


def is_parcel(name: str) -> bool:
    return name in BY_NAME


PARCEL_NAMES = NAMES
