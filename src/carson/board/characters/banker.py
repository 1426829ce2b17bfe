"""Banker (BG-9.2). Yellow: $9 now. Red: at the end of the round buy 3, 5 or 7 VP for $3, $12 or $25, once."""

from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import DECLINE, affordable, ask, receive
from carson.board.mechanics.purse import pay, score
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log

OFFERS = {"3-vp": (3, 3), "5-vp": (12, 5), "7-vp": (25, 7)}


def buy(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    if option != DECLINE:
        price, vp = OFFERS[option]
        pay(state, seat, price, log, "banker")
        score(state, seat, vp, log, "banker")


CHARACTER = Character(
    2,
    "banker",
    "BG-9.2",
    Face(limit=120, now=receive(9, "banker")),
    Face(limit=60, round_end=ask(2), questions=(CharacterQuestion("BG-9.2", affordable(OFFERS), buy),)),
)
