"""Renders the picture that shared links show, from the scene of the first page: python tools/preview.py

The client must be built. The PNG has few colours, so that it stays small: every machine that shows a link fetches it.
"""

import struct
import sys
import tempfile
import zlib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from browsing.site import browsing, serving  # noqa: E402
from carson.server.client.preview import HEIGHT, WIDTH  # noqa: E402

PICTURE = ROOT / "web" / "public" / "preview.png"
STYLE = """
  * { animation: none !important; }
  header, footer, .games, .ways, .others, .part, .words p, .skip { display: none !important; }
  html, body, main, .page { margin: 0 !important; padding: 0 !important; max-width: none !important; overflow: hidden }
  .hero { position: fixed !important; inset: 0; margin: 0 !important; border-radius: 0 !important }
  .hero h1 { font-size: 92px !important; margin: 34px 0 0 24px !important; white-space: nowrap }
  .hero .words { max-width: none !important }
"""
COLOURS = 200
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        size = {"width": WIDTH, "height": HEIGHT}
        context = browser.new_context(viewport=size, bypass_csp=True, color_scheme="light", locale="en")
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector(".hero svg")
        page.evaluate("document.fonts.load('700 92px \"Zilla Slab\"')")
        page.add_style_tag(content=STYLE)
        page.locator(".hero h1").evaluate("title => { title.textContent = 'Carson City' }")
        page.evaluate("document.fonts.ready")
        taken = page.screenshot(type="png")
    PICTURE.write_bytes(with_few_colours(taken))
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size} bytes")


def with_few_colours(picture: bytes) -> bytes:
    """The same with a palette; pixels of other colours take the nearest of the most frequent ones."""
    width, height, rows = _pixels(picture)
    counted = Counter(pixel for row in rows for pixel in row)
    palette = [colour for colour, _ in _grouped(counted).most_common(COLOURS)]
    nearest = {colour: _nearest(colour, palette) for colour in counted}
    lines = b"".join(b"\0" + bytes(nearest[pixel] for pixel in row) for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", b"".join(bytes(one) for one in palette)), (b"IDAT", zlib.compress(lines, 9)))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in (*parts, (b"IEND", b"")))


Colour = tuple[int, ...]


def _grouped(counted: "Counter[Colour]") -> "Counter[Colour]":
    """Colours that hardly differ count together, under the most frequent of them."""
    groups: dict[Colour, Counter[Colour]] = {}
    for colour, count in counted.items():
        groups.setdefault(tuple(part >> 2 for part in colour), Counter())[colour] += count
    return Counter({group.most_common(1)[0][0]: group.total() for group in groups.values()})


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    def distance(at: int) -> int:
        return sum((one - other) ** 2 for one, other in zip(colour, palette[at], strict=True))

    return min(range(len(palette)), key=distance)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _pixels(picture: bytes) -> tuple[int, int, list[list[Colour]]]:
    """Rows of colours from a PNG with eight bits per channel, as browsers make them; transparency is left out."""
    width, height, depth, kind = struct.unpack(">IIBB", picture[16:26])
    channels = {2: 3, 6: 4}[kind]
    assert depth == 8
    data, at = b"", len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        if picture[at + 4 : at + 8] == b"IDAT":
            data += picture[at + 8 : at + 8 + length]
        at += length + 12
    raw, stride = zlib.decompress(data), width * channels
    rows, above = [], bytearray(stride)
    for number in range(height):
        start = number * (stride + 1)
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above, channels)
        rows.append([tuple(above[dot : dot + 3]) for dot in range(0, stride, channels)])
    return width, height, rows


def _unfiltered(kind: int, line: bytearray, above: bytearray, step: int) -> bytearray:
    """A row of a PNG says how it differs from the pixels to its left and above (PNG, 9.2)."""
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        up, corner = above[at], above[at - step] if at >= step else 0
        guess = left + up - corner
        paeth = min((left, up, corner), key=lambda one: abs(guess - one))
        line[at] = (line[at] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
    return line


if __name__ == "__main__":
    main()
