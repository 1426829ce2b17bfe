"""The rungs `easy` and `normal`: the fast planner, with the eyes of a beginner or of somebody who knows the game."""

from carson.board.actions import Action
from carson.board.views.view import View
from carson.bots.board.planner.planner import Planner
from carson.bots.board.planner.weights import EASY, NORMAL, Weights


class PlanningBoard:
    """Takes what its planner thinks best. Belongs to one seat of one game."""

    __slots__ = ("_planner",)

    def __init__(self, seed: str, weights: Weights) -> None:
        self._planner = Planner(seed, weights)

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self._planner.propose(view, legal, 1)[0][1]


def easy(seed: str) -> PlanningBoard:
    return PlanningBoard(seed, EASY)


def normal(seed: str) -> PlanningBoard:
    return PlanningBoard(seed, NORMAL)
