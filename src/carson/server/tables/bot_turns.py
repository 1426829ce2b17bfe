"""Which bot is to act now: the one place that decides it, for bots with a seat and for stand-ins."""

from collections.abc import Sequence
from random import SystemRandom

from carson.server.database.rows import SeatRow
from carson.server.games.adapter import AnyGame

_chance = SystemRandom()


def bot_due(game: AnyGame, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The bot that is to act now. When everyone may act freely, no bot runs ahead of people who can still act."""
    decision = game.decision
    if decision is None:
        return None
    bots = {seat.seat: seat for seat in seats if seat.program is not None}
    due = [seat for seat in decision.seats if seat in bots]
    if decision.freely and len(due) < len(decision.seats):
        done = _moves_since_asked(game)
        pace = max((count for seat, count in done.items() if seat not in bots), default=0)
        due = [seat for seat in due if done.get(seat, 0) < pace]
    if not due:
        return None
    if decision.freely:
        return bots[_chance.choice(due)]
    return bots[due[0]]


def _moves_since_asked(game: AnyGame) -> dict[int, int]:
    since = game.serial - game.question
    found: dict[int, int] = {}
    for move in game.moves[max(0, len(game.moves) - since) :] if since else []:
        found[move.seat] = found.get(move.seat, 0) + 1
    return found
