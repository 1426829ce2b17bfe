"""A person who wants to change one thing of the client opens one short file, in a folder taken in at a glance."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
GENERATED = SOURCE / "api" / "types.ts"
FILES = sorted(file for kind in ("ts", "svelte") for file in SOURCE.rglob(f"*.{kind}") if file != GENERATED)
LONGEST_FILE = 200
LONGEST_WITH_STYLE = 340  # the longest there is; make it shorter with every component that is split
MOST_IN_A_ROOM = 20
# One drawing each, by name.
LISTS = {SOURCE / "art" / "people"}


def lines(file: Path) -> int:
    """Of script and markup: what a component looks like is read apart from what it does."""
    return len(re.sub(r"\n<style>.*</style>\n", "", file.read_text(encoding="utf-8"), flags=re.DOTALL).splitlines())


def test_no_file_of_the_client_is_too_long() -> None:
    lengths = {str(file.relative_to(SOURCE)): lines(file) for file in FILES}
    assert max(lengths.values()) > 150
    assert {name: length for name, length in lengths.items() if length >= LONGEST_FILE} == {}


def test_no_component_is_too_long_with_its_style() -> None:
    lengths = {str(file.relative_to(SOURCE)): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert {name: length for name, length in lengths.items() if length >= LONGEST_WITH_STYLE} == {}


def test_no_room_of_the_client_holds_too_many_files() -> None:
    rooms = {room: sum(file.is_file() for file in room.iterdir()) for room in {file.parent for file in FILES} - LISTS}
    assert len(rooms) > 15
    assert {str(room): count for room, count in rooms.items() if count > MOST_IN_A_ROOM} == {}
