"""Where Outlaws stand, as tests ask for it."""

from carson.board.material.ground import NAMES, members
from support.board import BoardGame


def outlaws(game: BoardGame) -> list[str]:
    return [NAMES[parcel] for parcel in members(game.state.barred)]
