"""The figures that no rule book shows, in words, each with the rule it belongs to."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from carson.board.figures import STRATEGIES, Figures
from carson.board.variants.new_beginning.sheets import WARES
from carson.cli.draw.style import HEAD, LOUD, QUIET, WARNING
from carson.words import Words
from carson.words.board import BoardTeller

Lines = list[tuple[str, str]]  # a name and what it comes to


def reconstructed(figures: Figures, words: Words, marked: bool) -> RenderableType:
    """`marked`: these are the built-in ones, and each is said to be reconstructed."""
    text = Text().append(words("cli-board-figures-title", name=figures.name), LOUD)
    if marked:
        text.append("\n" + words("cli-board-figures-about"), QUIET)
    for title, rule, lines in _parts(figures, words):
        text.append("\n\n").append(title, HEAD).append(f" [{rule}]", QUIET)
        if marked:
            text.append(f" [{words('cli-mark-reconstructed')}]", WARNING)
        wide = max(len(name) for name, _ in lines)
        for name, figure in lines:
            text.append(f"\n  {name:<{wide}}  " if wide else "\n  ").append(figure, "")
    return text


def _parts(figures: Figures, words: Words) -> Iterator[tuple[str, str, Lines]]:
    teller = BoardTeller(words, str)
    steps: Lines = [(teller.building(name), f"+${step}") for name, step in figures.city_hall_step.items()]
    yield words("cli-board-figures-hall"), "BG-8.14", steps
    yield words("cli-board-figures-river"), "BG-11.2", [("", " ".join(figures.river))]
    vp: Lines = [(strength, words("cli-board-vp", count=count)) for strength, count in figures.outlaw_vp.items()]
    yield words("cli-board-figures-outlaws"), "BG-12.1", vp
    yield words("cli-board-figures-hats"), "BG-13.4", [("", " ".join(map(str, figures.hats)))]
    yield words("cli-board-figures-beginning"), "BG-11.1", list(_beginning(figures, words))
    for name in STRATEGIES:
        yield (
            words("cli-board-figures-standish", strategy=words.name("strategy", name)),
            "BG-14.2",
            list(_strategy(figures, name, words, teller)),
        )


def _beginning(figures: Figures, words: Words) -> Iterator[tuple[str, str]]:
    sheet = figures.beginning
    yield words("cli-board-ware", ware="purse"), f"${sheet.purse}"
    for name in WARES:
        ware = getattr(sheet, name)
        each = words("cli-board-ware-each", price=ware.price, fewest=ware.fewest, most=ware.most)
        yield words("cli-board-ware", ware=name), each


def _strategy(figures: Figures, name: str, words: Words, teller: BoardTeller) -> Iterator[tuple[str, str]]:
    strategy = figures.strategies[name]
    yield words("cli-board-figures-priority"), ", ".join(map(teller.building, strategy.priority))
    owned = words.list([teller.building(kind) for kind in strategy.bonus])
    yield words("cli-board-figures-bonus"), words("cli-board-figures-bonus-vp", vp=strategy.bonus_vp, owned=owned)
    cards = sorted(f"{card.card}{card.firepower}" for card in figures.cowboy_cards if name in card.of)
    yield words("cli-board-figures-cards"), " ".join(cards)
