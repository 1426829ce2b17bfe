"""`carson score cards`: the sheets of a real table, from a file or from questions."""

from typing import Any

from rich.text import Text

from carson.cli.cards.draw.sheets import Scored, fit, sheets, standing
from carson.cli.cards.pad.ask import Questions
from carson.cli.cards.pad.reader import read
from carson.cli.draw.style import LOUD
from carson.cli.pad import scoring
from carson.cli.terminal import Terminal
from carson.pad.cards import Entry
from carson.words import Teller, Words


def score(file: str | None, words: Words, as_json: bool) -> None:
    scoring.score(file, words, as_json, read, lambda terminal, words: Questions(terminal, words).table(), _data, _show)


def _show(entries: list[Entry], words: Words, terminal: Terminal) -> None:
    teller = Teller(words, str)
    players = [Scored(entry.name, entry.points, entry.sheet()) for entry in entries]
    # A pad without the parts is hard to check, so rather one sheet below the other.
    if fit(players, teller, terminal.width):
        terminal.show(sheets(players, words, teller, terminal.width))
    else:
        for player in players:
            terminal.show(sheets([player], words, teller, terminal.width), Text())
    if len(players) > 1:
        terminal.show(Text(), standing(players, words), Text())
        winners = _winners(entries)
        terminal.say(words("cli-winner" if len(winners) == 1 else "cli-tie", names=winners), LOUD)


def _data(entries: list[Entry]) -> dict[str, Any]:
    players = []
    for entry in entries:
        found = entry.sheet()
        player: dict[str, object] = {"name": entry.name, "virtual": found is None, "points": entry.points}
        if found is not None:
            player["lines"] = {line.name: {"points": line.points, "parts": line.parts} for line in found.lines}
            player["characters"] = found.characters
        players.append(player)
    return {"players": players, "winners": _winners(entries)}


def _winners(entries: list[Entry]) -> list[str]:
    best = max(entry.points for entry in entries)
    return [entry.name for entry in entries if entry.points == best]
