"""A variant is a folder: no other file of the board game names it, but the registries and where two variants meet.

Bots, environments, the terminal, the score pads and the browser client have a folder of variants too: what they know of
one is there. No other package knows any.
"""

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
TERMINAL: Final = SOURCE.parent / "cli"
OF_TERMINAL: Final = TERMINAL / "board" / "variants"
PAD: Final = SOURCE.parent / "pad"
OF_PAD: Final = PAD / "variants"
CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
ENVIRONMENTS: Final = SOURCE.parent / "environments"
OF_ENVIRONMENTS: Final = ENVIRONMENTS / "variants"
# The Card Game has no variants, and its Outlaws are its own.
OF_CARDS: Final = {SOURCE.parent / "cards", SOURCE.parent / "bots" / "cards"}
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
    ("views/sheet.py", "river"): WIRE,
}
OPTION: Final = "an option of the command line, as programs type it"
ALLOWED_IN_THE_TERMINAL: Final = {
    ("commands/contests.py", "solo"): OPTION,
    ("board/setup/typed.py", "river"): OPTION,
    ("board/setup/typed.py", "solo"): OPTION,
    ("board/setup/options.py", "river"): OPTION,
    ("board/setup/options.py", "solo"): OPTION,
    ("board/setup/menu.py", "solo"): OPTION,
    ("draw/style.py", "outlaws"): "a thing on The Card Game's cards",
}
ALLOWED_IN_THE_PAD: Final = {
    ("setup.py", "horses"): WIRE,
    ("setup.py", "river"): WIRE,
}
MEASURED: Final = "a table whose speed is measured"
PLAYED: Final = "tables that are played for training or to measure balance, some of them alone"
ANOTHER: Final = "another word: how a table or a record begins"
ALLOWED_ELSEWHERE: Final = {
    ("library/games.py", "river"): WIRE,
    ("library/games.py", "solo"): WIRE,
    ("server/web/views.py", "horses"): "a field of a question: all fields of the API are described in one list",
    ("environments/speed.py", "new-beginning"): MEASURED,
    ("environments/speed.py", "river"): MEASURED,
    ("environments/speed.py", "might-is-right"): MEASURED,
    ("environments/speed.py", "outlaws"): MEASURED,
    ("environments/speed.py", "horses"): MEASURED,
    ("arena/balance.py", "solo"): PLAYED,
    ("training/board/tables.py", "solo"): PLAYED,
    ("kernel/game.py", "new-beginning"): ANOTHER,
    ("kernel/records.py", "new-beginning"): ANOTHER,
    ("server/tables/tables.py", "new-beginning"): ANOTHER,
    ("words/variants.py", "outlaws"): "what its sentences need",
}
ALLOWED_IN_THE_CLIENT: Final = {
    ("setup/board/BoardOptions.svelte", "river"): "the option of this name: a river of one's own",
    ("setup/board/setup.ts", "river"): "the same",
    ("words/seats.ts", "solo"): "the option of this name: whether Standish sits there",
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


def test_the_terminal_names_a_variant_only_in_its_file() -> None:
    base = [file for file in TERMINAL.rglob("*.py") if OF_TERMINAL not in file.parents]
    base += [OF_TERMINAL / "model.py", OF_TERMINAL / "__init__.py"]
    found = {(file.relative_to(TERMINAL).as_posix(), name) for file in base for name in names_in(file)}
    assert found == set(ALLOWED_IN_THE_TERMINAL)


def test_no_other_package_names_a_variant() -> None:
    checked_above = {SOURCE, BOTS, TERMINAL, PAD, OF_ENVIRONMENTS, *OF_CARDS}
    base = [file for file in SOURCE.parent.rglob("*.py") if checked_above.isdisjoint(file.parents)]
    base += [OF_ENVIRONMENTS / "model.py", OF_ENVIRONMENTS / "__init__.py"]
    assert {file.relative_to(SOURCE.parent).parts[0] for file in base} >= {"arena", "environments", "server", "words"}
    found = {(file.relative_to(SOURCE.parent).as_posix(), name) for file in base for name in names_in(file)}
    assert found == set(ALLOWED_ELSEWHERE)


@pytest.mark.parametrize("files", [OF_TERMINAL, OF_PAD, OF_ENVIRONMENTS])
def test_a_variant_in_the_terminal_on_the_pad_and_in_environments_names_no_other(files: Path) -> None:
    known = [name for name in NAMES if (files / f"{folder(name).name}.py").exists()]
    assert len(known) > 3
    for name in known:
        # A sheet has no bid in a game alone.
        others = names_in(files / f"{folder(name).name}.py") - {name}
        assert others <= ({"solo"} if name == "new-beginning" else set())


def test_the_score_pads_name_a_variant_only_in_its_file() -> None:
    base = [*PAD.glob("*.py"), OF_PAD / "model.py", OF_PAD / "__init__.py"]
    found = {(file.name, name) for file in base for name in names_in(file)}
    assert found == set(ALLOWED_IN_THE_PAD)


def asked_of_the_client(text: str) -> set[str]:
    """The variants that TypeScript asks for by name: `view.variants.horses`, `variants.includes('river')`."""
    found = set()
    for name in NAMES:
        quoted = rf"['\"]{name}['\"]"
        dotted = "" if "-" in name else rf"|variants\??\.{name}\b"
        if re.search(rf"variants\??\.?\[{quoted}|variants\.includes\({quoted}|{quoted} in \b{dotted}", text):
            found.add(name)
    return found


def test_the_client_asks_for_a_variant_only_in_a_folder_of_variants() -> None:
    files = [file for kind in ("ts", "svelte") for file in CLIENT.rglob(f"*.{kind}")]
    asked = {file: asked_of_the_client(file.read_text(encoding="utf-8")) for file in files}
    assert any(names and file.parent.name == "variants" for file, names in asked.items())
    found = {
        (file.relative_to(CLIENT).as_posix(), name)
        for file, names in asked.items()
        for name in names
        if file.parent.name != "variants"
    }
    assert found == set(ALLOWED_IN_THE_CLIENT)


@pytest.mark.parametrize("name", NAMES)
def test_a_variant_names_no_other(name: str) -> None:
    files = [*folder(name).glob("*.py"), *(BOTS / "variants" / folder(name).name).glob("*.py")]
    assert {(file.name, other) for file in files for other in names_in(file) - {name}} == set()


def test_an_environment_knows_a_meeting_by_the_two_that_meet() -> None:
    known = {folder(name).name for name in NAMES} | {"__init__", "model", "registry"}
    met = {file.stem: names_in(file) for file in OF_ENVIRONMENTS.glob("*.py") if file.stem not in known}
    pairs = {f"{folder(first.name).name}_{folder(second.name).name}": (first, second) for first, second, _ in MEETINGS}
    assert met
    for file, names in met.items():
        assert names == {variant.name for variant in pairs[file]}


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
