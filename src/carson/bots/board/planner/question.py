"""A question as the planner hands it on: to the variant that asks it, or to whoever has an opinion on it."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from carson.board.actions import Action
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.situation import Situation


class PlannerQuestion(NamedTuple):
    """What is asked, of how many answers the best are wanted, and how the same seat judges other positions."""

    situation: Situation
    rules: BoardRules
    legal: list[Action]
    most: int
    about: dict[str, Any]
    judge: Callable[[State], Situation]
    chance: Random
    memory: dict[str, Any]  # the planner's own, for the whole game


Proposal = Callable[[PlannerQuestion], list[Candidate]]
