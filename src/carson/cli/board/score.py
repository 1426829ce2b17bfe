"""`carson score board`: the sheets of a real table, from a file or from questions."""

from typing import Any

from rich.text import Text

from carson.cli.board.draw.sheets import sheets, standing
from carson.cli.board.figures import lines_of
from carson.cli.board.pad.ask import Questions
from carson.cli.board.pad.reader import read
from carson.cli.draw.style import LOUD
from carson.cli.pad import scoring
from carson.cli.terminal import Terminal
from carson.pad.board import Pad
from carson.words import Words
from carson.words.board import BoardTeller


def score(file: str | None, words: Words, as_json: bool) -> None:
    scoring.score(file, words, as_json, read, lambda terminal, words: Questions(terminal, words).table(), _data, _show)


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


def _data(pad: Pad) -> dict[str, Any]:
    results = pad.scored()
    players = [
        {
            "name": player.name,
            "points": player.sheet.total,
            "lines": lines_of(player.sheet),
        }
        for player in results
    ]
    return {"players": players, "winners": pad.winners(results)}
