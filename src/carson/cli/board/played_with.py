"""What a game is played with beyond the base game, said in a few words: variants, edition, figures."""

from collections.abc import Iterator

from carson.board.data.loader import built_in
from carson.board.editions import ENGLISH
from carson.board.table import Table
from carson.cli.board.variants.registry import TERMINAL_VARIANTS
from carson.words import Words


def played_with(words: Words, table: Table) -> list[str]:
    """A line, or none for the base game of the English edition with the built-in figures."""
    parts = list(_parts(words, table))
    return [words.list(parts, "comma")] if parts else []


def _parts(words: Words, table: Table) -> Iterator[str]:
    options = table.options
    for name in options.variants.split():
        yield words.name("variant", name)
    for variant in table.variants:
        known = TERMINAL_VARIANTS.get(variant.name)
        if known is not None and known.as_chosen is not None and (said := known.as_chosen(options, words)):
            yield said
    if options.edition != ENGLISH:
        yield words.name("edition", options.edition)
    if table.figures.digest != built_in().digest:
        yield words("cli-board-own-figures", name=table.figures.name)
