"""The score pad by questions: a player's city row by row, the characters, the cards sold; then the next player."""

from carson.cards.material.city import City
from carson.cards.material.pieces import EMPTY, KINDS, MOUNTAIN, OBJECT_NAMES, OBJECT_SIGNS
from carson.cards.mechanics.selling import MOST as MOST_SOLD
from carson.cards.notation.diagram import parse as parse_diagram
from carson.cli.abbreviations import matches
from carson.cli.cards.draw.city import city_map
from carson.cli.cards.pad.reader import characters_of, points_of
from carson.cli.draw.style import QUIET
from carson.cli.files import printable
from carson.cli.pad.lines import MOST_NAME
from carson.cli.table.asking import Asking
from carson.cli.terminal import Terminal
from carson.pad.cards import Entry, city_fault
from carson.words import Words

NO_CARD = "--"
VIRTUAL = "v "


class Questions(Asking):
    """Asks until the table is complete; a wrong answer is said to be so and asked again."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        super().__init__(terminal, words)
        self._entries: list[Entry] = []

    def table(self) -> list[Entry]:
        self._terminal.say(self._words("cli-pad-welcome"))
        self._terminal.say(self._words("cli-pad-signs", signs=", ".join(self._signs())), QUIET)
        while True:
            usual = self._words("cli-player-name", number=len(self._entries) + 1)
            typed = self._ask("cli-pad-ask-next" if self._entries else "cli-pad-ask-name", usual=usual)
            if not typed and self._entries:
                return self._entries
            virtual = typed.casefold().startswith(VIRTUAL)
            name = typed[len(VIRTUAL) :].strip() if virtual else typed or usual
            if self._taken(name):
                continue
            self._entries.append(self._virtual(name) if virtual else self._real(name))

    def _taken(self, name: str) -> bool:
        if not name or len(name) > MOST_NAME:
            self.wrong(self._words("cli-pad-name", most=MOST_NAME))
            return True
        if name in (entry.name for entry in self._entries):
            self.wrong(self._words("cli-error-name-twice", found=name))
            return True
        return False

    def _virtual(self, name: str) -> Entry:
        while True:
            points = points_of("attraction", self._ask("cli-pad-ask-attraction", name=name))
            if points is not None:
                return Entry(name, virtual=points)
            self.wrong(self._words("cli-pad-numbers"))

    def _real(self, name: str) -> Entry:
        characters = self._characters(name)
        sold = self._sold(name) if "auctioneer" in characters else 0
        return Entry(name, self._city(name, characters), characters, sold)

    def _characters(self, name: str) -> tuple[str, ...]:
        owners = {character: entry.name for entry in self._entries for character in entry.characters}
        while True:
            try:
                found = characters_of(self._ask("cli-pad-ask-characters", name=name), self._words)
            except ValueError as error:
                self.wrong(str(error))
                continue
            twice = [character for character in found if character in owners]
            if not twice:
                return found
            self.wrong(self._words("cli-pad-owned", character=twice[0], name=owners[twice[0]]))

    def _sold(self, name: str) -> int:
        while True:
            typed = self._ask("cli-pad-ask-sold", name=name, most=MOST_SOLD) or "0"
            if typed in map(str, range(MOST_SOLD + 1)):
                return int(typed)
            self.wrong(self._words("cli-ask-number-again", least=0, most=MOST_SOLD))

    def _city(self, name: str, characters: tuple[str, ...]) -> City:
        while True:
            self._terminal.say(self._words("cli-pad-ask-city", name=name))
            city = parse_diagram(self._rows())
            fault = city_fault(self._words, city, characters)
            if not fault:
                self._terminal.show(city_map(city))
                return city
            self.wrong(fault)

    def _rows(self) -> str:
        """Rows of signs until an empty line, set out as a diagram."""
        rows: list[str] = []
        while True:
            typed = self._terminal.ask(f"{len(rows) + 1:>3}  ")
            if not typed:
                break
            signs = [self._sign(word) for word in typed.split()]
            if None not in signs:
                rows.append(" ".join(sign or "" for sign in signs))
        return "\n".join(rows)

    def _sign(self, word: str) -> str | None:
        """A parcel's sign, from itself in any case or the beginning of a name; None, and said so, for anything else."""
        if word in (NO_CARD, "-"):
            return "  "
        if word in OBJECT_SIGNS:
            return word
        alike = [sign for sign in OBJECT_SIGNS if sign.casefold() == word.casefold()]
        spellings = {name: (self._words.name("object", name),) for name in OBJECT_NAMES[MOUNTAIN:]}
        named = [OBJECT_SIGNS[OBJECT_NAMES.index(name)] for name in matches(word, spellings)]
        found = alike or named or ([OBJECT_SIGNS[EMPTY]] if word == "." else [])
        if len(found) == 1:
            return found[0]
        self.wrong(self._words("cli-pad-sign", found=printable(word), known=found or list(OBJECT_SIGNS[EMPTY:])))
        return None

    def _signs(self) -> list[str]:
        return [
            f"{OBJECT_SIGNS[kind]} {self._words.name('object', OBJECT_NAMES[kind])}" for kind in range(EMPTY, KINDS)
        ]

    def _ask(self, question: str, **figures: object) -> str:
        return self.ask(self._words(question, **figures))
