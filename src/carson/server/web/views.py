"""The engine's views and options on the wire, for the API's description.

The engine makes what is sent (`plain`), not these types; a test checks that both agree. All fields are always present.
The table's `game` says which of the two a view is.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from carson.board import options as board_options
from carson.board.views import view as board
from carson.cards import options as card_options
from carson.cards.views import view as cards
from carson.kernel import types as kernel


class CardPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a city and the parcel of its top left corner."""

    card: str
    at: str


def _wire(name: str, kind: type[Struct], without: tuple[str, ...] = (), **others: Any) -> Any:
    """The struct with every field required, some left out and some of another type, under its own name."""
    fields = [
        (field.name, others.get(field.name, field.type))
        for field in msgspec.structs.fields(kind)
        if field.name not in without
    ]
    more = {"__doc__": kind.__doc__}
    return msgspec.defstruct(name, fields, namespace=more, module=__name__, frozen=True, forbid_unknown_fields=True)


def _wishes(name: str, kind: type[Struct]) -> Any:
    """The struct as somebody may ask for it: each field has its default."""
    fields = [(field.name, field.type, field.default) for field in msgspec.structs.fields(kind)]
    return msgspec.defstruct(name, fields, namespace={"__doc__": kind.__doc__}, forbid_unknown_fields=True)


Question: Final = _wire("Question", kernel.Decision)


def _view(name: str, kind: type[Struct], **others: Any) -> Any:
    """What a seat sees: the table's options travel apart, once, and frames as their texts."""
    return _wire(name, kind, ("table",), decision=Question | None, frames=tuple[str, ...], **others)


CardPlayer: Final = _wire("CardPlayer", cards.PlayerView, city=tuple[CardPlace, ...])
CardView: Final = _view("CardView", cards.View, players=tuple[CardPlayer, ...])  # type: ignore[valid-type]

BoardFirepower: Final = _wire("BoardFirepower", board.FirepowerView)
BoardFace: Final = _wire("BoardFace", board.FaceView)
BoardCharacter: Final = _wire("BoardCharacter", board.CharacterView, choice=tuple[BoardFace, ...])  # type: ignore[valid-type]
BoardOffer: Final = _wire("BoardOffer", board.OfferView)
BoardStanding: Final = _wire("BoardStanding", board.StandingView)
BoardPlayer: Final = _wire("BoardPlayer", board.PlayerView, firepower=BoardFirepower)
BoardView: Final = _view(
    "BoardView",
    board.View,
    track=tuple[BoardOffer, ...],  # type: ignore[valid-type]
    characters=tuple[BoardCharacter, ...],  # type: ignore[valid-type]
    standing=tuple[BoardStanding, ...],  # type: ignore[valid-type]
    players=tuple[BoardPlayer, ...],  # type: ignore[valid-type]
)

CardOptions: Final = _wire("CardOptions", card_options.Options)
BoardOptions: Final = _wire("BoardOptions", board_options.Options)

# What may be asked for; the engine says what cannot be played.
CardWishes: Final = _wishes("CardWishes", card_options.Options)
BoardWishes: Final = _wishes("BoardWishes", board_options.Options)

# Described separately: msgspec reads no union of two structs without a tag, and nothing here reads one.
DESCRIBED: Final = (CardView, BoardView, CardOptions, BoardOptions, CardWishes, BoardWishes)


def _either(*kinds: Any) -> Meta:
    return Meta(extra_json_schema={"anyOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in kinds]})


AnyView = Annotated[dict[str, Any], _either(CardView, BoardView)]
AnyOptions = Annotated[dict[str, Any], _either(CardOptions, BoardOptions)]
AnyWishes = Annotated[dict[str, Any], _either(CardWishes, BoardWishes)]
