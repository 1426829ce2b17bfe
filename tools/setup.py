"""Makes .venv from the locked files in requirements/. The Makefile runs it before every command.

    python3 tools/setup.py LEVEL...        LEVEL: run, serve, dev, bench or docs; tools: only the installer

If there is nothing to do, it says nothing and takes a moment. The stamp inside .venv is removed before the first change
and written after the last one. So the next run rebuilds what an interrupted run left unfinished, or what no longer
works (the folder was moved, its Python is gone). Standard library only.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

NEEDED = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".venv-tools"
LOCK = ROOT / ".venv-lock"
REQUIREMENTS = ROOT / "requirements"
LEVELS = {
    "run": ["build.txt", "run.txt"],
    "serve": ["build.txt", "serve.txt"],
    "web": ["build.txt", "web.txt"],
    "dev": ["build.txt", "dev.txt"],
    "bench": ["build.txt", "bench.txt"],
    "docs": ["build.txt", "docs.txt"],
}
# Levels included in a level, which need not be named with it.
HELD = {"serve": ["run"], "dev": ["run", "serve", "web"], "bench": ["run"]}


class SetupError(Exception):
    """Something the person at the keyboard has to know; its text is the whole message."""


def say(text):
    print("setup: " + text, file=sys.stderr, flush=True)


# --- running things


def environment():
    """The caller's environment, without settings that would redirect an installation."""
    unwanted = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__"}
    unwanted |= {"PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "PIP_ROOT", "PIP_TARGET", "PIP_USER"}
    unwanted |= {"UV_PYTHON", "UV_SYSTEM_PYTHON"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    # Certificates that the system trusts are good enough for uv too: a company's proxy has its own.
    own = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "UV_LINK_MODE": "copy", "UV_SYSTEM_CERTS": "true"}
    return {**kept, **own}


def succeeds(*command, quiet=False):
    output = subprocess.DEVNULL if quiet else None
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=str(ROOT), env=environment(), stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    except OSError:
        return False
    return done.returncode == 0


def python_of(venv):
    return venv / "bin" / "python"


@contextmanager
def alone():
    """Two runs in one folder take turns."""
    import fcntl  # not on Windows, and not needed to say that Python is too old

    with LOCK.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("waiting for another set-up of this folder")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# --- stamps: what an environment was made from


def locked_files(levels):
    """The locked files behind some levels, each once, the build back ends first."""
    return [REQUIREMENTS / name for name in dict.fromkeys(name for level in levels for name in LEVELS[level])]


def stamp_of(files, **more):
    content = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    return {"root": str(ROOT), "content": content, **more}


def read_stamp(venv):
    try:
        return json.loads((venv / "setup.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def write_stamp(venv, stamp):
    half = venv / "setup.json.half"
    half.write_text(json.dumps(stamp), encoding="utf-8")
    half.replace(venv / "setup.json")


def remove_stamp(venv):
    if (venv / "setup.json").exists():
        (venv / "setup.json").unlink()


# --- the two environments


def make_venv(venv, *options):
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    shutil.rmtree(str(venv), ignore_errors=True)
    if not succeeds(sys.executable, "-m", "venv", *options, venv):
        raise SetupError(f"could not make {venv.name}: see the lines above.")


def make_tools():
    """A pinned uv in its own environment, so that .venv contains what its lock files name and no more."""
    lock = REQUIREMENTS / "uv.txt"
    stamp = stamp_of([lock])
    if read_stamp(TOOLS) == stamp and succeeds(python_of(TOOLS), "-m", "uv", "--version", quiet=True):
        return
    if not succeeds(sys.executable, "-c", "import ensurepip, venv", quiet=True):
        raise SetupError(
            f"{sys.executable} cannot make virtual environments (no ensurepip): install its venv package "
            "(Debian, Ubuntu: apt-get install python3-venv), then run the same command again."
        )
    say("fetching the installer, uv")
    make_venv(TOOLS)
    if not succeeds(python_of(TOOLS), "-m", "pip", "install", "-q", "--require-hashes", "-r", lock):
        raise SetupError("pip could not fetch uv: see the lines above.")
    write_stamp(TOOLS, stamp)


def install_with_uv(files):
    """Nothing unlocked is downloaded: what must be built is built with the back ends in build.txt."""
    uv = [python_of(TOOLS), "-m", "uv", "-q", "pip"]
    into = ["--python", python_of(VENV), "--no-build-isolation"]
    return (
        succeeds(*uv, "install", *into, "--require-hashes", "-r", files[0])
        and succeeds(*uv, "sync", *into, "--require-hashes", *files)
        and succeeds(*uv, "install", *into, "--no-deps", "-e", ROOT)
    )


def install_with_pip(files):
    """The alternative for a network that only pip is configured for (its own index, proxy or certificates)."""
    pip = [python_of(TOOLS), "-m", "pip", "-q", "--python", python_of(VENV)]
    install = [*pip, "install", "--no-build-isolation"]
    make_venv(VENV, "--without-pip")
    locked = all(succeeds(*install, "--require-hashes", "-r", file) for file in files)
    return locked and succeeds(*install, "--no-deps", "-e", ROOT)


def install_wheel(venv, wheel):
    """Installs a wheel of this folder into its own environment, with what requirements/serve.txt locks. What the set-up
    of .venv has downloaded is not downloaded again.
    """
    locked = ["--require-hashes", "-r", REQUIREMENTS / "serve.txt"]
    uv = [python_of(TOOLS), "-m", "uv", "-q", "pip", "install", "--python", python_of(venv)]
    pip = [python_of(TOOLS), "-m", "pip", "-q", "--python", python_of(venv), "install"]
    ways = ([*uv, "--offline"], uv, pip)
    return any(succeeds(*way, *locked) for way in ways) and succeeds(*uv, "--offline", "--no-deps", wheel)


def works():
    """Whether .venv's Python still runs and finds this folder's package."""
    # Found, not imported: a bug in the package's own code is no reason to rebuild the environment.
    check = "import sys, importlib.util as u; sys.exit(u.find_spec('carson').origin != sys.argv[1])"
    return succeeds(python_of(VENV), "-c", check, ROOT / "src" / "carson" / "__init__.py", quiet=True)


def set_up(asked, other_python):
    made = read_stamp(VENV)
    usable = made.get("root") == str(ROOT) and works()
    if other_python and made.get("python") != list(sys.version_info[:2]):
        usable = False
    levels = set(asked) | set(made["levels"] if usable else [])
    levels = sorted(levels - {held for level in levels for held in HELD.get(level, ())})
    files = locked_files(levels)
    python = made["python"] if usable else list(sys.version_info[:2])
    stamp = stamp_of([*files, ROOT / "pyproject.toml"], levels=levels, python=python)
    if usable and made == stamp:
        return
    make_tools()
    say("installing " + ", ".join(levels))
    remove_stamp(VENV)
    if not usable:
        make_venv(VENV, "--without-pip")
    if not install_with_uv(files):
        say("uv could not do it; trying with pip")
        if not install_with_pip(files):
            raise SetupError("the packages could not be installed: see the lines above.")
    if not works():
        raise SetupError(f"{VENV.name} was made but does not find carson in {ROOT / 'src'}.")
    write_stamp(VENV, stamp)


def main():
    asked = [word for word in sys.argv[1:] if word in LEVELS]
    tools_only = "tools" in sys.argv[1:]
    other_python = "--this-python" in sys.argv[1:]
    try:
        if sys.version_info < NEEDED:
            version = ".".join(map(str, sys.version_info[:3]))
            raise SetupError(f"needs Python 3.11 or newer; {sys.executable} is {version}.")
        with alone():
            if tools_only:
                make_tools()
            else:
                set_up(asked or ["dev"], other_python)
    except (SetupError, OSError) as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("stopped; run the same command again to go on.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
