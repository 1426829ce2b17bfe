"""The Card Game's descriptor: what everybody outside this package needs to know about the game."""

from typing import Final

from carson.cards.library import rules_of
from carson.cards.options import Options
from carson.cards.rules import GAME, VERSION, CardRules
from carson.cards.state import State
from carson.cards.views.view import View, plain, private, restore
from carson.kernel.descriptor import GameDescriptor, Material


def _rules_of_view(view: View) -> CardRules:
    table = view.table
    return CardRules(table.options, table.deck, table.own_deck)


def _material(rules: CardRules) -> Material:
    deck = rules.table.deck
    return Material(deck.name, deck.digest, rules.table.own_deck)


CARDS: Final = GameDescriptor(
    name=GAME,
    version=VERSION,
    previous=1,
    options=Options,
    rules=CardRules,
    state=State,
    view=View,
    read_rules=rules_of,
    rules_of_view=_rules_of_view,
    plain_view=plain,
    private_view=lambda _, state, seat: private(state, seat),
    restore_view=lambda rules, data: restore(rules.table, data),
    material=_material,
    break_tie=lambda _, tied: tied,  # CG-8.3: they share the win
)
