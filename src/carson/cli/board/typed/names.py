"""What things are called: as the engine names them, and as the reader's language does. For typed words."""

from collections.abc import Sequence
from typing import Final

from carson.board.characters.cast import BY_NAME, CAST
from carson.board.material.pieces import FIRST_BUILDING
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import SPACE_NAMES
from carson.board.variants.places import OWN_PLACE_NAMES
from carson.cli.abbreviations import matches
from carson.words.board import BoardTeller

BUILDINGS: Final = KIND_NAMES[FIRST_BUILDING:]
CHARACTERS: Final = tuple(BY_NAME)


class Names:
    """Finds names by what was typed: all that begin so, or the one that is meant in full."""

    def __init__(self, teller: BoardTeller) -> None:
        self._spaces = {name: (teller.place(name),) for name in (*SPACE_NAMES, *OWN_PLACE_NAMES)}
        self._buildings = {name: (teller.building(name),) for name in BUILDINGS}
        self._characters = {name: (teller.character(name),) for name in CHARACTERS}
        # A character's number; of the two persons of 14 the first.
        self.numbers = {str(character.number): character.name for character in CAST}

    def spaces(self, typed: str) -> list[str]:
        return matches(typed, self._spaces)

    def buildings(self, typed: str) -> list[str]:
        return matches(typed, self._buildings)

    def options(self, typed: str) -> list[str]:
        return matches(typed, self._characters)

    def spellings(self, option: str) -> Sequence[str]:
        return self._characters.get(option) or self._buildings.get(option) or ()

    def all_spaces(self) -> list[str]:
        return [spelling for name, others in self._spaces.items() for spelling in (name, *others)]

    def all_buildings(self) -> list[str]:
        return [spelling for name, others in self._buildings.items() for spelling in (name, *others)]

    def all_options(self) -> list[str]:
        return [spelling for name, others in self._characters.items() for spelling in (name, *others)]
