"""What rivals will do this round: what they like on offer, and which bid cards they will probably play."""

import math
from typing import Final

from carson.bots.cards.answers import Appraises
from carson.bots.cards.bidding import best_bid
from carson.bots.cards.greedy import liking
from carson.cards.views.view import PlayerView, View

# How players bid, learnt from games (training/cards/bids.py): weights of the features below, in their order.
LEARNT: Final = (0.33, -0.075, -0.324, 0.207, -1.05, 0.381, 1.046, 0.22, 0.165, 0.392, 1.233, -0.491)


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


def bid_features(view: View, player: PlayerView, wants: dict[str, float]) -> list[list[float]]:
    """For each bid card in hand, ascending, what the model knows of it."""
    hand = player.bids_left
    last = len(hand) - 1
    steep = max(-1.5, min(3.0, steepness(wants)))
    era_left = (9 - view.round) / 8  # 1 in the first round, 0 in the last
    # Which card a player would play who thinks all cards of the others equally likely.
    sound = hand.index(best_bid(view, player.seat, list(hand), wants.__getitem__))
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
                float(i == sound),
                abs(i - sound) / last if last else 0.0,
            ]
        )
    return found


def any_bid(view: View, player: PlayerView, wants: dict[str, float]) -> list[float]:
    """Each remaining bid card is as likely as any other: true for virtual players."""
    return [1 / len(player.bids_left)] * len(player.bids_left)


def learnt_bid(view: View, player: PlayerView, wants: dict[str, float]) -> list[float]:
    """How likely a player plays each of their remaining bid cards, ascending, as games taught it."""
    if player.level or len(player.bids_left) == 1:
        return any_bid(view, player, wants)
    logits = [
        sum(weight * value for weight, value in zip(LEARNT, row, strict=True))
        for row in bid_features(view, player, wants)
    ]
    highest = max(logits)
    raw = [math.exp(logit - highest) for logit in logits]
    total = sum(raw)
    return [one / total for one in raw]
