"""What is pending in The Card Game: written as stored positions have it, and refused where no game can wait so."""

import re

import pytest

from carson.cards import library
from carson.cards.characters.effects import TakeNowFrame
from carson.cards.notation import position
from carson.cards.steps import STEPS
from carson.cards.steps.phases import (
    AfterFrame,
    BeforeFrame,
    BidFrame,
    ChooseFrame,
    EndOfRoundFrame,
    PaperboyFrame,
    RoundFrame,
    SellingFrame,
)
from carson.cards.steps.place import PlaceFrame
from carson.kernel import Frame, NotationError

OPTIONS = library.filled(real=2, level="expert")
RULES = library.new_rules(OPTIONS)
START = RULES.position_text(library.new_game(OPTIONS, seed="frames").state)

FRAMES = [
    (RoundFrame(), "round"),
    (BeforeFrame(3), "before 3"),
    (BidFrame(), "bid"),
    (AfterFrame(0), "after 0"),
    (ChooseFrame((3, 0, 1, 2), 1, 1), "choose (3,0,1,2) 1 1"),
    (TakeNowFrame(1), "take-now 1"),
    (PlaceFrame(0, 95), "place 0 95"),
    (EndOfRoundFrame(), "end-of-round"),
    (SellingFrame(), "selling"),
    (PaperboyFrame(), "paperboy"),
]


def read(frames: str) -> None:
    RULES.parse_position(re.sub("frames: .*", f"frames: {frames}", START))


@pytest.mark.parametrize(("frame", "text"), FRAMES, ids=[text for _, text in FRAMES])
def test_frames_are_written_as_ever(frame: Frame, text: str) -> None:
    assert STEPS.text(frame) == text
    assert STEPS.read(RULES.table, text) == frame


def test_the_start_waits_for_bids() -> None:
    assert "\nframes: bid\n" in START
    read("bid")


@pytest.mark.parametrize(
    "text",
    [
        "nothing",
        "bid 1",
        "before",
        "before 99",
        "choose",
        "choose 0 1 2",
        "choose (0,0) 0 1",
        "choose (0,1,4) 0 1",
        "choose (0,1) 0 3",
        "take-now 2",
        "place 0 96",
        "place 2 0",
    ],
)
def test_a_text_that_is_no_frame_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert (caught.value.code, caught.value.details["line"]) == ("position-step", 3)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("round", "frames"),  # works and never waits
        ("take-now 0", "frames"),  # before bids only
        ("bid; take-now 0", "frames"),
        ("choose (2,0,1,3) 0 1", "choose"),  # a virtual player takes at once
        ("choose (0,1) 2 1", "choose"),
    ],
)
def test_frames_no_game_waits_with(text: str, step: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert caught.value.code == "position-does-not-add-up"
    assert step in caught.value.details["faults"]


def test_a_city_of_endless_cards_is_refused_before_it_is_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "place", None)
    with pytest.raises(NotationError) as caught:
        RULES.parse_position(START.replace("\ncity: -\n", f"\ncity:{' I-01@0,0' * 100_000}\n", 1))
    assert caught.value.code == "position-wrong-line"
