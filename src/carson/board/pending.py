"""Whether what is pending makes sense: frames a game could wait with, at a moment when it can."""

from collections.abc import Callable
from typing import Final

from carson.board.building import house_spots, turnable
from carson.board.ground import members
from carson.board.standing import DYNAMITE, marked, players_at
from carson.board.state import State
from carson.board.steps.duel import fighters, unarmed
from carson.board.steps.ending import ROUNDS
from carson.board.table import Table
from carson.kernel import Frame

# What may lie above the frame of each phase while the game waits; the empty tuple is a phase that waits by itself.
_DUELS: Final = (Table.REROLL, Table.HEAL, Table.TOLL)
_BUILDING: Final = (Table.BUILD, Table.HOUSES, Table.CONSENT)
_PHASES: Final[dict[int, tuple[int, ...]]] = {
    Table.ROUND: (Table.CLAIM, Table.FILL),
    Table.CHARACTERS: (Table.ASK, Table.TAKE_PARCEL, Table.FILL, Table.AUCTION, *_BUILDING),
    Table.COWBOYS: (),
    Table.ACTIONS: (
        *(Table.SPACE, Table.PARCELS, Table.DUEL_ORDER, Table.BUY_PARCEL, Table.PURCHASE, Table.BUY_VP),
        *(Table.HALL, Table.OCCUPY, Table.INCOME, Table.ASK, Table.BLAST),
        *_DUELS,
        *_BUILDING,
    ),
    Table.END: (Table.LAST_ROADS, Table.ASK, Table.CASH, Table.FILL),
}
# Steps that only work and never wait.
_AUTOMATIC: Final = (Table.ROUND, Table.ACTIONS, Table.SPACE, Table.PARCELS, Table.HALL, Table.INCOME, Table.END)


def pending(table: Table, state: State) -> list[str]:
    """What is wrong with the frames, as names of steps; empty when all is in order."""
    frames = state.frames
    if not frames:
        return [] if state.round == ROUNDS and _all_in_order(table, state) else ["end"]
    phase = frames[0][0]
    above = [*_PHASES.get(phase, ()), *(code for variant in table.variants for code in variant.waits.get(phase, ()))]
    known = phase in _PHASES and all(frame[0] in above for frame in frames[1:])
    if not known or frames[-1][0] in _AUTOMATIC:
        return ["frames"]
    checks = {**_PHASE_FITS, **_FITS}
    for variant in table.variants:
        checks.update(variant.fits)
    wrong = [] if checks[phase](table, state, frames[0]) else [Table.STEP_NAMES[phase]]
    for frame in frames[1:]:
        fits = checks.get(frame[0])
        if fits is not None and not fits(table, state, frame):
            wrong.append(Table.STEP_NAMES[frame[0]])
    return wrong


def _all_in_order(table: Table, state: State) -> bool:
    """Everybody has a character, a place in the turn order, and passed."""
    return sorted(state.passed) == sorted(state.order) == list(table.seats) and _all_chose(table, state)


def _all_chose(table: Table, state: State) -> bool:
    return all((number >= 0) == (seat in table.people) for seat, number in enumerate(state.plays))


# Phases


def _setup(table: Table, state: State, frame: Frame) -> bool:
    """Start parcels are taken; before that City Hall may be placed (BG-15.1), or a variant settle who goes first."""
    above = [frame[0] for frame in state.frames[1:]]
    return (
        state.round == 0
        and (sorted(state.passed) == list(table.seats) or (bool(table.hooks.first_order) and not state.passed))
        and not state.order
        and bool(above)
        and above[0] != Table.FILL
        and len(set(above)) == len(above)
        and not any(frame >= 0 for frame in (*state.who, *state.plays))
    )


def _characters(table: Table, state: State, frame: Frame) -> bool:
    _, order, turn = frame
    # What a variant does before the first choice waits above too.
    alone = not any(frame[0] in _PHASES[Table.CHARACTERS] for frame in state.frames[1:])
    return (
        1 <= state.round <= ROUNDS
        and (turn < len(order) if alone else 1 <= turn <= len(order))
        and all((state.plays[seat] >= 0) == (place < turn) for place, seat in enumerate(order))
        and sorted(state.passed) == list(table.seats)
        and (not state.order if state.round == 1 else sorted(state.order) == list(table.seats))
    )


def _cowboys(table: Table, state: State, frame: Frame) -> bool:
    return (
        1 <= state.round <= ROUNDS
        and frame[1] < table.players
        and state.order == sorted(table.seats, key=lambda seat: state.who[seat])
        # While somebody is asked something more, it is not yet looked whose turn comes next.
        and (len(state.frames) > 1 or state.order[frame[1]] not in state.passed)
        and _all_chose(table, state)
    )


def _resolving(table: Table, state: State, frame: Frame) -> bool:
    return 1 <= state.round <= ROUNDS and frame[1] >= 1 and _all_in_order(table, state)


_PHASE_FITS: Final[dict[int, Callable[[Table, State, Frame], bool]]] = {
    Table.ROUND: _setup,
    Table.CHARACTERS: _characters,
    Table.COWBOYS: _cowboys,
    Table.ACTIONS: _resolving,
    Table.END: _resolving,
}


# Steps within a phase


def _claim(table: Table, state: State, frame: Frame) -> bool:
    """BG-3.6: two tiles a player, in reverse order and in order."""
    people = [seat for seat in state.passed if seat in table.people]
    turns = [*reversed(people), *people]
    laid = frame[1]
    return laid < len(turns) and all(state.owned[seat].bit_count() == turns[:laid].count(seat) for seat in table.seats)


def _ask(table: Table, state: State, frame: Frame) -> bool:
    _, seat, number, question = frame
    return bool(state.plays[seat] == number and question < len(table.face(state, number).questions))


def _take_parcel(table: Table, state: State, frame: Frame) -> bool:
    _, seat, number, claim = frame
    return bool(state.plays[seat] == number and claim < len(table.face(state, number).claims))


def _reroll(table: Table, state: State, frame: Frame) -> bool:
    _, place, flat, number = frame
    there = fighters(table, state, place)
    alone = state.barred >> place & 1  # against a stranger one is enough
    if list(flat[::3]) != there or len(there) < 2 - alone or number >= len(there):
        return False
    if any((die == 0) != unarmed(table, state, seat) for seat, die in zip(there, flat[1::3], strict=True)):
        return False
    face = table.plays(state, there[number])
    two = [marked(state, place, seat, DYNAMITE) for seat in there]
    return face is not None and face.rerolls and [second > 0 for second in flat[2::3]] == two


def _duel_order(table: Table, state: State, frame: Frame) -> bool:
    """BG-5.4: duels still to come, and none where nobody is left to fight."""
    return all(len(fighters(table, state, place)) > 1 - (state.barred >> place & 1) for place in members(frame[1]))


def _buy_parcel(table: Table, state: State, frame: Frame) -> bool:
    """Seat -1: whoever wins the duel for the one parcel."""
    _, seat, parcels = frame
    if seat >= 0:
        return True
    place = members(parcels)
    return len(place) == 1 and bool(players_at(state, place[0])) and bool(state.unowned & parcels)


def _build(table: Table, state: State, frame: Frame) -> bool:
    _, seat, kind, asked = frame
    rivals = sum(state.owned) - state.owned[seat]
    return (not kind or kind in state.kept[seat]) and not asked & ~rivals


def _houses(table: Table, state: State, frame: Frame) -> bool:
    """BG-7.4: a building was begun only if its Houses fit."""
    _, seat, left = frame
    return left > 0 and bool(house_spots(state, seat) | turnable(state, seat))


def _consent(table: Table, state: State, frame: Frame) -> bool:
    """The owner of the parcel is asked by the builder whose frame lies below."""
    _, owner, parcel = frame
    asks = state.frames[-2]
    return (
        state.frames[-1] == frame
        and asks[0] == Table.BUILD
        and asks[1] != owner == state.owner[parcel]
        and bool(asks[3] >> parcel & 1)
    )


def _auction(table: Table, state: State, frame: Frame) -> bool:
    """BG-9.22; the lot is one or two unowned parcels, or none for the 3-revolvers token."""
    _, auctioneer, lot, inside, turn, bid, bidder = frame
    led = bidder >= 0 and bool(inside >> bidder & 1) and bidder != turn and 0 < bid <= state.money[bidder]
    return (
        lot.bit_count() <= 2
        and not lot & ~state.unowned
        and not (state.hall >= 0 and lot >> state.hall & 1)
        and bool(inside >> turn & 1)
        and (led or (bidder < 0 and bid == 0))
        and state.plays[auctioneer] >= 0
    )


def _heal(table: Table, state: State, frame: Frame) -> bool:
    face = table.plays(state, frame[2])
    return face is not None and face.heals


def _toll(table: Table, state: State, frame: Frame) -> bool:
    _, seat, holder, toll = frame
    face = table.plays(state, holder)
    return face is not None and face.toll == toll and seat != holder


def _last_roads(table: Table, state: State, frame: Frame) -> bool:
    """Each player once, before all other questions at the end of a round (BG-1.6)."""
    above = state.frames[state.frames.index(frame) + 1 :]
    return (
        table.version.roads_before_the_round_ends
        and state.frames[0] == (Table.END, 1)
        and frame not in above
        and all(other[0] == Table.LAST_ROADS for other in above)
    )


def _occupy(table: Table, state: State, frame: Frame) -> bool:
    """Whoever stands there alone may hold City Hall, which nobody does meanwhile (BG-8.14)."""
    return (
        table.version.hall_can_be_declined
        and state.hall >= 0
        and state.occupant < 0
        and players_at(state, state.hall) == [frame[1]]
        and state.frames[-1] == frame
    )


def _fill(table: Table, state: State, frame: Frame) -> bool:
    """The game waits in the filling of the track only for City Hall (BG-8.14)."""
    waits = state.frames[-1] == frame
    if frame[1]:  # in set-up, something else may come first (BG-16.42)
        return state.hall < 0 and (waits or (table.dutch and state.round == 0))
    return not waits


_FITS: Final[dict[int, Callable[[Table, State, Frame], bool]]] = {
    Table.CLAIM: _claim,
    Table.ASK: _ask,
    Table.TAKE_PARCEL: _take_parcel,
    Table.REROLL: _reroll,
    Table.DUEL_ORDER: _duel_order,
    Table.BUY_PARCEL: _buy_parcel,
    Table.BUILD: _build,
    Table.HOUSES: _houses,
    Table.CONSENT: _consent,
    Table.AUCTION: _auction,
    Table.HEAL: _heal,
    Table.TOLL: _toll,
    Table.FILL: _fill,
    Table.LAST_ROADS: _last_roads,
    Table.OCCUPY: _occupy,
}
