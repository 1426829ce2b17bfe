"""New games from complete options, and games read back from their records. Programs `import carson`."""

from carson.cards.actions import Action
from carson.cards.data.faults import DeckError
from carson.cards.data.loader import built_in
from carson.cards.material.deck import Deck
from carson.cards.material.deck import parse as parse_deck
from carson.cards.notation.records import parse_players
from carson.cards.options import Options, filled
from carson.cards.rules import CardRules
from carson.cards.state import State
from carson.cards.views.view import View
from carson.kernel import Game, OptionsError, Record, RecordError, begins_from, replay

__all__ = ["CardGame", "filled", "new_game", "new_rules", "replayed", "rules_of"]

CardGame = Game[State, Action, View]


def new_rules(options: Options, deck: Deck | None = None, begins: str = "") -> CardRules:
    """The rules at a table, with the built-in deck or your own (cards.data.loader.load).

    The game starts with the set-up, or from the position with the text `begins`; NotationError if that is not a
    position.
    """
    known = built_in()
    deck = known if deck is None else deck
    return CardRules(options, deck, own_deck=deck.digest != known.digest, begins=begins)


def new_game(options: Options, seed: str, deck: Deck | None = None) -> CardGame:
    return Game.start(new_rules(options, deck), seed)


def rules_of(record: Record) -> CardRules:
    """The rules of a record: its players and its deck, built in or included."""
    for key in ("players", "deck"):
        if key not in record.head:
            raise RecordError("record-head-missing", key=key)
    try:
        options = parse_players(record.head["players"])
    except OptionsError as fault:
        raise RecordError("record-bad-options", reason=fault.cause()) from fault
    deck = _deck_of(record)
    return begins_from(record, lambda begins: new_rules(options, deck, begins))


def _deck_of(record: Record) -> Deck:
    name, _, digest = record.head["deck"].partition(" ")
    deck = built_in()
    if "deck-cards" in record.head:
        try:
            deck = parse_deck(record.head["deck-cards"], "deck-cards", stored=True)
        except DeckError as fault:
            first = fault.faults[0]
            raise RecordError("record-bad-deck", where=first.place, reason=first.cause) from fault
    if deck.digest != digest:
        raise RecordError("record-other-deck", name=name, expected=digest, found=deck.digest)
    return deck


def replayed(record: Record, upto: int | None = None, seed: str | None = None) -> CardGame:
    """The game in a record, with every move checked."""
    return replay(rules_of(record), record, upto, seed)
