"""Buildings in hand and planned, put on the best of the parcels there are for them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Site(NamedTuple):
    """A building on a parcel: paid this round if it is built in time, everything that follows in VP, roads needed."""

    income: int
    value: float
    roads: int


class Built(NamedTuple):
    """Income this round, VP, the parcels used, how many buildings, roads left."""

    income: int
    value: float
    used: int
    number: int
    roads: int


def build(
    kinds: tuple[int, ...],
    parcels: Sequence[int],
    roads: int,
    site: Callable[[int, int], Site],
    site_value: Callable[[int, int, int], float],
    road_to_fetch: float,
) -> Built:
    """The best pairs of a building and a parcel first; what gains nothing is not built."""
    pairs = [(site_value(kind, at, roads), n, at) for n, kind in enumerate(kinds) for at in parcels]
    pairs.sort(reverse=True)
    income = used = done = number = 0
    value = 0.0
    for worth, n, at in pairs:
        if worth <= 0:
            break
        if done >> n & 1 or used >> at & 1:
            continue
        pays, gain, needed = site(kinds[n], at)
        done |= 1 << n
        used |= 1 << at
        number += 1
        if needed > roads:
            value += gain - road_to_fetch * (needed - roads)
            roads = 0
        else:
            value += gain
            roads -= needed
            income += pays
    return Built(income, value, used, number, roads)
