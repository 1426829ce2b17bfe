"""What lies ahead for a seat of the board game: incomes, odds, prices, and what each of its actions would mean.

Made from the seat's view alone, so nothing hidden can be in it.
"""

from random import Random
from typing import Any, Final

from msgspec import Struct

from carson.board.rules import BoardRules
from carson.board.views.outlook import BuildingIncome, Contest, ParcelPrice, Prospect, Spending, prospect, spending
from carson.board.views.planning import thought_through
from carson.board.views.previews import ActionPreview, previews
from carson.kernel.rules import Rules
from carson.server.analysis.plan_text import parted
from carson.server.games.adapter import listed

NOTHING: Final = Prospect((), (), ())


class Asked(Struct, frozen=True):
    """What would be asked after a plan: the decision's kind, and what it is about."""

    kind: str
    about: dict[str, Any]


class BoardAhead(Struct, frozen=True):
    """At situation `seq`, after `plan`: incomes with their parts, odds where there is a fight to come, parcels' prices.

    `previews` tell what each action that has a place would mean; `asked` and `actions` are what comes after the
    plan, and `asked` is None where it is at its end. `spending` is there where VP are being bought.
    """

    seq: int
    plan: tuple[str, ...]
    incomes: tuple[BuildingIncome, ...]
    contests: tuple[Contest, ...]
    prices: tuple[ParcelPrice, ...]
    asked: Asked | None
    actions: tuple[str, ...]
    previews: tuple[ActionPreview, ...]
    spending: Spending | None


def nothing_to_do(seq: int, seen: Prospect = NOTHING) -> BoardAhead:
    return BoardAhead(seq, (), seen.incomes, seen.contests, seen.prices, None, (), (), None)


def worked_out(
    rules: Rules[Any, Any, Any], view: Any, serial: int, seat: int | None, asked: bool, plan: str = "", moving: str = ""
) -> BoardAhead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    if not isinstance(rules, BoardRules):
        return nothing_to_do(serial)
    state = rules.imagine(view, Random(0))
    if seat is None or not asked:
        return nothing_to_do(serial, prospect(rules.table, state, seat))
    wishes = [rules.parse_action(text) for text in parted(plan)]
    thought = thought_through(rules, state, seat, wishes)
    decision, seen = thought.decision, prospect(rules.table, thought.state, seat)
    actions = listed(rules, thought.state, decision, seat) if decision is not None else ()
    in_ranges = decision is not None and "ranges" in decision.about  # thousands, none with a place
    return BoardAhead(
        serial,
        tuple(rules.action_text(wish) for wish in wishes),
        seen.incomes,
        seen.contests,
        seen.prices,
        None if decision is None else Asked(decision.kind, dict(decision.about)),
        actions,
        previews(rules, thought.state, seat, moving) if actions and not in_ranges else (),
        spending(rules.table, thought.state, seat, decision),
    )
