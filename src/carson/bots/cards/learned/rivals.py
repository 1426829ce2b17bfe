"""What rivals will do this round: what they like on offer, and which bid cards they will probably play."""

import math
from typing import Final

from carson.bots.cards.greedy import Appraises, liking
from carson.cards.views.view import PlayerView, View

# How players bid, learnt from games (training/cards/bids.py): weights of the features below, in their order.
LEARNT: Final = (1.12, 0.01, -0.41, 2.01, -0.76, 0.39, 0.36, 0.67, 1.61, 0.25)


def likings(appraiser: Appraises, view: View, seat: int) -> dict[str, float]:
    """What a player gains by each card on offer: its attraction for a virtual player, points for a real one."""
    table = view.table
    if view.players[seat].level:
        return {name: float(table.attraction[table.codes[name]]) for name in view.offer}
    return {name: liking(appraiser, view, seat, name) for name in view.offer}


def steepness(worths: dict[str, float]) -> float:
    """How much lies between the best card and the third best, on a scale where an average round is 0."""
    best = sorted(worths.values(), reverse=True)
    return (best[0] - best[min(2, len(best) - 1)] - 4) / 4


def bid_features(hand: tuple[int, ...], steep: float, era_left: float) -> list[list[float]]:
    """For each bid card in hand, ascending, what the model knows of it.

    `era_left` is 1 in the first round and 0 in the last.
    """
    last = len(hand) - 1
    steep = max(-1.5, min(3.0, steep))
    found = []
    for i in range(len(hand)):
        x = i / last if last else 0.5
        top, bottom = float(i == last), float(i == 0)
        found.append(
            [
                x,
                x * steep,
                x * era_left,
                x * steep * era_left,
                x * x,
                x * x * steep,
                top,
                top * steep,
                bottom,
                bottom * steep,
            ]
        )
    return found


def any_bid(player: PlayerView, wants: dict[str, float], turn: int) -> list[float]:
    """Each remaining bid card is as likely as any other: true for virtual players."""
    return [1 / len(player.bids_left)] * len(player.bids_left)


def learnt_bid(player: PlayerView, wants: dict[str, float], turn: int) -> list[float]:
    """How likely a player plays each of their remaining bid cards, ascending, as games taught it."""
    hand = player.bids_left
    if player.level or len(hand) == 1:
        return any_bid(player, wants, turn)
    logits = [
        sum(weight * value for weight, value in zip(LEARNT, row, strict=True))
        for row in bid_features(hand, steepness(wants), (9 - turn) / 8)
    ]
    highest = max(logits)
    raw = [math.exp(logit - highest) for logit in logits]
    total = sum(raw)
    return [one / total for one in raw]
