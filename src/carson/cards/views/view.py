"""What a seat may know (CG-10.9), built up piece by piece. Bots and doors see this, never the state."""

from collections.abc import Sequence
from typing import Any, Literal, cast

from msgspec import Struct, convert, to_builtins
from msgspec.json import encode
from msgspec.structs import replace

from carson.cards.material.city import BARE, City, place
from carson.cards.material.grid import NAMES, PARCELS, members
from carson.cards.material.pieces import CHARACTERS, SUITS
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import Sheet, sheet, total
from carson.cards.notation.diagram import draw
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.steps import STEPS
from carson.cards.steps.choose import order_shown
from carson.cards.steps.finish import unowned
from carson.cards.table import Table
from carson.kernel import Decision, Frame
from carson.kernel.values import ByValue

# The names of the steps that a game waits in, with whatever else is pending on top of them; "" when it is over.
Phase = Literal["", "before", "bid", "after", "choose", "selling", "paperboy"]


class PlayerView(Struct, frozen=True):
    """One player as everybody sees them."""

    seat: int
    suit: str
    level: str  # "" for a real player
    bids_left: tuple[int, ...]
    laid: bool  # a bid lies face down
    bid: int  # the bid shown in this round, 0 for none
    bonus: int
    has_turn: bool
    takes_two: bool
    characters: tuple[str, ...]
    used: tuple[str, ...]
    city: City
    kept: tuple[str, ...]  # a virtual player's cards, a real player's set aside
    sold: tuple[str, ...]
    taken: tuple[str, ...]  # in this round, in the order of choice


class View(ByValue, frozen=True, eq=False):
    """The table from one seat (None: a spectator's).

    Examples:
        Views compare and hash by what they show, and can be pickled.

        >>> view = carson.new_game("cards", players=2, seed=7).view(0)
        >>> view.offer, view.players[0].bids_left, view.points(0)
        (('cowboy', 'I-24', 'I-21', 'I-20', 'I-36'), (1, 2, 3, 4, 5, 6, 7, 8, 9), 0)
    """

    seat: int | None
    table: Table
    era: int
    round: int
    decision: Decision | None
    offer: tuple[str, ...]
    back: tuple[str, ...]  # the suits on the back on top of the characters, strongest first
    skull: bool
    characters_left: int
    under: tuple[str, ...]  # put back under the pile; in alphabetical order, not in theirs
    terrain_left: int
    gone: tuple[str, ...]
    unowned: tuple[str, ...]
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]  # who chooses, first to last, once bids are shown
    turn: int  # the index of the current chooser, -1 while powers may still change it
    my_bid: int  # the seat's own face-down bid, 0 for none
    frames: tuple[Frame, ...]  # what is pending, none of it secret
    phase: Phase = ""  # of the round

    def holdings(self, seat: int) -> Holdings:
        """What a real player's score sheet is made from, all of it open to everybody."""
        player, table = self.players[seat], self.table
        owned = sum(1 << CHARACTERS.index(name) for name in player.characters)
        return Holdings(player.city, owned, len(player.sold), table.dollar, table.arrow)

    def points(self, seat: int) -> int:
        """A player's current points (CG-8; CG-8.2 for a virtual player)."""
        player, table = self.players[seat], self.table
        if not player.level:
            return total(self.holdings(seat))
        return sum(table.attraction[table.codes[name]] for name in (*player.kept, *player.characters))

    def sheet(self, seat: int) -> Sheet:
        """A real player's current score sheet."""
        return sheet(self.holdings(seat))

    # A view is equal to another that shows the same, at any table with the same options.

    def _value(self) -> tuple[object, ...]:
        return self.table.options, self.table.deck.digest, encode(plain(self), order="deterministic")

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: Era {'I' * (self.era + 1)}, round {self.round}, {self.decision}>"

    def __str__(self) -> str:
        """The offer, every city with its owner, and what is asked."""
        cities = [f"seat {player.seat}\n{draw(player.city)}" for player in self.players]
        head = f"Era {'I' * (self.era + 1)}, round {self.round}\noffer: {' '.join(self.offer)}"
        return "\n".join([head, *cities, str(self.decision)])


def plain(view: View) -> dict[str, Any]:
    """The view as data that JSON can hold. Options and deck are sent separately, once; frames as their texts."""
    data: dict[str, Any] = to_builtins(view, enc_hook=_encode)
    del data["table"]
    data["frames"] = [STEPS.text(frame) for frame in view.frames]
    names = view.table.names
    for player, seen in zip(data["players"], view.players, strict=True):
        player["city"] = [{"card": names[card], "at": NAMES[at]} for card, at in seen.city.cards]
    return data


def private(state: State, seat: int) -> dict[str, Any]:
    """What the seat's plain view has otherwise than a spectator's."""
    return {"seat": seat, "my_bid": _bid_of(state, seat)}


def _bid_of(state: State, seat: int | None) -> int:
    """The card that the seat has laid face down; 0: none that a reader there may know."""
    return state.sealed[seat] if seat is not None else 0


def restore(table: Table, data: dict[str, Any]) -> View:
    """The view from which `plain` made this, at this table."""
    players = [{**player, "city": _city(table, player["city"])} for player in data["players"]]
    frames = tuple(STEPS.read(table, text) for text in data["frames"])
    view = convert({**data, "players": players, "frames": (), "table": table}, View)
    # Older data says no phase; its frames do.
    return replace(view, frames=frames, phase=_phase(frames))


def _phase(frames: Sequence[Frame]) -> Phase:
    return cast(Phase, STEPS.phase(frames))


def _city(table: Table, cards: list[dict[str, str]]) -> City:
    city = BARE
    for laid in cards:
        code = table.codes[laid["card"]]
        city = place(city, code, table.parcels[code], PARCELS[laid["at"]])
    return city


def _encode(value: object) -> None:
    """Tables and cities are handled separately."""


def build(table: Table, state: State, seat: int | None, decision: Decision | None) -> View:
    names = table.names
    top = table.deck.characters[state.top] if state.top >= 0 else None
    out = [names[card] for card in state.gone]
    order, turn = order_shown(table, state)
    out += [name for code, name in enumerate(CHARACTERS) if state.gone_characters >> code & 1]
    return View(
        seat=seat,
        table=table,
        era=state.era,
        round=state.round,
        decision=decision,
        offer=tuple(names[card] for card in state.offer),
        back=tuple(SUITS[suit] for suit in top.back) if top else (),
        skull=top.skull if top else False,
        characters_left=len(state.unseen) + len(state.under) + (state.top >= 0),
        under=tuple(sorted(names[FIRST_CHARACTER + c] for c in state.under)),
        terrain_left=len(state.terrain),
        gone=tuple(out),
        unowned=tuple(CHARACTERS[c] for c in unowned(table, state)),
        players=tuple(_player(table, state, player) for player in range(table.players)),
        order=order,
        turn=turn,
        my_bid=_bid_of(state, seat),
        frames=tuple(state.frames),
        phase=_phase(state.frames),
    )


def _player(table: Table, state: State, seat: int) -> PlayerView:
    owned = state.owned[seat]
    names = table.names
    virtual = seat >= table.real
    return PlayerView(
        seat=seat,
        suit=SUITS[table.suits[seat]],
        level=table.options.virtual[seat - table.real] if virtual else "",
        bids_left=tuple(members(state.hand[seat])),
        laid=state.sealed[seat] != 0,
        bid=state.bid[seat],
        bonus=state.bonus[seat],
        has_turn=not state.lawyer >> seat & 1,
        takes_two=bool(state.worker >> seat & 1),
        characters=tuple(CHARACTERS[c] for c in members(owned)),
        used=tuple(CHARACTERS[c] for c in members(owned & state.used)),
        city=state.cities[seat],
        kept=tuple(names[card] for card in state.kept[seat]),
        sold=tuple(names[card] for card in state.sold[seat]),
        taken=tuple(names[card] for card in state.taken[seat]),
    )
