"""The end of a game: the sheets side by side, and the places."""

from rich.rule import Rule as Line
from rich.text import Text

from carson.cards.library import CardGame
from carson.cli.cards.draw.sheets import sheets, standing
from carson.cli.cards.helpdesk import scored
from carson.cli.cards.painter import CardPainter
from carson.cli.draw.style import HEAD, LOUD, QUIET
from carson.cli.terminal import Terminal


def show_end(game: CardGame, terminal: Terminal, painter: CardPainter) -> None:
    """Every city, every sheet, the places (CG-8.3)."""
    words, view = painter.words, game.view(None)
    results = scored(view, painter)
    terminal.show(Line(Text(f" {words('cli-game-over')} ", HEAD), style=QUIET, align="left"))
    for player in view.players:
        if not player.level:
            terminal.show(painter.city(view, player.seat), Text())
    terminal.show(sheets(results, words, painter.teller, terminal.width), Text())
    terminal.show(standing(results, words), Text())
    outcome = game.outcome()
    assert outcome is not None
    winners = [painter.name(seat) for seat in outcome.winners]
    message = "cli-winner" if len(winners) == 1 else "cli-tie"
    terminal.say(words(message, names=winners), LOUD)
