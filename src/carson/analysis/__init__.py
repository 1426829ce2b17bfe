"""Analysis of games: for each decision the chance to win before and after, better answers with reasons, luck and skill.

Everything is judged from what the seat knew at the time, with an effort that is counted and not timed: the same game,
seed and effort give the same review on every machine. It needs NumPy.

Examples:
    >>> game = carson.new_game("cards", players=2, seed=7)
    >>> outcome = carson.bots.play(game, [carson.bots.make_bot(game, "normal", seat) for seat in (0, 1)])
    >>> review = carson.analysis.review(game, 0, effort="quick")
    >>> len(review.decisions) > 20, 0 <= review.start <= 1
    (True, True)
"""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, Final

from carson.analysis.model import (
    EFFORTS,
    USUAL,
    Answer,
    Decided,
    Effort,
    Judgement,
    Point,
    Reason,
    SeatReview,
    Stroke,
    Verdict,
)
from carson.analysis.reviewing import Analyst, Part, decide, part, summed_up, work
from carson.analysis.seat_history import Asked, question, seat_history
from carson.board.game import BOARD
from carson.cards.game import CARDS
from carson.kernel import CarsonError, Game, OptionsError

__all__ = [
    "EFFORTS",
    "USUAL",
    "AnalysisError",
    "Answer",
    "Decided",
    "Effort",
    "Judgement",
    "Point",
    "Reason",
    "SeatReview",
    "Stroke",
    "Verdict",
    "analyst",
    "check_numpy",
    "effort_of",
    "hint",
    "hinted",
    "review",
    "review_part",
    "review_size",
]

SEED: Final = "carson"
MOST_HINTS: Final = 3
# A hint names answers that are at most this much behind the best.
NEARLY: Final = 0.05


def _board(rules: Any) -> Analyst[Any, Any]:
    from carson.analysis.board.analyst import BoardAnalyst

    return BoardAnalyst(rules)


def _cards(rules: Any) -> Analyst[Any, Any]:
    from carson.analysis.cards.analyst import CardAnalyst

    return CardAnalyst(rules)


# Made when they are needed: they import NumPy.
ANALYSTS: Final[Mapping[str, Callable[[Any], Analyst[Any, Any]]]] = {BOARD.name: _board, CARDS.name: _cards}


class AnalysisError(CarsonError):
    """An analysis that cannot be made, and why."""


def check_numpy() -> None:
    """An AnalysisError where NumPy is missing: the networks that judge positions need it."""
    if find_spec("numpy") is None:
        raise AnalysisError("analysis-without-numpy")


def effort_of(name: str) -> Effort:
    """How much is tried out: "quick", "normal" or "deep"."""
    if name not in EFFORTS:
        raise OptionsError("analysis-effort", found=name[:40], known=tuple(EFFORTS))
    return EFFORTS[name]


def analyst(rules: Any) -> Analyst[Any, Any]:
    """Who judges positions of a game with these rules."""
    check_numpy()
    return ANALYSTS[rules.game](rules)


def review(game: Game[Any, Any, Any], seat: int, effort: str = USUAL, seed: str = SEED) -> SeatReview:
    """A game, finished or not, in the light of what a seat knew at each of its decisions.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> _ = game.apply(0, "claim d4")
        >>> carson.analysis.review(game, 0, effort="quick").decisions[0].judgement.played
        'claim d4'
    """
    seen = seat_history(game, _seat(game, seat))
    return summed_up(seat, seen.share, seen.moves, [part(analyst(game.rules), seen, effort_of(effort), seed)])


def review_size(game: Game[Any, Any, Any], seat: int) -> tuple[int, float | None, int]:
    """In how many pieces a review can be made, for those who show progress; how much of the victory was the seat's
    (None before the end), and the number of moves: what `summed_up` needs beside the pieces.
    """
    seen = seat_history(game, _seat(game, seat))
    return work(seen), seen.share, seen.moves


def review_part(
    game: Game[Any, Any, Any], seat: int, first: int, end: int, effort: str = USUAL, seed: str = SEED
) -> Part:
    """The pieces of a review from number `first` up to `end`; `summed_up` makes the review of all of them."""
    return part(analyst(game.rules), seat_history(game, _seat(game, seat)), effort_of(effort), seed, first, end)


def hint(game: Game[Any, Any, Any], seat: int, effort: str = USUAL, seed: str = SEED) -> Decided | None:
    """One to three good answers to what the seat is asked now, the best first, with reasons; None if it has no choice.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> found = carson.analysis.hint(game, 0, effort="quick")
        >>> 1 <= len(found.judgement.answers) <= 3
        True
        >>> carson.analysis.hint(game, 1) is None
        True
    """
    asked = question(game, _seat(game, seat))
    return None if asked is None else hinted(game.rules, asked, effort, seed)


def hinted(rules: Any, asked: Asked[Any, Any], effort: str = USUAL, seed: str = SEED) -> Decided:
    """The same from what the seat sees, without the game."""
    found = decide(analyst(rules), asked, effort_of(effort), seed)
    answers = sorted(found.judgement.answers, key=lambda one: one is not found.judgement.best)
    good = [one for one in answers if one.chance >= answers[0].chance - NEARLY]
    return Decided(found.move, found.asked, found.asking, Judgement(tuple(good[:MOST_HINTS])))


def _seat(game: Game[Any, Any, Any], seat: int) -> int:
    if not 0 <= seat < game.rules.seats:
        raise OptionsError("analysis-seat", found=seat, most=game.rules.seats - 1)
    return seat
