"""Redraws what a seat cannot know: for bots that imagine, and for the test that views leak nothing."""

from typing import TYPE_CHECKING

from carson.cards.material.grid import members
from carson.cards.material.pieces import CHARACTERS, SUITS
from carson.cards.state import FIRST_CHARACTER, State, blank
from carson.cards.steps.place import PlaceFrame
from carson.cards.table import Table
from carson.cards.views.view import View

if TYPE_CHECKING:
    from random import Random


def redraw(table: Table, state: State, seat: int | None, rng: "Random") -> State:
    """Hidden are the others' sealed bids, and which card with the same back is on top of the characters (CG-10.9)."""
    other = state.copy()
    for player in range(table.real):
        if player != seat and state.sealed[player]:
            other.sealed[player] = rng.choice(members(state.hand[player]))
    if other.top >= 0:
        back = table.deck.characters[other.top]
        # In an order that does not depend on the hidden card: knowing the seed of these draws reveals nothing about it.
        alike = sorted(
            c
            for c in (other.top, *other.unseen)
            if table.deck.characters[c].back == back.back and table.deck.characters[c].skull == back.skull
        )
        top = rng.choice(alike)
        if top != other.top:
            other.unseen[other.unseen.index(top)] = other.top
            other.unseen.sort()
            other.top = top
    return other


def imagine(view: View, rng: "Random") -> State:
    """A state that looks like this to the seat, with what it cannot know drawn at random. Made from the view alone."""
    table = view.table
    state = blank(table.players)
    state.frames = list(view.frames)
    state.era, state.round = view.era, view.round
    codes = table.codes
    state.offer = [codes[name] for name in view.offer]
    gone = [codes[name] for name in view.gone]
    state.gone = tuple(card for card in gone if card < FIRST_CHARACTER)
    state.gone_characters = sum(1 << card - FIRST_CHARACTER for card in gone if card >= FIRST_CHARACTER)
    for player in view.players:
        seat = player.seat
        state.hand[seat] = sum(1 << value for value in player.bids_left)
        if player.laid:
            state.sealed[seat] = view.my_bid if seat == view.seat else rng.choice(player.bids_left)
        state.bid[seat], state.bonus[seat] = player.bid, player.bonus
        state.cities[seat] = player.city
        state.owned[seat] = sum(1 << CHARACTERS.index(name) for name in player.characters)
        state.used |= sum(1 << CHARACTERS.index(name) for name in player.used)
        state.kept[seat] = tuple(codes[name] for name in player.kept)
        state.sold[seat] = tuple(codes[name] for name in player.sold)
        state.taken[seat] = tuple(codes[name] for name in player.taken)
        state.lawyer |= (not player.has_turn) << seat
        state.worker |= player.takes_two << seat
    _fill_piles(view, state, rng)
    return state


def _fill_piles(view: View, state: State, rng: "Random") -> None:
    """Cards not seen are in the piles; of the characters, one with the visible back is on top."""
    table = view.table
    seen = {*state.offer, *state.gone, *(frame.card for frame in state.frames if type(frame) is PlaceFrame)}
    for seat in range(table.players):
        seen.update(card for card, _ in state.cities[seat].cards)
        seen.update(state.kept[seat], state.sold[seat])
    state.terrain = [card for card in table.era_cards(state.era) if card not in seen]
    state.under = [CHARACTERS.index(name) for name in view.under]
    rng.shuffle(state.under)
    placed = {*state.under, *(card - FIRST_CHARACTER for card in state.offer)}
    known = state.gone_characters
    for owned in state.owned:
        known |= owned
    state.unseen = [c for c in range(len(CHARACTERS)) if c not in placed and not known >> c & 1]
    if view.back:
        back = tuple(SUITS.index(suit) for suit in view.back)
        cards = table.deck.characters
        fitting = [c for c in state.unseen if (cards[c].back, cards[c].skull) == (back, view.skull)]
        state.top = rng.choice(fitting)
        state.unseen.remove(state.top)
