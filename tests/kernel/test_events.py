"""What each seat is told: its own secrets, what all may know, and nothing else."""

from random import Random

import pytest

import carson.kernel.log as log_module
from carson.kernel import Event, Log, RecordedChance
from kernel.tiny import begin, play, play_out


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_a_private_event_is_told_to_its_seat_alone() -> None:
    game = begin()
    for seat in range(3):
        assert kinds(game.events(seat)) == ["round", "dealt"]
        assert game.events(seat)[1].data == {"card": game.state.hands[seat][0]}
    assert kinds(game.events(None)) == ["round"]


def test_a_sealed_answer_is_announced_to_all_and_told_to_its_seat() -> None:
    game = play(begin(), "1 lay 2")
    laid = Event("laid", {"seat": 1})
    assert game.events(0, since=0)[-1] == game.events(None)[-1] == laid
    assert game.events(1)[-2:] == [laid, Event("laid-chip", {"chip": 2}, to=1)]


def test_sealed_answers_are_told_to_all_when_the_last_is_in() -> None:
    game = play(begin(), "1 lay 2", "0 lay 1", "2 lay 3")
    assert game.events(None)[-2] == Event("shown", {"chips": (1, 2, 3)})


def test_an_exchange_tells_each_of_the_two_what_it_received() -> None:
    game = play(begin(rounds=2), "0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0", "0 yes")
    received = {seat: [e for e in game.events(seat) if e.kind == "received"] for seat in range(3)}
    first = [hand[0] for hand in game.state.hands]
    assert received[0] == [Event("received", {"card": first[0]}, to=0)]
    assert received[2] == [Event("received", {"card": first[2]}, to=2)]
    assert received[1] == []


def test_events_are_asked_for_from_a_move_on() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2")
    assert kinds(game.events(None)) == ["round", "laid", "laid"]
    assert game.events(None, since=1) == [Event("laid", {"seat": 1})]
    assert game.events(None, since=2) == []


def test_what_a_seat_is_told_piece_by_piece_is_what_it_is_told_at_once() -> None:
    game = begin(4)
    heard = {seat: game.events(seat) for seat in (None, 0, 1, 2, 3)}
    rng = Random(8)
    while game.decision is not None:
        seat = rng.choice(game.decision.seats)
        move = game.apply(seat, rng.choice(game.legal_actions(seat)))
        for listener, events in heard.items():
            events += [event for event in move.events if event.visible_to(listener)]
    for listener, events in heard.items():
        assert events == game.events(listener)


def test_each_event_goes_to_all_or_to_one_seat() -> None:
    game = play_out(begin(4), Random(1))
    everything = [event for move in (game.setup, *game.moves) for event in move.events]
    for seat in range(4):
        assert game.events(seat) == [event for event in everything if event.to in (None, seat)]
    assert game.events(None) == [event for event in everything if event.to is None]
    assert {event.to for event in everything} == {None, 0, 1, 2, 3}


@pytest.mark.skipif(
    not str(log_module.__file__).endswith(".py"), reason="compiled functions take every name by keyword"
)
def test_an_events_data_may_use_any_word() -> None:
    log = Log(RecordedChance([]))
    log.say("told", kind="a", to=1, self=2)
    log.whisper(3, "told", kind="a", self=2)
    assert log.events == [Event("told", {"kind": "a", "to": 1, "self": 2}), Event("told", {"kind": "a", "self": 2}, 3)]


def test_a_quiet_log_keeps_draws_and_drops_events() -> None:
    log = Log(RecordedChance([("die", 3)]), quiet=True)
    log.say("told")
    log.whisper(1, "told")
    log.pick("die", range(1, 7))
    assert (log.events, log.draws) == ([], [("die", 3)])


def test_moves_are_told_with_their_numbers_and_a_sealed_answer_only_to_its_seat() -> None:
    game = play(begin(), "1 lay 2")
    assert [(told.number, told.seat) for told in game.seen_moves(None)] == [(0, -1), (1, 1)]
    assert game.seen_moves(0)[1].action is None
    assert game.seen_moves(1)[1].action == "lay 2"
    play(game, "0 lay 1", "2 lay 3")
    assert [told.action for told in game.seen_moves(0, since=0)] == ["lay 2", "lay 1", "lay 3"]
    assert [told.number for told in game.seen_moves(0, since=2)] == [3]
    assert [event for told in game.seen_moves(2) for event in told.events] == game.events(2)
