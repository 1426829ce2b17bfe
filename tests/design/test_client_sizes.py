"""A person who wants to change one thing of the client opens one short file, in a folder taken in at a glance."""

from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
GENERATED = SOURCE / "api" / "types.ts"
FILES = sorted(file for kind in ("ts", "svelte") for file in SOURCE.rglob(f"*.{kind}") if file != GENERATED)
LONGEST_FILE = 200
MOST_IN_A_ROOM = 16
# One drawing each, by name; one page each; the pieces.
LISTS = {SOURCE / "art" / "people", SOURCE / "pages", SOURCE / "art"}


def test_no_file_of_the_client_is_too_long() -> None:
    """Nor any component, its style included."""
    lengths = {str(file.relative_to(SOURCE)): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert max(lengths.values()) > 150
    assert {name: length for name, length in lengths.items() if length >= LONGEST_FILE} == {}


def test_no_room_of_the_client_holds_too_many_files() -> None:
    rooms = {room: sum(file.is_file() for file in room.iterdir()) for room in {file.parent for file in FILES} - LISTS}
    assert len(rooms) > 15
    assert {str(room): count for room, count in rooms.items() if count > MOST_IN_A_ROOM} == {}
