"""Which rules have a test, read from the markers of test files that are never run."""

from pathlib import Path
from textwrap import dedent

import pytest

from carson.rulebook.coverage import coverage
from carson.rulebook.markers import scan


def cited(source: str) -> list[tuple[str, str]]:
    markers = scan(dedent(source), "t.py")
    assert markers.unreadable == []
    return markers.citations


def test_a_functions_marker_counts_with_all_its_numbers() -> None:
    source = """
        @pytest.mark.rule("CG-4.1", "CG-4.2")
        @pytest.mark.rule("CG-4.3")
        def test_a(): ...

        @mark.rule("CG-4.4")
        async def test_b(): ...
        """
    assert cited(source) == [
        ("CG-4.1", "t.py::test_a"),
        ("CG-4.2", "t.py::test_a"),
        ("CG-4.3", "t.py::test_a"),
        ("CG-4.4", "t.py::test_b"),
    ]


def test_a_marker_of_a_class_counts_for_each_of_its_tests() -> None:
    source = """
        @pytest.mark.rule("CG-4.1")
        class TestRound:
            pytestmark = [pytest.mark.rule("CG-4.2")]

            def test_a(self): ...

            class TestInner:
                @pytest.mark.rule("CG-4.3")
                def test_b(self): ...

            def helper(self): ...
        """
    a, b = "t.py::TestRound::test_a", "t.py::TestRound::TestInner::test_b"
    assert cited(source) == [("CG-4.1", a), ("CG-4.2", a), ("CG-4.1", b), ("CG-4.2", b), ("CG-4.3", b)]


@pytest.mark.parametrize("mark", ['pytest.mark.rule("CG-5.1")', '[pytest.mark.slow, pytest.mark.rule("CG-5.1")]'])
def test_a_marker_of_the_file_counts_for_each_test_in_it(mark: str) -> None:
    source = f"def test_a(): ...\npytestmark = {mark}\nTestGame = Game.TestCase\n"
    assert cited(source) == [("CG-5.1", "t.py::test_a"), ("CG-5.1", "t.py::TestGame")]


def test_a_marker_of_one_case_counts() -> None:
    source = """
        CASES: list[object] = [pytest.param(3, marks=[pytest.mark.rule("CG-8.12")])]

        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule("CG-8.10")),
            pytest.param(2, marks=(pytest.mark.rule("CG-8.11"), pytest.mark.slow)),
            *CASES,
        ])
        def test_a(n): ...
        """
    assert sorted(cited(source)) == [(f"CG-8.{n}", "t.py::test_a") for n in (10, 11, 12)]


def test_only_markers_on_tests_count() -> None:
    source = '''
        """CG-1.1"""
        # CG-1.2
        CASES = [pytest.param(1, marks=pytest.mark.rule("CG-1.3"))]
        UNUSED = pytest.mark.rule("CG-1.10")

        @pytest.mark.rule("CG-1.4")
        def helper(): ...

        @pytest.mark.rule("CG-1.5")
        class Helper:
            def test_a(self): ...

        @other.rule("CG-1.6")
        @pytest.mark.other("CG-1.7")
        def test_a():
            """CG-1.8"""
            @pytest.mark.rule("CG-1.9")
            def test_inner(): ...
        '''
    assert cited(source) == []


def test_a_test_that_is_skipped_or_expected_to_fail_holds_no_rule() -> None:
    source = """
        @pytest.mark.rule("CG-1.1")
        @pytest.mark.skip
        def test_a(): ...

        @pytest.mark.xfail(reason="not yet")
        class TestB:
            @pytest.mark.rule("CG-1.2")
            def test_b(self): ...

        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=[pytest.mark.rule("CG-1.3"), pytest.mark.xfail])
        ])
        def test_c(n): ...
        """
    assert cited(source) == []


def test_a_marker_that_cannot_be_read_is_named() -> None:
    source = dedent("""
        @pytest.mark.rule(NUMBER)
        def test_a(): ...

        @pytest.mark.rule
        def test_b(): ...
        """)
    markers = scan(source, "t.py")
    assert markers.citations == []
    assert markers.unreadable == [
        "t.py:2: t.py::test_a does not write its rule out, but as NUMBER",
        "t.py:5: t.py::test_b names no rule in its marker",
    ]


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder of tests for CG-1.1, twice, and for CG-9.9, which is no rule."""
    (tmp_path / "cards").mkdir()
    both, one = '@pytest.mark.rule("CG-1.1", "CG-9.9")\n', '@pytest.mark.rule("CG-1.1")\n'
    cards = f"{both}def test_a(): ...\n{one}def test_b(): ...\n"
    (tmp_path / "cards" / "test_cards.py").write_text(cards, "utf-8")
    (tmp_path / "helper.py").write_text('@pytest.mark.rule("CG-1.2")\ndef test_c(): ...', "utf-8")
    return tmp_path


def test_rules_with_a_test_without_one_and_numbers_of_no_rule(tests: Path) -> None:
    found = coverage(["CG-1.1", "CG-1.2", "CG-1.10"], tests)
    a, b = "cards/test_cards.py::test_a", "cards/test_cards.py::test_b"
    assert found.tests == {"CG-1.1": (a, b)}
    assert found.untested == ("CG-1.2", "CG-1.10")
    assert found.unknown == {"CG-9.9": (a,)}
    assert found.unreadable == ()


def test_only_a_full_and_clean_coverage_is_complete(tests: Path) -> None:
    assert coverage(["CG-1.1", "CG-9.9"], tests).complete
    assert not coverage(["CG-1.1"], tests).complete  # CG-9.9 is no rule
    assert not coverage(["CG-1.1", "CG-1.2", "CG-9.9"], tests).complete  # CG-1.2 has no test
    (tests / "test_broken.py").write_text("def test_(:", "utf-8")
    assert not coverage(["CG-1.1", "CG-9.9"], tests).complete


def test_a_file_that_cannot_be_read_is_named(tests: Path) -> None:
    (tests / "test_broken.py").write_text("def test_(:", "utf-8")
    (tests / "latin_test.py").write_bytes(b"# caf\xe9")
    said = coverage([], tests).unreadable
    assert [line.split(":")[0] for line in said] == ["latin_test.py", "test_broken.py"]
