"""Tells a game to players: every sentence, and the names of The Card Game's things."""

from carson.words.sentences import Sentences, names_of, printable


class Teller(Sentences):
    """Tells The Card Game; the sentences of every game, too."""

    def action(self, text: str, asked: str = "") -> str:
        """An action's text in words, such as "take the Governor"; `asked` is the kind of decision it answers."""
        return self.words.action(printable(text), asked)

    # Names

    def card(self, name: str) -> str:
        """A character's name; a terrain card keeps its id."""
        return self.words.card(name)

    character = names_of("character")
    power = names_of("power")  # what a character does
    object = names_of("object")
    suit = names_of("suit")
    level = names_of("level")
    line = names_of("line")  # of the score sheet
