"""A variant is a folder: no other file of the board game names it, but the registries and where two variants meet."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from carson.board.editions import EDITIONS, ENGLISH
from carson.board.variants.registry import MEETINGS, WITH_SOLO

SOURCE: Final = Path(__file__).parents[2] / "src" / "carson" / "board"
VARIANTS: Final = SOURCE / "variants"
BOTS: Final = SOURCE.parent / "bots" / "board"
REGISTRIES: Final = {VARIANTS / "registry.py", VARIANTS / "places.py", VARIANTS / "actions.py"}
NAMES: Final = tuple(variant.name for variant in WITH_SOLO)

# What a variant calls its own, besides its name.
OWN_WORDS: Final = {
    "new-beginning": ("beginning",),
    "outlaws": ("outlaw", "gang"),
    "horses": ("horse", "herd", "enclosure", "enclosures", "rodeo", "rodeos", "ridden", "riders", "stable"),
    "solo": ("standish",),
    "river": ("rivers",),
}
WIRE: Final = "a name that records, clients and programs know"
FIGURES: Final = "one file of figures, with those of variants in it, as players correct it"
DRAWS: Final = "the dice and piles of records are in one list"
# File, variant: why it may be named there.
ALLOWED: Final = {
    ("options.py", "river"): WIRE,
    ("options.py", "solo"): WIRE,
    ("option_checks.py", "solo"): WIRE,
    ("library.py", "river"): WIRE,
    ("library.py", "solo"): WIRE,
    ("rules.py", "river"): WIRE,
    ("rules.py", "solo"): WIRE,
    ("characters/sets.py", "horses"): "the code of an error that clients know",
    ("material/figures.py", "new-beginning"): FIGURES,
    ("material/figures.py", "river"): FIGURES,
    ("material/figures.py", "outlaws"): FIGURES,
    ("material/figures.py", "horses"): FIGURES,
    ("material/figures.py", "solo"): FIGURES,
    ("notation/records.py", "outlaws"): DRAWS,
    ("notation/records.py", "solo"): DRAWS,
    ("views/view.py", "river"): WIRE,
    ("views/view.py", "outlaws"): WIRE,
    ("views/hidden.py", "outlaws"): WIRE,
    ("views/sheet.py", "river"): WIRE,
    ("views/sheet.py", "outlaws"): WIRE,
}


def words_of(text: str) -> str:
    """`KitCarson`, `kit_carson` and "kit-carson" alike: "kit carson"."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return " ".join(re.findall(r"[a-z]+", apart.lower()))


def said(source: str) -> Iterator[str]:
    """What code says, name by name and text by text; comments and docstrings may name what they explain."""
    tree = ast.parse(source)
    explained = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "module", "asname"):
            if isinstance(found := getattr(node, field, None), str):
                yield found
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.value


def named(source: str, name: str) -> bool:
    known = (words_of(name), *OWN_WORDS.get(name, ()))
    pattern = re.compile(rf"\b({'|'.join(known)})\b")
    return any(pattern.search(words_of(text)) for text in said(source))


def names_in(file: Path) -> set[str]:
    source = file.read_text(encoding="utf-8")
    return {name for name in NAMES if named(source, name)}


def folder(name: str) -> Path:
    return VARIANTS / name.replace("-", "_")


def test_every_variant_is_a_folder_of_the_same_shape() -> None:
    folders = {file.parent for file in VARIANTS.glob("*/*.py")} - {VARIANTS / "meetings"}
    assert folders == {folder(name) for name in NAMES}
    for path in folders:
        assert {"__init__.py", "variant.py"} <= {file.name for file in path.iterdir()}
    for variant in WITH_SOLO:
        assert ((folder(variant.name) / "state.py").exists()) == (variant.slice is not None)


def test_no_file_of_the_base_game_names_a_variant() -> None:
    base = [file for file in SOURCE.rglob("*.py") if file not in REGISTRIES and VARIANTS not in file.parents]
    base += [file for file in VARIANTS.glob("*.py") if file not in REGISTRIES]
    found = {(str(file.relative_to(SOURCE)), name) for file in base for name in names_in(file)}
    assert found == set(ALLOWED)


def test_no_bot_names_a_variant_outside_its_folder() -> None:
    base = {file for file in BOTS.rglob("*.py") if BOTS / "variants" not in file.parents}
    base |= {BOTS / "variants" / "model.py", BOTS / "variants" / "__init__.py"}
    assert {(str(file.relative_to(BOTS)), name) for file in base for name in names_in(file)} == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_variant_names_no_other(name: str) -> None:
    files = [*folder(name).glob("*.py"), *(BOTS / "variants" / folder(name).name).glob("*.py")]
    assert {(file.name, other) for file in files for other in names_in(file) - {name}} == set()


def test_a_meeting_names_the_two_that_meet() -> None:
    meetings = {file.name for file in (VARIANTS / "meetings").glob("*.py")} - {"__init__.py"}
    pairs = {f"{folder(first.name).name}_{folder(second.name).name}.py" for first, second, _ in MEETINGS}
    assert meetings == pairs
    for first, second, _ in MEETINGS:
        file = VARIANTS / "meetings" / f"{folder(first.name).name}_{folder(second.name).name}.py"
        assert names_in(file) == {first.name, second.name}


def test_only_the_list_of_editions_names_one() -> None:
    others = [file for file in SOURCE.rglob("*.py") if file.name != "editions.py"]
    found = {
        str(file.relative_to(SOURCE))
        for file in others
        for edition in EDITIONS
        if edition != ENGLISH and named(file.read_text(encoding="utf-8"), edition)
    }
    assert found == {"variants/solo/variant.py"}  # the code of an error that clients know


# How a name is noticed


@pytest.mark.parametrize(
    "source",
    [
        "from carson.board.variants.kit_carson.steps import FREE",
        "from carson.board.variants import kit_carson",
        "class KitCarson: ...",
        'x = "kit-carson" in names',
        "table.kit_carson",
        "def f(kit_carson): ...",
        "f(kit_carson=1)",
    ],
)
def test_a_variant_named_is_noticed(source: str) -> None:
    assert named(source, "kit-carson")


@pytest.mark.parametrize("source", ['"""Kit Carson."""', "x = 1  # Kit Carson", "import carson", 'x = "kit"'])
def test_what_explains_and_what_is_another_word_is_fine(source: str) -> None:
    assert not named(source, "kit-carson")
