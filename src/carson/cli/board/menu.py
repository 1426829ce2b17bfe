"""The welcome: a usual table by pressing Enter, or a few questions for another one."""

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from carson.board.characters.sets import SETS
from carson.board.options import FEWEST, MOST, Options
from carson.cli.board.seats import BAGS, RANDOM, USUAL_SET, seating
from carson.cli.draw.style import LOUD, QUIET
from carson.cli.table.asking import Asking, main_menu
from carson.cli.table.sitters import HUMAN, Seating, names_of
from carson.cli.terminal import Terminal
from carson.words import Words
from carson.words.board import BoardTeller


def choose_table(terminal: Terminal, words: Words, seed: str) -> Seating[Options]:
    """Enter takes the usual table, one person against three bots."""
    text = Text(justify="center").append(words("cli-board-welcome-title"), LOUD)
    text.append("\n" + words("cli-welcome-credits"), QUIET)
    terminal.show(Panel(text, width=min(terminal.width, 72), border_style="yellow"))
    terminal.say(words("cli-board-welcome"))

    def show() -> None:
        terminal.show(Padding(Text(words("cli-board-menu")), (1, 2)))

    other = main_menu(terminal, words, show, words("cli-board-welcome-more"))
    return _Questions(terminal, words, seed).table() if other else seating(words, seed)


class _Questions:
    """Who plays, with which characters and which bag."""

    def __init__(self, terminal: Terminal, words: Words, seed: str) -> None:
        self._terminal = terminal
        self._words = words
        self._seed = seed
        self._asking = Asking(terminal, words)
        self._teller = BoardTeller(words, str)

    def table(self) -> Seating[Options]:
        people = self._asking.number("cli-ask-people", 1, MOST, 1)
        names = self._asking.names(people, lambda names: names_of(self._words, [HUMAN] * people, names))
        least = max(0, FEWEST - people)
        bots = self._asking.bots("board", "cli-board-ask-bots", least, MOST - people)
        return seating(
            self._words,
            self._seed,
            players=",".join([HUMAN] * people + bots),
            names=",".join(names),
            characters=self._set(),
            bag=self._bag(),
        )

    def _set(self) -> str:
        lines = [f"{name:<10} {self._teller.set(name)}" for name in SETS]
        lines.append(f"{RANDOM:<10} " + self._words("cli-board-set-random"))
        self._terminal.show(Padding(Text("\n".join(lines)), (0, 2)))
        question = self._words("cli-board-ask-set", usual=USUAL_SET)
        again = self._words("cli-board-ask-again", known=[*SETS, RANDOM])
        spellings = {name: (self._teller.set(name),) for name in SETS}
        return self._asking.one_of(question, again, {**spellings, RANDOM: ()}, USUAL_SET)

    def _bag(self) -> str:
        question = self._words("cli-board-ask-bag", known=list(BAGS), usual=BAGS[0])
        again = self._words("cli-board-ask-again", known=list(BAGS))
        return self._asking.one_of(question, again, {name: (self._teller.bag(name),) for name in BAGS}, BAGS[0])
