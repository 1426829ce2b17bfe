"""A player for trials who goes looking for what random play seldom meets."""

from collections.abc import Callable
from random import Random
from typing import Any

from carson.cards.actions import ASIDE, Action, Place, Sell, Take, Use
from carson.cards.material.grid import CARD, PARCELS, beside
from carson.cards.material.pieces import EMPTY
from carson.cards.rules import CardRules
from carson.cards.state import FIRST_CHARACTER, State
from carson.kernel import Game

WANTED = {Take("auctioneer"), Take("paperboy")}


def keen(rules: CardRules, rng: Random) -> Callable[[Game[State, Action, Any], int, list[Action]], Action]:
    """Uses powers, wants the Auctioneer and the Paperboy, and builds so wastefully that cards find no place."""
    table = rules.table
    characters = rng.choice((0, 4))  # a game of many characters, or of few

    def waste(city: int, action: Action) -> int:
        """The lower, the sooner the city is full: cards without empty parcels, laid far apart."""
        if type(action) is Take:
            card = table.codes[action.card]
            return characters if card >= FIRST_CHARACTER else table.parcels[card].count(EMPTY)
        if type(action) is Place:
            parcels = CARD << PARCELS[action.at]
            return 100 * (city & parcels).bit_count() + (city & beside(parcels)).bit_count()
        return 0

    def choose(game: Game[State, Action, Any], seat: int, actions: list[Action]) -> Action:
        if ASIDE in actions and rng.random() < 0.5:
            return ASIDE
        wanted = [action for action in actions if type(action) is Use or action in WANTED]
        if wanted and rng.random() < 0.8:
            return wanted[0]
        if ASIDE not in actions and rng.random() < 0.98:
            actions = [action for action in actions if type(action) is not Sell]
        rng.shuffle(actions)
        return min(actions, key=lambda action: waste(game.state.cities[seat].covered, action))

    return choose
