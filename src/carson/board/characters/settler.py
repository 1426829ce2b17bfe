"""Settler (BG-9.5). Yellow: take an unowned parcel now. Red: $8 now, or at the end 1 VP for each own Mountain."""

from carson.board.characters.model import Character, CharacterQuestion, Claiming, Face
from carson.board.characters.vocabulary import ask, eight_now_or_later, owned_of, take_eight, take_parcel, unless_used
from carson.board.material.ground import ALL_PARCELS, NAMES
from carson.board.material.pieces import MOUNTAIN
from carson.board.mechanics.incomes import own
from carson.board.mechanics.purse import score
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def any_parcel(table: Table, state: State, seat: int) -> int:
    return ALL_PARCELS


def settle(table: Table, state: State, seat: int, parcel: int, log: Log) -> None:
    own(state, parcel, seat)
    log.say("claimed", seat=seat, parcel=NAMES[parcel])


def count_mountains(table: Table, state: State, seat: int, log: Log) -> None:
    score(state, seat, owned_of(state, seat, MOUNTAIN), log, "settler")


CHARACTER = Character(
    5,
    "settler",
    "BG-9.5",
    Face(limit=30, now=take_parcel(5), claims=(Claiming("BG-9.5", any_parcel, settle),)),
    Face(
        limit=20,
        now=ask(5),
        round_end=unless_used(count_mountains),
        questions=(CharacterQuestion("BG-9.5", eight_now_or_later, take_eight("settler")),),
    ),
)
