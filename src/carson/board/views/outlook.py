"""What lies ahead, in numbers: every building's income with its parts, the odds of duels, the prices of parcels."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from carson.board.material.ground import AROUND_SET, NAMES, members
from carson.board.material.spaces import PLACE_NAMES
from carson.board.mechanics.cowboys import contested
from carson.board.state import State
from carson.board.steps.duel import RerollFrame
from carson.board.steps.ending import CASH_PRICE, limit_of
from carson.board.steps.parcels import price
from carson.board.steps.taking import within_reach
from carson.board.table import Table
from carson.board.views.odds import Roll, odds, of_equals
from carson.board.views.sheet import IncomeSheet, income_sheets
from carson.kernel import Decision


class PartOfIncome(Struct, frozen=True):
    """`count` things with this many symbols each, at this many $ per symbol. views/sheet.py lists what `what`
    may be.
    """

    what: str
    count: int
    symbols: int
    each: int
    own: bool
    amount: int


class BuildingIncome(Struct, frozen=True):
    """What a building pays: its parts add up to `full`, of which no more than `most` counts (BG-8, BG-16.13).

    `pays` is what is left where a stranger is; what he takes is one of the parts (BG-12.4).
    """

    at: str
    building: str
    seat: int
    parts: tuple[PartOfIncome, ...]
    full: int
    most: int
    pays: int


class DuelChance(Struct, frozen=True):
    """How likely a player is to win, in percent; never 0 or 100 for what is neither. Seat -1 is a stranger.

    `tie` is the place in the order that breaks ties there (BG-4.5); 0 while that is open, and for a stranger, who loses
    every tie (BG-12.5).
    """

    seat: int
    percent: int
    tie: int = 0


class Contest(Struct, frozen=True):
    """A place where two or more stand, or one and a stranger."""

    place: str
    chances: tuple[DuelChance, ...]


class ParcelPrice(Struct, frozen=True):
    """BG-6.5: $1 and $1 for each of the `around` parcels, itself included, with something on it.

    If `price` is less, a character's power lowers it.
    """

    at: str
    around: int
    price: int


class Spending(Struct, frozen=True):
    """VP are being bought at `each` $. Of the `money` left after that, this round's cash limit leaves `keep`; what
    exceeds it must be spent then, at `later` $ per VP (BG-4.10).
    """

    each: int
    money: int
    keep: int
    later: int


class Prospect(Struct, frozen=True):
    """All of this at one moment, for one seat."""

    incomes: tuple[BuildingIncome, ...]
    contests: tuple[Contest, ...]
    prices: tuple[ParcelPrice, ...]


def prospect(table: Table, state: State, seat: int | None) -> Prospect:
    return Prospect(
        incomes=tuple(income_of(sheet) for sheet in income_sheets(table, state)),
        contests=tuple(
            Contest(PLACE_NAMES[place], chances_at(table, state, place, seat)) for place in members(_fights(state))
        ),
        prices=() if seat is None else _prices(table, state, seat),
    )


def spending(table: Table, state: State, seat: int, asked: Decision | None) -> Spending | None:
    """If the question is how many VP the seat buys, on a space (BG-6.11) or at the cash limit."""
    if asked is None or seat not in asked.seats or asked.kind not in ("buy-vp", "cash"):
        return None
    if table.plays(state, seat) is None:  # a custom position, without characters
        return None
    each = asked.number("price") if asked.kind == "buy-vp" else CASH_PRICE
    return Spending(each, state.money[seat], limit_of(table, state, seat), CASH_PRICE)


def income_of(sheet: IncomeSheet) -> BuildingIncome:
    parts = tuple(
        PartOfIncome(part.what, part.count, part.symbols, part.each, part.own, part.amount) for part in sheet.parts
    )
    return BuildingIncome(sheet.at, sheet.building, sheet.seat, parts, sheet.full, sheet.most, sheet.pays)


def chances_at(
    table: Table,
    state: State,
    place: int,
    viewer: int | None,
    adding: Mapping[int, dict[int, int]] | None = None,
) -> tuple[DuelChance, ...]:
    """Everybody's odds if there is a fight to come; else nothing. `adding`: what is settled already (views/odds.py)."""
    if not _fights(state) >> place & 1:
        return ()
    found = odds(table, state, place, _cast(state, place), viewer, adding)
    barred = bool(state.barred >> place & 1)
    if len(found) < 2 - barred:
        return ()
    first, open_ = of_equals(table, state, found)
    # The only player who has not passed can only be the last.
    order = [*first, *open_] if len(open_) == 1 else first
    ties = {seat: number for number, seat in enumerate(order, 1)}
    chances = [DuelChance(seat, percent(chance), ties.get(seat, 0)) for seat, chance in found.items()]
    if barred:
        chances.append(DuelChance(-1, percent(1 - sum(found.values(), Fraction(0)))))
    return tuple(chances)


def _cast(state: State, place: int) -> list[Roll] | None:
    """The dice on the table while somebody may re-roll (BG-9.10)."""
    frame = state.frames[-1] if state.frames else None
    return list(frame.rolls) if type(frame) is RerollFrame and frame.place == place else None


def percent(chance: Fraction) -> int:
    if chance in (0, 1):
        return 100 * int(chance)
    return min(99, max(1, round(100 * float(chance))))


def _fights(state: State) -> int:
    """The places where cowboys of several players stand, or one with a stranger."""
    anybody = 0
    for here in state.here:
        anybody |= here
    return contested(state, anybody) | anybody & state.barred


def _prices(table: Table, state: State, seat: int) -> tuple[ParcelPrice, ...]:
    found = []
    for parcel in members(within_reach(state)):
        around = ((AROUND_SET[parcel] | 1 << parcel) & ~state.free).bit_count()
        found.append(ParcelPrice(NAMES[parcel], around, price(table, state, seat, parcel)))
    return tuple(found)
