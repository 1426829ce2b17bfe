"""Games, rules, states and views as JSON, and back."""

from typing import Any

import msgspec

from carson.board import state as board_state
from carson.board.library import BoardGame
from carson.board.rules import BoardRules
from carson.board.views import view as board_view
from carson.cards import state as card_state
from carson.cards.library import CardGame
from carson.cards.rules import CardRules
from carson.cards.views import view as card_view
from carson.kernel import Game, NotationError, Position, Record, Rules
from carson.library.files import load, record, rules_of

AnyRules = BoardRules | CardRules
AnyState = board_state.State | card_state.State
AnyView = board_view.View | card_view.View


class _Form(msgspec.Struct, omit_defaults=True):
    """One of these: a game by its record, rules by their head lines, and what stands at a table with its rules."""

    game: Record | None = None
    rules: dict[str, str] | None = None
    state: str = ""
    view: dict[str, Any] | None = None


def to_json(thing: object, rules: AnyRules | None = None) -> str:
    """A game, rules, a state, a position or a view as one line of JSON; `from_json` reads it back.

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
        case BoardRules() | CardRules():
            return _Form(rules=_head(thing))
        case Position():
            return _Form(rules=_head(thing.rules), state=thing.text())
        case board_view.View(table=table):
            own = BoardRules(table.options, table.figures, version=table.version)
            return _Form(rules=_head(own), view=board_view.plain(thing))
        case card_view.View(table=dealt):
            return _Form(rules=_head(CardRules(dealt.options, dealt.deck, dealt.own_deck)), view=card_view.plain(thing))
        case board_state.State() if isinstance(rules, BoardRules):
            return _Form(rules=_head(rules), state=rules.position_text(thing))
        case card_state.State() if isinstance(rules, CardRules):
            return _Form(rules=_head(rules), state=rules.position_text(thing))
        case board_state.State() | card_state.State():
            raise TypeError("A state does not know its game: use to_json(state, rules) with the rules it is played by.")
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
        if isinstance(rules, BoardRules):
            return board_view.restore(rules.table, data)
        return card_view.restore(rules.table, data)
    except (LookupError, TypeError, ValueError) as fault:
        raise NotationError("json-not-one", reason=str(fault)) from None


def _head(rules: Rules[Any, Any, Any]) -> dict[str, str]:
    return {"game": rules.game, "rules": str(rules.version), **rules.header()}
