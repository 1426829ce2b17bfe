"""Claim: a whole little game written against carson.kernel alone, to show that the kernel knows no game.

Two to four players. In each round all are dealt a secret card, then lay a chip face down, all together; the
highest chip wins a claim worth a die. The winner may ask the others, one after the other, to exchange the
newest card, with their consent. The token breaks ties and lets its holder lay the crown, the highest chip, once
in the game; its holder may give it away once a round, out of turn. Once a game each player may, out of turn,
charm a new card: the newest one is shown and leaves the game. At the end claims and cards are added up.
"""

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from carson.kernel import (
    ActionForm,
    Decision,
    Draw,
    Game,
    Json,
    Log,
    NotationError,
    Outcome,
    Record,
    RecordError,
    Refusal,
    StepKind,
    Steps,
    seat_refusal,
    settle,
)
from carson.kernel.steps import below, up_to
from kernel.tiny_steps import (
    CHARM,
    CROWN,
    Action,
    Ask,
    ConsentFrame,
    ConsentStep,
    DealFrame,
    Give,
    Lay,
    LayFrame,
    LayStep,
    Say,
    State,
    TradeFrame,
    TradeStep,
    bits,
    deal,
    do_out_of_turn,
    out_of_turn,
    out_of_turn_refusal,
)

if TYPE_CHECKING:
    from random import Random

WITH_NUMBER: Final[dict[str, type[Lay | Give | Ask]]] = {"lay": Lay, "give": Give, "ask": Ask}


class View(Struct, frozen=True):
    seat: int | None
    decision: Decision | None
    round: int
    deck: int
    out: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]  # 0 for a card this seat has not seen
    chips: tuple[int, ...]
    laid: tuple[bool, ...]
    my_chip: int
    token: int
    given: bool
    crown: bool
    charms: int
    points: tuple[int, ...]


_SEAT: Final = below(lambda rules: rules.seats)
STEPS: Final = Steps[Any, State](
    (
        StepKind(
            "deal",
            DealFrame,
            work=lambda rules, state, frame, log: deal(state, log, rules.rounds),
            phase=True,
        ),
        StepKind("lay", LayFrame, lambda rules: LayStep(), phase=True),
        StepKind(
            "trade",
            TradeFrame,
            lambda rules: TradeStep(),
            fields=(_SEAT, up_to(15)),
            above=(DealFrame,),
            fits=lambda rules, state, frame: bool(frame.asked >> frame.winner & 1),
        ),
        StepKind(
            "consent",
            ConsentFrame,
            lambda rules: ConsentStep(),
            fields=(_SEAT, _SEAT),
            above=(DealFrame,),
            fits=lambda rules, state, frame: type(state.frames[-2]) is TradeFrame and frame.asking != frame.asked,
        ),
    )
)


class Claim:
    """The rules at one table, in the shape of carson.kernel.Rules."""

    game = "claim"
    version = 1

    def __init__(self, seats: int = 3, rounds: int = 3) -> None:
        self.seats = seats
        self.rounds = rounds
        self._steps = STEPS.bind(self)

    def start(self, log: Log) -> State:
        n = self.seats
        cards = list(range(1, n * (self.rounds + 1) + 3))
        chips = [(1 << self.rounds + 2) - 2] * n
        none = [0] * n
        state = State(
            [DealFrame()],
            0,
            cards,
            [],
            [()] * n,
            none.copy(),
            chips,
            none.copy(),
            0,
            False,
            True,
            (1 << n) - 1,
            none,
        )
        settle(self._steps, state, log)
        return state

    def copy(self, state: State) -> State:
        values: dict[str, Any] = {name: getattr(state, name) for name in State.__struct_fields__}
        return State(**{name: v.copy() if isinstance(v, list) else v for name, v in values.items()})

    def decision(self, state: State) -> Decision | None:
        if not state.frames:
            return None
        return self._steps[type(state.frames[-1])].decision(state, state.frames[-1])

    def legal(self, state: State, seat: int) -> list[Action]:
        if seat_refusal(self.decision(state), seat) is not None:
            return []
        frame = state.frames[-1]
        return [*self._steps[type(frame)].legal(state, frame, seat), *out_of_turn(state, seat)]

    def check(self, state: State, seat: int, action: Action) -> Refusal | None:
        refusal = seat_refusal(self.decision(state), seat)
        if refusal is not None:
            return refusal
        if type(action) is Give or action == CHARM:
            return out_of_turn_refusal(state, seat, action)
        frame = state.frames[-1]
        return self._steps[type(frame)].check(state, frame, seat, action)

    def apply(self, state: State, seat: int, action: Action, log: Log) -> None:
        if type(action) is Give or action == CHARM:
            do_out_of_turn(state, seat, action, log)
        else:
            frame = state.frames[-1]
            self._steps[type(frame)].do(state, frame, seat, action, log)
        settle(self._steps, state, log)

    def outcome(self, state: State) -> Outcome | None:
        if state.frames:
            return None
        scores = self.scores(state)
        return Outcome(scores, tuple(seat for seat in range(self.seats) if scores[seat] == max(scores)))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(points + sum(hand) for points, hand in zip(state.points, state.hands))

    def view(self, state: State, seat: int | None) -> View:
        known = sum(1 << card for hand in state.hands for card in hand)
        if state.frames:
            known = 0 if seat is None else state.seen[seat]
        return View(
            seat,
            self.decision(state),
            state.round,
            len(state.deck),
            tuple(state.out),
            tuple(tuple(card if known >> card & 1 else 0 for card in hand) for hand in state.hands),
            tuple(state.chips),
            tuple(chip != 0 for chip in state.laid),
            0 if seat is None else state.laid[seat],
            state.token,
            state.given,
            state.crown,
            state.charms,
            tuple(state.points),
        )

    def redraw(self, state: State, seat: int | None, rng: "Random") -> State:
        """Hidden are the cards the seat has not seen, in hands and in the pile, and the others' chips."""
        other = self.copy(state)
        if not state.frames:
            return other
        known = 0 if seat is None else state.seen[seat]
        unknown = [card for pile in (state.deck, *state.hands) for card in pile if not known >> card & 1]
        rng.shuffle(unknown)
        for who, hand in enumerate(state.hands):
            drawn = tuple(card if known >> card & 1 else unknown.pop() for card in hand)
            other.hands[who] = drawn
            if who != seat:
                # What another has seen and the seat has not: imagined as that player's own cards alone.
                other.seen[who] = sum(1 << card for card in drawn)
                if state.laid[who]:
                    crown = [CROWN] if state.crown and state.token == who else []
                    other.laid[who] = rng.choice([*bits(state.chips[who]), *crown])
        other.deck = sorted(unknown)
        return other

    # Notation

    def action_text(self, action: Action) -> str:
        match action:
            case Lay(number):
                return f"lay {number}"
            case Give(number):
                return f"give {number}"
            case Ask(number):
                return f"ask {number}"
            case Say(word):
                return word

    def action_object(self, action: Action) -> dict[str, Json]:
        return {"text": self.action_text(action)}

    def parse_action(self, form: ActionForm) -> Action:
        text = form if isinstance(form, str) else str(form["text"])
        words = text.split()
        if words in (["charm"], ["keep"], ["yes"], ["no"]):
            return Say(words[0])
        if len(words) == 2 and words[0] in WITH_NUMBER and re.fullmatch("[0-9]", words[1]):
            return WITH_NUMBER[words[0]](int(words[1]))
        raise NotationError("action-malformed", text=text[:60])

    def draw_text(self, draw: Draw) -> str:
        return f"{draw[0]} {draw[1]}"

    def parse_draw(self, text: str) -> Draw:
        if not re.fullmatch("(card|die) [0-9]{1,2}", text):
            raise NotationError("draw-malformed", text=text[:60])
        what, value = text.split()
        return what, int(value)

    def position_text(self, state: State) -> str:
        data = msgspec.to_builtins(state)
        data["frames"] = [STEPS.text(frame) for frame in state.frames]
        return msgspec.json.encode(data).decode()

    def parse_position(self, text: str) -> State:
        try:
            data = msgspec.json.decode(text)
            frames = [STEPS.read(self, frame) for frame in data["frames"]]
            state = msgspec.convert({**data, "frames": []}, type=State)
        except (msgspec.MsgspecError, ValueError, KeyError, TypeError, AttributeError) as fault:
            raise NotationError("position-malformed", reason=str(fault)) from fault
        state.frames = frames
        if faults(self, state):
            raise NotationError("position-does-not-add-up")
        return state

    def header(self) -> dict[str, str]:
        return {"seats": str(self.seats), "rounds": str(self.rounds)}


def faults(rules: Claim, state: State) -> list[str]:
    """What does not add up."""
    cards = sorted(card for pile in (state.deck, state.out, *state.hands) for card in pile)
    wrong = [] if cards == list(range(1, rules.seats * (rules.rounds + 1) + 3)) else ["cards"]
    wrong += ["hands"] if any(len(hand) != state.round for hand in state.hands) else []
    return wrong + STEPS.faults(rules, state) if state.frames else wrong


# For the tests


def begin(seats: int = 3, seed: str | None = "claim", rounds: int = 3) -> Game[State, Action, Any]:
    return Game.start(Claim(seats, rounds), seed)


def rules_of(record: Record) -> Claim:
    """The rules a record was played with."""
    seats, rounds = record.head.get("seats", ""), record.head.get("rounds", "")
    if not re.fullmatch("[2-4]", seats) or not re.fullmatch("[1-7]", rounds):
        raise RecordError("record-options")
    return Claim(int(seats), int(rounds))


def play(game: Game[Any, Any, Any], *lines: str) -> Game[Any, Any, Any]:
    """Apply lines as they stand in a record: `0 lay 3`."""
    for line in lines:
        seat, _, action = line.partition(" ")
        game.apply(int(seat), action)
    return game


def play_out(game: Game[Any, Any, Any], rng: "Random") -> Game[Any, Any, Any]:
    """Random moves to the end, out of turn now and then."""
    while (decision := game.decision) is not None:
        if decision.may and rng.random() < 0.2:
            seat = rng.choice(decision.may)
        else:
            seat = rng.choice(decision.seats)
        game.apply(seat, rng.choice(game.legal_actions(seat)))
    return game
