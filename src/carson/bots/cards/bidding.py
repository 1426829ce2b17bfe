"""How much to bid: what each place in the order of choice is worth, against how likely each bid is to win it."""

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
        left = rival.bids_left
        higher = sum(1.0 if value + rival.bonus > bid else 0.5 * (value + rival.bonus == bid) for value in left)
        beaten = higher / len(left)
        odds = [
            (odds[place] if place < len(odds) else 0.0) * (1 - beaten) + (odds[place - 1] if place else 0.0) * beaten
            for place in range(len(odds) + 1)
        ]
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
