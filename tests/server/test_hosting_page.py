"""What docs/hosting.md tells a host to copy fits what the server does."""

import re
from pathlib import Path

from carson.cli.errors.kinds import BadInput, Unavailable
from carson.cli.main import BUG

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_nginx_snippet_has_no_directive_that_debian_12_does_not_know() -> None:
    server = blocks("nginx")[0]
    directives = {line.split("#")[0].strip() for line in server.splitlines()}
    assert "http2 on;" not in directives  # nginx 1.22 knows http2 only as a word of listen
    assert "listen 443 ssl http2;" in directives


def test_the_unit_starts_a_server_again_unless_somebody_has_to_mend_something() -> None:
    unit = blocks("ini")[0].splitlines()
    assert "Restart=on-failure" in unit
    assert f"RestartPreventExitStatus={BadInput.status}" in unit


def test_every_exit_status_is_told() -> None:
    table = PAGE.partition("| exit status |")[2].partition("\n\n")[0]
    assert {int(found) for found in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)} == {
        0,
        BadInput.status,
        Unavailable.status,
        BUG,
    }


def test_how_to_verify_a_record_stands_where_fairness_is_explained() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    fairness = page.partition("\n## Fairness\n")[2].partition("\n## ")[0]
    assert "`carson verify RECORD`" in fairness
