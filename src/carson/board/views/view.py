"""What a seat may know, built up piece by piece. Bots and doors see this, never the state.

In the base game everything is open except the order of the bag, which does not exist: a building is drawn when needed.
"""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct, convert, field, to_builtins
from msgspec.json import encode
from msgspec.structs import replace

from carson.board.actions import MARKS
from carson.board.characters.cast import CAST
from carson.board.characters.sets import BY_ROUND, RED, YELLOW
from carson.board.material.ground import BY_NAME, LINE_BY_NAME, LINE_NAMES, NAMES, PARCELS, members
from carson.board.material.pieces import FREE
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import BUY_3, PLACE_NAMES, PRICES, ROAD, WAGES
from carson.board.mechanics.income_losses import next_income
from carson.board.mechanics.purse import firepower_parts
from carson.board.notation.diagram import DrawnMap
from carson.board.notation.drawing import draw, listed
from carson.board.state import State
from carson.board.steps.ending import limit_of
from carson.board.steps.phases import Phase
from carson.board.table import Table
from carson.board.variants.registry import STEPS
from carson.kernel import Decision, Frame, Json
from carson.kernel.values import ByValue

SIDE_NAMES = ("yellow", "red", "either")  # "either": 14, not taken yet
NOBODY = -1


class FaceView(Struct, frozen=True):
    """A side of a character's tile. It is taken by its name."""

    name: str
    side: str
    limit: int


class InPlay(FaceView, frozen=True):
    """A character on the table, with the side that is up and its cash limit."""

    number: int


class CharacterView(InPlay, frozen=True):
    """A character in play, and who has it."""

    taken: int  # by which player, -1 for nobody; the Paperboy's player has two
    choice: tuple[FaceView, ...] = ()  # the sides its taker chooses from (BG-9.14); none where one lies up


class FirepowerView(Struct, frozen=True):
    """BG-5.2: what a player's firepower is made of."""

    revolvers: int
    cowboys: int
    white: int  # the white cowboy, until placed (BG-16.1)
    character: int
    ammunition: int  # the 3-revolvers token
    variants: int = 0  # what variants in play add

    @property
    def total(self) -> int:
        return self.revolvers + self.cowboys + self.white + self.character + self.ammunition + self.variants


class OfferView(Struct, frozen=True):
    """A construction space: what is there, its price, and whether it takes a cowboy."""

    building: str  # "" for an empty space
    price: int
    open: bool


class StandingView(Struct, frozen=True):
    """A player's cowboys on a place; `token` is what went with one of them, "" for nothing."""

    place: str
    seat: int
    count: int
    token: str


class PlayerView(Struct, frozen=True):
    """One player as everybody sees them."""

    seat: int
    money: int
    vp: int
    firepower: FirepowerView
    cowboys: int
    general: int  # own cowboys in the general supply
    tiles: int
    roads: int
    kept: tuple[str, ...]
    dynamite: int
    no_duel: int
    character: int  # the number of the tile taken, -1 for none
    plays: int  # the character whose power the player has: the Paperboy takes another
    limit: int  # cash limit, -1 without a character
    used: bool  # this round's power, if it works once
    parcels: tuple[str, ...]
    next_income: int  # what own buildings would pay now, strangers' halves off, before attacks and doublings
    doubled: str
    earned: int  # what own buildings paid this round
    agrees: bool  # to every House (a standing order)
    refuses: bool


class View(ByValue, frozen=True, eq=False):
    """The table from one seat (None: a spectator's). What is told for each parcel is in the order a1, b1, … h8.

    Examples:
        Views compare and hash by what they show, and can be pickled.

        >>> view = carson.new_game("board", players=2, seed=7).view(0)
        >>> view == carson.new_game("board", players=2, seed=7).view(0)
        True
        >>> view.round, view.city_hall, view.track[0], view.players[1].money
        (0, '', OfferView(building='ranch', price=3, open=True), 15)
    """

    seat: int | None
    table: Table
    round: int
    decision: Decision | None
    frames: tuple[Frame, ...]  # what is pending, none of it secret
    ground: tuple[str, ...]
    owner: tuple[int, ...]
    income: tuple[int, ...]
    linked: tuple[bool, ...]
    roads: tuple[str, ...]
    city_hall: str
    occupant: int
    track: tuple[OfferView, ...]
    bag: dict[str, int]  # how many of each kind are in it
    characters: tuple[CharacterView, ...]
    order: tuple[int, ...]
    passed: tuple[int, ...]
    standing: tuple[StandingView, ...]
    closed: tuple[str, ...]  # spaces that take no cowboy
    white: str  # where the white cowboy is, "hand", or "" if not in play
    ammunition: int
    ammunition_sold: bool
    tripled: tuple[str, ...]
    permits: tuple[str, ...]
    chooses_first: int
    players: tuple[PlayerView, ...]
    river: tuple[str, ...] = ()
    outlaws: tuple[str, ...] = ()  # parcels with one
    variants: dict[str, dict[str, Json]] = field(default_factory=dict)  # what else a variant in play shows, by its name
    phase: Phase = ""  # of the round

    def plan(self) -> DrawnMap:
        """The map, to be drawn."""
        roads = sum(1 << LINE_BY_NAME[name] for name in self.roads)
        return DrawnMap(tuple(KIND_NAMES.index(name) for name in self.ground), self.owner, roads, self.water())

    def water(self) -> int:
        """The parcels under water, as the state has them."""
        return sum(1 << BY_NAME[name] for name in self.river)

    def barred(self) -> int:
        """The parcels where a stranger is, as the state has them."""
        return sum(1 << BY_NAME[name] for name in self.outlaws)

    # A view is equal to another that shows the same, at any table with the same options.

    def _value(self) -> tuple[object, ...]:
        return (
            self.table.options,
            self.table.version,
            self.table.figures.digest,
            encode(plain(self), order="deterministic"),
        )

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: round {self.round}, {self.decision}>"

    def __str__(self) -> str:
        """The map, and below it what everybody has."""
        names = ("seat", "money", "vp", "cowboys")
        rows = [(name, [getattr(player, name) for player in self.players]) for name in names]
        return f"round {self.round}\n{draw(self.plan())}{listed(rows)}\n{self.decision}"


def plain(view: View) -> dict[str, Any]:
    """The view as data that JSON can hold. The table's options are sent separately, once; frames as their texts."""
    data: dict[str, Any] = to_builtins(view, enc_hook=_encode)
    del data["table"]
    data["frames"] = [STEPS.text(frame) for frame in view.frames]
    return data


def private(table: Table, state: State, seat: int) -> dict[str, Any]:
    """What the seat's plain view has otherwise than a spectator's: without variants everything lies open."""
    return {"seat": seat, "variants": _variants(table, state, seat)}


def _variants(table: Table, state: State, seat: int | None) -> dict[str, dict[str, Json]]:
    return {name: part.show(table, state, seat) for name, part in table.parts.items()}


def restore(table: Table, data: dict[str, Any]) -> View:
    """The view from which `plain` made this, at this table."""
    frames = tuple(STEPS.read(table, text) for text in data["frames"])
    # Older data says no phase; its frames do.
    return replace(convert({**data, "frames": (), "table": table}, View), frames=frames, phase=_phase(frames))


def _phase(frames: Sequence[Frame]) -> Phase:
    return cast(Phase, STEPS.phase(frames))


def _encode(value: object) -> None:
    """The table is left out."""


def build(table: Table, state: State, seat: int | None, decision: Decision | None) -> View:
    return View(
        seat=seat,
        table=table,
        round=state.round,
        decision=decision,
        frames=tuple(state.frames),
        ground=tuple([KIND_NAMES[kind] for kind in state.ground]),
        owner=tuple(state.owner),
        income=tuple(state.income),
        linked=tuple([state.linked >> parcel & 1 == 1 for parcel in range(PARCELS)]),
        roads=tuple([LINE_NAMES[line] for line in members(state.roads)]),
        city_hall=NAMES[state.hall] if state.hall >= 0 else "",
        occupant=state.occupant,
        track=tuple([_offer(state, position) for position in range(len(state.track))]),
        bag={KIND_NAMES[kind]: count for kind, count in enumerate(state.bag) if count},
        characters=tuple([_character(table, state, n) for n in sorted(table.in_play) if state.sides[n] >= 0]),
        order=tuple(state.order),
        passed=tuple(state.passed),
        standing=_standing(table, state),
        closed=tuple([PLACE_NAMES[place] for place in members(state.closed)]),
        white=PLACE_NAMES[state.white] if state.white >= 0 else "hand" if state.white == -1 else "",
        ammunition=state.ammunition,
        ammunition_sold=state.ammunition_closed,
        tripled=tuple([NAMES[parcel] for parcel in members(state.tripled)]),
        permits=tuple([NAMES[parcel] for parcel in members(state.permits)]),
        chooses_first=state.chooses_first,
        players=tuple([_player(table, state, player) for player in table.seats]),
        river=tuple([NAMES[parcel] for parcel in members(state.water)]),
        outlaws=tuple([NAMES[parcel] for parcel in members(state.barred)]),
        variants=_variants(table, state, seat),
        phase=_phase(state.frames),
    )


def _offer(state: State, position: int) -> OfferView:
    kind = state.track[position]
    is_open = not state.closed >> BUY_3 - position & 1
    return OfferView("" if kind == FREE else KIND_NAMES[kind], PRICES[position], is_open)


def _character(table: Table, state: State, number: int) -> CharacterView:
    character, side = CAST[number], state.sides[number]
    face = table.face(state, number)
    if number == BY_ROUND:
        side = RED if face is character.red else YELLOW
    taken = next((s for s in table.seats if number in (state.who[s], state.plays[s])), NOBODY)
    names = character.named(side)
    faces = (character.yellow, character.red)
    choice = [FaceView(name, SIDE_NAMES[at], faces[at].limit) for at, name in enumerate(names)] if names[1:] else ()
    return CharacterView(names[0], SIDE_NAMES[side], face.limit, number, taken, tuple(choice))


def _standing(table: Table, state: State) -> tuple[StandingView, ...]:
    """Player by player; any number on Wages and Road."""
    tokens = {(place, seat): MARKS[mark] for place, seat, mark in state.marks}
    found = []
    for seat in table.seats:
        for place, count in ((WAGES, state.wage_cowboys[seat]), (ROAD, state.road_cowboys[seat])):
            if count:
                found.append(StandingView(PLACE_NAMES[place], seat, count, tokens.get((place, seat), "")))
        for place in members(state.here[seat]):
            found.append(StandingView(PLACE_NAMES[place], seat, 1, tokens.get((place, seat), "")))
    return tuple(found)


def _player(table: Table, state: State, seat: int) -> PlayerView:
    face = table.plays(state, seat)
    return PlayerView(
        seat=seat,
        money=state.money[seat],
        vp=state.vp[seat],
        firepower=FirepowerView(**firepower_parts(table, state, seat)),
        cowboys=state.supply[seat],
        general=state.general[seat],
        tiles=state.tiles[seat],
        roads=state.stock[seat],
        kept=tuple([KIND_NAMES[kind] for kind in state.kept[seat]]),
        dynamite=state.dynamite[seat],
        no_duel=state.quiet[seat],
        character=state.who[seat],
        plays=state.plays[seat],
        limit=limit_of(table, state, seat) if face is not None else NOBODY,
        used=state.used >> seat & 1 == 1,
        parcels=tuple([NAMES[parcel] for parcel in members(state.owned[seat])]),
        next_income=next_income(table, state, seat),
        doubled=KIND_NAMES[state.doubled[seat]] if state.doubled[seat] else "",
        earned=state.earned[seat],
        agrees=state.agrees >> seat & 1 == 1,
        refuses=state.refuses >> seat & 1 == 1,
    )
