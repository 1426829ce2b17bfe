"""A whole game of each kind by keyboard alone: Tab and arrows to an answer, Enter for it, Enter again to confirm it."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import BOARD, CARDS, begun
from browser.playing import ANSWERED, CHOICES, CONFIRM, ENDING, MOVED, STATE
from browser.sizes import PHONE, WIDE, put

CONFIRMS = f"{CONFIRM}, button.confirm:enabled"
BUILDINGS = ".track button.open[data-place^=buy], [data-action^=buy]"
# The map, the track and a city are one stop of Tab each: from there, arrows lead to what is open.
STOPS = "svg [data-place], .track [data-place]"
FEW = 3  # answers that may be passed over
SOME = 5  # answers
MOST_STEPS, MOST_TABS, MOST_ARROWS = 400, 150, 40
# The answers beside what has the focus, to which arrows lead: on the map parcels and lines are a stop each.
BESIDE = """(one, wanted) => [...one.closest('svg, .track').querySelectorAll(wanted)]
    .filter((other) => other.tagName === one.tagName)"""
# Whether an answer has the focus, or a stop beside which there are answers.
FOCUSED = f"""([wanted, stops]) => {{
    const one = document.activeElement
    if (one.matches(wanted)) return 'answer'
    return one.matches(stops) && ({BESIDE})(one, wanted).length ? 'stop' : ''
}}"""
# Which arrow leads from what has the focus towards the nearest answer: along the track, or across the map.
ARROW = f"""(wanted) => {{
    const one = document.activeElement
    const all = ({BESIDE})(one, wanted)
    if (one.closest('.track')) {{
        const after = all.some((other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
        return after ? 'ArrowRight' : 'ArrowLeft'
    }}
    const middle = (each) => {{
        const {{ x, y, width, height }} = each.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }}
    const here = middle(one)
    const ways = all.map(middle).map(([x, y]) => [x - here[0], y - here[1]])
    const [right, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0]
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft'
    return down > 0 ? 'ArrowDown' : 'ArrowUp'
}}"""
# Enter again confirms what has the focus if that is what was chosen.
CHOSEN = "() => document.activeElement.matches('.chosen, [aria-pressed=true], [data-confirm], .confirm')"


@pytest.mark.parametrize(("game", "options"), [("board", BOARD), ("cards", CARDS)])
def test_a_whole_game_is_played_by_keyboard_alone(visit: Visitor, game: str, options: dict[str, object]) -> None:
    page = visit(width=1280, height=800)
    page.goto(f"/table/{begun(page, game, ['me', 'random'], options)}")
    page.wait_for_selector("#side-panel")
    chance = Random(game)
    for _ in range(MOST_STEPS):
        page.wait_for_selector(f"{CHOICES}, {ENDING}", state="attached")
        if page.locator(ENDING).count():
            break
        _answer(page, chance)
    expect(page.locator("[data-ranks] li").first).to_be_visible()


@pytest.mark.parametrize(("game", "options"), [("board", BOARD), ("cards", CARDS)])
def test_answers_are_reached_by_keyboard_on_a_phone_and_on_a_wide_screen(
    visit: Visitor, game: str, options: dict[str, object]
) -> None:
    page = visit(width=PHONE[0], height=PHONE[1])
    page.goto(f"/table/{begun(page, game, ['me', 'random'], options)}")
    page.wait_for_selector("#side-panel")
    chance = Random(game)
    for size in (PHONE, WIDE):
        put(page, size)
        for _ in range(SOME):
            page.wait_for_selector(CHOICES, state="attached")
            _answer(page, chance)


def _answer(page: Page, chance: Random) -> None:
    asked, step = page.evaluate(STATE)
    _go_to(page, _wanted(page, chance), chance)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=[asked, step])
    if page.evaluate(f"asked => {ANSWERED}", asked) or not page.locator(CONFIRMS).count():
        return
    if not page.evaluate(CHOSEN):
        _go_to(page, CONFIRMS, None)
    page.keyboard.press("Enter")
    page.wait_for_function(f"asked => {ANSWERED}", arg=asked)


def _wanted(page: Page, chance: Random) -> str:
    """What was chosen is confirmed before anything else is; and one who never buys a building plays half a game."""
    wishes = (CONFIRMS, BUILDINGS) if chance.random() < 0.5 else (CONFIRMS,)
    return next((wish for wish in wishes if page.locator(wish).count()), CHOICES)


def _go_to(page: Page, wanted: str, chance: Random | None) -> None:
    key, back = ("Tab", "Shift+Tab") if not chance or chance.random() < 0.5 else ("Shift+Tab", "Tab")
    for _ in range(MOST_TABS):
        found = page.evaluate(FOCUSED, [wanted, STOPS])
        if found:
            break
        page.keyboard.press(key)
    else:
        raise AssertionError("Tab leads to no answer")
    for _ in range(chance.randrange(FEW) if chance else 0):
        page.keyboard.press(key)
        further = page.evaluate(FOCUSED, [wanted, STOPS])
        if not further:
            page.keyboard.press(back)
            break
        found = further
    for _ in range(MOST_ARROWS):
        if found == "answer":
            return
        page.keyboard.press(page.evaluate(ARROW, wanted))
        found = page.evaluate(FOCUSED, [wanted, STOPS])
    raise AssertionError("arrows lead to no answer")
