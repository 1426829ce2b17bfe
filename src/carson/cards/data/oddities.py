"""What is odd about a playable deck: a box may differ from the reconstruction, so these are warnings."""

from collections import Counter
from collections.abc import Iterator

from carson.cards.data.faults import Fault
from carson.cards.material import pieces
from carson.cards.material.deck import Deck
from carson.kernel import Cause, fault

Oddity = tuple[str, str, Cause]


def warnings(deck: Deck, file: str) -> list[Fault]:
    """Every oddity of the deck, in the order of its cards."""
    oddities = (*_alike(deck), *_unbalanced_backs(deck), *_too_many_skulls(deck), *_not_the_books_round(deck))
    return [Fault(file, where, field, cause, warning=True) for where, field, cause in oddities]


def _alike(deck: Deck) -> Iterator[Oddity]:
    first: dict[tuple[int, tuple[int, int, int, int]], str] = {}
    for card in deck.terrain:
        twin = first.setdefault((card.era, card.parcels), card.id)
        if twin != card.id:
            yield card.id, "parcels", fault("deck-alike", card=twin)


def _unbalanced_backs(deck: Deck) -> Iterator[Oddity]:
    for place in range(len(pieces.SUITS)):
        times = Counter(card.back[place] for card in deck.characters)
        for suit, name in enumerate(pieces.SUITS):
            if times[suit] not in (3, 4):  # 21 backs, 6 suits
                yield "characters", "back", fault("deck-spread", suit=name, number=place + 1, found=times[suit])


def _too_many_skulls(deck: Deck) -> Iterator[Oddity]:
    """CG-10.5: a back without a skull breaks ties; in the last round there are four characters to find one in."""
    skulls = sum(card.skull for card in deck.characters)
    if skulls > 3:
        yield "characters", "skull", fault("deck-skulls", found=skulls, rule="CG-10.5")


def _not_the_books_round(deck: Deck) -> Iterator[Oddity]:
    """CG-4.12: the books show a Mine card and a Prison card of attraction 7."""
    for kind in (pieces.MINE, pieces.PRISON):
        if not any(kind in card.parcels and card.attraction == 7 for card in deck.terrain):
            yield "eras", "attraction", fault("deck-seven", object=pieces.OBJECT_NAMES[kind], rule="CG-4.12")
