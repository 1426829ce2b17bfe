"""The characters in play: number, side, who has each, cash limit, and what it does."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.board.view import CharacterView, View
from carson.cli.board.draw.style import SEAT
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.words import Words
from carson.words.board import BoardTeller

_SIDE = {"yellow": "bold yellow", "red": "bold red", "either": "bold"}


def characters(
    view: View, words: Words, teller: BoardTeller, name: Callable[[int], str], brief: bool
) -> RenderableType:
    """Each with its power in words; `brief`: one line each, cut where there is no room."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=HEAD)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(words("cli-board-characters"), no_wrap=True)
    table.add_column(Text(words("cli-board-limit-head"), QUIET), justify="right", no_wrap=True)
    table.add_column("", ratio=1, no_wrap=brief, overflow="ellipsis" if brief else "fold")
    rows = []
    for character in view.characters:
        free = character.taken < 0
        who = Text().append(teller.character(character.name), LOUD if free else QUIET)
        who.append(f" {_letter(character)}", _SIDE[character.side] if free else QUIET)
        what = Text(teller.power(character.name, character.side), "" if free else QUIET)
        if not free:
            what = Text().append(name(character.taken), SEAT[character.taken]).append("  ").append_text(what)
        rows.append((Text(str(character.number), QUIET), who, Text(f"${character.limit}", QUIET), what))
    for place, column in enumerate(table.columns[:-1]):
        # Only the powers give way where there is no room.
        column.min_width = max(row[place].cell_len for row in rows)
    for row in rows:
        table.add_row(*row)
    return table


def _letter(character: CharacterView) -> str:
    return {"yellow": "Y", "red": "R"}.get(character.side, "")
