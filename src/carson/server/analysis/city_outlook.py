"""Thinking ahead in The Card Game: where a card could go, and what it would score. Made from a spectator's view alone,
so it cannot give away anything hidden.
"""

from random import Random
from typing import Any

from carson.cards.rules import CardRules
from carson.cards.views import outlook as cards
from carson.kernel.rules import Rules
from carson.server.errors import NotThere


def outlook(rules: Rules[Any, Any, Any], view: Any, seat: int) -> cards.Outlook:
    return cards.outlook(check_city(rules, seat).table, rules.imagine(view, Random(0)), seat)


def places(rules: Rules[Any, Any, Any], view: Any, seat: int, card: str) -> cards.Places:
    return cards.places(check_city(rules, seat).table, rules.imagine(view, Random(0)), seat, card)


def check_city(rules: Rules[Any, Any, Any], seat: int) -> CardRules:
    """The rules, if they are The Card Game's and the seat has a city."""
    if not isinstance(rules, CardRules):
        raise NotThere("city-unused")
    if not 0 <= seat < rules.table.real:
        raise NotThere("city-none", number=seat, rule="CG-2.3")
    return rules
