"""A game judged decision by decision, and summed up: what was skill, what was luck, what to learn from."""

from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct

from carson.analysis.model import Decided, Effort, Judgement, Point, SeatReview, Stroke
from carson.analysis.seat_history import Asked, Drawn, SeatHistory

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")

WORST: Final = 3
# A good move stands out by this much from the next best answer.
STANDS_OUT: Final = 0.03


class Analyst(Protocol[V_contra, A]):
    """Judges one game's questions and strokes of luck, from views alone."""

    def judge(self, view: V_contra, legal: list[A], played: A | None, effort: Effort, seed: str) -> Judgement: ...

    def luck(self, before: V_contra, mover: int, action: A, after: V_contra, effort: Effort, seed: str) -> float: ...


class Part(Struct, frozen=True):
    """What was found out about a part of a game."""

    decisions: tuple[Decided, ...] = ()
    strokes: tuple[Stroke, ...] = ()


def decide(analyst: Analyst[V, A], asked: Asked[V, A], effort: Effort, seed: str) -> Decided:
    view: Any = asked.view
    decision = view.decision
    found = analyst.judge(asked.view, asked.legal, asked.played, effort, f"{seed} {asked.move} {view.seat}")
    return Decided(asked.move, decision.kind, str(decision.about.get("character", "")), found)


def stroke(analyst: Analyst[V, A], drawn: Drawn[V, A], effort: Effort, seed: str) -> Stroke:
    view: Any = drawn.before
    seed = f"{seed} {drawn.move} {view.seat} luck"
    gained = analyst.luck(drawn.before, drawn.by, drawn.action, drawn.after, effort, seed)
    return Stroke(drawn.move, drawn.by, gained)


def work(seen: SeatHistory[V, A]) -> int:
    """In how many pieces a review can be made: one for each decision, and one for each stroke of luck."""
    return len(seen.asked) + len(seen.drawn)


def part(
    analyst: Analyst[V, A], seen: SeatHistory[V, A], effort: Effort, seed: str, first: int = 0, end: int | None = None
) -> Part:
    """The pieces from number `first` up to `end`."""
    pieces: list[Asked[V, A] | Drawn[V, A]] = [*seen.asked, *seen.drawn]
    decisions, strokes = [], []
    for piece in pieces[first:end]:
        if isinstance(piece, Asked):
            decisions.append(decide(analyst, piece, effort, seed))
        else:
            strokes.append(stroke(analyst, piece, effort, seed))
    return Part(tuple(decisions), tuple(strokes))


def summed_up(seat: int, share: float | None, moves: int, parts: Iterable[Part]) -> SeatReview:
    """The review of a seat from its parts; `share` of the victory at the end, after so many `moves`."""
    found = [*parts]
    decisions = tuple(decision for each in found for decision in each.decisions)
    strokes = tuple(one for each in found for one in each.strokes)
    start = decisions[0].judgement.before if decisions else 0.0
    last = decisions[-1].judgement.after if decisions else 0.0
    end = last if share is None else share
    skill = -sum(decision.judgement.loss for decision in decisions)
    luck = sum(one.gained for one in strokes)
    return SeatReview(
        seat=seat,
        start=start,
        end=end,
        skill=skill,
        luck=luck,
        others=end - start - skill - luck,
        series=_series(decisions, end, moves),
        decisions=decisions,
        strokes=strokes,
        mistakes=tuple(_mistakes(decisions)),
        best=_best(decisions),
    )


def _series(decisions: tuple[Decided, ...], end: float, moves: int) -> tuple[Point, ...]:
    """Before and after each decision, and at the end."""
    found: list[Point] = []
    for decision in decisions:
        before = Point(decision.move - 1, decision.judgement.before)
        if found and found[-1].move == before.move:  # it answered twice in a row: nothing happened in between
            found.pop()
        found += [before, Point(decision.move, decision.judgement.after)]
    if found and found[-1].move == moves:  # its answer ended the game
        found.pop()
    return (*found, Point(moves, end))


def _mistakes(decisions: tuple[Decided, ...]) -> list[int]:
    wrong = [decision for decision in decisions if decision.judgement.verdict in ("slip", "mistake", "blunder")]
    wrong.sort(key=lambda decision: -decision.judgement.loss)
    return [decision.move for decision in wrong[:WORST]]


def _best(decisions: tuple[Decided, ...]) -> int | None:
    """The best answer that was furthest ahead of all others that were looked at."""
    ahead: list[tuple[float, int]] = []
    for decision in decisions:
        judged = decision.judgement
        if judged.verdict == "best" and len(judged.answers) > 1:
            next_best = max(judged.answers[1:], key=lambda answer: answer.chance)
            margin = judged.before - next_best.chance
            if margin >= STANDS_OUT:
                ahead.append((margin, decision.move))
    return max(ahead)[1] if ahead else None
