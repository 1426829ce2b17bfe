"""The Card Game on the server: tables with a custom deck, points by their sources."""

from collections.abc import Iterator
from typing import Any, Final

from carson.cards.game import CARDS
from carson.cards.library import new_rules
from carson.cards.material.deck import parse
from carson.cards.options import Options, checked
from carson.cards.rules import CardRules
from carson.cards.views.view import View
from carson.facts.cards import facts
from carson.server.errors import blaming
from carson.server.games.requested import read_options, text_of
from carson.server.games.served import Moment, Score, ServedGame, Setting
from carson.words import Teller


def _new_rules(options: dict[str, Any], deck: dict[str, Any] | None) -> CardRules:
    wanted = checked(read_options(Options, options))
    with blaming("deck"):
        own = None if deck is None else parse(text_of(deck), "deck")
    return new_rules(wanted, own)


def _check_deck(rules: CardRules) -> None:
    """A deck that was ever playable still is."""


def _scores(_: CardRules, view: View) -> Iterator[Score]:
    for player in view.players:
        if player.level:
            yield Score(player.seat, view.points(player.seat), (), {})
            continue
        sheet = view.sheet(player.seat)
        yield Score(player.seat, sheet.total, sheet.lines, sheet.characters)


def _moment(_: CardRules, view: View) -> Moment:
    return Moment(view.era, view.round, {"points": tuple(view.points(player.seat) for player in view.players)})


def _setting(rules: CardRules) -> Setting:
    return Setting(virtual=rules.table.options.virtual)


SERVED: Final = ServedGame(
    engine=CARDS,
    teller=Teller,
    material="deck",
    new_rules=_new_rules,
    check_material=_check_deck,
    scores=_scores,
    moment=_moment,
    orders=("bid",),
    page="src/cards/CardTable.svelte",
    setting=_setting,
    facts=facts,
)
