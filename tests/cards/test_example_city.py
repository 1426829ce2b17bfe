"""The books' worked example: Alex's city, every line of the score sheet (CG-8.4)."""

import pytest

from support.cards import scored

ALEX = """
    a  b  c  d  e  f  g  h
 1           Ho ..
 2        Ho Ho Ba Ho ..
 3     .. Ho Hl Ho Ho Dr
 4     .. Sa Ba .. Mi Mt Mt
 5     Ho Hl TH .. Mt Mi Mt
 6     .. Pr .. .. Ou Mi Mt
 7  Mt Mi    .. Ra Mt .. Mt
 8  Mt ..    Ou ..
"""

# The thirteen lines in the order of the score sheet, with the objects or characters each is the sum of.
SHEET = [
    ("ranch", 6, [6]),
    ("mine", 28, [10, 10, 4, 4]),
    ("drugstore", 2, [2]),
    ("bank", 15, [7, 8]),
    ("saloon", 16, [16]),
    ("stores", 0, []),
    ("ranch_bonus", 1, [1]),
    ("mine_bonus", 8, [4, 4]),
    ("house_bonus", 0, []),
    ("hotel", 6, [3, 3]),
    ("city_hall", 0, []),
    ("outlaws", 0, []),
    ("characters", 27, [14, 8, 5, 0]),
]


@pytest.mark.rule("CG-8.4")
@pytest.mark.parametrize(("number", "line"), list(enumerate(SHEET)), ids=[line[0] for line in SHEET])
def test_alexs_sheet_line_by_line(number: int, line: tuple[str, int, list[int]]) -> None:
    name, points, parts = line
    found = scored(ALEX, "doctor teacher banker lawyer").lines[number]
    assert (found.name, found.points) == (name, points)
    assert sorted(found.parts, reverse=True) == sorted(parts, reverse=True)


@pytest.mark.rule("CG-8.4")
def test_alex_has_109_points_on_thirteen_lines() -> None:
    sheet = scored(ALEX, "doctor teacher banker lawyer")
    assert sheet.total == 109
    assert len(sheet.lines) == 13
    assert sheet.characters == {"banker": 8, "doctor": 5, "lawyer": 0, "teacher": 14}
