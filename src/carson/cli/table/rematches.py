"""Games at this terminal: a new one or a resumed one, and as many rematches as the players like. Nothing is lost."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct

from carson.bots import Bot, BotError, make_bot
from carson.cli.draw.style import QUIET
from carson.cli.errors.kinds import BadInput, Stop
from carson.cli.files import printable, read_text
from carson.cli.signals import ignore_signals
from carson.cli.table.record_file import RecordFile, unused
from carson.cli.table.seating import HUMAN, Seating
from carson.cli.table.session import Guide, Quit, Session
from carson.cli.terminal import Terminal
from carson.kernel import Game, Record, parse, replay
from carson.kernel.descriptor import GameDescriptor
from carson.words import Words

MOST_SEED = 60
INTERRUPTED = 130


class PlayOptions(Struct, frozen=True, kw_only=True):
    """What the command was told about the game. None: not told, so the usual.

    `table` is who plays and with which options, as the game's `seating` takes it; where it says nothing the menu asks.
    `material` is the file of a deck or figures.
    """

    table: dict[str, Any] = {}
    material: str | None = None
    seed: str | None = None
    record: str | None = None
    resume: str | None = None
    hand_over: bool = True
    hints: bool = True

    @property
    def table_described(self) -> bool:
        return any(told is not None for told in self.table.values())


@dataclass(frozen=True, slots=True)
class TerminalGame:
    """A game with its players: how it begins from a seed, how it is led, how its end is shown.

    `saved` is the message that tells where a game was left; `secret` hides people's sealed decisions from each other.
    """

    game: str
    seats: Seating[Any]
    terminal: Terminal
    guide: Guide
    new: Callable[[str], Game[Any, Any, Any]]
    show_end: Callable[[Game[Any, Any, Any]], None]
    saved: str
    secret: bool = False

    @property
    def words(self) -> Words:
        return self.guide.words


def sit_down(choose: Callable[[], Seating[Any]], terminal: Terminal) -> Seating[Any]:
    """Who plays; leaving the questions before the first game ends the command."""
    try:
        return choose()
    except (EOFError, KeyboardInterrupt) as stop:
        terminal.say()
        raise Stop(0 if isinstance(stop, EOFError) else INTERRUPTED) from None


def play_games(hosted: TerminalGame, seed: str, path: Path | None) -> int:
    """A game, and as many rematches as they like; the exit status."""
    number = 1
    while True:
        game = hosted.new(seed if number == 1 else f"{seed}-{number}")
        record_file = RecordFile(hosted.words, hosted.seats.tags(), path)
        record_file.keep(game)
        if not _play(hosted, game, record_file):
            return 0
        number += 1
        path = unused(path) if path is not None else None


def go_on(hosted: TerminalGame, game: Game[Any, Any, Any], record: Record, path: Path | None) -> int:
    """A game read from its record, and rematches; the exit status."""
    own = {"game", "rules", "seed", *game.rules.header()}
    tags = {key: value for key, value in record.head.items() if key not in own} | hosted.seats.tags()
    if not _play(hosted, game, RecordFile(hosted.words, tags, path, record.remarks)):
        return 0
    following = unused(path) if path is not None else None
    return play_games(hosted, f"{game.seed}-2", following)


def seats_to_go_on(seats: Seating[Any]) -> Seating[Any]:
    """Where only bots sat, somebody takes the first place."""
    return seats if seats.humans else Seating(seats.options, (HUMAN, *seats.sitters[1:]), seats.names)


def _play(hosted: TerminalGame, game: Game[Any, Any, Any], record_file: RecordFile) -> bool:
    """Play one; whether the players want another. Raises Stop when it ended before its end."""
    words, terminal = hosted.words, hosted.terminal
    bots = _bots(hosted, game)
    session = Session(game, hosted.seats.humans, bots, terminal, hosted.guide, record_file, secret=hosted.secret)
    try:
        session.run()
    except Quit:
        _leave(hosted, game, record_file, asked=True)
        raise Stop(0) from None
    except EOFError:
        _leave(hosted, game, record_file, first=words("cli-input-ended", moves=game.version))
        raise Stop(0) from None
    except KeyboardInterrupt:
        _leave(hosted, game, record_file)
        raise Stop(INTERRUPTED) from None
    except BotError as fault:
        _leave(hosted, game, record_file, first=hosted.guide.teller.error(fault))
        raise Stop(BadInput.status) from fault
    terminal.fresh()
    hosted.show_end(game)
    terminal.say(words("cli-seed", seed=game.seed or "-"), QUIET)
    return _after(hosted, game, record_file)


def _bots(hosted: TerminalGame, game: Game[Any, Any, Any]) -> dict[int, Bot[Any, Any]]:
    return {
        seat: make_bot(hosted.game, sitter, f"{game.seed}-seat-{seat}")
        for seat, sitter in enumerate(hosted.seats.sitters)
        if sitter != HUMAN
    }


def _leave(
    hosted: TerminalGame, game: Game[Any, Any, Any], record_file: RecordFile, asked: bool = False, first: str = ""
) -> None:
    """Save what was played so far. A player who quits is asked first, one who made no move has lost nothing."""
    ignore_signals()
    played = any(move.seat in hosted.seats.humans for move in game.moves)
    path = None
    if record_file.path is not None or (played and (not asked or _wants_saving(hosted))):
        # Before anything is said: the terminal may be gone.
        path = record_file.rescue(game)
    hosted.terminal.say(f"\n{first}".rstrip())
    if path is not None:
        said = hosted.words(hosted.saved, file=_shown(path))
        hosted.terminal.say(said, whole=True)


def _wants_saving(hosted: TerminalGame) -> bool:
    words, terminal = hosted.words, hosted.terminal
    if not terminal.interactive:
        return False
    try:
        typed = terminal.ask(words("cli-save-question") + " ").casefold()
    except (EOFError, KeyboardInterrupt):
        return True
    return typed not in words("cli-no-words").split()


def _after(hosted: TerminalGame, game: Game[Any, Any, Any], record_file: RecordFile) -> bool:
    words, terminal = hosted.words, hosted.terminal
    while True:
        step = _next_step(terminal, words, kept=record_file.path is not None)
        if step != "save":
            break
        record_file.path = record_file.rescue(game)
        terminal.say(words("cli-saved", file=_shown(record_file.path)), whole=True)
    if record_file.path is not None:
        terminal.say(words("cli-saved", file=_shown(record_file.path)), QUIET, whole=True)
    return step == "again"


def _next_step(terminal: Terminal, words: Words, kept: bool) -> str:
    """What the player wants after the game: 'again', 'save', or nothing. A pipe wants nothing."""
    if not terminal.interactive:
        return ""
    while True:
        try:
            typed = terminal.ask(words("cli-next-kept" if kept else "cli-next") + " ").casefold()
        except EOFError:
            return ""
        if typed in words("cli-again-words").split():
            return "again"
        if typed in words("cli-save-words").split() and not kept:
            return "save"
        if not typed or typed in words("cli-quit-words").split():
            return ""


def seed_of(typed: str | None, words: Words) -> str:
    if typed is None:
        return secrets.token_hex(4)
    if not typed.strip() or typed != typed.strip() or len(typed) > MOST_SEED or not typed.isprintable():
        raise BadInput(words("cli-error-seed", most=MOST_SEED))
    return typed


def taken_up(
    chosen: PlayOptions,
    words: Words,
    played: GameDescriptor[Any, Any, Any],
    seating_of: Callable[[Words, Record, Any], Seating[Any]],
    unsuited: str,
    other: str,
) -> tuple[Game[Any, Any, Any], Record, Seating[Any], Path | None]:
    """The game of --resume, its record, its players, and the file in which it goes on: a new one if one is named.

    `unsuited` and `other` are the messages about options that do not go with it, and about another game's record.
    """
    resumed = chosen.resume or ""
    if chosen.table_described or chosen.material is not None:
        raise BadInput(words(unsuited))
    record = parse(read_text(words, resumed))
    if record.game != played.name:
        raise BadInput(words(other, found=printable(record.game)))
    # Without one the record's own seed goes on.
    seed = seed_of(chosen.seed, words) if chosen.seed is not None or "seed" not in record.head else None
    rules = played.read_rules(record)
    game = replay(rules, record, None, seed)
    seats = seats_to_go_on(seating_of(words, record, rules.table.options))
    if chosen.record:
        return game, record, seats, new_file(chosen.record, words)
    return game, record, seats, None if resumed == "-" else Path(resumed)


def new_file(name: str | None, words: Words) -> Path | None:
    """Where a record is to go; never over a file that is there."""
    if name is None:
        return None
    path = Path(name)
    if path.exists():
        raise BadInput(words("cli-error-exists", file=printable(name)))
    return path


def _shown(path: Path) -> str:
    """A path as one would type it here."""
    return printable(str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path))
