"""Final scoring, a line for each source of VP, one player beside the other (BG-10)."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.board.views.view import View
from carson.cli.board.figures import Figures, lines_of
from carson.cli.draw.style import LOUD, QUIET
from carson.pad.board import Scored
from carson.words import Words
from carson.words.board import BoardTeller


def scored(view: View, name: Callable[[int], str]) -> list[Scored]:
    """Everybody's sheet, as if the game ended now."""
    figures = Figures(view)
    return [Scored(name(player.seat), figures.sheet(player.seat)) for player in view.players]


def sheets(players: Sequence[Scored], words: Words, teller: BoardTeller) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=LOUD, pad_edge=False)
    found = [lines_of(player.sheet) for player in players]
    # A variant may have a line for some players only: Standish's bonus.
    lines = list(dict.fromkeys(line for sheet in found for line in sheet))
    # Where there is little room the players' names give way, not what the figures are for.
    table.add_column("", no_wrap=True, min_width=max(len(teller.line(line)) for line in lines))
    for player in players:
        table.add_column(player.name, justify="right", no_wrap=True)
    for line in lines:
        figures = [sheet.get(line, 0) for sheet in found]
        table.add_row(teller.line(line), *(Text(str(figure), "" if figure else QUIET) for figure in figures))
    table.add_row(Text(words("cli-total"), LOUD), *(Text(str(player.sheet.total), LOUD) for player in players))
    return table


def standing(players: Sequence[Scored], order: Sequence[int]) -> Text:
    """The players by place; of equals who passed earlier in round 4 comes first (BG-10.2)."""
    ranked = sorted(range(len(players)), key=lambda seat: (-players[seat].sheet.total, order.index(seat)))
    wide = max(len(player.name) for player in players)
    text = Text()
    for place, seat in enumerate(ranked, 1):
        style = LOUD if place == 1 else ""
        text.append("\n" if place > 1 else "").append(f"{place}.  ", style or QUIET)
        text.append(f"{players[seat].name:<{wide}}  {players[seat].sheet.total:>3}", style)
    return text
