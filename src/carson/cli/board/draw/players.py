"""Everybody at a glance: money, VP, firepower and its parts, cowboys, tiles, roads, next income, character."""

from collections.abc import Callable
from typing import Final, Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.board.views.view import PlayerView, View
from carson.cli.board.draw.style import SEAT, TURN
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.words import Words
from carson.words.board import BoardTeller

# How much of it there is room for.
Width = Literal["narrow", "medium", "wide"]

LONGEST_NAME: Final = {"narrow": 9, "medium": 12, "wide": 14}
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "narrow": ("money", "vp", "firepower", "cowboys", "roads", "income"),
    "medium": ("money", "vp", "firepower", "cowboys", "tiles", "roads", "income"),
    "wide": ("money", "vp", "firepower", "parts", "cowboys", "tiles", "roads", "income"),
}


def players(view: View, words: Words, teller: BoardTeller, name: Callable[[int], str], width: Width) -> RenderableType:
    """A line for each player. All but the narrow one end with the character and what else the player has."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    rows = [_row(view, player, words, name, width) for player in view.players]
    heads = ["", "", *(_head(words, column, width) for column in COLUMNS[width])]
    for place, head in enumerate(heads):
        # Only the last column gives way where there is no room.
        wide = max(len(head), *(row[place].cell_len for row in rows))
        left = place < 2 or COLUMNS[width][place - 2] == "parts"
        table.add_column(head, justify="left" if left else "right", no_wrap=True, min_width=wide)
    if width != "narrow":
        table.add_column(words("cli-board-character"), no_wrap=True, overflow="ellipsis")
    for player, row in zip(view.players, rows, strict=True):
        table.add_row(*row, *(() if width == "narrow" else (_more(view, player, words, teller),)))
    return table


def _head(words: Words, name: str, width: Width) -> str:
    return words(f"cli-board-short-{name}") if width == "narrow" else words(f"cli-board-head-{name}")


def _row(view: View, player: PlayerView, words: Words, name: Callable[[int], str], width: Width) -> list[Text]:
    seat = player.seat
    turn = view.decision is not None and seat in view.decision.seats
    called = Text(name(seat), LOUD if turn else "")
    called.truncate(LONGEST_NAME[width], overflow="ellipsis")
    figures = {
        "money": Text(f"${player.money}"),
        "vp": Text(str(player.vp)),
        "firepower": Text(str(player.firepower.total)),
        "parts": Text(_parts(player, words), QUIET),
        "cowboys": Text(str(player.cowboys)),
        "tiles": Text(str(player.tiles)),
        "roads": Text(str(player.roads)),
        "income": Text(f"+{player.next_income}"),
    }
    first = Text().append(TURN if turn else " ", HEAD).append(str(seat), SEAT[seat])
    return [first, called, *(figures[column] for column in COLUMNS[width])]


def _parts(player: PlayerView, words: Words) -> str:
    """BG-5.2: what a firepower is made of, such as '2 revolvers + 3 cowboys'."""
    power = player.firepower
    parts = [
        ("revolvers", power.revolvers),
        ("cowboys", power.cowboys),
        ("white", power.white),
        ("character", power.character),
        ("ammunition", power.ammunition),
        ("variants", power.variants),
    ]
    return " + ".join(words("cli-board-power", what=what, count=count) for what, count in parts if count)


def _more(view: View, player: PlayerView, words: Words, teller: BoardTeller) -> Text:
    """The character with its cash limit, and whatever else the player has."""
    text = Text()
    for character in view.characters:
        if character.taken == player.seat:
            text.append(", " if text else "").append(teller.character(character.name))
    if player.limit >= 0:
        text.append(" " + words("cli-board-limit", limit=player.limit), QUIET)
    extras = [teller.building(kind) for kind in player.kept]
    if player.dynamite:
        extras.append(words("cli-board-dynamite", count=player.dynamite))
    if player.no_duel:
        extras.append(words("cli-board-no-duel", count=player.no_duel))
    if view.occupant == player.seat:
        extras.append(teller.building("city_hall"))
    if extras:
        text.append(" + " + ", ".join(extras))
    return text


def pass_order(view: View, words: Words) -> Text:
    """Turn order, and who has passed: the tie-break of everything (BG-4.5)."""
    text = Text()
    for head, seats in (("cli-board-order", view.order), ("cli-board-passed-order", view.passed)):
        if seats:
            text.append("   " if text else "").append(words(head) + " ", QUIET)
            for place, seat in enumerate(seats):
                text.append(" " if place else "").append(str(seat), SEAT[seat])
    return text
