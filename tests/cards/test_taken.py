"""The order of choice and what each has taken in a round: seen by all, also where a game is taken up in the middle."""

from random import Random
from typing import Any

import pytest

from carson.cards import library
from carson.kernel import Game, NotationError, digest, parse, record
from carson.kernel.lines import without_remarks
from support.script import FOUR, CardGame, answer, scripted

SEATS = (None, 0, 1)


def _taken(game: Game[Any, Any, Any], seat: int | None = None) -> list[tuple[str, ...]]:
    return [player.taken for player in game.view(seat).players]


def _choosing() -> CardGame:
    """Seat 0 takes two; seat 3 has chosen, and so has seat 0 its first card, which is not placed yet."""
    game = scripted(FOUR, owned={0: "chinese_worker"}, characters="banker cowboy", terrain="I-01 I-02 I-03 I-04 I-48")
    answer(game, "0 use chinese_worker", "0 bid 7", "1 bid 5", "2 bid 1", "3 bid 9", "3 take banker", "0 take I-48")
    return game


@pytest.mark.rule("CG-4.6", "CG-10.3")
def test_everybody_sees_what_each_has_taken_until_the_round_is_over() -> None:
    game = _choosing()
    assert (game.view(None).order, game.view(None).turn) == ((3, 0, 1, 2), 1)
    assert _taken(game) == [("I-48",), (), (), ("banker",)]
    answer(game, "0 place n14", "0 take I-01", "0 place p14", "1 take I-02", "1 place n14")
    assert _taken(game) == [("I-48", "I-01"), ("I-02",), (), ("banker",)]
    answer(game, "2 take I-03", "2 place n14")
    assert (game.view(None).round, game.view(None).order, _taken(game)) == (2, (), [()] * 4)


@pytest.mark.rule("CG-10.1")
def test_what_a_power_takes_before_bids_is_no_part_of_it() -> None:
    game = scripted(FOUR, owned={0: "governor"}, characters="doctor", terrain="I-01 I-02 I-03 I-04 I-48")
    answer(game, "0 use governor", "0 take doctor", "0 bid 7", "1 bid 5", "2 bid 1", "3 bid 9")
    assert _taken(game) == [()] * 4


@pytest.mark.parametrize("seed", ["sage", "dust"])
def test_in_any_game_all_see_what_was_told_and_positions_keep_it(seed: str) -> None:
    game: Game[Any, Any, Any] = library.new_game(library.filled(2, "expert"), seed)
    rules, chance, met = game.rules, Random(seed), 0
    heard: list[tuple[str, ...]] = [()] * 4
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        move = game.apply(seat, chance.choice(game.legal_actions(seat)))
        for event in move.events:
            if event.kind in ("round", "bids"):  # Before bids, powers may have taken something.
                heard = [()] * 4
            elif event.kind == "took":
                heard[event.data["seat"]] += (event.data["card"],)
        if not game.view(None).order:
            continue
        met += any(heard)
        begun: Game[Any, Any, Any] = Game.start(
            library.new_rules(rules.table.options, begins=rules.position_text(game.state)), "other"
        )
        resumed = Game.resume(rules, game.snapshot(), seed)
        assert [_taken(one, eyes) for one in (game, begun, resumed) for eyes in SEATS] == [heard] * 9
    assert met > 20
    assert "# taken" not in rules.position_text(game.state)


def test_a_position_of_before_that_was_remembered_can_be_read_and_is_the_same_end_of_a_record() -> None:
    game = _choosing()
    text = game.rules.position_text(game.state)
    assert text.endswith("\n# taken 0: I-48\n# taken 3: banker\n")
    old = game.rules.parse_position(without_remarks(text))
    assert old.taken == [()] * 4
    assert digest(game.rules, old) == digest(game.rules, game.state) == parse(record(game).text()).digest


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("# taken 0: I-47", "position-does-not-add-up"),
        ("# taken 0: banker", "position-does-not-add-up"),
        ("# taken 0: I-48 I-48", "position-does-not-add-up"),
        ("# taken 0: I-99", "position-card"),
        ("# taken 4: I-48", "position-too-long"),
        ("# took 0: I-48", "position-too-long"),
    ],
)
def test_what_cannot_have_been_taken_is_refused(line: str, code: str) -> None:
    game = _choosing()
    text = game.rules.position_text(game.state).replace("# taken 0: I-48", line)
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(text)
    assert caught.value.code == code


def test_nothing_is_taken_before_cards_are_chosen() -> None:
    game = scripted(FOUR, owned={0: "banker"})
    text = game.rules.position_text(game.state) + "# taken 0: banker\n"
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(text)
    assert caught.value.details["faults"] == ["taken by 0"]
