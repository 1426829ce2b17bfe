"""Learning a game: lessons, and what other moves in them would have meant."""

from carson.server.lessons import shapes as told
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import TryQuery

doors = Doors("lessons")


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


def _name(visit: Visit) -> str:
    return str(visit.request.path_params["lesson"])
