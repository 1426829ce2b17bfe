"""What the network sees of a player's holdings: what scores, what could still score, and when.

Many cities at once, as arrays: a decision compares dozens of them that differ in one card. The order of the features is
part of the network's file, so the characters it was trained with are listed here. One that was added to the game since
has no number, and the network plays on without seeing it.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from carson.cards.material import pieces
from carson.cards.material.city import City
from carson.cards.material.grid import CORNERS, STRIDE
from carson.cards.material.pieces import CHARACTERS
from carson.cards.views.view import View

Array = npt.NDArray[np.float32]
Grids = npt.NDArray[np.uint8]

_FRAME: Final = 11  # the city's limit, with the Captain's row, and a parcel all around
_FULL: Final = 8
_MARGIN: Final = 12  # around the engine's grid, so that a frame never leaves the picture
_SIDE: Final = STRIDE + 2 * _MARGIN
_CORNERS: Final = np.array([(corner // STRIDE, corner % STRIDE) for corner in CORNERS])
_BASE: Final = np.arange(_FRAME)

# For each kind of object: as how many Houses it counts, and what it earns for each House next to it.
_HOUSES: Final = np.zeros(pieces.KINDS, np.float32)
_HOUSES[[pieces.HOUSE, pieces.TOWNHOUSE, pieces.HOTEL]] = 1, 2, 2
_TRADE: Final = np.zeros(pieces.KINDS, np.float32)
_TRADE[[pieces.SALOON, pieces.DRUGSTORE, pieces.BANK, pieces.GENERAL_STORE, pieces.CITY_HALL]] = 2, 1, 1, 1, 1
_COUNTED: Final = tuple(range(pieces.EMPTY, pieces.KINDS))
_HUNGRY: Final = (
    pieces.SALOON,
    pieces.BANK,
    pieces.DRUGSTORE,
    pieces.GENERAL_STORE,
    pieces.CITY_HALL,
    pieces.MINE,
    pieces.RANCH,
)
_TOPS: Final = 3
_KNOWN: Final = (
    *("auctioneer", "banker", "captain", "chinese_worker", "cowboy", "doctor", "editor", "governor", "grocer"),
    *("gunsmith", "heroes", "indian", "lawyer", "mercenary", "paperboy", "prospector", "settler", "sheriff"),
    *("singer", "teacher", "undertaker"),
)
_CODES: Final = np.array([CHARACTERS.index(name) for name in _KNOWN])
_CAPTAIN, _SHERIFF = _KNOWN.index("captain"), _KNOWN.index("sheriff")
_ARROWS: Final = ("chinese_worker", "doctor", "governor", "gunsmith", "heroes", "lawyer", "mercenary")
_LEVELS: Final = ("", *pieces.LEVELS)
CITY_FEATURES: Final = 132  # then the table's, the first of which is how many rounds are left


class Candidates:
    """Holdings to compare: one city and what it could become."""

    __slots__ = ("extents", "grids", "owned")

    def __init__(self, grids: Grids, extents: npt.NDArray[np.int64], owned: npt.NDArray[np.int64]) -> None:
        self.grids = grids
        self.extents = extents  # width and height
        self.owned = owned


def picture(city: City) -> Grids:
    """The whole grid with what lies where."""
    found = np.zeros((_SIDE, _SIDE), np.uint8)
    for kind in _COUNTED:
        bits = city.kinds[kind]
        while bits:
            lowest = bits & -bits
            parcel = lowest.bit_length() - 1
            found[parcel // STRIDE + _MARGIN, parcel % STRIDE + _MARGIN] = kind
            bits ^= lowest
    return found


def candidates(city: City, options: list[tuple[tuple[int, ...], int, int]]) -> Candidates:
    """The city with each of these: (parcels, place, characters owned then); place -1 for no card."""
    places = np.array([at for _, at, _ in options], np.int64)
    laid = places >= 0
    left, top, right, bottom = city.left, city.top, city.right, city.bottom
    rows, columns = places // STRIDE, places % STRIDE
    if city.covered:
        lefts = np.where(laid, np.minimum(columns, left), left)
        tops = np.where(laid, np.minimum(rows, top), top)
        rights = np.where(laid, np.maximum(columns + 1, right), right)
        bottoms = np.where(laid, np.maximum(rows + 1, bottom), bottom)
    else:
        lefts, tops, rights, bottoms = columns, rows, columns + 1, rows + 1
        rights, bottoms = np.where(laid, rights, lefts - 1), np.where(laid, bottoms, tops - 1)
    ys = (tops + _MARGIN - 1)[:, None] + _BASE
    xs = (lefts + _MARGIN - 1)[:, None] + _BASE
    grids = picture(city)[ys[:, :, None], xs[:, None, :]]
    which = np.flatnonzero(laid)
    if len(which):
        kinds = np.array([options[i][0] for i in which], np.uint8)
        y = (rows - tops + 1)[which, None] + _CORNERS[:, 0]
        x = (columns - lefts + 1)[which, None] + _CORNERS[:, 1]
        grids[which[:, None], y, x] = kinds
    extents = np.stack([rights - lefts + 1, bottoms - tops + 1], 1)
    return Candidates(grids, extents, np.array([owned for _, _, owned in options], np.int64))


def _near(values: Array) -> Array:
    """The sum over the eight neighbours."""
    padded = np.zeros((len(values), _FRAME + 2, _FRAME + 2), np.float32)
    padded[:, 1:-1, 1:-1] = values
    rows = padded[:, :-2] + padded[:, 1:-1] + padded[:, 2:]
    whole: Array = rows[:, :, :-2] + rows[:, :, 1:-1] + rows[:, :, 2:] - values
    return whole


def city_features(found: Candidates, sold: int, dollar: int, arrow: int) -> tuple[Array, Array]:
    """The features of each city, and its points now."""
    grids, owned = found.grids, found.owned
    count = len(grids)
    has = (owned[:, None] >> _CODES & 1).astype(np.float32)
    shown = (grids[:, None] == np.array(_COUNTED, np.uint8)[None, :, None, None]).astype(np.float32)
    counts = shown.sum((2, 3))

    def layer(kind: int) -> Array:
        one: Array = shown[:, kind - 1]
        return one

    def number(kind: int) -> Array:
        one: Array = counts[:, kind - 1]
        return one

    safe = np.maximum(has[:, _SHERIFF], np.minimum(number(pieces.PRISON), 1))
    empty = layer(pieces.EMPTY) + layer(pieces.OUTLAWS) * safe[:, None, None]
    nowhere = (grids == 0).astype(np.float32)
    captain = has[:, _CAPTAIN]
    width, height = found.extents[:, 0].astype(np.float32), found.extents[:, 1].astype(np.float32)
    spare_x = np.maximum(_FULL + captain * (height <= _FULL) - width, 0)
    spare_y = np.maximum(_FULL + captain * (width <= _FULL) - height, 0)
    # Land where a card could still go: inside the city's rectangle, and one parcel around it where the limit allows.
    column, row = _BASE[None, :], _BASE[None, :]
    in_x = (column >= 1) & (column <= width[:, None])
    in_y = (row >= 1) & (row <= height[:, None])
    rim_x = (column <= width[:, None] + 1) & (spare_x[:, None] > 0)
    rim_y = (row <= height[:, None] + 1) & (spare_y[:, None] > 0)
    reach = (in_y | rim_y)[:, :, None] & (in_x | rim_x)[:, None, :]
    land = nowhere * reach
    free = empty + land

    houses, trade = _HOUSES[grids], _TRADE[grids]
    near_houses, near_trade = _near(houses), _near(trade)
    near_mountains, near_mines = _near(layer(pieces.MOUNTAIN)), _near(layer(pieces.MINE))
    near_empty, near_free, near_land = _near(empty), _near(free), _near(land)
    near_ranches = _near(layer(pieces.RANCH))

    def total(values: Array) -> Array:
        one: Array = values.sum((1, 2))
        return one

    ranches, mines, smiths = number(pieces.RANCH), number(pieces.MINE), number(pieces.BLACKSMITH)
    all_houses = total(houses)
    town = counts[:, pieces.MINE - 1 : pieces.OUTLAWS - 1].sum(1)
    saloons = layer(pieces.SALOON) * near_houses
    lines = [
        total(layer(pieces.RANCH) * near_empty),
        2 * total(layer(pieces.MINE) * near_mountains),
        total(layer(pieces.DRUGSTORE) * near_houses),
        total(layer(pieces.BANK) * near_houses),
        2 * total(saloons),
        total((layer(pieces.GENERAL_STORE) + layer(pieces.CITY_HALL)) * near_houses),
        ranches * (number(pieces.DRUGSTORE) + smiths),
        mines * (number(pieces.BANK) + smiths),
        all_houses * (number(pieces.CHURCH) + number(pieces.GENERAL_STORE)),
        3 * number(pieces.HOTEL),
        town * number(pieces.CITY_HALL),
        -6 * number(pieces.OUTLAWS) * (1 - safe),
    ]
    covered = (grids > 0).sum((1, 2)).astype(np.float32)
    pasture = total(empty * (near_ranches > 0))
    characters = {
        "auctioneer": np.full(count, 7.0 * sold, np.float32),
        "banker": 4 * number(pieces.BANK),
        "captain": np.full(count, 6, np.float32),
        "cowboy": 3 * ranches,
        "doctor": np.full(count, 5, np.float32),
        "editor": _bits(owned & dollar) + 4 * _bits(owned & arrow),
        "grocer": 4 * number(pieces.DRUGSTORE),
        "heroes": np.full(count, 6, np.float32),
        "indian": np.ceil((64 + 8 * captain - covered) / 2),
        "paperboy": np.full(count, 3, np.float32),
        "prospector": number(pieces.MOUNTAIN) + mines,
        "settler": pasture,
        "sheriff": 3 * number(pieces.PRISON),
        "singer": 2 * saloons.max((1, 2)),
        "teacher": all_houses,
        "undertaker": 2 * _bits(owned),
    }
    worths = np.zeros((count, len(_KNOWN)), np.float32)
    for name, earned in characters.items():
        worths[:, _KNOWN.index(name)] = earned
    owned_points = (worths * has).sum(1)
    points: Array = sum(lines) + owned_points

    spots = [
        _best(near_houses * free),  # for a Saloon or a Bank
        _best(near_mountains * free),  # for a Mine
        _best(near_trade * free),  # for Houses
        _best(near_mines * free),  # for Mountains
        _best(near_empty * free),  # for a Ranch
    ]
    hungry = [total(layer(kind) * near_free) for kind in _HUNGRY]
    features = np.concatenate(
        [
            counts / 4,
            np.stack(lines, 1) / 10,
            np.stack(hungry, 1) / 8,
            np.stack(
                [
                    total(layer(pieces.RANCH) * near_land) / 8,
                    total(houses * near_free) / 30,
                    total(layer(pieces.MOUNTAIN) * near_free) / 30,
                    total(near_trade * free) / 30,
                    total(near_mines * free) / 30,
                    total(near_ranches * land) / 10,
                    total((near_houses * free) ** 2) / 100,
                    total((near_mountains * free) ** 2) / 100,
                    total((near_trade * free) ** 2) / 100,
                    total(free) / 40,
                    total(land) / 40,
                    width / 8,
                    height / 8,
                    spare_x / 4,
                    spare_y / 4,
                    covered / 64,
                    safe,
                    points / 100,
                    np.full(count, sold / 3, np.float32),
                ],
                1,
            ),
            np.concatenate(spots, 1) / 8,
            has,
            worths * has / 10,
            worths * (1 - has) / 20,
        ],
        1,
        dtype=np.float32,
    )
    return features, points


def _best(values: Array) -> Array:
    """The highest values of each city."""
    flat = values.reshape(len(values), -1)
    best: Array = -np.sort(-np.partition(flat, -_TOPS, 1)[:, -_TOPS:], 1)
    return best


def _bits(sets: npt.NDArray[np.int64]) -> Array:
    found: Array = np.bitwise_count(sets).astype(np.float32)
    return found


def context(view: View, seat: int, spent: int = 0) -> Array:
    """What the table adds: when it is, who plays, the bids and powers left, and what the pile still has.

    `spent` is a bid that the player is about to lose.
    """
    table, players = view.table, view.players
    left = 18 - view.round - 9 * view.era
    me = players[seat]
    hand = [bid for bid in me.bids_left if bid != spent]
    others = [player for player in players if player.seat != seat]
    strength = sum(hand) / 45
    rivals = sum(sum(player.bids_left) for player in others) / (45 * len(others))
    pile = np.zeros(pieces.KINDS, np.float32)
    for card in unseen(view):
        for kind in table.parcels[card]:
            pile[kind] += 1
    ready = [name in me.characters and name not in me.used for name in _ARROWS]
    levels = [sum(player.level == level for player in others) for level in _LEVELS]
    return np.array(
        [
            left / 18,
            (9 - view.round) / 9,
            view.era,
            len(players) / 6,
            *(count / 5 for count in levels),
            strength,
            rivals,
            max(hand, default=0) / 9,
            *(ready if view.era == 0 or view.round < 9 else [False] * len(ready)),
            *pile[1:] / 16,
        ],
        np.float32,
    )


def unseen(view: View) -> list[int]:
    """This Era's terrain cards that may still be in the pile."""
    codes = view.table.codes
    seen = {codes[name] for name in (*view.offer, *view.gone)}
    for player in view.players:
        seen.update(card for card, _ in player.city.cards)
        seen.update(codes[name] for name in (*player.kept, *player.sold))
    return [card for card in view.table.era_cards(view.era) if card not in seen]
