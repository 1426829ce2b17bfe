"""Learning a game: lessons, what other moves in them would have meant, and what can be worked out from their positions
as from any other: incomes, odds, places, points.
"""

from carson.cards.views import outlook as cards
from carson.server.analysis import table_outlook
from carson.server.analysis.outlook_doors import BoardAhead, told_ahead
from carson.server.errors import NotThere
from carson.server.games.adapter import AnyGame
from carson.server.lessons import shapes as told
from carson.server.lessons.library import Lesson
from carson.server.records.shapes import Scores
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import AheadQuery, CityQuery, PlacesQuery, TryQuery

doors = Doors("lessons")
positions = Doors("lessons")  # further down in the description of the API


@doors.get("/api/lessons", free=True, tagged=True, packed=True)
async def lessons(visit: Visit) -> told.Lessons:
    """The lessons, in the order in which they are best taken."""
    return told.lessons(visit.words)


@doors.get("/api/lessons/{lesson}", free=True, tagged=True, packed=True)
async def lesson(visit: Visit) -> told.WholeLesson:
    """A whole lesson: the positions of a game as the learner sees them, and what is said at each step."""
    return told.whole(told.found(_name(visit)).name, visit.words.language)


@doors.get("/api/lessons/{lesson}/try", free=True)
async def try_(visit: Visit, query: TryQuery) -> told.Tried:
    """What another move at a step would have meant, or why it is not allowed."""
    return told.tried(told.found(_name(visit)), query.step, query.action, visit.words, query.plan)


@positions.get("/api/lessons/{lesson}/at/{move}/ahead", free=True, tagged=True)
async def ahead(visit: Visit, query: AheadQuery) -> BoardAhead:
    """What lies ahead in the board game after a move of a lesson: as `/api/tables/{table_id}/ahead`."""
    lesson, game = _at(visit)
    decision = game.decision
    asked = decision is not None and lesson.seat in (*decision.seats, *decision.may)
    found = await table_outlook.ahead_of(visit.services, game, lesson.seat, asked, query.plan)
    return told_ahead(found, told.teller_of(lesson, visit.words))


@positions.get("/api/lessons/{lesson}/at/{move}/outlook", free=True, tagged=True)
async def outlook(visit: Visit, query: CityQuery) -> cards.Outlook:
    """What each open card would score after a move of a lesson, as `/api/tables/{table_id}/outlook`."""
    lesson, game = _at(visit)
    return await table_outlook.outlook_of(visit.services, game, lesson.seat if query.seat is None else query.seat)


@positions.get("/api/lessons/{lesson}/at/{move}/places", free=True, tagged=True)
async def places(visit: Visit, query: PlacesQuery) -> cards.Places:
    """Every legal place for a card after a move of a lesson, as `/api/tables/{table_id}/places`."""
    lesson, game = _at(visit)
    seat = lesson.seat if query.seat is None else query.seat
    return await table_outlook.places_of(visit.services, game, seat, query.card)


@positions.get("/api/lessons/{lesson}/at/{move}/scores", free=True, tagged=True)
async def scores(visit: Visit) -> Scores:
    """Everybody's points by source after a move of a lesson."""
    lesson, game = _at(visit)
    outcome = game.outcome()
    return Scores(
        outcome is not None, list(outcome.winners) if outcome else None, told.sheets(lesson, game, visit.words)
    )


def _at(visit: Visit) -> tuple[Lesson, AnyGame]:
    lesson = told.found(_name(visit))
    move = str(visit.request.path_params["move"])
    # A number with more digits than any game has moves is no number of a move.
    if not (move.isascii() and move.isdigit() and len(move) < 6 and int(move) < len(lesson.games)):
        raise NotThere("page-unknown")
    return lesson, lesson.games[int(move)]


def _name(visit: Visit) -> str:
    return str(visit.request.path_params["lesson"])
