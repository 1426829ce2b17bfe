"""Writes the tables of docs/environments.md: action ids and the layout of observations. Run by `make types`."""

import re
from pathlib import Path

import carson
from carson.environments.games import NUMBERS

FILE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
TITLES = {"board": "Carson City", "cards": "The Card Game"}


def text(page: str) -> str:
    """The page with its tables as the code is now."""
    for game in TITLES:
        page = _put(page, f"{game} actions", _actions(game))
        page = _put(page, f"{game} observation", _observation(game))
    return page


def _put(page: str, name: str, table: str) -> str:
    found = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    assert found.search(page), f"{FILE.name} has no place for the {name}"
    return found.sub(lambda place: f"{place[1]}\n{table}\n\n{place[2]}", page)


def _actions(game: str) -> str:
    rules = carson.new_game(game, seed=1).rules
    ids = NUMBERS[game].action_ids(rules.table)
    rows = ["| kind | ids | from | to | runs through | only with |", "|---|---|---|---|---|---|"]
    for row in ids.rows():
        number = f"{row['first']}" if row["first"] == row["last"] else f"{row['first']}–{row['last']}"
        variants = " or ".join(row["variants"])
        rows.append(f"| {row['kind']} | {number} | `{row['from']}` | `{row['to']}` | {row['of']} | {variants} |")
    return "\n".join(rows)


def _observation(game: str) -> str:
    layout = NUMBERS[game].layout
    rows = ["| part | from | shape | scale | meaning |", "|---|---|---|---|---|"]
    for part in layout.parts:
        shape = " × ".join(map(str, part.shape))
        scale = f"{part.scale:g}" if part.scale != 1 else ""
        rows.append(f"| {part.name} | {layout.at[part.name]} | {shape} | {scale} | {part.meaning} |")
    return "\n".join(rows)


if __name__ == "__main__":
    FILE.write_text(text(FILE.read_text("utf-8")), "utf-8")
