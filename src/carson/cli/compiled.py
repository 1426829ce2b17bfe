"""The compiled build, where there is one: commands that compute for long go on with it instead of pure Python.

`tools/compile.py` puts it into `build/compiled` of a checkout. It is used only if it was made from exactly these
sources, for this Python; CARSON_COMPILED names another folder, or turns it off if it is empty.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

FOLDER: Final = "CARSON_COMPILED"
STAMP: Final = "sources.txt"
CLIENT: Final = "server/static"
COMMANDS: Final = ("analyse", "balance", "bots", "gauntlet", "serve", "simulate", "tournament", "train")
PACKAGE: Final = Path(__file__).resolve().parents[1]


def digest(package: Path) -> str:
    """The same for the same files of the package and the same Python; the browser client is linked, not copied."""
    found = sha256(str(sys.implementation.cache_tag).encode())
    for file in sorted(package.rglob("*")):
        name = file.relative_to(package).as_posix()
        if file.is_file() and file.parent.name != "__pycache__" and not name.startswith(f"{CLIENT}/"):
            found.update(f"{name}\0".encode() + sha256(file.read_bytes()).digest())
    return found.hexdigest()


def build_for(argv: Sequence[str], environ: Mapping[str, str], package: Path = PACKAGE) -> Path | None:
    """The folder of the compiled build that a command is to run with; None: it runs as it is."""
    if os.name != "posix" or not any(word in COMMANDS for word in argv):
        return None
    usual = package.parents[1] / "build" / "compiled"
    folder = Path(environ[FOLDER]) if environ.get(FOLDER) else usual if FOLDER not in environ else None
    if folder is None or package.is_relative_to(folder.resolve()) or not (folder / STAMP).is_file():
        return None
    return folder if (folder / STAMP).read_text("utf-8").strip() == digest(package) else None


def go_on_with(folder: Path, argv: Sequence[str], environ: Mapping[str, str]) -> None:
    """The same command in this process, with the compiled build before everything else; it does not return."""
    paths = [str(folder.resolve()), *filter(None, [environ.get("PYTHONPATH")])]
    command = [sys.executable, "-m", "carson.cli", *argv]
    os.execve(sys.executable, command, {**environ, "PYTHONPATH": os.pathsep.join(paths)})
