"""Phases 1 and 2 alone against Standish: each character serves once (BG-14.1), and cards alternate with cowboys."""

from msgspec.structs import replace

from carson.board.actions import Action, Choose
from carson.board.characters.cast import BY_NAME
from carson.board.state import State
from carson.board.steps.phases import CharactersFrame, CowboysFrame
from carson.board.table import Table
from carson.board.variants.solo.cards import play_card
from carson.board.variants.solo.person import CARDS, STANDISH, card, power
from carson.board.variants.solo.state import HAND
from carson.board.variants.solo.wrapped_step import AroundStep
from carson.kernel import Log, Refusal


class AlternatingStep(AroundStep[CowboysFrame]):
    """BG-14.3: Standish draws a card and does what it says, then the human places a cowboy; who is done waits."""

    __slots__ = ()

    def advance(self, state: State, frame: CowboysFrame, log: Log) -> bool:
        players = self._table.players
        turn = frame.turn
        if len(state.passed) < players:
            while state.order[turn] in state.passed:
                turn = (turn + 1) % players
        if state.order[turn] != STANDISH or len(state.passed) == players:
            return super().advance(state, frame, log)
        if len(HAND.of(state).drawn) < CARDS[state.round]:
            draw(self._table, state, log)
        else:
            # BG-16.80: he is always the first of the pass order, whoever is done first.
            state.passed.insert(0, STANDISH)
            log.say("passed", seat=STANDISH, place=1)
        state.frames[-1] = CowboysFrame((turn + 1) % players)
        return True


def draw(table: Table, state: State, log: Log) -> None:
    """A card from his deck; an empty one is made anew of his discards, not of this round's cards."""
    hand = HAND.of(state)
    if not hand.deck:
        hand = replace(hand, deck=hand.laid_off, laid_off=())
        log.say("standish-reshuffles", cards=len(hand.deck))
    number = log.pick("card", hand.deck)
    left = tuple(other for other in hand.deck if other != number)
    HAND.put(state, replace(hand, deck=left, drawn=(*hand.drawn, number)))
    state.bonus[STANDISH] = power(table, state)
    found = card(table, number)
    log.say("standish-card", card=found.card, firepower=found.firepower, power=state.bonus[STANDISH])
    play_card(table, state, found.card, log)


class ChoosingOnceStep(AroundStep[CharactersFrame]):
    """Around the choice of a character: one that was used is gone, and the refusal says so."""

    __slots__ = ()

    def check(self, state: State, frame: CharactersFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Choose:
            number = BY_NAME.get(action.option, -1)
            if number in self._table.in_play and state.sides[number] < 0:
                return Refusal("character-gone", "BG-14.1", {"character": action.option})
        return super().check(state, frame, seat, action)
