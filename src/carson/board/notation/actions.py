"""Actions and draws as text, and back (docs/notation.md)."""

import re
from typing import Final

from carson.board.actions import (
    PASS,
    Action,
    Ask,
    Build,
    Buy,
    Choose,
    Claim,
    Cowboy,
    Horse,
    House,
    Pass,
    Road,
    Sheet,
    Shift,
    Spend,
    Townhouse,
    Withdraw,
)
from carson.board.material.pieces import NAMES
from carson.kernel import Draw, NotationError

# Dice and piles whose values are small numbers: parcels are written by their names where a move names them.
_PILES: Final = ("white", "black", "combat", "order", "tile", "outlaw", "standish", "card", "character", "side")
_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_VERBS: Final = (
    *("claim", "choose", "cowboy", "road", "buy", "spend", "build", "house", "townhouse", "ask", "pass"),
    *("shift", "withdraw", "horse", "sheet"),
)


def action_text(action: Action) -> str:
    match action:
        case Claim(parcel):
            return f"claim {parcel}"
        case Choose(option):
            return f"choose {option}"
        case Cowboy(at, mark):
            return f"cowboy {at} {mark}" if mark else f"cowboy {at}"
        case Road(line):
            return f"road {line}"
        case Buy(what):
            return f"buy {what}"
        case Spend(amount):
            return f"spend {amount}"
        case Build(kind, at):
            return f"build {kind} {at}"
        case House(at):
            return f"house {at}"
        case Townhouse(at):
            return f"townhouse {at}"
        case Ask(at):
            return f"ask {at}"
        case Pass():
            return "pass"
        case Shift(source, to):
            return f"shift {source} {to}"
        case Withdraw(at):
            return f"withdraw {at}"
        case Horse(enclosure):
            return f"horse {enclosure}"
        case Sheet(cowboys, revolvers, roads, parcels, bid):
            return f"sheet {cowboys} {revolvers} {roads} {parcels} {bid}"


def parse_action(text: str) -> Action:
    """An action from its text form; white space is forgiven, nothing else."""
    words = text.split()
    if not words:
        raise NotationError("action-empty", known=_VERBS)
    verb, rest = words[0], words[1:]
    if verb not in _VERBS:
        raise NotationError("action-unknown", text=text[:60], known=_VERBS)
    if not all(_WORD.fullmatch(word) for word in rest):
        raise NotationError("action-malformed", text=text[:60], verb=verb)
    match verb, rest:
        case "pass", []:
            return PASS
        case "claim", [parcel]:
            return Claim(parcel)
        case "choose", [option]:
            return Choose(option)
        case "cowboy", [at]:
            return Cowboy(at)
        case "cowboy", [at, mark]:
            return Cowboy(at, mark)
        case "road", [line]:
            return Road(line)
        case "buy", [what]:
            return Buy(what)
        case "spend", [amount] if re.fullmatch(r"\d{1,4}", amount):
            return Spend(int(amount))
        case "build", [kind, at]:
            return Build(kind, at)
        case "house", [at]:
            return House(at)
        case "townhouse", [at]:
            return Townhouse(at)
        case "ask", [at]:
            return Ask(at)
        case "shift", [source, to]:
            return Shift(source, to)
        case "withdraw", [at]:
            return Withdraw(at)
        case "horse", [enclosure] if re.fullmatch(r"\d", enclosure):
            return Horse(int(enclosure))
        case "sheet", [_, _, _, _, _] if all(re.fullmatch(r"\d{1,3}", word) for word in rest):
            return Sheet(*map(int, rest))
    raise NotationError("action-malformed", text=text[:60], verb=verb)


def draw_text(draw: Draw) -> str:
    what, value = draw
    return f"bag {NAMES[value]}" if what == "bag" else f"{what} {value}"


def parse_draw(text: str) -> Draw:
    what, _, word = text.partition(" ")
    if what == "bag" and word in NAMES:
        return what, NAMES.index(word)
    if what in _PILES and re.fullmatch(r"0|[1-9]\d?", word):
        return what, int(word)
    raise NotationError("draw-malformed", text=text[:60])
