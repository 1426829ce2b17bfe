"""The income sheet of a building: the sum it pays with its parts, as data; even for one not built yet."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from carson.board.material.buildings import Income
from carson.board.material.ground import AROUND, AROUND_SET, NAMES, members
from carson.board.material.pieces import (
    FREE,
    HOUSE,
    HOUSES,
    INCOMES,
    MOST,
    MOUNTAIN,
    REVOLVERS,
    SYMBOLS,
    TOWNHOUSE,
)
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.building_sites import house_spots, houses_fit, turnable
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.incomes import own, put
from carson.board.state import State
from carson.board.table import Table


class Part(Struct, frozen=True):
    """One part of an income: `count` things with this many symbols each, at this many $ per symbol.

    `what` is a piece's name ("house", "hotel"; "free" for free parcels), or one of "own-ranch" and "own-mine" (those
    anywhere on the map), "river", "round", "basic", "at-least" and "city-hall-step". `own` marks the owner's own
    symbols at a General Store (BG-8.7). A negative amount is what a stranger there takes from all the others, under the
    stranger's name.
    """

    what: str
    count: int
    symbols: int
    each: int
    own: bool = False

    @property
    def amount(self) -> int:
        return self.count * self.symbols * self.each


class IncomeSheet(Struct, frozen=True):
    """What a building pays its owner. Without `most` there is no income (a Church, a School, …)."""

    building: str
    at: str
    seat: int
    parts: tuple[Part, ...]
    most: int

    @property
    def full(self) -> int:
        """The sum of the parts, before the maximum and a stranger."""
        return sum(part.amount for part in self.parts if part.amount > 0)

    @property
    def taken(self) -> int:
        """What a stranger there takes (BG-12.4)."""
        return -sum(part.amount for part in self.parts if part.amount < 0)

    @property
    def pays(self) -> int:
        return min(self.full, self.most) - self.taken

    @property
    def capped(self) -> bool:
        return self.full > self.most


class Change(Struct, frozen=True):
    """A building whose income changes when something is built elsewhere."""

    building: str
    at: str
    seat: int
    before: int
    after: int


class Preview(Struct, frozen=True):
    """A building as it would be: what it pays, whose other buildings gain or lose, and its revolver tokens."""

    sheet: IncomeSheet
    changes: tuple[Change, ...]
    revolvers: int

    def gain(self, seat: int) -> int:
        """By how much the player's income changes in all."""
        changed = sum(change.after - change.before for change in self.changes if change.seat == seat)
        return changed + (self.sheet.pays if self.sheet.seat == seat else 0)


def income_sheet(table: Table, state: State, parcel: int, kind: int, seat: int) -> IncomeSheet:
    """The sheet of a building of this kind on this parcel, as it would pay this player now (BG-8, BG-16.13)."""
    parts = _parts(state, parcel, kind, seat)
    if state.occupant == seat and state.step[kind]:
        parts.append(Part("city-hall-step", 1, 1, state.step[kind]))
    full = min(sum(part.amount for part in parts), MOST[kind])
    if state.barred >> parcel & 1:
        parts += _taken(table, state, seat, full)
    return IncomeSheet(KIND_NAMES[kind], NAMES[parcel], seat, tuple(parts), MOST[kind])


def income_sheets(table: Table, state: State, seat: int | None = None) -> tuple[IncomeSheet, ...]:
    """The sheets of every building that pays, of one player or of all."""
    players = range(len(state.paying)) if seat is None else (seat,)
    return tuple(
        income_sheet(table, state, parcel, state.ground[parcel], player)
        for player in players
        for parcel in members(state.paying[player])
    )


def _parts(state: State, parcel: int, kind: int, seat: int) -> list[Part]:
    """What mechanics/incomes.py adds up, item by item."""
    income = INCOMES[kind]
    near = AROUND_SET[parcel]
    parts = [
        *_around(state, parcel, income, seat),
        *_part("river", bool(state.water & near), income.water),
        *_part("basic", 1, income.basic),
        *_part("round", state.round, income.each_round),
        *_part("own-ranch", state.ranches[seat], income.each_ranch),
        *_part("own-mine", state.mines[seat], income.each_mine),
    ]
    short = income.at_least - sum(part.amount for part in parts)
    return [*parts, *_part("at-least", 1, max(0, short))]


def _taken(table: Table, state: State, seat: int, pays: int) -> Iterator[Part]:
    """What strangers take of an income, each of what is left."""
    for variant in table.variants:
        if variant.leaves is not None:
            left = variant.leaves(table, state, seat, pays)
            if left < pays:
                yield Part(variant.stranger, 1, 1, left - pays)
            pays = left


def _part(what: str, count: int, each: int) -> list[Part]:
    return [Part(what, int(count), 1, each)] if count and each else []


def _around(state: State, parcel: int, income: Income, seat: int) -> list[Part]:
    """What is adjacent: House symbols, Mountains or free parcels, and whose they are if that matters (BG-8.7)."""
    counts: Counter[tuple[int, bool, int]] = Counter()
    for near in AROUND[parcel]:
        kind, owner = state.ground[near], state.owner[near]
        each = income.neutral if owner < 0 else income.own if owner == seat else income.rivals
        if each and _symbols(income, kind):
            counts[kind, owner == seat and income.own != income.neutral, each] += 1
    return [
        Part(KIND_NAMES[kind], count, _symbols(income, kind), each, mine)
        for (kind, mine, each), count in sorted(counts.items())
    ]


def _symbols(income: Income, kind: int) -> int:
    """What one piece of this kind counts for next to such a building."""
    if income.counts == "symbols":
        return SYMBOLS[kind]
    return int(kind == {"mountains": MOUNTAIN, "free": FREE}.get(income.counts))


def preview(
    table: Table, state: State, seat: int, kind: int, parcel: int, houses: Sequence[int] = ()
) -> Preview | None:
    """What it would mean if the player had this building there, and its Houses on these parcels.

    An unowned parcel is assumed to be bought first. None if the building cannot go there: not free, a rival's, City
    Hall's, under water, or with a stranger on it.
    """
    wild = (state.water | state.barred) >> parcel & 1
    if state.ground[parcel] != FREE or state.owner[parcel] not in (-1, seat) or wild:
        return None
    after = state.copy()
    if after.owner[parcel] < 0:
        own(after, parcel, seat)
    put(after, parcel, kind)
    for house in houses:
        put(after, house, HOUSE)
    changes = []
    for player in table.seats:
        for other in members(state.paying[player]):
            was, would = (
                left_of(table, state, player, other, income[other]) for income in (state.income, after.income)
            )
            if was != would:
                changes.append(Change(KIND_NAMES[state.ground[other]], NAMES[other], player, was, would))
    return Preview(income_sheet(table, after, parcel, kind, seat), tuple(changes), REVOLVERS[kind])


class Brought(Struct, frozen=True):
    """The Houses that come with a building (BG-7.2), whether there is room for them (BG-7.4), and what the first one
    would add to the player's income, by where it goes: as a House, or as the Townhouse a House there becomes."""

    houses: int
    fit: bool
    gains: dict[str, int]

    @property
    def most(self) -> int:
        return max(self.gains.values(), default=0)

    @property
    def best(self) -> tuple[str, ...]:
        """Where it adds the most."""
        return tuple(name for name, gain in self.gains.items() if gain == self.most)


def brought(state: State, seat: int, kind: int, parcel: int) -> Brought:
    """What `preview` leaves out, for a parcel where the building can go."""
    if not HOUSES[kind]:
        return Brought(0, True, {})
    built = state.copy()
    if built.owner[parcel] < 0:
        own(built, parcel, seat)
    put(built, parcel, kind)
    gains: dict[str, int] = {}
    for spots, house in ((house_spots(built, seat), HOUSE), (turnable(built, seat), TOWNHOUSE)):
        for spot in members(spots):
            after = built.copy()
            put(after, spot, house)
            gains[NAMES[spot]] = sum(after.income[at] - built.income[at] for at in members(built.paying[seat]))
    return Brought(HOUSES[kind], houses_fit(state, seat, parcel, HOUSES[kind]), gains)
