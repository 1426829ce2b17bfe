"""A plan in the query of an address: a seat's own actions, separated by commas."""

from typing import Final

from carson.board.views.planning import LONGEST
from carson.server.errors import BadRequest

BETWEEN: Final = ","


def parted(plan: str) -> list[str]:
    texts = [text for text in plan.split(BETWEEN) if text.strip()]
    if len(texts) > LONGEST:
        raise BadRequest("plan-too-long", most=LONGEST)
    return texts
