"""The welcome: a usual table by pressing Enter, or a few questions for another one."""

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from carson.bots import bot_names
from carson.cards.options import FEWEST, MOST
from carson.cards.pieces import BEGINNER, LEVELS
from carson.cli.draw.style import LOUD, QUIET, REFUSED
from carson.cli.faults import BadInput, Stop
from carson.cli.pick import listed, matches
from carson.cli.table.seats import HUMAN, Seating, seating
from carson.cli.terminal import Terminal
from carson.words import Words

PROMPT = "> "


def welcome(terminal: Terminal, words: Words) -> None:
    text = Text(justify="center").append(words("cli-welcome-title"), LOUD)
    text.append("\n" + words("cli-welcome-credits"), QUIET)
    terminal.show(Panel(text, width=min(terminal.width, 72), border_style="yellow"))
    terminal.say(words("cli-welcome"))


def choose_table(terminal: Terminal, words: Words) -> Seating:
    """Enter takes the usual table, one person against three virtual players."""
    usual = seating(words)
    while True:
        terminal.show(Padding(Text(words("cli-menu")), (1, 2)))
        typed = terminal.ask(PROMPT).casefold()
        if not typed:
            return usual
        if typed in words("cli-quit-words").split():
            raise Stop(0)
        if typed in words("cli-change-words").split():
            return _Questions(terminal, words).table()
        if typed in ("?", "h"):
            terminal.say()
            terminal.say(words("cli-welcome-more"))


class _Questions:
    """Each has a usual answer, taken by Enter, and is asked again until its answer fits."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._terminal = terminal
        self._words = words

    def table(self) -> Seating:
        people = self._number("cli-ask-people", 1, MOST, 1)
        names = self._names(people)
        bots = self._bots(MOST - people)
        least = max(FEWEST, people + len(bots))
        total = self._number("cli-ask-total", least, MOST, least) if least < MOST else MOST
        virtual = total - people - len(bots)
        levels = self._levels(virtual) if virtual else []
        players = ",".join([HUMAN] * people + bots)
        return seating(self._words, players=players, virtual=",".join(levels), total=total, names=",".join(names))

    def _number(self, question: str, least: int, most: int, usual: int) -> int:
        while True:
            typed = self._ask(self._words(question, least=least, most=most, usual=usual))
            if not typed:
                return usual
            if typed.isascii() and typed.isdigit() and least <= int(typed) <= most:
                return int(typed)
            self._wrong(self._words("cli-ask-number-again", least=least, most=most))

    def _names(self, people: int) -> list[str]:
        usual = [self._words("cli-player-name", number=number + 1) for number in range(people)]
        while True:
            typed = listed(self._ask(self._words("cli-ask-names", count=people, usual=usual)))
            names = [*typed[:people], *usual[len(typed) :]]
            try:
                seating(self._words, real=people, names=",".join(names))
            except BadInput as fault:
                self._wrong(str(fault))
                continue
            return names

    def _bots(self, most: int) -> list[str]:
        known = bot_names("cards")
        while most:
            typed = listed(self._ask(self._words("cli-ask-bots", known=list(known), most=most)))
            found = [matches(word, dict.fromkeys(known, ())) for word in typed]
            if len(typed) <= most and all(len(names) == 1 for names in found):
                return [names[0] for names in found]
            self._wrong(self._words("cli-ask-bots-again", known=list(known), most=most))
        return []

    def _levels(self, virtual: int) -> list[str]:
        spellings = {level: (self._words.name("level", level),) for level in LEVELS}
        names = [self._words.name("level", level) for level in LEVELS]
        usual = self._words.name("level", BEGINNER)
        while True:
            question = self._words("cli-ask-levels", count=virtual, known=names, usual=usual)
            typed = listed(self._ask(question)) or [BEGINNER]
            found = [matches(word, spellings) for word in typed]
            if len(typed) <= virtual and all(len(levels) == 1 for levels in found):
                return [levels[0] for levels in found]
            self._wrong(self._words("cli-ask-levels-again", known=names, count=virtual))

    def _ask(self, question: str) -> str:
        return self._terminal.ask(question + " ")

    def _wrong(self, sentence: str) -> None:
        self._terminal.say("  " + sentence, REFUSED)
