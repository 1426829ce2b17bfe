"""What a player can do, named by content. Text and object forms follow from the fields (docs/notation.md)."""

from typing import Annotated, Final

from msgspec import Meta

from carson.board.material.ground import LINE_NAMES
from carson.board.material.ground import NAMES as PARCEL_NAMES
from carson.board.material.pieces import FIRST_BUILDING, KINDS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_NAMES
from carson.board.variants.actions import KINDS as VARIANT_KINDS
from carson.board.variants.actions import VariantAction
from carson.kernel.actions import Actions, PlayerAction
from carson.kernel.bits import Listed


class AtParcel(PlayerAction, frozen=True):
    """What is done to one parcel, or place."""

    at: str


class Claim(PlayerAction, frozen=True, tag="claim"):
    """Put a property tile on an unowned parcel: at the start, or by a power."""

    parcel: str


class Choose(PlayerAction, frozen=True, tag="choose"):
    """Take a character, or one of the options a question lists."""

    option: str


class Cowboy(PlayerAction, frozen=True, tag="cowboy"):
    """Place a cowboy on a space, parcel or building; `mark` is a token that goes with it."""

    at: str
    mark: str = ""


class Road(PlayerAction, frozen=True, tag="road"):
    """Lay a road from the own supply (BG-1.6)."""

    line: str


class Buy(PlayerAction, frozen=True, tag="buy"):
    """Buy a parcel, or the building of the space."""

    what: str


class Spend(PlayerAction, frozen=True, tag="spend"):
    """Pay this much: for VP, at the cash limit, in an auction."""

    amount: Annotated[int, Meta(ge=0, le=9999)]


class Build(PlayerAction, frozen=True, tag="build"):
    """Build a building on an own parcel."""

    building: str
    at: str


class House(AtParcel, frozen=True, tag="house"):
    """Put the House a building brings on a parcel."""


class Townhouse(AtParcel, frozen=True, tag="townhouse"):
    """Turn a House into a Townhouse instead."""


class Shift(PlayerAction, frozen=True, tag="shift"):
    """Move a placed cowboy elsewhere (Kit Carson, the second enclosure)."""

    source: str
    to: str


class Withdraw(AtParcel, frozen=True, tag="withdraw"):
    """Take a placed cowboy back into the own supply (the second enclosure)."""


class Ask(AtParcel, frozen=True, tag="ask"):
    """Ask a rival for leave to put a House on a parcel, or to make its House a Townhouse."""


class Pass(PlayerAction, frozen=True, tag="pass"):
    """Pass, decline, keep a building for later, leave an auction."""


Action = (
    Claim
    | Choose
    | Cowboy
    | Road
    | Buy
    | Spend
    | Build
    | House
    | Townhouse
    | Ask
    | Pass
    | Shift
    | Withdraw
    | VariantAction
)

# Every kind once, in the order in which they are named to somebody who wrote none of them.
ACTIONS: Final[Actions[Action]] = Actions(
    *(Claim, Choose, Cowboy, Road, Buy, Spend, Build, House, Townhouse, Ask, Pass),
    *(Shift, Withdraw, *VARIANT_KINDS),
)
wrong_moment: Final = ACTIONS.wrong_moment

PASS: Final = Pass()
CLAIMS: Final = tuple(Claim(name) for name in PARCEL_NAMES)
HOUSES: Final = tuple(House(name) for name in PARCEL_NAMES)
TOWNHOUSES: Final = tuple(Townhouse(name) for name in PARCEL_NAMES)
ASKS: Final = tuple(Ask(name) for name in PARCEL_NAMES)
PARCEL_BUYS: Final = tuple(Buy(name) for name in PARCEL_NAMES)
COWBOYS: Final = tuple(Cowboy(name) for name in PLACE_NAMES)
ROADS: Final = tuple(Road(name) for name in LINE_NAMES)
# More than any purse can hold: four rounds of the highest incomes do not come near.
SPENDS: Final = tuple(Spend(amount) for amount in range(5000))
BUILDS: Final = tuple(
    tuple(Build(KIND_NAMES[kind], name) for name in PARCEL_NAMES) if kind >= FIRST_BUILDING else ()
    for kind in range(KINDS)
)


# The same places with each kind of token: white, quiet, dynamite, luck (mechanics/cowboys.py).
MARKS: Final = ("white", "quiet", "dynamite", "luck")
LIST_MARKED: Final = tuple(Listed[Action]([Cowboy(name, mark) for name in PLACE_NAMES]) for mark in MARKS)
LIST_CLAIMS: Final = Listed[Action](CLAIMS)
LIST_HOUSES: Final = Listed[Action](HOUSES)
LIST_PARCEL_BUYS: Final = Listed[Action](PARCEL_BUYS)
LIST_COWBOYS: Final = Listed[Action](COWBOYS)
LIST_ROADS: Final = Listed[Action](ROADS)
