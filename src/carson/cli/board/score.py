"""`carson score board`: the sheets of a real table, from a file or from questions."""

import json

from rich.text import Text

from carson.cli.board.draw.sheets import sheets, standing
from carson.cli.board.figures import lines_of
from carson.cli.board.pad.ask import Questions
from carson.cli.board.pad.reader import read
from carson.cli.draw.style import LOUD
from carson.cli.pad.entries import from_file_or_answers
from carson.cli.terminal import Terminal
from carson.pad.board import Pad
from carson.words import Words
from carson.words.board import BoardTeller


def score(file: str | None, words: Words, terminal: Terminal, as_json: bool) -> None:
    pad = from_file_or_answers(file, words, terminal, read, Questions(terminal, words).table)
    if as_json:
        print(_json(pad))
    else:
        _show(pad, words, terminal)


def _show(pad: Pad, words: Words, terminal: Terminal) -> None:
    results = pad.scored()
    terminal.show(sheets(results, words, BoardTeller(words, str)))
    if len(results) == 1:
        return
    terminal.show(Text(), standing(results, pad.order()), Text())
    winners = pad.winners(results)
    best = max(player.sheet.total for player in results)
    tied = "yes" if sum(player.sheet.total == best for player in results) > 1 else "no"
    if len(winners) == 1:
        terminal.say(words("cli-board-winner", name=winners[0], tied=tied), LOUD)
    else:
        terminal.say(words("cli-board-pad-tie", names=winners), LOUD)


def _json(pad: Pad) -> str:
    results = pad.scored()
    players = [
        {
            "name": player.name,
            "points": player.sheet.total,
            "lines": lines_of(player.sheet),
        }
        for player in results
    ]
    return json.dumps({"players": players, "winners": pad.winners(results)}, ensure_ascii=False, indent=2)
