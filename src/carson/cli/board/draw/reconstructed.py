"""The figures that no rule book shows, in words, each with the rule it belongs to."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from carson.board.material.figures import STRATEGIES, Figures
from carson.board.variants.new_beginning.sheets import WARES
from carson.cli.draw.style import HEAD, LOUD, QUIET, WARNING
from carson.words import Words
from carson.words.board import BoardTeller

PRINTED_HATS: Final = (0, 1, 3, 4)  # enclosures whose hats the rule books name (BG-13.4)
PRINTED_BONUS: Final = "urban"  # the strategy whose end bonus they name (BG-14.10)


class Line(NamedTuple):
    """A name and what it comes to; `printed`: a rule book says so."""

    name: str
    figure: str
    printed: bool = False


def reconstructed(figures: Figures, words: Words, marked: bool) -> RenderableType:
    """`marked`: these are the built-in ones, and what is reconstructed of them is said to be."""
    text = Text().append(words("cli-board-figures-title", name=figures.name), LOUD)
    if marked:
        text.append("\n" + words("cli-board-figures-about"), QUIET)
    mark = f" [{words('cli-mark-reconstructed')}]"
    for title, rule, lines in _parts(figures, words):
        text.append("\n\n").append(title, HEAD).append(f" [{rule}]", QUIET)
        whole = not any(line.printed for line in lines)
        if marked and whole:
            text.append(mark, WARNING)
        wide = max(len(line.name) for line in lines)
        for line in lines:
            text.append(f"\n  {line.name:<{wide}}  " if wide else "\n  ").append(line.figure, "")
            if marked and not whole and not line.printed:
                text.append(mark, WARNING)
    return text


def _parts(figures: Figures, words: Words) -> Iterator[tuple[str, str, list[Line]]]:
    teller = BoardTeller(words, str)
    steps = [Line(teller.building(name), f"+${step}") for name, step in figures.city_hall_step.items()]
    yield words("cli-board-figures-hall"), "BG-8.14", steps
    yield words("cli-board-figures-river"), "BG-11.2", [Line("", " ".join(figures.river))]
    vp = [Line(strength, words("cli-board-vp", count=count)) for strength, count in figures.outlaw_vp.items()]
    yield words("cli-board-figures-outlaws"), "BG-12.1", vp
    hats = [Line(str(pen + 1), str(count), pen in PRINTED_HATS) for pen, count in enumerate(figures.hats)]
    yield words("cli-board-figures-hats"), "BG-13.4", hats
    yield words("cli-board-figures-beginning"), "BG-11.1", list(_beginning(figures, words))
    for name in STRATEGIES:
        yield (
            words("cli-board-figures-standish", strategy=words.name("strategy", name)),
            "BG-14.2",
            list(_strategy(figures, name, words, teller)),
        )


def _beginning(figures: Figures, words: Words) -> Iterator[Line]:
    sheet = figures.beginning
    yield Line(words("cli-board-ware", ware="purse"), f"${sheet.purse}")
    for name in WARES:
        ware = getattr(sheet, name)
        each = words("cli-board-ware-each", price=ware.price, fewest=ware.fewest, most=ware.most)
        yield Line(words("cli-board-ware", ware=name), each)


def _strategy(figures: Figures, name: str, words: Words, teller: BoardTeller) -> Iterator[Line]:
    strategy = figures.strategies[name]
    yield Line(words("cli-board-figures-priority"), ", ".join(map(teller.building, strategy.priority)))
    owned = words.list([teller.building(kind) for kind in strategy.bonus])
    bonus = words("cli-board-figures-bonus-vp", vp=strategy.bonus_vp, owned=owned)
    yield Line(words("cli-board-figures-bonus"), bonus, name == PRINTED_BONUS)
    cards = sorted(f"{card.card}{card.firepower}" for card in figures.cowboy_cards if name in card.of)
    yield Line(words("cli-board-figures-cards"), " ".join(cards))
