"""Keeping the record of a game in a file: whole after every move, or only when asked."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from carson.cli.errors.kinds import BadInput
from carson.kernel import Game, record
from carson.words import Words


class RecordFile:
    """Knows where the record goes. Without a path it keeps nothing until `rescue` or `save_as`.

    `remarks` are those of a record that is gone on with, by the number of their move.
    """

    def __init__(
        self,
        words: Words,
        tags: dict[str, str],
        path: Path | None = None,
        remarks: Mapping[int, tuple[str, ...]] | None = None,
    ) -> None:
        self._words = words
        self._tags = tags
        self._remarks = dict(remarks or {})
        self.path = path

    def keep(self, game: Game[Any, Any, Any]) -> None:
        """After each move and each undo. A disk that fills up in the middle of a game is said at once."""
        # What was said of a move goes with it when it is taken back.
        self._remarks = {number: said for number, said in self._remarks.items() if number <= game.version}
        if self.path is not None:
            self.save_as(game, self.path)

    def save_as(self, game: Game[Any, Any, Any], path: Path) -> None:
        try:
            write_whole(path, replace(record(game, self._tags), remarks=self._remarks).text())
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadInput(self._words("cli-error-write", file=str(path), reason=reason)) from None

    def rescue(self, game: Game[Any, Any, Any]) -> Path:
        """Save to the own file, or to a new one here, or where temporary files go; the path it came to."""
        if self.path is not None:
            self.keep(game)
            return self.path
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            path = unused(folder / f"carson-{_file_name(game.seed)}.carson")
            try:
                self.save_as(game, path)
            except BadInput:
                continue
            return path
        raise BadInput(self._words("cli-error-rescue"))


def unused(path: Path) -> Path:
    """The path, or with a number put in, so that no file is written over."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def write_whole(path: Path, text: str) -> None:
    """Put the text there at once or not at all: a reader never sees half a file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _file_name(seed: str | None) -> str:
    kept = "".join(sign for sign in seed or "" if sign.isalnum() or sign in "-_")
    return kept[:40] or "game"
