"""Lessons in the browser: to their end by doing what they say, by keyboard, on a phone."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.sizes import at_every_size, fits, lies, sees
from carson.server.lessons import library
from carson.server.lessons.shapes import LessonStep, whole
from carson.words import LANGUAGES

LESSONS = library.names()
NOON = "2100-01-01T12:00:00"


def _serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


def _at(page: Page, number: int) -> None:
    page.wait_for_selector(f"[data-coach][data-step='{number}']")


def _confirmed(page: Page, place: str) -> None:
    page.locator(f"[data-place='{place}']").first.click()
    page.locator("[data-confirm]:enabled").click()


def _do(page: Page, action: str) -> None:
    """An action where it lies on the table: choose, and confirm what is to be confirmed."""
    verb, *rest = action.split()
    if verb == "bid":
        page.locator("button.bid").filter(has_text=rest[0]).dblclick()
    elif verb == "take":
        page.locator(f".offer [data-card='{rest[0]}']").click()
        page.locator("button.confirm").click()
    elif verb == "place":
        page.locator(f"g.place[data-at='{rest[0]}']").dispatch_event("click")
        page.locator("button.confirm").click()
    elif verb == "road":
        page.locator("[data-roads]").click()
        page.locator(f"line[data-place='{rest[0]}']").dispatch_event("click")
        page.locator("[data-confirm]:enabled").click()
    else:
        _do_where_it_lies(page, action, rest[-1] if rest else "")


def _do_where_it_lies(page: Page, action: str, place: str) -> None:
    """On a character, on the map or track, else by its button; what there is may be a moment late."""
    person, there = f"button.open[data-character='{place}']", f"[data-place='{place}']"
    page.wait_for_selector(f"[data-action='{action}'], {there}, {person}", state="attached")
    if action.startswith("choose ") and page.locator(person).count():
        page.locator(f"[data-character='{place}']").click()
        page.locator(".characters [data-confirm]").click()
    elif page.locator(there).count():
        _confirmed(page, place)
    else:
        page.locator(f"[data-action='{action}']").click()
        if page.locator("[data-sure]").count():
            page.locator("[data-sure]").click()


def _take(page: Page, number: int, step: LessonStep) -> None:
    """Do what a step says."""
    _at(page, number)
    if step.do.startswith("build "):
        # With its House, in one plan: two steps at once.
        page.locator(f"[data-place='{step.do.split()[-1]}']").click()
        page.locator("[data-place='f6']").click()
        page.locator("[data-confirm]:enabled").click()
    elif step.do:
        _do(page, step.do)
    else:
        if step.ask:
            page.locator("[data-coach] [role=group] button").nth([one.right for one in step.ask].index(True)).click()
        page.locator("[data-next]").click()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_to_its_end_by_doing_what_it_says(visit: Visitor, name: str) -> None:
    page = visit("/learn")
    page.locator(f"[data-lesson={name}]").click()
    for number, step in enumerate(whole(name, "en").steps, 1):
        if not step.do.startswith("house "):
            _take(page, number, step)
    expect(page.locator("[data-finish] h1")).to_be_focused()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    assert _serious(page) == []
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("li", has=page.locator(f"[data-lesson={name}]"))).to_contain_text("done")


@pytest.mark.parametrize("name", LESSONS)
def test_the_coach_offers_a_first_game_with_hints_on(visit: Visitor, name: str) -> None:
    page = visit()
    taken = json.dumps({name: {"step": len(whole(name, "en").steps) - 1}})
    page.add_init_script(f"localStorage.setItem('carson.lessons', '{taken}')")
    page.goto(f"/learn/{name}")
    page.locator("[data-next]").click()
    expect(page.locator("[data-finish]")).to_contain_text("show you good moves on every turn")
    for _ in at_every_size(page):
        sees(page, "[data-hinted]")
    page.locator("[data-hinted]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-hints]")).to_contain_text("Chance to win")  # nobody has asked for it
    page.locator("[data-hints] input[type=checkbox]").uncheck()


def test_another_move_is_explained_and_may_be_tried_again(visit: Visitor) -> None:
    page = visit("/learn/board-basics")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for number in (1, 2):
        _at(page, number)
        page.locator("[data-next]").click()
    _at(page, 3)
    _confirmed(page, "a1")
    coach = page.locator("[data-coach]")
    expect(coach).to_contain_text("far from the House")
    expect(coach).to_contain_text("This would have happened: Alex now owns parcel a1.")
    assert sum(url.endswith("/api/lessons/board-basics") for url in asked) <= 1
    page.wait_for_function("() => getComputedStyle(document.querySelector('[data-confirm]')).opacity === '1'")
    assert _serious(page) == []
    # A move that is as good is praised, and the lesson goes on with its own.
    _confirmed(page, "d5")
    _at(page, 4)
    expect(coach).to_contain_text("just as good")
    page.locator("[data-show]").click()
    _at(page, 5)
    page.locator("[data-coach] [role=group] button").first.click()
    expect(coach).to_contain_text("Not quite")
    expect(page.locator("[data-next]")).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    _at(page, 4)
    # Whoever comes back goes on where he was, in the language he now reads.
    page.reload()
    _at(page, 4)
    page.locator("header select").first.select_option("nl")
    expect(coach).to_contain_text("Neem f6")


def test_a_lesson_is_taken_by_keyboard_alone(visit: Visitor) -> None:
    page = visit("/learn")
    page.locator("[data-lesson=board-basics]").focus()
    page.keyboard.press("Enter")
    for number in (1, 2):
        _at(page, number)
        _tab_to(page, "[data-next]")
        page.keyboard.press("Enter")
    _at(page, 3)
    expect(page.locator("[data-coach]")).to_be_focused()
    page.locator("[data-place=e6]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-confirm]:enabled").focus()
    page.keyboard.press("Enter")
    _at(page, 4)


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


# What is pointed at lies wholly between the coach and the foot of the screen, or as much of it as there is room for.
IN_SIGHT = """() => {
  const one = document.querySelector('.lesson .spot') ?? document.querySelector('.lesson .pointed')
  if (!one) return true
  const box = one.getBoundingClientRect()
  const coach = document.querySelector('[data-coach]').getBoundingClientRect()
  const strip = one.closest('.table')?.querySelector('.incomes')?.getBoundingClientRect() // below the coach
  const top = Math.max(coach.bottom, strip?.bottom ?? 0)
  const foot = [...document.querySelectorAll('.table :is(.answers, .characters)')].find(
    part => getComputedStyle(part).position === 'fixed')
  const edge = foot?.getBoundingClientRect()
  if (foot?.contains(one)) return box.top >= edge.top && box.bottom <= innerHeight + 1
  const bottom = innerHeight - (edge?.height ?? 0)
  return box.top >= top - 1 && (box.bottom <= bottom + 1 || box.top <= top + 20)
}"""


@pytest.mark.parametrize("name", LESSONS)
def test_on_a_phone_nothing_that_is_pointed_at_is_covered(visit: Visitor, name: str) -> None:
    page = visit(f"/learn/{name}", 390, 844, language="de")
    for number, step in enumerate(whole(name, "de").steps, 1):
        _at(page, number)
        page.wait_for_selector(f".lesson[data-pointed='{len(step.spots)}']")
        page.wait_for_function(IN_SIGHT)
        fits(page)
        if step.do or step.ask:
            page.locator("[data-show]").click()
        if not step.do:
            page.locator("[data-next]").click()
    page.wait_for_selector("[data-finish]")
    fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_question_keeps_its_buttons_in_the_coachs_frame(visit: Visitor, language: str) -> None:
    page = visit("/learn/board-basics", 390, 844, language=language)
    for number, step in enumerate(whole("board-basics", language).steps, 1):
        if step.ask:
            break
        _take(page, number, step)
    page.wait_for_selector("[data-coach] [role=group] button")
    lies(page, "one.left <= two.left && two.right <= one.right", "[data-coach]", "[data-show]")


def test_on_a_phone_the_list_of_characters_hides_neither_its_own_button_nor_the_rest(visit: Visitor) -> None:
    page = visit("/learn/board-basics", 390, 844)
    for number, step in enumerate(whole("board-basics", "en").steps, 1):
        if step.do.startswith("choose "):
            break
        _take(page, number, step)
    page.wait_for_selector("button.open[data-character=captain]")
    # The last of those in sight: its button comes below it.
    captain = page.locator("button[data-character=captain]")
    captain.evaluate("one => one.scrollIntoView({ block: 'end' })")
    captain.click()
    expect(page.locator(".characters [data-confirm]")).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function(
        "() => document.querySelector('.table .side').getBoundingClientRect().bottom"
        " <= document.querySelector('.table .characters').getBoundingClientRect().top"
    )


def test_axe_finds_nothing_serious_in_the_dark(visit: Visitor) -> None:
    page = visit("/learn", color_scheme="dark")
    page.wait_for_selector("[data-lesson]")
    assert _serious(page) == []
    page.goto("/learn/cards-basics")
    _at(page, 1)
    assert _serious(page) == []


def test_the_moves_of_others_are_shown_one_by_one_and_can_be_skipped(visit: Visitor) -> None:
    page = visit("/learn", reduced_motion="no-preference")
    page.clock.install()
    page.locator("[data-lesson=board-basics]").click()
    _at(page, 1)
    page.locator("[data-next]").click()
    _at(page, 2)
    page.clock.pause_at(NOON)
    page.locator("[data-next]").click()
    _at(page, 3)
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator("[data-show]")).to_be_visible()
    expect(page.locator(".lesson")).to_contain_text("Belle now owns parcel c5.")


def test_a_lesson_that_is_not_there_says_so(visit: Visitor) -> None:
    page = visit("/learn/whist", language="fr")
    expect(page.get_by_role("alert")).to_contain_text("Cette leçon n’existe pas.")


# Between the coach and what lies at the foot, and not cut off at a side of the strip it lies in.
WHOLE = """what => {
    const one = document.querySelector(what)?.getBoundingClientRect()
    const coach = document.querySelector('[data-coach]')?.getBoundingClientRect()
    const foot = document.querySelector('.answers section')?.getBoundingClientRect().top ?? innerHeight
    const strip = document.querySelector('.offer ol')?.getBoundingClientRect()
    const high = one && coach && strip && one.top >= coach.bottom && one.bottom <= foot
    return high && one.left >= strip.left - 4 && one.right <= strip.right + 4
}"""


def test_on_a_phone_what_a_lesson_speaks_of_is_wholly_in_sight(visit: Visitor) -> None:
    page = visit("/learn/cards-basics", 390, 844, has_touch=True)
    for number, step in enumerate(whole("cards-basics", "en").steps[:8], 1):
        _at(page, number)
        if step.spots[0].startswith("I-"):
            page.wait_for_function(WHOLE, arg=f".offer [data-card='{step.spots[0]}']")
        elif step.spots[0] == "ties":
            page.wait_for_function(WHOLE, arg=".offer .ties")
            page.wait_for_function(WHOLE, arg=".table .order ol")
        else:
            expect(page.locator("details.opened")).to_have_count(0)
        _take(page, number, step)


def test_a_lesson_that_is_not_there_has_a_page_with_a_way_to_the_others(visit: Visitor) -> None:
    page = visit("/learn/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but sagebrush")
    page.get_by_role("link", name="All lessons").click()
    page.wait_for_url("**/learn")
