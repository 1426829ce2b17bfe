"""Duels (BG-5): a die and firepower, and the earlier passer wins a tie; then what the losers may do."""

from typing import Final

from carson.board.actions import LIST_COWBOYS, PASS, Action, Choose, Cowboy, Pass, wrong_moment
from carson.board.material.spaces import PLACE_BY_NAME, PLACE_NAMES, ROAD
from carson.board.mechanics.cowboys import DYNAMITE, by_pass_order, marked, peaceful, players_at, recall, stand
from carson.board.mechanics.fights import details
from carson.board.mechanics.purse import firepower, hand_over, score
from carson.board.mechanics.stakes import stake
from carson.board.notation.frame_fields import PLACE, ROLLS, SEAT
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame
from carson.board.steps.sequence import places_to_come
from carson.board.steps.setup import DIE
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, SeatFrame, SeatStep, StepKind, over_unless
from carson.kernel.steps import up_to

TOLLS: Final = (Choose("pay"), Choose("lose"))


class DuelFrame(Frame, frozen=True):
    """The cowboys at a place fight."""

    place: int


class RerollFrame(Frame, frozen=True):
    """The Gunsmith sees the dice and may roll again."""

    place: int
    rolls: tuple[tuple[int, int, int], ...]  # each fighter's seat, die, and second die or 0, in pass order
    number: int  # which of them may roll again


class HealFrame(SeatFrame, frozen=True):
    """The Doctor may send a beaten cowboy to another space."""

    doctor: int


class TollFrame(SeatFrame, frozen=True):
    """The Undertaker takes a toll from a beaten player."""

    undertaker: int
    toll: int


def fighters(table: Table, state: State, place: int) -> list[int]:
    """Who fights at a place, in pass order: everyone except no-duel cowboys (BG-9.21) and those a variant keeps out."""
    seats = [seat for seat in players_at(state, place) if not peaceful(state, place, seat)]
    for hook in table.hooks.stands_by:
        seats = [seat for seat in seats if not hook(table, state, place, seat)]
    return by_pass_order(state, seats)


def unarmed(table: Table, state: State, seat: int) -> bool:
    """Whether somebody fights with firepower alone, without a die or tile."""
    return any(hook(table, state, seat) for hook in table.hooks.unarmed)


def fight(table: Table, state: State, frame: DuelFrame, log: Log) -> None:
    """Everyone who fights there rolls, in pass order; then those who may re-roll are asked.

    Any fight, against players or against a stranger, starts with this frame; against a stranger there may be only one
    player.
    """
    place = frame.place
    seats = fighters(table, state, place)
    rolls = []
    for seat in seats:
        if unarmed(table, state, seat):
            rolls.append((seat, 0, 0))
            continue
        first = log.pick("combat", DIE)
        # BG-9.20: two dice with dynamite
        second = log.pick("combat", DIE) if marked(state, place, seat, DYNAMITE) else 0
        rolls.append((seat, first, second))
    state.frames.pop()
    log.say("rolled", at=PLACE_NAMES[place], rolls=tuple(roll for roll in rolls if roll[1]))
    for number, seat in enumerate(seats):
        face = table.plays(state, seat)
        if face is not None and face.rerolls:
            state.frames.append(RerollFrame(place, tuple(rolls), number))
            return
    settle_duel(table, state, place, rolls, log)


DUEL_STEP = StepKind("duel", DuelFrame, work=fight, fields=(PLACE,))


def settle_duel(table: Table, state: State, place: int, rolls: list[tuple[int, int, int]], log: Log) -> None:
    """`rolls` are in pass order, so the first of the strongest wins (BG-4.5). A variant may settle a fight its own way.

    Each is (seat, die or tile, second die or tile); every fight ends here, however it was armed.
    """
    for hook in table.hooks.settles:
        if hook(table, state, place, rolls, log):
            return
    strengths = {seat: first + second + firepower(state, seat) for seat, first, second in rolls}
    winner = max(strengths, key=lambda seat: strengths[seat])
    more = details(table, state, rolls, strengths, 0, log)
    if more:
        more["stake"] = stake(table, state, place, winner)
    log.say("duel", at=PLACE_NAMES[place], strengths=tuple(strengths.items()), winner=winner, **more)
    win(table, state, winner, log)
    lose(table, state, [seat for seat, _, _ in rolls if seat != winner], place, log)


def win(table: Table, state: State, seat: int, log: Log) -> None:
    """One duel of many is one win (BG-16.16)."""
    face = table.plays(state, seat)
    if face is not None:
        score(state, seat, face.vp_for_duel_won, log, "duel-won")


def lose(table: Table, state: State, beaten: list[int], place: int, log: Log) -> None:
    """The cowboys go back to their supplies (BG-5.3); then their owners are asked what the characters in play ask."""
    for seat in beaten:
        recall(state, seat, place)
        for hook in table.hooks.beaten:
            hook(table, state, seat, log)
        face = table.plays(state, seat)
        if face is not None:
            score(state, seat, face.vp_for_duel_lost, log, "duel-lost")
    _ask_the_beaten(table, state, beaten)


def _ask_the_beaten(table: Table, state: State, beaten: list[int]) -> None:
    """BG-9.14: the Doctor's own cowboy first, then pass order; the Undertaker's toll in pass order."""
    for holder in table.seats:
        face = table.plays(state, holder)
        if face is None or not (face.heals or face.toll):
            continue
        order = sorted(by_pass_order(state, beaten), key=lambda seat: seat != holder)
        for seat in reversed(order):
            if face.heals:
                state.frames.append(HealFrame(seat, holder))
            elif seat != holder:
                state.frames.append(TollFrame(seat, holder, face.toll))


class RerollStep(BoundStep[Table, State, RerollFrame]):
    """The Gunsmith sees all dice; the second roll stands (BG-9.10)."""

    def seats(self, state: State, frame: RerollFrame) -> tuple[int, ...]:
        return (frame.rolls[frame.number][0],)

    def decision(self, state: State, frame: RerollFrame) -> Decision:
        # `rolls` are of everyone who fights, `dice` of those who rolled: somebody may fight with firepower alone.
        rolls = list(frame.rolls)
        about = {"at": PLACE_NAMES[frame.place], "rolls": rolls, "dice": [roll for roll in rolls if roll[1]]}
        return Decision("reroll", self.seats(state, frame), "BG-9.10", about)

    def _options(self, frame: RerollFrame) -> list[str]:
        """With dynamite one of the two dice is re-rolled (BG-16.17)."""
        _, _, second = frame.rolls[frame.number]
        return ["reroll", "reroll-second", "stand"] if second else ["reroll", "stand"]

    def legal(self, state: State, frame: RerollFrame, seat: int) -> list[Action]:
        return [Choose(option) for option in self._options(frame)]

    def check(self, state: State, frame: RerollFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("reroll", "BG-9.10", action)
        options = self._options(frame)
        if action.option in options:
            return None
        return Refusal("no-such-option", "BG-9.10", {"option": action.option, "options": tuple(options)})

    def do(self, state: State, frame: RerollFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        rolls = list(frame.rolls)
        _, first, second = rolls[frame.number]
        if action.option == "reroll":
            first = log.pick("combat", DIE)
        elif action.option == "reroll-second":
            second = log.pick("combat", DIE)
        rolls[frame.number] = (seat, first, second)
        state.frames.pop()
        if action.option != "stand":
            log.say("rolled", at=PLACE_NAMES[frame.place], rolls=tuple(roll for roll in rolls if roll[1]))
        settle_duel(self._table, state, frame.place, rolls, log)


def _reroll_fits(table: Table, state: State, frame: RerollFrame) -> bool:
    rolls, place = frame.rolls, frame.place
    there = fighters(table, state, place)
    alone = state.barred >> place & 1  # against a stranger one is enough
    if [seat for seat, _, _ in rolls] != there or len(there) < 2 - alone or frame.number >= len(there):
        return False
    if any((die == 0) != unarmed(table, state, seat) for seat, die, _ in rolls):
        return False
    face = table.plays(state, there[frame.number])
    two = [marked(state, place, seat, DYNAMITE) for seat in there]
    return face is not None and face.rerolls and [second > 0 for _, _, second in rolls] == two


REROLL_STEP = StepKind(
    "reroll", RerollFrame, RerollStep, fields=(PLACE, ROLLS, up_to(5)), above=(ActionsFrame,), fits=_reroll_fits
)


def unresolved(table: Table, state: State) -> int:
    """BG-16.4: action spaces still to come, open and with no cowboy on them. (Wages are over before any duel.)"""
    found = places_to_come(state) & ~state.closed
    for seat, here in enumerate(state.here):
        found &= ~here
        if state.road_cowboys[seat]:
            found &= ~(1 << ROAD)
    return found


class HealStep(SeatStep[Table, State, HealFrame]):
    """The beaten cowboy may go to another space for $3; the Doctor's own go for free."""

    def _fee(self, frame: HealFrame) -> int:
        return 0 if frame.seat == frame.doctor else 3

    def _spaces(self, state: State, frame: HealFrame) -> int:
        seat = frame.seat
        if state.money[seat] < self._fee(frame) or not state.supply[seat]:
            return 0
        return unresolved(self._table, state) & ~state.here[seat]

    def advance(self, state: State, frame: HealFrame, log: Log) -> bool:
        return over_unless(state, bool(self._spaces(state, frame)))

    def decision(self, state: State, frame: HealFrame) -> Decision:
        return Decision("heal", (frame.seat,), "BG-9.14", {"fee": self._fee(frame), "to": frame.doctor})

    def legal(self, state: State, frame: HealFrame, seat: int) -> list[Action]:
        return [*LIST_COWBOYS.of(self._spaces(state, frame)), PASS]

    def check(self, state: State, frame: HealFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Cowboy or action.mark:
            return wrong_moment("heal", "BG-9.14", action)
        place = PLACE_BY_NAME.get(action.at, -1)
        if place >= 0 and self._spaces(state, frame) >> place & 1:
            return None
        return Refusal("no-healing-there", "BG-16.4", {"at": action.at})

    def do(self, state: State, frame: HealFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is Cowboy:
            hand_over(state, seat, frame.doctor, self._fee(frame), log, "doctor")
            state.supply[seat] -= 1
            stand(state, seat, PLACE_BY_NAME[action.at])
            log.say("healed", seat=seat, at=action.at)


def _heal_fits(table: Table, state: State, frame: HealFrame) -> bool:
    face = table.plays(state, frame.doctor)
    return face is not None and face.heals


HEAL_STEP = StepKind("heal", HealFrame, HealStep, fields=(SEAT, SEAT), above=(ActionsFrame,), fits=_heal_fits)


class TollStep(SeatStep[Table, State, TollFrame]):
    """A rival chooses to pay or to lose 1 VP (BG-9.14)."""

    def advance(self, state: State, frame: TollFrame, log: Log) -> bool:
        """Without the money a player loses the VP; without a VP to lose they pay; with neither, nothing happens."""
        seat, holder, toll = frame.seat, frame.undertaker, frame.toll
        can_pay = state.money[seat] >= toll
        must_pay = not state.vp[seat] and self._table.version.toll_is_owed
        if can_pay and not must_pay:
            return False
        state.frames.pop()
        if can_pay:
            hand_over(state, seat, holder, toll, log, "undertaker")
        else:
            score(state, seat, -1, log, "undertaker")
        return True

    def decision(self, state: State, frame: TollFrame) -> Decision:
        return Decision("toll", (frame.seat,), "BG-9.14", {"toll": frame.toll, "to": frame.undertaker})

    def legal(self, state: State, frame: TollFrame, seat: int) -> list[Action]:
        return list(TOLLS)

    def check(self, state: State, frame: TollFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("toll", "BG-9.14", action)
        if action in TOLLS:
            return None
        options = tuple(choice.option for choice in TOLLS)
        return Refusal("no-such-option", "BG-9.14", {"option": action.option, "options": options})

    def do(self, state: State, frame: TollFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if action == TOLLS[0]:
            hand_over(state, seat, frame.undertaker, frame.toll, log, "undertaker")
        else:
            score(state, seat, -1, log, "undertaker")


def _toll_fits(table: Table, state: State, frame: TollFrame) -> bool:
    face = table.plays(state, frame.undertaker)
    return face is not None and face.toll == frame.toll and frame.seat != frame.undertaker


TOLL_STEP = StepKind(
    "toll", TollFrame, TollStep, fields=(SEAT, SEAT, up_to(9, least=1)), above=(ActionsFrame,), fits=_toll_fits
)
