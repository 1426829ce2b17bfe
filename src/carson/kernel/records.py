"""A whole game as text: head lines, one line a move with what it drew, and a closing line that proves it whole.

    carson record 1
    game: cards
    rules: 1
    ...

    start => character doctor; terrain I-02
    0 bid 7
    1 bid 3 => bid-2 8
    end 2 moves, position 3f0c5a9e1b7d2c44

A running game's public record ends with `open 2 moves` instead and has `?` for what is still hidden; it can be read,
not replayed. A game that began from a position has it in the head line `position`. A line beginning with `#` is a
remark on the move above it, kept with the record. docs/notation.md has the grammar.
"""

import hashlib
import re
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, field

from carson.kernel.chance import RecordedChance, SeededChance
from carson.kernel.errors import CarsonError, NotationError, RecordError
from carson.kernel.game import Game
from carson.kernel.lines import many_lines, without_remarks
from carson.kernel.moves import SETUP, Move
from carson.kernel.rules import Rules
from carson.kernel.values import ByValue

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
R = TypeVar("R")

FORMAT = "carson record 1"
# A long game has 500 moves.
MAX_LINES = 20_000
MAX_REMARKS = 5_000
POSITION = "position"
HIDDEN = "?"
_HEAD = re.compile(r"([a-z][a-z0-9.-]*): (.*)")
_MOVE = re.compile(r"(\d{1,3}) (.*?)(?: => (.*))?")
_START = re.compile(r"start(?: => (.*))?")
_END = re.compile(
    r"end (\d{1,6}) moves?, position ([0-9a-f]{16})(?:, scores (-?\d{1,6}(?: -?\d{1,6}){0,20}))?"
    r"|open (\d{1,6}) moves?"
)


class Line(Struct, frozen=True):
    """One move as text: who, what, and what it drew."""

    seat: int
    action: str
    draws: tuple[str, ...]


class Record(ByValue, frozen=True, eq=False):
    """A game as text, read but not yet played through. Without a digest it is the public record of a running game.

    Examples:
        >>> game = carson.new_game("cards", players=2, seed=7)
        >>> record = carson.record(game)
        >>> record.game, record.head["seed"], len(record.lines)
        ('cards', '7', 1)
        >>> carson.load(record) == game
        True
    """

    head: dict[str, str]
    lines: tuple[Line, ...]
    digest: str
    scores: tuple[int, ...] | None = None
    # Remarks after the n-th line (0: the set-up), for annotated games.
    remarks: dict[int, tuple[str, ...]] = field(default_factory=dict)

    # Where each line stood in the text that was read, for messages; not part of what the record says.
    rows: tuple[int, ...] = ()

    def _value(self) -> str:
        return self.text()

    def row(self, number: int) -> int:
        return self.rows[number] if number < len(self.rows) else 0

    @property
    def game(self) -> str:
        return self.head["game"]

    @property
    def rules_version(self) -> str:
        return self.head["rules"]

    def text(self) -> str:
        """The record as it is written to a file (docs/notation.md)."""
        out = [FORMAT, *(f"{key}: {value}" for key, value in self.head.items()), ""]
        for count, line in enumerate(self.lines):
            words = line.action if line.seat == SETUP else f"{line.seat} {line.action}"
            out.append(words + (" => " + "; ".join(line.draws) if line.draws else ""))
            for remark in self.remarks.get(count, ()):
                out.extend(f"# {part}".rstrip() for part in remark.splitlines() or [""])
        moves = len(self.lines) - 1
        counted = f"{moves} {'move' if moves == 1 else 'moves'}"
        scores = ", scores " + " ".join(map(str, self.scores)) if self.scores is not None else ""
        out.append(f"end {counted}, position {self.digest}{scores}" if self.digest else f"open {counted}")
        return "\n".join(out) + "\n"


def digest(rules: Rules[S, Any, Any], state: S) -> str:
    return hashlib.sha256(without_remarks(rules.position_text(state)).encode()).hexdigest()[:16]


def record(game: Game[S, Any, Any], tags: dict[str, str] | None = None, public: bool = False) -> Record:
    """The record of a game. `public` leaves out what is still secret: the seed, hidden draws, sealed answers."""
    if game.earlier is not None:
        raise RecordError("record-without-beginning", missing=game.earlier)
    decision = game.decision
    secret = public and decision is not None
    head = {"game": game.rules.game, "rules": str(game.rules.version), **game.rules.header()}
    if secret and POSITION in head:
        head[POSITION] = HIDDEN  # it holds what not everybody may know
    if game.seed is not None and not secret:
        head["seed"] = game.seed
    for key, value in (tags or {}).items():
        if not _HEAD.fullmatch(f"{key}: {value}") or not value.isprintable() or value != value.strip():
            raise RecordError("record-bad-tag", tag=key)
        if key in head or key == "seed":
            raise RecordError("record-bad-tag", tag=key)
        head[key] = value
    moves = game.moves
    if secret and decision is not None and decision.together:
        # What was answered to a decision that is still open is sealed.
        moves = [move for move in moves if move.turn != game.turn]
    lines = tuple(_line(game.rules, move, secret) for move in (game.setup, *moves))
    if secret:
        return Record(head, lines, "")
    outcome = game.outcome()
    return Record(head, lines, digest(game.rules, game.state), outcome.scores if outcome else None)


def line(rules: Rules[Any, Any, Any], move: Move[Any]) -> Line:
    """A move as a line of a record, for storing games move by move."""
    return _line(rules, move, secret=False)


def _line(rules: Rules[Any, Any, Any], move: Move[Any], secret: bool) -> Line:
    action = "start" if move.seat == SETUP else rules.action_text(move.action)
    hidden = move.hidden if secret else ()
    draws = tuple(HIDDEN if number in hidden else rules.draw_text(draw) for number, draw in enumerate(move.draws))
    return Line(move.seat, action, draws)


# Reading


def parse(text: str) -> Record:
    """Read a record's text. The moves are not yet tried: `replay` does that."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FORMAT:
        raise RecordError("record-not-one", line=1, expected=FORMAT)
    if len(rows) > MAX_LINES:
        raise RecordError("record-too-long", most=MAX_LINES)
    remarked = sum(row.startswith("#") for row in rows)
    if remarked > MAX_REMARKS:
        raise RecordError("record-many-remarks", found=remarked, most=MAX_REMARKS)
    head, at = _parse_head(rows)
    lines: list[Line] = []
    numbers: list[int] = []
    remarks: dict[int, list[str]] = {}
    for number, row in enumerate(rows[at:], at + 1):
        if row.startswith("#") and lines:
            remarks.setdefault(len(lines) - 1, []).append(row[1:].strip())
        elif end := _END.fullmatch(row):
            if any(rest.strip() for rest in rows[number:]):
                raise RecordError("record-after-end", line=number + 1)
            said = {after: tuple(texts) for after, texts in remarks.items()}
            return _finish(head, lines, said, end, (*numbers, number))
        elif row.strip():
            lines.append(_parse_line(row, number, first=not lines))
            numbers.append(number)
    raise RecordError("record-cut-off", line=len(rows))


def begins_from(record: Record, read: Callable[[str], R]) -> R:
    """The rules that `read` makes from the position the record begins from, "" for the usual start."""
    line = record.head.get(POSITION, "")
    try:
        return read("" if line in ("", HIDDEN) else many_lines(line))
    except NotationError as fault:
        raise RecordError("record-bad-position", reason=fault.cause()) from fault


def _parse_head(rows: list[str]) -> tuple[dict[str, str], int]:
    head: dict[str, str] = {}
    for number, row in enumerate(rows[1:], 2):
        if not row.strip():
            break
        found = _HEAD.fullmatch(row)
        if not found or found[1] in head:
            raise RecordError("record-bad-head", line=number, text=row[:60])
        head[found[1]] = found[2]
    else:
        raise RecordError("record-cut-off", line=len(rows))
    for key in ("game", "rules"):
        if key not in head:
            raise RecordError("record-head-missing", key=key)
    return head, number


def _parse_line(row: str, number: int, first: bool) -> Line:
    found = _START.fullmatch(row) if first else _MOVE.fullmatch(row)
    if not found:
        raise RecordError("record-bad-line", line=number, text=row[:60])
    drawn = found[1] if first else found[3]
    draws = tuple(drawn.split("; ")) if drawn else ()
    return Line(SETUP, "start", draws) if first else Line(int(found[1]), found[2], draws)


def _finish(
    head: dict[str, str],
    lines: list[Line],
    remarks: dict[int, tuple[str, ...]],
    end: re.Match[str],
    rows: tuple[int, ...],
) -> Record:
    if not lines:
        raise RecordError("record-bad-line", line=rows[-1], text=end[0])
    said = int(end[1] or end[4])
    if said != len(lines) - 1:
        raise RecordError("record-wrong-count", line=rows[-1], said=said, found=len(lines) - 1)
    scores = tuple(int(part) for part in end[3].split()) if end[3] else None
    return Record(head, tuple(lines), end[2] or "", scores, remarks, rows[:-1])


def replay(rules: Rules[S, A, V], record: Record, upto: int | None = None, seed: str | None = None) -> Game[S, A, V]:
    """Play a record through, checking every move, every draw and the end. `upto` stops after that many moves.

    The game can be played on: with the record's seed as it would have gone, or with a seed of the caller's.
    """
    _same_rules(rules, record)
    seed = record.head.get("seed") if seed is None else seed
    chance = SeededChance(seed) if seed is not None else None
    start, *lines = record.lines
    game: Game[S, A, V] | None = None
    for number, line in enumerate((start, *lines[:upto])):
        try:
            draws = tuple(rules.parse_draw(text) for text in line.draws)
            recorded = RecordedChance(draws)
            if game is None:
                game = Game.start(rules, seed, recorded)
            else:
                game.apply(line.seat, line.action, recorded)
            recorded.finish()
        except CarsonError as fault:
            row, cause = record.row(number), fault.cause()
            raise RecordError("record-does-not-play", line=row, text=line.action[:60], reason=cause) from fault
        if chance is not None:
            chance.skip(draws)
    assert game is not None
    game.use_chance(chance)
    if upto is None or upto >= len(lines):
        _same_end(game, record)
    return game


def _same_rules(rules: Rules[Any, Any, Any], record: Record) -> None:
    if record.game != rules.game:
        raise RecordError("record-other-game", found=record.game, expected=rules.game)
    if record.rules_version != str(rules.version):
        raise RecordError("record-other-version", found=record.rules_version, expected=rules.version)
    for key, value in rules.header().items():
        if record.head.get(key) != value:
            raise RecordError("record-other-options", key=key, found=record.head.get(key, "-"), expected=value)
    if not record.digest:
        raise RecordError("record-still-open")
    if record.head.get(POSITION) != rules.header().get(POSITION):
        raise RecordError("record-other-options", key=POSITION, found=record.head.get(POSITION, "-"), expected="-")


def _same_end(game: Game[S, Any, Any], record: Record) -> None:
    found = digest(game.rules, game.state)
    if found != record.digest:
        raise RecordError("record-other-position", expected=record.digest, found=found)
    outcome = game.outcome()
    if (outcome.scores if outcome else None) != record.scores:
        raise RecordError("record-other-scores", expected=record.scores, found=outcome.scores if outcome else None)
