"""Finished card games kept under tests/records: each is played through in every run, move by move, to the same end.

A change of the rules that one of them does not survive changes games that players have stored: it takes a new
version of the rules. tests/records/README.md says how to play them anew.
"""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from carson.cards.audit import faults
from carson.cards.library import replayed, rules_of
from carson.kernel import Record, RecordError, parse, record
from records.again_cards import kinds

FILES = sorted((Path(__file__).parent.parent / "records" / "cards").glob("*.carson"))

POWERS = {"chinese_worker", "doctor", "governor", "gunsmith", "heroes", "lawyer", "mercenary"}
SELDOM = {"sold", "paperboy-took", "set-aside", "aside", "skull", "bid-wins-nothing"}


def read(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_plays_through_to_the_same_record(file: Path) -> None:
    stored = read(file)
    game = replayed(stored)
    own = record(game).head
    tags = {key: value for key, value in stored.head.items() if key not in own}
    assert replace(record(game, tags), remarks=stored.remarks).text() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_can_be_stopped_anywhere_and_goes_on_by_its_seed(file: Path) -> None:
    stored = read(file)
    whole = replayed(stored)
    for upto in range(0, whole.version, 29):
        part = replayed(stored, upto)
        assert faults(rules_of(stored).table, part.state) == []
        for move in whole.moves[upto:]:
            part.apply(move.seat, move.action)
        assert part.moves == whole.moves


def test_the_stored_games_are_of_every_number_of_players_and_every_level() -> None:
    options = [rules_of(read(file)).table.options for file in FILES]
    assert {each.real for each in options} == {1, 2, 3, 4, 5, 6}
    assert {level for each in options for level in each.virtual} == {"beginner", "intermediate", "expert"}
    assert {each.players for each in options} == {4, 5, 6}


def test_all_but_one_of_the_stored_games_are_finished() -> None:
    running = [file.stem for file in FILES if replayed(read(file)).decision is not None]
    assert running == ["6-stopped-while-bidding"]


def test_the_stored_games_hold_every_power_and_what_is_seldom() -> None:
    met = {kind for file in FILES for kind in kinds(replayed(read(file)))}
    assert met >= POWERS | SELDOM


SHORTEST = min(FILES, key=lambda file: file.stat().st_size)
SIGNS = "0123456789 abcdefgnopr:;,=>#-I\n\té"


@pytest.mark.parametrize("chunk", range(6))
def test_a_record_whose_moves_are_edited_tells_the_same_game_or_is_refused(chunk: int) -> None:
    text = SHORTEST.read_text(encoding="utf-8")
    told = replayed(parse(text)).moves
    rng = Random(chunk)
    refused = 0
    for _ in range(500):
        at, sign = rng.randrange(text.index("\n\n"), len(text)), rng.choice(SIGNS)
        edited = text[:at] + rng.choice(("", sign, sign + text[at])) + text[at + 1 :]
        try:
            assert replayed(parse(edited)).moves == told
        except RecordError:
            refused += 1
    assert refused > 300


@pytest.mark.parametrize("edit", [("real hat", "real cat"), ("star", "hat"), (", virtual", ", real hat, virtual")])
def test_a_record_of_impossible_players_is_a_record_error(edit: tuple[str, str]) -> None:
    text = (SHORTEST.parent / "1-with-3-beginners.carson").read_text(encoding="utf-8")
    with pytest.raises(RecordError):
        replayed(parse(text.replace(*edit, 1)))
