"""The games of these tests follow from seeds, whoever begins them: a run repeats."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.played import begun, brought_to
from browser.playing import CHOICES


def _seen(page: Page) -> dict[str, Any]:
    view: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["view"]
    return view


@pytest.mark.parametrize("game", ["board", "cards"])
def test_two_tables_of_the_same_options_begin_alike(visit: Visitor, game: str) -> None:
    page = visit()
    first, second = (page.request.get(f"/api/tables/{begun(page, game, ['me', 'me:Bob'])}").json() for _ in range(2))
    assert first["view"] == second["view"]


def test_bots_choose_alike(visit: Visitor) -> None:
    assert _seen(brought_to(visit, until="cash")) == _seen(brought_to(visit, until="cash"))


def test_games_begun_in_the_browser_are_alike(visit: Visitor) -> None:
    page, views = visit(), []
    for _ in range(2):
        page.goto("/")
        page.locator("[data-play=cards]").click()
        page.wait_for_selector(CHOICES, state="attached")
        views.append(_seen(page))
    assert views[0]["offer"] == views[1]["offer"]
