"""Outlaws in positions, views and the audit."""

from random import Random

import pytest

from carson.board.audit import faults
from carson.board.library import new_rules
from carson.board.material.ground import BY_NAME
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.variants.outlaws.state import GANG
from carson.kernel import Game, NotationError, OptionsError
from support.board import BoardGame, answer, asked, scripted

TWO_PLAYERS = Options(2, variants="outlaws", characters="2Y 5Y 6Y 7Y 8R 12Y 16Y")


def in_round_two() -> BoardGame:
    """A whole game, played on until round 2 has begun."""
    game: BoardGame = Game.start(new_rules(TWO_PLAYERS), "outlaws")
    while game.state.round < 2:
        assert game.decision is not None
        seat = game.decision.seats[0]
        game.apply(seat, game.legal_actions(seat)[-1])
    return game


def of(game: BoardGame) -> BoardRules:
    assert isinstance(game.rules, BoardRules)
    return game.rules


@pytest.mark.rule("BG-12.1")
def test_a_position_tells_strength_and_parcels() -> None:
    game = in_round_two()
    state, rules = game.state, of(game)
    names = " ".join(game.view(None).outlaws)
    text = rules.position_text(state)
    assert text.endswith(f"\noutlaw-strength: {GANG.of(state).strength}\noutlaws: {names}\n")
    again = rules.parse_position(text)
    assert (again.barred, again.slices) == (state.barred, state.slices)
    assert rules.position_text(again) == text


@pytest.mark.parametrize("wrong", ["strength: 7", "strength: 0", "strength: 14", "strength: x"])
def test_a_position_with_another_strength_is_refused(wrong: str) -> None:
    game = in_round_two()
    line = f"outlaw-strength: {GANG.of(game.state).strength}"
    text = of(game).position_text(game.state)
    assert line in text
    with pytest.raises(NotationError):
        of(game).parse_position(text.replace(line, f"outlaw-{wrong}"))


@pytest.mark.parametrize("wrong", ["z9", "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2", "d4,e5"])
def test_a_position_with_outlaws_who_cannot_be_is_refused(wrong: str) -> None:
    game = in_round_two()
    text = of(game).position_text(game.state)
    head = text[: text.index("\noutlaws: ")]
    with pytest.raises(NotationError):
        of(game).parse_position(f"{head}\noutlaws: {wrong}\n")


def test_the_audit_counts_them() -> None:
    game = in_round_two()
    table, state = of(game).table, game.state
    assert faults(table, state) == []
    many = state.copy()
    many.barred = (1 << 10) - 1
    assert "outlaws" in faults(table, many)
    many.barred = (1 << 9) - 1
    assert "outlaws" not in faults(table, many)


@pytest.mark.parametrize(
    "frame",
    [
        "cowboys 0; outlaws d3,f3 1",  # the second of the turn order
        "cowboys 0; outlaws d3,g7 0",  # nobody is on g7
        "cowboys 0; outlaws d3 0",  # one alone needs no order
        "cowboys 1; outlaws d3,f3 0",
        "cowboys 0; outlaws - 0",
    ],
)
def test_no_order_is_waited_for_that_nobody_can_be_asked_for(frame: str) -> None:
    city = """
            c   d   e   f   g
        3   ..  ..  Hl0 ..  ..
        4   ..  Dr1 Ho  Ho  Dr2
    """
    game = scripted(
        city,
        at="characters",
        until="",
        characters="banker, mercenary, red indian",
        in_round=3,
        outlaws="d3 f3",
        supply=3,
        white=(1, 1),
        black=(3, 6),
    )
    answer(game, "0 choose banker", "1 choose mercenary", "2 choose indian")
    assert asked(game) == "0 outlaws"
    rules, state = of(game), game.state
    assert "outlaws" not in faults(rules.table, state)
    text = rules.position_text(state).replace("cowboys 0; outlaws d3,f3 0", frame)
    with pytest.raises(NotationError) as caught:
        rules.parse_position(text)
    assert {"outlaws", "cowboys"} & set(caught.value.details["faults"])


@pytest.mark.parametrize("frame", ["spoils 0 c3", "spoils 1 e3", "spoils 0 d3"])
def test_nobody_chooses_spoils_where_there_are_none(frame: str) -> None:
    game = scripted(
        """
            c   d   e
        3   Hl0 ..  Hl1
        """,
        placed={0: "e3"},
        outlaws="e3",
        revolvers=9,
        combat=(1,),
    )
    rules, state = of(game), game.state
    assert "spoils" not in faults(rules.table, state)
    text = rules.position_text(state).replace("spoils 0 e3", frame)
    with pytest.raises(NotationError) as caught:
        rules.parse_position(text)
    assert "spoils" in caught.value.details["faults"]


def test_a_view_shows_them_to_all_and_what_is_imagined_has_them() -> None:
    game = in_round_two()
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert [BY_NAME[name] for name in view.outlaws] == [p for p in range(64) if game.state.barred >> p & 1]
        imagined = game.rules.imagine(view, Random(1))
        assert of(game).position_text(imagined) == of(game).position_text(game.state)


@pytest.mark.rule("BG-14.11")
def test_nobody_meets_them_alone() -> None:
    with pytest.raises(OptionsError) as caught:
        new_rules(Options(2, variants="outlaws", solo="rancher"))
    assert caught.value.code == "options-solo-variant"
