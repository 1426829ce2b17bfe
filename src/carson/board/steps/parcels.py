"""Parcel purchase (BG-6.5): first the contested parcels, duel by duel, then the others in pass order (BG-5.4, 5.5)."""

from carson.board.actions import PARCEL_BUYS, PASS, Action, Buy, Choose, Pass
from carson.board.ground import ALL, AROUND_SET, BY_NAME, NAMES, members
from carson.board.incomes import own
from carson.board.purse import pay
from carson.board.refusals import wrong_moment
from carson.board.spaces import PLACE_BY_NAME, PLACE_NAMES
from carson.board.standing import contested, players_at, recall, spend
from carson.board.state import State
from carson.board.steps.purchase import buy_nothing
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal

RULE = "BG-6.5"


def price(table: Table, state: State, seat: int, parcel: int) -> int:
    """$1 and $1 for whatever stands on or next to the parcel."""
    around = AROUND_SET[parcel] | 1 << parcel
    cost = 1 + (around & ~state.free).bit_count()
    face = table.plays(state, seat)
    if face is not None and face.parcel_cap:
        return min(cost, face.parcel_cap)
    return cost


def wanted(state: State) -> int:
    """The unowned parcels with a cowboy on them that can be bought; City Hall's is not for sale."""
    found = 0
    for here in state.here:
        found |= here
    found &= state.unowned & ~state.barred
    return found & ~(1 << state.hall) if state.hall >= 0 else found


def begin(table: Table, state: State, frame: Frame, log: Log) -> None:
    """Frame: (code, stage). The Lawyer's parcels are cleared, then duels, one after the other, then purchases."""
    if not frame[1]:
        state.frames[-1] = (frame[0], 1)
        _make_way(table, state, log)
    disputed = contested(state, wanted(state))
    if disputed:
        order_duels(state, disputed)
        return
    state.frames.pop()
    for seat in reversed(state.passed):
        if state.here[seat] & wanted(state):
            state.frames.append((Table.BUY_PARCEL, seat, ALL))


def _make_way(table: Table, state: State, log: Log) -> None:
    """BG-9.18, BG-16.3: rivals' cowboys on the Lawyer's parcels go back to their supplies, without a duel."""
    for seat in table.seats:
        face = table.plays(state, seat)
        if face is None or not face.uncontested_parcels:
            continue
        for parcel in members(state.here[seat] & wanted(state)):
            for rival in players_at(state, parcel):
                if rival != seat:
                    recall(state, rival, parcel)
                    log.say("made-way", seat=rival, at=NAMES[parcel])


def order_duels(state: State, disputed: int) -> None:
    """BG-5.4: of all who are in one of these duels the earliest passer decides on the order of them all."""
    chooser = next(seat for seat in state.passed if state.here[seat] & disputed)
    state.frames.append((Table.DUEL_ORDER, disputed, chooser))


class DuelOrderStep:
    """Frame: (code, places still contested, chooser). The chooser names the next duel, one at a time (BG-16.16)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        disputed: int = frame[1]
        if disputed & (disputed - 1):
            return False
        if disputed:
            self._fight(state, frame, disputed.bit_length() - 1)
        else:
            state.frames.pop()
        return True

    def _fight(self, state: State, frame: Frame, place: int) -> None:
        """A parcel won is bought before the next duel."""
        state.frames[-1] = (frame[0], frame[1] & ~(1 << place), frame[2])
        if wanted(state) >> place & 1:
            state.frames.append((Table.BUY_PARCEL, -1, 1 << place))
        state.frames.append((Table.DUEL, place))

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("duel-order", (frame[2],), "BG-5.4", {"places": [PLACE_NAMES[p] for p in members(frame[1])]})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [Choose(PLACE_NAMES[place]) for place in members(frame[1])]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("duel-order", "BG-5.4", action)
        place = PLACE_BY_NAME.get(action.option, -1)
        if place >= 0 and frame[1] >> place & 1:
            return None
        return Refusal("no-duel-there", "BG-5.4", {"at": action.option})

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        self._fight(state, frame, PLACE_BY_NAME[action.option])


class BuyParcelStep:
    """Frame: (code, seat, parcels). The player buys any of them, in the order of choice, or declines the rest.

    Seat -1: whoever has just won the duel for the one parcel.
    """

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def _mine(self, state: State, frame: Frame) -> int:
        mine: int = state.here[frame[1]] & frame[2] & wanted(state)
        return mine

    def _affordable(self, state: State, frame: Frame, seat: int) -> list[int]:
        if not state.tiles[seat]:
            return []
        money = state.money[seat]
        return [p for p in members(self._mine(state, frame)) if price(self._table, state, seat, p) <= money]

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        if frame[1] < 0:
            winner = players_at(state, frame[2].bit_length() - 1)
            state.frames[-1] = (frame[0], winner[0], frame[2])
            return True
        if self._affordable(state, frame, frame[1]):
            return False
        self._decline(state, frame, log)
        return True

    def _decline(self, state: State, frame: Frame, log: Log) -> None:
        """BG-4.7: the cowboys go to the general supply as if they had acted."""
        seat: int = frame[1]
        affordable = self._affordable(state, frame, seat)
        for parcel in members(self._mine(state, frame)):
            spend(state, seat, parcel)
            why = "declined" if parcel in affordable else "money" if state.tiles[seat] else "tiles"
            buy_nothing(self._table, log, seat, NAMES[parcel], why)
        state.frames.pop()

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        seat = frame[1]
        prices = {NAMES[p]: price(self._table, state, seat, p) for p in self._affordable(state, frame, seat)}
        return Decision("buy-parcel", (seat,), RULE, {"prices": prices})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [*(PARCEL_BUYS[p] for p in self._affordable(state, frame, seat)), PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Buy:
            return wrong_moment("buy-parcel", RULE, action)
        parcel = BY_NAME.get(action.what, -1)
        if parcel < 0 or not self._mine(state, frame) >> parcel & 1:
            return Refusal("no-cowboy-there", RULE, {"at": action.what})
        cost = price(self._table, state, seat, parcel)
        if cost > state.money[seat]:
            return Refusal("too-dear", RULE, {"price": cost, "money": state.money[seat]})
        return None

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._decline(state, frame, log)
            return
        assert type(action) is Buy
        parcel = BY_NAME[action.what]
        pay(state, seat, price(self._table, state, seat, parcel), log, "parcel")
        spend(state, seat, parcel)
        own(state, parcel, seat)
        log.say("claimed", seat=seat, parcel=action.what)
