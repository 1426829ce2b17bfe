"""Lessons on the wire: positions from the learner's seat, and what is said at each step."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from carson.cards.rules import CardRules
from carson.games import GameName
from carson.kernel import ActionForm, IllegalAction, NotationError
from carson.kernel.descriptor import Material
from carson.server.errors import BadRequest, NotThere
from carson.server.games.actions import AnyChoice, from_query, plan_from_query, texts
from carson.server.games.adapter import AnyGame, choices, material, plain_options, plain_view, scores, teller
from carson.server.games.served import AnyTeller
from carson.server.lessons import library
from carson.server.lessons.figures import figure
from carson.server.lessons.fitting import ANY
from carson.server.lessons.library import Lesson
from carson.server.lessons.script import Answer, Step
from carson.server.records.shapes import ScoreSheet, told_sheet
from carson.server.reference.material_doors import Deck
from carson.server.web.shapes import Happening, asking, happenings, question_to, shown
from carson.server.web.views import AnyOptions, AnyView
from carson.words import Words


class LessonHead(Struct, frozen=True):
    """A lesson in the list: how long it takes, and how many steps it has."""

    name: str
    game: GameName
    title: str
    about: str
    minutes: int
    steps: int


class Lessons(Struct, frozen=True):
    lessons: list[LessonHead]


class LessonAnswer(Struct, frozen=True):
    """An answer to choose, and whether it is right."""

    text: str
    right: bool


class LessonStep(Struct, frozen=True):
    """`at` and `since`: the position to show, and the one before it, by their moves; those between are shown one by
    one.

    `do`: the move that is asked for; `also`: moves that are as good, and the coach's answers to them. `ask`: answers to
    choose from, and `wrong`: the reply to a wrong one. `spots`: what to point at. `sheet`: show the points.
    """

    at: int
    since: int
    text: str
    spots: tuple[str, ...]
    rules: tuple[str, ...]
    do: str
    also: dict[str, str]
    ask: list[LessonAnswer]
    wrong: str
    sheet: bool


class LessonPosition(Struct, frozen=True):
    """The game after the move `move`, as the learner sees it; `asked` is the question that comes next."""

    move: int
    by: int | None
    action: str | None
    choice: AnyChoice | None
    events: list[Happening]
    question: int
    asked: str | None
    actions: tuple[str, ...]
    choices: tuple[AnyChoice, ...]
    view: AnyView
    sheets: list[ScoreSheet] | None


class WholeLesson(Struct, frozen=True):
    """A whole lesson. `names` are the players', by seat; `next` is the lesson to continue with, "" for none."""

    name: str
    game: GameName
    title: str
    minutes: int
    end: str
    next: str
    seat: int
    names: list[str]
    options: AnyOptions
    material: Material
    deck: Deck | None
    steps: list[LessonStep]
    positions: list[LessonPosition]


class Tried(Struct, frozen=True):
    """What another move would have meant: the coach's comment, "" for none, and what would have happened, in words.

    `allowed`: the rules allow it; else `message` is their reason and `rule` its number.
    """

    allowed: bool
    message: str
    rule: str
    events: list[str]


def found(name: str) -> Lesson:
    if name not in library.names():
        raise NotThere("lesson-unknown")
    return library.lesson(name)


def lessons(words: Words) -> Lessons:
    return Lessons([_head(library.lesson(name), words) for name in library.names()])


def _head(lesson: Lesson, words: Words) -> LessonHead:
    title, about = words(lesson.message("title")), words(lesson.message("about"))
    return LessonHead(lesson.name, lesson.rules.game, title, about, lesson.script.minutes, len(lesson.steps))  # type: ignore[arg-type]


@lru_cache(maxsize=32)
def whole(name: str, language: str) -> WholeLesson:
    """The same for everybody with the same language, so made once."""
    lesson, words = found(name), Words(language)
    rules = lesson.rules
    deck = msgspec.json.decode(rules.table.deck.to_json(), type=Deck) if isinstance(rules, CardRules) else None
    steps = _steps(lesson, words)
    namer = _namer(lesson, words)
    return WholeLesson(
        name=name,
        game=rules.game,  # type: ignore[arg-type]
        title=words(lesson.message("title")),
        minutes=lesson.script.minutes,
        end=words(lesson.message("end")),
        next=lesson.script.next,
        seat=lesson.seat,
        names=[namer(seat) for seat in range(rules.table.players)],
        options=plain_options(rules),
        material=material(rules),
        deck=deck,
        steps=steps,
        positions=_positions(lesson, steps, teller(rules.game, words, namer)),
    )


def tried(lesson: Lesson, number: int, action: str, words: Words, plan: str = "") -> Tried:
    """What another action at a step would have meant, after the learner's actions of a plan."""
    if not 1 <= number <= len(lesson.steps):
        raise BadRequest("lesson-no-step", found=number, most=len(lesson.steps))
    step = lesson.steps[number - 1]
    tell = teller_of(lesson, words)
    game = lesson.at(step).copy()
    given = from_query(action)
    refusal = _refusal(game, lesson.seat, plan_from_query(plan), given)
    if refusal is not None:
        return Tried(False, tell.error(refusal), _rule(refusal), [])
    move = game.apply(lesson.seat, given)
    done = lesson.rules.action_text(move.action)
    text = step.also.get(done) or step.instead.get(done) or step.instead.get(ANY)
    meant = [tell.event(event) for event in move.events if event.visible_to(lesson.seat)]
    said = _say(lesson, step, text, words) if text else ""
    return Tried(True, said, "", [sentence for sentence in meant if sentence])


def _refusal(
    game: AnyGame, seat: int, plan: Sequence[ActionForm], action: ActionForm
) -> IllegalAction | NotationError | None:
    """The game is left after the plan."""
    try:
        for step in plan:
            game.apply(seat, step)
        refusal = game.why_not(seat, action)
    except (IllegalAction, NotationError) as fault:
        return fault
    return IllegalAction(refusal) if refusal is not None else None


def _rule(fault: IllegalAction | NotationError) -> str:
    return fault.refusal.rule if isinstance(fault, IllegalAction) else ""


def _steps(lesson: Lesson, words: Words) -> list[LessonStep]:
    told, before = [], 0
    for step in lesson.steps:
        at = step.at or 0
        told.append(
            shown(
                LessonStep,
                step,
                at=at,
                since=at if step.jump else before,
                text=_say(lesson, step, step.text, words),
                also={action: _say(lesson, step, text, words) for action, text in step.also.items()},
                ask=_answers(lesson, step, words),
                wrong=_say(lesson, step, step.wrong, words) if step.wrong else "",
            )
        )
        before = at
    return told


def _answers(lesson: Lesson, step: Step, words: Words) -> list[LessonAnswer]:
    right = figure(lesson.at(step), step.right) if step.ask else None
    return [LessonAnswer(_named(answer, words), answer == right) for answer in step.ask]


def _named(answer: Answer, words: Words) -> str:
    return str(answer) if isinstance(answer, int) else words.card(answer)


def _say(lesson: Lesson, step: Step, text: str, words: Words) -> str:
    figures = {name: figure(lesson.at(step), told) for name, told in step.args.items()}
    return words(lesson.message(text), **figures)


def _positions(lesson: Lesson, steps: list[LessonStep], tell: AnyTeller) -> list[LessonPosition]:
    """The positions to show: at each step, and on the way there."""
    moves = sorted({move for step in steps for move in range(step.since, step.at + 1)})
    scored = {step.at for step in steps if step.sheet}
    return [_position(lesson, move, tell, move in scored) for move in moves]


def _position(lesson: Lesson, number: int, tell: AnyTeller, sheet: bool) -> LessonPosition:
    game, seat = lesson.games[number], lesson.seat
    rules = game.rules
    decision = game.decision
    told = game.seen_moves(seat, number - 1)[0]
    asked = decision is not None and seat in decision.seats
    found = choices(rules, game.state, decision, seat) if asked else ()
    sentence = question_to(tell, decision, seat)
    return LessonPosition(
        move=number,
        by=told.seat if number else None,
        action=told.action,
        choice=None if told.action is None else rules.action_object(rules.parse_action(told.action)),
        events=happenings(told.events, tell),
        question=game.question,
        asked=sentence,
        actions=texts(found),
        choices=found,
        view=asking(plain_view(game, seat), sentence) or {},
        sheets=sheets(lesson, game, tell.words) if sheet else None,
    )


def sheets(lesson: Lesson, game: AnyGame, words: Words) -> list[ScoreSheet]:
    """Everybody's score sheet in a position of a lesson."""
    name = _namer(lesson, words)
    tell = teller(lesson.rules.game, words, name)
    return [told_sheet(score, name(score.seat), tell) for score in scores(game)]


def teller_of(lesson: Lesson, words: Words) -> AnyTeller:
    return teller(lesson.rules.game, words, _namer(lesson, words))


def _namer(lesson: Lesson, words: Words) -> Callable[[int], str]:
    """People by the names in the record, virtual players by their suits."""

    def name(seat: int) -> str:
        known = lesson.record.head.get(f"name.{seat}")
        if known is None and isinstance(lesson.rules, CardRules):
            return words.name("suit", lesson.rules.table.options.suits[seat])
        return known or str(seat)

    return name
