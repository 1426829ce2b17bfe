"""Whole questions put to the rule book, and what it says where it has no answer."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor

# At most one of Mountain, House, Townhouse and building lies on a parcel.
ANSWER = "BG-1.4"
QUESTIONS = {
    "en": "Why may I not build a house on a mountain?",
    "nl": "Waarom mag ik geen huis op een berg bouwen?",
    "fr": "Pourquoi ne puis-je pas construire une maison sur une montagne ?",
    "it": "Perché non posso costruire una casa su una montagna?",
    "de": "Warum darf ich kein Haus auf dem Berg bauen?",
}


@pytest.mark.parametrize("language", QUESTIONS)
def test_a_whole_question_finds_the_rule_that_answers_it_among_a_few(visit: Visitor, language: str) -> None:
    page = visit("/rules", language=language)
    page.wait_for_selector(f"[id='{ANSWER}']")
    page.get_by_role("searchbox").fill(QUESTIONS[language])
    expect(page.locator("search .hits")).to_have_text(re.compile(r"\d"))
    expect(page.locator(f"[id='{ANSWER}'] mark").first).to_be_visible()
    assert page.locator(".books .number").count() <= 15


def test_where_no_rule_has_it_the_page_says_so_and_what_to_try(visit: Visitor) -> None:
    page = visit("/rules")
    page.wait_for_selector(f"[id='{ANSWER}']")
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator(".books")).to_contain_text("No rules found. Try fewer words")
    page.locator(".books").get_by_role("button", name="Clear search").click()
    expect(page.locator(f"[id='{ANSWER}']")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_what_comes_closest_stands_on_top_and_is_not_said_to_be_all_of_it(visit: Visitor) -> None:
    page = visit("/rules")
    page.wait_for_selector(f"[id='{ANSWER}']")
    page.get_by_role("searchbox").fill("does the skull reveal a zeppelin")
    expect(page.locator("search .hits")).to_contain_text("come closest")
    # Its book comes second otherwise.
    expect(page.locator(".books h3").first).to_contain_text("The Card Game")
    expect(page.locator(".books .number a").first).to_have_text("CG-4.2")
