"""What broke the tie of a fight, worked out from the event.

The event itself does not say so: a server compares its log with what the rules say when they replay a game, so an event
can never say more than it first did. Its strengths are in pass order, and that is enough.
"""

from collections.abc import Iterator

from carson.words.sentences import EventLike
from carson.words.variants import FOES

DUEL = "duel"
PASS_ORDER = "pass-order"


def broken_by(event: EventLike) -> Iterator[tuple[str, int]]:
    """What decided between equals, and for whom: the pass order (BG-4.5), or that as strong as a foe is enough."""
    foe = FOES.get(event.kind)
    if foe is None and event.kind != DUEL:
        return
    strengths: dict[int, int] = dict(event.data["strengths"])
    winner: int = event.data["winner" if foe is None else foe.winner]
    best = strengths[winner]
    if list(strengths.values()).count(best) > 1:
        yield PASS_ORDER, winner
    if foe is not None and event.data.get("strength") == best:  # BG-12.5
        yield foe.name, winner
