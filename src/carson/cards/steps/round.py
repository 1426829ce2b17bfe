"""The beginning of a round (CG-4.1, CG-4.2) and its end (CG-4.10, CG-5)."""

from typing import Final

from carson.cards.material.pieces import SUITS
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.steps.phases import BeforeFrame, EndOfRoundFrame, PaperboyFrame, RoundFrame, SellingFrame
from carson.cards.table import Table
from carson.kernel import Log, StepKind

ROUNDS: Final = 9  # CG-3.2


def begin(table: Table, state: State, frame: RoundFrame, log: Log) -> None:
    """Reveals one character and the round's terrain cards."""
    state.round += 1
    log.say("round", era=state.era, round=state.round)
    character = _reveal_character(table, state, log)
    cards = [table.draw_terrain(state, log) for _ in range(table.options.offered)]
    state.offer = [FIRST_CHARACTER + character, *cards]
    log.say("revealed", cards=[table.names[card] for card in state.offer])
    log.say("back", suits=[SUITS[suit] for suit in table.deck.characters[state.top].back])
    state.frames[-1] = BeforeFrame(0)


def _reveal_character(table: Table, state: State, log: Log) -> int:
    """The top of the pile; while the next back shows a skull, that one instead (CG-4.2)."""
    times = 1 + len(state.unseen) + len(state.under)
    while True:
        character = state.top
        table.draw_top(state, log)
        times -= 1
        # It stops when each card of the pile has been revealed once.
        if times == 0 or state.top < 0 or not table.deck.characters[state.top].skull:
            return character
        state.under.append(character)
        log.say("skull", character=table.names[FIRST_CHARACTER + character])


def end(table: Table, state: State, frame: EndOfRoundFrame, log: Log) -> None:
    """Cards that nobody took leave the game; after nine rounds the Era ends."""
    for card in state.offer:
        if card >= FIRST_CHARACTER:
            state.gone_characters |= 1 << card - FIRST_CHARACTER
        else:
            state.gone = (*state.gone, card)
    if state.offer:
        log.say("left", cards=[table.names[card] for card in state.offer])
    state.offer = []
    state.bid = [0] * table.players
    state.bonus = [0] * table.players
    state.taken = [()] * table.players
    state.lawyer = state.worker = 0
    if state.round < ROUNDS:
        state.frames[-1] = RoundFrame()
    elif state.era == 0:
        _begin_era_two(table, state, log)
        state.frames[-1] = RoundFrame()
    else:
        # CG-5.3, CG-7.3: the Auctioneer sells, the Paperboy takes, then the scoring.
        log.say("rounds-over")
        state.frames[-1:] = [PaperboyFrame(), SellingFrame()]


def _begin_era_two(table: Table, state: State, log: Log) -> None:
    """CG-5.1, CG-5.2."""
    state.gone = (*state.gone, *state.terrain)
    state.era = 1
    state.round = 0
    state.terrain = table.era_cards(1)
    state.hand = list(table.full)
    state.used &= table.once
    log.say("era-two")


ROUND_STEP = StepKind("round", RoundFrame, work=begin)
END_OF_ROUND_STEP = StepKind("end-of-round", EndOfRoundFrame, work=end)
