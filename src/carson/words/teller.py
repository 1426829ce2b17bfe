"""Tells a game to players: every sentence, and the names of The Card Game's things."""

from carson.words.sentences import Sentences, printable


class Teller(Sentences):
    """Tells The Card Game; the sentences of every game, too."""

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
