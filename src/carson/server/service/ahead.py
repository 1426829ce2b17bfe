"""What lies ahead for a seat of the board game: incomes, odds, prices, and what each of its actions would mean.

Made from the seat's view alone, so that nothing hidden can be in it.
"""

from random import Random
from typing import Final

from msgspec import Struct

from carson.board.actions import Action
from carson.board.outlook import Prospect, prospect
from carson.board.planning import LONGEST, thought_through
from carson.board.previews import ActionPreview, previews
from carson.board.rules import BoardRules
from carson.kernel import Decision
from carson.server.faults import BadRequest
from carson.server.service.desk import Desk
from carson.server.service.looking import Look, look
from carson.server.store.rows import User

NOTHING: Final = Prospect((), (), ())
BETWEEN: Final = ","


class Ahead(Struct, frozen=True):
    """At situation `seq`, after `plan`; `actions` and `decision` are what could be done then."""

    seq: int
    prospect: Prospect
    plan: tuple[str, ...] = ()
    decision: Decision | None = None
    actions: tuple[str, ...] = ()
    previews: tuple[ActionPreview, ...] = ()


async def ahead(desk: Desk, user: User | None, table_id: str, wanted: int | None, plan: str) -> Ahead:
    """`plan`: actions of the seat to be thought through first, separated by commas."""
    return of(await look(desk, user, table_id, wanted), plan)


def of(found: Look, plan: str = "") -> Ahead:
    game = found.game
    if game is None or not isinstance(game.rules, BoardRules):
        return Ahead(found.laid.table.seq, NOTHING)
    rules = game.rules
    state = rules.imagine(game.view(found.seat), Random(0))
    if found.seat is None or not found.actions:
        return Ahead(game.serial, prospect(rules.table, state, found.seat))
    wishes = _parsed(rules, plan)
    thought = thought_through(rules, state, found.seat, wishes)
    actions: list[Action] = rules.legal(thought.state, found.seat) if thought.decision is not None else []
    return Ahead(
        game.serial,
        prospect(rules.table, thought.state, found.seat),
        tuple(rules.action_text(wish) for wish in wishes),
        thought.decision,
        tuple(rules.action_text(action) for action in actions),
        previews(rules, thought.state, found.seat) if actions else (),
    )


def _parsed(rules: BoardRules, plan: str) -> list[Action]:
    texts = [text for text in plan.split(BETWEEN) if text.strip()]
    if len(texts) > LONGEST:
        raise BadRequest("plan-too-long", most=LONGEST)
    return [rules.parse_action(text) for text in texts]
