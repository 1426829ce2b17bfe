"""Selling with the Auctioneer: possible whenever it is the player's decision (CG-7.10, CG-7.4, CG-10.6)."""

from typing import Final

from carson.cards.actions import Action, Sell
from carson.cards.material import city as cities
from carson.cards.material.pieces import AUCTIONEER
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.table import Table
from carson.kernel import Log, Refusal

RULE: Final = "CG-7.10"
MOST: Final = 3


def _barred(state: State, seat: int) -> Refusal | None:
    """Why the player may sell nothing at all."""
    if not state.owned[seat] >> AUCTIONEER & 1:
        return Refusal("sell-no-auctioneer", RULE)
    if len(state.sold[seat]) >= MOST:
        return Refusal("sell-no-more", RULE, {"most": MOST})
    return None


def legal_sales(table: Table, state: State, seat: int) -> list[Action]:
    if not state.owned[seat] >> AUCTIONEER & 1 or len(state.sold[seat]) >= MOST:
        return []
    return [table.sells[card] for card, _ in cities.sellable(state.cities[seat])]


def may_sell(table: Table, state: State, seat: int) -> bool:
    return bool(legal_sales(table, state, seat))


def check_sale(table: Table, state: State, seat: int, action: Sell) -> Refusal | None:
    refusal = _barred(state, seat)
    if refusal is not None:
        return refusal
    card = table.codes.get(action.card, -1)
    if not 0 <= card < FIRST_CHARACTER:
        return Refusal("no-such-card", RULE, {"card": action.card})
    city = state.cities[seat]
    at = _place_of(city, card)
    if at < 0:
        return Refusal("sell-not-there", RULE, {"card": action.card})
    if cities.overlaps(city, at):
        return Refusal("sell-overlaps", RULE, {"card": action.card})
    if cities.splits(city, at):
        return Refusal("sell-splits", RULE, {"card": action.card})
    return None


def do_sale(table: Table, state: State, seat: int, action: Sell, log: Log) -> None:
    card = table.codes[action.card]
    city = state.cities[seat]
    state.cities[seat] = cities.sell(city, card, _place_of(city, card))
    state.sold[seat] = (*state.sold[seat], card)
    log.say("sold", seat=seat, card=action.card)


def _place_of(city: cities.City, card: int) -> int:
    return next((at for lying, at in city.cards if lying == card), -1)
