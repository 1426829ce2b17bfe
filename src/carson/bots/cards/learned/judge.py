"""What a player will have at the end, for each card they could take now and each good place for it."""

from typing import NamedTuple

import numpy as np

from carson.bots.cards.learned.features import Array, candidates, city_features, context
from carson.bots.cards.learned.network import Network
from carson.bots.cards.normal import QuickAppraiser
from carson.cards.material.city import sell, sellable
from carson.cards.state import FIRST_CHARACTER
from carson.cards.views.view import View


class Verdict(NamedTuple):
    """The expected final points with a card at its best place (-1: none, or a character)."""

    value: float
    at: int
    seen: Array  # what the network saw, and the points now: for training
    points: float


class Judge:
    """Judges cards for the seats of one game. Remembers what it found for the last cities."""

    __slots__ = ("_known", "appraiser", "network", "width")

    def __init__(self, network: Network | None, width: int) -> None:
        self.network = network
        self.width = width  # places of a card that are looked at, by their gain now
        self.appraiser = QuickAppraiser()
        self._known: dict[int, tuple[object, dict[str, list[Verdict]]]] = {}

    def best(self, view: View, seat: int, name: str) -> Verdict:
        return max(self.places(view, seat, name), key=lambda verdict: verdict.value)

    def places(self, view: View, seat: int, name: str) -> list[Verdict]:
        """A verdict on each good place of a card; "" stands for no card at all."""
        me = view.players[seat]
        key = (view.era, view.round, me.city.cards, me.characters, len(me.sold), me.used)
        known = self._known.get(seat)
        if known is None or known[0] != key:
            known = self._known[seat] = (key, {})
        verdicts = known[1]
        if name not in verdicts:
            names = [name] if name else [""]
            if view.offer and name in view.offer:
                names = ["", *(one for one in view.offer if one not in verdicts)]
            verdicts.update(self._judge(view, seat, names))
        return verdicts[name]

    def _judge(self, view: View, seat: int, names: list[str]) -> dict[str, list[Verdict]]:
        table = view.table
        h = view.holdings(seat)
        gains = self.appraiser.gains(view, seat)
        options: list[tuple[tuple[int, ...], int, int]] = []
        spans = []
        for name in names:
            first = len(options)
            code = table.codes[name] if name else -1
            if code >= FIRST_CHARACTER:
                options.append(((), -1, h.owned | 1 << code - FIRST_CHARACTER))
            elif code >= 0:
                parcels = table.parcels[code]
                found = sorted(gains.places(parcels), key=lambda place: (-place[0], place[1]))
                options += [(parcels, at, h.owned) for _, at in found[: self.width]]
            if len(options) == first:
                options.append(((), -1, h.owned))
            spans.append((first, len(options)))
        features, points = city_features(candidates(h.city, options), h.sold, h.dollar, h.arrow)
        around = context(view, seat)
        inputs = np.concatenate([features, np.broadcast_to(around, (len(features), len(around)))], 1)
        values = points if self.network is None else points + self.network(inputs)
        return {
            name: [Verdict(float(values[i]), options[i][1], inputs[i], float(points[i])) for i in range(first, end)]
            for name, (first, end) in zip(names, spans, strict=True)
        }

    def sales(self, view: View, seat: int) -> list[tuple[float, str]]:
        """The expected final points after each sale that is possible."""
        h = view.holdings(seat)
        found = []
        around = context(view, seat)[None]
        for card, at in sellable(h.city):
            city = sell(h.city, card, at)
            features, points = city_features(candidates(city, [((), -1, h.owned)]), h.sold + 1, h.dollar, h.arrow)
            rest = 0.0 if self.network is None else self.network(np.concatenate([features, around], 1))[0]
            found.append((float(points[0] + rest), view.table.names[card]))
        return found
