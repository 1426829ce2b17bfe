"""The rule book in the browser: read, searched, linked to, in every language and at every size."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.sizes import fits
from carson.rulebook.texts import numbered
from carson.words import LANGUAGES


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


HITS = "search [role=status]"


def opened(visit: Visitor, path: str = "/rules", **more: object) -> Page:
    page = visit(path, **more)
    page.wait_for_selector("figure", state="attached")
    return page


def test_every_rule_stands_there_with_a_link_to_itself(visit: Visitor) -> None:
    page = opened(visit)
    ids = page.evaluate("[...document.querySelectorAll('.books [id]')].map((one) => one.id)")
    assert set(numbered()) <= set(ids)
    links = page.evaluate("[...document.querySelectorAll('.number a')].map((one) => one.pathname.split('/').pop())")
    assert sorted(links) == sorted(numbered())
    assert page.locator("figure").count() >= 40


def test_an_address_leads_to_its_rule_and_a_reference_to_another(visit: Visitor) -> None:
    page = opened(visit, "/rules/BG-4.5")
    rule = page.locator("[id='BG-4.5']")
    expect(rule).to_have_class(re.compile("target"))
    expect(rule).to_be_in_viewport()
    page.locator("[id='BG-5.3'] a", has_text="BG-4.5").scroll_into_view_if_needed()
    page.locator("[id='BG-4.12'] .number a").click()
    expect(page).to_have_url(re.compile("/rules/BG-4.12$"))
    expect(page.locator("[id='BG-4.12']")).to_have_class(re.compile("target"))
    page.locator("[id='BG-5.3'] a", has_text="BG-4.5").click()
    expect(page).to_have_url(re.compile("/rules/BG-4.5$"))
    expect(rule).to_be_in_viewport()


def test_a_rule_that_does_not_exist_is_said_to_be_none(visit: Visitor) -> None:
    page = opened(visit, "/rules/BG-99.1")
    expect(page.get_by_role("alert")).to_contain_text("BG-99.1")


def test_search_finds_words_and_numbers_by_keyboard_alone(visit: Visitor) -> None:
    page = opened(visit)
    page.keyboard.press("/")
    page.keyboard.type("skull reveal")
    expect(page.locator(HITS)).to_have_text(re.compile(r"^\d+ rules found|^1 rule found"))
    expect(page.locator("[id='CG-4.2']")).to_be_visible()
    expect(page.locator("[id='CG-4.2'] mark").first).to_have_text(re.compile("skull", re.IGNORECASE))
    expect(page.locator("[id='BG-4.2']")).to_have_count(0)
    for typed, numbers in (("4.2", ["BG-4.2", "CG-4.2"]), ("cg-5", ["CG-5.1", "CG-5.2", "CG-5.3"])):
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator(".books .number a")).to_have_text(numbers)
        expect(page.locator(HITS)).to_contain_text(str(len(numbers)))
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator(HITS)).to_have_text("No rules found.")
    page.keyboard.press("Escape")
    expect(page.locator("[id='BG-4.2']")).to_be_visible()


def test_a_mark_says_what_it_means(visit: Visitor) -> None:
    page = opened(visit, "/rules/BG-1.2")
    mark = page.locator("[id='BG-1.2'] .marks button")
    expect(mark).to_have_text("Ruling")
    mark.click()
    expect(page.locator("[id='BG-1.2'] [role=note]")).to_contain_text("say nothing")
    expect(page.locator("[id='CG-1.4'] .marks button")).to_have_text("Reconstructed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_book_speaks_every_language(visit: Visitor, language: str) -> None:
    page = opened(visit, language=language, width=390, height=844)
    text = page.locator("main").text_content() or ""
    assert not re.findall(r"\b(?:web|object|space|board-power|power|line|income|character)-[a-z-]+", text)
    books = page.locator(".book")
    for book in range(2):
        written = books.nth(book).locator("section").first.locator("xpath=..").get_attribute("lang")
        assert books.nth(book).locator(".note").count() == (0 if written == language else 1)
    fits(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_rule_book(visit: Visitor, theme: str) -> None:
    """On a part of it with marks, tables and figures: the whole takes axe too long."""
    page = opened(visit, color_scheme=theme)
    page.get_by_role("searchbox").fill("saloon")
    expect(page.locator("[id='BG-4.2']")).to_have_count(0)
    assert serious(page) == []


def test_printed_it_is_the_rules_and_nothing_else(visit: Visitor) -> None:
    page = opened(visit)
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("aside")).to_be_hidden()
    expect(page.locator("[id='BG-4.2']")).to_be_visible()
    expect(page.locator("body > div > header")).to_be_hidden()


def test_once_read_the_rule_book_is_there_without_a_network(visit: Visitor) -> None:
    page = opened(visit, "/rules/BG-4.2", service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = """async () => {
        const books = await (await caches.open('carson-rules')).keys()
        return books.length === 1
    }"""
    page.wait_for_function(kept)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[id='BG-4.2']")).to_be_in_viewport()
