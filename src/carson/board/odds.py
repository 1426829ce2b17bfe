"""The chances in a duel, with an Outlaw too, exact: dice, firepower, pass order, dynamite, the Gunsmith's second roll.

BG-5, BG-9.10, BG-12.5.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import permutations
from math import factorial
from typing import Final

from carson.board.purse import firepower
from carson.board.standing import DYNAMITE, marked, peaceful, players_at
from carson.board.state import State
from carson.board.steps.duel import unarmed
from carson.board.table import Table

Roll = tuple[int, int, int]  # seat, die, second die or 0

OUTLAW: Final = -1
FACES: Final = range(1, 7)
ONE_DIE: Final[dict[int, int]] = dict.fromkeys(FACES, 1)
TWO_DICE: Final[dict[int, int]] = {total: 6 - abs(total - 7) for total in range(2, 13)}


def odds(
    table: Table, state: State, place: int, rolls: Sequence[Roll] | None = None, viewer: int | None = None
) -> dict[int, Fraction]:
    """How likely each player is to win a place, with the cowboys that stand there and the firepower of this moment.

    Who has passed wins ties in that order (BG-4.5) and before all who have not; among these every order is taken to
    be equally likely. Cowboys with a no-duel token fight nobody and are left out, as are Wages and Road; who is
    alone has the place. `rolls` are the dice when they have been cast, as the Gunsmith sees them. Where something is
    secret, as duel tiles are, the chances are as good as the `viewer` can know them (None: as everybody can).

    Where an Outlaw is, the chances are those of beating him: what is missing to 1 is his.
    """
    seats = _fighters(table, state, place)
    if len(seats) < 2 and not (seats and state.barred >> place & 1):
        return dict.fromkeys(seats, Fraction(1))
    sure = [seat for seat in seats if _uncontested(table, state, place, seat)]
    if sure:
        return {seat: Fraction(int(seat == sure[0])) for seat in seats}
    # Whom the engine plays is first in every order (BG-16.80), and may not have passed yet.
    automatic = [seat for seat in seats if seat not in table.people]
    first = [*automatic, *(seat for seat in state.passed if seat in seats and seat not in automatic)]
    open_ = [seat for seat in seats if seat not in first]
    found = dict.fromkeys(seats, Fraction(0))
    share = Fraction(1, factorial(len(open_)))
    for rest in permutations(open_):
        for seat, chance in _in_order(table, state, place, [*first, *rest], rolls, viewer).items():
            if seat != OUTLAW:
                found[seat] += share * chance
    return found


def _fighters(table: Table, state: State, place: int) -> list[int]:
    """Who would roll; the cowboys of Wages and Road are only counted, they stand nowhere (BG-5.1)."""
    seats = [seat for seat in players_at(state, place) if not peaceful(state, place, seat)]
    for hook in table.hooks.stands_by:
        seats = [seat for seat in seats if not hook(table, state, place, seat)]
    return seats


def _uncontested(table: Table, state: State, place: int, seat: int) -> bool:
    """BG-9.18: rivals leave the Lawyer's parcels without a duel."""
    face = table.plays(state, seat)
    to_buy = state.unowned & ~state.barred
    return bool(to_buy >> place & 1) and place != state.hall and face is not None and face.uncontested_parcels


def _adds(table: Table, state: State, place: int, seat: int, viewer: int | None, best: bool = False) -> dict[int, int]:
    """How often each number comes that a player adds to the firepower: of a die, of two, or what a variant has."""
    if unarmed(table, state, seat):
        return {0: 1}
    for hook in table.hooks.arms:
        found: dict[int, int] = hook(table, state, place, seat, viewer, best)
        return found
    return TWO_DICE if marked(state, place, seat, DYNAMITE) else ONE_DIE


def _in_order(
    table: Table, state: State, place: int, order: list[int], rolls: Sequence[Roll] | None, viewer: int | None
) -> dict[int, Fraction]:
    """The chances when the players would pass in this order."""
    power = {seat: firepower(state, seat) for seat in order}
    strengths: dict[int, dict[int, int]] = {}
    cast = {seat: (first, second) for seat, first, second in rolls or ()}
    for seat in order:
        if seat in cast:
            strengths[seat] = {sum(cast[seat]) + power[seat]: 1}
        else:
            adds = _adds(table, state, place, seat, viewer)
            strengths[seat] = {total + power[seat]: ways for total, ways in adds.items()}
    again = [seat for seat in order if (face := table.plays(state, seat)) is not None and face.rerolls]
    if state.barred >> place & 1:  # BG-12.5: as one who rolls no die and loses every tie
        order = [*order, OUTLAW]
        strengths[OUTLAW] = {state.extra.strength: 1}
    if not again:
        won = _winners(order, strengths)
        return {seat: sum((share for share in won[seat].values()), Fraction(0)) for seat in order}
    gunsmith = again[0]
    if table.hooks.arms:
        shown = _adds(table, state, place, gunsmith, viewer, best=True)
        return _seeing_the_others(order, strengths, gunsmith, power[gunsmith], partial(_at_least, shown))
    two = marked(state, place, gunsmith, DYNAMITE)
    own = [cast[gunsmith]] if gunsmith in cast else [(a, b) for a in FACES for b in (FACES if two else (0,))]
    return _seeing_the_others(order, strengths, gunsmith, power[gunsmith], partial(_rolling_again, own))


def _winners(order: Sequence[int], strengths: dict[int, dict[int, int]]) -> dict[int, dict[int, Fraction]]:
    """For each player and strength, the chance to win the duel with it; the earlier in the order wins a tie."""
    found: dict[int, dict[int, Fraction]] = {}
    for place, seat in enumerate(order):
        ways = sum(strengths[seat].values())
        found[seat] = {}
        for strength, count in strengths[seat].items():
            chance = Fraction(count, ways)
            for other, rival in enumerate(order):
                if rival != seat:
                    beaten = sum(
                        n for s, n in strengths[rival].items() if s < strength or (s == strength and other > place)
                    )
                    chance *= Fraction(beaten, sum(strengths[rival].values()))
            found[seat][strength] = chance
    return found


def _seeing_the_others(
    order: list[int],
    strengths: dict[int, dict[int, int]],
    gunsmith: int,
    power: int,
    reaches: Callable[[int], Fraction],
) -> dict[int, Fraction]:
    """The others' best stands; the Gunsmith sees it and does what then wins most often."""
    rivals = [seat for seat in order if seat != gunsmith]
    found = dict.fromkeys(order, Fraction(0))
    for rival, chances in _winners(rivals, strengths).items():
        tie = order.index(gunsmith) > order.index(rival)  # a tie is then not enough
        for strength, chance in chances.items():
            wins = reaches(strength + tie - power)
            found[gunsmith] += chance * wins
            found[rival] += chance * (1 - wins)
    return found


def _at_least(adds: dict[int, int], needed: int) -> Fraction:
    return Fraction(sum(ways for total, ways in adds.items() if total >= needed), sum(adds.values()))


def _rolling_again(own: list[tuple[int, int]], needed: int) -> Fraction:
    return sum((_best(first, second, needed) for first, second in own), Fraction(0)) / len(own)


def _best(first: int, second: int, needed: int) -> Fraction:
    """The Gunsmith's chance with these dice (second 0: one die) to reach what is needed, playing best (BG-16.17)."""
    if first + second >= needed:
        return Fraction(1)
    kept = max(first, second)  # of two dice the lower is rolled again
    least = needed - (kept if second else 0)
    return Fraction(min(6, max(0, 7 - least)), 6)
