"""Builds a complete wheel, with the browser client in it.

    python tools/wheel.py [FOLDER]      FOLDER: where to put it; by default dist/

The locked versions of what it needs to run are in requirements/serve.txt.
"""

import subprocess
import sys
from pathlib import Path

import web


def build(folder: Path) -> Path:
    """The wheel. Nothing is downloaded for it except what builds the browser client."""
    web.build()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder.resolve())]
    done = subprocess.run(command, cwd=web.ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}wheel: hatchling failed: see the lines above.")
    # hatchling prints the name of its wheel on stderr, relative to its working folder.
    return web.ROOT / done.stderr.strip().splitlines()[-1]


if __name__ == "__main__":
    print(build(Path(*sys.argv[1:2] or [web.ROOT / "dist"])))
