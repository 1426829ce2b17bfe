"""Messages by name, in one language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carson.words.language import LANGUAGES, UnknownLanguage
from carson.words.message_names import Join

if TYPE_CHECKING:
    from carson.words.catalogue import Catalogue


class Words:
    """The messages of one language: cheap to make, and read from their files once, when the first is used."""

    __slots__ = ("language",)

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language

    def __call__(self, message_id: str, /, **args: object) -> str:
        """The message in words; in English if this language lacks it.

        A missing message raises KeyError, one whose figures do not fit ValueError: both are bugs.
        """
        return self._catalogue().say(message_id, args)

    def form(self, message_id: str, form: str, /, **args: object) -> str:
        """Another form of the message, an attribute of it: `.wait` of a question."""
        return self._catalogue().say(message_id, args, form)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return self._catalogue().has(message_id)

    def name(self, kind: str, name: str, form: str = "") -> str:
        """The name of a character, object, suit, …; `form` is an attribute of its message."""
        return self._catalogue().name(kind, name, form)

    def card(self, name: str, form: str = "") -> str:
        """A character's name; a terrain card keeps its id."""
        return self.known("character", name, form)

    def known(self, kind: str, name: str, form: str = "") -> str:
        """A name if there is one; anything without one stays as it is."""
        return self._catalogue().known(kind, name, form)

    def side(self, line: str) -> str:
        """The line of a road, in words."""
        return self._catalogue().side(line)

    def action(self, text: str, asked: str = "", character: str = "") -> str:
        """An action's text in words, as an answer to a decision of the kind `asked`, perhaps asked by a character."""
        return self._catalogue().action(text, asked, character)

    def list(self, items: Sequence[str], kind: Join = "and") -> str:
        """Several things as one text, as in "a, b and c"."""
        return self._catalogue().join(items, kind)

    def _catalogue(self) -> "Catalogue":
        # Imported here: a program without messages needs no catalogue.
        from carson.words.catalogue import catalogue

        return catalogue(self.language)
