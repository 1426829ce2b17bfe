"""`carson deck`: showing the built-in deck, and checking a corrected one."""

import json
from pathlib import Path

from carson.kernel import parse
from cli.driving import carson


def shown_deck() -> dict[str, object]:
    deck: dict[str, object] = json.loads(carson("deck", "show").out)
    return deck


def test_the_deck_that_is_shown_is_good(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(carson("deck", "show").out)
    done = carson("deck", "check", str(file))
    assert (done.status, done.out, done.err) == (0, f"{file} is ready to play.\n", "")


def test_every_fault_of_a_deck_is_named(tmp_path: Path) -> None:
    deck = shown_deck()
    deck["characters"][0]["name"] = "auctionear"  # type: ignore[index]
    deck["eras"]["I"][3]["attraction"] = "high"  # type: ignore[index]
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck))
    done = carson("deck", "check", str(file))
    assert done.status == 2
    assert done.out == ""
    assert "did you mean “auctioneer”?" in done.err
    assert "attraction: It must be a whole number" in done.err


def test_faults_are_told_in_the_readers_language(tmp_path: Path) -> None:
    deck = shown_deck()
    deck["format"] = 2
    del deck["powers"]
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck))
    done = carson("deck", "check", str(file), env={"CARSON_LANG": "fr"})
    assert f"{file}, format : Il faut 1, pas 2." in done.err
    done = carson("play", "cards", "--deck", str(file), env={"CARSON_LANG": "it"})
    assert f"{file}, powers: Manca. (e un altro errore) «carson deck check» li elenca tutti." in done.err


def test_warnings_alone_leave_a_deck_playable(tmp_path: Path) -> None:
    deck = shown_deck()
    for character in deck["characters"]:  # type: ignore[attr-defined]
        character["skull"] = True
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck))
    done = carson("deck", "check", str(file))
    assert done.status == 0
    assert "(warning)" in done.out
    assert "is ready to play, with 1 warning." in done.out


def test_a_game_with_a_corrected_deck_carries_it_in_its_record(tmp_path: Path) -> None:
    deck = shown_deck()
    deck["name"] = "mine"
    deck["eras"]["I"][0]["attraction"] = 9  # type: ignore[index]
    file, game = tmp_path / "deck.json", tmp_path / "game"
    file.write_text(json.dumps(deck))
    carson("play", "cards", "--deck", str(file), "--seed", "1", "--record", str(game), stdin="7\n")
    record = parse(game.read_text())
    assert record.head["deck"].startswith("mine ")
    assert "deck-cards" in record.head
    assert "deck mine" in carson("replay", str(game)).out
    assert "Continuing after one move." in carson("play", "cards", "--resume", str(game)).out
