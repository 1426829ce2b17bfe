"""The welcome: a usual table by pressing Enter, or a few questions for another one."""

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from carson.cards.material.pieces import BEGINNER, LEVELS
from carson.cards.options import FEWEST, MOST, Options
from carson.cli.abbreviations import listed, matches
from carson.cli.cards.seats import seating
from carson.cli.draw.style import LOUD, QUIET
from carson.cli.table.asking import Asking, main_menu
from carson.cli.table.seating import HUMAN, Seating
from carson.cli.terminal import Terminal
from carson.words import Words


def welcome(terminal: Terminal, words: Words) -> None:
    text = Text(justify="center").append(words("cli-welcome-title"), LOUD)
    text.append("\n" + words("cli-welcome-credits"), QUIET)
    terminal.show(Panel(text, width=min(terminal.width, 72), border_style="yellow"))
    terminal.say(words("cli-welcome"))


def choose_table(terminal: Terminal, words: Words) -> Seating[Options]:
    """Enter takes the usual table, one person against three virtual players."""

    def show() -> None:
        terminal.show(Padding(Text(words("cli-menu")), (1, 2)))

    other = main_menu(terminal, words, show, words("cli-welcome-more"))
    return _Questions(terminal, words).table() if other else seating(words)


class _Questions:
    """Who plays, and against whom."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._words = words
        self._asking = Asking(terminal, words)

    def table(self) -> Seating[Options]:
        people = self._asking.number("cli-ask-people", 1, MOST, 1)
        names = self._asking.names(people, lambda names: seating(self._words, real=people, names=",".join(names)))
        bots = self._asking.bots("cards", "cli-ask-bots", 0, MOST - people)
        least = max(FEWEST, people + len(bots))
        total = self._asking.number("cli-ask-total", least, MOST, least) if least < MOST else MOST
        virtual = total - people - len(bots)
        levels = self._levels(virtual) if virtual else []
        players = ",".join([HUMAN] * people + bots)
        return seating(self._words, players=players, virtual=",".join(levels), total=total, names=",".join(names))

    def _levels(self, virtual: int) -> list[str]:
        spellings = {level: (self._words.name("level", level),) for level in LEVELS}
        names = [self._words.name("level", level) for level in LEVELS]
        usual = self._words.name("level", BEGINNER)
        while True:
            question = self._words("cli-ask-levels", count=virtual, known=names, usual=usual)
            typed = listed(self._asking.ask(question)) or [BEGINNER]
            found = [matches(word, spellings) for word in typed]
            if len(typed) <= virtual and all(len(levels) == 1 for levels in found):
                return [levels[0] for levels in found]
            self._asking.wrong(self._words("cli-ask-levels-again", known=names, count=virtual))
