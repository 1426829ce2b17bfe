"""The table as one player's page: news, everybody, the own city beside the offer, or the places of a card."""

from collections.abc import Callable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from carson.cards.material.grid import NAMES
from carson.cards.views.view import View
from carson.cli.cards.draw.city import GAIN_CELL, card, city_map, gain_map, gain_sign, window
from carson.cli.cards.draw.offer import Spacing, least_width, offer
from carson.cli.cards.draw.players import players, suits_order
from carson.cli.draw.beside import BETWEEN, Beside
from carson.cli.draw.style import HEAD, LOUD, QUIET, gain_style
from carson.words import Teller, Words

# The city's column is at least as wide as a full city, so that the offer stays where it is from round to round.
CITY = 28
# The least that the offer needs.
OFFER = 38


class CardPainter:
    """Draws views for one table: its words, and what its seats are called."""

    def __init__(self, words: Words, teller: Teller, name: Callable[[int], str]) -> None:
        self.words = words
        self.teller = teller
        self.name = name

    def head(self, view: View, ties: bool = False) -> RenderableType:
        """Era and round, and perhaps the order of suits, as a line across the page."""
        if view.decision is None:
            title = self.words("cli-game-over")
        else:
            title = self.words("cli-round", era=view.era + 1, round=view.round)
        text = Text().append(f" {title} ", HEAD)
        if ties:
            text.append(" ").append_text(suits_order(view, self.words, self.teller)).append(" ")
        return Line(text, characters="─", style=QUIET, align="left")

    def everybody(self, view: View) -> RenderableType:
        """The players, and the order of suits below."""
        table = players(view, self.words, self.teller, self.name, None)
        return Group(table, suits_order(view, self.words, self.teller))

    def everybody_in_lines(self, view: View, width: int) -> RenderableType:
        """The players, with one line each."""
        return players(view, self.words, self.teller, self.name, width)

    def city(self, view: View, seat: int) -> RenderableType:
        """A real player's city under its owner's name; a virtual player's cards by name."""
        player = view.players[seat]
        if player.level:
            kept = [*map(self.teller.character, player.characters), *map(self.teller.card, player.kept)]
            what = ", ".join(kept) or self.words("cli-nothing-yet")
            return Group(Text(self.name(seat), HEAD), Text(what))
        title = Text(self.words("cli-city-of", name=self.name(seat)), HEAD)
        drawn = city_map(player.city) if player.city.covered else Text(self.words("cli-no-city"), QUIET)
        extra = []
        if player.kept:
            extra.append(Text(self.words("cli-set-aside", cards=", ".join(player.kept)), QUIET))
        if player.sold:
            extra.append(Text(self.words("cli-sold", cards=", ".join(player.sold)), QUIET))
        return Group(title, drawn, *extra)

    def city_and_offer(
        self,
        view: View,
        seat: int | None,
        gains: Mapping[str, int | None],
        *,
        numbered: bool = False,
        spacing: Spacing = "close",
    ) -> RenderableType:
        """Side by side, the city on the left; no seat, no city."""
        shelf = offer(view, self.words, self.teller, gains, numbered=numbered, spacing=spacing)
        if seat is None:
            return shelf
        room = max(OFFER, least_width(self.words, self.teller, hints=bool(gains)))
        return Beside(self.city(view, seat), shelf, CITY, room)

    def other_cities(self, view: View, seat: int) -> list[RenderableType]:
        """The cities of the other real players, side by side, with a line below; nothing while nobody has built."""
        others = [p.seat for p in view.players if p.seat != seat and not p.level and p.city.covered]
        cities = Columns([self.city(view, other) for other in others], padding=(0, BETWEEN))
        return [cities, Text()] if others else []

    def placing(self, view: View, seat: int, name: str, gains: Mapping[int, int], hints: bool) -> RenderableType:
        """The city with the places of a card; beside it the card, and the best places by number."""
        city = view.players[seat].city
        left = Group(
            Text(self.words("cli-city-of", name=self.name(seat)), HEAD),
            gain_map(city, gains, hints) if city.covered or gains else Text(),
        )
        right = Group(
            Text(self.teller.card(name), HEAD),
            card(view.table.parcels[view.table.codes[name]]),
            Text(),
            self._best_places(gains) if hints else Text(),
        )
        return Beside(left, right, window(city, gains).width(GAIN_CELL), len(self.teller.card(name)) + 12)

    def _best_places(self, gains: Mapping[int, int], most: int = 6) -> Text:
        ranked = ranked_places(gains)
        text = Text()
        for number, at in enumerate(ranked[:most], 1):
            best = gains[at] == gains[ranked[0]]
            text.append(f"{number:>2} {NAMES[at]:<4} ", LOUD if best else "")
            text.append(gain_sign(gains[at], best) + "\n", gain_style(gains[at]))
        if len(ranked) > most:
            text.append(self.words("cli-more-places", count=len(ranked) - most), QUIET)
        text.rstrip()
        return text


def ranked_places(gains: Mapping[int, int]) -> list[int]:
    """The places by what they gain, the best first; equal ones from the top left on."""
    return sorted(gains, key=lambda at: (-gains[at], at))
