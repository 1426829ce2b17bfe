"""The cards of a game as data: what each card shows. Reads no file (data/loader.py does)."""

import hashlib
import json
from dataclasses import dataclass, replace
from typing import TypedDict, cast

from carson.cards.data.errors import ERAS, FORMAT, errors
from carson.cards.data.faults import unfit
from carson.cards.data.unchecked_json import decode
from carson.cards.material import pieces


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """CG-1.2: 2×2 parcels, as object codes: top left, top right, bottom left, bottom right."""

    id: str
    era: int
    parcels: tuple[int, int, int, int]
    attraction: int


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """CG-1.3: a character; its back has the indexes of the suits, the strongest first, and perhaps a skull.

    `dollar` and `arrow` are the symbols `$` and `↷` on its face (CG-7); only the Editor needs them.
    """

    name: str
    attraction: int
    back: tuple[int, ...]
    skull: bool
    dollar: bool
    arrow: bool


@dataclass(frozen=True, slots=True)
class Deck:
    """All the cards: Era I's terrain, then Era II's, in the order of the file; characters by their code.

    The order of the terrain is part of the deck: the engine identifies a card by its index here.
    """

    name: str
    digest: str
    terrain: tuple[TerrainCard, ...]
    characters: tuple[CharacterCard, ...]
    before: tuple[int, ...]  # the characters asked before bids, in the order of the player aid (CG-4.3)
    after: tuple[int, ...]  # and those asked after bids (CG-4.5)

    def to_json(self) -> str:
        """The deck on one line, for a record that includes its own; `parse` gives back an equal deck."""
        return json.dumps(_form(self), separators=(",", ":"))


class _TerrainForm(TypedDict):
    id: str
    parcels: list[str]
    attraction: int


class _CharacterForm(TypedDict):
    name: str
    attraction: int
    back: list[str]
    skull: bool
    dollar: bool
    arrow: bool


class _DeckForm(TypedDict):
    name: str
    format: int
    eras: dict[str, list[_TerrainForm]]
    powers: dict[str, list[str]]
    characters: list[_CharacterForm]


def parse(text: str, source: str, stored: bool = False) -> Deck:
    """The deck that the text describes, or a DeckError with all its errors; `source` names the text.

    `stored`: it comes with an earlier game, which continues even if a new deck would have to be better.
    """
    document = decode(text, source)
    faults = errors(document, source, stored)
    if faults:
        raise unfit(faults)
    form = cast(_DeckForm, document.tree)  # `errors` has checked that
    terrain = tuple(_terrain(card, era) for era, name in enumerate(ERAS) for card in form["eras"][name])
    by_name = {card["name"]: card for card in form["characters"]}
    characters = tuple(_character(by_name[name]) for name in pieces.CHARACTERS)
    before, after = (tuple(map(pieces.CHARACTERS.index, form["powers"][moment])) for moment in ("before", "after"))
    deck = Deck(form["name"], "", terrain, characters, before, after)
    return replace(deck, digest=_digest(deck))


def _terrain(card: _TerrainForm, era: int) -> TerrainCard:
    a, b, c, d = (pieces.OBJECT_NAMES.index(name) if name else pieces.EMPTY for name in card["parcels"])
    return TerrainCard(card["id"], era, (a, b, c, d), card["attraction"])


def _character(card: _CharacterForm) -> CharacterCard:
    back = tuple(pieces.SUITS.index(suit) for suit in card["back"])
    return CharacterCard(card["name"], card["attraction"], back, card["skull"], card["dollar"], card["arrow"])


def _form(deck: Deck) -> _DeckForm:
    return {
        "name": deck.name,
        "format": FORMAT,
        "eras": {
            label: [
                {
                    "id": card.id,
                    "parcels": ["" if p == pieces.EMPTY else pieces.OBJECT_NAMES[p] for p in card.parcels],
                    "attraction": card.attraction,
                }
                for card in deck.terrain
                if card.era == era
            ]
            for era, label in enumerate(ERAS)
        },
        "powers": {
            "before": [pieces.CHARACTERS[character] for character in deck.before],
            "after": [pieces.CHARACTERS[character] for character in deck.after],
        },
        "characters": [
            {
                "name": card.name,
                "attraction": card.attraction,
                "back": [pieces.SUITS[suit] for suit in card.back],
                "skull": card.skull,
                "dollar": card.dollar,
                "arrow": card.arrow,
            }
            for card in deck.characters
        ],
    }


def _digest(deck: Deck) -> str:
    """Identifies what the cards mean, so that a record can say which deck it was played with.

    Made from names, not codes, so that it survives renumbering the objects. The deck's name, its note and the layout of
    the file do not count.
    """
    meaning = json.dumps(_form(replace(deck, name="")), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(meaning.encode("ascii")).hexdigest()[:16]
