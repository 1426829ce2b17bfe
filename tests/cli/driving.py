"""Driving the terminal's doors from tests: in this process with scripted input, or as a process at a pty."""

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import TracebackType

from rich.console import Console

from carson.board.actions import ACTIONS as BOARD_ACTIONS
from carson.board.library import new_game as new_board_game
from carson.board.material.ground import BY_NAME
from carson.board.options import Options as BoardOptions
from carson.bots import make_bot
from carson.cards.actions import ACTIONS
from carson.cards.library import new_game
from carson.cards.options import Options
from carson.cli.main import run
from carson.cli.terminal import Terminal

PLAIN_ENV = {"CARSON_LANG": "en"}
ESCAPE = "\x1b"
HIDDEN, REVEALED = "\x1b[?1049h", "\x1b[?1049l"  # to a screen without a past, and back
WIPED = "\x1b[H\x1b[2J"
PATIENCE = 20.0  # seconds until a process that says nothing has failed


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


def carson(*argv: str, stdin: str = "", env: Mapping[str, str] = PLAIN_ENV) -> Done:
    """A command in this process, at the end of pipes."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin.encode()), "utf-8")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = run(argv, env)
    finally:
        sys.stdin = before
    return Done(status, out.getvalue(), err.getvalue())


def answers(seed: str, options: Options | None = None) -> list[str]:
    """What keen players type at every question of a game, one answer a line."""
    options = options or Options()
    game = new_game(options, seed)
    bots = [make_bot("cards", "greedy", str(seat)) for seat in range(options.real)]
    typed = []
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        action = bots[seat].choose(game.view(seat), game.legal_actions(seat))
        game.apply(seat, action)
        typed.append(ACTIONS.text(action))
    return typed


def board_answers(seed: str, options: BoardOptions | None = None, upto: int | None = None) -> list[str]:
    """What people who mean to build type at every question of a board game, one answer a line."""
    game = new_board_game(options or BoardOptions(2), seed)
    chance = Random(seed)
    typed: list[str] = []
    while (decision := game.decision) is not None and len(typed) != upto:
        seat = decision.seats[0]
        legal = [BOARD_ACTIONS.text(action) for action in game.legal_actions(seat)]
        wanted = [text for text in legal if text.startswith(("build", "buy", "house", "townhouse"))]
        others = [text for text in legal if not text.startswith("road")]
        if decision.kind == "cowboy":
            wanted = [text for text in legal if text.startswith(("cowboy buy", "cowboy road", "cowboy vp"))]
        elif decision.kind == "build" and not wanted:
            wanted = [text for text in legal if text.startswith("road")]
        elif decision.kind in ("claim", "take-parcel"):
            linked = game.view(seat).linked
            wanted = [text for text in legal if text.startswith("claim") and linked[BY_NAME[text[6:]]]]
        text = chance.choice(wanted or others or legal)
        game.apply(seat, text)
        typed.append(text)
    return typed


class Screen:
    """A terminal with somebody before it, in this process: `typed` are their lines, `text` all that was shown."""

    def __init__(self, typed: list[str], width: int = 80, height: int = 24) -> None:
        self._file = io.StringIO()
        self._typed = iter(typed)
        screen = Console(
            file=self._file,
            force_terminal=True,
            color_system=None,
            width=width,
            height=height,
            highlight=False,
            markup=False,
            legacy_windows=False,
            _environ={"TERM": "xterm"},
        )
        self.terminal = Terminal(screen, self._read, interactive=True)

    def _read(self, prompt: str) -> str:
        self._file.write(prompt)
        for line in self._typed:
            self._file.write(line + "\n")  # as a terminal echoes it
            return line
        raise EOFError

    @property
    def text(self) -> str:
        return self._file.getvalue()


def shown(text: str) -> str:
    """The text without its control codes."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


class Pty:
    """The real command at a pseudo-terminal, to be read until something comes and typed into."""

    def __init__(self, *argv: str, cwd: Path, rows: int = 24, columns: int = 80, env: Mapping[str, str] | None = None):
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "carson.cli", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env={**environment(), "TERM": "xterm-256color", **(env or {})},
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.text = ""
        self._read = 0

    def __enter__(self) -> "Pty":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        if self._master >= 0:
            os.close(self._master)

    def until(self, wanted: str) -> str:
        """Read until the text has come; all that came since the last call, up to it."""
        start = self._read
        while (found := self.text.find(wanted, start)) < 0:
            if not self._more():
                raise AssertionError(f"{wanted!r} never came; read:\n{self.text[start:]}")
        self._read = found + len(wanted)
        return self.text[start : self._read]

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self._master, key.encode())

    def hang_up(self) -> int:
        """Close the terminal under the process; the exit status."""
        os.close(self._master)
        self._master = -1
        return self._process.wait(timeout=PATIENCE)

    def finish(self) -> int:
        """Read to the end; the exit status."""
        while self._more():
            pass
        return self._process.wait(timeout=PATIENCE)

    def _more(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        if not ready:
            raise AssertionError(f"nothing came for {PATIENCE} seconds; read:\n{self.text}")
        try:
            read = os.read(self._master, 65536)
        except OSError:  # Linux says EIO when the other end is closed
            return False
        self.text += read.decode(errors="replace")
        return bool(read)


def _own_terminal() -> None:
    """The pty becomes the process's controlling terminal, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def environment() -> dict[str, str]:
    """This process's, in English and without what changes colours."""
    kept = {
        key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
    }
    return {**kept, **PLAIN_ENV, "PYTHONPATH": os.pathsep.join(sys.path)}


def pages(text: str) -> list[str]:
    """What stood on the screen between two wipes."""
    return text.split(WIPED)
