"""Might is Right, what a seat knows: hands imagined agree with numbers, sums and tiles seen; positions; chances."""

from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from board.games import keen, played
from board.variants.helpers_might import armed, rules_of
from carson.board.actions import PASS, Choose, Cowboy
from carson.board.audit import faults
from carson.board.library import BoardGame, new_rules
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.options import Options
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.might_is_right.tile_knowledge import Hidden, Part, choices, given, options, possible, ways
from carson.board.variants.might_is_right.tiles import HAND
from carson.board.views.odds import odds
from carson.kernel import Game, NotationError
from support.board import answer

pytestmark = pytest.mark.rule("BG-11.3")

ROADS = PLACE_BY_NAME["roads"]
BOTH = {0: "roads", 1: "roads"}
NUMBER = 15


@cache
def some_games() -> list[BoardGame]:
    """At all numbers of players, the last with a duel in which somebody has chosen already."""
    found = []
    for players in (2, 3, 4, 5, 6):
        rules = new_rules(Options(players, variants="might-is-right"))
        for upto in (1, 60, 150):
            found.append(played(rules, f"{players}", keen(Random(upto)), upto))
    game = found[-1]
    rng = Random(1)
    while game.decision is not None and not (game.decision.together and any(PILES.of(game.state).chosen)):
        seat = rng.choice(game.decision.seats)
        game.apply(seat, keen(rng)(game, seat, game.legal_actions(seat)))
    assert game.decision is not None
    assert len(found) == NUMBER
    return found


def test_a_hand_that_becomes_known_narrows_those_drawn_before_and_after_it() -> None:
    """One tile each of 0 and 1 lay there when the first drew, and a 2 besides when the second did."""
    first, second = Hidden(1, None, (1, 1, 0, 0, 0, 0)), Hidden(1, None, (1, 1, 1, 0, 0, 0))
    part = Part((1, 1, 1, 0, 0, 0), (first, second), ((0, HAND), (1, HAND)))
    zero, one, two = (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0)
    assert options(part, 0) == [(zero, 1), (one, 1)]
    assert options(given(part, 0, zero), 0) == [(one, 1), (two, 1)]
    assert options(given(part, 1, zero), 0) == [(one, 1)]
    # The second has the 2 in half of all cases: either of the others is then left to the first.
    assert dict(choices(part, (1,))) == {(zero,): 1, (one,): 1, (two,): 2}


@pytest.mark.parametrize("number", range(NUMBER))
def test_hidden_hands_are_drawn_anew_within_their_numbers_sums_and_the_tiles_seen(number: int) -> None:
    game = some_games()[number]
    rules, state = rules_of(game), game.state
    for viewer in (None, *range(rules.seats)):
        for make in (lambda rng: rules.redraw(state, viewer, rng), lambda rng: rules.imagine(game.view(viewer), rng)):  # noqa: B023
            other = make(Random(number))
            assert faults(rules.table, other) == []
            assert rules.view(other, viewer) == rules.view(state, viewer)
            assert [len(hand) for hand in PILES.of(other).hands] == [len(hand) for hand in PILES.of(state).hands]
            dealt = [seat for seat in range(rules.seats) if all(entry[0] != seat for entry in PILES.of(state).redrawn)]
            assert [sum(PILES.of(other).hands[seat]) for seat in dealt] == [
                sum(PILES.of(state).hands[seat]) for seat in dealt
            ]
            if viewer is not None:
                assert PILES.of(other).hands[viewer] == PILES.of(state).hands[viewer]
                assert PILES.of(other).chosen[viewer] == PILES.of(state).chosen[viewer]


@pytest.mark.rule("BG-9.20")
def test_of_who_plays_two_tiles_two_are_imagined() -> None:
    game = armed("0 3 5", "1 2 4", discard="0 1 2 3 4 5", placed={0: "roads+dynamite", 1: "roads"})
    answer(game, "0 choose 0-5")
    rules = rules_of(game)
    found = {PILES.of(rules.imagine(game.view(1), Random(n))).chosen for n in range(30)}
    assert found == {((0, 3), ()), ((0, 5), ()), ((3, 5), ())}


def test_what_can_be_otherwise_is_otherwise_now_and_then() -> None:
    game: BoardGame = Game.start(new_rules(Options(4, variants="might-is-right")), "hidden")
    rules = rules_of(game)
    found = {PILES.of(rules.redraw(game.state, 0, Random(n))).hands for n in range(30)}
    assert len(found) > 20


def test_every_arrangement_of_single_tiles_is_as_likely_as_another() -> None:
    """Seat 1's two tiles of sum 5: of those not seen, 0 and 5 make it once, 1 and 4 twice, 2 and 3 twice."""
    game = armed("3 5", "0 5", "1 1 2 2 3 4", discard="0 0 1 2 3 4 4 5", placed=BOTH)
    hands = [PILES.of(rules_of(game).redraw(game.state, 0, Random(n))).hands[1] for n in range(500)]
    assert [round(hands.count(hand) / 100) for hand in ((0, 5), (1, 4), (2, 3))] == [1, 2, 2]


def test_two_players_know_each_others_tiles_by_counting_as_at_the_table() -> None:
    game: BoardGame = Game.start(new_rules(Options(2, variants="might-is-right")), "hidden")
    rules = rules_of(game)
    assert {PILES.of(rules.redraw(game.state, 0, Random(n))).hands for n in range(9)} == {PILES.of(game.state).hands}


def test_every_arrangement_of_tiles_is_counted_once() -> None:
    """Two tiles each of 0, 1, 2: a hand of two with sum 2 is 1 and 1, or a 0 and a 2 in four ways."""
    pool = (2, 2, 2, 0, 0, 0)
    assert set(possible(pool, 2, 2)) == {(0, 2, 0, 0, 0, 0), (1, 0, 1, 0, 0, 0)}

    def counted(*hands: Hidden) -> int:
        return ways(Part(pool, hands, ((0, HAND),) * len(hands)))

    assert counted(Hidden(2, 2)) == 1 + 4
    # With 1 and 1 gone the second hand is 0 and 2 in four ways; with 0 and 2 gone it is 1 and 1, or 0 and 2 in one.
    assert counted(Hidden(2, 2), Hidden(2, 2)) == 1 * 4 + 4 * (1 + 1)
    # Without a sum any two; drawn before the 2s came there, two of four, and then any two of the rest.
    assert len(possible(pool, 2, None)) == 6
    assert counted(Hidden(2), Hidden(2)) == 15 * 6
    assert counted(Hidden(2, None, (2, 2, 0, 0, 0, 0)), Hidden(2, None, pool)) == 6 * 6
    # What was drawn first was there when the second drew: neither has a 2, and a tile each is left for them.
    early = (2, 2, 0, 0, 0, 0)
    assert counted(Hidden(2, None, pool), Hidden(2, None, early)) == 6 * 1


@pytest.mark.parametrize("number", range(NUMBER))
def test_a_position_with_tiles_reads_back(number: int) -> None:
    game = some_games()[number]
    rules = rules_of(game)
    text = rules.position_text(game.state)
    again = rules.parse_position(text)
    assert rules.position_text(again) == text
    assert again.slices == game.state.slices


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand: 0 1 2 3 4 5\nchosen: -", "hand: 0 1 2 3 4 4\nchosen: -"),
        ("hand: 0 1 2 3 4 5\nchosen: -", "hand: 0 1 2 3 4 5\nchosen: 5"),
        ("discard: -", "discard: 5"),
        ("hand: 0 1 2 3 4 5", "hand: 0 1 2 3 4 6"),
    ],
)
def test_a_position_whose_tiles_do_not_add_up_is_refused(old: str, new: str) -> None:
    game: BoardGame = Game.start(new_rules(Options(2, variants="might-is-right")), "tiles")
    text = game.rules.position_text(game.state)
    assert old in text
    with pytest.raises(NotationError):
        game.rules.parse_position(text.replace(old, new, 1))


@pytest.mark.rule("BG-9.10")
@pytest.mark.parametrize("variants", ["", "might-is-right"])
def test_no_position_with_tiles_has_a_die_to_roll_again(variants: str) -> None:
    rules = new_rules(Options(2, characters="2Y 5Y 6Y 8Y 10R 12Y 13R", variants=variants))
    game: BoardGame = Game.start(rules, "again")
    while game.decision is not None and game.decision.kind not in ("reroll", "duel-tile"):
        seat = game.decision.seats[0]
        wanted = [a for a in game.legal_actions(seat) if a in (Choose("gunsmith"), Cowboy("roads"), PASS)]
        game.apply(seat, (wanted or game.legal_actions(seat))[0])
    first, second = game.state.passed
    gunsmith = int(game.state.plays[first] != 10)
    lines = rules.position_text(game.state).splitlines()
    frames = next(line for line in lines if line.startswith("frames:"))
    lines[lines.index(frames)] = f"{frames.rpartition('; ')[0]}; reroll roads {first}:3,{second}:4 {gunsmith}"
    text = "\n".join(lines) + "\n"
    if not variants:
        assert rules.position_text(rules.parse_position(text)) == text
        return
    with pytest.raises(NotationError) as caught:
        rules.parse_position(text)
    assert caught.value.details["faults"] == ["reroll"]


# Chances


def test_who_sees_both_hands_counts_every_pair_of_tiles() -> None:
    """Two players who have not drawn yet know each other's hands: their sets less what was played."""
    own, rival = (0, 3, 5), (1, 2, 4)
    game = armed("0 3 5", "1 2 4", discard="0 1 2 3 4 5", placed=BOTH, revolvers=(1, 0))
    won = [mine + 1 >= other for mine, other in product(own, rival)]
    found = odds(rules_of(game).table, game.state, ROADS, viewer=0)
    assert found == {0: Fraction(sum(won), 9), 1: 1 - Fraction(sum(won), 9)}


def test_a_hand_that_is_not_seen_is_any_that_agrees_with_its_number_and_sum() -> None:
    """Seat 1 has two tiles of sum 5: of those not seen, 0 and 5 (once), 1 and 4, or 2 and 3 (twice each)."""
    game = armed("3 5", "0 5", "1 1 2 2 3 4", discard="0 0 1 2 3 4 4 5", placed=BOTH, revolvers=(0, 1, 0))
    chance = Fraction(0)
    for hand, weight in {(0, 5): 1, (1, 4): 2, (2, 3): 2}.items():
        for mine, other in product((3, 5), hand):
            chance += Fraction(weight * (mine >= other + 1), 5 * 4)
    found = odds(rules_of(game).table, game.state, ROADS, viewer=0)
    assert found[0] == chance
    # Seat 1 knows the own hand, and seat 0's: two tiles of sum 8 are 3 and 5, or 4 and 4 (which have been seen).
    assert odds(rules_of(game).table, game.state, ROADS, viewer=1)[0] == Fraction(2, 4)


@pytest.mark.rule("BG-9.20")
def test_dynamite_counts_as_two_tiles() -> None:
    game = armed(*("0 3 5", "1 2 4"), discard="0 1 2 3 4 5", placed={0: "roads+dynamite", 1: "roads"}, revolvers=(0, 2))
    won = [mine >= other + 2 for mine, other in product((3, 5, 8), (1, 2, 4))]
    assert odds(rules_of(game).table, game.state, ROADS, viewer=0)[0] == Fraction(sum(won), 9)


@pytest.mark.rule("BG-9.10")
def test_the_red_gunsmith_sees_the_others_and_plays_the_best() -> None:
    game = armed(
        *("0 1 4", "0 2 5"),
        discard="1 2 3 3 4 5",
        characters="red gunsmith, banker",
        placed=BOTH,
        revolvers=(0, 1),
    )
    assert odds(rules_of(game).table, game.state, ROADS, viewer=0)[0] == Fraction(2, 3)  # 4 against 1, 3 or 6


def test_what_one_has_chosen_is_known_to_oneself_alone() -> None:
    game = armed("0 3 5", "1 2 4", discard="0 1 2 3 4 5", placed=BOTH)
    before = odds(rules_of(game).table, game.state, ROADS, viewer=1)
    answer(game, "0 choose 5")
    assert odds(rules_of(game).table, game.state, ROADS, viewer=1) == before
    assert odds(rules_of(game).table, game.state, ROADS, viewer=0)[0] == 1


@pytest.mark.rule("BG-16.51")
def test_a_last_tile_whose_sum_was_announced_can_be_worked_out() -> None:
    game = armed("3", "1 2 4", discard="0 0 1 2 3 4 5 5", placed=BOTH)
    assert odds(rules_of(game).table, game.state, ROADS, viewer=None)[0] == Fraction(2, 3)
