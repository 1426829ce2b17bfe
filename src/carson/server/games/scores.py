"""Points by source, and what can be drawn as a line over a game. Made from what everybody may know."""

from typing import Any

from carson.kernel.rules import Rules
from carson.server.games.adapter import SERVED, AnyGame
from carson.server.games.served import Moment, Score


def scores(game: AnyGame) -> list[Score]:
    """Everybody's sheet: at the end, or as if the game ended now."""
    return list(SERVED[game.rules.game].scores(game.rules, game.view(None)))


def moment(rules: Rules[Any, Any, Any], state: Any) -> Moment:
    return SERVED[rules.game].moment(rules, rules.view(state, None))
