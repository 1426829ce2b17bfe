"""The offer, in its column: the card nearest the piles first (CG-4.1), what each shows and how it attracts."""

from collections.abc import Mapping
from typing import Literal

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from carson.cards.material.pieces import CHARACTERS
from carson.cards.state import FIRST_CHARACTER
from carson.cards.views.view import View
from carson.cli.cards.draw.city import card_rows
from carson.cli.draw.style import HEAD, LOUD, QUIET, gain_style, signed
from carson.words import Teller, Words

# Lines between the cards; none; or none, and a character's power cut to one.
Spacing = Literal["apart", "close", "brief"]

NUMBER = 3  # the width of "1. "
CARD = 7  # the width of a drawn card
NAMES = 9  # the least room for a name


def offer(
    view: View,
    words: Words,
    teller: Teller,
    gains: Mapping[str, int | None],
    *,
    numbered: bool = False,
    spacing: Spacing = "close",
) -> RenderableType:
    """`gains` has what a card would add; an empty one leaves that column out."""
    if not view.offer:
        return Text()
    codes = view.table.codes
    terrain = [name for name in view.offer if codes[name] < FIRST_CHARACTER]
    room = max([NAMES, *(len(name) + 1 for name in terrain)])
    columns = _columns(room, words, teller, hints=bool(gains))
    lines: list[RenderableType] = [columns.head(words("cli-offer"))]
    for place, name in enumerate(view.offer, 1):
        if spacing == "apart" and place > 1:
            lines.append(Text())
        number = f"{place:>2} " if numbered else " " * NUMBER
        figures = columns.figures(view.table.attraction[codes[name]], gains.get(name), name in gains)
        if codes[name] >= FIRST_CHARACTER:
            said = Text().append(teller.character(name), LOUD)
            lines.append(Text(number).append_text(columns.padded(said)).append_text(figures))
            cut = spacing == "brief"
            power = Text(teller.power(name), QUIET, no_wrap=cut, overflow="ellipsis" if cut else "fold")
            lines.append(Padding(power, (0, 0, 0, NUMBER)))
        else:
            top, bottom = card_rows(view.table.parcels[codes[name]], other=place % 2 == 0)
            said = Text().append(name.ljust(room), LOUD).append_text(top)
            lines.append(Text(number).append_text(columns.padded(said)).append_text(figures))
            lines.append(Text(" " * (NUMBER + room)).append_text(bottom))
    return Group(*lines)


def least_width(words: Words, teller: Teller, *, hints: bool) -> int:
    """What the offer needs for its lines not to be broken."""
    return _columns(NAMES, words, teller, hints=hints).head("").cell_len


def _columns(room: int, words: Words, teller: Teller, *, hints: bool) -> "_Columns":
    # As wide as any character's name, so that the figures stay where they are from round to round.
    widest = max(len(teller.character(name)) for name in CHARACTERS)
    return _Columns(max(room + CARD, widest), words("cli-attraction"), words("cli-gain") if hints else "")


class _Columns:
    """Where the figures stand: a first column as wide as the widest name, then attraction, then gain."""

    def __init__(self, first: int, attraction: str, gain: str) -> None:
        self._first = first
        self._attraction = attraction
        self._gain = gain

    def head(self, title: str) -> Text:
        text = Text().append(title.ljust(NUMBER + self._first), HEAD)
        text.append(f"  {self._attraction}", QUIET)
        return text.append(f"  {self._gain}", QUIET) if self._gain else text

    def padded(self, name: Text) -> Text:
        name.pad_right(max(self._first - name.cell_len, 0))
        return name

    def figures(self, attraction: int, gain: int | None, known: bool) -> Text:
        text = Text(f"  {attraction:>{len(self._attraction)}}")
        if known:
            figure = "-" if gain is None else signed(gain)
            text.append("  ").append(figure.rjust(len(self._gain)), gain_style(gain or 0))
        return text
