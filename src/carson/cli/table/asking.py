"""Questions before a game, each with a usual answer taken by Enter, asked again until the answer fits."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from carson.cli.abbreviations import listed, matches
from carson.cli.bot_names import bot_typed, known_bots
from carson.cli.draw.style import REFUSED
from carson.cli.errors.kinds import BadInput, Stop
from carson.cli.terminal import Terminal
from carson.kernel import OptionsError
from carson.words import Teller, Words

PROMPT = "> "
OTHER = "other"


class Asking:
    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._terminal = terminal
        self._words = words

    def ask(self, question: str) -> str:
        return self._terminal.ask(question + " ")

    def wrong(self, sentence: str) -> None:
        self._terminal.say("  " + sentence, REFUSED)

    def number(self, question: str, least: int, most: int, usual: int) -> int:
        while True:
            typed = self.ask(self._words(question, least=least, most=most, usual=usual))
            if not typed:
                return usual
            if typed.isascii() and typed.isdigit() and least <= int(typed) <= most:
                return int(typed)
            self.wrong(self._words("cli-ask-number-again", least=least, most=most))

    def names(self, people: int, check: Callable[[list[str]], Any]) -> list[str]:
        """What the people are called; `check` raises a BadInput where that cannot be."""
        usual = [self._words("cli-player-name", number=number + 1) for number in range(people)]
        while True:
            typed = listed(self.ask(self._words("cli-ask-names", count=people, usual=usual)))
            names = [*typed[:people], *usual[len(typed) :]]
            try:
                check(names)
            except BadInput as fault:
                self.wrong(str(fault))
                continue
            return names

    def bots(self, game: str, question: str, least: int, most: int) -> list[str]:
        known = known_bots(game)
        while most:
            typed = listed(self.ask(self._words(question, known=list(known), most=most)))
            try:
                found = [bot_typed(game, word) for word in typed]
            except OptionsError as error:
                self.wrong(Teller(self._words, str).error(error))
                continue
            if least <= len(typed) <= most and None not in found:
                return [name for name in found if name is not None]
            self.wrong(self._words("cli-ask-bots-again", known=list(known), most=most))
        return []

    def one_of(self, question: str, again: str, spellings: Mapping[str, Sequence[str]], usual: str) -> str:
        """One of several known words."""
        while True:
            typed = self.ask(question)
            found = matches(typed, spellings) if typed else [usual]
            if len(found) == 1:
                return found[0]
            self.wrong(again)


def main_menu(
    terminal: Terminal,
    words: Words,
    show: Callable[[], None],
    more: str,
    also: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Nothing for the usual table, which Enter takes; OTHER for another; or what `also` has for words that are typed.

    Leaving ends the command.
    """
    while True:
        show()
        typed = terminal.ask(PROMPT).casefold()
        if not typed:
            return ""
        if typed in words("cli-quit-words").split():
            raise Stop(0)
        if typed in words("cli-change-words").split():
            return OTHER
        for choice, typable in also.items():
            if typed in typable.split():
                return choice
        if typed in ("?", "h"):
            terminal.say()
            terminal.say(more)
