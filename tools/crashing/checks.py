"""What must be true after each restart. The log is read without the server, and replayed by the engine alone."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from carson.cli.replays.proof import prove
from carson.kernel import Game, numbers_in, parse
from carson.server.games.actions import texts
from carson.server.games.adapter import choices, plain_view, stored_rules
from carson.words import Words
from crashing.databases import Entry, Row
from crashing.faults import Fault
from crashing.journal import MOVE, UNDO, Table

START = "start"


class Seen(Struct):
    """A table as the server shows it to a seat."""

    table: "SeenTable"
    seat: int | None
    question: int | None
    view: dict[str, Any] | None
    actions: list[str]
    undo: int | None


class SeenTable(Struct):
    seq: int
    status: str
    commitment: str


class ToldEntry(Struct):
    seq: int
    kind: str
    seat: int
    number: int
    action: str | None


class Told(Struct):
    seq: int
    entries: list[ToldEntry]


def check_log(table: Table, row: Row | None, entries: Sequence[Entry]) -> Row:
    """No acknowledged move is lost, duplicated or changed; nothing that nobody sent; no gap."""
    if row is None or row.commitment != table.commitment:
        raise Fault("an acknowledged table is lost", table=table.id, row=row)
    if table.begun and row.seq < 0:
        raise Fault("an acknowledged beginning is lost", table=table.id, row=row)
    if [entry.seq for entry in entries] != list(range(row.seq + 1)):
        numbers = [entry.seq for entry in entries]
        raise Fault("the log has a gap, or is not as long as the table says", row=row, numbers=numbers)
    known = len(table.rows)
    if list(entries[:known]) != table.rows:
        changed = [pair for pair in zip(table.rows, entries) if pair[0] != pair[1]]
        raise Fault("entries were lost or changed", table=table.id, had=known, has=len(entries), changed=changed[:3])
    places: dict[str, Entry] = {}
    people = {seat for person in table.people for seat in person.seats}
    for entry in entries:
        if entry.kind != START and entry.seat in people:
            _check_sent(table, entry, places)
        elif entry.action_id is not None:
            raise Fault("an entry has a name that nobody gave it", table=table.id, entry=entry)
    for name, seq in table.acks.items():
        if name not in places or places[name].seq != seq:
            wish, found = table.sent[name], places.get(name)
            raise Fault("an acknowledged move is lost", table=table.id, wish=wish, number=seq, found=found)
    return row


def _check_sent(table: Table, entry: Entry, places: dict[str, Entry]) -> None:
    """A person's entry: they sent it, as it is there, and it is there once."""
    name = entry.action_id or ""
    wish = table.sent.get(name)
    if wish is None:
        raise Fault("a move that nobody sent", table=table.id, entry=entry)
    if name in places:
        raise Fault("a move was done twice", table=table.id, wish=wish, entries=(places[name], entry))
    if name in table.refused:
        raise Fault("a refused move was done", table=table.id, wish=wish, entry=entry)
    same = entry.action == wish.action if wish.kind == MOVE else entry.number == wish.number
    if not same or (entry.kind, entry.seat) != (wish.kind, wish.seat):
        raise Fault("a move was changed", table=table.id, wish=wish, entry=entry)
    places[name] = entry


def play_through(table: Table, row: Row, entries: Sequence[Entry], upto: int) -> int:
    """Brings the independent game up to this number: legal moves, and the draws of the seed; returns the number of
    entries.
    """
    fresh = entries[len(table.rows) : upto + 1]
    rules = stored_rules(row.head, row.rules)
    for entry in fresh:
        draws: list[str] = []
        try:
            if entry.kind == START:
                table.game = Game.start(rules, row.seed)
                draws = [rules.draw_text(draw) for draw in table.game.setup.draws]
            elif table.game is None:
                raise AssertionError("no set-up")
            elif entry.kind == UNDO:
                table.game.undo(entry.seat)
            else:
                move = table.game.apply(entry.seat, entry.action)
                draws = [rules.draw_text(draw) for draw in move.draws]
        except Exception as error:
            raise Fault("the log does not play", table=table.id, entry=entry, error=repr(error)) from error
        if draws != msgspec.json.decode(entry.draws):
            raise Fault("a draw is not the seed's", table=table.id, entry=entry, expected=draws)
        if table.game.serial != entry.seq:
            raise Fault("the log's numbers are not the game's", table=table.id, entry=entry, serial=table.game.serial)
        table.rows.append(entry)
    return len(fresh)


def check_seen(table: Table, seen: Seen) -> None:
    """The server shows a seat what the independent game shows it."""
    game = table.game
    assert game is not None
    if game.serial != seen.table.seq:
        raise Fault("the server shows another moment", table=table.id, shown=seen.table.seq, expected=game.serial)
    actions = texts(choices(game.rules, game.state, game.decision, seen.seat) if seen.seat is not None else ())
    undo = game.undoable(seen.seat) if seen.seat is not None else None
    expected = {
        "question": game.question,
        "actions": list(actions),
        "undo": None if undo is None else undo + 1,
        "view": msgspec.json.decode(msgspec.json.encode(plain_view(game, seen.seat))),
        "finished": game.decision is None,
    }
    shown = {
        "question": seen.question,
        "actions": seen.actions,
        "undo": seen.undo,
        "view": _without_sentence(seen.view),
        "finished": seen.table.status == "finished",
    }
    for name, value in expected.items():
        if shown[name] != value:
            where = {"table": table.id, "seat": seen.seat, "number": game.serial}
            raise Fault(f"the server shows another {name}", **where, shown=shown[name], expected=value)


def _without_sentence(view: dict[str, Any] | None) -> dict[str, Any] | None:
    """What the engine sees: the server puts its question in words."""
    if view is None or view["decision"] is None:
        return view
    return {**view, "decision": {name: value for name, value in view["decision"].items() if name != "sentence"}}


def check_told(table: Table, told: Told) -> None:
    """The news since the last check is the log's entries, in order, each once; some actions are still secret."""
    expected = table.rows[table.told + 1 : told.seq + 1]
    if [entry.seq for entry in told.entries] != [entry.seq for entry in expected]:
        raise Fault("news are missing", table=table.id, told=[entry.seq for entry in told.entries], since=table.told)
    for entry, row in zip(told.entries, expected):
        same = (entry.kind, entry.seat, entry.number) == (row.kind, row.seat, row.number)
        if not same or entry.action not in (None, row.action):
            raise Fault("news are not the log's", table=table.id, told=entry, entry=row)
    table.told = told.seq


def check_record(table: Table, row: Row, text: str) -> None:
    """The record of a finished game proves itself, as `carson verify` does, and is the game that was played."""
    assert table.game is not None
    proof = prove(text, table.commitment, Words("en"))
    if not proof.proven:
        raise Fault("the record is not proven", table=table.id, said=proof.lines, record=text)
    opened = numbers_in(parse(text).head).opened
    if not table.numbers.items() <= opened.items():
        raise Fault("a number that was taken is not in the seed", table=table.id, opened=opened, sent=table.numbers)
    outcome = table.game.outcome()
    if outcome is None or list(outcome.scores) != msgspec.json.decode(row.scores or "[]"):
        raise Fault("the scores are not the game's", table=table.id, row=row, outcome=outcome)
    moves = len([line for line in text.split("\n\n", 1)[1].splitlines() if line[:1].isdigit()])
    if moves != table.game.version:
        raise Fault("the record is of another game", table=table.id, moves=moves, expected=table.game.version)
