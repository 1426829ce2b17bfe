"""The three screens that everything is looked at on, and what is in sight there."""

from collections.abc import Iterator

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
# The page's own letters come when it is there already: lines break elsewhere then.
LETTERS = """() => document.fonts.status === 'loaded'
    && [...document.fonts].some((one) => one.status === 'loaded')"""
DRAWN = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def settled(page: Page) -> None:
    """All of a table is drawn, in its own letters: from here on only what is done moves anything."""
    page.wait_for_selector("#side-panel")  # the last to be drawn
    page.wait_for_function(LETTERS)
    page.evaluate(DRAWN)


def fits(page: Page) -> None:
    """Nothing sticks out sideways, once the page is laid out for its window."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def lies(page: Page, where: str, *parts: str) -> None:
    """`where` says how the boxes of these parts lie: `one`, and where there are more `two`. They are measured together,
    and until it is so: the window may just have changed.
    """
    names = ("one", "two")[: len(parts)]
    page.wait_for_function(
        f"""(parts) => {{
            const boxes = parts.map((part) => document.querySelector(part)?.getBoundingClientRect())
            return boxes.every(Boolean) && (({", ".join(names)}) => {where})(...boxes)
        }}""",
        arg=[*parts],
    )


def sees(page: Page, *parts: str) -> None:
    """All of each part is in the window, and nothing lies over it."""
    for part in parts:
        expect(page.locator(part).first).to_be_attached()
        try:
            page.wait_for_function(f"(what) => !({HIDDEN})(what).length", arg=part)
        except TooLate:
            raise AssertionError(f"hidden of {part}: {page.evaluate(HIDDEN, part)}") from None


def put(page: Page, size: tuple[int, int]) -> None:
    """Makes the window so large; on a phone the head of the page is scrolled away, as it is when a table is opened."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, innerWidth < 600 ? document.querySelector('.slot')?.offsetTop ?? 0 : 0)")


def at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """The page at one size after the other; whatever is asked there stays asked."""
    for size in SIZES:
        put(page, size)
        yield size
