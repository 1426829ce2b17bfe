"""What a game is played with beyond the base game, said in a few words: variants, edition, river, Standish, figures."""

from carson.board.data.loader import built_in
from carson.board.editions import ENGLISH
from carson.board.table import Table
from carson.words import Words


def played_with(words: Words, table: Table) -> list[str]:
    """A line, or none for the base game of the English edition with the built-in figures."""
    options = table.options
    parts = [words.name("variant", name) for name in options.variants.split()]
    if options.river:
        parts.append(words("cli-board-own-river", parcels=options.river))
    if options.edition != ENGLISH:
        parts.append(words.name("edition", options.edition))
    if options.solo:
        parts.append(words("cli-board-against", strategy=words.name("strategy", options.solo)))
    if table.figures.digest != built_in().digest:
        parts.append(words("cli-board-own-figures", name=table.figures.name))
    return [words.list(parts, "comma")] if parts else []
