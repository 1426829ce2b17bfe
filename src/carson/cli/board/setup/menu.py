"""The welcome: a usual table by pressing Enter, or a few questions for another one."""

from collections.abc import Sequence
from typing import Final

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from carson.board.characters.sets import SETS
from carson.board.editions import EDITIONS, ENGLISH
from carson.board.material.figures import STRATEGIES
from carson.board.options import FEWEST, MOST, Options
from carson.board.variants.registry import NOT_SOLO, VARIANTS
from carson.cli.board.setup.options import BAGS, USUAL_SET, variants_of
from carson.cli.board.setup.seats import seating
from carson.cli.board.setup.typed import TypedSetup
from carson.cli.draw.style import LOUD, QUIET
from carson.cli.table.asking import Asking, main_menu
from carson.cli.table.seating import HUMAN, Seating, names_of
from carson.cli.terminal import Terminal
from carson.pad.sets import RANDOM
from carson.words import Words
from carson.words.board import BoardTeller

ALONE: Final = "alone"


def choose_table(terminal: Terminal, words: Words, seed: str) -> Seating[Options]:
    """Enter takes the usual table, one person against three bots."""
    text = Text(justify="center").append(words("cli-board-welcome-title"), LOUD)
    text.append("\n" + words("cli-welcome-credits"), QUIET)
    terminal.show(Panel(text, width=min(terminal.width, 72), border_style="yellow"))
    terminal.say(words("cli-board-welcome"))

    def show() -> None:
        terminal.show(Padding(Text(words("cli-board-menu")), (1, 2)))

    also = {ALONE: words("cli-board-alone-words")}
    chosen = main_menu(terminal, words, show, words("cli-board-welcome-more"), also)
    questions = _Questions(terminal, words, seed)
    if not chosen:
        return seating(words, seed)
    return questions.alone() if chosen == ALONE else questions.table()


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
            setup=self._setup(),
        )

    def alone(self) -> Seating[Options]:
        """One person against Standish (BG-14)."""
        names = self._asking.names(1, lambda names: names_of(self._words, [HUMAN], names))
        spellings = {name: (self._words.name("strategy", name),) for name in STRATEGIES}
        about = {name: self._words("cli-board-strategy-about", strategy=name) for name in STRATEGIES}
        lines = [f"{name:<10} {said}" for name, said in about.items()]
        self._terminal.show(Padding(Text("\n".join(lines)), (0, 2)))
        question = self._words("cli-board-ask-strategy", usual=STRATEGIES[0])
        again = self._words("cli-board-ask-again", known=list(STRATEGIES))
        solo = self._asking.one_of(question, again, spellings, STRATEGIES[0])
        variants = self._variants([name for name in VARIANTS if name not in NOT_SOLO])
        setup = TypedSetup(variants=variants, solo=solo)
        return seating(self._words, self._seed, names=",".join(names), setup=setup)

    def _setup(self) -> TypedSetup:
        characters, bag, variants = self._set(), self._bag(), self._variants(VARIANTS)
        question = self._words("cli-board-ask-edition", known=list(EDITIONS), usual=ENGLISH)
        again = self._words("cli-board-ask-again", known=list(EDITIONS))
        spellings = {name: (self._words.name("edition", name),) for name in EDITIONS}
        edition = self._asking.one_of(question, again, spellings, ENGLISH)
        return TypedSetup(characters, bag, variants, edition)

    def _variants(self, known: Sequence[str]) -> str:
        """Any of them, or by Enter none."""
        about = {name: self._words("cli-board-variant-about", variant=name) for name in known}
        lines = [f"{name:<15} {said}" for name, said in about.items()]
        self._terminal.show(Padding(Text("\n".join(lines)), (0, 2)))
        while True:
            found = variants_of(self._words, self._asking.ask(self._words("cli-board-ask-variants")))
            if set(found) <= set(known) and len(set(found)) == len(found):
                return ",".join(found)
            self._asking.wrong(self._words("cli-board-ask-variants-again", known=list(known)))

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
