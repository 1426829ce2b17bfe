"""Which rules have a test, which have none, and which tests cite a rule that does not exist."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from carson.rulebook.markers import scan


@dataclass(frozen=True, slots=True)
class Coverage:
    """Tests by rule, rules without a test, tests by a number that no rule has, and markers that cannot be read."""

    tests: Mapping[str, tuple[str, ...]]
    untested: tuple[str, ...]
    unknown: Mapping[str, tuple[str, ...]]
    unreadable: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Every rule has a test and every citation a rule."""
        return not (self.untested or self.unknown or self.unreadable)


def coverage(numbers: Iterable[str], tests: Path) -> Coverage:
    """Compares the rules' numbers, in order, with the markers in a folder's test files."""
    cited: dict[str, list[str]] = {}
    unreadable: list[str] = []
    for path in _test_files(tests):
        file = path.relative_to(tests).as_posix()
        try:
            markers = scan(path.read_text("utf-8"), file)
        except (OSError, UnicodeDecodeError) as error:
            unreadable.append(f"{file}: cannot be read: {error}")
            continue
        unreadable += markers.unreadable
        for number, test in markers.citations:
            if test not in cited.setdefault(number, []):
                cited[number].append(test)
    rules = dict.fromkeys(numbers)
    return Coverage(
        tests={number: tuple(cited[number]) for number in rules if number in cited},
        untested=tuple(number for number in rules if number not in cited),
        unknown={number: tuple(cited[number]) for number in sorted(cited) if number not in rules},
        unreadable=tuple(unreadable),
    )


def _test_files(folder: Path) -> list[Path]:
    return sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")})
