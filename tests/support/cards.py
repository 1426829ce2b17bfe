"""The Card Game for tests: cities and cards drawn as text, decks changed where a test needs it, score sheets."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache

from carson.cards.data.loader import built_in
from carson.cards.material.city import City, Parcels
from carson.cards.material.deck import CharacterCard, Deck, TerrainCard
from carson.cards.material.grid import CORNERS, NAMES, ORIGIN, STRIDE
from carson.cards.material.pieces import CHARACTERS, SUITS
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import Sheet, sheet
from carson.cards.notation.diagram import draw, parse
from carson.cards.options import Options
from carson.cards.table import Table

EMPTY_CARD = """
    .. ..
    .. ..
"""


def city(diagram: str) -> City:
    """A drawn city. Without a head line its top left sign lies at n14, where every first card goes."""
    return parse(diagram)


def picture(diagram: str) -> str:
    """A diagram as `look` writes it, so that two can be compared and a difference be seen."""
    return draw(parse(diagram))


def card(diagram: str) -> Parcels:
    """The four parcels of a terrain card drawn as two rows of two signs."""
    drawn = parse(diagram)
    a, b, c, d = (drawn.at(ORIGIN + corner) for corner in CORNERS)
    assert drawn.covered.bit_count() == 4
    assert 0 not in (a, b, c, d)
    return a, b, c, d


def plan(drawing: str) -> str:
    """A city card by card, drawn with a letter for each: "I-01@n14 ..." for A, I-02 for B, and so on.

    They are laid in the order of the alphabet; of a card partly covered the top row and the left column show.
    """
    lines = drawing.strip("\n").splitlines()
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    cells: dict[str, list[tuple[int, int]]] = {}
    for y, line in enumerate(lines):
        for x, letter in enumerate(line[indent::2]):
            if letter.isalpha():
                cells.setdefault(letter, []).append((x, y))
    words = []
    for letter in sorted(cells):
        x, y = (min(cell[axis] for cell in cells[letter]) for axis in (0, 1))
        assert all(0 <= at - x < 2 and 0 <= up - y < 2 for at, up in cells[letter])
        words.append(f"I-{ord(letter) - 64:02}@{NAMES[ORIGIN + STRIDE * y + x]}")
    return " ".join(words)


def bits(characters: str) -> int:
    """A set of characters, by their names."""
    return sum(1 << CHARACTERS.index(name) for name in characters.split())


def deck_of(
    cards: Mapping[str, str] | None = None,
    attraction: Mapping[str, int] | None = None,
    backs: Mapping[str, str] | None = None,
    skulls: Collection[str] = (),
) -> Deck:
    """The built-in deck with some cards drawn anew. Only the backs named in `skulls` carry one.

    A back is given as its strongest suits; the others follow in their usual order.
    """
    deck = built_in()
    faces, wanted, orders = cards or {}, attraction or {}, backs or {}

    def terrain(printed: TerrainCard) -> TerrainCard:
        parcels = card(faces[printed.id]) if printed.id in faces else printed.parcels
        return replace(printed, parcels=parcels, attraction=wanted.get(printed.id, printed.attraction))

    def character(printed: CharacterCard) -> CharacterCard:
        return replace(
            printed,
            attraction=wanted.get(printed.name, printed.attraction),
            back=_back(orders[printed.name]) if printed.name in orders else printed.back,
            skull=printed.name in skulls,
        )

    return replace(deck, terrain=tuple(map(terrain, deck.terrain)), characters=tuple(map(character, deck.characters)))


def _back(strongest: str) -> tuple[int, ...]:
    first = strongest.split()
    return tuple(SUITS.index(suit) for suit in (*first, *(suit for suit in SUITS if suit not in first)))


@cache
def _table() -> Table:
    return Table(Options(), built_in())


def holdings(diagram: str, characters: str = "", sold: int = 0) -> Holdings:
    """What a real player with this city and these characters scores from."""
    return Holdings(city(diagram), bits(characters), sold, _table().dollar, _table().arrow)


def scored(diagram: str, characters: str = "", sold: int = 0) -> Sheet:
    """The score sheet of a city and its owner's characters."""
    return sheet(holdings(diagram, characters, sold))


def lines(diagram: str, characters: str = "") -> dict[str, int]:
    """The lines of a score sheet that are not 0."""
    return {line.name: line.points for line in scored(diagram, characters).lines if line.points}


def worth(character: str, diagram: str = "", others: str = "", sold: int = 0) -> int:
    """What one character scores for its owner, who may own others."""
    return scored(diagram, f"{character} {others}", sold).characters[character]
