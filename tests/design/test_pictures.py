"""The pictures of the documentation: made by the script, all of them, and none too large."""

import re
import zlib
from pathlib import Path

from browsing.pictures import MOST, SCREENS, chunk, chunks, packed, wanted

ROOT = Path(__file__).resolve().parents[2]
SHOWN = (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"))
HEAD = b"\x89PNG\r\n\x1a\n"


def shown() -> set[str]:
    return {name for page in SHOWN for name in re.findall(r"images/([\w-]+\.png)", page.read_text("utf-8"))}


def test_what_the_documents_show_is_there_and_is_what_the_script_takes() -> None:
    taken = {f"{one.name}-{size}-{theme}.png" for one in SCREENS for size, theme in wanted(one, everything=False)}
    assert shown()
    assert shown() <= taken
    assert [name for name in sorted(shown()) if not (ROOT / "docs" / "images" / name).is_file()] == []


def test_no_picture_is_too_large_for_the_repository() -> None:
    assert [path.name for path in (ROOT / "docs" / "images").glob("*.png") if path.stat().st_size > MOST] == []


def test_a_picture_packed_tightly_is_the_same_picture() -> None:
    pixels = bytes(range(256)) * 40
    loose = zlib.compress(pixels, 1)
    ends = (chunk(b"IHDR", b"\0" * 13), chunk(b"IEND", b""))
    picture = HEAD + ends[0] + chunk(b"IDAT", loose[:100]) + chunk(b"IDAT", loose[100:]) + ends[1]
    found = list(chunks(packed(picture)))
    assert [kind for kind, _ in found] == [b"IHDR", b"IDAT", b"IEND"]
    assert zlib.decompress(found[1][1]) == pixels
    assert len(packed(picture)) <= len(picture)
