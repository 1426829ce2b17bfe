"""Phase 2: cowboys are placed in turn order until all have passed (BG-4.2 to BG-4.4)."""

from typing import Final

from carson.board.actions import LIST_COWBOYS, LIST_MARKED, MARKS, PASS, Action, Cowboy, Pass, wrong_moment
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import (
    GAMBLING,
    OWN_PLACES,
    PARCELS_INCOME,
    PLACE_BY_NAME,
    PLACE_NAMES,
    ROAD,
    ROADS,
    TRACK_SPACES,
    VP_2,
    WAGES,
)
from carson.board.mechanics.cowboys import LUCK, QUIET, WHITE, stand
from carson.board.mechanics.income_losses import disturbed
from carson.board.state import State
from carson.board.steps.phases import ROUNDS, ActionsFrame, CowboysFrame, all_chose, in_turn_order
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, StepKind
from carson.kernel.steps import up_to

RULE: Final = "BG-4.3"
SPACES: Final = (1 << PARCELS + TRACK_SPACES) - (1 << PARCELS)
MANY: Final = 1 << WAGES | 1 << ROAD  # BG-4.4, BG-5.1: any number of cowboys, no duel
# BG-9.21: where a no-duel token may go.
QUIET_PLACES: Final = 1 << ROADS | sum(1 << place for place in range(PARCELS_INCOME, VP_2 + 1))


def attackable(table: Table, state: State, seat: int) -> int:
    """BG-7.6: rivals' buildings that pay and are not protected."""
    found = 0
    for rival, paying in enumerate(state.paying):
        if paying and rival != seat:
            face = table.plays(state, rival) if table.protects else None
            if face is None or not face.protected:
                found |= paying & ~state.shield[rival]
    return found


def others(state: State, seat: int) -> int:
    """Places with a rival's cowboy that would fight: not one with a no-duel token."""
    found = 0
    for rival, here in enumerate(state.here):
        if rival != seat:
            found |= here
    for place, rival, mark in state.marks:
        if mark in (QUIET, LUCK) and rival != seat and not _fights(state, seat, rival, place):
            found &= ~(1 << place)
    return found


def _fights(state: State, seat: int, quiet: int, place: int) -> bool:
    """Whether somebody other than the player with the token is there too."""
    return any(here >> place & 1 for rival, here in enumerate(state.here) if rival not in (seat, quiet))


def open_places(table: Table, state: State, seat: int) -> int:
    """Where the player may place a cowboy, as places."""
    found = SPACES | state.paying[seat] | _parcels(table, state, seat)
    if state.hall >= 0:
        hall = 1 << state.hall
        found = found & ~hall if state.occupant == seat else found | hall
    face = table.plays(state, seat)
    if face is None or not face.no_attacks:
        found |= attackable(table, state, seat)
    found |= state.barred
    for hook in table.hooks.places:
        found |= hook(table, state, seat)
    if face is not None and face.no_duels:  # BG-9.1, BG-16.2
        found &= ~(others(state, seat) | state.barred) | MANY | OWN_PLACES | state.paying[seat] | disturbed(state, seat)
    found &= ~(state.closed | state.here[seat])
    if state.white >= 0:
        found &= ~(1 << state.white) | MANY
    return found


def marked_places(table: Table, state: State, seat: int, mark: int) -> int:
    """Where the player may place a cowboy with this token."""
    if mark == WHITE:
        if not _has_white(table, state, seat):
            return 0
        return white_places(table, state, seat)
    if mark == LUCK:
        face = table.plays(state, seat)
        ready = face is not None and face.lucky and not state.used >> seat & 1 and state.general[seat] > 0
        return 1 << GAMBLING & ~state.here[seat] if ready else 0
    if not state.supply[seat]:
        return 0
    if mark == QUIET:
        return QUIET_PLACES & ~(state.closed | state.here[seat]) if state.quiet[seat] else 0
    if not state.dynamite[seat]:
        return 0
    return open_places(table, state, seat) & ~(MANY | OWN_PLACES)


def _parcels(table: Table, state: State, seat: int) -> int:
    """BG-2.3: a player without a property tile may contest a parcel without buying it."""
    return state.unowned if state.tiles[seat] or table.version.contest_without_property_tile else 0


def white_places(table: Table, state: State, seat: int) -> int:
    """BG-9.1: action spaces and unowned parcels where it meets nobody who fights; or nobody at all (BG-15.13)."""
    found = SPACES | _parcels(table, state, seat)
    if state.hall >= 0:
        found &= ~(1 << state.hall)
    if table.version.white_cowboy_joins_no_duel and not table.edition.white_cowboy_meets_nobody:
        found &= ~(others(state, seat) | state.here[seat])
    else:
        for here in state.here:
            found &= ~here
    return found & ~(state.closed | state.barred)


def _has_white(table: Table, state: State, seat: int) -> bool:
    face = table.plays(state, seat)
    return face is not None and face.white and state.white == -1


class CowboysStep(BoundStep[Table, State, CowboysFrame]):
    def advance(self, state: State, frame: CowboysFrame, log: Log) -> bool:
        players = self._table.players
        if len(state.passed) == players:
            state.frames[-1] = ActionsFrame(0)
            return True
        turn = frame.turn
        while state.order[turn] in state.passed:
            turn = (turn + 1) % players
        seat = state.order[turn]
        if not self.can_place(state, seat):
            self.pass_turn(state, seat, log)
            state.frames[-1] = CowboysFrame((turn + 1) % players)
            return True
        if turn != frame.turn:
            state.frames[-1] = CowboysFrame(turn)
        return False

    def can_place(self, state: State, seat: int) -> bool:
        """BG-4.2: a player with no cowboy to place must pass."""
        if state.supply[seat]:
            return True
        return self._has_token(state, seat) and any(
            marked_places(self._table, state, seat, mark) for mark in (WHITE, LUCK)
        )

    def _has_token(self, state: State, seat: int) -> bool:
        """Most players have none: then there is no need to look further."""
        if state.quiet[seat] or state.dynamite[seat]:
            return True
        face = self._table.plays(state, seat)
        return face is not None and (face.white or face.lucky)

    def pass_turn(self, state: State, seat: int, log: Log) -> None:
        state.passed.append(seat)
        log.say("passed", seat=seat, place=len(state.passed))

    def seats(self, state: State, frame: CowboysFrame) -> tuple[int, ...]:
        return (state.order[frame.turn],)

    def decision(self, state: State, frame: CowboysFrame) -> Decision:
        return Decision("cowboy", (state.order[frame.turn],), RULE, {"round": state.round})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        """Whichever frame asks: variants let players place cowboys at other moments too."""
        table = self._table
        actions: list[Action] = []
        if state.supply[seat]:
            actions = LIST_COWBOYS.of(open_places(table, state, seat))
        if self._has_token(state, seat):
            for mark, listed in enumerate(LIST_MARKED):
                found = marked_places(table, state, seat, mark)
                if found:
                    actions += listed.of(found)
        actions.append(PASS)
        return actions

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Cowboy:
            return wrong_moment("cowboy", RULE, action)
        place = PLACE_BY_NAME.get(action.at)
        if place is None:
            return Refusal("no-such-place", RULE, {"at": action.at})
        if action.mark:
            return self._check_marked(state, seat, place, action)
        if not state.supply[seat]:
            return Refusal("no-cowboy", "BG-4.2")
        if open_places(self._table, state, seat) >> place & 1:
            return None
        return self.why_not_there(state, seat, place)

    def _check_marked(self, state: State, seat: int, place: int, action: Cowboy) -> Refusal | None:
        if action.mark not in MARKS:
            return Refusal("no-such-mark", RULE, {"mark": action.mark, "marks": MARKS})
        mark = MARKS.index(action.mark)
        rule = ("BG-9.1", "BG-9.21", "BG-9.20", "BG-9.11")[mark]
        found = marked_places(self._table, state, seat, mark)
        if found >> place & 1:
            return None
        code = "mark-not-there" if found else "mark-not-yours"
        return Refusal(code, rule, {"mark": action.mark, "at": action.at})

    def why_not_there(self, state: State, seat: int, place: int) -> Refusal:
        details = {"at": PLACE_NAMES[place]}
        bit = 1 << place
        face = self._table.plays(state, seat)
        if state.here[seat] & bit:
            return Refusal("cowboy-there", "BG-4.4", details)
        if state.closed & bit:
            return Refusal("space-closed", "BG-4.4", details)
        if OWN_PLACES & bit:
            return self._table.refusal("own-place", details)
        if state.white == place:
            return Refusal("white-cowboy-there", "BG-9.1", details)
        if state.water & bit:
            return self._table.refusal("water", details)
        if face is not None and face.no_duels and state.barred & bit:
            return self._table.refusal("barred-to-peaceful", details)
        if face is not None and face.no_duels and others(state, seat) & bit:
            return Refusal("no-duel-allowed", "BG-9.1", details)
        if place < PARCELS and state.owner[place] >= 0 and state.owner[place] != seat:
            if face is not None and face.no_attacks:
                return Refusal("no-attack-allowed", "BG-9.16" if face.protected else "BG-9.1", details)
            owner = self._table.plays(state, state.owner[place])
            shielded = owner is not None and owner.protected
            return Refusal("not-attackable", "BG-9.16" if shielded else "BG-7.6", details)
        if place < PARCELS and state.owner[place] == seat:
            return Refusal("nothing-to-defend", "BG-7.6", details)
        if place == state.hall:
            return Refusal("hall-held", "BG-8.14", details)
        return Refusal("no-tile-left", "BG-2.3", details)

    def do(self, state: State, frame: CowboysFrame, seat: int, action: Action, log: Log) -> None:
        state.frames[-1] = CowboysFrame((frame.turn + 1) % self._table.players)
        if type(action) is Pass:
            self.pass_turn(state, seat, log)
        elif type(action) is Cowboy:
            put_cowboy(self._table, state, seat, action, log)


def _fits(table: Table, state: State, frame: CowboysFrame) -> bool:
    return (
        1 <= state.round <= ROUNDS
        and frame.turn < table.players
        and in_turn_order(table, state)
        # While somebody is asked something more, the next turn is not decided yet.
        and (len(state.frames) > 1 or state.order[frame.turn] not in state.passed)
        and all_chose(table, state)
    )


COWBOYS_STEP = StepKind("cowboys", CowboysFrame, CowboysStep, fields=(up_to(5),), phase=True, fits=_fits)


def put_cowboy(table: Table, state: State, seat: int, action: Cowboy, log: Log) -> None:
    """A cowboy goes to a place, with its token."""
    place = PLACE_BY_NAME[action.at]
    if action.mark:
        _spend_token(state, seat, place, MARKS.index(action.mark))
    else:
        state.supply[seat] -= 1
    stand(state, seat, place)
    log.say("cowboy", seat=seat, at=action.at, mark=action.mark)
    for hook in table.hooks.placed:
        hook(table, state, seat, place, log)


def _spend_token(state: State, seat: int, place: int, mark: int) -> None:
    """The token goes with the cowboy; the white one and the lucky one do not come from the player's supply."""
    state.marks = tuple(sorted((*state.marks, (place, seat, mark))))
    if mark == WHITE:
        state.white = place
        state.bonus[seat] -= 1  # BG-16.1: it counted as firepower until placed
        return
    if mark == LUCK:
        state.used |= 1 << seat
        state.general[seat] -= 1
        return
    state.supply[seat] -= 1
    if mark == QUIET:
        state.quiet[seat] -= 1
    else:
        state.dynamite[seat] -= 1
