"""How much to bid: what each place in the order of choice is worth, against how likely each bid is to win it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable

from carson.cards.views.view import PlayerView, View

# What a place in the order is worth in an average round, first to last. A bid pays when this round is steeper than
# that.
USUAL = (6.0, 3.6, 1.6, 0.0, -1.2, -2.0)


def profile(view: View, value: Callable[[str], float]) -> list[float]:
    """The worth of choosing first, second and so on, if those before take the most attractive cards."""
    table = view.table
    pool = sorted(view.offer, key=lambda name: table.attraction[table.codes[name]], reverse=True)
    values = [value(name) for name in pool]
    places = min(len(pool), sum(player.has_turn for player in view.players))
    return [max(values[place:]) for place in range(places)]


def place_odds(bid: int, rivals: list[PlayerView]) -> list[float]:
    """The chance of each place in the order, if every rival plays each of their remaining bids with equal
    likelihood.
    """
    odds = [1.0]
    for rival in rivals:
        left = rival.bids_left  # ascending; a tie counts half
        at_least = len(left) - bisect_left(left, bid - rival.bonus)
        above = len(left) - bisect_right(left, bid - rival.bonus)
        beaten = (at_least + above) / (2 * len(left))
        odds = [stays * (1 - beaten) + falls * beaten for stays, falls in zip((*odds, 0.0), (0.0, *odds), strict=True)]
    return odds


def best_bid(view: View, seat: int, bids: list[int], value: Callable[[str], float]) -> int:
    """The bid that gains most compared with spending it in an average round."""
    me = view.players[seat]
    if not me.has_turn:
        return min(bids)
    worths = profile(view, value)
    rivals = [player for player in view.players if player.seat != seat and player.has_turn]

    def gain(bid: int) -> float:
        odds = place_odds(bid + me.bonus, rivals)
        return sum(odd * (worth - usual) for odd, worth, usual in zip(odds, worths, USUAL, strict=False))

    return max(sorted(bids), key=gain)
