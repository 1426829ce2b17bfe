"""What is odd about a playable deck: a box may differ from the reconstruction, so these are warnings."""

from collections import Counter

from carson.cards.data.errors import ERAS
from carson.cards.data.faults import Fault
from carson.cards.material import pieces
from carson.cards.material.deck import Deck


def warnings(deck: Deck, file: str) -> list[Fault]:
    """Every oddity of the deck, in the order of its cards."""
    return [
        Fault(file, where, field, message, "warning")
        for where, field, message in (
            *_alike(deck),
            *_unbalanced_backs(deck),
            *_too_many_skulls(deck),
            *_not_the_books_round(deck),
        )
    ]


def _alike(deck: Deck) -> list[tuple[str, str, str]]:
    first: dict[tuple[int, tuple[int, int, int, int]], str] = {}
    found = []
    for card in deck.terrain:
        twin = first.setdefault((card.era, card.parcels), card.id)
        if twin != card.id:
            found.append((card.id, "parcels", f"the card is like {twin} of Era {ERAS[card.era]}"))
    return found


def _unbalanced_backs(deck: Deck) -> list[tuple[str, str, str]]:
    found = []
    for place in range(len(pieces.SUITS)):
        times = Counter(card.back[place] for card in deck.characters)
        for suit, name in enumerate(pieces.SUITS):
            if times[suit] not in (3, 4):  # 21 backs, 6 suits
                message = f"{name} is in place {place + 1} of {times[suit]} backs, evenly spread it would be 3 or 4"
                found.append(("characters", "back", message))
    return found


def _too_many_skulls(deck: Deck) -> list[tuple[str, str, str]]:
    """CG-10.5: a back without a skull breaks ties; in the last round there are four characters to find one in."""
    skulls = sum(card.skull for card in deck.characters)
    if skulls < 4:
        return []
    message = f"{skulls} backs carry a skull: with more than 3, only skulls may be left to break a tie (CG-10.5)"
    return [("characters", "skull", message)]


def _not_the_books_round(deck: Deck) -> list[tuple[str, str, str]]:
    """CG-4.12: the books show a Mine card and a Prison card of attraction 7."""
    return [
        ("deck", "attraction", f"no card with a {name} has attraction 7, as one in the books has (CG-4.12)")
        for name, kind in (("Mine", pieces.MINE), ("Prison", pieces.PRISON))
        if not any(kind in card.parcels and card.attraction == 7 for card in deck.terrain)
    ]
