"""A game's past on the wire: positions and score sheets. See shapes.py."""

from msgspec import Struct

from carson.kernel import Outcome, SheetLine
from carson.kernel.actions import TEXT
from carson.server.database.rows import FINISHED
from carson.server.games.actions import AnyChoice
from carson.server.games.adapter import plain_view
from carson.server.games.served import AnyTeller, Score
from carson.server.history.loading import rules_of
from carson.server.records.past import PastPosition
from carson.server.tables.seating import namer
from carson.server.tables.tables import SeatedTable
from carson.server.web.shapes import Happening, asking, happenings, question_to, shown, told_by
from carson.server.web.views import AnyView
from carson.words import Words


class Replayed(Struct, frozen=True):
    """A game after its move `move` of `moves`, as the seat (None: a spectator) knew it then; 0 is the set-up.

    `by` is who made that move; `action` and `choice` are None where it lay face down. `asked` is the question that came
    next.
    """

    move: int
    moves: int
    seat: int | None
    by: int | None
    action: str | None
    choice: AnyChoice | None
    events: list[Happening]
    asked: str | None
    view: AnyView


class ScoreLine(SheetLine, frozen=True):
    """Points of one source, with its name in the reader's language."""

    label: str


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


def replayed(found: PastPosition, words: Words) -> Replayed:
    tell = told_by(found.seated, words)
    decision = found.game.decision
    asked = question_to(tell, decision, found.seat)
    return shown(
        Replayed,
        found,
        move=found.number,
        action=None if found.choice is None else str(found.choice[TEXT]),
        events=happenings(found.events, tell),
        asked=asked,
        view=asking(plain_view(found.game, found.seat), asked) or {},
    )


def told_scores(seated: SeatedTable, found: list[Score], outcome: Outcome | None, last: bool, words: Words) -> Scores:
    tell, name = told_by(seated, words), namer(rules_of(seated.table), seated.seats, words)
    return Scores(
        final=last and seated.table.status == FINISHED,
        winners=list(outcome.winners) if outcome is not None else None,
        sheets=[told_sheet(score, name(score.seat), tell) for score in found],
    )


def told_sheet(score: Score, name: str, tell: AnyTeller) -> ScoreSheet:
    lines = [ScoreLine(one.name, one.points, one.parts, tell.line(one.name)) for one in score.sources]
    return ScoreSheet(score.seat, name, score.total, lines, score.characters)
