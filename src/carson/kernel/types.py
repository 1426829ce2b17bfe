"""The small values that cross every border: who decides, why not, what happened, how it ended."""

from typing import Any

from msgspec import Struct, field

# One die or draw: what was drawn from, and the value drawn (a card's code, a face, a bid).
Draw = tuple[str, int]


class Frame(Struct, frozen=True, gc=False):
    """Pending work of one step, which has a subclass of its own: small ints, or tuples of them.

    Immutable, so that copies of a state share it. Frames of different steps are never equal.
    """


class SeatFrame(Frame, frozen=True):
    """Work that waits for one seat."""

    seat: int


class Decision(Struct, frozen=True):
    """What the game waits for.

    `seats` must each decide, in any order when there are several (a simultaneous decision); `may` are seats that
    are free to act out of turn. `rule` is the rule that asks. `about` holds what the question is about, as data.
    `together` says that answers are sealed until the last is in: the same decision goes on with fewer seats, until
    something is revealed, or `kind` or `about` changes. `freely` says that its seats may act as often as they like
    and in any order, openly, until each of them stops: an answer is to the decision, not to the last move before it.
    `about` is JSON.
    """

    kind: str
    seats: tuple[int, ...]
    rule: str = ""
    about: dict[str, Any] = field(default_factory=dict)
    may: tuple[int, ...] = ()
    together: bool = False
    freely: bool = False


class Refusal(Struct, frozen=True):
    """Why an action is not possible: a message's code, the number of the rule, and figures for the message."""

    code: str
    rule: str = ""
    details: dict[str, Any] = field(default_factory=dict)


class Cause(Struct, frozen=True):
    """The fault behind a fault, as data: a refusal's figures, or another error's."""

    code: str
    rule: str
    details: dict[str, Any]
    refused: bool


class Event(Struct, frozen=True):
    """Something that happened. `to` is None for all to see, or the one seat that may know of it."""

    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    to: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.to is None or self.to == seat


class Outcome(Struct, frozen=True):
    """The end: points for each player in seat order, and who came first (several when tied)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
