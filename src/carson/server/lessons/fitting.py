"""Whether a lesson fits its game: each of its moves, spots, figures, rules and texts."""

from collections.abc import Iterator

from carson.kernel import CarsonError
from carson.rulebook.texts import numbered
from carson.server.lessons.figures import NoFigure, figure
from carson.server.lessons.library import Lesson
from carson.server.lessons.script import Step
from carson.server.lessons.spots import spots
from carson.words import LANGUAGES, Words

HEADS = ("title", "about", "end")
ANY = "*"


def faults(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, in words for its author; empty if all is well."""
    found = [f"{lesson.name}: {fault}" for head in HEADS for fault in _unsaid(lesson, head, {})]
    before = 0
    for number, step in enumerate(lesson.steps, 1):
        at = step.at or 0
        where = f"{lesson.name}, step {number} ({step.text})"
        if not before <= at < len(lesson.games):
            found.append(f"{where}: move {at} does not come after move {before}")
            continue
        found += [f"{where}: {fault}" for fault in _step(lesson, step)]
        before = at
    return found


def _step(lesson: Lesson, step: Step) -> Iterator[str]:
    game = lesson.at(step)
    yield from (f"nothing called {spot} to point at" for spot in step.spots if spot not in spots(game))
    yield from (f"no rule {rule}" for rule in step.rules if rule not in numbered())
    args: dict[str, object] = {}
    for name, text in step.args.items():
        try:
            args[name] = figure(game, text)
        except (NoFigure, CarsonError) as fault:
            yield f"no figure: {fault}"
    yield from _unsaid(lesson, step.text, args)
    for text in (*step.also.values(), *step.instead.values(), *([step.wrong] if step.wrong else [])):
        yield from _unsaid(lesson, text, args)
    yield from _doing(lesson, step)
    yield from _asking(lesson, step)


def _doing(lesson: Lesson, step: Step) -> Iterator[str]:
    if not step.do:
        if step.also or step.instead:
            yield "other moves are spoken of where none is to be made"
        return
    game, at = lesson.at(step), step.at or 0
    made = lesson.games[at + 1].moves[at] if at + 1 < len(lesson.games) else None
    if made is None or (made.seat, lesson.rules.action_text(made.action)) != (lesson.seat, step.do):
        yield f"the record goes on with something else than {step.do}"
    if step.ask:
        yield "a move and an answer are asked for at once"
    legal = {lesson.rules.action_text(action) for action in game.legal_actions(lesson.seat)}
    for action in (step.do, *step.also, *(action for action in step.instead if action != ANY)):
        if action not in legal:
            yield f"{action} cannot be done"


def _asking(lesson: Lesson, step: Step) -> Iterator[str]:
    if not step.ask:
        if step.right or step.wrong:
            yield "an answer without a question"
        return
    if not step.wrong:
        yield "nothing is said to a wrong answer"
    try:
        right = figure(lesson.at(step), step.right)
    except (NoFigure, CarsonError, ValueError) as fault:
        yield f"no figure: {fault}"
        return
    if list(step.ask).count(right) != 1:
        yield f"{right}, the right answer, is not there once"


def _unsaid(lesson: Lesson, text: str, args: dict[str, object]) -> Iterator[str]:
    message = lesson.message(text)
    for language in LANGUAGES:
        words = Words(language)
        try:
            words(message, **args)
        except (KeyError, ValueError) as fault:
            yield f"{message} cannot be said in {language}: {fault}"
