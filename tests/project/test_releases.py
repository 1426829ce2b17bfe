"""What a release consists of says the same everywhere."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
PYTHONS = [name.rpartition(" ")[2] for name in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", name)]


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_every_file_names_the_same_version() -> None:
    assert json.loads(read("web/package.json"))["version"] == VERSION
    assert json.loads(read("web/package-lock.json"))["version"] == VERSION
    assert json.loads(read("web/openapi.json"))["info"]["version"] == VERSION
    assert f"\nversion: {VERSION}\n" in read("CITATION.cff")
    assert f"| {VERSION} |" in read("docs/versions.md")


def test_the_changelog_begins_with_this_version_and_what_it_breaks() -> None:
    versions = re.findall(r"^## \[([\d.]+)\]", read("CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == VERSION
    newest = read("CHANGELOG.md").split("\n## ")[1]
    assert re.findall(r"^### (.+)$", newest, re.MULTILINE) == ["Added", "Changed", "Fixed", "Breaks"]


def test_the_command_says_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "carson.cli", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, VERSION)


def test_public_ci_runs_make_test_on_every_python_that_is_supported() -> None:
    workflow = read(".github/workflows/test.yml")
    assert f"python: {json.dumps(PYTHONS)}" in workflow
    assert "run: make test PYTHON=python" in workflow
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"


def test_hooks_before_a_commit_use_what_make_setup_installs() -> None:
    programs = re.findall(r"entry: (\S+)", read(".pre-commit-config.yaml"))
    assert programs
    assert {Path(program).name for program in programs} <= {"ruff", "mypy", "lint-imports", "python"}
    assert all(program.startswith(".venv/bin/") for program in programs)
