"""What broke the tie of a fight, worked out from the event.

The event itself does not say so: a server compares its log with what the rules say when they replay a game, so an event
can never say more than it first did. Its strengths are in pass order, and that is enough.
"""

from collections.abc import Iterator

from carson.words.sentences import Happening

PASS_ORDER = "pass-order"
OUTLAW = "outlaw"


def broken_by(event: Happening) -> Iterator[tuple[str, int]]:
    """What decided between equals, and for whom: the pass order (BG-4.5), or that reaching an Outlaw's strength is
    enough.
    """
    if event.kind not in ("duel", "outlaw-beaten"):
        return
    strengths: dict[int, int] = dict(event.data["strengths"])
    winner: int = event.data["winner" if event.kind == "duel" else "seat"]
    best = strengths[winner]
    if list(strengths.values()).count(best) > 1:
        yield PASS_ORDER, winner
    if event.data.get("strength") == best:  # BG-12.5
        yield OUTLAW, winner
