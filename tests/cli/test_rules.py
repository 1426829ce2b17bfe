"""`carson rules` and its check that every rule has a test."""

from pathlib import Path

import pytest

from carson.cli.commands import rules
from carson.rulebook.texts import numbered
from cli.driving import carson


def test_a_rule_is_found_by_its_number_with_its_marks() -> None:
    out = carson("rules", "cg-4.2").out
    assert out.startswith("CG-4.2  Skull  [ruling]\n    While the back now on top")
    assert "[ruling]: the rule books say nothing" in out
    assert "[reconstructed]\n" in carson("rules", "CG-7.17").out


def test_the_rules_speak_the_readers_language() -> None:
    assert "CG-4.2  Schedel  [uitleg]\n" in carson("--lang", "nl", "rules", "schedel").out
    assert "Die Stadt bauen" in carson("--lang", "de", "rules").out


def test_a_section_comes_whole() -> None:
    out = carson("rules", "CG-5").out
    assert [line[:6] for line in out.splitlines() if line.startswith("CG-")] == ["CG-5  ", "CG-5.1", "CG-5.2", "CG-5.3"]


def test_words_find_rules_and_none_lists_the_sections() -> None:
    assert "CG-8.18  Saloon" in carson("rules", "saloon").out
    listed = carson("rules").out
    assert "CG-6   Building the city  9 rules" in listed
    assert listed.count("\n  CG-") == 10


@pytest.fixture
def tests_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(rules, "_tests_folder", lambda: tmp_path)
    return tmp_path


def cite(folder: Path, *numbers: str) -> None:
    cited = ", ".join(f'"{number}"' for number in numbers)
    (folder / "test_all.py").write_text(f"import pytest\n\n@pytest.mark.rule({cited})\ndef test_all(): ...\n")


def test_coverage_is_complete_when_every_rule_is_cited(tests_folder: Path) -> None:
    cite(tests_folder, *numbered())
    done = carson("rules", "--coverage")
    assert (done.status, done.out) == (0, f"All {len(numbered())} rules are cited by a test.\n")


def test_coverage_lists_what_lacks_and_what_is_unknown(tests_folder: Path) -> None:
    cite(tests_folder, *(number for number in numbered() if number not in ("CG-4.2", "CG-8.10")), "CG-99.1")
    done = carson("rules", "--coverage")
    assert done.status == 1
    assert done.out.splitlines() == [
        "CG-4.2 has no test",
        "CG-8.10 has no test",
        "CG-99.1 is not a rule, but is cited by test_all.py::test_all",
    ]


def test_coverage_needs_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_tests_folder", lambda: None)
    done = carson("rules", "--coverage")
    assert done.status == 2
    assert done.err.startswith("carson: There is no tests folder here;")
