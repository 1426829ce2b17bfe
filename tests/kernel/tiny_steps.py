"""The pieces of Claim (tiny.py): actions, state, and the steps of a round."""

from typing import Final

from msgspec import Struct

from carson.kernel import Decision, Frame, Log, Refusal, Step

CROWN: Final = 9


class Lay(Struct, frozen=True, tag=True):
    chip: int


class Give(Struct, frozen=True, tag=True):
    to: int


class Ask(Struct, frozen=True, tag=True):
    whom: int


class Say(Struct, frozen=True, tag=True):
    """One of the words `charm`, `keep`, `yes` and `no`."""

    word: str


Action = Lay | Give | Ask | Say
CHARM, KEEP, YES, NO = (Say(word) for word in ("charm", "keep", "yes", "no"))


class DealFrame(Frame, frozen=True):
    """A round begins."""


class LayFrame(Frame, frozen=True):
    """All lay a chip."""


class TradeFrame(Frame, frozen=True):
    """The winner may ask for an exchange."""

    winner: int
    asked: int  # the seats asked so far and the winner, as a bit set


class ConsentFrame(Frame, frozen=True):
    """On top of the winner's trade: somebody answers."""

    asking: int
    asked: int


class State(Struct):
    frames: list[Frame]
    round: int
    deck: list[int]  # ascending: the pile has no order until it is drawn from
    out: list[int]
    hands: list[tuple[int, ...]]
    seen: list[int]  # for each seat the cards it has looked at, as a bit set
    chips: list[int]  # as bit sets
    laid: list[int]  # face down; 0 for none
    token: int
    given: bool  # whether the token has changed hands in this round
    crown: bool  # whether nobody has laid it yet
    charms: int  # as a bit set of seats
    points: list[int]


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def wrong_moment(asked: str) -> Refusal:
    return Refusal("wrong-moment", "CL-1", {"asked": asked})


def lay_refusal(state: State, seat: int, chip: int) -> Refusal | None:
    if state.laid[seat]:
        return Refusal("laid-already", "CL-2", {"chip": state.laid[seat]})
    if chip == CROWN:
        if state.token != seat:
            return Refusal("crown-without-token", "CL-2")
        return None if state.crown else Refusal("crown-gone", "CL-2")
    return None if 0 < chip < CROWN and state.chips[seat] >> chip & 1 else Refusal("no-such-chip", "CL-2")


def show(state: State, log: Log) -> None:
    log.reveal()
    log.say("shown", chips=tuple(state.laid))
    if CROWN in state.laid:
        state.crown = False
    for seat, chip in enumerate(state.laid):
        state.chips[seat] &= ~(1 << chip)
    best = max(state.laid)
    tied = [seat for seat, chip in enumerate(state.laid) if chip == best]
    winner = state.token if state.token in tied else tied[0]
    pips = log.pick("die", range(1, 7))
    state.points[winner] += pips
    log.say("claimed", seat=winner, pips=pips)
    state.laid = [0] * len(state.laid)
    state.frames[-1:] = [DealFrame(), TradeFrame(winner, 1 << winner)]


class LayStep(Step[State, LayFrame]):
    def seats(self, state: State, frame: LayFrame) -> tuple[int, ...]:
        return tuple(seat for seat, chip in enumerate(state.laid) if not chip)

    def decision(self, state: State, frame: LayFrame) -> Decision:
        waiting = self.seats(state, frame)
        return Decision("lay", waiting, "CL-2", {"round": state.round}, may(state, waiting), together=True)

    def legal(self, state: State, frame: LayFrame, seat: int) -> list[Action]:
        if state.laid[seat]:
            return []
        crown = [Lay(CROWN)] if state.crown and state.token == seat else []
        return [*(Lay(chip) for chip in bits(state.chips[seat])), *crown]

    def check(self, state: State, frame: LayFrame, seat: int, action: Action) -> Refusal | None:
        return lay_refusal(state, seat, action.chip) if type(action) is Lay else wrong_moment("lay")

    def do(self, state: State, frame: LayFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Lay
        state.laid[seat] = action.chip
        log.say("laid", seat=seat)
        log.whisper(seat, "laid-chip", chip=action.chip)
        if all(state.laid):
            show(state, log)


class TradeStep(Step[State, TradeFrame]):
    def advance(self, state: State, frame: TradeFrame, log: Log) -> bool:
        if frame.asked.bit_count() < len(state.hands):
            return False
        state.frames.pop()
        return True

    def seats(self, state: State, frame: TradeFrame) -> tuple[int, ...]:
        return (frame.winner,)

    def decision(self, state: State, frame: TradeFrame) -> Decision:
        return Decision("trade", (frame.winner,), "CL-3", {"asked": bits(frame.asked)}, may(state, (frame.winner,)))

    def legal(self, state: State, frame: TradeFrame, seat: int) -> list[Action]:
        if seat != frame.winner:
            return []
        return [*(Ask(other) for other in range(len(state.hands)) if not frame.asked >> other & 1), KEEP]

    def check(self, state: State, frame: TradeFrame, seat: int, action: Action) -> Refusal | None:
        if seat != frame.winner or (type(action) is not Ask and action != KEEP):
            return wrong_moment("trade")
        if type(action) is Ask and not 0 <= action.whom < len(state.hands):
            return Refusal("no-such-seat", "CL-3", {"whom": action.whom})
        if type(action) is Ask and frame.asked >> action.whom & 1:
            return Refusal("asked-already", "CL-3", {"whom": action.whom})
        return None

    def do(self, state: State, frame: TradeFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is not Ask:
            state.frames.pop()
            return
        state.frames[-1] = TradeFrame(seat, frame.asked | 1 << action.whom)
        state.frames.append(ConsentFrame(seat, action.whom))
        log.say("asked", seat=seat, whom=action.whom)


class ConsentStep(Step[State, ConsentFrame]):
    def seats(self, state: State, frame: ConsentFrame) -> tuple[int, ...]:
        return (frame.asked,)

    def decision(self, state: State, frame: ConsentFrame) -> Decision:
        return Decision("consent", (frame.asked,), "CL-4", {"from": frame.asking}, may(state, (frame.asked,)))

    def legal(self, state: State, frame: ConsentFrame, seat: int) -> list[Action]:
        return [YES, NO] if seat == frame.asked else []

    def check(self, state: State, frame: ConsentFrame, seat: int, action: Action) -> Refusal | None:
        return None if seat == frame.asked and action in (YES, NO) else wrong_moment("consent")

    def do(self, state: State, frame: ConsentFrame, seat: int, action: Action, log: Log) -> None:
        asking, asked = frame.asking, frame.asked
        state.frames.pop()
        log.say("answered", seat=seat, yes=action == YES)
        if action == YES:
            log.reveal()
            mine, theirs = state.hands[asking][-1], state.hands[asked][-1]
            for one, card in ((asking, theirs), (asked, mine)):
                state.hands[one] = (*state.hands[one][:-1], card)
                state.seen[one] |= 1 << card
                log.whisper(one, "received", card=card)
            state.frames.pop()


def deal(state: State, log: Log, rounds: int) -> None:
    if state.round == rounds:
        state.frames.pop()
        log.reveal()
        log.say("over", hands=tuple(state.hands))
        return
    state.round += 1
    state.given = False
    log.say("round", round=state.round)
    for seat in range(len(state.hands)):
        draw_card(state, seat, log)
    state.frames[-1] = LayFrame()


def draw_card(state: State, seat: int, log: Log) -> None:
    card = log.pick("card", state.deck, hidden=True)
    state.deck.remove(card)
    state.hands[seat] = (*state.hands[seat], card)
    state.seen[seat] |= 1 << card
    log.whisper(seat, "dealt", card=card)


# What may be done out of turn


def may(state: State, but: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(state.hands)) if seat not in but and out_of_turn(state, seat))


def out_of_turn(state: State, seat: int) -> list[Action]:
    gives: list[Action] = []
    if state.token == seat and not state.given:
        gives = [Give(other) for other in range(len(state.hands)) if other != seat]
    return [*gives, CHARM] if state.charms >> seat & 1 else gives


def out_of_turn_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if action == CHARM:
        return None if state.charms >> seat & 1 else Refusal("no-charm", "CL-5")
    assert type(action) is Give
    if state.token != seat or state.given:
        return Refusal("no-token-to-give", "CL-5", {"holder": state.token})
    fits = 0 <= action.to < len(state.hands) and action.to != seat
    return None if fits else Refusal("no-such-seat", "CL-5", {"whom": action.to})


def do_out_of_turn(state: State, seat: int, action: Action, log: Log) -> None:
    if type(action) is Give:
        state.token, state.given = action.to, True
        log.say("token", seat=seat, to=action.to)
        return
    *rest, newest = state.hands[seat]
    state.hands[seat] = tuple(rest)
    state.out.append(newest)
    state.charms &= ~(1 << seat)
    log.say("charmed", seat=seat, out=newest)
    draw_card(state, seat, log)
