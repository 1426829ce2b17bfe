"""What the people at a table know: what they have sent, what was answered, and what has been checked so far."""

from dataclasses import dataclass, field
from typing import Any

from carson.kernel import Game
from crashing.databases import Entry
from crashing.faults import Fault

MOVE, UNDO = "move", "undo"


@dataclass(slots=True)
class Wish:
    """A move (`action`), or an undo (`number`), under the id that its client has given it."""

    id: str
    seat: int
    kind: str
    question: int
    action: str = ""
    number: int = 0
    copies: int = 1
    unanswered: int = 0
    done: int = 0  # answers that said "done now"

    @property
    def door(self) -> str:
        return "actions" if self.kind == MOVE else "undo"

    def body(self) -> dict[str, Any]:
        what = {"action": self.action} if self.kind == MOVE else {"move": self.number}
        return {**what, "question": self.question, "id": self.id, "seat": self.seat}


@dataclass(slots=True)
class Person:
    """Somebody at a table. `token` is how the server knows them."""

    name: str
    token: str = ""
    seats: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    """`acks` are the numbers the server has answered with; from then on the move must be there. `rows`, `game` and
    `told` are what the check has read of the log, replayed, and received as news. `numbers` are those that the server
    has confirmed: by seat, and in the seed from then on.
    """

    id: str
    commitment: str
    people: list[Person]
    sent: dict[str, Wish] = field(default_factory=dict)
    acks: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    begun: bool = False
    finished: bool = False
    rows: list[Entry] = field(default_factory=list)
    game: Game[Any, Any, Any] | None = None
    told: int = -1
    numbers: dict[int, str] = field(default_factory=dict)

    def acknowledged(self, wish: Wish, seq: int) -> None:
        known = self.acks.setdefault(wish.id, seq)
        if known != seq:
            raise Fault("one move was answered with two numbers", table=self.id, wish=wish, numbers=(known, seq))
        if wish.id in self.refused:
            raise Fault("a refused move was done", table=self.id, wish=wish, number=seq)


@dataclass(slots=True)
class Tally:
    """What happened in a run, counted."""

    kills: dict[str, int] = field(default_factory=dict)
    acks: int = 0
    undone: int = 0
    repeated: int = 0
    done_before: int = 0  # sent again after a kill, and was already done
    done_after: int = 0  # sent again after a kill, and was not done yet
    late: int = 0  # sent again after a kill, and the game had gone on without it
    entries: int = 0
    views: int = 0
    games: int = 0
    numbers: int = 0  # that players contributed to the seeds of those games
