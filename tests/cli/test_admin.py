"""`carson admin` in the terminal: its help in every language, and what it refuses before it needs a database."""

import pytest

from carson.cli.main import run
from carson.server.admin.audit import ACTS
from carson.words import LANGUAGES, Words

COMMANDS = ("grant", "revoke", "list", "log")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_all_commands_and_their_options(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "--help", "--lang", language], {}) == 0
    said = capsys.readouterr().out
    assert [name for name in COMMANDS if f" {name} " not in said] == []
    for name in COMMANDS:
        assert run(["admin", name, "--help", "--lang", language], {}) == 0
        assert "--database" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_in_the_log_has_words(language: str) -> None:
    words = Words(language)
    assert all(words(f"web-admin-act-{act}").strip() for act in ACTS)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["grant"], "NAME"),
        (["revoke"], "NAME"),
        (["promote", "Ann"], "promote"),
        (["log", "--count", "many"], "many"),
        (["log", "--count", "0"], "--count"),
        (["list", "--database", "sqlite:///nowhere.db"], "nowhere.db"),
        (["grant", "Ann", "--database", "nowhere"], "CARSON_DATABASE_URL"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", *args], {}) == 2
    said, wrong = capsys.readouterr()
    assert said == ""
    assert sentence in wrong
    assert wrong.count("\n") == 1
