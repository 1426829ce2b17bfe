"""What to lay out for a game with the box, as the engine sets it up: material, track, bag, and one roll of it all."""

from msgspec import Struct
from msgspec.structs import replace

from carson.board.library import new_game as new_board
from carson.board.library import new_rules
from carson.board.material.pieces import MOUNTAIN
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.option_checks import checked as checked_board
from carson.board.options import Options as BoardOptions
from carson.board.variants.registry import VARIANT_BY_NAME
from carson.board.views.view import InPlay, View, build
from carson.cards.options import Options as CardOptions
from carson.cards.options import checked as checked_cards
from carson.cards.table import REAL_HAND, pile_of
from carson.pad.sets import with_random_set


class Begins(Struct, frozen=True):
    """What one player starts with. `tiles`: property tiles."""

    money: int
    roads: int
    revolvers: int
    cowboys: int
    tiles: int
    horses: int


class BoardSetup(Struct, frozen=True):
    """A table of the board game before its first move.

    `begins`: what everybody gets; with A New Beginning and Might is Right the players' sheets and tiles change it.
    `set`: the characters as a table's options name them. `stock` is the bag before anything is drawn; `bag` is after
    the building track is filled. The rest is one roll of the dice, for people who would rather not roll: the centre,
    the Mountains, the river, the order.
    """

    players: int
    variants: tuple[str, ...]
    begins: Begins
    stock: dict[str, int]
    track: tuple[str, ...]
    bag: dict[str, int]
    characters: tuple[InPlay, ...]
    set: str
    centre: str
    mountains: tuple[str, ...]
    river: tuple[str, ...]
    order: tuple[int, ...]


class Bidder(Struct, frozen=True):
    """A player of The Card Game: the suit, the level if it is a virtual one, and the bid cards."""

    suit: str
    level: str
    bids: tuple[int, ...]


class CardSetup(Struct, frozen=True):
    """A table of The Card Game: who bids with what, and how many terrain cards are revealed in each round."""

    players: tuple[Bidder, ...]
    offered: int


def board_setup(options: BoardOptions, seed: str) -> BoardSetup:
    """Raises OptionsError for options that make no game. The seed decides everything random."""
    options = checked_board(with_random_set(options, seed))
    state, table = new_board(options, seed).state, new_rules(options).table
    view = build(table, state, None, None)
    plain = new_board(replace(options, variants=_not_dealing(options.variants)), seed).state
    mountains = tuple(place for place, kind in _places(view.ground) if kind == KIND_NAMES[MOUNTAIN])
    return BoardSetup(
        players=options.players,
        variants=tuple(options.variants.split()),
        begins=Begins(
            money=plain.money[0],
            roads=plain.stock[0],
            revolvers=plain.revolvers[0],
            cowboys=plain.supply[0],
            tiles=plain.tiles[0],
            horses=_horses(view),
        ),
        stock={KIND_NAMES[kind]: count for kind, count in enumerate(table.bag) if count},
        track=tuple(offer.building for offer in view.track),
        bag=view.bag,
        characters=tuple(InPlay(one.name, one.side, one.limit, one.number) for one in view.characters),
        set=options.characters,
        centre=next(place for place, kind in _places(view.ground) if kind == "house"),
        mountains=mountains,
        river=view.river,
        order=view.passed or tuple(plain.passed),
    )


def _horses(view: View) -> int:
    """What each player begins with."""
    supply = view.variants.get("horses", {}).get("supply")
    return int(supply[0]) if isinstance(supply, list) else 0


def _not_dealing(variants: str) -> str:
    """The variants that leave the start material as it is."""
    return " ".join(name for name in variants.split() if not VARIANT_BY_NAME[name].deals)


def _places(ground: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(f"{chr(97 + at % 8)}{at // 8 + 1}", kind) for at, kind in enumerate(ground)]


def _values(cards: int) -> tuple[int, ...]:
    return tuple(value for value in range(cards.bit_length()) if cards >> value & 1)


def card_setup(options: CardOptions) -> CardSetup:
    options = checked_cards(options)
    levels = ("",) * options.real + options.virtual
    hands = [_values(pile_of(level) if level else REAL_HAND) for level in levels]
    players = tuple(Bidder(*player) for player in zip(options.suits, levels, hands, strict=True))
    return CardSetup(players, options.offered)
