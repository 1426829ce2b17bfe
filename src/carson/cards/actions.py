"""What a player can do, named by content. Each action has a short text form (docs/notation.md)."""

from typing import Final

from msgspec import Struct

from carson.cards.material.grid import NAMES, PARCELS
from carson.cards.material.pieces import CHARACTERS


class Bid(Struct, frozen=True, tag="bid"):
    """Play a bid card face down (CG-4.4)."""

    value: int


class Use(Struct, frozen=True, tag="use"):
    """Announce a character's power (CG-4.3, CG-4.5)."""

    character: str


class Pass(Struct, frozen=True, tag="pass"):
    """Leave a power unused, sell nothing more, take no character at the end."""


class Take(Struct, frozen=True, tag="take"):
    """Take a card from the offer, or at the end the Paperboy's character: a terrain card's id or a character's name."""

    card: str


class Place(Struct, frozen=True, tag="place"):
    """Place the card just taken with its top left parcel at `at` (CG-6)."""

    at: str


class Aside(Struct, frozen=True, tag="aside"):
    """Set aside a card that has no legal place (CG-6.7), instead of selling one to make room."""


class Sell(Struct, frozen=True, tag="sell"):
    """Sell a card of the city with the Auctioneer (CG-7.10)."""

    card: str


Action = Bid | Use | Pass | Take | Place | Aside | Sell

# Made once, so that lists of legal actions cost no construction.
PASS: Final = Pass()
ASIDE: Final = Aside()
BIDS: Final = tuple(Bid(value) for value in range(12))
USES: Final = {name: Use(name) for name in CHARACTERS}
PLACES: Final = tuple(Place(name) for name in NAMES)


def text(action: Action) -> str:
    match action:
        case Bid(value):
            return f"bid {value}"
        case Use(character):
            return f"use {character}"
        case Take(card):
            return f"take {card}"
        case Place(at):
            return f"place {at}"
        case Sell(card):
            return f"sell {card}"
        case Pass():
            return "pass"
        case Aside():
            return "aside"


def parcel(at: str) -> int | None:
    return PARCELS.get(at)
