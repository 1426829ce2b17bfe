"""What horses are worth (BG-13): at the end, in the rodeo, in the enclosures, and at Wages."""

from typing import Final

from carson.board.material.ground import members
from carson.board.material.pieces import RANCH
from carson.board.state import State
from carson.board.variants.horses.state import HERD, left, owned, riders
from carson.bots.board.stand import Stand
from carson.bots.board.variants.horses.rodeo import hats, rivals, still_to_come
from carson.bots.board.variants.model import Prospect, Worth

PRICE = 4  # a horse at Wages, which also costs the wage (BG-13.1)


# What a horse does in each of the rounds to come: $2, a Ranch, firepower, or hats.
HORSE_USE: Final = (1.6, 1.2, 0.8, 0.4, 0.0)
# Horses somebody buys in a round, which make tokens of now worth more.
HORSE_GROWS: Final = 0.6
PER_HAT: Final = 0.2  # one hat more than a rival wins so much more often
_MEMO: Final = "rodeo"  # what rivals may come to in it


def each(outlook: Prospect) -> float:
    """One horse: 1 VP and one for each token at the end (BG-13.5), and its use in the rounds to come."""
    return 1 + HERD.of(outlook.state).rodeos[outlook.seat] + HORSE_USE[outlook.round]


def token(outlook: Prospect) -> float:
    """A rodeo token: 1 VP for each horse the player will have."""
    return owned(outlook.state, outlook.seat) + HORSE_GROWS * (4 - outlook.round)


def wins_rodeo(outlook: Prospect, stand: Stand) -> float:
    """The chance to have the most hats."""
    mine = hats(outlook.table, outlook.state, outlook.seat, stand.here, stand.supply)
    chance = 1.0
    if _MEMO not in outlook.memo:
        outlook.memo[_MEMO] = rivals(outlook.table, outlook.state, outlook.seat)
    for theirs, settled in outlook.memo[_MEMO]:
        lead = mine - theirs
        chance *= min(0.97, max(0.03, 0.5 + (lead if settled else PER_HAT * lead)))
    return chance


def _can_buy(outlook: Prospect, stand: Stand) -> bool:
    """The wages of one cowboy may pay for the horse of another (BG-16.73)."""
    state = outlook.state
    return stand.wages > 0 and left(state) > 0 and state.money[outlook.seat] + 4 * (stand.wages - 1) >= PRICE


def worth(outlook: Prospect, stand: Stand) -> float:
    """All the player's horses, this round's rodeo, and one more that Wages may sell."""
    state = outlook.state
    value = owned(state, outlook.seat) * each(outlook)
    if still_to_come(state):
        value += token(outlook) * wins_rodeo(outlook, stand)
        if _can_buy(outlook, stand):
            value += max(0.0, each(outlook) - 2 * PRICE * outlook.dollar)
    return value


def ranches(state: State, seat: int) -> list[int]:
    """Own Ranches that may be doubled, best first; an attacker gets half of an attacked one (BG-16.14)."""
    attacked = 0
    for rival, here in enumerate(state.here):
        attacked |= here if rival != seat else 0
    own = members(state.paying[seat] & ~HERD.of(state).ridden)
    found = [parcel for parcel in own if state.ground[parcel] == RANCH]
    return sorted(found, key=lambda parcel: -state.income[parcel] * (1 if attacked >> parcel & 1 else 2))


def doubling(outlook: Prospect) -> float:
    """One more horse in the third enclosure: the best Ranch that the horses already there leave."""
    state, seat = outlook.state, outlook.seat
    if not outlook.coming:
        return 0.0
    waiting = riders(state, seat) - (HERD.of(state).ridden & state.paying[seat]).bit_count()
    there = ranches(state, seat)[max(0, waiting) :]
    return outlook.dollar * state.income[there[0]] if there else 0.0


def ridden(outlook: Prospect) -> float:
    """What the horses of the third enclosure add to the incomes of Ranches."""
    state, seat = outlook.state, outlook.seat
    return sum(state.income[at] for at in ranches(state, seat)[: riders(state, seat)])


WORTH: Final = Worth(holding=worth, raised=ridden)
