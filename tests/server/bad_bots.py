"""Bots that do what no bot should. A worker process is told to make its bots here: with `server.bad_bots:make` they are
bad by their name, with `server.bad_bots:raises` (or `sleeps`, `cheats`, …) whatever they are called.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from carson.bots import make_bot


def gate(folder: Path | str) -> Path:
    return Path(folder, "gate")


class Bad:
    """`how` is the name of the bot that was asked for."""

    def __init__(self, game: str, how: str, seed: str) -> None:
        self._game, self._how, self._seed = game, how, seed

    def choose(self, view: Any, legal: list[Any]) -> Any:
        match self._how:
            case "sleeps":
                time.sleep(3600)
            case "waits":
                # Until somebody opens the gate, a file in the folder for temporary files.
                while not gate(tempfile.gettempdir()).exists():
                    time.sleep(0.01)
                return legal[0]
            case "raises":
                raise ValueError(f"the secret of seat {view.seat}")
            case "cheats":
                legal.append("win")
                return "win"
            case "exits":
                sys.exit(3)
            case "dies":
                os.kill(os.getpid(), 9)
            case "prints":
                print("x" * 100_000, flush=True)
                sys.stdout.buffer.write(b"\0" * 100)
                return legal[-1]
            case "hogs":
                return len(bytearray(8 * 1024**3))
            case "looks":
                found = [name for name in sys.modules if name.startswith(("starlette", "sqlalchemy", "uvicorn"))]
                assert not found
                assert not [name for name in os.environ if name.startswith("CARSON")]
                return legal[-1]
        return make_bot(self._game, self._how, self._seed).choose(view, legal)


def make(game: str, how: str, seed: str) -> Bad:
    return Bad(game, how, seed)


def __getattr__(how: str) -> Any:
    if how.startswith("_"):
        raise AttributeError(how)
    return lambda game, name, seed: Bad(game, how, seed)
