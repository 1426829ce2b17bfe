"""The interface's colours, calculated: contrast, and how far apart the players are for every kind of colour vision.

    python tools/colours.py           writes the tables of docs/design/colours.md from web/src/styles/tokens.css
    python tools/colours.py --check   fails if they are out of date

Contrast is that of WCAG 2.2. Colour vision without one kind of cone is simulated by the matrices of Machado, Oliveira
and Fernandes (2009), severity 1, on linear light; distance is CIE 1976 (Lab). A trained eye just sees a distance of
about 2; 10 is obvious.
"""

import math
import re
import sys
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
PAGE = ROOT / "docs" / "design" / "colours.md"
THEMES = ("light", "dark")
PLAYERS = ("hat", "star", "cactus", "boot", "horseshoe", "cattle")
TEXT, GRAPHIC = 4.5, 3.0  # WCAG AA: 1.4.3 for text, 1.4.11 for what is no text
APART = 18.0
SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red (protanopia)": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green (deuteranopia)": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue (tritanopia)": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


class Pair(NamedTuple):
    """What is written or drawn on what, and the contrast it needs."""

    front: str
    ground: str
    least: float


PAIRS = (
    *(
        Pair(front, ground, TEXT)
        for front in ("text", "text-soft", "accent", "link", "good", "bad")
        for ground in ("paper", "ground")
    ),
    Pair("accent-text", "accent", TEXT),
    Pair("sand-1", "dusk", TEXT),
    Pair("ruling", "ruling-ground", TEXT),
    Pair("reconstructed", "reconstructed-ground", TEXT),
    Pair("text", "target", TEXT),
    *(Pair(front, ground, GRAPHIC) for front in ("control", "focus") for ground in ("paper", "ground")),
    *(Pair(f"{player}-line", ground, GRAPHIC) for player in PLAYERS for ground in ("paper", "ground")),
)
# The land and what is on it look the same by day and by night.
ON_LAND = tuple(Pair(player, ground, GRAPHIC) for player in PLAYERS for ground in ("parcel", "parcel-wild", "sand-0"))


def tokens(theme: str) -> dict[str, str]:
    """Each name in tokens.css that is a plain colour in this theme."""
    said = dict(re.findall(r"--([\w-]+): ([^;]+);", TOKENS.read_text("utf-8")))
    found = {name: _colour(value, said, theme) for name, value in said.items()}
    return {name: value for name, value in found.items() if value}


def _colour(value: str, said: dict[str, str], theme: str) -> str:
    if both := re.fullmatch(r"light-dark\((.+), (.+?)\)", value):
        value = both[1 + THEMES.index(theme)]
    if named := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return _colour(said[named[1]], said, theme)
    if re.fullmatch(r"#[0-9a-f]{3}", value):
        return "#" + "".join(digit * 2 for digit in value[1:])
    return value if re.fullmatch(r"#[0-9a-f]{6}", value) else ""


def linear(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _dot(row: tuple[float, ...], light: tuple[float, ...]) -> float:
    return sum(weight * part for weight, part in zip(row, light))


def contrast(one: str, other: str) -> float:
    dark, light = sorted(_dot((0.2126, 0.7152, 0.0722), linear(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """The colour as it is perceived, in CIE Lab."""
    light = linear(colour)
    red, green, blue = (min(1.0, max(0.0, _dot(row, light))) for row in SIGHTS[sight])
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def nearest(colours: dict[str, str], sight: str) -> tuple[float, str, str]:
    """The two players that look most alike, and how far apart they are."""
    return min(
        (math.dist(lab(colours[one], sight), lab(colours[other], sight)), one, other)
        for one, other in combinations(PLAYERS, 2)
    )


def in_colour(theme: str, line: bool) -> dict[str, str]:
    named = tokens(theme)
    return {player: named[f"{player}-line" if line else player] for player in PLAYERS}


def tables() -> str:
    """The tables of the page, in Markdown."""
    named = {theme: tokens(theme) for theme in THEMES}
    rows = ["| on | what | needs | light | dark |", "|---|---|---|---|---|"]
    for front, ground, least in PAIRS:
        figures = (f"{contrast(named[theme][front], named[theme][ground]):.1f}" for theme in THEMES)
        rows.append(f"| `{ground}` | `{front}` | {least} | {' | '.join(figures)} |")
    rows += [
        "",
        "| player | colour | on `parcel` | on `parcel-wild` | on light paper | white on it | line in the dark |",
    ]
    rows += ["|---|---|---|---|---|---|---|"]
    for player in PLAYERS:
        colour = named["light"][player]
        grounds = (named["light"][ground] for ground in ("parcel", "parcel-wild", "sand-0"))
        figures = (f"{contrast(colour, ground):.1f}" for ground in (*grounds, "#ffffff"))
        rows.append(f"| {player} | `{colour}` | {' | '.join(figures)} | `{named['dark'][f'{player}-line']}` |")
    rows += [
        "",
        "| sight | nearest two players | apart | nearest two lines in the dark | apart |",
        "|---|---|---|---|---|",
    ]
    for sight in SIGHTS:
        found = [nearest(in_colour("light", False), sight), nearest(in_colour("dark", True), sight)]
        rows.append(f"| {sight} | " + " | ".join(f"{one}, {other} | {apart:.0f}" for apart, one, other in found) + " |")
    return "\n".join(rows) + "\n"


def page() -> str:
    """The page as it should be: its own words, and the tables after the mark."""
    mark = "<!-- made by tools/colours.py -->\n"
    return PAGE.read_text("utf-8").partition(mark)[0] + mark + "\n" + tables()


def main() -> None:
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(page(), "utf-8")
    elif PAGE.read_text("utf-8") != page():
        raise SystemExit("docs/design/colours.md is not what the colours are now: run python tools/colours.py")


if __name__ == "__main__":
    main()
