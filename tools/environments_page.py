"""Writes the tables of docs/environments.md: action ids and the layout of observations. Run by `make types`.

It also writes a digest of them, by which agents know the numbers they were trained with, and refuses where the same
pieces have other numbers in the same version.
"""

import re
import sys
from pathlib import Path
from typing import Any

import carson
from carson.environments.action_ids import ActionIds
from carson.environments.games import NUMBERS
from carson.environments.numbering import numbering_of, pieces_of

FILE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
TITLES = {"board": "Carson City", "cards": "The Card Game"}


def text(page: str) -> str:
    """The page with its tables as the code is now."""
    for game in TITLES:
        page = _put(page, f"{game} numbering", _numbering(game))
        page = _put(page, f"{game} actions", _actions(game))
        page = _put(page, f"{game} observation", _observation(game))
    return page


def _put(page: str, name: str, table: str) -> str:
    found = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    assert found.search(page), f"{FILE.name} has no place for the {name}"
    return found.sub(lambda place: f"{place[1]}\n{table}\n\n{place[2]}", page)


def renumbered(old: str, new: str) -> list[str]:
    """The games whose pieces are those of the old page, numbered otherwise, in a version that is not another one."""
    found = []
    for game in TITLES:
        before, after = _numbered(old, game), _numbered(new, game)
        if before != after and before["version"] == after["version"] and before["pieces"] == after["pieces"]:
            found.append(game)
    return found


def _numbered(page: str, game: str) -> dict[str, str]:
    """What a page says of a game's numbering, by column."""
    found = re.search(rf"<!-- {game} numbering -->\n(.*?)<!-- end -->", page, re.DOTALL)
    assert found is not None
    head, _, row = found[1].strip().splitlines()
    return dict(zip(_cells(head), _cells(row), strict=True))


def _cells(line: str) -> list[str]:
    return [cell.strip(" `") for cell in line.strip("|").split("|")]


def _ids(game: str) -> ActionIds[Any]:
    return NUMBERS[game].action_ids(carson.new_game(game, seed=1).rules.table)


def _numbering(game: str) -> str:
    ids, numbers = _ids(game), NUMBERS[game]
    return (
        "| version | numbering | ids without variants | with all | numbers in an observation | pieces |\n"
        "|---|---|---|---|---|---|\n"
        f"| {numbers.version} | `{numbering_of(ids, numbers.layout)}` | {ids.size(()):,} | {len(ids):,} "
        f"| {numbers.layout.size:,} | `{pieces_of(ids, numbers.layout)}` |"
    )


def _actions(game: str) -> str:
    rows = ["| kind | ids | from | to | runs through | only with |", "|---|---|---|---|---|---|"]
    for row in _ids(game).rows():
        number = f"{row['first']}" if row["first"] == row["last"] else f"{row['first']}–{row['last']}"
        variants = " or ".join(row["variants"])
        rows.append(f"| {row['kind']} | {number} | `{row['from']}` | `{row['to']}` | {row['of']} | {variants} |")
    return "\n".join(rows)


def _observation(game: str) -> str:
    layout = NUMBERS[game].layout
    rows = ["| part | from | shape | scale | meaning | runs through |", "|---|---|---|---|---|---|"]
    for part in layout.parts:
        shape = " × ".join(map(str, part.shape))
        scale = f"{part.scale:g}" if part.scale != 1 else ""
        rows.append(
            f"| {part.name} | {layout.at[part.name]} | {shape} | {scale} | {part.meaning} | {', '.join(part.of)} |"
        )
    return "\n".join(rows)


if __name__ == "__main__":
    before = FILE.read_text("utf-8")
    after = text(before)
    if games := renumbered(before, after):
        sys.exit(
            f"The pieces of {' and '.join(games)} are the same, but their ids or observations have other numbers. Keep "
            "the order they had, or raise the game's version in src/carson/environments/games.py."
        )
    FILE.write_text(after, "utf-8")
