"""Draws and header lines of records, and back (docs/notation.md)."""

import re

from carson.cards.material.pieces import LEVELS
from carson.cards.options import Options, checked
from carson.cards.state import FIRST_CHARACTER
from carson.cards.table import Table
from carson.kernel import Draw, NotationError, RecordError


def draw_text(table: Table, draw: Draw) -> str:
    what, value = draw
    if what == "terrain":
        return f"{what} {table.names[value]}"
    if what == "character":
        return f"{what} {table.names[FIRST_CHARACTER + value]}"
    return f"{what} {value}"


def parse_draw(table: Table, text: str) -> Draw:
    what, _, word = text.partition(" ")
    if what in ("terrain", "character"):
        code = table.codes.get(word, -1)
        is_character = code >= FIRST_CHARACTER
        if code >= 0 and is_character == (what == "character"):
            return what, code - FIRST_CHARACTER if is_character else code
    elif what in table.bid_names and re.fullmatch(r"[0-9]{1,2}", word):
        return what, int(word)
    raise NotationError("draw-malformed", text=text[:60])


# Header lines


def header(table: Table) -> dict[str, str]:
    options = table.options
    kinds = ("real",) * options.real + tuple(f"virtual {level}" for level in options.virtual)
    players = ", ".join(f"{kind} {suit}" for kind, suit in zip(kinds, options.suits, strict=True))
    head = {"players": players, "deck": f"{table.deck.name} {table.deck.digest}"}
    if table.own_deck:
        head["deck-cards"] = table.deck.to_json()
    return head


def parse_players(text: str) -> Options:
    """The options in a `players:` header line."""
    real = 0
    virtual: list[str] = []
    suits: list[str] = []
    for part in text.split(", "):
        words = part.split(" ")
        if len(words) == 2 and words[0] == "real" and not virtual:
            real += 1
        elif len(words) == 3 and words[0] == "virtual" and words[1] in LEVELS:
            virtual.append(words[1])
        else:
            raise RecordError("record-players", text=part[:60])
        suits.append(words[-1])
    return checked(Options(real, tuple(virtual), tuple(suits)))
