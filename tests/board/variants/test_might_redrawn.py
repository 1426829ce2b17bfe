"""Might is Right: what is drawn from the discard stays hidden; two games that differ only in that look alike."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from board.variants.helpers_might import armed, hand, rules_of
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.variants.might_is_right.odds import arms
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tiles import HAND, lay_off, turn_up
from carson.board.views.odds import odds
from carson.board.views.view import plain
from carson.kernel import NotationError, record
from support.board import BoardGame, answer, asked, choices, told

pytestmark = pytest.mark.rule("BG-11.3", "BG-16.50", "BG-16.51")

GAMBLING = PLACE_BY_NAME["gambling"]
# Seat 0 has one tile left; the discard has what makes up three sets.
THREE = ("5", "0 1 2 3", "1 4 4")
DISCARD = "0 0 1 2 2 3 3 4 5 5"
TWICE = {0: "roads gambling", 1: "roads gambling"}


def drawing(tiles: tuple[int, ...], placed: Any = TWICE, **given: Any) -> BoardGame:
    """Seat 0 plays its last tile, a 5, and draws these; then there is a duel for Gambling."""
    game = armed(*THREE, discard=DISCARD, placed=placed, tiles=tiles, until="hall", **given)
    answer(game, "1 choose 0")
    assert hand(game, 0) == tuple(sorted(tiles[:3]))
    return game


def looks(game: BoardGame, viewer: int | None) -> Any:
    """All that somebody sees, may do and is told, and what the record tells everybody."""
    legal = None if viewer is None else choices(game, viewer)
    told_of = [(told.seat, told.action, told.events) for told in game.seen_moves(viewer)]
    undo = [move.final for move in game.moves]
    chance = odds(rules_of(game).table, game.state, GAMBLING, viewer=viewer)
    return plain(game.view(viewer)), legal, told_of, undo, chance, record(game, public=True).text()


def alike(one: BoardGame, other: BoardGame) -> None:
    """The same for everybody but seat 0, who has other tiles."""
    assert one.state.slices != other.state.slices
    for viewer in (None, 1, 2):
        assert looks(one, viewer) == looks(other, viewer)
    assert looks(one, 0) != looks(other, 0)


def test_two_games_that_differ_only_in_redrawn_tiles_look_alike_to_everybody_else() -> None:
    one, other = drawing((0, 0, 1)), drawing((4, 5, 5))
    assert asked(one) == "0,1 duel-tile"
    alike(one, other)
    answer(one, "0 choose 1")
    answer(other, "0 choose 5")
    alike(one, other)


def one_left(left: int, last_duel: str) -> BoardGame:
    """Seat 0 draws three of 0 1 4 5, plays 0 and 5 with dynamite, and comes with a 1 or a 4 to the third duel."""
    game = armed(
        *("5", "0 2 3 4", "4 5"),
        discard="1",
        placed={0: f"ammunition roads+dynamite {last_duel}", 1: "ammunition roads gambling", 2: "ammunition"},
        tiles=(0, 5, left, 0, 5, 2),
        until="hall",
    )
    answer(game, "1 choose 0", "2 choose 4", "0 choose 0-5", "1 choose 2")
    assert PILES.of(game.state).rest == (5 - left,)
    return game


def test_the_last_tile_of_a_redrawn_hand_is_as_secret_as_any_other() -> None:
    one, other = one_left(1, "gambling"), one_left(4, "gambling")
    assert asked(one) == "1 duel-tile"
    assert PILES.of(one.state).chosen[0] == (1,)
    alike(one, other)
    answer(one, "1 choose 3")
    assert told(one, "tiles-shown")[-1]["rolls"] == [(0, 1, 0), (1, 3, 0)]


def test_with_dynamite_the_tile_laid_before_drawing_stays_hidden_too() -> None:
    one, other = one_left(1, "gambling+dynamite"), one_left(4, "gambling+dynamite")
    assert asked(one) == "0,1 duel-tile"
    assert (PILES.of(one.state).down, PILES.of(other.state).down) == (((0, 1),), ((0, 4),))
    alike(one, other)
    for game in (one, other):
        answer(game, "0 choose 5")
    alike(one, other)
    answer(one, "1 choose 3")
    assert told(one, "tiles-shown")[-1]["rolls"] == [(0, 1, 5), (1, 3, 0)]
    assert PILES.of(one.state).down == ()


def test_a_view_shows_a_dealt_hands_sum_less_what_was_played_and_of_a_redrawn_one_what_it_may_be() -> None:
    game = drawing((0, 0, 1))
    shown = game.view(2).variants["might-is-right"]
    assert (shown["tiles"], shown["sums"]) == ([3, 3, 3], [None, 6, 9])
    # All that seat 0 could draw: the discard with the two tiles just played.
    assert shown["hidden"] == [0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 5, 5]
    assert shown["rest"] == 9


def test_of_what_was_drawn_nobody_imagines_what_came_to_the_discard_later() -> None:
    """Seat 0 has three of what lay there; the 1 that seat 1 plays after that lies open."""
    game = drawing((0, 0, 5))
    answer(game, "0 choose 0", "1 choose 1")
    rules = rules_of(game)
    shown = game.view(2).variants["might-is-right"]
    assert shown["discard"] == [0, 1]
    found = {PILES.of(rules.imagine(game.view(2), Random(number))).hands[0] for number in range(300)}
    assert (0, 5) in found
    assert not any(tiles.count(1) > 1 or tiles.count(0) > 2 for tiles in found)


def after_two_draws(tiles: tuple[int, ...]) -> BoardGame:
    """Seat 0 draws three of 0 0 0 4; then seat 1 lays its last tile, a 4, against seat 2."""
    game = armed(
        *("0", "4 4", "1 2 3"),
        discard="0 0",
        placed={0: "roads", 1: "roads gambling", 2: "gambling"},
        revolvers=(9, 0, 0),
        tiles=tiles,
        until="hall",
    )
    answer(game, "1 choose 4")
    return game


def test_who_draws_later_draws_what_was_left_and_everybody_knows_that() -> None:
    """Seat 0 drew of 0 0 0 4; seat 1 then lays a 4 and draws of what was left and what seat 2 and it played."""
    game = after_two_draws((0, 0, 4, 3, 4, 0))
    answer(game, "2 choose 3")
    assert [entry[:2] for entry in PILES.of(game.state).redrawn] == [(0, 0), (1, 0)]
    assert PILES.of(game.state).redrawn[0][2] == (0, 0, 0, 4)
    assert PILES.of(game.state).redrawn[1][2] == (0, 0, 0, 3, 4, 4)
    rules = rules_of(game)
    found = {PILES.of(rules.imagine(game.view(None), Random(number))).hands[:2] for number in range(400)}
    # Seat 0 has no 3; seat 1 drew all but what seat 0 has, which leaves nothing: three of six each.
    assert {first for first, _ in found} == {(0, 0, 0), (0, 0, 4)}
    assert {second for _, second in found} == {(3, 4, 4), (0, 3, 4)}
    for viewer, whose in ((0, 1), (1, 0)):
        known = {PILES.of(rules.imagine(game.view(viewer), Random(number))).hands[whose] for number in range(30)}
        assert known == {hand(game, whose)}


def test_what_a_later_draw_shows_is_not_in_a_hand_drawn_earlier() -> None:
    """Of 0 0 0 4 and then 4 and 3 seat 1 shows both 4s: so seat 0 has the 0s."""
    game = after_two_draws((0, 0, 0, 4, 4, 3))
    answer(game, "2 choose 3")
    before = {PILES.of(rules_of(game).imagine(game.view(2), Random(n))).hands[0] for n in range(60)}
    assert before == {(0, 0, 0), (0, 0, 4)}
    for tile in (4, 4):
        turn_up(game.state, 1, HAND, (tile,))
        lay_off(game.state, (tile,))
    after = {PILES.of(rules_of(game).imagine(game.view(2), Random(n))).hands[0] for n in range(60)}
    assert after == {(0, 0, 0)}
    turn_up(game.state, 1, HAND, (3,))
    lay_off(game.state, (3,))
    assert [entry[0] for entry in PILES.of(game.state).redrawn] == [0]
    assert PILES.of(game.state).redrawn[0][2] == (0, 0, 0)


def test_the_odds_use_only_what_the_seat_knows() -> None:
    """Of twelve tiles seat 0 has any three; seat 2 knows of seat 1's that they are 1, 2 and 3 or have the same sum."""
    game = drawing((5, 5, 5), revolvers=(0, 5, 0))
    hidden = game.view(1).variants["might-is-right"]["hidden"]
    won = [mine >= other + 5 for mine, other in product(hidden, (1, 2, 3))]
    assert odds(rules_of(game).table, game.state, GAMBLING, viewer=1)[0] == Fraction(sum(won), len(won))


@pytest.mark.rule("BG-16.17")
def test_who_will_have_to_draw_may_draw_anything_that_lies_hidden_in_the_discard() -> None:
    """Seat 0 has drawn three of fourteen tiles; where they are seat 2 does not know, who has one tile and dynamite."""
    game = armed(
        *("5", "0 1 2 3", "4"),
        discard="0 0 1 1 2 2 3 3 4 4 5 5",
        placed={0: "roads gambling", 1: "roads gambling", 2: "parcels-vp+dynamite"},
        tiles=(0, 1, 2),
        until="hall",
    )
    answer(game, "1 choose 0")
    out_of_sight = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5)
    found = arms(rules_of(game).table, game.state, PLACE_BY_NAME["parcels-vp"], 2, viewer=2, best=False)
    assert found == Counter(4 + tile for tile in out_of_sight)


@pytest.mark.rule("BG-16.17")
def test_in_a_duel_nobody_is_thought_to_draw_any_more() -> None:
    """Seat 1 has drawn all there was; of its dynamite's two tiles seat 0 has only the first."""
    game = armed(
        *("2 5", "3", "0 0 0 1 1 2 2 3 3 4 4 4 5 5"),
        discard="1",
        placed={0: "roads gambling+dynamite", 1: "roads gambling"},
        tiles=(1, 2, 3),
        until="hall",
    )
    answer(game, "0 choose 2")
    assert asked(game) == "1 duel-tile"
    assert arms(rules_of(game).table, game.state, GAMBLING, 0, viewer=2, best=False) == {5: 1}


@pytest.mark.rule("BG-16.17")
def test_with_the_tile_laid_before_drawing_one_more_is_played() -> None:
    """Seat 0 has laid a 1 and drawn 0, 2 and 5: with dynamite it plays two tiles, not four."""
    game = one_left(1, "gambling+dynamite")
    assert hand(game, 0) == (0, 2, 5)
    table = rules_of(game).table
    assert arms(table, game.state, GAMBLING, 0, viewer=0, best=False) == {1 + 0: 1, 1 + 2: 1, 1 + 5: 1}
    assert arms(table, game.state, GAMBLING, 0, viewer=0, best=True) == {1 + 5: 1}


DRAWN = "redrawn: 0:000122334555"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (DRAWN, "redrawn: 0:000", "redrawn of 0"),  # it has a 1
        (DRAWN, f"{DRAWN} 0:000122334555", "redrawn of 0"),
        (DRAWN, "redrawn: 2:012", "redrawn of 2"),
        (DRAWN, "redrawn: 0*:000122334555", "redrawn of 0"),
        ("down: -", "down: 0:5", "down of 0"),
        ("down: -", "down: 0:5 0:5", "down"),
    ],
)
def test_a_position_in_which_something_was_drawn_that_could_not_be_is_refused(old: str, new: str, wrong: str) -> None:
    game = drawing((0, 0, 1))
    rules = rules_of(game)
    text = rules.position_text(game.state)
    assert old in text
    for changed, found in ((text, False), (text.replace(old, new, 1), True)):
        with pytest.raises(NotationError) as caught:  # there are no Mountains on this map
            rules.parse_position(changed)
        assert "mountains" in caught.value.details["faults"]
        assert (wrong in caught.value.details["faults"]) == found


def test_a_position_names_tiles_from_0_to_5() -> None:
    game = drawing((0, 0, 1))
    rules = rules_of(game)
    for word in ("0:6", "3:0", "0:x", "x:0"):
        with pytest.raises(NotationError) as caught:
            rules.parse_position(rules.position_text(game.state).replace(DRAWN, f"redrawn: {word}"))
        assert caught.value.code == "position-number"


def test_who_has_played_all_that_was_drawn_has_nothing_secret_any_more() -> None:
    game = armed("5", "0 1 2 3", "1 4 4", placed=TWICE, tiles=(5, 0), until="hall")
    answer(game, "1 choose 0")
    assert hand(game, 0) == (0, 5)
    answer(game, "0 choose 5", "1 choose 3")
    assert [entry[2] for entry in PILES.of(game.state).redrawn] == [(0,)]
    assert told(game, "tiles-shown")[-1]["rolls"] == [(0, 5, 0), (1, 3, 0)]
