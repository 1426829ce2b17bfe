"""The map of a real table, drawn as a diagram (docs/notation.md), for what stands where. Only bridges score."""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from carson.board.material.ground import NAMES as PARCEL_NAMES
from carson.board.material.ground import REACHED, SIDE, members
from carson.board.material.pieces import FREE, NAMES
from carson.board.mechanics.water import bridges
from carson.board.notation.cells import read_cell
from carson.board.notation.diagram import WATER, DrawnMap, parse
from carson.board.options import MOST as MOST_PLAYERS
from carson.board.state import TILES
from carson.kernel import NotationError
from carson.words import Words
from carson.words.board import BoardTeller

Lines = Sequence[tuple[int, str]]  # each with its number

_HEAD: Final = re.compile(r"\s*[a-z](\s+[a-z])*\s*")
_ROW: Final = re.compile(r"\s*([0-9]+)(?=[\s|]|$)(.*)")
_ROADS: Final = re.compile(r"[\s+-]*")
_COLUMNS: Final = "abcdefgh"


class MapFault(ValueError):
    """What is wrong with a map, in words, and the number of the line at fault; perhaps the words name the row."""

    def __init__(self, line: int, sentence: str, *, names_row: bool = False) -> None:
        super().__init__(sentence)
        self.line = line
        self.names_row = names_row


def is_of_a_map(line: str) -> bool:
    """Whether a line belongs to a diagram: a head of letters, a row with its number, roads, or signs alone."""
    if _HEAD.fullmatch(line) or _ROW.fullmatch(line) or _ROADS.fullmatch(line):
        return True
    return all(word == WATER or read_cell(word, MOST_PLAYERS) for word in line.replace("|", " ").split())


def row_of(line: str) -> str:
    """The number that a row begins with, nothing for any other line."""
    found = _ROW.fullmatch(line)
    return found[1] if found else ""


def labelled(lines: Sequence[str]) -> list[str]:
    """Without roads, which score nothing; eight rows without any numbers get theirs."""
    found = [line for line in lines if not _ROADS.fullmatch(line)]
    head = [line for line in found[:1] if _HEAD.fullmatch(line)]
    rows = found[len(head) :]
    if len(rows) == SIDE and not any(map(row_of, rows)):
        rows = [f"{number}  {line}" for number, line in enumerate(rows, 1)]
    return [*head, *rows]


def plan_of(lines: Lines, words: Words) -> DrawnMap:
    """The map; the columns may be out of line where every row has a sign for each of them.

    Roads score nothing, so they may be drawn anyhow, but with a river, where some are bridges.
    """
    if any(WATER in line for _, line in lines):
        with suppress(NotationError):
            return parse(_at_their_lines(lines))
    kept = [(number, line.replace("|", " ")) for number, line in lines if not _ROADS.fullmatch(line)]
    rows = list(zip((number for number, _ in kept), labelled([line for _, line in kept]), strict=True))
    try:
        try:
            return parse(_at_their_lines(rows))
        except NotationError as error:
            if error.code != "diagram-place":
                raise
            return parse(_at_their_lines(_in_line(rows, words)))
    except NotationError as error:
        details = {key: value for key, value in error.details.items() if key != "line"}
        said = BoardTeller(words, str).error(NotationError(error.code, **details))
        raise MapFault(error.details.get("line", 1), said) from None


def _at_their_lines(rows: Lines) -> str:
    """So that a fault names the line in which it stands."""
    text = [""] * rows[-1][0] if rows else []
    for number, line in rows:
        text[number - 1] = line
    return "\n".join(text)


def _in_line(rows: Lines, words: Words) -> list[tuple[int, str]]:
    """The rows with their signs set out in columns."""
    head, letters = [], list(_COLUMNS)
    if rows and _HEAD.fullmatch(rows[0][1]):
        letters = rows[0][1].split()
        head, rows = [(rows[0][0], "   " + "   ".join(letters))], rows[1:]
    out: list[tuple[int, str]] = []
    for number, line in rows:
        label = row_of(line)
        if not label:
            raise NotationError("diagram-row", line=number, most=SIDE)
        signs = line.split()[1:]
        if len(signs) != len(letters):
            figures = {"row": label, "found": len(signs), "columns": len(letters)}
            raise MapFault(number, words("cli-board-pad-row-length", **figures), names_row=True)
        out.append((number, f"{label:<2} " + " ".join(f"{sign:<3}" for sign in signs)))
    return [*head, *out]


def standing(plan: DrawnMap, seat: int) -> dict[str, int]:
    """How many of each thing stand on a player's parcels; -1: on nobody's."""
    found: dict[str, int] = {}
    for kind, owner in zip(plan.ground, plan.owner, strict=True):
        if owner == seat and kind != FREE:
            found[NAMES[kind]] = found.get(NAMES[kind], 0) + 1
    return found


def bridged(plan: DrawnMap) -> int:
    """The lines with a bridge."""
    return plan.roads & bridges(plan.water)


def beside_bridges(plan: DrawnMap, seat: int) -> dict[str, int]:
    """What of a player's things stands beside a bridge (BG-11.2); nothing where no roads are drawn."""
    touched = 0
    for line in members(bridged(plan)):
        touched |= REACHED[line]
    found: dict[str, int] = {}
    for parcel in members(touched):
        if plan.owner[parcel] == seat and plan.ground[parcel] != FREE:
            name = NAMES[plan.ground[parcel]]
            found[name] = found.get(name, 0) + 1
    return found


def owners(plan: DrawnMap) -> int:
    """How many players the map needs at least."""
    return 1 + max(0, *plan.owner)


def owners_fault(words: Words, plan: DrawnMap, names: Sequence[str]) -> str:
    """Why these players cannot own what the map says; nothing where they can."""
    for parcel, owner in enumerate(plan.owner):
        if owner >= len(names):
            known = [f"{seat} {name}" for seat, name in enumerate(names)]
            return words("cli-board-pad-owner", at=PARCEL_NAMES[parcel], seat=owner, known=known)
    for seat, name in enumerate(names):
        if plan.owner.count(seat) > TILES:
            return words("cli-board-pad-own", name=name, found=plan.owner.count(seat), most=TILES)
    return ""
