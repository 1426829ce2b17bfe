"""Kit Carson at one keyboard: all may act, each move says whose it is, and nobody is skipped."""

import re
from pathlib import Path

import pytest

from carson.bots.free_turns import MOST_SHIFTS
from carson.kernel import parse
from cli.driving import carson

TABLE = ["play", "board", "--variants", "kit", "--names", "Anna,Bob", "--seed", "duo"]
DUO = [*TABLE, "--players", "human,human"]
# Parcels, characters, and the first cowboy of the first in turn order.
BEGINNING = ["d1", "e1", "d8", "e8", "sheriff", "banker", "wages"]


def play(*typed: str, argv: list[str] = DUO) -> str:
    done = carson(*argv, stdin="\n".join([*BEGINNING, *typed]))
    assert (done.status, done.err) == (0, "")
    return done.out


def asked(out: str) -> list[str]:
    return re.findall(r"^(\w+): place a cowboy, move one, or stop", out, re.MULTILINE)


@pytest.mark.rule("BG-11.4")
def test_everybody_is_asked_by_turns_and_the_page_says_who_may() -> None:
    out = play("vp-2", "vp-3", "vp-4")
    first = asked(out)[0]
    other = "Bob" if first == "Anna" else "Anna"
    assert asked(out) == [first, other, first, other]
    assert "0 Anna and 1 Bob may act in any order" in " ".join(out.split())


@pytest.mark.parametrize("prefix", ["{seat} ", "{name} ", "{name}: ", "{seat}: "])
def test_a_seat_or_a_name_before_a_move_says_whose_it_is(prefix: str) -> None:
    first = asked(play())[0]
    other = "Bob" if first == "Anna" else "Anna"
    said = prefix.format(seat="AB".index(other[0]), name=other.lower())
    out = play(f"{said}d4", f"{said}shift d4 d5", f"w {said}vp-2")
    assert f"{other} places a cowboy on d4." in out
    assert f"{other} moves a cowboy from d4 to d5." in out
    assert "You may place a cowboy on" in out
    # Whoever has moved, the next is asked.
    assert asked(out)[:2] == [first, first]


def test_who_waits_is_asked_again_later() -> None:
    out = play("wait", "wait", "pass", "pass")
    names = asked(out)
    assert len(names) == 4
    assert names[0] == names[2] != names[1] == names[3]
    # Alone there is nobody to wait for.
    assert "You cannot do “wait” here" in play("pass", "wait")


def test_a_number_with_a_token_is_a_space_and_no_seat() -> None:
    out = play("1 dyn", "9 d4")
    assert "Nobody at this keyboard has seat 1" not in out
    assert out.count("places a cowboy on") == 1


def test_a_cowboy_is_moved_by_naming_two_places() -> None:
    mover = "Bob" if asked(play())[0] == "Anna" else "Anna"  # who placed the first cowboy
    for typed in ("shift wages vp-2", "wages to vp-2", "wages vp-2", "sh 1 21", "shift wages vp purchase at $2"):
        out = play("wait", typed) if asked(play())[0] != mover else play(typed)
        assert f"{mover} moves a cowboy from Wages to VP purchase at $2." in out, typed


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("shift d4", "does not name two places"),
        ("shift d4 d5", "You have no cowboy on d4"),
        ("withdraw wages", "BG-11.4]"),
        ("horse 3", "BG-11.4]"),
        ("horse x", "“x” is not an enclosure; type a number from 1 to 5."),
        ("? shift", "BG-16.24"),
        ("?", "“wait” lets the others act first"),
    ],
)
def test_what_is_unclear_or_not_allowed_is_said(typed: str, said: str) -> None:
    assert said in " ".join(play(typed).split())


def test_undo_asks_who_was_taken_back_again() -> None:
    out = play("vp-2", "u")
    first = asked(out)[0]
    assert f"{first}’s last action is undone." in out
    assert asked(out)[2] == first


def test_bots_act_between_and_do_not_go_on_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "game"
    argv = [*TABLE, "--players", "human,random,greedy", "--record", str(file)]
    moves = ["wait"] * 3 + ["pass"]
    out = carson(*argv, stdin="\n".join(["d1", "e1", "1", "2", "3", "4", "5", "6", "7", *moves])).out
    assert re.search(r"(Random|Greedy) places a cowboy", out)
    lines = parse(file.read_text()).lines
    for seat in (1, 2):
        shifts = [line for line in lines if line.seat == seat and line.action.startswith("shift")]
        assert len(shifts) <= MOST_SHIFTS * 4
