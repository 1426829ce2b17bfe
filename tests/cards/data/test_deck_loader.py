"""Decks from files: a file that cannot be read says why, and is never another exception than DeckError."""

import json
import pickle
from pathlib import Path

import pytest

from carson.cards.data.faults import DeckError, Fault, unfit
from carson.cards.data.loader import MOST_BYTES, built_in, check_file, load
from carson.kernel import fault
from carson.words import Teller, Words


def said_of(path: Path | str) -> str:
    """The message of the DeckError that loading raises; `check_file` must give the same faults."""
    with pytest.raises(DeckError) as caught:
        load(path)
    assert check_file(path) == list(caught.value.faults)
    return Teller(Words("en"), str).error(caught.value).removeprefix("This deck cannot be used. ")


def test_a_players_own_deck_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "my-box.json"
    tree = json.loads(built_in().to_json())
    tree["name"] = "my-box"
    path.write_text(json.dumps(tree, indent=1), "utf-8")
    assert load(path).name == "my-box"
    assert load(str(path)).digest == built_in().digest
    assert check_file(path) == []


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text(built_in().to_json(), "utf-8-sig")
    assert load(path) == built_in()


def test_the_built_in_deck_is_read_once() -> None:
    assert built_in() is built_in()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    assert said_of(path) == f"{path}: It cannot be read: No such file or directory"


def test_a_directory(tmp_path: Path) -> None:
    assert said_of(tmp_path) == f"{tmp_path}: It is a directory, not a file."


def test_a_name_no_file_can_have() -> None:
    assert "cannot be read" in said_of("box\0.json")


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_bytes(b'{"note": "caf\xe9"}')
    assert said_of(path) == f"{path}: It is not valid UTF-8 (from byte 13)."


def test_a_file_too_large(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    text = built_in().to_json()
    path.write_text(text + " " * (MOST_BYTES - len(text)), "ascii")
    assert load(path) == built_in()
    path.write_text(text + " " * (MOST_BYTES + 1 - len(text)), "ascii")
    assert said_of(path) == f"{path}: It is larger than 1,000,000 bytes."


def test_a_faulty_file_is_named_with_the_card_and_the_field(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text(built_in().to_json().replace('"I-05"', '"I-06"', 1), "utf-8")
    assert said_of(path) == f"{path}, I-06, id: The id is used twice: eras.I #5 and eras.I #6."


def test_the_error_can_be_sent_to_another_process() -> None:
    error = unfit([Fault("box.json", "I-05", "id", fault("deck-missing"))])
    again = pickle.loads(pickle.dumps(error))
    assert again.faults == error.faults
    assert str(again) == str(error)
