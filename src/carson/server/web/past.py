"""What is told of a game's past: positions and score sheets. See shapes.py."""

from msgspec import Struct

from carson.kernel import Outcome
from carson.server.games import AnyGame, AnyTeller, plain_view, teller
from carson.server.scores import Score, scores
from carson.server.service.loading import rules_of
from carson.server.service.past import Then
from carson.server.service.seating import namer
from carson.server.service.tables import Laid
from carson.server.store.rows import FINISHED
from carson.server.web.shapes import Happening
from carson.server.web.views import AnyView
from carson.words import Words


class Replayed(Struct, frozen=True):
    """A game after its move `move` of `moves`, as the seat (None: a spectator) knew it then; 0 is the set-up.

    `by` is who made that move; `action` is None where it lay face down. `asked` is the question that came next.
    """

    move: int
    moves: int
    seat: int | None
    by: int | None
    action: str | None
    events: list[Happening]
    asked: str | None
    view: AnyView


class ScoreLine(Struct, frozen=True):
    """Points of one source, its name in the reader's language, and the parts they are the sum of where it has any."""

    name: str
    label: str
    points: int
    parts: tuple[int, ...]


class ScoreSheet(Struct, frozen=True):
    """A player's points by source; a virtual player has none of these lines. `characters`: by character (cards)."""

    seat: int
    name: str
    total: int
    lines: list[ScoreLine]
    characters: dict[str, int]


class Scores(Struct, frozen=True):
    """Everybody's sheet; while the game goes on, or after an earlier move (`final` is false), as if it ended there."""

    final: bool
    winners: list[int] | None
    sheets: list[ScoreSheet]


def replayed(found: Then, words: Words) -> Replayed:
    tell = _teller(found.laid, words)
    decision = found.game.decision
    return Replayed(
        move=found.number,
        moves=found.moves,
        seat=found.seat,
        by=found.by,
        action=found.action,
        events=[Happening(event.kind, event.data, event.to is not None, tell.event(event)) for event in found.events],
        asked=tell.question(decision) if decision is not None else None,
        view=plain_view(found.game, found.seat),
    )


def score_sheets(laid: Laid, game: AnyGame, last: bool, words: Words) -> Scores:
    return told_scores(laid, scores(game), game.outcome(), last, words)


def told_scores(laid: Laid, found: list[Score], outcome: Outcome | None, last: bool, words: Words) -> Scores:
    tell, name = _teller(laid, words), namer(rules_of(laid.table), laid.seats, words)
    return Scores(
        final=last and laid.table.status == FINISHED,
        winners=list(outcome.winners) if outcome is not None else None,
        sheets=[told_sheet(score, name(score.seat), tell) for score in found],
    )


def told_sheet(score: Score, name: str, tell: AnyTeller) -> ScoreSheet:
    lines = [ScoreLine(one.name, tell.line(one.name), one.points, one.parts) for one in score.sources]
    return ScoreSheet(score.seat, name, score.total, lines, score.characters)


def _teller(laid: Laid, words: Words) -> AnyTeller:
    return teller(laid.table.game, words, namer(rules_of(laid.table), laid.seats, words))
