"""A New Beginning with Might is Right: the duel tiles dealt make a player's money more or less (BG-16.46)."""

from typing import Final

from msgspec.structs import replace

from carson.board.state import State
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tiles import USUAL
from carson.board.variants.new_beginning.steps import CLAIMS_STEP, SHEETS_STEP, SheetsFrame, SheetsStep
from carson.board.variants.new_beginning.variant import NEW_BEGINNING
from carson.kernel import Decision


class SheetsAndTilesStep(SheetsStep):
    def decision(self, state: State, frame: SheetsFrame) -> Decision:
        found = super().decision(state, frame)
        tiles = [self.allowance(state, player) for player in self._table.seats]
        return Decision(found.kind, found.seats, found.rule, {**found.about, "tiles": tiles}, together=True)

    def allowance(self, state: State, seat: int) -> int:
        """By the sums of the first deal, which are known to all."""
        return USUAL - sum(PILES.of(state).hands[seat])


NEW_BEGINNING_WITH_TILES: Final = replace(
    NEW_BEGINNING, steps=(replace(SHEETS_STEP, step=SheetsAndTilesStep), CLAIMS_STEP)
)
