"""Nothing is lost and nothing made: cowboys, property tiles, buildings and money; and what is kept up to date is right.

For tests after every action, and for positions that are read.
"""

from carson.board.characters.sets import CHOSEN_EACH_ROUND, COWBOY, EITHER, RED, UNDRAWN, YELLOW
from carson.board.material.ground import ALL_PARCELS, LINES_AT, members
from carson.board.material.pieces import CITY_HALL, FREE, KINDS, MINE, MOST, MOUNTAIN, RANCH
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import AMMUNITION, OWN_PLACES, PLACES, ROAD, WAGES
from carson.board.mechanics.cowboys import DYNAMITE, WHITE
from carson.board.mechanics.recompute import NAMES as DERIVED
from carson.board.mechanics.recompute import derive
from carson.board.mechanics.track import FillFrame
from carson.board.state import COWBOYS, TILES, State
from carson.board.steps import steps_with
from carson.board.steps.income import HallFrame
from carson.board.steps.phases import ROUNDS, all_passed
from carson.board.steps.taking import TakeParcelFrame
from carson.board.table import Table
from carson.kernel import Frame, pending

DYNAMITES = 7  # BG-2.2
PROSPECTOR = 9


def faults(table: Table, state: State) -> list[str]:
    """What does not add up, as names of things and fields; empty when all is in order."""
    return [
        *_amounts(table, state),
        *_map(table, state),
        *_buildings(table, state),
        *_cowboys(table, state),
        *_tokens(table, state),
        *_characters(table, state),
        *pending_faults(table, state),
        *(fault for part in table.parts.values() if part.faults is not None for fault in part.faults(table, state)),
    ]


def pending_faults(table: Table, state: State) -> list[str]:
    """What is wrong with the frames, as names of steps."""
    if not state.frames:
        return [] if state.round == ROUNDS and all_passed(table, state) else ["end"]
    return steps_with(table.variants).faults(table, state)


def _amounts(table: Table, state: State) -> list[str]:
    """Nothing is owed (BG-16.27), VP never go below 0 (BG-9.14), tiles are 12 a player (BG-2.2)."""
    wrong = []
    for name in ("money", "vp", "revolvers", "stock", "supply", "general", "dynamite", "quiet", "earned", "tiles"):
        if min(getattr(state, name)) < 0:
            wrong.append(name)
    for seat in table.seats:
        if state.tiles[seat] + state.owned[seat].bit_count() != TILES:
            wrong.append(f"tiles of {seat}")
    if len(set(state.passed)) != len(state.passed) or len(set(state.order)) != len(state.order):
        wrong.append("pass order")
    return wrong


def _map(table: Table, state: State) -> list[str]:
    """The kept sets and incomes are what they would be if worked out anew; roads hang together (BG-1.5)."""
    again = state.copy()
    derive(again)
    wrong = [name for name in DERIVED if getattr(again, name) != getattr(state, name)]
    if state.ground.count(MOUNTAIN) != table.mountains:
        wrong.append("mountains")
    if state.roads and not _in_one_piece(state):
        wrong.append("roads")
    if state.hall >= 0 and state.owner[state.hall] >= 0:
        wrong.append("city_hall")
    mines = sum(1 << parcel for parcel, kind in enumerate(state.ground) if kind == MINE)
    if state.tripled & ~(mines & ~state.unowned):
        wrong.append("tripled")
    if state.permits & state.unowned:
        wrong.append("permits")
    if state.water != table.water or any(state.ground[parcel] != FREE for parcel in members(state.water)):
        wrong.append("water")
    if state.step != table.step or state.barred & state.water:
        wrong.append("barred")
    return wrong


def _in_one_piece(state: State) -> bool:
    """Whether every road can be reached from any other along roads."""
    first = (state.roads & -state.roads).bit_length() - 1
    found = 1 << first
    while True:
        grown = found
        for corner in LINES_AT:
            if corner & found:
                grown |= corner & state.roads
        if grown == found:
            return found == state.roads
        found = grown


def _buildings(table: Table, state: State) -> list[str]:
    """BG-2.1: each is in the bag, on the track, with a player, on the map, or just being placed."""
    moving = [_in_hand(frame) for frame in state.frames]
    wrong = []
    bare = state.unowned & state.free
    for kind in range(RANCH, KINDS):
        found = state.bag[kind] + state.track.count(kind) + state.ground.count(kind) + moving.count(kind)
        found += sum(kept.count(kind) for kept in state.kept)
        # A City Hall for which there was no parcel stays out of the game.
        homeless = kind == CITY_HALL and found == 0 and state.hall < 0 and (state.water or state.barred or not bare)
        if found != table.bag[kind] and not homeless:
            wrong.append(KIND_NAMES[kind])
    strangers = [*state.bag[:RANCH], *(kind for kind in state.track if FREE < kind < RANCH or kind == CITY_HALL)]
    if any(strangers) or any(kind < RANCH or kind == CITY_HALL for kept in state.kept for kind in kept):
        wrong.append("track")
    if any(not FREE <= kind < KINDS for kind in state.ground):
        wrong.append("ground")
    return wrong


def _in_hand(frame: Frame) -> int:
    """The building that a frame is about to place: City Hall when drawn, the Prospector's Mine, the Cowboy's Ranch."""
    if type(frame) is FillFrame and frame.hall:
        return CITY_HALL
    if type(frame) is TakeParcelFrame:
        return {PROSPECTOR: MINE, COWBOY: RANCH}.get(frame.character, FREE)
    return FREE


def _cowboys(table: Table, state: State) -> list[str]:
    """BG-2.2: ten a player, the white one aside; they stand where a cowboy can."""
    wrong = []
    somewhere = state.unowned | state.barred
    for paying in state.paying:
        somewhere |= paying
    for seat in table.seats:
        white = any(mark == WHITE and whose == seat for _, whose, mark in state.marks)
        standing = state.here[seat].bit_count() + state.wage_cowboys[seat] + state.road_cowboys[seat] - white
        for hook in table.hooks.elsewhere:
            standing += hook(table, state, seat)
        if state.supply[seat] + state.general[seat] + standing != COWBOYS:
            wrong.append(f"cowboys of {seat}")
        there = somewhere
        for hook in table.hooks.places:
            there |= hook(table, state, seat)
        nowhere = ((ALL_PARCELS | OWN_PLACES) & ~there) | 1 << WAGES | 1 << ROAD
        if state.here[seat] & nowhere or state.here[seat] >> PLACES:
            wrong.append(f"places of {seat}")
    for place, seat, _ in state.marks:
        many = {WAGES: state.wage_cowboys[seat], ROAD: state.road_cowboys[seat]}
        if not many.get(place, state.here[seat] >> place & 1):
            wrong.append(f"token of {seat}")
    settled = pending(state, HallFrame) is None
    if settled and state.occupant >= 0 and not (state.hall >= 0 and state.here[state.occupant] >> state.hall & 1):
        wrong.append("occupant")
    return wrong


def _tokens(table: Table, state: State) -> list[str]:
    """Dynamite, the white cowboy, the 3-revolvers token, closed spaces, standing orders."""
    wrong = []
    if sum(state.dynamite) + sum(mark == DYNAMITE for _, _, mark in state.marks) > DYNAMITES:
        wrong.append("dynamite")
    whites = [place for place, _, mark in state.marks if mark == WHITE]
    if len(set(state.marks)) != len(state.marks) or whites != ([state.white] if state.white >= 0 else []):
        wrong.append("white")
    if max(state.quiet) > 2 or state.agrees & state.refuses:
        wrong.append("orders")
    if state.closed & ALL_PARCELS or state.closed >> PLACES:
        wrong.append("closed")
    if state.ammunition_closed and (state.ammunition < 0 or not state.closed >> AMMUNITION & 1):
        wrong.append("ammunition")
    return wrong


def _characters(table: Table, state: State) -> list[str]:
    """BG-4.1: each character has one player at most; only the Paperboy plays another than the own."""
    wrong = []
    used: list[int] = []
    for seat in table.seats:
        who, plays = state.who[seat], state.plays[seat]
        used += {number: 0 for number in (who, plays) if number >= 0}
        if (who < 0) != (plays < 0) or (who > 0 and who != plays):
            wrong.append(f"character of {seat}")
        if state.bonus[seat] != _bonus(table, state, seat):
            wrong.append(f"bonus of {seat}")
        if state.doubled[seat] and not MOST[state.doubled[seat]]:
            wrong.append(f"doubled of {seat}")
    if len(set(used)) != len(used) or state.taken != sum(1 << number for number in used):
        wrong.append("taken")
    if any(state.sides[number] not in _sides(table, state, number) for number in range(len(state.sides))):
        wrong.append("sides")
    holders = [seat for seat in table.seats if (face := table.plays(state, seat)) is not None and face.white]
    if state.white != -2 and not holders:
        wrong.append("white")
    return wrong


def _bonus(table: Table, state: State, seat: int) -> int:
    """Firepower of the character; the white cowboy counts until placed (BG-16.1)."""
    face = table.plays(state, seat)
    own = 0 if face is None else face.firepower + (face.white and state.white == -1)
    for hook in table.hooks.bonus:
        own += hook(table, state, seat)
    return own


def _sides(table: Table, state: State, number: int) -> tuple[int, ...]:
    """The sides that can be up (BG-3.7): the chosen one; 14 by its taker; 9 and 15 may have flipped."""
    side = table.in_play.get(number, UNDRAWN)
    if number in table.in_play and side == UNDRAWN:
        return (UNDRAWN, YELLOW, RED)
    if number == CHOSEN_EACH_ROUND and side == EITHER:
        return (YELLOW, RED) if state.taken >> number & 1 else (EITHER,)
    if (number, side) in ((PROSPECTOR, YELLOW), (COWBOY, RED)):
        return (YELLOW, RED)
    return (side,)
