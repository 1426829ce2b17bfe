"""What can be worked out from a position of a lesson, as from any other: incomes, odds, places, points."""

from random import Random
from typing import Any

from carson.cards import outlook as cards
from carson.cards.rules import CardRules
from carson.cards.state import State
from carson.cards.table import Table
from carson.cards.unknown import imagine
from carson.server.faults import NotThere
from carson.server.games import AnyGame
from carson.server.lessons.library import Lesson
from carson.server.service.ahead import worked_out
from carson.server.web.door import Doors, Visit
from carson.server.web.doors import ahead as told_ahead
from carson.server.web.forms import AheadQuery, CityQuery, PlacesQuery
from carson.server.web.lessons import found, sheets
from carson.server.web.past import Scores

doors = Doors("lessons")


@doors.get("/api/lessons/{lesson}/at/{move}/ahead", free=True, tagged=True)
async def ahead(visit: Visit, query: AheadQuery) -> told_ahead.BoardAhead:
    """What lies ahead in the board game after a move of a lesson: as `/api/tables/{table_id}/ahead`."""
    lesson, game = _at(visit)
    decision = game.decision
    asked = decision is not None and lesson.seat in (*decision.seats, *decision.may)
    return told_ahead.told(worked_out(game, lesson.seat, asked, query.plan))


@doors.get("/api/lessons/{lesson}/at/{move}/outlook", free=True, tagged=True)
async def outlook(visit: Visit, query: CityQuery) -> cards.Outlook:
    """What each open card would bring after a move of a lesson: as `/api/tables/{table_id}/outlook`."""
    return cards.outlook(*_open_cards(visit, query.seat))


@doors.get("/api/lessons/{lesson}/at/{move}/places", free=True, tagged=True)
async def places(visit: Visit, query: PlacesQuery) -> cards.Places:
    """Every legal place of a card after a move of a lesson: as `/api/tables/{table_id}/places`."""
    table, state, seat = _open_cards(visit, query.seat)
    return cards.places(table, state, seat, query.card)


@doors.get("/api/lessons/{lesson}/at/{move}/scores", free=True, tagged=True)
async def scores(visit: Visit) -> Scores:
    """Everybody's points by their sources after a move of a lesson."""
    lesson, game = _at(visit)
    outcome = game.outcome()
    return Scores(outcome is not None, list(outcome.winners) if outcome else None, sheets(lesson, game, visit.words))


def _at(visit: Visit) -> tuple[Lesson, AnyGame]:
    lesson = found(str(visit.request.path_params["lesson"]))
    move = str(visit.request.path_params["move"])
    # More digits than any game has moves would be no number to count with.
    if not (move.isascii() and move.isdigit() and len(move) < 6 and int(move) < len(lesson.games)):
        raise NotThere("page-unknown")
    return lesson, lesson.games[int(move)]


def _open_cards(visit: Visit, wanted: int | None) -> tuple[Table, State, int]:
    lesson, game = _at(visit)
    rules: Any = game.rules
    if not isinstance(rules, CardRules):
        raise NotThere("city-unused")
    seat = lesson.seat if wanted is None else wanted
    if seat >= rules.table.real:
        raise NotThere("city-none", number=seat, rule="CG-2.3")
    return rules.table, imagine(game.view(None), Random(0)), seat
