"""Kit Carson with Horses: a horse that may follow the last cowboy goes first."""

from carson.board.actions import Action
from carson.board.variants.horses.actions import Horse
from carson.bots.board.variants.horses.answers import place_horse
from carson.bots.board.variants.kit_carson import answers as kit_carson
from carson.bots.board.variants.model import Asked


def place_freely(asked: Asked) -> Action:
    if any(type(action) is Horse for action in asked.legal):
        found = place_horse(asked)
        if type(found) is Horse:
            return found
    return kit_carson.place_freely(asked)
