"""The small values that cross every border: who decides, why not, what happened, how it ended."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from carson.kernel.printing import sentence_of

# What JSON can hold. Whoever reads it has to look what it is; what is to be encoded may be anything.
if TYPE_CHECKING:
    Json = object
else:
    Json = Any

# An action as somebody gives it to a game: its text ("cowboy bank"), or its object ({"kind": "cowboy", "at": "bank"}).
ActionForm = str | dict[str, Any]

# One die or draw: what was drawn from, and the value drawn (a card's code, a face, a bid).
Draw = tuple[str, int]


class Frame(Struct, frozen=True, gc=False):
    """Pending work of one step, which has a subclass of its own: small ints, or tuples of them.

    Immutable, so that copies of a state share it. Frames of different steps are never equal.
    """


class SeatFrame(Frame, frozen=True):
    """Work that waits for one seat."""

    seat: int


class Spoken(Struct, frozen=True):
    """Printed, it is a sentence, where somebody has words for it."""

    def __str__(self) -> str:
        return sentence_of(self) or repr(self)


class Decision(Spoken, frozen=True):
    """What the game waits for.

    `seats` must each decide, in any order when there are several (a simultaneous decision); `may` are seats that
    are free to act out of turn. `rule` is the rule that asks. `about` holds what the question is about, as data.
    `together` says that answers are sealed until the last is in: the same decision goes on with fewer seats, until
    something is revealed, or `kind` or `about` changes. `freely` says that its seats may act as often as they like
    and in any order, openly, until each of them stops: an answer is to the decision, not to the last move before it.
    `about` is JSON.

    Examples:
        Printed, a decision is its question.

        >>> decision = carson.new_game("board", players=2, seed=7).decision
        >>> decision.kind, decision.seats, decision.rule, decision.may
        ('claim', (0,), 'BG-3.6', (1,))
        >>> print(decision)
        Seat 0: choose a parcel for a property tile.
    """

    kind: str
    seats: tuple[int, ...]
    rule: str = ""
    about: Mapping[str, Json] = field(default_factory=dict)
    may: tuple[int, ...] = ()
    together: bool = False
    freely: bool = False

    def word(self, key: str) -> str:
        """What `about` says under this key, as text; "" where it says nothing."""
        return str(self.about.get(key, ""))

    def number(self, key: str) -> int:
        """What `about` says under this key, as a number; 0 where it says none."""
        value = self.about.get(key, 0)
        return value if isinstance(value, int) else 0

    def __hash__(self) -> int:
        return hash((self.kind, self.seats, self.rule, self.may, self.together, self.freely))


class Refusal(Spoken, frozen=True):
    """Why an action is not possible: a message's code, the number of the rule, and figures for the message.

    Printed, it is the sentence.

    Examples:
        >>> refusal = carson.new_game("board", players=2, seed=7).why_not(0, "road a1n")
        >>> refusal.code, refusal.rule
        ('road-apart', 'BG-1.5')
        >>> print(refusal)
        A road on the north side of a1 would not be connected; it must start where another road ends. [BG-1.5]
    """

    code: str
    rule: str = ""
    details: dict[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


class Cause(Struct, frozen=True):
    """The fault behind a fault, as data: a refusal's figures, or another error's."""

    code: str
    rule: str
    details: dict[str, Any]
    refused: bool


class Event(Spoken, frozen=True):
    """Something that happened. `to` is None for all to see, or the one seat that may know of it.

    Printed, it is a sentence.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> event = game.apply(0, "claim d4").events[0]
        >>> event.kind, event.data
        ('claimed', {'seat': 0, 'parcel': 'd4'})
        >>> print(event)
        Seat 0 now owns parcel d4.
    """

    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    to: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.to is None or self.to == seat

    def __hash__(self) -> int:
        return hash((self.kind, self.to))


class SheetLine(Struct, frozen=True):
    """A line of a score sheet: its points, and the parts that add up to them, where the sheet says so."""

    name: str
    points: int
    parts: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """The end: points for each player in seat order, and who came first (several when tied).

    Examples:
        >>> game = carson.new_game("cards", players=1, seed=7)
        >>> carson.bots.play(game, [carson.bots.make_bot(game, "greedy")])
        Outcome(scores=(154, 98, 112, 113), winners=(0,))
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
