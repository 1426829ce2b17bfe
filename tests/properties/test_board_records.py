"""Finished board games kept under tests/records: each is played through in every run, move by move, to the same end.

A change of the rules that one of them does not survive changes games that players have stored: it takes a new
version of the rules. tests/records/README.md says how to play them anew.
"""

from pathlib import Path

import pytest
from msgspec.structs import replace

from carson.board.audit import faults
from carson.board.characters.cast import CAST
from carson.board.characters.sets import RED, SETS, YELLOW
from carson.board.editions import EDITIONS
from carson.board.library import replayed, rules_of
from carson.board.material.figures import STRATEGIES
from carson.board.variants.registry import VARIANTS
from carson.board.versions import LATEST, VERSIONS
from carson.kernel import Record, parse, record
from records.again_board import SIDES, kinds

FOLDER = Path(__file__).parent.parent / "records" / "board"
FILES = sorted(FOLDER.glob("*.carson"))
# Games that were begun by older rules, which they keep.
OLDER = sorted(FOLDER.glob("rules-*/*.carson"))
EACH = pytest.mark.parametrize("file", FILES + OLDER, ids=lambda file: str(file.relative_to(FOLDER).with_suffix("")))

SELDOM = {
    "duel",
    "attack",
    "city-hall",
    "agreed",
    "refused",
    "choose agree",
    "Townhouse",
    "healed",
    "blast",
    "flipped",
    "built school",
    "handed-over undertaker",
    # of variants
    "Sheet",
    "Shift",
    "Horse",
    "bridge",
}


def test_older_games_lie_with_the_version_of_their_rules_and_the_others_are_of_the_newest() -> None:
    assert {rules_of(read(file)).version for file in FILES} == {LATEST.number}
    older = {number for number in VERSIONS if number != LATEST.number}
    assert {(file.parent.name, rules_of(read(file)).version) for file in OLDER} == {
        (f"rules-{number}", number) for number in older
    }


def read(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"))


@EACH
def test_a_stored_game_plays_through_to_the_same_record(file: Path) -> None:
    stored = read(file)
    game = replayed(stored)
    own = record(game).head
    tags = {key: value for key, value in stored.head.items() if key not in own}
    assert replace(record(game, tags), remarks=stored.remarks).text() == file.read_text(encoding="utf-8")


@EACH
def test_a_stored_game_is_told_as_it_was(file: Path) -> None:
    """A server's log holds the events of then, and `carson check` compares them."""
    game = replayed(read(file))
    told = {event.kind for move in game.moves for event in move.events}
    assert ("bought-nothing" in told) <= (game.rules.version > 1)


@EACH
def test_a_stored_game_can_be_stopped_anywhere_and_goes_on_by_its_seed(file: Path) -> None:
    stored = read(file)
    whole = replayed(stored)
    for upto in range(0, whole.version, 29):
        part = replayed(stored, upto)
        assert faults(rules_of(stored).table, part.state) == []
        for move in whole.moves[upto:]:
            part.apply(move.seat, move.action)
        assert part.moves == whole.moves


def test_the_stored_games_are_of_every_number_of_players_every_bag_and_every_set_of_the_books() -> None:
    options = [rules_of(read(file)).table.options for file in FILES]
    assert {each.players for each in options} == {2, 3, 4, 5, 6}
    assert {each.bag if each.bag in ("full", "beginners") else "own" for each in options} == {
        "full",
        "beginners",
        "own",
    }
    assert {each.characters for each in options} >= set(SETS.values())


def test_the_stored_games_are_of_every_variant_alone_and_together_both_editions_and_every_level_of_standish() -> None:
    options = [rules_of(read(file)).table.options for file in FILES]
    assert {each.variants for each in options} >= {*VARIANTS, " ".join(VARIANTS), ""}
    assert {each.edition for each in options} == set(EDITIONS)
    assert {each.solo for each in options} == {*STRATEGIES, ""}
    assert any(each.river for each in options)


def test_all_but_one_of_the_stored_games_are_finished() -> None:
    running = [file.stem for file in FILES if replayed(read(file)).decision is not None]
    assert running == ["6-stopped-half-way"]


def test_every_side_of_every_character_is_taken_in_some_stored_game() -> None:
    met = {kind for file in FILES for kind in kinds(replayed(read(file)))}
    # The sides of 14 and 17 are chosen by the taker and by the round.
    fixed = [character for character in CAST if character.number not in (14, 17)]
    faces = [(name, side) for character in fixed for side in (YELLOW, RED) for name in character.named(side)]
    wanted = {f"choose {name} {SIDES[side]}" for name, side in faces}
    assert met >= wanted | {"choose doctor", "choose undertaker", "choose teacher"}


def test_the_stored_games_hold_what_is_seldom() -> None:
    met = {kind for file in FILES for kind in kinds(replayed(read(file)))}
    assert met >= SELDOM
    assert len([kind for kind in met if kind.startswith("standish ")]) > 10
