"""The sheets of A New Beginning (BG-11.1): what can be written on one, what it costs, and whose turn it gives."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from carson.board.material.figures import Beginning, Ware
from carson.board.state import State
from carson.board.steps.setup import START
from carson.board.table import Table
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.state import SHEETS
from carson.kernel import Refusal

RULE: Final = "BG-11.1"
WARES: Final = ("cowboys", "revolvers", "roads", "parcels")  # as they stand on a sheet; the bid comes last
PARCELS: Final = WARES.index("parcels")
BID: Final = len(WARES)


def wares(beginning: Beginning) -> tuple[Ware, ...]:
    return beginning.cowboys, beginning.revolvers, beginning.roads, beginning.parcels


def cost(beginning: Beginning, bought: Sequence[int]) -> int:
    return sum(ware.price * count for ware, count in zip(wares(beginning), bought, strict=False))


def ranges(beginning: Beginning, bids: bool) -> dict[str, list[int]]:
    """The least and the most of each number, as far as the purse allows where all others are at their least."""
    left = beginning.purse - sum(ware.price * ware.fewest for ware in wares(beginning))
    found = {}
    for name, ware in zip(WARES, wares(beginning), strict=True):
        more = left // ware.price if ware.price else ware.most
        found[name] = [ware.fewest, min(ware.most, ware.fewest + more)]
    return {**found, "bid": [0, left if bids else 0]}


def usual(beginning: Beginning) -> dict[str, int]:
    """The sheet that buys the start material of a game without this variant, as far as its figures allow."""
    least = [ware.fewest for ware in wares(beginning)]
    left = beginning.purse - cost(beginning, least)
    found = {}
    for name, ware in zip(WARES, wares(beginning), strict=True):
        wished = min(getattr(START, name), ware.most) - ware.fewest
        more = max(0, min(wished, left // ware.price if ware.price else wished))
        left -= more * ware.price
        found[name] = ware.fewest + more
    return {**found, "bid": 0}


@lru_cache(maxsize=8)
def fillings(beginning: Beginning, bids: bool) -> tuple[Sheet, ...]:
    """Every sheet that can be filled in, thousands of them: made once for the figures that are played with now."""
    found = []
    counts = (range(ware.fewest, ware.most + 1) for ware in wares(beginning))
    for cowboys, revolvers, roads, parcels in product(*counts):
        left = beginning.purse - cost(beginning, (cowboys, revolvers, roads, parcels))
        bids_left = range(left + 1) if bids else range(left >= 0)
        found += [Sheet(cowboys, revolvers, roads, parcels, bid) for bid in bids_left]
    return tuple(found)


def written(action: Sheet) -> tuple[int, ...]:
    return action.cowboys, action.revolvers, action.roads, action.parcels, action.bid


def has_bids(table: Table) -> bool:
    """A player who is alone has nobody to bid against (BG-16.45)."""
    return len(table.people) > 1


def fault_of(table: Table, sheet: Sequence[int]) -> Refusal | None:
    """What is wrong with a sheet."""
    beginning = table.figures.beginning
    for name, ware, count in zip(WARES, wares(beginning), sheet, strict=False):
        if not ware.fewest <= count <= ware.most:
            return Refusal("sheet-amount", RULE, {"ware": name, "fewest": ware.fewest, "most": ware.most})
    if sheet[BID] and not has_bids(table):
        return Refusal("sheet-bid-alone", "BG-16.45", {"bid": sheet[BID]})
    needed = cost(beginning, sheet) + sheet[BID]
    if needed > beginning.purse:
        return Refusal("sheet-purse", RULE, {"cost": needed, "purse": beginning.purse})
    return None


def turns(state: State) -> list[int]:
    """Who takes the start parcels, one after the other: in reverse order, in order, and so on by turns."""
    counts = [sheet[PARCELS] if sheet else 0 for sheet in SHEETS.of(state)]
    found: list[int] = []
    for lap in range(max(counts)):
        order = state.passed if lap % 2 else state.passed[::-1]
        found += [seat for seat in order if counts[seat] > lap]
    return found
