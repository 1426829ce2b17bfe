"""A position as numbers: a row about the table, and a row about each player.

Everything comes from a state that a bot imagined from its view, so nothing hidden can get in. The order of the numbers
is part of the network's file: whoever changes it trains anew and raises `LAYOUT`. So the characters, buildings and
variants it was trained with are counted here. What was added to the game since has no number, and the network plays on
without seeing it.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from carson.board.characters.sets import BY_ROUND, EITHER, RED
from carson.board.editions import ENGLISH
from carson.board.material.ground import ALL_PARCELS, AROUND_SET, PARCELS, members
from carson.board.material.pieces import FIRST_BUILDING, FREE, KINDS, MOUNTAIN, SYMBOLS
from carson.board.material.spaces import BUY_3, BUY_12, PARCELS_INCOME, TRACK_SPACES
from carson.board.mechanics.income_losses import next_income
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame, CharactersFrame, CowboysFrame, EndFrame
from carson.board.steps.sequence import SEQUENCE
from carson.board.table import Table
from carson.bots.board.greedy.money import cash_limit
from carson.bots.board.variants.holdings import HOLDINGS, NUMBERS, TRAINED

LAYOUT: Final = 1
CHARACTERS: Final = 20
FACES: Final = 2 * CHARACTERS
ROUNDS: Final = 5  # the set-up and four rounds
PHASES: Final = 7  # characters, cowboys, three parts of the actions, the end, the set-up
MOMENTS: Final = ROUNDS * PHASES
NO_FACE: Final = FACES * ROUNDS
BUILDINGS: Final = 13
NEWER: Final = FIRST_BUILDING + BUILDINGS  # the first kind of building that the network does not know

# The chance that a die and this much more firepower beat another die, draws halved; by lead plus six.
_BEATS: Final = tuple(
    [
        sum((lead + mine > theirs) + 0.5 * (lead + mine == theirs) for mine in range(1, 7) for theirs in range(1, 7))
        / 36
        for lead in range(-6, 7)
    ]
)
_PURCHASES: Final = SEQUENCE.index(BUY_12)
_INCOMES: Final = SEQUENCE.index(PARCELS_INCOME)


class Features(NamedTuple):
    """One position: which moment of the game it is, the table's row, each player's row and the face each plays."""

    moment: int
    table: list[float]
    players: list[list[float]]
    faces: list[int]


def moment(state: State) -> int:
    """Which of the MOMENTS of a game it is: the phase of the round."""
    return state.round * PHASES + _phase(state)


def fixed(table: Table) -> list[float]:
    """What the same table has all game: its size, edition, variants, and the faces in play."""
    faces = [0.0] * FACES
    for number, side in table.in_play.items():
        if number < CHARACTERS:
            for each in (0, 1) if side not in (0, 1) else (side,):
                faces[2 * number + each] = 1.0
    options = table.options
    sizes = [float(table.players == players) for players in range(2, 7)]
    variants = options.variants.split()
    flags = [float(name in variants) for name in TRAINED]
    return [*sizes, float(options.edition == ENGLISH), float(len(table.people) < table.players), *flags, *faces]


def _phase(state: State) -> int:
    if not state.round or not state.frames:
        return 6 if state.frames else 5
    frame = state.frames[0]
    if type(frame) is CharactersFrame:
        return 0
    if type(frame) is CowboysFrame:
        return 1
    if type(frame) is ActionsFrame:
        return 2 if frame.next < _PURCHASES else 3 if frame.next < _INCOMES else 4
    return 5 if type(frame) is EndFrame else 6


def _face(state: State, number: int) -> int:
    """Which of the faces a character shows, with the round: what one is worth depends on it."""
    if number < 0 or number >= CHARACTERS:
        return NO_FACE
    side = state.sides[number]
    if side == EITHER:
        side = RED if number == BY_ROUND and state.round == 4 else 0
    return (2 * number + (side == RED)) * ROUNDS + state.round


def _table_row(state: State, always: list[float], symbols: int) -> list[float]:
    bag, track = state.bag, state.track
    in_bag = sum(bag)
    row = [
        *always,
        in_bag / 40,
        symbols / 20,
        state.free.bit_count() / 64,
        (state.free & state.linked).bit_count() / 32,
        state.barred.bit_count() / 5,
        len(state.passed) / len(state.money),
        sum(state.money) / 100,
        sum(state.supply) / 20,
    ]
    row += [count / 5 for count in bag[FIRST_BUILDING:NEWER]]
    row += [float(track.count(kind)) for kind in range(FIRST_BUILDING, NEWER)]
    taken = state.taken
    row += [float(taken >> number & 1) for number in range(CHARACTERS)]
    return row


class _Situation(NamedTuple):
    """What all rows of players share."""

    table: Table
    state: State
    powers: list[int]
    built: int  # parcels with Houses or buildings
    mountains: int
    phase: int


def _odds(shared: _Situation, seat: int, at: int) -> float:
    """Roughly the chance to win a place against all who are there."""
    state, powers = shared.state, shared.powers
    if state.white == at:
        return 1.0
    found = 1.0
    for rival, here in enumerate(state.here):
        if rival != seat and here >> at & 1:
            lead = powers[seat] - powers[rival]
            found *= _BEATS[max(-6, min(6, lead)) + 6]
    return found


def _places(shared: _Situation, seat: int) -> list[float]:
    """What the player's cowboys will probably get, and lose."""
    state = shared.state
    here = state.here[seat]
    spaces = [0.0] * TRACK_SPACES
    sold = [0.0] * BUILDINGS
    contested = doubt = 0.0
    theirs = 0
    for rival, place in enumerate(state.here):
        if rival != seat:
            theirs |= place
    for at in members(here >> PARCELS & (1 << TRACK_SPACES) - 1):
        place = at + PARCELS
        odds = _odds(shared, seat, place) if theirs >> place & 1 else 1.0
        spaces[at] = odds
        if theirs >> place & 1:
            contested += 1
            doubt += 1 - odds
        if BUY_12 <= place <= BUY_3:
            kind = state.track[BUY_3 - place]
            if FREE < kind < NEWER:
                sold[kind - FIRST_BUILDING] += odds
    land = things = loot = defence = bare = 0.0
    for at in members(here & ALL_PARCELS):
        odds = _odds(shared, seat, at) if theirs >> at & 1 else 1.0
        owner = state.owner[at]
        if theirs >> at & 1:
            contested += 1
            doubt += 1 - odds
        if owner == seat:
            defence += odds * state.income[at]
        elif owner >= 0:
            loot += odds * (state.income[at] // 2)
        elif state.free >> at & 1:
            land += odds
            bare += odds * (AROUND_SET[at] & shared.built).bit_count()
        else:
            things += odds
    lost = 0.0
    for at in members(theirs & state.paying[seat]):
        odds = 1 - _odds(shared, seat, at) if here >> at & 1 else 1.0
        lost += odds * (state.income[at] // 2)
    spaces[0] = state.wage_cowboys[seat] / 2
    spaces[3] = state.road_cowboys[seat] / 2
    counts = [contested / 3, doubt / 2, land, things, loot / 10, defence / 10, bare / 8, lost / 10]
    return [*spaces, *sold, *counts]


def _land(shared: _Situation, seat: int) -> list[float]:
    """Own bare parcels, those about to be bought included, by what they are good for."""
    state = shared.state
    own = state.owned[seat] & state.free
    coming = state.here[seat] & state.unowned & state.free
    houses = ranges = mines = 0
    best_house = best_range = best_mine = 0
    for at in members(own | coming):
        around = AROUND_SET[at]
        built = (around & shared.built).bit_count()
        free = (around & state.free).bit_count()
        hills = (around & shared.mountains).bit_count()
        houses, ranges, mines = houses + built, ranges + free, mines + hills
        best_house, best_range, best_mine = max(best_house, built), max(best_range, free), max(best_mine, hills)
    return [
        own.bit_count() / 4,
        (own & state.linked).bit_count() / 4,
        *(houses / 12, ranges / 16, mines / 4),
        *(best_house / 6, best_range / 8, best_mine / 3),
    ]


def _turn(state: State, seat: int, phase: int) -> list[float]:
    """Where the player is in the order of choice, of turns, of passing; and how far off the next turn is."""
    players = len(state.money)
    order = state.order.index(seat) / players if seat in state.order else 0.5
    passed = state.passed.index(seat) / players if seat in state.passed else 1.0
    off = 0.0
    frame = state.frames[0] if state.frames else None
    if phase == 1 and type(frame) is CowboysFrame and seat in state.order:
        off = (state.order.index(seat) - frame.turn) % players / players
    elif phase == 0 and type(frame) is CharactersFrame and seat in frame.order:
        off = (frame.order.index(seat) - frame.turn) / players
    asked = 0.0
    if state.frames:
        asked = float(getattr(state.frames[-1], "seat", -1) == seat)
    return [order, passed, float(seat in state.passed), off, asked]


def _player_row(shared: _Situation, seat: int) -> list[float]:
    table, state = shared.table, shared.state
    money, vp = state.money[seat], state.vp[seat]
    owned = state.owned[seat]
    counts = [0.0] * KINDS
    pays = [0.0] * BUILDINGS
    for at in members(owned & ~state.free):
        kind = state.ground[at]
        counts[kind] += 1
        if FIRST_BUILDING <= kind < NEWER:
            pays[kind - FIRST_BUILDING] += state.income[at] / 10
    things = (owned & ~state.free).bit_count()
    kept = [0.0] * BUILDINGS
    for kind in state.kept[seat]:
        if kind < NEWER:
            kept[kind - FIRST_BUILDING] += 1
    income = next_income(table, state, seat)
    row = [
        vp / 30,
        money / 40,
        min(money, 12) / 12,
        min(max(money - 12, 0), 12) / 12,
        (vp + money / 6 + 2 * things) / 40,
        income / 40,
        state.revolvers[seat] / 5,
        state.supply[seat] / 6,
        state.general[seat] / 10,
        shared.powers[seat] / 10,
        state.tiles[seat] / 12,
        state.stock[seat] / 5,
        state.dynamite[seat] / 2,
        state.bonus[seat] / 3,
        float(state.ammunition == seat),
        float(state.used >> seat & 1),
        cash_limit(table, state, seat) / 100,
        owned.bit_count() / 10,
        float(state.hall >= 0 and state.occupant == seat),
        (state.barred & owned).bit_count() / 2,
        float(state.plays[seat] >= 0),
        float(seat not in table.people),
    ]
    row += counts[MOUNTAIN:NEWER]
    row += pays
    row += kept
    row += _turn(state, seat, shared.phase)
    row += _land(shared, seat)
    row += _places(shared, seat)
    for name, count in NUMBERS.items():
        holding: Callable[[State, int], list[float]] | None = HOLDINGS[name] if name in state.slices else None
        row += [0.0] * count if holding is None else holding(state, seat)
    return row


def numbers(table: Table, state: State, always: list[float]) -> Features:
    """The position in numbers; `always` is `fixed(table)`."""
    ground = state.ground
    mountains = built = symbols = 0
    for at in members(~state.free & ALL_PARCELS):
        kind = ground[at]
        if kind == MOUNTAIN:
            mountains |= 1 << at
        else:
            built |= 1 << at
            symbols += SYMBOLS[kind]
    phase = _phase(state)
    powers = [firepower(state, seat) for seat in table.seats]
    shared = _Situation(table, state, powers, built, mountains, phase)
    return Features(
        moment(state),
        _table_row(state, always, symbols),
        [_player_row(shared, seat) for seat in table.seats],
        [_face(state, state.plays[seat]) for seat in table.seats],
    )
