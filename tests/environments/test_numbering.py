"""Agents can tell that ids or observations have changed, and the same pieces do not get other numbers unnoticed."""

from collections.abc import Iterable
from typing import Any

import pytest

import environments_page
from carson.board.actions import PASS, Action, Claim, Pass
from carson.environments.action_ids import ActionIds, Section
from carson.environments.games import Played
from carson.environments.layout import Layout, Part
from carson.environments.numbering import numbering_of, pieces_of
from carson.kernel import Actions

PARCELS = (Claim("a1"), Claim("b1"))
PARTS = (Part("asked", (6,), "who is asked"), Part("step", (2,), "what is asked", of=("claim", "cash")))
FORMS: Actions[Any] = Actions(Claim, Pass)


def digests(
    actions: Iterable[Action] = PARCELS, parts: Iterable[Part] = PARTS, forms: Actions[Any] = FORMS
) -> tuple[str, str]:
    """The numbering, and what is numbered."""
    ids = ActionIds(forms, (Section(tuple(actions), "parcels"), Section((PASS,), "passing")))
    return numbering_of(ids, Layout(parts)), pieces_of(ids, Layout(parts))


AS_THEY_ARE = digests()


@pytest.mark.parametrize(
    "others",
    [
        {"actions": PARCELS[::-1]},
        {"parts": PARTS[::-1]},
        {"parts": (PARTS[0], Part("step", (2,), "what is asked", of=("cash", "claim")))},
        {"parts": (Part("asked", (6,), "who is asked", 10), PARTS[1])},
    ],
)
def test_the_same_pieces_in_another_order_or_scale_are_another_numbering(others: dict[str, Any]) -> None:
    numbering, pieces = digests(**others)
    assert numbering != AS_THEY_ARE[0]
    assert pieces == AS_THEY_ARE[1]


@pytest.mark.parametrize(
    "others",
    [
        {"actions": (*PARCELS, Claim("c1"))},
        {"parts": (*PARTS, Part("bag", (17,), "what is in the bag"))},
        {"parts": (Part("asked", (7,), "who is asked"), PARTS[1])},
        {"parts": (PARTS[0], Part("step", (2,), "what is asked", of=("claim", "fill")))},
    ],
)
def test_more_or_other_pieces_are_another_numbering_of_something_else(others: dict[str, Any]) -> None:
    assert all(new != old for new, old in zip(digests(**others), AS_THEY_ARE, strict=True))


def test_the_wording_of_a_description_numbers_nothing() -> None:
    assert digests(parts=(Part("asked", (6,), "the seats that are asked"), PARTS[1])) == AS_THEY_ARE


def page(version: int = 1, numbering: str = "aa", pieces: str = "bb") -> str:
    tables = (
        f"<!-- {game} numbering -->\n\n| version | numbering | pieces |\n|---|---|---|\n| {row} |\n\n<!-- end -->\n"
        for game, row in (("board", f"{version} | `{numbering}` | `{pieces}`"), ("cards", "1 | `cc` | `dd`"))
    )
    return "\n".join(tables)


def test_the_page_is_not_written_where_the_same_pieces_have_other_numbers_in_the_same_version() -> None:
    assert environments_page.renumbered(page(), page(numbering="ee")) == ["board"]
    assert environments_page.renumbered(page(), page()) == []
    assert environments_page.renumbered(page(), page(numbering="ee", pieces="ff")) == []
    assert environments_page.renumbered(page(), page(numbering="ee", version=2)) == []


def test_the_page_says_which_numbering_a_game_has() -> None:
    page = environments_page.FILE.read_text("utf-8")
    assert f"`{Played('board').numbering}`" in page
    assert f"`{Played('cards').numbering}`" in page


@pytest.mark.parametrize("game", ["board", "cards"])
def test_an_agent_is_refused_where_its_numbering_is_not_the_one_here(game: str) -> None:
    trained = Played(game).numbering
    assert Played(game, numbering=trained, players=3).numbering == trained
    with pytest.raises(ValueError, match=f"needs the numbering 0123, but ids and observations are {trained} here"):
        Played(game, numbering="0123")
