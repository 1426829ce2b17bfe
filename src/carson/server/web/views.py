"""The engine's views and options on the wire, for the API's description.

The engine makes what is sent (`plain`), not these types; a test checks that both agree. All fields are always present.
The table's `game` says which of the two a view is.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

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
    """The struct with every field told, some left out, some of another type and some added, under a name of its own."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind) if field.name not in without} | others
    more = {"__doc__": kind.__doc__}
    return msgspec.defstruct(
        name, fields.items(), namespace=more, module=__name__, frozen=True, forbid_unknown_fields=True
    )


def _about(name: str, about: str, **fields: Any) -> Any:
    """What a question is about; which of the fields are there, its `kind` says."""
    optional = [(field, kind | UnsetType, UNSET) for field, kind in sorted(fields.items())]
    return msgspec.defstruct(
        name, optional, namespace={"__doc__": about}, module=__name__, frozen=True, forbid_unknown_fields=True
    )


BoardAbout: Final = _about(
    "BoardAbout",
    """What a question of the board game is about; which of these are there its `kind` says.

    Parcels and spaces are named as in actions. `tiles`: what duel tiles laid, or dealt, come to, by seat. `rolls` and
    `dice`: a seat and what it has rolled. `ranges`: for each number of the answer, the least and the most.
    `usual`: the numbers that make the usual start.
    """,
    **dict.fromkeys(("at", "building", "character", "forgoes", "gain"), str),
    **dict.fromkeys(("bid", "bidder", "cowboys", "dynamite", "excess", "fee", "horses", "left", "limit"), int),
    **dict.fromkeys(("owner", "price", "purse", "question", "roads", "round", "to", "toll", "vp"), int),
    **dict.fromkeys(("kinds", "lot", "places"), tuple[str, ...]),
    **dict.fromkeys(("dice", "rolls"), tuple[tuple[int, ...], ...]),
    now=bool,
    prices=dict[str, int],
    ranges=dict[str, tuple[int, int]],
    tiles=tuple[Any, ...],
    usual=dict[str, int],
)
CardAbout: Final = _about(
    "CardAbout",
    """What a question of The Card Game is about; which of these are there its `kind` says.""",
    **dict.fromkeys(("card", "character"), str),
    **dict.fromkeys(("era", "left", "round"), int),
)

# `sentence` is there wherever the server tells a view: the question in the reader's language.
CardQuestion: Final = _wire("CardQuestion", kernel.Decision, about=CardAbout, sentence=str)
BoardQuestion: Final = _wire("BoardQuestion", kernel.Decision, about=BoardAbout, sentence=str)


def _wishes(name: str, kind: type[Struct]) -> Any:
    """The struct as somebody may ask for it: each field has its default."""
    fields = [(field.name, field.type, field.default) for field in msgspec.structs.fields(kind)]
    return msgspec.defstruct(name, fields, namespace={"__doc__": kind.__doc__}, forbid_unknown_fields=True)


def _view(name: str, kind: type[Struct], question: Any, **others: Any) -> Any:
    """What a seat sees: the table's options travel apart, once, and frames as their texts."""
    return _wire(name, kind, ("table",), decision=question | None, frames=tuple[str, ...], **others)


CardPlayer: Final = _wire("CardPlayer", cards.PlayerView, city=tuple[CardPlace, ...])
CardView: Final = _view("CardView", cards.View, CardQuestion, players=tuple[CardPlayer, ...])  # type: ignore[valid-type]

BoardFirepower: Final = _wire("BoardFirepower", board.FirepowerView)
BoardFace: Final = _wire("BoardFace", board.FaceView)
BoardCharacter: Final = _wire("BoardCharacter", board.CharacterView, choice=tuple[BoardFace, ...])  # type: ignore[valid-type]
BoardOffer: Final = _wire("BoardOffer", board.OfferView)
BoardStanding: Final = _wire("BoardStanding", board.StandingView)
BoardPlayer: Final = _wire("BoardPlayer", board.PlayerView, firepower=BoardFirepower)
BoardView: Final = _view(
    "BoardView",
    board.View,
    BoardQuestion,
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


def described(kind: Any) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{kind.__name__}"})


def _either(*kinds: Any) -> Meta:
    return Meta(extra_json_schema={"anyOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in kinds]})


AnyView = Annotated[dict[str, Any], _either(CardView, BoardView)]
AnyOptions = Annotated[dict[str, Any], _either(CardOptions, BoardOptions)]
AnyWishes = Annotated[dict[str, Any], _either(CardWishes, BoardWishes)]
