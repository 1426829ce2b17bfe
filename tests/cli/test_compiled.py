"""A compiled build is used by the commands it is meant for, and only if it fits the sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carson.cli.compiled import FOLDER, STAMP, build_for, digest


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with a package, and a build that says it was made from it."""
    package = tmp_path / "src" / "carson"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("ROUNDS = 4\n")
    build = tmp_path / "build" / "compiled"
    build.mkdir(parents=True)
    (build / STAMP).write_text(digest(package) + "\n")
    return package


def test_a_build_of_the_same_sources_is_used_by_commands_that_compute(package: Path, tmp_path: Path) -> None:
    build = tmp_path / "build" / "compiled"
    assert build_for(["--lang", "nl", "gauntlet", "board"], {}, package) == build
    assert build_for(["serve"], {}, package) == build
    assert build_for(["play", "cards"], {}, package) is None
    assert build_for(["gauntlet"], {FOLDER: ""}, package) is None
    assert build_for(["gauntlet"], {FOLDER: str(tmp_path / "elsewhere")}, package) is None


@pytest.mark.parametrize("change", ["edited", "added", "removed"])
def test_a_build_of_other_sources_is_left_alone(package: Path, change: str) -> None:
    if change == "edited":
        (package / "rules.py").write_text("ROUNDS = 5\n")
    elif change == "added":
        (package / "more.py").write_text("")
    else:
        (package / "rules.py").unlink()
    assert build_for(["gauntlet"], {}, package) is None


def test_the_browser_client_may_be_built_later(package: Path) -> None:
    (package / "server" / "static").mkdir(parents=True)
    (package / "server" / "static" / "index.html").write_text("")
    assert build_for(["serve"], {}, package) is not None


def test_the_build_itself_does_not_start_over(package: Path, tmp_path: Path) -> None:
    inside = tmp_path / "build" / "compiled" / "carson"
    inside.mkdir()
    (inside / "rules.py").write_text("ROUNDS = 4\n")
    assert build_for(["gauntlet"], {FOLDER: str(tmp_path / "build" / "compiled")}, inside) is None


def test_a_command_goes_on_with_the_build(tmp_path: Path) -> None:
    """The build here is a package of one line, which says that it was started and with what."""
    import carson.cli

    package = Path(carson.cli.__file__).parents[1]
    (tmp_path / STAMP).write_text(digest(package))
    (tmp_path / "carson" / "cli").mkdir(parents=True)
    (tmp_path / "carson" / "__init__.py").write_text("")
    (tmp_path / "carson" / "cli" / "__init__.py").write_text("")
    (tmp_path / "carson" / "cli" / "__main__.py").write_text("import sys; print('the build', sys.argv[1:])")
    done = subprocess.run(
        [sys.executable, "-m", "carson.cli", "simulate", "cards", "--games", "1"],
        env={**os.environ, FOLDER: str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "the build ['simulate', 'cards', '--games', '1']\n", done.stderr
