"""Judgements on the wire, as data and in words."""

from typing import Any

from msgspec import Struct

from carson.analysis.model import Answer, Decided, Judgement, Point, SeatReview, Verdict
from carson.kernel.rules import Rules
from carson.server.analysis.hints import Hinted
from carson.server.analysis.reviews import Reviewed
from carson.server.games.actions import AnyChoice
from carson.server.games.served import AnyTeller
from carson.server.history.loading import rules_of
from carson.server.tables.seating import namer
from carson.server.web.shapes import told_by
from carson.words import Words

AnyRulesOf = Rules[Any, Any, Any]


class ToldReason(Struct, frozen=True):
    """Why: the kind of reason, its figures, and the sentence made from them."""

    kind: str
    data: dict[str, Any]
    text: str


class JudgedMove(Struct, frozen=True):
    """A move and the chance to win that it leaves, from 0 to 1; None where there was no other. `text`: in words."""

    action: str
    choice: AnyChoice
    text: str
    chance: float | None
    reasons: list[ToldReason]


class Hint(Struct, frozen=True):
    """One to three good moves for the seat in situation `seq`, the best first."""

    seat: int
    seq: int
    moves: list[JudgedMove]


class JudgedDecision(Struct, frozen=True):
    """What the seat decided with move number `move`: the chance to win `before`, with the best answer, and `after` it.

    `verdict` by how much was lost: best, good (less than 2 %), slip, mistake (5 % or more), blunder (12 % or more).
    `played` is the seat's own answer; `better` are those that would have left more, best first. To see the position,
    replay the game after move `move` - 1 from this seat.
    """

    move: int
    asked: str
    before: float
    after: float
    verdict: Verdict
    played: JudgedMove
    better: list[JudgedMove]


class StrokeOfLuck(Struct, frozen=True):
    """What dice and draws of move number `move` (made `by` a seat) gave: so much more of a chance than expected."""

    move: int
    by: int
    gained: float


class GameReview(Struct, frozen=True):
    """A finished game as a seat could judge it at each moment.

    The chance to win went from `start` to `end` through `skill` (what own moves lost: 0 or less), `luck` (what dice and
    draws gave) and `others` (what rivals did, and what nobody could foresee). `series`: the chance after moves, for a
    graph. `mistakes`: the numbers of at most three moves that lost most, the worst first; `best_move`: the one that
    stood out most from its alternatives. `strokes`: by how much chance had a hand in it, the largest first.
    """

    start: float
    end: float
    skill: float
    luck: float
    others: float
    series: list[Point]
    decisions: list[JudgedDecision]
    mistakes: list[int]
    best_move: int | None
    strokes: list[StrokeOfLuck]


class Review(Struct, frozen=True):
    """`review` is None until it is `ready`; `progress` goes from 0 to 1. Ask again, with `wait`, until then."""

    seat: int
    name: str
    ready: bool
    progress: float
    review: GameReview | None


def told_hint(found: Hinted, words: Words) -> Hint:
    tell = told_by(found.seated, words)
    rules: AnyRulesOf = found.game.rules
    decision = found.game.decision
    assert decision is not None
    asked, asking = decision.kind, str(decision.about.get("character", ""))
    if found.found is None:
        moves = [_move(rules, tell, Answer(text, 0.0, 0.0), asked, asking, only=True) for text in found.legal]
    else:
        moves = [_move(rules, tell, answer, asked, asking) for answer in found.found.judgement.answers]
    return Hint(found.seat, found.game.serial, moves)


def told_review(found: Reviewed, words: Words) -> Review:
    rules = rules_of(found.seated.table)
    name = namer(rules, found.seated.seats, words)(found.seat)
    review = found.review
    told = None if review is None else _review(rules, told_by(found.seated, words), review)
    return Review(found.seat, name, told is not None, round(found.progress, 3), told)


def _review(rules: AnyRulesOf, tell: AnyTeller, found: SeatReview) -> GameReview:
    strokes = sorted(found.strokes, key=lambda one: -abs(one.gained))
    return GameReview(
        start=_short(found.start),
        end=_short(found.end),
        skill=_short(found.skill),
        luck=_short(found.luck),
        others=_short(found.others),
        series=[Point(point.move, _short(point.chance)) for point in found.series],
        decisions=[_decision(rules, tell, decided) for decided in found.decisions],
        mistakes=list(found.mistakes),
        best_move=found.best,
        strokes=[StrokeOfLuck(one.move, one.by, _short(one.gained)) for one in strokes],
    )


def _decision(rules: AnyRulesOf, tell: AnyTeller, decided: Decided) -> JudgedDecision:
    judged = decided.judgement
    return JudgedDecision(
        move=decided.move,
        asked=decided.asked,
        before=_short(judged.before),
        after=_short(judged.after),
        verdict=judged.verdict,
        played=_move(rules, tell, judged.given, decided.asked, decided.asking),
        better=[_move(rules, tell, one, decided.asked, decided.asking) for one in _better(judged)],
    )


def _better(judged: Judgement) -> list[Answer]:
    """Those that are better than the one given, if that was not good enough."""
    if judged.verdict in ("best", "good"):
        return []
    return sorted((one for one in judged.answers if one.chance > judged.after), key=lambda one: -one.chance)


def _move(
    rules: AnyRulesOf, tell: AnyTeller, answer: Answer, asked: str, asking: str, only: bool = False
) -> JudgedMove:
    return JudgedMove(
        action=answer.action,
        choice=rules.action_object(rules.parse_action(answer.action)),
        text=tell.words.action(answer.action, asked, asking),
        chance=None if only else _short(answer.chance),
        reasons=[ToldReason(reason.kind, reason.data, tell.reason(reason)) for reason in answer.reasons],
    )


def _short(chance: float) -> float:
    return round(chance, 4)
