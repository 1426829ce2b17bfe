"""The variants that the terminal knows more of than their names, by those names; in the order of their figures."""

from collections.abc import Iterator
from typing import Any, Final

from carson.board.actions import Action
from carson.board.views.view import View
from carson.cli.board.variants.horses import HORSES
from carson.cli.board.variants.might_is_right import MIGHT_IS_RIGHT
from carson.cli.board.variants.model import Stranger, TerminalVariant, Verb
from carson.cli.board.variants.new_beginning import NEW_BEGINNING
from carson.cli.board.variants.outlaws import OUTLAWS
from carson.cli.board.variants.river import RIVER
from carson.cli.board.variants.solo import SOLO

_KNOWN: Final = (RIVER, OUTLAWS, HORSES, NEW_BEGINNING, MIGHT_IS_RIGHT, SOLO)
TERMINAL_VARIANTS: Final[dict[str, TerminalVariant]] = {variant.name: variant for variant in _KNOWN}
VERBS: Final[dict[str, Verb]] = {name: verb for variant in _KNOWN for name, verb in variant.verbs.items()}
QUESTIONS: Final = {kind: how for variant in _KNOWN for kind, how in variant.questions.items()}
PLACING: Final = tuple(kind for variant in _KNOWN for kind in variant.placing)
PARCELS: Final = {kind: group for variant in _KNOWN for kind, group in variant.parcels.items()}


def in_play(view: View) -> Iterator[TerminalVariant]:
    """Those that the view shows something of, in its order."""
    return (TERMINAL_VARIANTS[name] for name in view.variants if name in TERMINAL_VARIANTS)


def stranger_in(view: View) -> tuple[Stranger, dict[str, Any]] | None:
    """Whoever may be on parcels in this game, and what the view shows of them."""
    found = ((each.stranger, view.variants[each.name]) for each in in_play(view) if each.stranger is not None)
    return next(found, None)


def key_of(action: Action, placing: bool) -> str:
    """The key of a variant's own action; "" for any other."""
    keys = (variant.key(action, placing) for variant in _KNOWN if variant.key is not None)
    return next((key for key in keys if key), "")
