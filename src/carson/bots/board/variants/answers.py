"""The answers to questions that only variants ask, by the kinds of decisions."""

from typing import Final

from carson.bots.board.variants.horses import answers as horses
from carson.bots.board.variants.meetings import kit_carson_horses
from carson.bots.board.variants.might_is_right import answers as might_is_right
from carson.bots.board.variants.model import Answer
from carson.bots.board.variants.new_beginning import answers as new_beginning

ANSWERS: Final[dict[str, Answer]] = {
    "sheet": new_beginning.fill_in,
    "duel-tile": might_is_right.play_tile,
    "last-tile": might_is_right.play_tile,
    "free-cowboys": kit_carson_horses.place_freely,
    "horse": horses.place_horse,
    "wages": horses.place_horse,
    "stable": horses.use_stable,
    "ranches": horses.double_ranch,
}
