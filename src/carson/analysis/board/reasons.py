"""Why one answer in the board game is better than another, from what came of both when they were tried out."""

from typing import Final

from carson.analysis.board.watching import Watched
from carson.analysis.model import Reason
from carson.analysis.tryouts import Difference, Tried, mean
from carson.analysis.weighed_reasons import WeighedReason, chosen, compared
from carson.board.actions import Action, Choose, Claim, Cowboy
from carson.board.characters.cast import BY_NAME
from carson.board.material.pieces import FREE, NAMES
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.incomes import worth
from carson.bots.board.planner.contest import SURE
from carson.bots.board.planner.situation import Situation

OFTEN: Final = 0.4  # of the tries
EARLIER: Final = 0.75  # places in the order that are worth a word
SURE_DUEL: Final = 0.995  # not worth a word


def reasons(
    one: Tried[Action],
    other: Tried[Action] | None,
    watched: dict[Action, Watched],
    situation: Situation,
    asked: str,
) -> tuple[Reason, ...]:
    """Those of an answer, compared with another one."""
    here = watched[one.action]
    there = None if other is None else watched[other.action]
    action = one.action
    facts: list[Reason] = []
    if type(action) is Cowboy:
        facts = _place(action, here, None if _same_place(action, other) else there, situation)
    elif type(action) is Choose and asked == "character" and action.option in BY_NAME:
        facts = _character(action.option, here, there, situation)
    elif type(action) is Claim:
        facts = _parcel(PLACE_BY_NAME[action.parcel], situation)
    return chosen(one, other, facts, [] if other is None else _weighed(one, other, situation))


def _weighed(one: Tried[Action], other: Tried[Action], situation: Situation) -> list[WeighedReason]:
    """What the round brings more or less of; what is left of the difference lies in the rounds to come."""
    seat, table = situation.seat, situation.table

    def more(name: str) -> Difference:
        return one.over(other, lambda each: each.figures[name])

    worths = {"vp": 1.0, "money": situation.dollar, "income": situation.later, "cowboys": _cowboy(situation)}
    found = [ground for name, worth in worths.items() for ground in compared(name, more(f"{name} {seat}"), worth)]
    rivals = [rival for rival in table.seats if rival != seat]
    for rival in rivals:
        found += compared("denies-vp", more(f"vp {rival}"), -1 / len(rivals) - 0.2, seat=rival)
    known = sum(worth * more(f"{name} {seat}").mean for name, worth in worths.items())
    known -= mean([more(f"vp {rival}").mean for rival in rivals])
    lead = one.over(other, lambda each: each.value)
    found += compared("later-vp", Difference(lead.mean - known, lead.error))
    return found


def _cowboy(situation: Situation) -> float:
    """What a cowboy kept for the next round is worth."""
    return situation.weights.cowboy[situation.round]


def _place(action: Cowboy, here: Watched, there: Watched | None, situation: Situation) -> list[Reason]:
    """Who is there or wants to be, and how a duel would end; `there` is what happens if the seat goes elsewhere."""
    place, seat, state = PLACE_BY_NAME[action.at], situation.seat, situation.state
    standing = [rival for rival, places in enumerate(state.here) if rival != seat and places >> place & 1]
    wanting = sorted({*here.rivals_at(action.at), *(there.rivals_at(action.at) if there is not None else ())})
    if action.mark in SURE:
        rivals = sorted({*standing, *wanting})
        return [_about("safe", action.at, rivals)] if rivals else []
    if standing:
        odds = situation.contest.duel(place, standing, action.mark)
        if odds < SURE_DUEL:
            return [Reason("duel", {"place": action.at, "seats": standing, "odds": round(100 * odds)})]
    return [_about("wanted", action.at, wanting)] if wanting else []


def _parcel(parcel: int, situation: Situation) -> list[Reason]:
    """What the building on the track that suits the parcel best would pay there, with the roads that the seat has."""
    state, seat = situation.state, situation.seat
    if not state.free >> parcel & 1:
        return []
    kinds = {kind for kind, _ in situation.offers if kind != FREE}
    near = [kind for kind in kinds if situation.site(kind, parcel)[2] <= state.stock[seat]]
    pays, kind = max(((worth(state, parcel, kind, seat), kind) for kind in near), default=(0, FREE))
    return [Reason("pays", {"building": NAMES[kind], "amount": pays})] if pays else []


def _same_place(action: Cowboy, other: Tried[Action] | None) -> bool:
    return other is not None and type(other.action) is Cowboy and other.action.at == action.at


def _about(kind: str, place: str, rivals: list[int]) -> Reason:
    return Reason(kind, {"place": place, "seats": rivals, "count": len(rivals)})


def _character(name: str, here: Watched, there: Watched | None, situation: Situation) -> list[Reason]:
    """Where its white or quiet cowboy goes, who takes it otherwise, and the order of turns."""
    found: list[Reason] = []
    if here.sure and there is not None:
        place, often = here.sure.most_common(1)[0]
        rivals = there.rivals_at(place)
        if rivals and often >= OFTEN * here.turns:
            found.append(_about("white", place, rivals))
    if here.order and there is not None and there.order:
        turn = mean(here.order)
        if mean(there.order) - turn >= EARLIER:
            found.append(Reason("turn", {"turn": round(turn), "players": situation.table.players}))
    if there is not None and there.turns:
        taken = [(count, seat) for (taken, seat), count in there.took.items() if taken == name]
        if taken and max(taken)[0] >= OFTEN * there.turns:
            found.append(Reason("taken", {"card": name, "seat": max(taken)[1]}))
    return found
