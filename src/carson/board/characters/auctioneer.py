"""Auctioneer (BG-9.12). Yellow: choose 2 unowned parcels and auction them, now. Red: auction the 3-revolvers token."""

from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import ask
from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.state import State
from carson.board.steps.auction import open_auction
from carson.board.steps.characters import AskFrame
from carson.board.steps.taking import within_reach
from carson.board.table import Table
from carson.kernel import Log


def for_sale(state: State, chosen: int = 0) -> list[str]:
    return [NAMES[parcel] for parcel in members(within_reach(state) & ~chosen)]


def first_parcel(table: Table, state: State, seat: int) -> list[str]:
    return for_sale(state)


def choose_first(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    """With one unowned parcel, it alone is sold (BG-16.11)."""
    if len(for_sale(state)) == 1:
        open_auction(table, state, seat, 1 << BY_NAME[option], log)
    else:
        # The second question remembers the first answer by its number: one question for each parcel.
        state.frames.append(AskFrame(seat, 12, 1 + BY_NAME[option]))


def second_parcel(first: int) -> CharacterQuestion:
    def options(table: Table, state: State, seat: int) -> list[str]:
        return for_sale(state, 1 << first)

    def answer(table: Table, state: State, seat: int, option: str, log: Log) -> None:
        open_auction(table, state, seat, 1 << first | 1 << BY_NAME[option], log)

    return CharacterQuestion("BG-9.12", options, answer)


def auction_ammunition(table: Table, state: State, seat: int, log: Log) -> None:
    open_auction(table, state, seat, 0, log)


CHARACTER = Character(
    12,
    "auctioneer",
    "BG-9.12",
    Face(
        limit=30,
        now=ask(12),
        questions=(
            CharacterQuestion("BG-9.12", first_parcel, choose_first),
            *(second_parcel(first) for first in range(64)),
        ),
    ),
    Face(limit=30, now=auction_ammunition),
)
