"""Normal: decides as greedy does, several times as fast, because it works out gains instead of scoring cities."""

from carson.bots.cards.gains import CityGains
from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.worth import Worth
from carson.cards.state import FIRST_CHARACTER
from carson.cards.views.view import PlayerView, View


class QuickAppraiser:
    """What cards are worth to any player at the table. Remembers everybody's last city."""

    __slots__ = ("_gains", "_shown", "_worths")

    def __init__(self) -> None:
        self._shown: dict[int, PlayerView] = {}
        self._gains: dict[int, CityGains] = {}
        self._worths: dict[int, dict[str, Worth]] = {}

    def gains(self, view: View, seat: int) -> CityGains:
        player = view.players[seat]
        known = self._shown.get(seat)
        if player is not known and (known is None or not _same_holdings(known, player)):
            self._shown[seat] = player
            self._gains[seat] = CityGains(view.holdings(seat))
            self._worths[seat] = {}
        return self._gains[seat]

    def worth(self, view: View, seat: int, name: str) -> Worth:
        gains = self.gains(view, seat)
        worths = self._worths[seat]
        found = worths.get(name)
        if found is None:
            code = view.table.codes[name]
            if code >= FIRST_CHARACTER:
                found = Worth(gains.character(code - FIRST_CHARACTER))
            else:
                found = Worth(*gains.best(view.table.parcels[code]))
            worths[name] = found
        return found


def _same_holdings(one: PlayerView, other: PlayerView) -> bool:
    # The cards of a city say all about it, and are quicker to compare than what lies on top.
    return (
        (one.city is other.city or one.city.cards == other.city.cards)
        and one.characters == other.characters
        and len(one.sold) == len(other.sold)
    )


def normal(seed: str) -> GreedyCards:
    return GreedyCards(seed, QuickAppraiser())
