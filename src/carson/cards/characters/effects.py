"""The vocabulary of powers."""

from typing import TYPE_CHECKING

from carson.cards.characters.model import Power
from carson.kernel import Log, SeatFrame

if TYPE_CHECKING:
    from carson.cards.state import State
    from carson.cards.table import Table


def raise_bid(by: int) -> Power:
    """Add to the player's bid in this round; several add up (CG-7.1, CG-10.4)."""

    def effect(table: "Table", state: "State", seat: int, log: Log) -> None:
        state.bonus[seat] += by
        log.say("bid-raised", seat=seat, by=by)

    return Power((effect,), raises=by)


def reveal_one_more(table: "Table", state: "State", seat: int, log: Log) -> None:
    """One more terrain card, at the far end of the column (CG-4.6)."""
    card = table.draw_terrain(state, log)
    state.offer.append(card)
    log.say("card-added", card=table.names[card])


class TakeNowFrame(SeatFrame, frozen=True):
    """A card is taken at once."""


def take_now(table: "Table", state: "State", seat: int, log: Log) -> None:
    """Any revealed card, at once, before bids."""
    state.frames.append(TakeNowFrame(seat))


def give_up_turn(table: "Table", state: "State", seat: int, log: Log) -> None:
    """This round's bid wins nothing (CG-7.22)."""
    state.lawyer |= 1 << seat


def take_two(table: "Table", state: "State", seat: int, log: Log) -> None:
    """Two cards instead of one on the player's turn to choose (CG-7.13)."""
    state.worker |= 1 << seat
