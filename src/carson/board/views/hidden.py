"""Redraws what a seat cannot know: for bots that imagine, and for the test that views leak nothing."""

from typing import TYPE_CHECKING

from carson.board.actions import MARKS
from carson.board.characters.sets import BY_ROUND, EITHER
from carson.board.material.ground import BY_NAME, LINE_BY_NAME
from carson.board.material.pieces import FREE, KINDS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_BY_NAME, ROAD, WAGES
from carson.board.mechanics.recompute import derive, derive_like
from carson.board.state import State, blank
from carson.board.table import Table
from carson.board.views.view import SIDE_NAMES, PlayerView, StandingView, View

if TYPE_CHECKING:
    from random import Random

_KINDS = {name: kind for kind, name in enumerate(KIND_NAMES)}


def redraw(table: Table, state: State, seat: int | None, rng: "Random") -> State:
    """In the base game nothing is hidden: the bag's contents are known, and it has no order."""
    other = state.copy()
    for part in table.parts.values():
        if part.redraw is not None:
            part.redraw(table, other, seat, rng)
    return other


def imagine(view: View, rng: "Random", known: State | None = None) -> State:
    """A state that looks like this to the seat, with what it cannot know drawn at random. Made from the view alone.

    `known` is one imagined before in the same game: while the map is the same, so is what follows from it.
    """
    table = view.table
    state = blank(table.players)
    state.frames = list(view.frames)
    state.round = view.round
    state.ground = [_KINDS[name] for name in view.ground]
    state.owner = list(view.owner)
    state.roads = sum(1 << LINE_BY_NAME[name] for name in view.roads)
    state.occupant = view.occupant
    state.track = [_KINDS[offer.building] if offer.building else FREE for offer in view.track]
    state.bag = [view.bag.get(KIND_NAMES[kind], 0) for kind in range(KINDS)]
    state.order, state.passed = list(view.order), list(view.passed)
    state.sides = [-1] * len(table.cast)
    for character in view.characters:
        by_round = character.number == BY_ROUND
        state.sides[character.number] = EITHER if by_round else SIDE_NAMES.index(character.side)
    state.closed = sum(1 << PLACE_BY_NAME[name] for name in view.closed)
    state.white = {"hand": -1, "": -2}.get(view.white, PLACE_BY_NAME.get(view.white, -2))
    state.ammunition, state.ammunition_closed = view.ammunition, view.ammunition_sold
    state.tripled = sum(1 << BY_NAME[name] for name in view.tripled)
    state.permits = sum(1 << BY_NAME[name] for name in view.permits)
    state.chooses_first = view.chooses_first
    for player in view.players:
        _seat(state, player)
    for standing in view.standing:
        _stand(state, standing)
    state.step, state.water, state.slices = table.step, table.water, table.slices
    state.barred = view.barred()
    for name, part in table.parts.items():
        if part.imagine is not None:
            part.imagine(table, state, view.seat, view.variants[name], rng)
    if known is None:
        derive(state)
    else:
        derive_like(state, known)
    return state


def _seat(state: State, player: PlayerView) -> None:
    seat = player.seat
    state.money[seat], state.vp[seat] = player.money, player.vp
    state.revolvers[seat] = player.firepower.revolvers
    state.bonus[seat] = player.firepower.character + player.firepower.white + player.firepower.variants
    state.supply[seat], state.general[seat] = player.cowboys, player.general
    state.tiles[seat], state.stock[seat] = player.tiles, player.roads
    state.kept[seat] = tuple(_KINDS[name] for name in player.kept)
    state.dynamite[seat], state.quiet[seat] = player.dynamite, player.no_duel
    state.who[seat], state.plays[seat] = player.character, player.plays
    for number in (player.character, player.plays):
        if number >= 0:
            state.taken |= 1 << number
    state.used |= player.used << seat
    state.doubled[seat] = _KINDS[player.doubled] if player.doubled else FREE
    state.earned[seat] = player.earned
    state.agrees |= player.agrees << seat
    state.refuses |= player.refuses << seat


def _stand(state: State, standing: StandingView) -> None:
    place, seat = PLACE_BY_NAME[standing.place], standing.seat
    if place == WAGES:
        state.wage_cowboys[seat] = standing.count
    elif place == ROAD:
        state.road_cowboys[seat] = standing.count
    else:
        state.here[seat] |= 1 << place
    if standing.token:
        state.marks = tuple(sorted((*state.marks, (place, seat, MARKS.index(standing.token)))))
