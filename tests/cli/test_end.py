"""After the last move: another game, the record, or nothing."""

import io
import sys
from pathlib import Path

import pytest

from carson.cards.library import replayed
from carson.cli.cards.start import play
from carson.cli.errors.kinds import Stop
from carson.cli.table.rematches import PlayOptions
from carson.kernel import parse, record
from carson.words import Words
from cli.driving import Screen, shown

WORDS = Words("en")
RECORDS = Path(__file__).parents[1] / "records" / "cards"


@pytest.fixture
def last_move(tmp_path: Path) -> tuple[Path, str]:
    """The record of a game that lacks nothing but its last move, and that move."""
    game = replayed(parse((RECORDS / "1-with-3-beginners.carson").read_text()))
    last = game.rules.action_text(game.moves[-1].action)
    before = replayed(parse(record(game).text()), upto=game.version - 1)
    file = tmp_path / "game.carson"
    file.write_text(record(before).text())
    return file, last


def test_a_rematch_deals_other_cards_and_keeps_its_own_record(last_move: tuple[Path, str]) -> None:
    file, move = last_move
    screen = Screen([move, "r", "7", "q"])
    with pytest.raises(Stop):
        play(PlayOptions(resume=str(file)), WORDS, screen.terminal)
    assert screen.text.count("The game is over") == 1
    first, second = (parse(path.read_text()) for path in (file, file.with_name("game-2.carson")))
    assert first.scores is not None
    assert second.scores is None
    assert second.head["seed"] == first.head["seed"] + "-2"
    assert second.head["players"] == first.head["players"]
    assert second.lines[1].action == "bid 7"


def test_the_record_of_a_finished_game_is_saved_on_wish(
    last_move: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, move = last_move
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes()), "utf-8"))
    screen = Screen([move, "what?", "s", ""])
    assert play(PlayOptions(resume="-"), WORDS, screen.terminal) == 0
    saved = tmp_path / f"carson-{parse(file.read_text()).head['seed'].replace(' ', '')}.carson"
    assert f"The record has been saved to {saved.name}" in shown(screen.text)
    assert parse(saved.read_text()).scores is not None


@pytest.mark.parametrize(("answer", "files"), [("", 1), ("y", 1), ("n", 0)])
def test_who_quits_is_asked_whether_to_save(
    answer: str, files: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    screen = Screen(["7", "q", answer])
    with pytest.raises(Stop) as stop:
        play(PlayOptions(table={"real": 1}, seed="abc"), WORDS, screen.terminal)
    assert stop.value.status == 0
    assert len(list(tmp_path.iterdir())) == files


def test_the_menu_sets_another_table(tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed = ["?", "c", "nine", "2", "Anna, Bob", "hal", "gre", "5", "expert, expert, expert", "exp", "", "q"]
    screen = Screen(typed)
    with pytest.raises(Stop):
        play(PlayOptions(seed="abc", record=str(file)), WORDS, screen.terminal)
    head = parse(file.read_text()).head
    assert [head[f"seat-{seat}"] for seat in range(3)] == ["human Anna", "human Bob", "greedy Greedy"]
    assert head["players"].count("virtual expert") == 2
    for said in ("Please type a number from 1 to 6.", "Please name at most 4 bots", "at most 2 players"):
        assert said in " ".join(screen.text.split())


def test_who_is_warned_may_think_better_of_it() -> None:
    with pytest.raises(Stop) as stop:
        play(PlayOptions(table={"virtual": "expert", "total": 6}), WORDS, Screen([]).terminal)
    assert stop.value.status == 0


def test_the_menu_may_be_left() -> None:
    with pytest.raises(Stop) as stop:
        play(PlayOptions(), WORDS, Screen(["q"]).terminal)
    assert stop.value.status == 0
    with pytest.raises(Stop) as stop:
        play(PlayOptions(), WORDS, Screen([]).terminal)
    assert stop.value.status == 0
