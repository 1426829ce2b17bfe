"""Greedy: takes and places what adds most to its score now, and bids as much as the round is worth."""

from carson.bots.cards.answers import Appraises, asked, settled
from carson.bots.cards.bidding import best_bid, profile
from carson.bots.cards.worth import Appraiser
from carson.cards.actions import BIDS, PASS, Action, Bid, Take, Use
from carson.cards.views.view import View

# While rounds are left, a card is also worth what it does in most cities, which is what its attraction measures; in
# points per point of attraction, at the beginning.
PROSPECT = 1.5
# A power is worth using when this much is at stake; less towards the end of the Era, when it would be lost.
STAKE = 7.0
# What a `↷` character is worth beyond the points it scores: about as much as one good turn.
POWERS = {
    "governor": 7,
    "lawyer": 5,
    "chinese_worker": 7,
    "gunsmith": 4,
    "mercenary": 4,
    "heroes": 2,
    "doctor": 1,
}


def liking(appraiser: Appraises, view: View, seat: int, name: str) -> float:
    """Points now, the use of a power, and what may still come of it."""
    left = 18 - view.round - 9 * view.era
    value = float(appraiser.worth(view, seat, name).gain)
    if name in POWERS:
        value += POWERS[name] * min(left, 9) / 9
    # A hundredth remains at the end, to break ties.
    return value + view.table.attraction[view.table.codes[name]] * (PROSPECT * left / 18 + 0.01)


class GreedyCards:
    """Leaves nothing to chance: the seed is not used."""

    __slots__ = ("_appraiser",)

    def __init__(self, seed: str, appraiser: Appraises | None = None) -> None:
        self._appraiser: Appraises = appraiser or Appraiser()

    def choose(self, view: View, legal: list[Action]) -> Action:
        decision, seat = asked(view)
        match decision.kind:
            case "bid":
                return self._bid(view, seat, legal)
            case "power":
                return self._power(view, seat, legal)
            case "take" | "take-now":
                return Take(max(view.offer, key=lambda name: self._value(view, seat, name)))
            case _:
                return settled(view, legal, self._appraiser)

    def _value(self, view: View, seat: int, name: str) -> float:
        return liking(self._appraiser, view, seat, name)

    def _stake(self, view: View, seat: int) -> float:
        """The difference between the first choice and the last."""
        worths = profile(view, lambda name: self._value(view, seat, name))
        return worths[0] - worths[-1]

    def _bid(self, view: View, seat: int, legal: list[Action]) -> Action:
        bids = [action.value for action in legal if type(action) is Bid]
        return BIDS[best_bid(view, seat, bids, lambda name: self._value(view, seat, name))]

    def _power(self, view: View, seat: int, legal: list[Action]) -> Action:
        use = next(action for action in legal if type(action) is Use)
        me = view.players[seat]
        if use.character in ("mercenary", "doctor"):
            return use if self._overtakes(view, seat, 5 if use.character == "mercenary" else 2) else PASS
        if use.character != "lawyer" and not me.has_turn:
            return PASS
        left = 9 - view.round + (9 if use.character == "governor" and view.era == 0 else 0)
        stake = self._stake(view, seat)
        if use.character in ("governor", "chinese_worker"):
            # These bring one more card: what counts is what that card is worth.
            values = sorted(self._value(view, seat, name) for name in view.offer)
            stake = values[-1] if use.character == "governor" else values[-2]
        return use if stake >= min(STAKE, 1.5 * left) else PASS

    def _overtakes(self, view: View, seat: int, by: int) -> bool:
        """Whether raising the bid moves the seat forward in the order of choice."""
        me = view.players[seat]
        mine = me.bid + me.bonus
        if not me.has_turn:
            return False
        others = [player.bid + player.bonus for player in view.players if player.has_turn and player is not me]
        ahead = sum(other >= mine for other in others) - sum(other >= mine + by for other in others)
        return ahead >= min(2, 10 - view.round) and self._stake(view, seat) > 2
