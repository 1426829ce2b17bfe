"""Lessons: each fits its game, teaches by doing, and goes over the wire as the learner sees it."""

import gzip
from itertools import groupby
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from carson.kernel import IllegalAction
from carson.server.lessons import library
from carson.server.lessons.figures import NoFigure, figure
from carson.server.lessons.fitting import HEADS, faults
from carson.server.lessons.library import Lesson
from carson.server.lessons.script import Step
from carson.server.lessons.shapes import whole
from carson.words import LANGUAGES
from server.club import Club, in_club
from words.ftl import messages

NAMES = library.names()


def test_there_is_a_lesson_for_each_game() -> None:
    assert {library.lesson(name).rules.game for name in NAMES} == {"board", "cards"}


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_fits_its_game(name: str) -> None:
    """Every move is the record's and legal, every spot there, figures and answers the rules' own, every text there."""
    assert faults(library.lesson(name)) == []


def _with(lesson: Lesson, **changes: Any) -> Lesson:
    """The lesson with one step changed, the first that asks for a move."""
    number = next(n for n, step in enumerate(lesson.steps) if step.do)
    steps = [*lesson.steps]
    steps[number] = replace(steps[number], **changes)
    return replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"do": "claim a1"}, "the record goes on with something else"),
        ({"also": {"cowboy wages": "claim-also"}}, "cowboy wages cannot be done"),
        ({"spots": ("z9",)}, "nothing called z9"),
        ({"rules": ("BG-99.9",)}, "no rule BG-99.9"),
        ({"text": "unheard-of"}, "lesson-board-basics-unheard-of cannot be said in fr"),
        ({"args": {"price": "wealth 0"}}, "no figure: wealth 0"),
        (
            {"do": "", "also": {}, "instead": {}, "ask": (1, 2), "right": "money 0", "wrong": "claim-far"},
            "15, the right",
        ),
        ({"ask": (15,), "right": "money 0", "wrong": "claim-far"}, "at once"),
        ({"at": 999}, "move 999 does not come after move 0"),
    ],
)
def test_what_does_not_fit_is_found(changes: dict[str, Any], part: str) -> None:
    found = faults(_with(library.lesson("board-basics"), **changes))
    assert any(part in fault for fault in found), found


def _texts(lesson: Lesson) -> set[str]:
    found = {*HEADS}
    for step in lesson.steps:
        found |= {step.text, *step.also.values(), *step.instead.values(), *([step.wrong] if step.wrong else [])}
    return {lesson.message(text) for text in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_each_language_itself_and_none_is_left_over(language: str) -> None:
    assert set().union(*(_texts(library.lesson(name)) for name in NAMES)) == set(messages(language, "lessons.ftl"))


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_does_something_at_least_every_third_step(name: str) -> None:
    steps = library.lesson(name).steps
    quiet = [len(list(run)) for told, run in groupby(steps, lambda step: not (step.do or step.ask)) if told]
    assert max(quiet) <= 2
    assert sum(bool(step.do or step.ask) for step in steps) * 2 > len(steps)
    assert 25 <= len(steps) <= 40
    assert 5 <= library.lesson(name).script.minutes <= 10


@pytest.mark.parametrize("name", NAMES)
def test_a_text_is_short_enough_to_be_read_at_a_table(name: str) -> None:
    for language in LANGUAGES:
        assert [step.text for step in whole(name, language).steps if len(step.text) > 420] == []


def test_figures_are_the_rules_own() -> None:
    lesson = library.lesson("board-basics")
    assert figure(lesson.games[16], "price 0 f5") == 4  # BG-6.5: itself, e5 and g4
    assert figure(lesson.games[25], "income e6") == 10  # BG-8.5: two Houses
    assert figure(lesson.games[21], "strength 0") == figure(lesson.games[21], "strength 2") == 6  # BG-4.5 breaks it
    assert figure(lesson.games[59], "times 2 income e6") == 30
    cards = library.lesson("cards-basics")
    assert figure(cards.games[3], "attracts") == "banker"  # CG-4.8: nearest the piles among equals
    with pytest.raises(NoFigure):
        figure(lesson.games[0], "points 0")
    with pytest.raises(IllegalAction):
        figure(cards.games[3], "gain 0 place a1")


def test_lessons_are_listed_and_sent_in_the_readers_language(sqlite: str) -> None:
    async def story(club: Club) -> None:
        reader = club.stranger()
        listed = (await reader.get("/api/lessons", lang="de"))["lessons"]
        assert [one["name"] for one in listed] == list(NAMES)
        assert listed[0]["title"] == "Carson City: deine erste Runde"
        lesson = await reader.get("/api/lessons/cards-basics", lang="it")
        assert lesson["names"] == ["Alex", "Belle", "Cactus", "Stivale"]
        assert lesson["steps"][0]["text"].startswith("Ti diamo il benvenuto!")
        shown = {position["move"]: position for position in lesson["positions"]}
        for step in lesson["steps"]:
            assert all(move in shown for move in range(step["since"], step["at"] + 1))
            assert not step["do"] or step["do"] in shown[step["at"]]["actions"]
            assert not step["ask"] or sum(one["right"] for one in step["ask"]) == 1
            assert not step["sheet"] or shown[step["at"]]["sheets"]
        error = (await reader.get("/api/lessons/whist", 404, lang="nl"))["error"]
        assert (error["code"], error["message"]) == ("lesson-unknown", "Deze les bestaat niet.")

    in_club(sqlite, story)


def test_a_lesson_travels_small_and_is_not_sent_twice(sqlite: str) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        answer = await http.get("/api/lessons/board-basics", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < 25_000
        plain = await http.get("/api/lessons/board-basics", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()
        assert len(gzip.compress(plain.content)) < 25_000
        again = await http.get("/api/lessons/board-basics", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304

    in_club(sqlite, story)


def test_another_move_is_answered_with_what_it_would_have_meant(sqlite: str) -> None:
    async def story(club: Club) -> None:
        reader = club.stranger()
        path = "/api/lessons/board-basics/try"
        far = await reader.get(path, step=3, action="claim a1")
        assert far["allowed"]
        assert far["message"].startswith("You may, but it is far from the House")
        assert far["events"] == ["Alex now owns parcel a1."]
        wrong = await reader.get(path, step=3, action="claim c5", lang="de")
        assert (wrong["allowed"], wrong["rule"], wrong["events"]) == (False, "BG-3.6", [])
        assert "c5" in wrong["message"]
        assert not (await reader.get(path, step=3, action="dance"))["allowed"]
        error = (await reader.get(path, 400, step=99, action="pass"))["error"]
        assert (
            error["message"]
            == f"This lesson has no step 99, only steps 1 to {len(library.lesson('board-basics').steps)}."
        )

    in_club(sqlite, story)


def test_in_a_lesson_too_the_reason_is_the_one_that_would_hold_after_what_is_planned(sqlite: str) -> None:
    async def story(club: Club) -> None:
        reader, path = club.stranger(), "/api/lessons/board-basics/try"
        steps, build = library.lesson("board-basics").steps, "build saloon e6"
        step = next(number for number, one in enumerate(steps, 1) if one.do == build)
        assert (await reader.get(path, step=step, action="house a1"))["rule"] == "BG-6.6"
        then = await reader.get(path, step=step, action="house a1", plan=build)
        assert (then["allowed"], then["rule"]) == (False, "BG-7.2")
        assert (await reader.get(path, step=step, action="house f6", plan=build))["allowed"]
        assert not (await reader.get(path, step=step, action="house f6", plan="build saloon a1"))["allowed"]
        await reader.get(path, 400, step=step, action="house f6", plan="pass," * 17)

    in_club(sqlite, story)


def test_what_lies_ahead_is_worked_out_in_a_lesson_too(sqlite: str) -> None:
    async def story(club: Club) -> None:
        reader = club.stranger()
        board, cards = "/api/lessons/board-basics/at", "/api/lessons/cards-basics/at"
        ahead = await reader.get(f"{board}/16/ahead", plan="")
        assert next(one for one in ahead["previews"] if one["action"] == "cowboy f5")["price"] == 4
        built = await reader.get(f"{board}/23/ahead", plan="build saloon e6,house f6")
        assert (built["seq"], built["plan"]) == (23, ["build saloon e6", "house f6"])
        places = (await reader.get(f"{cards}/9/places", card="I-41"))["places"]
        assert max(places, key=lambda one: one["gain"])["gain"] == 6
        assert (await reader.get(f"{cards}/9/outlook", seat=1))["points"][0] == 6
        scores = await reader.get(f"{cards}/110/scores", lang="fr")
        assert (scores["final"], scores["winners"], scores["sheets"][0]["total"]) == (True, [0], 119)
        for path in (f"{board}/132/ahead", f"{board}/x/ahead", f"{board}/9/outlook", f"{cards}/9/outlook?seat=2"):
            await reader.get(path, 404)

    in_club(sqlite, story)


def test_a_lesson_of_ones_own_is_read_as_it_is_written() -> None:
    step = msgspec.json.decode(b'{"text": "hello", "do": "pass", "instead": {"*": "no"}}', type=Step)
    assert (step.text, step.do, step.instead) == ("hello", "pass", {"*": "no"})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"text": "hello", "point": ["d4"]}', type=Step)
