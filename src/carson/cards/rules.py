"""The Card Game as the kernel plays it: options and deck chosen, everything else from the steps."""

import copyreg
from typing import TYPE_CHECKING, Any, Final

from carson.cards.actions import ACTIONS, Action, Sell
from carson.cards.material.deck import Deck
from carson.cards.mechanics.scoring import Sheet
from carson.cards.mechanics.selling import check_sale, do_sale, legal_sales
from carson.cards.notation import position, records
from carson.cards.options import Options
from carson.cards.state import State, blank
from carson.cards.steps import STEPS
from carson.cards.steps.phases import RoundFrame
from carson.cards.table import Table
from carson.cards.views.hidden import imagine, redraw
from carson.cards.views.view import View, build
from carson.kernel import Decision, Draw, Frame, Log, Outcome, Refusal, seat_refusal, settle
from carson.kernel.table_rules import TableRules

if TYPE_CHECKING:
    from random import Random

GAME: Final = "cards"
VERSION: Final = 1


class CardRules(TableRules[State, Action, Options]):
    """The rules of The Card Game at one table. Immutable: rules with the same options are equal, and can be pickled.

    Examples:
        >>> game = carson.new_game("cards", players=2, seed=7)
        >>> game.rules.legal(game.state, 0)[0]
        Bid(value=1)
        >>> game.rules.scores(game.state), game.rules.sheet(game.state, 0).total
        ((0, 0, 0, 0), 0)
    """

    __slots__ = ("table",)

    def __init__(self, options: Options, deck: Deck, own_deck: bool = False, begins: str = "") -> None:
        self.table = Table(options, deck, own_deck)
        super().__init__(GAME, VERSION, self.table.options, self.table.real, ACTIONS, STEPS.bind(self.table), begins)

    def set_up(self, log: Log) -> State:
        """CG-3.1: the piles, bid cards for everybody, and the first back on top."""
        table = self.table
        state = blank(table.players)
        state.terrain = table.era_cards(0)
        state.unseen = list(range(len(table.deck.characters)))
        state.hand = list(table.full)
        table.draw_top(state, log)
        state.frames = [RoundFrame()]
        return state

    def decision(self, state: State) -> Decision | None:
        if not state.frames:
            return None
        frame = state.frames[-1]
        return self._steps[type(frame)].decision(state, frame)

    def legal(self, state: State, seat: int) -> list[Action]:
        if not state.frames:
            return []
        frame = state.frames[-1]
        step = self._steps[type(frame)]
        if seat not in step.seats(state, frame):
            return []
        actions: list[Action] = step.legal(state, frame, seat)
        actions += legal_sales(self.table, state, seat)
        return actions

    def check_step(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        step = self._steps[type(frame)]
        if seat not in step.seats(state, frame):
            return seat_refusal(self.decision(state), seat)
        if type(action) is Sell:
            return check_sale(self.table, state, seat, action)
        return step.check(state, frame, seat, action)

    def apply(self, state: State, seat: int, action: Action, log: Log) -> None:
        if type(action) is Sell:
            do_sale(self.table, state, seat, action, log)
        else:
            frame = state.frames[-1]
            self._steps[type(frame)].do(state, frame, seat, action, log)
        settle(self._steps, state, log)
        if not state.frames:
            log.say("scored", scores=self.scores(state))

    def sheet(self, state: State, seat: int) -> Sheet:
        """What a real player would score if the game ended now, by source (CG-8)."""
        return self.table.sheet(state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(self.table.score(state, seat) for seat in range(self.table.players))

    def outcome(self, state: State) -> Outcome | None:
        """CG-8.3: most points wins, real or virtual; a tie for first is shared."""
        if state.frames:
            return None
        scores = self.scores(state)
        best = max(scores)
        return Outcome(scores, tuple(seat for seat, points in enumerate(scores) if points == best))

    def view(self, state: State, seat: int | None) -> View:
        return build(self.table, state, seat, self.decision(state))

    def redraw(self, state: State, seat: int | None, rng: "Random") -> State:
        return redraw(self.table, state, seat, rng)

    def imagine(self, view: View, rng: "Random") -> State:
        return imagine(view, rng)

    def draw_text(self, draw: Draw) -> str:
        return records.draw_text(self.table, draw)

    def parse_draw(self, text: str) -> Draw:
        return records.parse_draw(self.table, text)

    def position_text(self, state: State) -> str:
        return position.write(self.table, state)

    def parse_position(self, text: str) -> State:
        return position.read(self.table, text)

    def options_head(self) -> dict[str, str]:
        return records.header(self.table)

    def __reduce__(self) -> tuple[Any, ...]:
        return CardRules, (self.table.options, self.table.deck, self.table.own_deck, self.begins)


# A table is rebuilt from its parts: pickled views include their table.
copyreg.pickle(Table, lambda table: (Table, (table.options, table.deck, table.own_deck)))
