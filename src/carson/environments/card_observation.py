"""What a seat of The Card Game sees, as numbers: made from its view alone, in one layout for all options."""

from functools import lru_cache
from typing import Final

from numpy import float32
from numpy.typing import NDArray

from carson.cards.material.city import City
from carson.cards.material.grid import PARCELS, SIDE, members
from carson.cards.material.pieces import CHARACTERS, EMPTY, KINDS, LEVELS, OBJECT_NAMES, SUITS
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import total
from carson.cards.options import MOST
from carson.cards.state import FIRST_CHARACTER
from carson.cards.steps import STEPS
from carson.cards.table import Table
from carson.cards.views.view import PlayerView, View
from carson.environments.layout import Layout, Part, Pen

CARDS: Final = FIRST_CHARACTER + len(CHARACTERS)
BIDS: Final = 12
ROUNDS: Final = 9
OFFERED: Final = 8  # a character, five cards, and one more each from the powers that add to the offer
CORNERS: Final = 4
OBJECTS: Final = KINDS - EMPTY  # kinds of a covered parcel
_CELLS: Final = SIDE * SIDE
_STEP: Final = {frame: at for at, frame in enumerate(f for f, kind in STEPS.kinds.items() if kind.step is not None)}
_STEP_NAMES: Final = tuple(STEPS.kinds[frame].name for frame in _STEP)
_CHARACTER: Final = {name: code for code, name in enumerate(CHARACTERS)}
# Where a parcel is in a plane: as the ids of placing run, row by row without the grid's margin.
_CELL: Final = {parcel: cell for cell, parcel in enumerate(PARCELS.values())}
_FLAGS: Final = ("laid", "has_turn", "takes_two")

_SEATS: Final = "by seat: 0 is the observer, then clockwise"
LAYOUT: Final = Layout(
    (
        Part("era", (2,), "Era I or II"),
        Part("round", (ROUNDS + 1,), "the round of the era, from 1"),
        Part("players", (MOST + 1,), "how many play"),
        Part("step", (len(_STEP),), "what is asked", of=_STEP_NAMES),
        Part("asked", (MOST,), f"who is asked, {_SEATS}"),
        Part("asked-character", (len(CHARACTERS),), "the character whose power is asked about"),
        Part("in-hand", (CORNERS, OBJECTS), "the card to be placed: what is on each of its parcels"),
        Part("offer", (CARDS,), "the cards in the offer, in the order of the deck, then the characters"),
        Part("offer-parcels", (OFFERED, CORNERS, OBJECTS), "the same in the order of the offer: what is on each"),
        Part("offer-attraction", (OFFERED,), "and what it is worth to a virtual player", 10),
        Part("back", (len(SUITS), len(SUITS)), "the suits on the top back, strongest first"),
        Part("skull", (1,), "the top back shows a skull"),
        Part("left", (2,), "characters in the pile, terrain cards in the pile", 48),
        Part("under", (len(CHARACTERS),), "characters put back under the pile"),
        Part("gone", (CARDS,), "cards out of the game"),
        Part("unowned", (len(CHARACTERS),), "characters that nobody has"),
        Part("order", (MOST, MOST), f"who chooses: for each place in the order, the seat ({_SEATS})"),
        Part("turn", (MOST,), "whose place it is in that order"),
        Part("my-bid", (BIDS,), "the bid card you have face down"),
        Part("city", (OBJECTS, SIDE, SIDE), "your city, a plane for each kind, where placing puts its cards"),
        Part("doubled", (SIDE, SIDE), "parcels of your city where cards lie on cards"),
        Part(
            "objects", (MOST, OBJECTS), f"how many parcels of a city show each kind, {_SEATS}", 10, OBJECT_NAMES[EMPTY:]
        ),
        Part("extent", (MOST, 3), f"width, height and cards of a city, {_SEATS}", 8),
        Part("points", (MOST,), f"the points so far, {_SEATS}", 100),
        Part("suit", (MOST, len(SUITS)), f"of each player, {_SEATS}", of=tuple(SUITS)),
        Part("level", (MOST, len(LEVELS)), f"of a virtual player, {_SEATS}", of=tuple(LEVELS)),
        Part("bids-left", (MOST, BIDS), f"bid cards not played yet, {_SEATS}"),
        Part("bid", (MOST, 2), f"the bid shown, and what is added to it; {_SEATS}", 10),
        Part("flags", (MOST, len(_FLAGS)), f"of each player, {_SEATS}", of=_FLAGS),
        Part("characters", (MOST, len(CHARACTERS)), f"characters owned, {_SEATS}"),
        Part("used", (MOST, len(CHARACTERS)), f"those whose power is used up, {_SEATS}"),
        Part("cards", (MOST, 3), f"cards kept or set aside, sold, and taken this round; {_SEATS}", 10),
    ),
)


def observe(view: View) -> NDArray[float32]:
    """The view of a seat as one vector, laid out by LAYOUT."""
    assert view.seat is not None, "an observation is a seat's"
    pen = Pen(LAYOUT)
    players = len(view.players)
    turned = [(seat - view.seat) % players for seat in range(players)]
    pen.flag("era", view.era)
    pen.flag("round", view.round)
    pen.flag("players", players)
    _question(pen, view, turned)
    _market(pen, view, turned)
    _own_city(pen, view.players[view.seat].city)
    if view.my_bid:
        pen.flag("my-bid", view.my_bid)
    for player in view.players:
        _player(pen, player, turned[player.seat])
    pen.numbers("points", [_points(view, (view.seat + at) % players) for at in range(players)])
    return pen.vector()


def _question(pen: Pen, view: View, turned: list[int]) -> None:
    decision = view.decision
    if decision is None:
        return
    pen.flag("step", _STEP[type(view.frames[-1])])
    pen.flags("asked", [turned[seat] for seat in decision.seats])
    if character := decision.word("character"):
        pen.flag("asked-character", _CHARACTER[character])
    if card := decision.word("card"):
        pen.flags("in-hand", _parcels(view.table, card))


def _parcels(table: Table, card: str) -> list[int]:
    """What is on each parcel of a terrain card."""
    kinds = table.parcels[table.codes[card]]
    return [OBJECTS * corner + kind - EMPTY for corner, kind in enumerate(kinds)]


def _market(pen: Pen, view: View, turned: list[int]) -> None:
    """What can be had, what cannot any more, and who chooses when."""
    table = view.table
    codes = [table.codes[name] for name in view.offer]
    pen.flags("offer", codes)
    pen.numbers("offer-attraction", [table.attraction[code] for code in codes[:OFFERED]])
    for at, name in enumerate(view.offer[:OFFERED]):
        if name not in _CHARACTER:
            first = OBJECTS * CORNERS * at
            pen.flags("offer-parcels", [first + cell for cell in _parcels(table, name)])
    pen.flags("back", [len(SUITS) * at + SUITS.index(suit) for at, suit in enumerate(view.back)])
    if view.skull:
        pen.flag("skull")
    pen.numbers("left", (view.characters_left, view.terrain_left))
    pen.flags("under", [_CHARACTER[name] for name in view.under])
    pen.flags("gone", [table.codes[name] for name in view.gone])
    pen.flags("unowned", [_CHARACTER[name] for name in view.unowned])
    pen.flags("order", [MOST * at + turned[seat] for at, seat in enumerate(view.order)])
    if 0 <= view.turn < MOST:
        pen.flag("turn", view.turn)


def _own_city(pen: Pen, city: City) -> None:
    pen.flags("city", _cells(city))
    pen.flags("doubled", [_CELL[parcel] for parcel in members(city.double)])


@lru_cache(maxsize=1024)
def _cells(city: City) -> tuple[int, ...]:
    """Where a city's planes are 1. Cities change far more seldom than they are looked at."""
    kinds = enumerate(city.kinds[EMPTY:])
    return tuple(_CELLS * plane + _CELL[parcel] for plane, parcels in kinds for parcel in members(parcels))


def _points(view: View, seat: int) -> int:
    if view.players[seat].level:
        return view.points(seat)
    held = view.holdings(seat)
    return _total(held.city, held.owned, held.sold, held.dollar, held.arrow)


@lru_cache(maxsize=1024)
def _total(city: City, owned: int, sold: int, dollar: int, arrow: int) -> int:
    return total(Holdings(city, owned, sold, dollar, arrow))


def _player(pen: Pen, player: PlayerView, at: int) -> None:
    city = player.city
    pen.numbers("objects", [kind.bit_count() for kind in city.kinds[EMPTY:]], OBJECTS * at)
    pen.numbers("extent", (city.width, city.height, len(city.cards)), 3 * at)
    pen.flag("suit", len(SUITS) * at + SUITS.index(player.suit))
    if player.level:
        pen.flag("level", len(LEVELS) * at + LEVELS.index(player.level))
    pen.flags("bids-left", [BIDS * at + value for value in player.bids_left])
    pen.numbers("bid", (player.bid, player.bonus), 2 * at)
    pen.flags("flags", [len(_FLAGS) * at + n for n, name in enumerate(_FLAGS) if getattr(player, name)])
    pen.flags("characters", [len(CHARACTERS) * at + _CHARACTER[name] for name in player.characters])
    pen.flags("used", [len(CHARACTERS) * at + _CHARACTER[name] for name in player.used])
    pen.numbers("cards", (len(player.kept), len(player.sold), len(player.taken)), 3 * at)
