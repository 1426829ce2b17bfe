"""`carson score cards`: the sheets of a real table, from a file or from questions."""

import json

from rich.text import Text

from carson.cli.cards.draw.sheets import Scored, fit, sheets, standing
from carson.cli.cards.pad.ask import Questions
from carson.cli.cards.pad.reader import read
from carson.cli.draw.style import LOUD
from carson.cli.pad.entries import from_file_or_answers
from carson.cli.terminal import Terminal
from carson.pad.cards import Entry
from carson.words import Teller, Words


def score(file: str | None, words: Words, terminal: Terminal, as_json: bool) -> None:
    entries = from_file_or_answers(file, words, terminal, read, Questions(terminal, words).table)
    if as_json:
        print(_json(entries))
    else:
        _show(entries, words, terminal)


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


def _json(entries: list[Entry]) -> str:
    players = []
    for entry in entries:
        found = entry.sheet()
        player: dict[str, object] = {"name": entry.name, "virtual": found is None, "points": entry.points}
        if found is not None:
            player["lines"] = {line.name: {"points": line.points, "parts": line.parts} for line in found.lines}
            player["characters"] = found.characters
        players.append(player)
    return json.dumps({"players": players, "winners": _winners(entries)}, ensure_ascii=False, indent=2)


def _winners(entries: list[Entry]) -> list[str]:
    best = max(entry.points for entry in entries)
    return [entry.name for entry in entries if entry.points == best]
