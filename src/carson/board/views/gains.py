"""What a choice brings its player, as sums: money, VP, cowboys, roads and firepower at once, and what follows later.

Each is played on a copy and compared. What comes later (Building income, the end of the round) is told by figures of
now, as if nothing else happened until then.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from carson.board.actions import PASS, Action, Choose
from carson.board.characters.model import Face
from carson.board.material.ground import NAMES, members
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.incomes import IncomeFrame
from carson.board.mechanics.purse import firepower
from carson.board.mechanics.scoring import sheet
from carson.board.state import State
from carson.board.steps.characters import AskFrame
from carson.board.steps.income import payment
from carson.board.steps.phases import ActionsFrame, CharactersFrame
from carson.board.table import Table
from carson.kernel import CarsonError, Event, Log, pending
from carson.kernel.chance import NoChance

if TYPE_CHECKING:
    from carson.board.rules import BoardRules

# When something comes: at once is "".
INCOME, ROUND_END, END = "income", "round-end", "end"
# Answers that change nothing for Building income: what the others would change is told against the first there is.
LATER = Choose("later")
NEUTRAL: tuple[Action, ...] = (PASS, *(Choose(word) for word in ("decline", "8", "vp", "refuse")), LATER)


class GainPart(Struct, frozen=True, omit_defaults=True):
    """A part of a sum: what `what` gives (the reason of a payment, a building, a line of the score sheet).

    A building has its place, money between players the other player.
    """

    what: str
    amount: int
    at: str = ""
    seat: int = -1


class Gain(Struct, frozen=True, omit_defaults=True):
    """`amount` of a `unit`: "money", "vp", "income" (each round), "cowboys", "roads", "firepower", or a variant's.

    `when` it comes, as things stand now: "" at once, else "income", "round-end" or "end". `most`: it is the best that
    can be made of it.
    """

    unit: str
    amount: int
    when: str = ""
    parts: tuple[GainPart, ...] = ()
    most: bool = False


class Outcome(Struct, frozen=True):
    """The position after a choice, and what was told on the way."""

    state: State
    events: Sequence[Event]


def outcome(rules: "BoardRules", state: State, seat: int, action: Action) -> Outcome | None:
    """The choice alone, on a copy; None for one that draws something."""
    after, log = state.copy(), Log(NoChance())
    try:
        rules.do(after, seat, action, log)
    except CarsonError:
        return None
    return Outcome(after, log.events)


def baseline(rules: "BoardRules", state: State, seat: int, legal: Sequence[Action]) -> State:
    """The position against which the incomes of a choice are told: after an answer that changes none of them."""
    neutral = next((one for one in NEUTRAL if one in legal), None)
    found = None if neutral is None else outcome(rules, state, seat, neutral)
    return state if found is None else found.state


def gains(
    rules: "BoardRules", state: State, seat: int, action: Action, found: Outcome, base: State
) -> tuple[Gain, ...]:
    """Everything that the choice brings or costs its player; its incomes against the `baseline`."""
    table = rules.table
    told = [*at_once(table, state, seat, found), *_incomes(table, state, base, found.state, seat)]
    for hook in table.hooks.gains:
        told += [Gain(unit, amount, when) for unit, amount, when in hook(table, state, found.state, seat) if amount]
    if action == LATER or type(state.frames[-1]) is CharactersFrame:
        told += _promised(rules, found.state, seat)
    return tuple(told)


def at_once(table: Table, state: State, seat: int, found: Outcome) -> Iterator[Gain]:
    """Money and VP with their reasons; cowboys, roads and firepower by their numbers; VP that only the end gives."""
    after = found.state
    yield from _summed("money", _money(found.events, seat))
    scored = (event.data for event in found.events if event.kind == "scored-vp")
    yield from _summed("vp", [GainPart(data["why"], data["vp"]) for data in scored if data["seat"] == seat])
    counts = (
        ("cowboys", after.supply[seat] - state.supply[seat]),
        ("roads", after.stock[seat] - state.stock[seat]),
        ("firepower", firepower(after, seat) - firepower(state, seat)),
    )
    yield from (Gain(unit, count) for unit, count in counts if count)
    yield from _summed("vp", list(_at_the_end(table, state, after, seat)), END)


def _summed(unit: str, parts: list[GainPart], when: str = "") -> Iterator[Gain]:
    if parts:
        yield Gain(unit, sum(part.amount for part in parts), when, tuple(parts))


def _money(events: Sequence[Event], seat: int) -> list[GainPart]:
    found = []
    for event in events:
        data = event.data
        if event.kind == "handed-over":
            if data["taker"] == seat:
                found.append(GainPart(data["why"], data["amount"], seat=data["giver"]))
            elif data["giver"] == seat:
                found.append(GainPart(data["why"], -data["amount"], seat=data["taker"]))
        elif event.kind in ("earned", "paid") and data["seat"] == seat:
            found.append(GainPart(data["why"], data["amount"] if event.kind == "earned" else -data["amount"]))
    return found


def _at_the_end(table: Table, state: State, after: State, seat: int) -> Iterator[GainPart]:
    """The lines of the score sheet that change, without what is counted by then (VP so far, money)."""
    before, then = sheet(table, state, seat), sheet(table, after, seat)
    for line in ("buildings", "houses", "mountains", "train_station", "character"):
        change = getattr(then, line) - getattr(before, line)
        if change and not (line == "character" and state.plays[seat] != after.plays[seat]):
            yield GainPart(line, change)
    lines = dict(before.variants)
    yield from (GainPart(line, vp - lines.get(line, 0)) for line, vp in then.variants if vp != lines.get(line, 0))


def _incomes(table: Table, state: State, base: State, after: State, seat: int) -> Iterator[Gain]:
    """What the player's buildings pay more or less: now where Building income is under way, else in each round."""
    soon = any(type(frame) in (ActionsFrame, IncomeFrame) for frame in state.frames)
    pays = _paid if soon else _next
    then, now = pays(table, after, seat), pays(table, base, seat)
    parts = [
        GainPart(KIND_NAMES[after.ground[parcel]], then.get(parcel, 0) - now.get(parcel, 0), NAMES[parcel])
        for parcel in sorted({*then, *now})
        if then.get(parcel, 0) != now.get(parcel, 0)
    ]
    yield from _summed("money", parts, INCOME) if soon else _summed("income", parts)


def _paid(table: Table, state: State, seat: int) -> dict[int, int]:
    """What the player gets from each parcel at this round's Building income: from own buildings, and as loot."""
    found = {}
    for owner, paying in enumerate(state.paying):
        for parcel in members(paying):
            own, thief, stolen = payment(table, state, owner, parcel)
            if seat in (owner, thief):
                found[parcel] = own if seat == owner else stolen
    return found


def _next(table: Table, state: State, seat: int) -> dict[int, int]:
    paying = members(state.paying[seat])
    return {parcel: left_of(table, state, seat, parcel, state.income[parcel]) for parcel in paying}


# What a character brings later


def _promised(rules: "BoardRules", state: State, seat: int) -> Iterator[Gain]:
    """What the power that is kept, or the character just taken, would bring by the figures of now."""
    table, face = rules.table, rules.table.plays(state, seat)
    if face is None:
        return
    if type(state.frames[-1]) is AskFrame and state.frames[-1].seat == seat:
        yield from _best_answers(rules, state, seat)
    yield from _at_income(rules, state, seat, face)
    if face.round_end is not None:
        then, log = state.copy(), Log(NoChance())
        face.round_end(table, then, seat, log)
        if then.frames == state.frames:
            yield from _later(at_once(table, state, seat, Outcome(then, log.events)), ROUND_END)


def _at_income(rules: "BoardRules", state: State, seat: int, face: Face) -> Iterator[Gain]:
    table, then, log = rules.table, state.copy(), Log(NoChance())
    if face.before_income is not None:
        then.frames = [IncomeFrame(2)]
        face.before_income(table, then, seat, log)
        if type(then.frames[-1]) is AskFrame:
            yield from _best_answers(rules, then, seat)
    if face.after_income is not None:
        then = state.copy()
        then.earned[seat] = sum(_paid(table, then, seat).values())
        face.after_income(table, then, seat, log)
        yield from _later(at_once(table, state, seat, Outcome(then, log.events)), INCOME)


def _later(told: Iterator[Gain], when: str) -> Iterator[Gain]:
    yield from (Gain(one.unit, one.amount, when, one.parts) for one in told if one.when == "")


def _best_answers(rules: "BoardRules", state: State, seat: int) -> Iterator[Gain]:
    """Of the answers to a question that only give, the one that gives most of each kind."""
    legal = rules.legal(state, seat)
    base = baseline(rules, state, seat, legal)
    soon = INCOME if pending(state, IncomeFrame) is not None else ""
    known: dict[str, list[Gain]] = {"money": [], "vp": []}
    for action in legal:
        found = None if action == LATER else outcome(rules, state, seat, action)
        if found is None:
            continue
        told = [*at_once(rules.table, state, seat, found), *_incomes(rules.table, state, base, found.state, seat)]
        for gain in told if all(one.amount > 0 for one in told) else ():
            known.get(gain.unit, []).append(gain)
    for unit, gains_ in known.items():
        if gains_:
            best = max(gains_, key=lambda gain: gain.amount)
            yield Gain(unit, best.amount, soon or best.when, best.parts, most=True)
