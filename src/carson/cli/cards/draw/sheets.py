"""Score sheets: thirteen lines, their parts, one player beside the other (CG-8)."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.cards.mechanics.scoring import LINES, Sheet
from carson.cli.draw.style import LOUD, QUIET
from carson.words import Teller, Words


class Scored(NamedTuple):
    """A player's result: a real player's with its sheet, a virtual player's points alone (CG-8.2)."""

    name: str
    points: int
    sheet: Sheet | None = None


def places(points: Sequence[int]) -> list[int]:
    """Each player's place; equal points share one (CG-8.3)."""
    return [1 + sum(other > own for other in points) for own in points]


def fit(players: Sequence[Scored], teller: Teller, width: int) -> bool:
    """Whether the sheets go side by side with the parts of every line."""
    real = [player for player in players if player.sheet is not None]
    labels = [*map(teller.line, LINES), *(f"  {teller.character(name)}" for name in _owned(real))]
    room = max(map(len, labels))
    for player in players:
        cells = [_line(player, name, parts=True).cell_len for name in LINES] if player.sheet else [3]
        room += 2 + max(len(player.name), *cells)
    return room <= width


def sheets(players: Sequence[Scored], words: Words, teller: Teller, width: int) -> RenderableType:
    """The sheets side by side, with the parts of every line where there is room for them."""
    real = [player for player in players if player.sheet is not None]
    return _table(players, real, words, teller, parts=fit(players, teller, width))


def _table(
    players: Sequence[Scored], real: Sequence[Scored], words: Words, teller: Teller, parts: bool
) -> RenderableType:
    virtual = [player for player in players if player.sheet is None]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=LOUD, pad_edge=False)
    # Where there is little room the players' names give way, not what the figures are for.
    table.add_column("", no_wrap=True, min_width=max(len(teller.line(name)) for name in LINES) if real else 0)
    for player in (*real, *virtual):
        table.add_column(player.name, justify="left" if parts else "right", no_wrap=True)
    blank = [Text("")] * len(virtual)
    for name in LINES if real else ():
        table.add_row(teller.line(name), *(_line(player, name, parts) for player in real), *blank)
        if name == "characters":
            for character in _owned(real):
                row = [_character(player, character) for player in real]
                table.add_row(Text(f"  {teller.character(character)}", QUIET), *row, *blank)
    totals = [Text(f"{player.points:>3}", LOUD) for player in (*real, *virtual)]
    table.add_row(Text(words("cli-total"), LOUD), *totals)
    return table


def _owned(real: Sequence[Scored]) -> list[str]:
    return [name for player in real if player.sheet is not None for name in player.sheet.characters]


def _line(player: Scored, name: str, parts: bool) -> Text:
    """The points, and as a sum their parts where these say more. The characters' parts have lines of their own."""
    assert player.sheet is not None
    line = player.sheet.lines[LINES.index(name)]
    text = Text().append(f"{line.points:>3}", "" if line.points else QUIET)
    if parts and name != "characters" and len(line.parts) > 1:
        text.append(" = " + " + ".join(map(str, line.parts)), QUIET)
    return text


def _character(player: Scored, character: str) -> Text:
    assert player.sheet is not None
    points = player.sheet.characters.get(character)
    return Text("" if points is None else f"{points:>3}", QUIET)


def standing(players: Sequence[Scored], words: Words) -> Text:
    """The players by place, those who share one named alike."""
    ranks = places([player.points for player in players])
    rows = sorted(zip(ranks, players), key=lambda pair: pair[0])
    wide = max((len(player.name) for player in players), default=0)
    text = Text()
    for rank, player in rows:
        shared = ranks.count(rank) > 1
        line = words("cli-place", place=rank, shared="yes" if shared else "no")
        text.append(f"{line:>12}  ", LOUD if rank == 1 else QUIET)
        text.append(f"{player.name:<{wide}}  {player.points:>3}\n", LOUD if rank == 1 else "")
    text.rstrip()
    return text
