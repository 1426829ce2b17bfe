"""`make pictures`: the main screens as PNG in docs/images, for the README and the documentation.

    python tools/browsing/pictures.py                         the pictures of the documentation
    python tools/browsing/pictures.py board cards             of these screens alone
    python tools/browsing/pictures.py --everything --to DIR   each screen at three sizes, light and dark

The games are records from the tests, the server is new and empty, nothing moves: the same client gives the same
pictures. A screen that does not appear is skipped and reported.
"""

import argparse
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooLate

from browsing.site import ROOT, browsing, serving
from browsing.tables import Host

SIZES = {"desktop": (1280, 900), "tablet": (834, 1112), "phone": (390, 844)}
THEMES = ("light", "dark")
SETTLED = 5_000
PATIENCE = 20_000  # milliseconds until we give up on a screen
MOST_MOVES = 20_000
BEGINNERS = {"players": 3, "bag": "beginners", "characters": "beginners"}
MOST = 300_000  # bytes of a screenshot in the repository
# The server of the tests: what bots are called and choose follows from seeds.
SEEDED = str(ROOT / "tests" / "support" / "seeded.py")


class Screen(NamedTuple):
    """A screen: how to get to its address, what must be visible before the screenshot, and which screenshots the docs
    show: those are kept in the repository.
    """

    name: str
    address: Callable[[Host], str]
    seen: str
    kept: tuple[str, ...] = ("desktop-light",)


def replayed(record: str, part: float) -> Callable[[Host], str]:
    """The replay of a record, up to a move."""

    def address(host: Host) -> str:
        past = host.past(record)
        moves = host.get(f"/api/tables/{past}/replay")["moves"]
        return f"/replay/{past}/{int(moves * part)}"

    return address


def lesson(game: str) -> Callable[[Host], str]:
    def address(host: Host) -> str:
        lessons = host.get("/api/lessons")["lessons"]
        return f"/learn/{next(one['name'] for one in lessons if one['game'] == game)}"

    return address


def played_out(game: str, options: dict[str, Any], seats: list[str]) -> Callable[[Host], str]:
    """A table at its end. The person here plays at random, but does not pass while there is something to do."""

    def address(host: Host) -> str:
        table, chance = host.lay(game, options, seats), Random("pictures")
        for number in range(MOST_MOVES):
            seen = host.get(f"/api/tables/{table}")
            if seen["table"]["status"] == "finished":
                return f"/table/{table}"
            decision = seen["view"]["decision"]
            if not decision or seen["seat"] not in decision["seats"]:
                time.sleep(0.1)  # a bot thinks
                continue
            action = chance.choice([one for one in seen["actions"] if one != "pass"] or seen["actions"])
            wish = {"action": action, "question": seen["question"], "seat": seen["seat"], "id": f"picture-{number:05}"}
            host.post(f"/api/tables/{table}/actions", wish)
        raise RuntimeError("the game does not end")

    return address


SCREENS = (
    Screen("home", lambda _: "/", "main h1, main h2"),
    Screen("set-up", lambda _: "/new", "main form, main fieldset", ()),
    Screen(
        "board",
        lambda host: f"/table/{host.late('board/4-prosper.carson', 'cowboy', 0.6)}",
        "svg rect.open",
        ("desktop-light", "desktop-dark", "phone-light"),
    ),
    Screen(
        "board-variants",
        lambda host: f"/table/{host.late('board/all-variants.carson', 'cowboy', 0.8)}",
        "svg rect.open",
        (),
    ),
    Screen(
        "cards",
        lambda host: f"/table/{host.late('cards/4.carson', 'place', 0.7)}",
        "main g.place",
        ("desktop-light", "desktop-dark"),
    ),
    Screen("rules", lambda _: "/rules/BG-8.1", "main [id='BG-8.1']"),
    Screen("replay", replayed("board/4-prosper.carson", 0.7), "main input[type=range]"),
    Screen("end", played_out("board", BEGINNERS, ["me", "greedy", "greedy"]), "[data-ending]"),
    Screen("lesson", lesson("board"), "main svg"),
    Screen("pad", lambda _: "/pad", "main h1", ()),
    Screen("design", lambda _: "/design", "main h2", ()),
)


def taken(browser: Browser, site: str, screen: Screen, size: str, theme: str) -> bytes:
    wide, high = SIZES[size]
    context = browser.new_context(
        base_url=site,
        viewport={"width": wide, "height": high},
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size == "phone",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
        timezone_id="UTC",
    )
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto(screen.address(Host(context, "Ann")))
        page.locator(screen.seen).first.wait_for()
        if "/table/" in page.url:
            page.locator("#side-panel").wait_for()  # the last to be drawn
        with suppress(TooLate):  # a page that keeps asking is as good as it gets
            page.wait_for_load_state("networkidle", timeout=SETTLED)
        page.evaluate("document.fonts.ready")
        return packed(page.screenshot(animations="disabled"))
    finally:
        context.close()


def packed(picture: bytes) -> bytes:
    """The same PNG, compressed as far as zlib can: browsers compress in a hurry."""
    head, data, tail = picture[:8], b"", b""
    for kind, content in chunks(picture):
        if kind == b"IDAT":
            data += content
        elif data:
            tail += chunk(kind, content)
        else:
            head += chunk(kind, content)
    return head + chunk(b"IDAT", zlib.compress(zlib.decompress(data), 9)) + tail


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(picture):
        (length,) = struct.unpack_from(">I", picture, at)
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def wanted(screen: Screen, everything: bool) -> list[tuple[str, str]]:
    kept = [(size, theme) for size in SIZES for theme in THEMES]
    return kept if everything else [one for one in kept if "-".join(one) in screen.kept]


def main() -> None:
    reader = argparse.ArgumentParser(description="Pictures of the main screens.")
    reader.add_argument("screens", nargs="*", help="only these: " + ", ".join(screen.name for screen in SCREENS))
    reader.add_argument("--everything", action="store_true", help="every size and theme, not only what the docs show")
    reader.add_argument("--to", type=Path, default=ROOT / "docs" / "images", help="the folder to put them into")
    given = reader.parse_args()
    unknown = set(given.screens) - {screen.name for screen in SCREENS}
    if unknown:
        reader.error(f"no such screen: {', '.join(sorted(unknown))}")
    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), (SEEDED,)) as site, browsing() as browser:
        for screen in SCREENS:
            if given.screens and screen.name not in given.screens:
                continue
            for size, theme in wanted(screen, given.everything):
                name = f"{screen.name}-{size}-{theme}.png"
                try:
                    picture = taken(browser, site, screen, size, theme)
                except (TooLate, RuntimeError, KeyError, StopIteration) as fault:
                    print(f"  skipped   {name}: {str(fault).splitlines()[0] if str(fault) else type(fault).__name__}")
                    continue
                (given.to / name).write_bytes(picture)
                large = "  larger than what is kept in the repository" if len(picture) > MOST else ""
                print(f"  {len(picture):>9,}  {name}{large}", flush=True)


if __name__ == "__main__":
    main()
