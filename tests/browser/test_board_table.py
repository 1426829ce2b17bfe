"""The board game's table: nothing is done before it is confirmed, every figure is a sum, every no has its reason."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor, stop_clock
from browser.played import act, brought_to, passing
from browser.sizes import fits, settled

ENOUGH = 60  # questions of one player in a round
HOUSES = ("drugstore", "bank", "saloon", "hotel", "church", "prison")  # each brings one


def _place(page: Page, place: str) -> Any:
    return page.locator(f"[data-place='{place}']")


def _question(page: Page) -> str | None:
    return page.locator("[data-question]").get_attribute("data-question")


def _answered(page: Page, asked: str | None) -> None:
    page.wait_for_function("asked => document.querySelector('[data-question]').dataset.question !== asked", arg=asked)


def test_a_parcel_is_shown_with_its_price_and_taken_only_when_confirmed(visit: Visitor) -> None:
    page = brought_to(visit)
    asked = _question(page)
    free = page.locator("rect.open")
    first, second = (free.nth(n).get_attribute("data-place") or "" for n in (0, 30))
    _place(page, first).click()
    expect(page.locator(f"[data-chosen={first}]")).to_be_visible()
    expect(page.locator("svg .ghost")).to_have_count(1)
    _place(page, second).click()
    expect(page.locator(f"[data-chosen={second}]")).to_be_visible()
    expect(page.locator("[data-chosen]")).to_contain_text("this one is free")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("svg .ghost")).to_have_count(0)
    assert _question(page) == asked
    _place(page, second).click()
    page.locator("[data-confirm]").click()
    _answered(page, asked)
    expect(_place(page, second)).to_have_attribute("aria-label", re.compile("owned by Ann"))


def test_the_second_click_on_the_same_place_confirms(visit: Visitor) -> None:
    page = brought_to(visit)
    asked = _question(page)
    place = page.locator("rect.open").nth(12).get_attribute("data-place") or ""
    _place(page, place).click()
    _place(page, place).click()
    _answered(page, asked)


def test_what_cannot_be_chosen_says_why_not_with_its_rule(visit: Visitor) -> None:
    page = brought_to(visit)
    asked = _question(page)
    page.locator("rect.open").first.click()
    page.locator("[data-confirm]").click()
    _answered(page, asked)
    page.wait_for_selector("rect.open")
    page.locator("rect.hit:not(.open)").first.dispatch_event("click")
    why = page.locator("[role=status]", has_text="Why not?")
    expect(why).to_contain_text("already has an owner")
    expect(why).to_contain_text("BG-3.6")
    expect(why).not_to_contain_text("[BG-3.6]")  # its button tells the number
    expect(page.locator("[data-chosen]")).to_be_visible()  # and what is there
    why.get_by_role("button", name="BG-3.6").click()
    expect(page.get_by_role("dialog")).to_contain_text("puts a property tile on any unowned parcel")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(why).to_contain_text("BG-3.6")


def test_a_closed_space_says_why_not(visit: Visitor) -> None:
    page = brought_to(visit, until="cowboy")
    asked = _question(page)
    _place(page, "ammunition").click()
    expect(page.locator("[data-chosen]")).to_contain_text("3 extra firepower")
    page.locator("[data-confirm]").click()
    _answered(page, asked)
    page.wait_for_selector("button.open[data-place=wages]")
    _place(page, "ammunition").dispatch_event("click")
    expect(page.locator("[role=status]", has_text="Why not?")).to_contain_text("BG-4.4")


def _to_build(seen: dict[str, Any]) -> str:
    """Land that is connected, then cowboys where a building with a House is for sale."""
    view, actions = seen["view"], seen["actions"]
    index = {f"{'abcdefgh'[n % 8]}{n // 8 + 1}": n for n in range(64)}
    linked = [one for one in actions if one.startswith("claim") and view["linked"][index[one.split()[1]]]]
    free = [one for one in linked if view["ground"][index[one.split()[1]]] == "free"]
    offers = [f"cowboy buy-{one['price']}" for one in view["track"] if one["building"] in HOUSES and one["price"] < 9]
    buys = [one for one in actions if one.startswith("buy") or one in offers]
    rest = [one for one in actions if not one.startswith(("road", "claim"))]
    return str((free or linked or buys or [one for one in rest if one == "pass"] or actions)[0])


def test_a_building_and_its_house_are_one_step_that_can_be_changed_before_it_is_confirmed(visit: Visitor) -> None:
    """BG-7: every site is open, then every place for the House; the sums are those of the whole plan."""
    page = brought_to(visit, _to_build, until="build")
    asked = _question(page)
    guide = page.get_by_role("region", name="Building, step by step")
    # On a parcel where two things might be done one would have to say which.
    actions = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["actions"]
    words = [word for action in actions for word in action.split()]
    site = next(
        action.split()[2] for action in actions if action.startswith("build ") and words.count(action.split()[2]) == 1
    )
    _place(page, site).click()
    expect(guide).to_contain_text("a place for the House")
    expect(page.locator("[data-confirm]")).to_be_disabled()
    first, second = (page.locator("rect.open").nth(n).get_attribute("data-place") or "" for n in (0, 1))
    _place(page, first).click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    guide.get_by_role("button", name="Change").last.click()
    _place(page, second).click()
    expect(page.locator("[data-confirm]")).to_be_enabled()
    assert _question(page) == asked, "nothing was done yet"
    page.locator("[data-confirm]").click()
    _answered(page, asked)
    expect(_place(page, second)).to_have_attribute("aria-label", re.compile(f"^{second}, House"))
    expect(_place(page, site)).not_to_have_attribute("aria-label", re.compile("(Unowned|Empty) parcel"))


def test_a_building_shows_its_income_as_a_sum_of_its_parts(visit: Visitor) -> None:
    """For the mouse, the keyboard and the finger: a Ranch pays $1 for each free parcel around it (BG-8.1)."""

    def ranch(seen: dict[str, Any]) -> str:
        actions = seen["actions"]
        offers = [f"cowboy buy-{one['price']}" for one in seen["view"]["track"] if one["building"] == "ranch"]
        wanted = [one for one in actions if one.startswith(("claim a", "build ranch", "buy")) or one in offers]
        return str((wanted or [one for one in actions if one == "pass"] or actions)[0])

    page = brought_to(visit, ranch, until="cash")
    ranch_at = page.locator("rect[aria-label*='Ranch, owned by Ann']").first
    ranch_at.hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("empty parcel")
    expect(card).to_contain_text("× $1 = $")
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    ranch_at.dispatch_event("click")
    expect(page.locator("[data-chosen]")).to_contain_text("× $1 = $")


def test_a_round_by_keyboard_alone_and_the_focus_is_never_lost(visit: Visitor) -> None:
    """Whatever is asked is answered as a person would: Tab and arrows to it, Enter for it, Enter to confirm it."""
    page = brought_to(visit)
    _tab_to(page, "svg [data-place]")
    kinds = []
    for _ in range(ENOUGH):
        page.wait_for_selector("[data-step$=true]")
        page.wait_for_function("() => document.activeElement !== document.body")
        seen = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["view"]
        kinds.append(seen["decision"]["kind"])
        if seen["round"] > 1:
            break
        asked = _question(page)
        _answer_by_keys(page, kinds[-1])
        _answered(page, asked)
    assert {"claim", "character", "cowboy", "cash"} <= set(kinds), "the round went through all of its phases"
    assert seen["round"] == 2


def _answer_by_keys(page: Page, kind: str) -> None:
    asked = _question(page)
    if kind == "character":
        _tab_to(page, ".characters button.open")
        page.keyboard.press("Enter")
        expect(page.locator(".characters [data-confirm]")).to_be_enabled()
        assert _question(page) == asked, "it was only thought of"
    elif kind == "claim":
        _tab_to(page, "svg [data-place]", "Shift+Tab")  # the map stands before the answers
        _to_an_open_parcel(page)
        page.keyboard.press("Enter")
        expect(page.locator("[data-chosen] [data-confirm]")).to_be_enabled()
    elif kind == "cowboy":
        _tab_to(page, "[data-action=pass]")
        page.keyboard.press("Enter")
        expect(page.locator("[data-no]")).to_be_focused()
        assert _question(page) == asked, "it was only asked about"
        page.keyboard.press("Shift+Tab")
    elif kind == "cash":
        _tab_to(page, ".choices button:not(.step)")
    else:
        _tab_to(page, ".choices button")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("press", ["Enter", "Space"])
def test_no_key_meant_for_one_question_answers_the_next(visit: Visitor, press: str) -> None:
    """A character is taken by keys, and the same key is pressed once more: nobody has passed."""
    page = brought_to(visit, until="character")
    _tab_to(page, ".characters button.open")
    page.keyboard.press("Enter")
    expect(page.locator(".characters [data-confirm]")).to_be_enabled()
    asked = _question(page)
    page.keyboard.press("Enter")
    _answered(page, asked)
    page.wait_for_selector("[data-action=pass]")
    expect(page.locator(".desk")).to_be_focused()
    now = _question(page)
    page.keyboard.press(press)
    page.keyboard.press(press)
    expect(page.locator(".desk")).to_be_focused()
    assert _question(page) == now
    expect(page.locator("[data-sure]")).to_have_count(0)


def test_passing_with_cowboys_left_is_confirmed_where_it_is_asked(visit: Visitor) -> None:
    page = brought_to(visit, until="cowboy")
    asked = _question(page)
    passing = page.locator("[data-action=pass]")
    passing.dblclick()
    expect(page.locator(".choices")).to_contain_text(
        re.compile(r"You still have \d cowboys\. If you pass, you cannot place any more")
    )
    assert _question(page) == asked
    page.locator("[data-no]").click()
    expect(passing).to_be_focused()
    passing.press("Enter")
    page.keyboard.press("Escape")
    expect(passing).to_be_focused()
    passing.press("Enter")
    page.locator("[data-sure]").click()
    _answered(page, asked)


def _about_to_pass(visit: Visitor) -> tuple[Page, str]:
    """A cowboy stands on a Building purchase; passing leads to the question whether to buy."""
    page = brought_to(visit, until="cowboy")
    asked, table_id = _question(page), page.url.rsplit("/", 1)[1]
    act(page, table_id, 0, "cowboy buy-3")
    _answered(page, asked)
    page.wait_for_selector("[data-action=pass]")
    return page, table_id


def _asked_to_buy(page: Page, table_id: str) -> str | None:
    act(page, table_id, 0, "pass")
    page.wait_for_selector("[data-action^=buy]")
    page.wait_for_selector("[data-step$=true]")  # what each answer brings is on its button
    return _question(page)


def test_a_press_of_a_resting_pointer_does_not_answer_the_question_that_appears_under_it(visit: Visitor) -> None:
    """The second click of two is not meant for what came in between; a moment later, or elsewhere, it is."""
    page, table_id = _about_to_pass(visit)
    _asked_to_buy(page, table_id)
    settled(page)
    box = page.locator("[data-action=pass]").bounding_box()
    assert box is not None
    there = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page, table_id = _about_to_pass(visit)  # the same game once more
    stop_clock(page)
    page.mouse.move(*there)
    asked = _asked_to_buy(page, table_id)
    page.wait_for_function(
        "([x, y]) => document.elementFromPoint(x, y)?.dataset.action === 'pass'", arg=there, polling=100
    )
    page.mouse.click(*there)
    expect(page.locator("[data-action=pass]")).to_be_enabled()
    assert _question(page) == asked
    page.clock.run_for(1_000)
    page.mouse.click(*there)
    _answered(page, asked)
    expect(page.locator("[role=log]")).to_contain_text("buys nothing (")


def _tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {wanted}")


def _to_an_open_parcel(page: Page) -> None:
    """Arrow by arrow: right, and at the rim a row down."""
    for step in range(64):
        if page.evaluate("() => document.activeElement.classList.contains('open')"):
            return
        before = page.evaluate("() => document.activeElement.dataset.place")
        page.keyboard.press("ArrowRight")
        if page.evaluate("() => document.activeElement.dataset.place") == before:
            page.keyboard.press("ArrowDown" if step < 32 else "ArrowLeft")


def test_a_road_is_laid_by_keyboard_out_of_the_way_of_everything_else(visit: Visitor) -> None:
    """BG-1.6: at almost any time, so the lines for it are shown only to who wants to lay one."""
    page = brought_to(visit)
    roads = int(page.locator("[data-laid]").get_attribute("data-laid") or "")
    expect(page.locator("line.way")).to_have_count(0)
    _tab_to(page, "[data-roads]")
    page.keyboard.press("Enter")
    page.wait_for_selector("line.way", state="attached")
    _tab_to(page, "line.way", "Shift+Tab")  # the map stands before the answers
    seen = set()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.place"))
    assert len(seen) > 1
    page.keyboard.press("Enter")
    expect(page.locator("[data-chosen]")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-laid='{roads + 1}']", state="attached")


def test_who_looks_on_sees_what_everything_is_and_is_asked_nothing(visit: Visitor) -> None:
    path = brought_to(visit, until="cowboy").url
    page = visit(path)
    page.wait_for_selector("[data-step]")
    _place(page, "gambling").dispatch_event("click")
    expect(page.locator("[data-chosen]")).to_contain_text("two dice")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator("[role=status]", has_text="Why not?")).to_have_count(0)


def test_money_is_spent_with_a_slider_that_says_what_it_brings(visit: Visitor) -> None:
    page = brought_to(visit, passing, until="cash")
    expect(page.locator(".choices button")).to_have_count(4)  # less, more, spend, and nothing at all
    page.get_by_role("spinbutton").fill("10")
    page.get_by_role("spinbutton").press("Tab")
    spend = page.locator("[data-spend]")
    expect(spend).to_have_text("Spend $10 → 1 VP")
    asked = _question(page)
    spend.click()
    _answered(page, asked)


def test_on_a_phone_the_answer_is_in_reach_and_nothing_is_cut_off(visit: Visitor) -> None:
    page = brought_to(visit, width=390, height=844)
    page.locator("rect.open").nth(50).dispatch_event("click")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_in_viewport()
    fits(page)
    page.wait_for_function(
        "() => document.querySelector('rect.chosen').getBoundingClientRect().bottom"
        " <= document.querySelector('.desk').getBoundingClientRect().top"
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_axe_finds_nothing_serious_while_something_is_chosen(visit: Visitor, width: int, height: int) -> None:
    page = brought_to(visit, until="cowboy", width=width, height=height)
    page.locator("rect.open").nth(20).dispatch_event("click")
    page.wait_for_selector("[data-chosen]")
    found = Axe().run(page).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
