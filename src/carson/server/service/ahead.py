"""What lies ahead for a seat of the board game: incomes, odds, prices, and what each of its actions would mean.

Made from the seat's view alone, so that nothing hidden can be in it.
"""

from random import Random
from typing import Any, Final

from msgspec import Struct

from carson.board.actions import Action
from carson.board.outlook import Prospect, Spending, prospect, spending
from carson.board.planning import thought_through
from carson.board.previews import ActionPreview, previews
from carson.board.rules import BoardRules
from carson.kernel import Decision
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.looking import Look, look
from carson.server.service.past import then
from carson.server.service.plans import parted
from carson.server.store.rows import User

NOTHING: Final = Prospect((), (), ())


class Ahead(Struct, frozen=True):
    """At situation `seq`, after `plan`; `actions` and `decision` are what could be done then."""

    seq: int
    prospect: Prospect
    plan: tuple[str, ...] = ()
    decision: Decision | None = None
    actions: tuple[str, ...] = ()
    previews: tuple[ActionPreview, ...] = ()
    spending: Spending | None = None


async def ahead(
    desk: Desk, user: User | None, table_id: str, wanted: int | None, plan: str, move: int | None, moving: str
) -> Ahead:
    """`plan`: actions of the seat to be thought through first, separated by commas. After a `move` nothing can be done
    any more, but everything was worth what it was worth.
    """
    if move is not None:
        past = await then(desk, user, table_id, move, wanted)
        return worked_out(past.game, past.seat, asked=False)
    return of(await look(desk, user, table_id, wanted), plan, moving)


def of(found: Look, plan: str = "", moving: str = "") -> Ahead:
    if found.game is None:
        return Ahead(found.laid.table.seq, NOTHING)
    return worked_out(found.game, found.seat, bool(found.actions), plan, moving)


def worked_out(game: AnyGame, seat: int | None, asked: bool, plan: str = "", moving: str = "") -> Ahead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    rules: Any = game.rules
    if not isinstance(rules, BoardRules):
        return Ahead(game.serial, NOTHING)
    state = rules.imagine(game.view(seat), Random(0))
    if seat is None or not asked:
        return Ahead(game.serial, prospect(rules.table, state, seat))
    wishes = [rules.parse_action(text) for text in parted(plan)]
    thought = thought_through(rules, state, seat, wishes)
    actions: list[Action] = rules.legal(thought.state, seat) if thought.decision is not None else []
    return Ahead(
        game.serial,
        prospect(rules.table, thought.state, seat),
        tuple(rules.action_text(wish) for wish in wishes),
        thought.decision,
        tuple(rules.action_text(action) for action in actions),
        previews(rules, thought.state, seat, moving) if actions else (),
        spending(rules.table, thought.state, seat, thought.decision),
    )
