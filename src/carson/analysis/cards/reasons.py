"""Why one answer in The Card Game is better than another, from what came of both when they were tried out."""

from typing import Final

from carson.analysis.cards.watching import Watched
from carson.analysis.model import Reason
from carson.analysis.tryouts import Difference, Tried, mean
from carson.analysis.weighed_reasons import WeighedReason, chosen, compared
from carson.cards.actions import Action, Bid, Take
from carson.cards.mechanics.scoring import LINES
from carson.cards.views.view import View

OFTEN: Final = 0.4  # of the tries
RIVAL: Final = 0.3  # what a rival's point weighs beside an own one


def reasons(
    one: Tried[Action], other: Tried[Action] | None, watched: dict[Action, Watched], view: View
) -> tuple[Reason, ...]:
    """Those of an answer, compared with another one."""
    here = watched[one.action]
    there = None if other is None else watched[other.action]
    facts: list[Reason] = []
    if type(one.action) is Bid:
        facts = _bid(one.action, other, here, view)
    elif type(one.action) is Take and there is not None and there.turns:
        taken = [(count, seat) for (card, seat), count in there.took.items() if card == one.action.card]
        if taken and max(taken)[0] >= OFTEN * there.turns:
            facts.append(Reason("taken", {"card": one.action.card, "seat": max(taken)[1]}))
    return chosen(one, other, facts, [] if other is None else _weighed(one, other, view))


def _weighed(one: Tried[Action], other: Tried[Action], view: View) -> list[WeighedReason]:
    """Points of this round, by the lines of the score sheet; what is left lies in the rounds to come."""
    seat = view.seat

    def more(name: str) -> Difference:
        return one.over(other, lambda each: each.figures.get(name, 0.0))

    found: list[WeighedReason] = []
    for line in LINES:
        found += compared("line", more(f"line {line}"), line=line)
    points = more(f"points {seat}")
    if len(found) != 1:
        found += compared("points", points)
    final = more(f"final {seat}")
    found += compared("later-points", Difference(final.mean - points.mean, final.error))
    for player in view.players:
        if player.seat != seat:
            found += compared("denies-points", more(f"final {player.seat}"), -RIVAL, seat=player.seat)
    return found


def _bid(action: Bid, other: Tried[Action] | None, here: Watched, view: View) -> list[Reason]:
    """When it lets the seat choose, and what it then gets; what it saves."""
    found: list[Reason] = []
    players = sum(player.has_turn for player in view.players)
    if here.places:
        found.append(Reason("choice", {"turn": round(mean(here.places), 1), "players": players}))
    if here.got and here.turns:
        card, count = here.got.most_common(1)[0]
        if count >= OFTEN * here.turns:
            found.append(Reason("gets", {"card": card, "share": round(100 * count / here.turns)}))
    if other is not None and type(other.action) is Bid and other.action.value > action.value + 1:
        found.insert(1, Reason("saves", {"value": other.action.value}))
    return found
