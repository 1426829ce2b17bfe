"""How players bid: a model of which card they play, fitted to the bids of games (a conditional logit)."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from carson.bots.cards.learned.rivals import bid_features, likings
from carson.bots.cards.normal import QuickAppraiser
from carson.bots.playing import Bot, play
from carson.cards.actions import Action, Bid
from carson.cards.library import new_game
from carson.cards.options import Options
from carson.cards.views.view import View

Choice = tuple[npt.NDArray[np.float64], int]  # the features of each card in hand, and which was played

STEPS = 12  # of Newton’s method
SHRINKING = 1e-3


class Watched:
    """Plays as another bot and notes its bids."""

    def __init__(self, bot: Bot[View, Action], seen: list[Choice]) -> None:
        self._bot = bot
        self._seen = seen
        self._appraiser = QuickAppraiser()

    def choose(self, view: View, legal: list[Action]) -> Action:
        action = self._bot.choose(view, legal)
        if type(action) is Bid and view.seat is not None and view.players[view.seat].has_turn and len(legal) > 1:
            player = view.players[view.seat]
            features = bid_features(view, player, likings(self._appraiser, view, view.seat))
            self._seen.append((np.array(features), player.bids_left.index(action.value)))
        return action


def watch(bots: Sequence[Bot[View, Action]], seed: str) -> list[Choice]:
    """The bids of one game."""
    seen: list[Choice] = []
    play(new_game(Options(len(bots), ()), seed), [Watched(bot, seen) for bot in bots])
    return seen


def fit_bids(seen: Sequence[Choice]) -> tuple[npt.NDArray[np.float64], float]:
    """The weights that make the bids seen most likely, and how likely the model then finds a bid on average."""
    size = max(len(features) for features, _ in seen)
    count = seen[0][0].shape[1]
    inputs = np.zeros((len(seen), size, count))
    there = np.zeros((len(seen), size), bool)
    for i, (features, _) in enumerate(seen):
        inputs[i, : len(features)] = features
        there[i, : len(features)] = True
    chosen = np.array([played for _, played in seen])
    rows = np.arange(len(seen))
    weights = np.zeros(count)
    odds = there / there.sum(1, keepdims=True)
    for _ in range(STEPS):
        logits = np.where(there, inputs @ weights, -np.inf)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        expected = np.einsum("ij,ijk->ik", odds, inputs)
        slope = (inputs[rows, chosen] - expected).mean(0) - SHRINKING * weights
        bend = np.einsum("ij,ijk,ijl->kl", odds, inputs, inputs) - expected.T @ expected
        weights += np.linalg.solve(bend / len(seen) + SHRINKING * np.eye(count), slope)
    return weights, float(np.exp(np.log(odds[rows, chosen]).mean()))
