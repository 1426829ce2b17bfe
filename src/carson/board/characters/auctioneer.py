"""Auctioneer (BG-9.12). Yellow: choose 2 unowned parcels and auction them, now. Red: auction the 3-revolvers token."""

from typing import TYPE_CHECKING

from carson.board.characters.model import Character, Face, Question
from carson.board.characters.vocabulary import AskFrame, ask
from carson.board.material.ground import BY_NAME, NAMES, members
from carson.kernel import Frame, Log

if TYPE_CHECKING:
    from carson.board.state import State
    from carson.board.table import Table


class AuctionFrame(Frame, frozen=True):
    """Bids are made for a lot."""

    auctioneer: int
    lot: int  # a set of parcels, or 0 for the 3-revolvers token
    inside: int  # the players who have not left
    turn: int
    bid: int = 0
    bidder: int = -1


def open_auction(table: "Table", state: "State", seat: int, lot: int, log: Log) -> None:
    log.say("auction", seat=seat, lot=[NAMES[parcel] for parcel in members(lot)])
    state.frames.append(AuctionFrame(seat, lot, table.everybody, seat))


def for_sale(state: "State", chosen: int = 0) -> list[str]:
    from carson.board.steps.taking import within_reach

    return [NAMES[parcel] for parcel in members(within_reach(state) & ~chosen)]


def first_parcel(table: "Table", state: "State", seat: int) -> list[str]:
    return for_sale(state)


def choose_first(table: "Table", state: "State", seat: int, option: str, log: Log) -> None:
    """With one unowned parcel it alone is sold (BG-16.11)."""
    if len(for_sale(state)) == 1:
        open_auction(table, state, seat, 1 << BY_NAME[option], log)
    else:
        # The second question remembers the first answer by its number: one question for each parcel.
        state.frames.append(AskFrame(seat, 12, 1 + BY_NAME[option]))


def second_parcel(first: int) -> Question:
    def options(table: "Table", state: "State", seat: int) -> list[str]:
        return for_sale(state, 1 << first)

    def answer(table: "Table", state: "State", seat: int, option: str, log: Log) -> None:
        open_auction(table, state, seat, 1 << first | 1 << BY_NAME[option], log)

    return Question("BG-9.12", options, answer)


def auction_ammunition(table: "Table", state: "State", seat: int, log: Log) -> None:
    open_auction(table, state, seat, 0, log)


CHARACTER = Character(
    12,
    "auctioneer",
    "BG-9.12",
    Face(
        limit=30,
        now=ask(12),
        questions=(
            Question("BG-9.12", first_parcel, choose_first),
            *(second_parcel(first) for first in range(64)),
        ),
    ),
    Face(limit=30, now=auction_ammunition),
)
