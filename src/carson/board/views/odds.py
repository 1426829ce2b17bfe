"""The chances in a duel, with a stranger too, exact: dice, firepower, pass order, dynamite, the Gunsmith's second roll.

BG-5, BG-9.10, BG-12.5.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from carson.board.mechanics.cowboys import DYNAMITE, marked, peaceful, players_at
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.steps.duel import unarmed
from carson.board.table import Table

Roll = tuple[int, int, int]  # seat, die, second die or 0

STRANGER: Final = -1
FACES: Final = range(1, 7)
ONE_DIE: Final[dict[int, int]] = dict.fromkeys(FACES, 1)
TWO_DICE: Final[dict[int, int]] = {total: 6 - abs(total - 7) for total in range(2, 13)}


def odds(
    table: Table,
    state: State,
    place: int,
    rolls: Sequence[Roll] | None = None,
    viewer: int | None = None,
    adding: Mapping[int, dict[int, int]] | None = None,
) -> dict[int, Fraction]:
    """How likely each player is to win a place, with the cowboys there and their current firepower.

    Players who have passed win ties in that order (BG-4.5), and before all who have not; among the latter every order
    is taken to be equally likely. Cowboys with a no-duel token fight nobody and are left out, as are Wages and Road; a
    player alone has the place. `rolls` are the dice once they have been rolled, as the Gunsmith sees them. If something
    is secret, such as duel tiles, the chances are as good as the `viewer` can know them (None: as everybody can).
    `adding` is how often each number comes that a player adds to the firepower, where that is settled.

    Where a stranger is, the chances are those of beating him: what is missing to 1 is his.
    """
    seats = _fighters(table, state, place)
    if len(seats) < 2 and not (seats and state.barred >> place & 1):
        return dict.fromkeys(seats, Fraction(1))
    sure = [seat for seat in seats if _uncontested(table, state, place, seat)]
    if sure:
        return {seat: Fraction(int(seat == sure[0])) for seat in seats}
    first, open_ = of_equals(table, state, seats)
    strengths = _strengths(table, state, place, seats, rolls, viewer)
    for seat, adds in (adding or {}).items():
        strengths[seat] = {total + firepower(state, seat): ways for total, ways in adds.items()}
    if state.barred >> place & 1:  # BG-12.5: as one who rolls no die and loses every tie
        (foe,) = table.hooks.foe
        strengths[STRANGER] = {foe(table, state): 1}
    again = [
        seat
        for seat in seats
        if seat not in (adding or {}) and (face := table.plays(state, seat)) is not None and face.rerolls
    ]
    if not again:
        found = {seat: sum(chances.values(), Fraction(0)) for seat, chances in _best(first, open_, strengths).items()}
    else:
        reaches = _second_try(table, state, place, again[0], rolls, viewer)
        found = _seeing_the_others(first, open_, strengths, again[0], reaches)
    return {seat: found[seat] for seat in seats}


def of_equals(table: Table, state: State, seats: Collection[int]) -> tuple[list[int], list[int]]:
    """Who wins a tie before whom (BG-4.5), and who is not yet in that order, behind all of these."""
    # A player that the engine plays is first in every order (BG-16.80), and may not have passed yet.
    automatic = [seat for seat in seats if seat not in table.people]
    first = [*automatic, *(seat for seat in state.passed if seat in seats and seat not in automatic)]
    return first, [seat for seat in seats if seat not in first]


def _fighters(table: Table, state: State, place: int) -> list[int]:
    """Who would roll; cowboys on Wages and Road are only counted, they have no place (BG-5.1)."""
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
    """How often each number occurs that a player adds to the firepower: of a die, of two, or what a variant has."""
    if unarmed(table, state, seat):
        return {0: 1}
    for hook in table.hooks.arms:
        found: dict[int, int] = hook(table, state, place, seat, viewer, best)
        return found
    return TWO_DICE if marked(state, place, seat, DYNAMITE) else ONE_DIE


def _strengths(
    table: Table, state: State, place: int, seats: list[int], rolls: Sequence[Roll] | None, viewer: int | None
) -> dict[int, dict[int, int]]:
    """How often each player has each strength."""
    cast = {seat: first + second for seat, first, second in rolls or ()}
    found: dict[int, dict[int, int]] = {}
    for seat in seats:
        power = firepower(state, seat)
        adds = {cast[seat]: 1} if seat in cast else _adds(table, state, place, seat, viewer)
        found[seat] = {total + power: ways for total, ways in adds.items()}
    return found


def _second_try(
    table: Table, state: State, place: int, gunsmith: int, rolls: Sequence[Roll] | None, viewer: int | None
) -> Callable[[int], Fraction]:
    """The Gunsmith's chance to reach a strength, with best play once the others' are known."""
    power = firepower(state, gunsmith)
    if table.hooks.arms:
        shown = _adds(table, state, place, gunsmith, viewer, best=True)
        return lambda needed: _at_least(shown, needed - power)
    cast = [(first, second) for seat, first, second in rolls or () if seat == gunsmith]
    two = marked(state, place, gunsmith, DYNAMITE)
    own = cast or [(a, b) for a in FACES for b in (FACES if two else (0,))]
    return lambda needed: _rolling_again(own, needed - power)


def _share(strengths: dict[int, int], most: int) -> Fraction:
    """The chance of a strength of at most this."""
    return Fraction(sum(ways for strength, ways in strengths.items() if strength <= most), sum(strengths.values()))


def _best(
    first: list[int], open_: list[int], strengths: dict[int, dict[int, int]]
) -> dict[int, dict[tuple[int, int], Fraction]]:
    """For each fighter, by (strength, how many of `open_` have the same), the chance to be the best of all.

    Of equals the earlier in `first` is the best, then any of `open_` alike; the stranger is the last.
    """
    found: dict[int, dict[tuple[int, int], Fraction]] = {}
    for seat in strengths:
        found[seat] = {}
        before = first[: first.index(seat)] if seat in first else first
        after = [rival for rival in first if rival not in before and rival != seat]
        level = [rival for rival in open_ if rival != seat]
        for strength, ways in strengths[seat].items():
            chance = Fraction(ways, sum(strengths[seat].values()))
            for rival in before:
                chance *= _share(strengths[rival], strength - 1)
            for rival in after:
                chance *= _share(strengths[rival], strength)
            if seat == STRANGER:
                tied = [_product(_share(strengths[rival], strength - 1) for rival in level)]
            elif seat in first:
                tied = [_product(_share(strengths[rival], strength) for rival in level)]
            else:
                tied = _ties([strengths[rival] for rival in level], strength)
            if seat != STRANGER and STRANGER in strengths:
                chance *= _share(strengths[STRANGER], strength)
            for count, likely in enumerate(tied):
                if chance * likely:
                    found[seat][strength, count] = chance * likely / (count + 1)
    return found


def _product(shares: Iterable[Fraction]) -> Fraction:
    found = Fraction(1)
    for share in shares:
        found *= share
    return found


def _ties(rivals: list[dict[int, int]], strength: int) -> list[Fraction]:
    """The chances that none is stronger and exactly 0, 1, 2 … of them are as strong."""
    found = [Fraction(1)]
    for rival in rivals:
        less = _share(rival, strength - 1)
        same = _share(rival, strength) - less
        found = [a * less + b * same for a, b in zip([*found, Fraction(0)], [Fraction(0), *found], strict=True)]
    return found


def _seeing_the_others(
    first: list[int],
    open_: list[int],
    strengths: dict[int, dict[int, int]],
    gunsmith: int,
    reaches: Callable[[int], Fraction],
) -> dict[int, Fraction]:
    """The others' best is known; the Gunsmith sees it and does what wins most often."""
    rivals = {seat: ways for seat, ways in strengths.items() if seat != gunsmith}
    others = [seat for seat in first if seat != gunsmith], [seat for seat in open_ if seat != gunsmith]
    found = dict.fromkeys(strengths, Fraction(0))
    for rival, chances in _best(*others, rivals).items():
        for (strength, tied), chance in chances.items():
            # Whether a tie is enough: in a known order, or by chance among those who have not passed.
            if rival == STRANGER or (
                gunsmith in first and (rival in open_ or first.index(gunsmith) < first.index(rival))
            ):
                enough = Fraction(1)
            else:
                enough = Fraction(1, tied + 2) if rival in open_ else Fraction(0)
            wins = enough * reaches(strength) + (1 - enough) * reaches(strength + 1)
            found[gunsmith] += chance * wins
            found[rival] += chance * (1 - wins)
    return found


def _at_least(adds: dict[int, int], needed: int) -> Fraction:
    return Fraction(sum(ways for total, ways in adds.items() if total >= needed), sum(adds.values()))


def _rolling_again(own: list[tuple[int, int]], needed: int) -> Fraction:
    return sum((_with_dice(first, second, needed) for first, second in own), Fraction(0)) / len(own)


def _with_dice(first: int, second: int, needed: int) -> Fraction:
    """The Gunsmith's chance to reach what is needed with these dice (second 0: one die) and best play (BG-16.17)."""
    if first + second >= needed:
        return Fraction(1)
    kept = max(first, second)  # the lower of two dice is re-rolled
    least = needed - (kept if second else 0)
    return Fraction(min(6, max(0, 7 - least)), 6)
