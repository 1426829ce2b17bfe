"""The container is built from what it names and from nothing else."""

import re
from pathlib import Path

from carson.server.app.connections import FILES

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}")


def test_every_image_is_pinned_by_its_digest() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    given = dict(re.findall(r"^ARG (\w+)=(\S+)$", text, re.MULTILINE))
    stages = set(re.findall(r"^FROM \S+ AS (\w+)$", text, re.MULTILINE))
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE) + re.findall(r"--from=(\S+)", text)
    named = {re.sub(r"\$\{(\w+)\}", lambda found: given[found[1]], image) for image in images} - stages
    assert named
    assert [image for image in named if not PINNED.fullmatch(image)] == []


def test_the_unit_allows_as_many_files_as_the_server_wishes_for() -> None:
    assert f"LimitNOFILE={FILES}" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
