"""Everybody at a glance: points, the bid of this round, the bids left (CG-4.9), characters owned."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from carson.cards.material.grid import members
from carson.cards.views.view import PlayerView, View
from carson.cli.draw.style import HEAD, LOUD, QUIET, SUIT
from carson.words import Teller, Words

# A bid that lies face down.
FACE_DOWN = "■"
PLAYED = "·"
TURN = "▶"
_FIGURES = (3, 4)  # the columns of points and bids


def players(view: View, words: Words, teller: Teller, name: Callable[[int], str], within: int | None) -> RenderableType:
    """A line for each player, cut to fit `within` a width; without one, as many as the characters need."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, expand=False, pad_edge=False)
    turns = view.decision.seats if view.decision else ()
    rows = [
        (
            Text(TURN if player.seat in turns else " ", HEAD),
            Text(name(player.seat), LOUD if player.seat in turns else ""),
            _suit(player, teller),
            Text(str(view.points(player.seat))),
            _bid(player),
            _bids_left(player, members(view.table.full[player.seat])),
            _characters(player, teller),
        )
        for player in view.players
    ]
    heads = ("", "", words("cli-suit"), words("cli-points"), words("cli-bid"), words("cli-bids-left"))
    taken = 0
    for place, head in enumerate(heads):
        # Only the characters give way where there is no room.
        wide = max(len(head), *(row[place].cell_len for row in rows))
        taken += wide + 1
        table.add_column(head, no_wrap=True, min_width=wide, justify="right" if place in _FIGURES else "left")
    table.add_column(words("cli-characters"))
    for row in rows:
        if within is not None:
            row[-1].truncate(max(within - taken - 1, 1), overflow="ellipsis")
        table.add_row(*row)
    return table


def _suit(player: PlayerView, teller: Teller) -> Text:
    """A virtual player is called by its suit already, so its level stands here."""
    if player.level:
        return Text(teller.level(player.level), QUIET)
    return Text(teller.suit(player.suit), SUIT[player.suit])


def _bid(player: PlayerView) -> Text:
    if player.laid:
        return Text(FACE_DOWN)
    if not player.bid and not player.bonus:
        return Text("")
    bid = str(player.bid) if player.bid else ""
    text = f"{bid}+{player.bonus}" if player.bonus else bid
    return Text(text, LOUD if player.has_turn else "dim strike")


def _bids_left(player: PlayerView, full: list[int]) -> Text:
    text = Text()
    for place, value in enumerate(full):
        left = value in player.bids_left
        text.append(" " if place else "")
        text.append(str(value) if left else PLAYED.rjust(len(str(value))), "" if left else QUIET)
    return text


def _characters(player: PlayerView, teller: Teller) -> Text:
    """Used ones stand in brackets, and dimmed."""
    text = Text()
    for place, character in enumerate(player.characters):
        text.append(", " if place else "")
        used = character in player.used
        name = teller.character(character)
        text.append(f"({name})" if used else name, QUIET if used else "")
    return text


def suits_order(view: View, words: Words, teller: Teller) -> Text:
    """The back on top of the characters: who goes first among equal bids (CG-4.7). Suits nobody has are dimmed."""
    seats = {player.suit: player.seat for player in view.players}
    text = Text().append(words("cli-ties") + " ", QUIET)
    for place, suit in enumerate(view.back):
        text.append(" > " if place else "", QUIET)
        text.append(teller.suit(suit), SUIT[suit] if suit in seats else QUIET)
    if view.skull:
        text.append(" " + words("cli-skull"), QUIET)
    return text
