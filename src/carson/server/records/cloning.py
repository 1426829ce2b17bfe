"""A new table from a position of another game. Whatever is hidden there is redrawn, so that nobody learns about it.

Of a running game, only what a spectator knows is taken. Face-down answers are left out: the new game then starts where
they were asked for.
"""

from collections.abc import Sequence
from random import Random

from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import Conflict
from carson.server.games.adapter import begun_at
from carson.server.history.replay import Past
from carson.server.records.past import load_begun, past_of
from carson.server.security.tokens import new_seed
from carson.server.tables.clock import Clock
from carson.server.tables.origin import Cloned, origin_text
from carson.server.tables.tables import SeatedTable, create


async def clone(
    services: Services,
    user: User,
    table_id: str,
    number: int | None,
    public: bool,
    wanted: Sequence[str] | None,
    clock: Clock | None,
) -> SeatedTable:
    """A new table for this person that starts where that game was after a move; by default the last."""
    seated = await services.database.fetch(load_begun, table_id)
    past = await past_of(services, seated.table)
    number = _open_position(past, number)
    then, seed = past.at(number), new_seed()
    if then.decision is None:
        raise Conflict("clone-over")
    # The new seed decides what is hidden, as it decides all later draws.
    state = then.rules.redraw(then.state, None, Random(f"{seed}\0hidden"))
    rules = begun_at(then.rules, then.rules.position_text(state))  # type: ignore[arg-type]
    return await create(services, user, rules, public, wanted, clock, seed, origin_text(Cloned(table_id, number)))


def _open_position(past: Past, number: int | None) -> int:
    """The number asked for, or the last one before it after which no answer lay face down."""
    most = past.game.version
    number = most if number is None else number
    if number > most:
        raise Conflict("replay-no-move", found=number, most=most)
    while number and past.secret(number):
        number -= 1
    return number
