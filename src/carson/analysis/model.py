"""What an analysis finds, as data. Words come later, from the catalogues, in any language."""

from typing import Any, Final, Literal

from msgspec import Struct

Verdict = Literal["best", "good", "slip", "mistake", "blunder"]

# From which loss of the chance to win a move is called so.
SLIP: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.12


class Effort(Struct, frozen=True):
    """How much is tried out for one decision. It is counted, never timed, so that every machine finds the same.

    `answers` are tried out at most, the one that was given included; `turns` times each; `decisions` in all.
    `samples`: how often the dice and draws behind a stroke of luck are thrown again.
    """

    answers: int
    turns: int
    decisions: int
    samples: int


EFFORTS: Final = {
    "quick": Effort(answers=3, turns=4, decisions=120, samples=6),
    "normal": Effort(answers=4, turns=16, decisions=700, samples=12),
    "deep": Effort(answers=6, turns=48, decisions=2400, samples=48),
}
USUAL: Final = "normal"


class Reason(Struct, frozen=True):
    """Why an answer is good or bad: a kind, with the figures that a sentence needs."""

    kind: str
    data: dict[str, Any]


class Answer(Struct, frozen=True):
    """An answer to a question, and the chance to win that it leaves. `action` is its text.

    `error` is the standard error of the difference to the answer that was given, or to the best if none was; the
    chance is already that much nearer to it. The reasons of the best answer say what it has
    over the answer that was given (or over the next best); those of any other, what it lacks.
    """

    action: str
    chance: float
    error: float
    reasons: tuple[Reason, ...] = ()


class Judgement(Struct, frozen=True):
    """A question to a seat, with the answers looked at, the best first; `played` is the text of the one given, or ""
    if there is none yet.
    """

    answers: tuple[Answer, ...]
    played: str = ""

    @property
    def best(self) -> Answer:
        return self.answers[0]

    @property
    def given(self) -> Answer:
        return next((answer for answer in self.answers if answer.action == self.played), self.best)

    @property
    def before(self) -> float:
        """The chance to win with the best answer."""
        return max(self.best.chance, self.given.chance)

    @property
    def after(self) -> float:
        return self.given.chance

    @property
    def loss(self) -> float:
        return self.before - self.after

    @property
    def verdict(self) -> Verdict:
        """How good the answer was."""
        if self.given is self.best:
            return "best"
        if self.loss < SLIP:
            return "good"
        return "slip" if self.loss < MISTAKE else "mistake" if self.loss < BLUNDER else "blunder"


class AtMove(Struct, frozen=True):
    """Something about the move of this number."""

    move: int


class Decided(AtMove, frozen=True):
    """A decision of a seat: `move` answered it; `asked` is the kind of question, and `asking` the character who asked,
    if one did.
    """

    asked: str
    asking: str
    judgement: Judgement


class Stroke(AtMove, frozen=True):
    """What dice and draws gave the seat at a move: how much more of a chance to win it had than to be expected."""

    by: int
    gained: float


class Point(AtMove, frozen=True):
    """The chance to win after a move."""

    chance: float


class SeatReview(Struct, frozen=True):
    """A game from a seat, in the light of what it knew at each moment.

    From `start` to `end` the chance to win changed by `skill` (what own answers lost), `luck` (what dice and draws
    gave) and `others` (what rivals did, and what nobody could foresee). `mistakes` are the numbers of the moves that
    lost most, the worst first; `best` is that of the move that was most above the next best, if there is one.
    """

    seat: int
    start: float
    end: float
    skill: float
    luck: float
    others: float
    series: tuple[Point, ...]
    decisions: tuple[Decided, ...]
    strokes: tuple[Stroke, ...]
    mistakes: tuple[int, ...]
    best: int | None
