"""The legal choices of a player, each with a short key to type."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from carson.cards.actions import ACTIONS, Action, Bid, Place, Take
from carson.cards.views.view import View
from carson.cli.cards.gains import gain

# What the page shows with its keys, by what is asked.
_SHOWN: Final[dict[str, type]] = {"bid": Bid, "take": Take, "take-now": Take, "place": Place}


class Choice(NamedTuple):
    """One legal action. `gain` is what it adds to the points, where that is certain."""

    key: str
    action: Action
    gain: int | None

    @property
    def text(self) -> str:
        """The action as it is written in records: 'take I-29'."""
        return ACTIONS.text(self.action)


def choices(view: View, seat: int, legal: Sequence[Action], hints: bool = True) -> list[Choice]:
    """Bids have their value for a key; everything else is numbered, places from the best on (unless without hints)."""
    valued = [(action, gain(view, seat, action)) for action in legal]
    if hints:
        # A stable sort of the places alone: they come first, and sales stay behind them.
        valued.sort(key=lambda pair: -(pair[1] or 0) if type(pair[0]) is Place else 10_000)
    bids = [action.value for action in legal if type(action) is Bid]
    found, number = [], 0
    for action, points in valued:
        if type(action) is Bid:
            found.append(Choice(str(action.value), action, points))
        else:
            number += 1
            # Where bids have the small numbers, sales have letters.
            found.append(Choice(f"x{number}" if bids else str(number), action, points))
    return found


def listed(found: Sequence[Choice], asked: str) -> list[Choice]:
    """The choices that neither the offer, nor the map, nor the hand of bids shows already."""
    return [choice for choice in found if type(choice.action) is not _SHOWN.get(asked)]
