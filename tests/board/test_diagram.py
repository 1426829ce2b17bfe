"""Maps as text diagrams: drawn so that a reader sees the board, and read back to the same map."""

from pathlib import Path
from textwrap import dedent

import pytest

from board.games import middle_games
from carson.board.library import BoardGame
from carson.board.material.ground import BY_NAME, LINE_BY_NAME, LINE_NAMES, members
from carson.board.material.pieces import NAMES
from carson.board.notation.diagram import DrawnMap, draw, lay_out, parse
from carson.board.state import blank
from carson.board.variants.registry import STEPS
from carson.kernel import NotationError
from support.board import city, new_game

GAMES = middle_games(20, "diagram")


def on(plan: DrawnMap, name: str) -> tuple[str, int]:
    return NAMES[plan.ground[BY_NAME[name]]], plan.owner[BY_NAME[name]]


def roads(plan: DrawnMap) -> list[str]:
    return [LINE_NAMES[line] for line in members(plan.roads)]


@pytest.mark.rule("BG-1.1", "BG-3.3")
def test_the_start_of_a_game_is_drawn_like_this() -> None:
    game = new_game(centre="d4", mountains="b2 c2 d2 e2 f2 g2 b7 c7 d7")
    assert draw(game.state) == dedent(
        """\
           a   b   c   d   e   f   g   h
        1  ..  ..  ..  ..  ..  ..  ..  ..
        2  ..  Mt  Mt  Mt  Mt  Mt  Mt  ..
        3  ..  ..  ..  ..  ..  ..  ..  ..
                      +---+
        4  ..  ..  .. |Ho |..  ..  ..  ..
                      +---+
        5  ..  ..  ..  ..  ..  ..  ..  ..
        6  ..  ..  ..  ..  ..  ..  ..  ..
        7  ..  Mt  Mt  Mt  ..  ..  ..  ..
        8  ..  ..  ..  ..  ..  ..  ..  ..
        """
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_drawn_map_reads_back(game: BoardGame) -> None:
    state = game.state
    plan = parse(draw(state))
    assert plan == DrawnMap(tuple(state.ground), tuple(state.owner), state.roads)
    assert plan == game.view(None).plan()
    assert draw(plan) == draw(state)


def test_a_map_laid_out_has_all_that_follows_from_it() -> None:
    game = GAMES[0]
    state = blank(game.rules.seats)
    state.round = game.state.round
    lay_out(state, parse(draw(game.state)))
    for name in ("ground", "owner", "roads", "free", "owned", "linked", "reach", "paying", "tiles", "ranches", "hall"):
        assert getattr(state, name) == getattr(game.state, name), name


@pytest.mark.rule("BG-1.5")
def test_roads_lie_on_the_sides_of_parcels_and_on_the_rim() -> None:
    plan = parse(
        """
           a   b   c   d   e   f   g   h
          +---+
        1 |..  ..  ..  ..  ..  ..  ..  .. |
              +---+                   +---+
        2  .. |..  ..  ..  ..  ..  ..  ..
        8  ..  ..  ..  ..  ..  ..  ..  ..
                                      +---+
        """
    )
    assert roads(plan) == [LINE_NAMES[LINE_BY_NAME[name]] for name in ("a1n", "b1s", "h1s", "h8s", "a1w", "h1e", "a2e")]


def test_signs_carry_their_owners() -> None:
    plan = parse(
        """
           a   b   c
        1  Sa0 ..5 Ho
        2  CH  TS1 GS
        """
    )
    assert on(plan, "a1") == ("saloon", 0)
    assert on(plan, "b1") == ("free", 5)
    assert on(plan, "c1") == ("house", -1)
    assert on(plan, "a2") == ("city_hall", -1)
    assert on(plan, "b2") == ("train_station", 1)
    assert on(plan, "c2") == ("general_store", -1)
    assert on(plan, "h8") == ("free", -1)


def test_a_part_of_the_map_is_drawn_under_its_columns() -> None:
    plan = parse(
        """
           f   g
        5 |Mi1|Ra0
        """
    )
    assert on(plan, "f5") == ("mine", 1)
    assert on(plan, "g5") == ("ranch", 0)
    assert roads(plan) == ["e5e", "f5e"]


def test_without_a_head_the_columns_begin_with_a() -> None:
    plan = parse("3  ..  Ho0\n      +---+\n4  Mt\n")
    assert on(plan, "b3") == ("house", 0)
    assert on(plan, "a4") == ("mountain", -1)
    assert roads(plan) == ["b3s"]


def test_roads_belong_to_the_row_above_before_the_first_to_that_one() -> None:
    plan = parse("   c\n  +---+\n3  ..\n  +---+\n6  ..\n  +---+\n")
    assert roads(plan) == ["c2s", "c3s", "c6s"]


def test_an_empty_text_is_an_empty_map() -> None:
    assert parse("") == parse("\n  \n") == DrawnMap((0,) * 64, (-1,) * 64, 0)


def test_the_drawings_of_tests_read_alike() -> None:
    """Tests draw parts of maps with shorter roads."""
    drawing = """
        c   d   e
    3   ..  Mt  ..
            --
    4   ..0|Ho1|..
            --
    """
    state = city(drawing)
    assert parse(drawing) == DrawnMap(tuple(state.ground), tuple(state.owner), state.roads)


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("   a   i\n1  ..  ..\n", "diagram-column", {"line": 1, "found": "i"}),
        ("   a   a\n1  ..  ..\n", "diagram-column", {"line": 1, "found": "a"}),
        ("   a\n9  ..\n", "diagram-row", {"line": 2, "most": 8}),
        ("   a\n0  ..\n", "diagram-row", {"line": 2, "most": 8}),
        ("   a\n.. ..\n", "diagram-row", {"line": 2, "most": 8}),
        ("   a\n1  ..\n\n1  ..\n", "diagram-row-twice", {"line": 4, "row": 1}),
        ("   a\n1  Xx\n", "diagram-sign", {"line": 2, "found": "Xx"}),
        ("   a\n1  Sa6\n", "diagram-sign", {"line": 2, "found": "Sa6"}),
        ("   a\n1  Sa01\n", "diagram-sign", {"line": 2, "found": "Sa01"}),
        ("   a\n1 Sa\n", "diagram-place", {"line": 2, "found": "Sa", "column": 3}),
        ("   a   b\n1  ..      ..\n", "diagram-place", {"line": 2, "found": "..", "column": 12}),
        ("   a   b\n1  .. | |..\n", "diagram-place", {"line": 2, "found": "|", "column": 9}),
        ("   a   b\n1  ..  ..\n   +\n", "diagram-place", {"line": 3, "found": "+", "column": 4}),
        ("   a   b\n1  ..  ..\n    --\n", "diagram-place", {"line": 3, "found": "--", "column": 5}),
        ("   a   b\n1  ..  ..\n   -------\n", "diagram-place", {"line": 3, "found": "-------", "column": 4}),
    ],
)
def test_a_fault_names_its_line_and_what_is_wrong(text: str, code: str, details: dict[str, object]) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.code == code
    found = {name: caught.value.details[name] for name in details}
    assert found == details


NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_map_in_the_documentation_is_drawn_as_the_engine_draws_it() -> None:
    drawn = NOTATION.partition("### Maps")[2].split("```\n")[1]
    assert draw(parse(drawn)) == drawn
    assert on(parse(drawn), "e3") == ("saloon", 0)


def test_the_documentation_names_every_step_that_can_wait() -> None:
    section = NOTATION.partition("## Carson City, the board game")[2]
    names = [kind.name for kind in STEPS.kinds.values()]
    never_seen = ("duel", "final")  # these work and are gone
    assert [name for name in names if name not in never_seen and f"`{name}" not in section] == []
