"""Hints in running games, worked out in other processes, from what the seat knows. Cached until the next move."""

from functools import partial

from carson import analysis
from carson.analysis.model import Decided
from carson.analysis.seat_history import question
from carson.kernel import CarsonError
from carson.server.analysis.plan_service import OwnGame, load_own_game
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import Conflict, NotAllowed
from carson.server.games.adapter import AnyRules


class Hinted(OwnGame, frozen=True):
    """Good answers for a seat in a situation; None if it has no choice, only `legal`."""

    found: Decided | None
    legal: tuple[str, ...]


async def hint(services: Services, user: User, table_id: str, wanted: int | None) -> Hinted:
    """For one of the person's own seats, if it is asked."""
    own = await load_own_game(services, user, table_id, wanted)
    seated, seat, game = own.seated, own.seat, own.game
    if not seated.hints:
        raise NotAllowed("hints-off")
    if game.decision is None or seat not in game.decision.seats:
        raise Conflict("hint-not-asked")
    asked = question(game, seat)
    if asked is None:
        texts = tuple(game.rules.action_text(action) for action in game.legal_actions(seat))
        return Hinted(seated, seat, game, None, texts)
    check_available()
    rules: AnyRules = game.rules  # type: ignore[assignment]  # the kernel's protocol, here one of the two games
    make = partial(services.jobs.run, rules, analysis.hinted, rules, asked, services.settings.analysis_effort)
    found = await services.hints.once(f"{seated.table.id} {game.serial} {seat}", make)
    return Hinted(seated, seat, game, found, ())


def check_available() -> None:
    """Players read that it is not available; what to install is for whoever starts the server."""
    try:
        analysis.check_numpy()
    except CarsonError:
        raise Conflict("analysis-unavailable") from None
