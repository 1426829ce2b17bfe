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
    House,
    Pass,
    Road,
    Spend,
    Townhouse,
)
from carson.board.pieces import NAMES
from carson.kernel import Draw, NotationError

_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_VERBS: Final = ("claim", "choose", "cowboy", "road", "buy", "spend", "build", "house", "townhouse", "ask", "pass")


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
    raise NotationError("action-malformed", text=text[:60], verb=verb)


def draw_text(draw: Draw) -> str:
    what, value = draw
    return f"bag {NAMES[value]}" if what == "bag" else f"{what} {value}"


def parse_draw(text: str) -> Draw:
    what, _, word = text.partition(" ")
    if what == "bag" and word in NAMES:
        return what, NAMES.index(word)
    if what in ("white", "black", "combat", "order") and re.fullmatch(r"\d", word):
        return what, int(word)
    raise NotationError("draw-malformed", text=text[:60])
