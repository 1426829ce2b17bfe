"""What lies ahead for a seat of the board game: incomes, odds, prices, and what each of its actions would mean.

Made from the seat's view alone, so nothing hidden can be in it.
"""

from random import Random
from typing import Any, Final

from msgspec import Struct

from carson.board.rules import BoardRules
from carson.board.views.meanings import ActionPreview
from carson.board.views.outlook import Prospect, Spending, prospect, spending
from carson.board.views.planning import thought_through
from carson.board.views.previews import previews
from carson.kernel import Decision
from carson.kernel.rules import Rules
from carson.server.games.actions import Choice, plan_from_query
from carson.server.games.adapter import choices

NOTHING: Final = Prospect((), (), ())


class Ahead(Struct, frozen=True):
    """At situation `seq`, after `plan`; `choices` and `decision` are what could be done then."""

    seq: int
    prospect: Prospect
    plan: tuple[str, ...] = ()
    decision: Decision | None = None
    choices: tuple[Choice, ...] = ()
    previews: tuple[ActionPreview, ...] = ()
    spending: Spending | None = None


def worked_out(
    rules: Rules[Any, Any, Any], view: Any, serial: int, seat: int | None, asked: bool, plan: str = "", moving: str = ""
) -> Ahead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    if not isinstance(rules, BoardRules):
        return Ahead(serial, NOTHING)
    state = rules.imagine(view, Random(0))
    if seat is None or not asked:
        return Ahead(serial, prospect(rules.table, state, seat))
    wishes = [rules.parse_action(text) for text in plan_from_query(plan)]
    thought = thought_through(rules, state, seat, wishes)
    found = choices(rules, thought.state, thought.decision, seat) if thought.decision is not None else ()
    in_ranges = thought.decision is not None and "ranges" in thought.decision.about  # thousands, none with a place
    return Ahead(
        serial,
        prospect(rules.table, thought.state, seat),
        tuple(rules.action_text(wish) for wish in wishes),
        thought.decision,
        found,
        previews(rules, thought.state, seat, moving) if found and not in_ranges else (),
        spending(rules.table, thought.state, seat, thought.decision),
    )
