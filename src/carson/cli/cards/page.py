"""One player's page: composed for the height there is, printed with the question and the choices below."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from carson.cards.actions import Sell
from carson.cards.views.view import View
from carson.cli.cards.choices import Choice, listed
from carson.cli.cards.draw.offer import Spacing
from carson.cli.cards.gains import card_gain, place_gains
from carson.cli.cards.painter import CardPainter
from carson.cli.draw.newslines import news_lines, wrapped
from carson.cli.draw.style import GAIN, LOUD, QUIET, gain_style, signed
from carson.cli.table.page_height import fitting
from carson.cli.terminal import Terminal
from carson.words import Teller, Words

_LEAST_NEWS = 3
SPACINGS: Final[tuple[Spacing, ...]] = ("apart", "close", "brief")
# Which of the layouts goes to a pipe, where nothing scrolls away but nobody wants to read much.
_IN_A_PIPE = 2


class Page:
    def __init__(self, terminal: Terminal, painter: CardPainter, hints: bool) -> None:
        self._terminal = terminal
        self._painter = painter
        self._words: Words = painter.words
        self._teller: Teller = painter.teller
        self._hints = hints

    def print(self, view: View, seat: int, found: Sequence[Choice], news: Sequence[str]) -> None:
        assert view.decision is not None
        kind = view.decision.kind
        head, head_and_ties = (self._painter.head(view, ties) for ties in (False, True))
        question, short = (self._question(view, seat, kind, found, brief) for brief in (False, True))
        people = self._painter.everybody(view)
        in_lines = self._painter.everybody_in_lines(view, self._terminal.width)
        apart, middle, brief = self._middles(view, seat, kind)
        blank, others = Text(), self._painter.other_cities(view, seat)
        # From the roomiest to the one for the smallest screen.
        layouts: list[list[RenderableType]] = [
            [head, people, blank, apart, blank, *others, question],
            [head, people, blank, apart, blank, question],
            [head, people, blank, middle, blank, question],
            [head, people, middle, question],
            [head_and_ties, in_lines, middle, question],
            [head_and_ties, in_lines, brief, short],
        ]
        if kind == "place":
            # The others can wait until the card lies.
            layouts.append([head, middle, question])
        news = wrapped(news, self._terminal.width) if self._terminal.interactive else news
        parts, room = fitting(self._terminal, layouts, len(news), _LEAST_NEWS, _IN_A_PIPE)
        if news and room:
            parts.insert(1, news_lines(self._words, news, room))
        self._terminal.fresh()
        self._terminal.show(*parts)

    def _middles(self, view: View, seat: int, kind: str) -> list[RenderableType]:
        """The city and what it is about, in each of the spacings."""
        assert view.decision is not None
        if kind == "place":
            card = view.decision.word("card")
            places = place_gains(view, seat, card)
            return [self._painter.placing(view, seat, card, places, self._hints)] * len(SPACINGS)
        gains = {name: card_gain(view, seat, name) for name in view.offer} if self._hints else {}
        numbered = kind in ("take", "take-now")
        return [
            self._painter.city_and_offer(view, seat, gains, numbered=numbered, spacing=spacing) for spacing in SPACINGS
        ]

    def _question(self, view: View, seat: int, kind: str, found: Sequence[Choice], brief: bool) -> Text:
        """What is asked, then the choices that are not on the page already; `brief`: without what a power does."""
        assert view.decision is not None
        text = Text().append(self._teller.question(view.decision, seat), LOUD)
        if kind == "bid":
            text.append("  " + " ".join(c.key for c in found if c.key.isdigit()), GAIN)
            if not view.players[seat].has_turn:
                text.append("\n" + self._words("cli-bid-wins-nothing"), QUIET)
        elif kind == "power" and not brief:
            text.append(f"  {self._teller.power(view.decision.word('character'))}", QUIET)
        others = listed(found, kind)
        plain = [choice for choice in others if type(choice.action) is not Sell]
        for place, choice in enumerate(plain):
            # Two go on one line; the Paperboy's many characters have one each.
            text.append("   " if place == 1 and len(plain) == 2 else "\n")
            text.append(f" {choice.key:>2} ", GAIN).append(self._teller.action(choice.text, kind))
            self._append_gain(text, choice)
        sales = [choice for choice in others if type(choice.action) is Sell]
        if sales:
            text.append("\n" + self._words("cli-sales"), QUIET)
        for choice in sales:
            text.append(f"  {choice.key}", GAIN).append(f" {choice.text.partition(' ')[2]}")
            self._append_gain(text, choice)
        return text

    def _append_gain(self, text: Text, choice: Choice) -> None:
        if self._hints and choice.gain is not None:
            text.append(f" {signed(choice.gain)}", gain_style(choice.gain))
