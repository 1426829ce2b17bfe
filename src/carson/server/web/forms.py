"""The bodies and queries of requests. A field that is not declared here is refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from carson.games import GAMES
from carson.server.tables.clock import Clock
from carson.server.web.views import AnyWishes

MOST_NUMBER = 2**31 - 1  # the largest integer that both databases hold
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
PlanText = Annotated[str, Meta(max_length=2000)]


class GuestForm(Struct, forbid_unknown_fields=True):
    """Without a `name` you are given one. `token`: put the token into the answer, for a script, and set no cookie."""

    name: str | None = None
    token: bool = False


class TableForm(Struct, forbid_unknown_fields=True):
    """`options` are the engine's. `seats` says for each seat "me", "open" or a bot's name.

    Your own seats may have names: "me:Anna". `clock`: how time is kept, by default not at all.

    Your own `figures` (board) and `deck` (cards): the content of a file as `carson figures check` and `carson deck
    check` read it. `hints`: whether players may ask for hints; by default where only one person plays, against bots.
    `spectators_chat`: whoever watches may chat too.
    """

    game: Annotated[str, Meta(extra_json_schema={"enum": list(GAMES)})]
    options: AnyWishes = {}
    public: bool = False
    seats: list[str] | None = None
    clock: Clock | None = None
    figures: dict[str, Any] | None = None
    deck: dict[str, Any] | None = None
    hints: bool | None = None
    spectators_chat: bool = False


class RecordForm(Struct, forbid_unknown_fields=True):
    """`record`: the text of a finished game's record."""

    record: str


class CloneForm(Struct, forbid_unknown_fields=True):
    """`move`: take the position after this one, by default the last. `public` and `seats` as for a new table."""

    move: Number | None = None
    public: bool = False
    seats: list[str] | None = None
    clock: Clock | None = None


class JoinForm(Struct, forbid_unknown_fields=True):
    """`seat`: by default the first free one. `name`: your name at this table."""

    seat: int | None = None
    name: str | None = None


class LeaveForm(Struct, forbid_unknown_fields=True):
    """`seat`: by default all of your own."""

    seat: int | None = None


class BotForm(Struct, forbid_unknown_fields=True):
    """`bot`: the kind of bot that takes the seat."""

    seat: int
    bot: str = "greedy"


class StartForm(Struct, forbid_unknown_fields=True):
    """`fill`: the bot that takes the seats still free."""

    fill: str | None = None


class SealForm(Struct, forbid_unknown_fields=True):
    """`sha256`: that of the number (64 hexadecimal digits) that you will reveal; null: none."""

    sha256: Hex | None


class RevealForm(Struct, forbid_unknown_fields=True):
    """`number`: the one you sealed."""

    number: Hex


class ResignForm(Struct, forbid_unknown_fields=True):
    """`seat`: which of your own, if you have several."""

    seat: int | None = None


class AgreeForm(Struct, forbid_unknown_fields=True):
    agree: bool = True


class RemoveForm(Struct, forbid_unknown_fields=True):
    seat: int


class TimeForm(Struct, forbid_unknown_fields=True):
    """`seat`: the one that gets the time."""

    seat: int


# Queries


class ListQuery(Struct):
    of: Literal["open", "mine", "playing", "finished"] = "open"


class SeatQuery(Struct):
    """`seat`: the one to watch from; by default your first."""

    seat: Number | None = None


class WhyQuery(Struct):
    """`action`: its text, or its object as JSON; `seat`: whose it would be, required if you have several; `plan`: what
    the seat would do first, texts separated by commas or a JSON list.
    """

    action: str
    seat: Number | None = None
    plan: PlanText = ""


class MoveQuery(Struct):
    """`move`: after which one (0: the set-up), by default the last."""

    move: Number | None = None


class AheadQuery(Struct):
    """`plan`: actions to think through first, texts separated by commas or a JSON list; `seat`: the one to watch from;
    `move`: after which one, for the past, where nothing can be planned; `moving`: where a cowboy is whose moves are to
    be previewed too.
    """

    plan: PlanText = ""
    seat: Number | None = None
    move: Number | None = None
    moving: Annotated[str, Meta(max_length=20)] = ""


class CityQuery(Struct):
    """`seat`: whose city; by default your first. `move`: after which one, by default the last."""

    seat: Number | None = None
    move: Number | None = None


class PlacesQuery(Struct):
    """`card`: a terrain card on offer, or the one being placed. `seat` and `move` as for the outlook."""

    card: str
    seat: Number | None = None
    move: Number | None = None


class TryQuery(Struct):
    """`step`: a lesson's, from 1; `action`: what might be done there, after the actions of a `plan`, as for why not."""

    step: Number
    action: str
    plan: PlanText = ""


class NewsQuery(Struct):
    """`since`: the number of the last entry seen; `wait`: the most seconds to wait for news."""

    since: Annotated[int, Meta(ge=-1, le=MOST_NUMBER)] = -1
    wait: Number = 0
    seat: Number | None = None


class ReplayQuery(Struct):
    """`move`: after which one (0: the set-up), by default the last. `seat`: whose knowledge, by default a
    spectator's.
    """

    move: Number | None = None
    seat: Number | None = None


class ReviewQuery(Struct):
    """`seat`: whose game, by default your first seat's, or the first of all. `wait`: the most seconds to wait until it
    is ready.
    """

    seat: Number | None = None
    wait: Number = 0


class LiveQuery(Struct):
    """`since`: the number of the last entry seen; `seat` may be given several times, by default your first; `changes`:
    what has changed is enough.
    """

    since: Annotated[int, Meta(ge=-1, le=MOST_NUMBER)] | None = None
    seat: Annotated[list[Number], Meta(max_length=8)] = []
    changes: bool = False
