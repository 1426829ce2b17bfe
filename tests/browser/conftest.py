"""A real server on an empty database, and a real Chromium that looks at it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browsing.site import PATIENCE, browsing, serving


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where that server has its database, carson.db."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of a server of this run's own, whose games follow from seeds."""
    with serving(site_folder, (str(Path(__file__).parents[1] / "support" / "seeded.py"),)) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: while it is there an event loop runs, and other tests want their own.

    Nor for this folder: a process that runs out of work takes tests of another folder before this one is done.
    """
    with browsing() as browser:
        yield browser


expect.set_options(timeout=PATIENCE * 1000)  # what is looked for may be late, as any action may
Visitor = Callable[..., Page]
AHEAD = 4  # seconds
# What a browser puts into the seed of a table (32 bytes, as nothing else it draws): the first visitor of a test always
# the same, and the second another. Playwright draws as many for each WebSocket it routes, in `generateId`: were those
# alike, it would take one line for another.
SEEDED = """visitor => {
    const draw = Crypto.prototype.getRandomValues
    Crypto.prototype.getRandomValues = function (into) {
        const own = into.length === 32 && !new Error().stack.includes('generateId')
        return own ? into.fill(visitor + 1) : draw.call(this, into)
    }
}"""


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visitor]:
    """A page of a browser of its own, with its own cookies, size and language. What it complains of fails the test.

    Without a path it is blank: enough for whoever sets up a game through the API before the table is opened.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(
        path: str | None = None, width: int = 1280, height: int = 900, language: str = "en", **more: Any
    ) -> Page:
        more.setdefault("reduced_motion", "reduce")  # what others do is not played scene by scene
        more.setdefault("service_workers", "block")  # it fetches everything anew for each visitor, which takes its time
        context = chromium.new_context(
            base_url=site, viewport={"width": width, "height": height}, locale=language, **more
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"({SEEDED})({len(contexts)})")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if _matters(line) else None)
        if path is not None:
            page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def _matters(line: Any) -> bool:
    # That nobody is known yet, and a request that is refused on purpose, are told by the browser as errors.
    return line.type == "error" and "Failed to load resource" not in line.text


def until(page: Page, come: Callable[[], bool]) -> None:
    """What is held here is seen only while the browser may speak."""
    for _ in range(PATIENCE * 50):
        if come():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it has not come")


def stop_clock(page: Page) -> None:
    """From here on time stands still. A few seconds ahead, as machines may be busy; with more the line seems dead."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)
