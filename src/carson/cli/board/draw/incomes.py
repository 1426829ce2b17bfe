"""Income sheets: the sum a building pays and its parts; and what a building not built yet would bring."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from carson.board.views.sheet import Brought, IncomeSheet, Part, Preview
from carson.cli.board.draw.style import SEAT
from carson.cli.board.typed.choices import runs
from carson.cli.draw.style import LOUD, QUIET, gain_style, signed
from carson.words import Words
from carson.words.board import BoardTeller


def drawn_sheet(sheet: IncomeSheet, words: Words, teller: BoardTeller) -> RenderableType:
    """A line for each part, the sum below."""
    text = Text()
    for part in sheet.parts:
        amount = f"-${-part.amount}" if part.amount < 0 else f"${part.amount}"  # an Outlaw takes
        text.append(f"{amount:>5}  ", gain_style(part.amount)).append(_part(part, words, teller)).append("\n")
    text.append(f"{'$' + str(sheet.pays):>5}  ", LOUD)
    total = words("cli-board-pays", building=sheet.building, at=sheet.at)
    text.append(total, LOUD)
    if sheet.capped:
        text.append("  " + words("cli-board-capped", full=sheet.full, most=sheet.most), QUIET)
    return text


def _part(part: Part, words: Words, teller: BoardTeller) -> str:
    """2 Hotels (2 symbols each, $3 a symbol)."""
    what = teller.income(part.what, part.count, part.own)
    each = words("cli-board-each", symbols=part.symbols, each=part.each)
    return f"{what}  {each}" if part.count * part.symbols > 1 else what


def drawn_preview(
    found: Preview, houses: Brought, words: Words, teller: BoardTeller, name: Callable[[int], str]
) -> RenderableType:
    """The sheet, what the Houses that come with it can add, then whose other buildings gain or lose."""
    lines: list[RenderableType] = []
    if found.sheet.most:
        lines.append(drawn_sheet(found.sheet, words, teller))
    else:
        lines.append(Text(words("cli-board-no-income")))
    if found.revolvers:
        lines.append(Text(words("cli-board-revolvers", count=found.revolvers)))
    if houses.houses:
        lines.append(Text(_brought(houses, words)))
    for change in found.changes:
        by = change.after - change.before
        text = Text().append(f"{signed(by):>5}  ", gain_style(by))
        text.append(words("cli-board-change", building=change.building, at=change.at, pays=change.after))
        lines.append(text.append("  ").append(name(change.seat), SEAT[change.seat]))
    return Group(*lines)


def _brought(found: Brought, words: Words) -> str:
    if not found.fit:
        return words("cli-board-no-room", houses=found.houses)
    where = ", ".join(runs(found.best)) if found.most else ""
    return words("cli-board-brings", houses=found.houses, most=found.most, where=where)
