"""The board game's score pad as a file: lines that begin with a word and a colon.

    player: Anna
    vp: 31
    money: 14
    has: saloon, ranch 2, house 3, mountain
    character: teacher
    player: Bob
    …
    neutral: house 5, city_hall
    passed: Bob, Anna

With variants: `horses: 3` and `rodeos: 1` of a player, `bridge: saloon, house 2` for what of it stands beside a bridge,
`standish: urban` for who is Standish; `variants: kit-carson` of the table scores the whole pass order. What a variant
needs is in its file in pad/variants.

`symbols: 23` says how many House symbols the city has, instead of `neutral`. Lines of a diagram draw the map, instead
of `has`, `neutral` and `symbols`; its owners are the players in the order of their lines, from 0. `#` begins a remark.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from carson.board.variants.registry import VARIANTS
from carson.cli.abbreviations import matches
from carson.cli.board.pad.map import MapFault, beside_bridges, is_of_a_map, owners_fault, plan_of, standing
from carson.cli.board.pad.things import number_of, order_of, things_of
from carson.cli.board.setup.options import variants_of
from carson.cli.errors.kinds import BadInput
from carson.cli.files import printable
from carson.cli.pad.lines import KEY, KeyLines
from carson.pad.board import TEACHER, Pad, table_fault, things_fault
from carson.pad.board_entry import Entry
from carson.pad.variants.model import Field
from carson.pad.variants.registry import FIELDS
from carson.words import Words

OF_A_PLAYER: Final = ("vp", "money", "has", "character", "bridge", *FIELDS)
OF_THE_TABLE: Final = ("neutral", "symbols", "passed", "variants")
KEYS: Final = ("player", *OF_A_PLAYER, *OF_THE_TABLE)
# What a map tells as well.
OF_THE_MAP: Final = ("has", "neutral", "symbols")
MOST_VP: Final = 999
MOST_MONEY: Final = 9999
MOST_SYMBOLS: Final = 128

Value = tuple[str, int]  # what was written, and in which line


def read(text: str, words: Words) -> Pad:
    """The table of a file, or a BadInput that names the line and the fault."""
    lines = KeyLines(words, KEYS)
    table: dict[str, Value] = {}
    drafts: list[tuple[str, int, dict[str, Value]]] = []
    drawn, others = parted(text)
    for number, key, value in lines.read(others):
        if key == "player":
            drafts.append((lines.name(number, value, [name for name, _, _ in drafts]), number, {}))
            continue
        if key in OF_A_PLAYER and not drafts:
            raise lines.fault(number, words("cli-board-pad-whose"))
        if drawn and key in OF_THE_MAP:
            raise lines.fault(number, words("cli-board-pad-has-map", key=key))
        lines.put(drafts[-1][2] if key in OF_A_PLAYER else table, number, key, value)
    if not drafts:
        raise BadInput(words("cli-board-pad-empty"))
    entries = [_entry(lines, words, *draft) for draft in drafts]
    names = [entry.name for entry in entries]
    pad = Pad(
        entries,
        lines.value(table, "neutral", lambda text: things_of(text, words), {}),
        lines.value(table, "symbols", lambda text: number_of(text, MOST_SYMBOLS, words), None),
        lines.value(table, "passed", lambda text: order_of(text, names, words), ()),
        lines.value(table, "variants", lambda text: tuple(scoring_variants(text, words)), ()),
    )
    if drawn:
        pad = _with_map(pad, drawn, lines, words)
    fault = table_fault(words, pad)
    if fault:
        raise BadInput(fault)
    return pad


def parted(text: str) -> tuple[list[tuple[int, str]], str]:
    """The lines of a map with their numbers, and the text without them."""
    drawn: list[tuple[int, str]] = []
    others: list[str] = []
    for number, line in enumerate(text.expandtabs().splitlines(), 1):
        remark = line.lstrip().startswith("#")
        if line.strip() and not remark and not KEY.fullmatch(line.rstrip()) and is_of_a_map(line):
            drawn.append((number, line))
            line = ""
        others.append(line)
    return drawn, "\n".join(others)


def _with_map(pad: Pad, drawn: list[tuple[int, str]], lines: KeyLines, words: Words) -> Pad:
    """The table with everything that its map says."""
    try:
        plan = plan_of(drawn, words)
    except MapFault as fault:
        raise lines.fault(fault.line, str(fault)) from None
    refused = owners_fault(words, plan, [entry.name for entry in pad.entries])
    if refused:
        raise BadInput(refused)
    entries = [
        replace(entry, things=standing(plan, seat), bridge=entry.bridge or beside_bridges(plan, seat))
        for seat, entry in enumerate(pad.entries)
    ]
    for entry in entries:
        refused = things_fault(words, entry.things, entry.name)
        if refused:
            raise BadInput(refused)
    return replace(pad, entries=entries, neutral=standing(plan, -1))


def _entry(lines: KeyLines, words: Words, name: str, number: int, keys: dict[str, Value]) -> Entry:
    nothing: dict[str, int] = {}
    things = lines.value(keys, "has", lambda text: things_of(text, words), nothing)
    fault = things_fault(words, things, name)
    if fault:
        raise lines.fault(keys["has"][1], fault)
    return Entry(
        name,
        lines.value(keys, "vp", lambda text: number_of(text, MOST_VP, words), 0),
        lines.value(keys, "money", lambda text: number_of(text, MOST_MONEY, words), 0),
        things,
        lines.value(keys, "character", lambda text: is_teacher(text, words), False),
        lines.value(keys, "bridge", lambda text: things_of(text, words), nothing),
        {
            key: lines.value(keys, key, partial(field_of, words, field), None)
            for key, field in FIELDS.items()
            if key in keys
        },
    )


def scoring_variants(typed: str, words: Words) -> list[str]:
    """Variants by their names; a ValueError says which is none."""
    found = variants_of(words, typed)
    for name in found:
        if name not in VARIANTS:
            raise ValueError(words("cli-board-ask-variants-again", known=list(VARIANTS)))
    return found


def field_of(words: Words, field: Field, typed: str) -> int | str:
    """What a variant counts of a player; a ValueError says what it may be."""
    if not field.names:
        return number_of(typed, field.most, words)
    found = matches(typed, {name: (words.name(field.kind, name),) for name in field.names})
    if len(found) != 1:
        raise ValueError(words("cli-board-ask-again", known=list(field.names)))
    return found[0]


def is_teacher(typed: str, words: Words) -> bool:
    """Whether the character named is the one that scores at the end; any other is let pass, and scores nothing."""
    from carson.cli.board.typed.names import CHARACTERS

    found = matches(typed, {name: (words.name("character", name),) for name in CHARACTERS})
    if len(found) != 1:
        raise ValueError(words("cli-pad-character", found=printable(typed), near="none"))
    return found == [TEACHER]
