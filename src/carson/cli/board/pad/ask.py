"""The board game's score pad by questions: player after player, then what the city and ties need."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from carson.board.notation.diagram import DrawnMap
from carson.board.variants.registry import VARIANTS
from carson.cli.abbreviations import listed
from carson.cli.board.pad.drawing import Drawing
from carson.cli.board.pad.map import beside_bridges, bridged, owners, standing
from carson.cli.board.pad.reader import MOST_MONEY, MOST_SYMBOLS, MOST_VP, field_of, scoring_variants
from carson.cli.board.pad.things import number_of, order_of, things_of
from carson.cli.draw.style import QUIET
from carson.cli.pad.lines import MOST_NAME
from carson.cli.table.asking import Asking
from carson.cli.terminal import Terminal
from carson.pad.board import Pad, has_station, table_fault, things_fault
from carson.pad.board_entry import Entry
from carson.pad.variants.model import Field, PadVariant
from carson.pad.variants.registry import PAD_VARIANTS
from carson.words import Words

T = TypeVar("T")
# Those that are no variant among others, but may be named with them.
APART: Final = {variant.name for variant in PAD_VARIANTS} - set(VARIANTS)


class Questions(Asking):
    """Asks until the table is complete; a wrong answer is said to be so and asked again."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        super().__init__(terminal, words)
        self._entries: list[Entry] = []
        self._plan: DrawnMap | None = None
        self._variants: list[PadVariant] = []

    def table(self) -> Pad:
        self._terminal.say(self._words("cli-board-pad-welcome"))
        self._plan = Drawing(self._terminal, self._words).plan()
        if self._plan is None:
            self._terminal.say(self._words("cli-board-pad-how"), QUIET)
        self._variants = self._until(self._words("cli-board-pad-ask-variants"), self._scoring)
        while (name := self._next_name()) is not None:
            entry = self._player(name)
            fault = table_fault(self._words, Pad([*self._entries, entry]))
            if fault:
                self.wrong(fault)
                continue
            self._entries.append(entry)
        if self._plan is not None:
            pad = Pad(self._entries, standing(self._plan, -1))
        else:
            pad = Pad(self._entries, symbols=self._symbols() if has_station(self._entries) else None)
        if any(variant.whole_order for variant in self._variants):
            chosen = tuple(variant.name for variant in self._variants)
            return self._ordered("cli-board-pad-ask-order", replace(pad, variants=chosen))
        if len(pad.winners(pad.scored())) < 2:
            return pad
        return self._ordered("cli-board-pad-ask-passed", pad)

    def _scoring(self, typed: str) -> list[PadVariant]:
        """Variants that add to the scoring."""
        parts = listed(typed)
        apart = [part.casefold() for part in parts if part.casefold() in APART]
        others = scoring_variants(",".join(part for part in parts if part.casefold() not in APART), self._words)
        return [variant for variant in PAD_VARIANTS if variant.name in (*apart, *others)]

    def _ordered(self, question: str, pad: Pad) -> Pad:
        """With the pass order, as far as it is needed."""

        def read(typed: str) -> Pad:
            found = replace(pad, passed=order_of(typed, [entry.name for entry in pad.entries], self._words))
            fault = table_fault(self._words, found)
            if fault:
                raise ValueError(fault)
            return found

        return self._until(self._words(question), read)

    def _next_name(self) -> str | None:
        taken = [entry.name for entry in self._entries]
        usual = self._words("cli-player-name", number=len(taken) + 1)
        enough = len(taken) >= (1 if self._plan is None else owners(self._plan))
        message = "cli-board-pad-ask-name" if self._plan is None else "cli-board-pad-ask-owner"
        question = self._words("cli-board-pad-ask-next" if enough else message, usual=usual, seat=len(taken))
        while True:
            typed = self.ask(question)
            if not typed and enough:
                return None
            name = typed or usual
            if len(name) > MOST_NAME:
                self.wrong(self._words("cli-pad-name", most=MOST_NAME))
            elif name in taken:
                self.wrong(self._words("cli-error-name-twice", found=name))
            else:
                return name

    def _player(self, name: str) -> Entry:
        vp = self._until(
            self._words("cli-board-pad-ask-vp", name=name), lambda t: number_of(t or "0", MOST_VP, self._words)
        )
        money = self._until(
            self._words("cli-board-pad-ask-money", name=name), lambda t: number_of(t or "0", MOST_MONEY, self._words)
        )
        if self._plan is not None:
            things = standing(self._plan, len(self._entries))
        else:
            things = self._until(self._words("cli-board-pad-ask-things", name=name), lambda t: self._things(t, name))
        typed = self.ask(self._words("cli-board-pad-ask-teacher", name=name)).casefold()
        entry = Entry(name, vp, money, things, typed in self._words("cli-yes-words").split())
        return self._with_variants(entry)

    def _with_variants(self, entry: Entry) -> Entry:
        """What the variants in play ask of a player."""
        seat = len(self._entries)
        drawn = self._plan is not None and bridged(self._plan)
        for variant in self._variants:
            fields = [field for field in variant.fields if field.seat in (None, seat)]
            entry = replace(entry, more=entry.more | {field.key: self._field(field, entry.name) for field in fields})
            if variant.bridges and entry.things and not drawn:
                asked = self._words("cli-board-pad-ask-bridge", name=entry.name)
                entry = replace(entry, bridge=self._until(asked, lambda t: things_of(t, self._words)))
        if self._plan is not None and drawn:
            return replace(entry, bridge=beside_bridges(self._plan, seat))
        return entry

    def _field(self, field: Field, name: str) -> int | str:
        usual = "" if field.names else "0"
        question = self._words(f"cli-board-pad-ask-{field.key}", name=name)
        return self._until(question, lambda t: field_of(self._words, field, t or usual))

    def _things(self, typed: str, name: str) -> dict[str, int]:
        found = things_of(typed, self._words)
        fault = things_fault(self._words, found, name)
        if fault:
            raise ValueError(fault)
        return found

    def _symbols(self) -> int:
        question = self._words("cli-board-pad-ask-symbols")
        return self._until(question, lambda t: number_of(t, MOST_SYMBOLS, self._words))

    def _until(self, question: str, make: Callable[[str], T]) -> T:
        while True:
            try:
                return make(self.ask(question))
            except ValueError as error:
                self.wrong(str(error))
