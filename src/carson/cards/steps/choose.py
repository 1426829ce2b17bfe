"""Taking cards: in the order of bids (CG-4.6 to CG-4.8), or at once through a power (CG-7.17, CG-7.22)."""

from typing import Final

from carson.cards.actions import Action, Take, wrong_moment
from carson.cards.characters.effects import TakeNowFrame
from carson.cards.notation.frame_fields import ORDER, SEAT
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.steps.phases import AfterFrame, BeforeFrame, ChooseFrame, EndOfRoundFrame
from carson.cards.steps.place import PlaceFrame
from carson.cards.table import Table
from carson.kernel import BoundStep, Decision, Log, Refusal, SeatStep, StepKind, pending
from carson.kernel.steps import below, up_to

RULE: Final = "CG-4.6"


def order_of_choice(table: Table, state: State) -> tuple[int, ...]:
    """CG-4.6, CG-4.7: descending raised bids, ties by the suits on the top back; the user of the Lawyer is left out."""
    rank = tie_ranks(table, state)
    players = [player for player in range(table.players) if not state.lawyer >> player & 1]
    players.sort(key=lambda p: (-state.bid[p] - state.bonus[p], rank[table.suits[p]]))
    return tuple(players)


def order_shown(table: Table, state: State) -> tuple[tuple[int, ...], int]:
    """Who chooses when, once all bids are revealed, and the index of the current chooser; -1 while powers may still
    change it.
    """
    choosing = pending(state, ChooseFrame)
    if choosing is not None:
        return choosing.order, choosing.turn
    if all(state.bid) and pending(state, AfterFrame) is not None:
        return order_of_choice(table, state), -1
    return (), -1


def tie_ranks(table: Table, state: State) -> tuple[int, ...]:
    """Each suit's rank on the top back. A skull never breaks ties (CG-10.5): then the suits' own order counts."""
    if state.top < 0 or table.deck.characters[state.top].skull:
        return tuple(range(6))
    return table.rank[state.top]


def most_attractive(table: Table, state: State) -> int:
    """CG-4.8: the card a virtual player takes; among equals the first, which is nearest the piles."""
    best = state.offer[0]
    for card in state.offer:
        if table.attraction[card] > table.attraction[best]:
            best = card
    return best


def take(table: Table, state: State, seat: int, card: int, log: Log) -> None:
    """Moves a card from the offer to a player; a real player's terrain card must then be placed."""
    state.offer.remove(card)
    log.say("took", seat=seat, card=table.names[card])
    if card >= FIRST_CHARACTER:
        state.owned[seat] |= 1 << card - FIRST_CHARACTER
    elif seat < table.real:
        state.frames.append(PlaceFrame(seat, card))
    else:
        state.kept[seat] = (*state.kept[seat], card)


def _choose(table: Table, state: State, seat: int, card: int, log: Log) -> None:
    """Take a card in the order of choice."""
    state.taken[seat] = (*state.taken[seat], card)
    take(table, state, seat, card, log)


def check_take(table: Table, state: State, action: Action, rule: str) -> Refusal | None:
    if type(action) is not Take:
        return wrong_moment("take", rule, action)
    card = table.codes.get(action.card)
    if card is None:
        return Refusal("no-such-card", rule, {"card": action.card})
    if card in state.offer:
        return None
    return Refusal("not-on-offer", rule, {"card": action.card, "offer": [table.names[c] for c in state.offer]})


def begin(table: Table, state: State, log: Log) -> None:
    """Nothing changes the bids any more."""
    order = order_of_choice(table, state)
    log.say("order", seats=order, values=[state.bid[p] + state.bonus[p] for p in order])
    state.frames[-1] = ChooseFrame(order, -1, 0)


class ChooseStep(BoundStep[Table, State, ChooseFrame]):
    def advance(self, state: State, frame: ChooseFrame, log: Log) -> bool:
        if frame.left:
            return False
        table, order, turn = self._table, frame.order, frame.turn + 1
        # Virtual players take at once.
        while turn < len(order) and order[turn] >= table.real:
            _choose(table, state, order[turn], most_attractive(table, state), log)
            turn += 1
        if turn == len(order):
            state.frames[-1] = EndOfRoundFrame()
        else:
            # CG-10.3: the user of the Chinese Worker takes two.
            left = 2 if state.worker >> order[turn] & 1 else 1
            state.frames[-1] = ChooseFrame(order, turn, left)
        return True

    def seats(self, state: State, frame: ChooseFrame) -> tuple[int, ...]:
        return (frame.order[frame.turn],)

    def decision(self, state: State, frame: ChooseFrame) -> Decision:
        about = {"left": frame.left, "era": state.era, "round": state.round}
        return Decision("take", (frame.order[frame.turn],), RULE, about)

    def legal(self, state: State, frame: ChooseFrame, seat: int) -> list[Action]:
        takes = self._table.takes
        return [takes[card] for card in state.offer]

    def check(self, state: State, frame: ChooseFrame, seat: int, action: Action) -> Refusal | None:
        return check_take(self._table, state, action, RULE)

    def do(self, state: State, frame: ChooseFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Take
        state.frames[-1] = ChooseFrame(frame.order, frame.turn, frame.left - 1)
        _choose(self._table, state, seat, self._table.codes[action.card], log)


def _fits(table: Table, state: State, frame: ChooseFrame) -> bool:
    """Only real players are waited for."""
    return frame.turn < len(frame.order) and frame.order[frame.turn] < table.real


CHOOSE_STEP = StepKind(
    "choose",
    ChooseFrame,
    ChooseStep,
    fields=(ORDER, below(lambda table: table.players), up_to(2)),
    phase=True,
    fits=_fits,
)


class TakeNowStep(SeatStep[Table, State, TakeNowFrame]):
    """The Governor and the Lawyer take any revealed card before bids (CG-10.1)."""

    def decision(self, state: State, frame: TakeNowFrame) -> Decision:
        return Decision("take-now", (frame.seat,), "CG-10.1", {"era": state.era, "round": state.round})

    def legal(self, state: State, frame: TakeNowFrame, seat: int) -> list[Action]:
        takes = self._table.takes
        return [takes[card] for card in state.offer]

    def check(self, state: State, frame: TakeNowFrame, seat: int, action: Action) -> Refusal | None:
        return check_take(self._table, state, action, "CG-10.1")

    def do(self, state: State, frame: TakeNowFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Take
        state.frames.pop()
        take(self._table, state, seat, self._table.codes[action.card], log)


TAKE_NOW_STEP = StepKind("take-now", TakeNowFrame, TakeNowStep, fields=(SEAT,), above=(BeforeFrame,))
