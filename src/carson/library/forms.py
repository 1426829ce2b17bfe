"""Games, rules, states and views as JSON, and back."""

from typing import Any

import msgspec

from carson.board.library import BoardGame
from carson.board.rules import BoardRules
from carson.board.state import State as BoardState
from carson.board.views.view import View as BoardView
from carson.cards.library import CardGame
from carson.cards.rules import CardRules
from carson.cards.state import State as CardState
from carson.cards.views.view import View as CardView
from carson.games import DESCRIPTORS
from carson.kernel import Game, NotationError, Position, Record, Rules
from carson.library.files import load, record, rules_of

AnyRules = BoardRules | CardRules
AnyState = BoardState | CardState
AnyView = BoardView | CardView


class _Form(msgspec.Struct, omit_defaults=True):
    """One of these: a game by its record, rules by their head lines, and what stands at a table with its rules."""

    game: Record | None = None
    rules: dict[str, str] | None = None
    state: str = ""
    view: dict[str, Any] | None = None


def to_json(thing: object, rules: AnyRules | None = None) -> str:
    """A game, rules, a state, a position or a view as one line of JSON; `from_json` reads it back (a position as
    its state).

    A state by itself does not know the game it belongs to, so you give its `rules` too.

    Examples:
        >>> game = carson.new_game("cards", players=1, seed=7)
        >>> carson.to_json(game.rules)
        '{"rules":{"game":"cards","rules":"1","players":...
        >>> carson.from_json(carson.to_json(game)) == game
        True
        >>> carson.from_json(carson.to_json(game.state, game.rules)) == game.state
        True
        >>> carson.from_json(carson.to_json(game.view(0))) == game.view(0)
        True
    """
    return msgspec.json.encode(_form(thing, rules)).decode()


def _form(thing: object, rules: AnyRules | None) -> _Form:
    match thing:
        case Game():
            return _Form(game=record(thing))
        case Position():
            return _Form(rules=_head(thing.rules), state=thing.text())
    for game in DESCRIPTORS.values():
        if isinstance(thing, game.rules):
            return _Form(rules=_head(thing))
        if isinstance(thing, game.view):
            return _Form(rules=_head(game.rules_of_view(thing)), view=game.plain_view(thing))
        if isinstance(thing, game.state):
            if rules is None or rules.game != game.name:
                raise TypeError(
                    "A state does not know its game: use to_json(state, rules) with the rules it is played by."
                )
            return _Form(rules=_head(rules), state=rules.position_text(thing))
    raise TypeError(f"to_json takes a game, rules, a state, a position or a view, not {type(thing).__name__}.")


def from_json(text: str) -> BoardGame | CardGame | AnyRules | AnyState | AnyView:
    """What `to_json` made this of: a game with every move checked, rules, a state or a view.

    Examples:
        >>> rules = carson.new_game("board", variants="horses", seed=7).rules
        >>> carson.from_json(carson.to_json(rules)) == rules
        True
    """
    try:
        form = msgspec.json.decode(text, type=_Form)
    except msgspec.DecodeError as fault:
        raise NotationError("json-not-one", reason=str(fault)) from None
    if form.game is not None:
        return load(form.game)
    if form.rules is None:
        raise NotationError("json-not-one", reason="neither a game nor rules")
    rules = rules_of(Record(form.rules, (), ""))
    if form.state:
        return rules.parse_position(form.state)
    return rules if form.view is None else _view(rules, form.view)


def _view(rules: AnyRules, data: dict[str, Any]) -> AnyView:
    try:
        view: AnyView = DESCRIPTORS[rules.game].restore_view(rules, data)
    except (LookupError, TypeError, ValueError) as fault:
        raise NotationError("json-not-one", reason=str(fault)) from None
    return view


def _head(rules: Rules[Any, Any, Any]) -> dict[str, str]:
    return {"game": rules.game, "rules": str(rules.version), **rules.header()}
