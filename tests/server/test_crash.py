"""Kill -9 while people play: nothing that was answered is lost. `make crash` does the same for longer."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import carson
from carson.cards.library import filled, new_game
from carson.kernel import Draw, commitment_to, record
from carson.server.games.adapter import head_of, plain_view
from crashing import checks
from crashing.databases import Entry, Row
from crashing.faults import Fault
from crashing.journal import MOVE, UNDO, Person, Table, Wish

SCRIPT = Path(__file__).parents[2] / "tools" / "crash.py"


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_server_killed_while_people_play_has_lost_nothing_and_doubled_nothing(
    database: str, request: pytest.FixtureRequest
) -> None:
    if database == "postgresql":
        request.getfixturevalue("postgres")  # where none starts, this is skipped with the reason
    command = [sys.executable, str(SCRIPT), "--rounds", "3", "--tables", "6", "--moves", "40"]
    command += ["--seed", "1", "--database", database]
    # Not in pytest's own folder: another run on this machine closes that to PostgreSQL, which has a user of its own.
    with TemporaryDirectory(prefix="carson-crash-", ignore_cleanup_errors=True) as folder:
        here = {"PYTHONPATH": str(Path(carson.__file__).parent.parent), "TMPDIR": folder}
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **here})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no move lost, none doubled, every table went on" in done.stdout
    assert "kills: 3 " in done.stdout


# That the run would have found something


class Log:
    """Twelve moves and one taken back, as a true log, with the journal of the one who made them."""

    def __init__(self) -> None:
        game, chance = new_game(filled(real=1), seed="crash"), Random(5)
        rules = game.rules
        head = head_of(rules)  # type: ignore[arg-type]
        self.table = Table("t", commitment_to("crash"), [Person("Ann", "", [0])], begun=True)
        self.entries = [Entry(0, "start", -1, 0, "", self._drawn(rules, game.setup.draws), None)]
        while game.serial < 12:
            undo = game.undoable(0)
            name = f"wish-{game.serial + 1:08}"
            if undo is not None and game.serial > 5 and not any(entry.kind == UNDO for entry in self.entries):
                game.undo(0)
                entry = Entry(game.serial, UNDO, 0, undo + 1, "", "[]", name)
            else:
                move = game.apply(0, chance.choice(list(game.legal_actions(0))))
                text = rules.action_text(move.action)
                entry = Entry(game.serial, MOVE, 0, game.version, text, self._drawn(rules, move.draws), name)
            self.entries.append(entry)
            wish = Wish(name, 0, entry.kind, 0, entry.action, entry.number if entry.kind == UNDO else 0)
            self.table.sent[name] = wish
            self.table.acknowledged(wish, entry.seq)
        self.game = game
        self.row = Row("t", "cards", rules.version, head, "playing", 12, "crash", commitment_to("crash"), None)

    @staticmethod
    def _drawn(rules: Any, draws: tuple[Draw, ...]) -> str:
        return msgspec.json.encode([rules.draw_text(draw) for draw in draws]).decode()

    def check(self) -> None:
        checks.check_log(self.table, self.row, self.entries)
        checks.play_through(self.table, self.row, self.entries, self.row.seq)

    def seen(self) -> checks.Seen:
        game = self.game
        view = msgspec.json.decode(msgspec.json.encode(plain_view(game, 0)))
        actions = [game.rules.action_text(action) for action in game.legal_actions(0)]
        undo = game.undoable(0)
        shown = checks.SeenTable(game.serial, "playing", self.row.commitment)
        return checks.Seen(shown, 0, game.question, view, actions, None if undo is None else undo + 1)

    def told(self) -> checks.Told:
        return checks.Told(12, [checks.ToldEntry(e.seq, e.kind, e.seat, e.number, e.action) for e in self.entries])


def test_a_true_log_passes_every_check() -> None:
    log = Log()
    assert any(entry.kind == UNDO for entry in log.entries), "nothing was taken back"
    log.check()
    checks.check_seen(log.table, log.seen())
    checks.check_told(log.table, log.told())
    log.check()


def _lose_the_last(log: Log) -> None:
    log.entries.pop()
    log.row = replace(log.row, seq=11)


def _lose_one_between(log: Log) -> None:
    del log.entries[4]


def _do_one_twice(log: Log) -> None:
    log.entries.append(replace(log.entries[12], seq=13))
    log.row = replace(log.row, seq=13)


def _change_an_action(log: Log) -> None:
    log.entries[3] = replace(log.entries[3], action=log.entries[3].action + " ")


def _change_a_draw(log: Log) -> None:
    number = next(entry.seq for entry in log.entries[1:] if entry.draws != "[]")
    drawn = msgspec.json.decode(log.entries[number].draws)
    log.entries[number] = replace(log.entries[number], draws=msgspec.json.encode(drawn[:-1]).decode())


def _send_nothing(log: Log) -> None:
    del log.table.sent["wish-00000005"], log.table.acks["wish-00000005"]


def _refuse(log: Log) -> None:
    log.table.refused.add("wish-00000005")


def _answer_with_another_number(log: Log) -> None:
    log.table.acks["wish-00000005"] = 6


def _forget_the_table(log: Log) -> None:
    log.row = replace(log.row, commitment=commitment_to("other"))


def _take_another_back(log: Log) -> None:
    number = next(entry.seq for entry in log.entries if entry.kind == UNDO)
    log.entries[number] = replace(log.entries[number], number=1)


def _play_another_move(log: Log) -> None:
    """Also in the journal: only the rules can tell."""
    log.entries[1] = replace(log.entries[1], action="take doctor")
    log.table.sent["wish-00000001"].action = "take doctor"


WRONG: list[tuple[Callable[[Log], None], str]] = [
    (_lose_the_last, "acknowledged move is lost"),
    (_lose_one_between, "gap"),
    (_do_one_twice, "done twice"),
    (_change_an_action, "was changed"),
    (_change_a_draw, "not the seed's"),
    (_send_nothing, "nobody sent"),
    (_refuse, "refused move was done"),
    (_answer_with_another_number, "acknowledged move is lost"),
    (_forget_the_table, "table is lost"),
    (_take_another_back, "was changed"),
    (_play_another_move, "does not play"),
]


@pytest.mark.parametrize(("spoil", "said"), WRONG)
def test_a_log_that_is_wrong_is_found(spoil: Callable[[Log], None], said: str) -> None:
    log = Log()
    spoil(log)
    with pytest.raises(Fault, match=said):
        log.check()


def test_an_entry_that_changes_after_it_was_checked_is_found() -> None:
    log = Log()
    log.check()
    log.entries[2] = replace(log.entries[2], number=7)
    with pytest.raises(Fault, match="lost or changed"):
        log.check()


@pytest.mark.parametrize("name", ["question", "actions", "undo", "view"])
def test_a_server_that_shows_something_else_is_found(name: str) -> None:
    log = Log()
    log.check()
    other = {"question": 99, "actions": ["pass"], "undo": 77, "view": {**(log.seen().view or {}), "round": 99}}
    seen = msgspec.structs.replace(log.seen(), **{name: other[name]})
    with pytest.raises(Fault, match=f"shows another {name}"):
        checks.check_seen(log.table, seen)


def test_news_that_are_missing_or_of_another_game_are_found() -> None:
    log = Log()
    log.check()
    missing = log.told()
    del missing.entries[3]
    with pytest.raises(Fault, match="news are missing"):
        checks.check_told(log.table, missing)
    other = log.told()
    other.entries[3].action = "pass"
    with pytest.raises(Fault, match="not the log's"):
        checks.check_told(log.table, other)


def test_a_record_that_is_not_proven_is_found() -> None:
    log = Log()
    log.check()
    with pytest.raises(Fault, match="not proven"):
        checks.check_record(log.table, log.row, record(log.game).text())


def test_a_players_number_that_is_not_in_the_seed_is_found() -> None:
    log, chance = Log(), Random(6)
    while log.game.decision is not None:
        log.game.apply(0, chance.choice(list(log.game.legal_actions(0))))
    outcome = log.game.outcome()
    assert outcome is not None
    log.table.game = log.game
    row = replace(log.row, scores=msgspec.json.encode(outcome.scores).decode())
    text = record(log.game).text()
    checks.check_record(log.table, row, text)
    log.table.numbers[0] = "ab" * 32
    with pytest.raises(Fault, match="not in the seed"):
        checks.check_record(log.table, row, text)


def test_one_move_answered_with_two_numbers_is_found() -> None:
    log = Log()
    with pytest.raises(Fault, match="two numbers"):
        log.table.acknowledged(log.table.sent["wish-00000003"], 4)
