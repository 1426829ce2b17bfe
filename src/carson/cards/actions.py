"""What a player can do, named by content. Text and object forms follow from the fields (docs/notation.md)."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from carson.cards.material.grid import NAMES, PARCELS
from carson.cards.material.pieces import CHARACTERS
from carson.kernel.actions import Actions, PlayerAction
from carson.kernel.bits import Listed


class Bid(PlayerAction, frozen=True, tag="bid"):
    """Play a bid card face down (CG-4.4)."""

    not_a_number: ClassVar[str] = "bid-malformed"

    value: Annotated[int, Meta(ge=0, le=99)]


class Use(PlayerAction, frozen=True, tag="use"):
    """Announce a character's power (CG-4.3, CG-4.5)."""

    character: str


class Pass(PlayerAction, frozen=True, tag="pass"):
    """Leave a power unused, sell nothing more, take no character at the end."""


class Take(PlayerAction, frozen=True, tag="take"):
    """Take a card from the offer, or at the end the Paperboy's character: a terrain card's id or a character's name."""

    card: str


class Place(PlayerAction, frozen=True, tag="place"):
    """Place the card just taken with its top left parcel at `at` (CG-6)."""

    at: str


class Aside(PlayerAction, frozen=True, tag="aside"):
    """Set aside a card that has no legal place (CG-6.7), instead of selling one to make room."""


class Sell(PlayerAction, frozen=True, tag="sell"):
    """Sell a card of the city with the Auctioneer (CG-7.10)."""

    card: str


Action = Bid | Use | Pass | Take | Place | Aside | Sell

# Every kind once, in the order in which they are named to somebody who wrote none of them.
ACTIONS: Final[Actions[Action]] = Actions(Bid, Use, Take, Place, Sell, Aside, Pass)
wrong_moment: Final = ACTIONS.wrong_moment

# Made once, so that lists of legal actions cost no construction.
PASS: Final = Pass()
ASIDE: Final = Aside()
BIDS: Final = tuple(Bid(value) for value in range(12))
LIST_BIDS: Final = Listed[Action](BIDS)
USES: Final = {name: Use(name) for name in CHARACTERS}
PLACES: Final = tuple(Place(name) for name in NAMES)
LIST_PLACES: Final = Listed[Action](PLACES)


def parcel(at: str) -> int | None:
    return PARCELS.get(at)
