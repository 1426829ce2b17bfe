"""What the planner proposes where only variants ask, by the kinds of decisions."""

from typing import Final

from carson.bots.board.planner.question import Proposal
from carson.bots.board.variants.horses import proposals as horses
from carson.bots.board.variants.meetings import kit_carson_horses
from carson.bots.board.variants.new_beginning import proposals as new_beginning

PROPOSALS: Final[dict[str, Proposal]] = {
    "sheet": new_beginning.fill_in,
    "free-cowboys": kit_carson_horses.propose_freely,
    "horse": horses.place_horse,
    "wages": horses.place_horse,
    "stable": horses.use_stable,
}
