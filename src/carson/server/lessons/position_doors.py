"""What can be worked out from a position of a lesson, as from any other: incomes, odds, places, points."""

from carson.cards.views import outlook as cards
from carson.server.analysis import table_cities as cities
from carson.server.analysis.outlook_doors import BoardAhead, told_ahead
from carson.server.analysis.table_outlook import of
from carson.server.errors import NotThere
from carson.server.games.adapter import AnyGame
from carson.server.lessons.library import Lesson
from carson.server.lessons.shapes import found, sheets, teller_of
from carson.server.records.shapes import Scores
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import AheadQuery, CityQuery, PlacesQuery

doors = Doors("lessons")


@doors.get("/api/lessons/{lesson}/at/{move}/ahead", free=True, tagged=True)
async def ahead(visit: Visit, query: AheadQuery) -> BoardAhead:
    """What lies ahead in the board game after a move of a lesson: as `/api/tables/{table_id}/ahead`."""
    lesson, game = _at(visit)
    decision = game.decision
    asked = decision is not None and lesson.seat in (*decision.seats, *decision.may)
    found = await of(visit.services, game, lesson.seat, asked, query.plan)
    return told_ahead(found, teller_of(lesson, visit.words))


@doors.get("/api/lessons/{lesson}/at/{move}/outlook", free=True, tagged=True)
async def outlook(visit: Visit, query: CityQuery) -> cards.Outlook:
    """What each open card would score after a move of a lesson, as `/api/tables/{table_id}/outlook`."""
    lesson, game = _at(visit)
    return await cities.outlook_of(visit.services, game, lesson.seat if query.seat is None else query.seat)


@doors.get("/api/lessons/{lesson}/at/{move}/places", free=True, tagged=True)
async def places(visit: Visit, query: PlacesQuery) -> cards.Places:
    """Every legal place for a card after a move of a lesson, as `/api/tables/{table_id}/places`."""
    lesson, game = _at(visit)
    seat = lesson.seat if query.seat is None else query.seat
    return await cities.places_of(visit.services, game, seat, query.card)


@doors.get("/api/lessons/{lesson}/at/{move}/scores", free=True, tagged=True)
async def scores(visit: Visit) -> Scores:
    """Everybody's points by source after a move of a lesson."""
    lesson, game = _at(visit)
    outcome = game.outcome()
    return Scores(outcome is not None, list(outcome.winners) if outcome else None, sheets(lesson, game, visit.words))


def _at(visit: Visit) -> tuple[Lesson, AnyGame]:
    lesson = found(str(visit.request.path_params["lesson"]))
    move = str(visit.request.path_params["move"])
    # A number with more digits than any game has moves is no number of a move.
    if not (move.isascii() and move.isdigit() and len(move) < 6 and int(move) < len(lesson.games)):
        raise NotThere("page-unknown")
    return lesson, lesson.games[int(move)]
