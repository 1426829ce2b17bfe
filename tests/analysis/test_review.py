"""Games looked back on: every decision of a seat judged, from what it knew, the same way every time."""

from random import Random
from typing import Any

import pytest

import carson
from carson import analysis
from carson.analysis.reviewing import part, summed_up
from carson.analysis.seat_history import seat_history

QUICK = "quick"
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("cards", {"players": 2, "virtual": "expert expert"}),
    ("board", {"players": 3}),
    ("board", {"players": 2, "characters": "random", "variants": ["might-is-right", "new-beginning"]}),
    ("board", {"solo": "rancher"}),
]


def played(name: str, options: dict[str, Any], most: int = 1000, seed: int = 7) -> Any:
    """A game of bots, up to so many moves."""
    game: Any = carson.new_game(name, seed=seed, **options)
    bots = [carson.bots.make_bot(name, "normal", seat) for seat in range(game.rules.seats)]
    while (decision := game.decision) is not None and game.version < most:
        seat = decision.seats[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal_actions(seat)))
    return game


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_decision_with_a_choice_is_judged_and_the_change_adds_up(name: str, options: dict[str, Any]) -> None:
    game = played(name, options)
    review = analysis.review(game, 0, QUICK)
    asked = []
    for position in game.positions():
        move = position.played
        if move is not None and move.seat == 0 and len(game.rules.legal(position.state, 0)) > 1:
            if 0 in position.decision.seats:
                asked.append((position.number + 1, game.rules.action_text(move.action)))
    assert [(decided.move, decided.judgement.played) for decided in review.decisions] == asked
    for decided in review.decisions:
        judged = decided.judgement
        assert judged.played in [answer.action for answer in judged.answers]
        assert all(0 <= answer.chance <= 1 for answer in judged.answers)
        assert judged.loss >= 0
    winners = game.outcome().winners
    assert review.end == (1 / len(winners) if 0 in winners else 0)
    assert review.start + review.skill + review.luck + review.others == pytest.approx(review.end)
    assert review.series[-1].move == game.version
    assert list(review.mistakes) == sorted(review.mistakes, key=lambda move: -_decided(review, move).judgement.loss)


def _decided(review: analysis.SeatReview, move: int) -> analysis.Decided:
    return next(decided for decided in review.decisions if decided.move == move)


@pytest.mark.parametrize(("name", "options"), TABLES[:2])
def test_a_review_repeats_and_can_be_made_piece_by_piece(name: str, options: dict[str, Any]) -> None:
    game = played(name, options, most=30)
    whole = analysis.review(game, 0, QUICK)
    again = carson.load(carson.record(game).text())
    assert analysis.review(again, 0, QUICK) == whole
    assert analysis.review(game, 0, QUICK, seed="another") != whole
    size, share, moves = analysis.review_size(game, 0)
    pieces = [analysis.review_part(game, 0, number, number + 1, QUICK) for number in reversed(range(size))]
    assert summed_up(0, share, moves, reversed(pieces)) == whole


@pytest.mark.parametrize(("name", "options"), TABLES[:2])
def test_a_hint_says_what_a_review_of_the_same_moment_would(name: str, options: dict[str, Any]) -> None:
    game = played(name, options, most=12)
    seat = game.decision.seats[0]
    found = analysis.hint(game, seat, QUICK)
    assert found is not None
    assert 1 <= len(found.judgement.answers) <= 3
    game.apply(seat, found.judgement.best.action)
    judged = _decided(analysis.review(game, seat, QUICK), game.version).judgement
    assert judged.best.action == found.judgement.best.action
    assert judged.verdict == "best"


# What is hidden


def test_two_games_that_differ_only_in_a_face_down_bid_are_judged_alike() -> None:
    games = []
    for bid in ("bid 1", "bid 9"):
        game: Any = played("cards", {"players": 3}, most=30)
        while game.decision.kind != "bid" or len(game.decision.seats) < 3:
            seat = game.decision.seats[0]
            game.apply(seat, game.legal_actions(seat)[0])
        legal = [game.rules.action_text(action) for action in game.legal_actions(1)]
        game.apply(1, legal[0] if bid == "bid 1" else legal[-1])
        games.append(game)
    one, other = games
    assert one.state != other.state
    assert analysis.hint(one, 0, QUICK) == analysis.hint(other, 0, QUICK)
    assert analysis.review(one, 0, QUICK) == analysis.review(other, 0, QUICK)


@pytest.mark.parametrize("number", [30, 60, 90])
def test_a_position_is_judged_alike_whatever_is_drawn_for_what_the_seat_cannot_know(number: int) -> None:
    """Duel tiles in others' hands."""
    game = played(*TABLES[2], most=number)
    seat = game.decision.seats[0]
    legal = game.legal_actions(seat)
    judge = analysis.analyst(game.rules)
    effort = analysis.effort_of(QUICK)
    found = []
    for seed in range(3):
        state = game.rules.redraw(game.state, seat, Random(seed))
        view = game.rules.view(state, seat)
        assert view == game.view(seat)
        found.append(judge.judge(view, legal, legal[0], effort, "same"))
    assert found[0] == found[1] == found[2]


def test_a_witness_holds_views_of_its_own_seat_and_known_moves_alone() -> None:
    game = played("cards", {"players": 3}, most=60)
    seen = seat_history(game, 1)
    told = {one.number for one in game.seen_moves(1) if one.action is not None}
    assert seen.asked
    assert seen.drawn
    assert {asked.view.seat for asked in seen.asked} == {1}
    assert {drawn.before.seat for drawn in seen.drawn} == {1}
    assert {drawn.move for drawn in seen.drawn} <= told


# Judgements


def test_throwing_away_the_last_purchase_is_called_a_mistake() -> None:
    """A player who never does anything loses; the worst of it is found, with a reason why another move is better."""
    game: Any = carson.new_game("board", players=2, seed=7)
    rival = carson.bots.make_bot("board", "normal", 1)
    while (decision := game.decision) is not None and game.state.round < 2:
        seat = decision.seats[0]
        legal = game.legal_actions(seat)
        idle = next((action for action in legal if str(game.rules.action_text(action)) == "pass"), legal[0])
        game.apply(seat, idle if seat == 0 else rival.choose(game.view(seat), legal))
    review = analysis.review(game, 0, "normal")
    assert review.mistakes
    worst = _decided(review, review.mistakes[0])
    assert worst.judgement.verdict in ("mistake", "blunder")
    assert worst.judgement.best.reasons
    assert worst.judgement.best.action != worst.judgement.played


def test_luck_is_what_dice_and_draws_gave_and_nothing_else() -> None:
    game = played("board", {"players": 3})
    review = analysis.review(game, 1, QUICK)
    drawn = [number for number, move in enumerate(game.moves, 1) if move.draws]
    assert [stroke.move for stroke in review.strokes] == drawn
    assert any(stroke.gained for stroke in review.strokes)


def test_an_unfinished_game_is_reviewed_up_to_now() -> None:
    game = played("board", {"players": 3}, most=40)
    review = analysis.review(game, 0, QUICK)
    assert review.end == review.decisions[-1].judgement.after


# Errors


def test_what_cannot_be_analysed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = carson.new_game("board", players=2, seed=7)
    with pytest.raises(carson.OptionsError, match="seats are 0 to 1"):
        analysis.review(game, 5)
    with pytest.raises(carson.OptionsError, match="quick, normal or deep"):
        analysis.review(game, 0, "hard")
    monkeypatch.setattr("carson.analysis.find_spec", lambda name: None)
    with pytest.raises(analysis.AnalysisError, match="Analysis needs NumPy"):
        analysis.hint(game, 0)


def test_pieces_are_numbered_through() -> None:
    game = played("board", {"players": 2}, most=20)
    seen = seat_history(game, 0)
    judge = analysis.analyst(game.rules)
    found = part(judge, seen, analysis.effort_of(QUICK), "x", 0, 2)
    assert len(found.decisions) == 2
    assert found.strokes == ()


def test_no_hint_gives_money_away_at_the_cash_limit() -> None:
    game: Any = carson.new_game("board", players=2, seed=7)
    while game.decision.kind != "cash":
        seat = game.decision.seats[0]
        legal = game.legal_actions(seat)
        game.apply(seat, next((one for one in legal if game.rules.action_text(one) == "pass"), legal[0]))
    found = analysis.hint(game, game.decision.seats[0], QUICK)
    assert found is not None
    must = max(0, game.decision.about["excess"])
    amounts = [int(one.action.split()[1]) for one in found.judgement.answers if one.action != "pass"]
    assert [amount for amount in amounts if amount % 10 and amount != must] == []
