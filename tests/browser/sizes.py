"""The three screens that everything is looked at on, and what is in sight there."""

from collections.abc import Iterator
from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

PHONE, DESK, WIDE = (390, 844), (1280, 800), (1920, 1080)
SIZES = [PHONE, DESK, WIDE]
# What of these is not wholly in the window, or lies under something else in its middle.
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const free = one.contains(over) || over?.contains(one) || over?.closest('svg') === one.closest('svg')
    return !(left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && free)
}).map((one) => one.dataset.place ?? one.dataset.card ?? one.innerText)"""


def sees(page: Page, *parts: str) -> None:
    """All of each part is in the window, and nothing lies over it."""
    for part in parts:
        expect(page.locator(part).first).to_be_attached()
        with suppress(TooLate):
            page.wait_for_function(f"(what) => !({HIDDEN})(what).length", arg=part)
        assert page.evaluate(HIDDEN, part) == [], part


def put(page: Page, size: tuple[int, int]) -> None:
    """Makes the window so large; on a phone the head of the page is scrolled away, as it is when a table is opened."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, innerWidth < 600 ? document.querySelector('.slot')?.offsetTop ?? 0 : 0)")


def at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """The page at one size after the other; whatever is asked there stays asked."""
    for size in SIZES:
        put(page, size)
        yield size
