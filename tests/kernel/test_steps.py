"""A step declares itself once: its text form, its place in the stack and the check of its frame follow from that."""

import pickle
from collections.abc import Callable
from functools import partial

import pytest

from carson.kernel import Frame, NotationError, StepKind, Steps, pending
from carson.kernel.steps import up_to
from kernel.tiny import STEPS, Claim, begin, faults, play
from kernel.tiny_steps import ConsentFrame, DealFrame, LayFrame, TradeFrame


class OtherFrame(Frame, frozen=True):
    winner: int
    asked: int


def _is_read(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except ValueError:
        return False
    return True


def test_frames_of_different_steps_are_never_equal() -> None:
    assert TradeFrame(1, 2) == TradeFrame(1, 2)
    assert TradeFrame(1, 2) != OtherFrame(1, 2)
    assert len({TradeFrame(1, 2), TradeFrame(1, 2), OtherFrame(1, 2)}) == 2


def test_a_frame_is_immutable_and_survives_a_pickle() -> None:
    frame = TradeFrame(1, 2)
    with pytest.raises(AttributeError):
        frame.winner = 2  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(frame)) == frame


@pytest.mark.parametrize(
    ("frame", "text"),
    [(DealFrame(), "deal"), (TradeFrame(2, 5), "trade 2 5"), (ConsentFrame(0, 1), "consent 0 1")],
)
def test_a_frame_is_written_and_read_by_its_step(frame: Frame, text: str) -> None:
    assert STEPS.text(frame) == text
    assert STEPS.read(Claim(3), text) == frame


@pytest.mark.parametrize(
    "text", ["", "nothing", "deal 1", "trade 1", "trade 1 2 3", "trade 3 1", "trade 0 16", "trade 00 1", "trade -1 1"]
)
def test_a_text_that_is_no_frame_is_refused(text: str) -> None:
    assert not _is_read(partial(STEPS.read, Claim(3)), text)


def test_a_number_may_have_a_least_value() -> None:
    read = partial(up_to(5, least=2).read, None)
    assert [word for word in ("1", "2", "5", "6") if _is_read(read, word)] == ["2", "5"]


@pytest.mark.parametrize(
    ("frames", "wrong"),
    [
        ([LayFrame()], []),
        ([DealFrame(), TradeFrame(1, 2)], []),
        ([DealFrame(), TradeFrame(1, 2), ConsentFrame(1, 0)], []),
        ([DealFrame()], ["frames"]),  # it only works and never waits
        ([TradeFrame(1, 2)], ["frames"]),  # no phase lies under it
        ([LayFrame(), TradeFrame(1, 2)], ["frames"]),  # not above this phase
        ([DealFrame(), OtherFrame(1, 2)], ["frames"]),  # of another game
        ([OtherFrame(1, 2)], ["frames"]),
        ([DealFrame(), TradeFrame(1, 1)], ["trade"]),
        ([DealFrame(), TradeFrame(1, 1), ConsentFrame(0, 0)], ["trade", "consent"]),
    ],
    ids=str,
)
def test_what_is_pending_must_be_possible(frames: list[Frame], wrong: list[str]) -> None:
    game = begin()
    game.state.frames = frames
    assert isinstance(game.rules, Claim)
    assert faults(game.rules, game.state) == wrong


def test_a_position_with_impossible_frames_is_not_read() -> None:
    game = begin()
    text = game.rules.position_text(game.state)
    assert '"lay"' in text
    with pytest.raises(NotationError):
        game.rules.parse_position(text.replace('"lay"', '"deal"'))


def test_a_later_step_takes_the_place_of_an_earlier_one_with_the_same_frame() -> None:
    other = StepKind("lay", LayFrame, work=lambda rules, state, frame, log: state.frames.pop())
    steps = Steps((*STEPS.kinds.values(), other))
    assert len(steps.kinds) == len(STEPS.kinds)
    assert steps.kinds[LayFrame] is other


def test_a_step_without_anything_to_do_is_no_step() -> None:
    with pytest.raises(AssertionError, match="idle"):
        StepKind("idle", LayFrame).bind(None)


def test_a_pending_frame_is_found_by_its_kind() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3")
    assert pending(game.state, TradeFrame) == TradeFrame(2, 4)
    assert pending(game.state, LayFrame) is None
