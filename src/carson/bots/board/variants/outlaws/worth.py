"""Outlaws as a player sees them (BG-12): what they take, what a fight gains, where a Prison helps."""

from typing import Final

from carson.board.material.ground import AROUND_SET, members
from carson.board.material.pieces import PRISON
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.incomes import worth
from carson.board.steps.cowboys import attackable
from carson.board.variants.outlaws.arrival import tile_vp
from carson.bots.board.greedy.weights import ATTACKED, RIVAL, STRANGER_STAYS
from carson.bots.board.variants.model import Prospect, Worth

# Beating the Outlaw on a rival's building helps him: part of what he then earns again.
FREED: Final = 0.3
# A Prison where Outlaws are: the chance of one in a round to be jailed in it, in VP; and what it saves of the incomes
# of own buildings beside it, as part of them.
JAIL: Final = 0.15
WATCH: Final = 0.06


def fights(outlook: Prospect, here: int) -> tuple[int, float]:
    """Beating the Outlaws where cowboys are: money this round, and what else it is worth (BG-12.5)."""
    state, seat = outlook.state, outlook.seat
    there = members(here & state.barred)
    if not there or not outlook.coming:
        return 0, 0.0
    vp = tile_vp(outlook.table, state)
    open_to_attack = attackable(outlook.table, state, seat)
    money, value = 0, 0.0
    for parcel in there:
        if parcel == state.hall and state.occupant == seat:
            continue  # BG-16.21: the occupant does not fight there
        pays = state.income[parcel]
        value += vp
        if state.paying[seat] >> parcel & 1:
            money += pays - left_of(outlook.table, state, seat, parcel, pays)
            value += STRANGER_STAYS / 2 * ATTACKED * pays * outlook.later
        elif open_to_attack >> parcel & 1:
            # Loot instead of the tile, if it is worth more.
            value += max(0.0, (1 + RIVAL) * outlook.dollar * (pays // 2) - vp)
            value -= FREED * (outlook.dollar + STRANGER_STAYS * outlook.later) * (pays - pays // 2)
    return money, value


def prison(outlook: Prospect, kind: int, parcel: int) -> float:
    """A Prison: Outlaws stay away from what is beside it, and one who comes to it is jailed (BG-12.1 to BG-12.3)."""
    if kind != PRISON:
        return 0.0
    state, seat = outlook.state, outlook.seat
    rounds = 4 - outlook.round
    guarded = AROUND_SET[parcel] & state.paying[seat]
    pays = sum([worth(state, at, state.ground[at], seat) for at in members(guarded)])
    return rounds * JAIL + WATCH * pays * outlook.later


WORTH: Final = Worth(fights=fights, building=prison)
