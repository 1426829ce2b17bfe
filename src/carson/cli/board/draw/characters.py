"""The characters in play: number, side, who has each, cash limit, and what it does."""

from collections.abc import Callable
from typing import Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.board.views.view import CharacterView, View
from carson.cli.board.draw.style import SEAT
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.words import Words
from carson.words.board import BoardTeller

_SIDE = {"yellow": "bold yellow", "red": "bold red", "either": "bold"}


def characters(
    view: View, words: Words, teller: BoardTeller, name: Callable[[int], str], within: int | None
) -> RenderableType:
    """Each with its power in words; `within` a width each has one line, and what has no room there is cut off."""
    rows = [_row(character, teller, name) for character in view.characters]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=HEAD)
    taken = 0
    for place, head in enumerate(("", words("cli-board-characters"), words("cli-board-limit-head"))):
        # Only the powers give way where there is no room.
        wide = max(len(head), *(row[place].cell_len for row in rows))
        taken += wide + 1
        justify: Literal["left", "right"] = "left" if place == 1 else "right"
        table.add_column(Text(head, HEAD if place == 1 else QUIET), justify=justify, no_wrap=True, min_width=wide)
    table.add_column("", overflow="fold")
    for row in rows:
        if within is not None:
            row[-1].truncate(max(within - taken - 1, 1), overflow="ellipsis")
        table.add_row(*row)
    return table


def _row(character: CharacterView, teller: BoardTeller, name: Callable[[int], str]) -> list[Text]:
    free = character.taken < 0
    who = Text().append(teller.character(character.name), LOUD if free else QUIET)
    who.append(f" {_letter(character)}", _SIDE[character.side] if free else QUIET)
    what = Text()
    if not free:
        what.append(name(character.taken), SEAT[character.taken]).append("  ")
    what.append(teller.power(character.name, character.side), "" if free else QUIET)
    return [Text(str(character.number), QUIET), who, Text(f"${character.limit}", QUIET), what]


def _letter(character: CharacterView) -> str:
    return {"yellow": "Y", "red": "R"}.get(character.side, "")
