"""Tells a game to players: every sentence, and the names of The Card Game's things."""

from collections.abc import Callable

from carson.words.sentences import Fault, Happening, Question, Reason, Sentences, printable
from carson.words.words import Words


class Teller:
    """Speaks one language, and knows the players' names (carson.words.sentences says what happens to the data)."""

    def __init__(self, words: Words, seat_name: Callable[[int], str]) -> None:
        self.words = words
        self._sentences = Sentences(words, seat_name)

    # Sentences

    def event(self, event: Happening) -> str | None:
        """What happened; None if it is not worth a line."""
        return self._sentences.event(event)

    def refusal(self, refusal: Reason) -> str:
        """Why not, with the rule's number in brackets."""
        return self._sentences.refusal(refusal)

    def error(self, error: Fault) -> str:
        """What is wrong, with the line and the rule if they are known."""
        return self._sentences.error(error)

    def question(self, decision: Question, seat: int | None = None) -> str:
        """What is asked, of everyone who must decide or of one seat alone."""
        return self._sentences.question(decision, seat)

    def action(self, text: str, asked: str = "") -> str:
        """An action's text in words, such as "take the Governor"; `asked` is the kind of decision it answers."""
        return self.words.action(printable(text), asked)

    # Names

    def card(self, name: str) -> str:
        """A character's name; a terrain card keeps its id."""
        return self.words.card(name)

    def character(self, name: str) -> str:
        return self.words.name("character", name)

    def power(self, name: str) -> str:
        """What a character does."""
        return self.words.name("power", name)

    def object(self, name: str) -> str:
        return self.words.name("object", name)

    def suit(self, name: str) -> str:
        return self.words.name("suit", name)

    def level(self, name: str) -> str:
        return self.words.name("level", name)

    def line(self, name: str) -> str:
        """A line of the score sheet."""
        return self.words.name("line", name)
