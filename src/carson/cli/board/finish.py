"""The end of a game: the map, the sheets side by side, the places."""

from rich.rule import Rule as Line
from rich.text import Text

from carson.board.library import BoardGame
from carson.cli.board.draw.sheets import scored, sheets, standing
from carson.cli.board.figures import Figures
from carson.cli.board.painter import BoardPainter
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.cli.terminal import Terminal


def show_end(game: BoardGame, terminal: Terminal, painter: BoardPainter) -> None:
    words, view = painter.words, game.view(None)
    outcome = game.outcome()
    assert outcome is not None
    results = scored(view, painter.name)
    terminal.show(Line(Text(f" {words('cli-game-over')} ", HEAD), style=QUIET, align="left"))
    terminal.show(painter.map(view, (), Figures(view), tall=False), Text())
    terminal.show(sheets(results, words, painter.teller), Text())
    terminal.show(standing(results, view.passed), Text())
    winner = outcome.winners[0]
    tied = outcome.scores.count(outcome.scores[winner]) > 1
    terminal.say(words("cli-board-winner", name=painter.name(winner), tied="yes" if tied else "no"), LOUD)
