"""Terminals that know few signs, and narrow ones."""

import codecs

import pytest

from carson.cli import streams
from cli.driving import carson

codecs.register_error("alike", streams._alike)


def test_signs_that_cannot_be_written_become_others_like_them() -> None:
    assert "▶ 1 · 3 ■ “8×9” …".encode("ascii", "alike") == b'> 1 - 3 # "8x9" .'
    assert "« d4\u00a0», „e5“".encode("ascii", "alike") == b'" d4 ", "e5"'
    assert "Ü ☃".encode("ascii", "alike") == b"? ?"
    assert "Ü ☃".encode("latin-1", "alike") == b"\xdc ?"


def test_bytes_that_are_no_text_are_not_guessed_at() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", "alike")


@pytest.mark.parametrize("width", [20, 50, 66, 80, 200])
def test_no_line_is_wider_than_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = carson("play", "cards", "--seed", "abc", "--no-hints", stdin="9\ntake I-17\n? governor\ns\nq\n").out
    assert max(map(len, out.splitlines())) <= width


def test_a_narrow_terminal_has_the_offer_below_the_city(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    narrow = carson("play", "cards", "--seed", "abc").out
    monkeypatch.setenv("COLUMNS", "80")
    wide = carson("play", "cards", "--seed", "abc").out
    assert "Player 1’s city\nNo cards yet.\nOn offer" in narrow
    assert any("Player 1’s city" in line and "On offer" in line for line in wide.splitlines())
