"""Kit Carson with Horses: a horse that may follow the last cowboy goes first."""

from carson.board.actions import Action
from carson.board.variants.horses.actions import Horse
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.question import PlannerQuestion
from carson.bots.board.variants.horses import proposals as horses
from carson.bots.board.variants.horses.answers import place_horse
from carson.bots.board.variants.kit_carson import answers as kit_carson
from carson.bots.board.variants.kit_carson import proposals
from carson.bots.board.variants.model import Asked


def place_freely(asked: Asked) -> Action:
    if any(type(action) is Horse for action in asked.legal):
        found = place_horse(asked)
        if type(found) is Horse:
            return found
    return kit_carson.place_freely(asked)


def propose_freely(question: PlannerQuestion) -> list[Candidate]:
    """The same for the planner."""
    if any(type(action) is Horse for action in question.legal):
        found = sorted(horses.place_horse(question), key=lambda each: -each[0])
        if type(found[0][1]) is Horse:
            return found
    return proposals.place_freely(question)
