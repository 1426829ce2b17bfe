"""Bots from outside the project: found by module and class or by entry point, and refused in a sentence."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import carson
from carson.bots import BotError, check_bot, custom, make_bot, make_builtin_bot, play
from carson.bots.names import ALL_NAMES, LADDER
from carson.kernel import OptionsError

MODULE = """
class First:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, legal):
        return legal[0]

class Cheat(First):
    def choose(self, view, legal):
        return "cowboy bank"

class Dreamer(First):
    def choose(self, view, legal):
        return None

class Crash(First):
    def choose(self, view, legal):
        return legal[len(legal)]

class Seedless:
    def choose(self, view, legal):
        return legal[0]

class Mute:
    def __init__(self, seed): ...

class Odd(First):
    def choose(self, view):
        return None

class Moody(First):
    def __init__(self, seed):
        raise ValueError("not today")

nothing = 7
"""


@pytest.fixture(autouse=True)
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "outside_bots.py").write_text(MODULE, "utf-8")
    (tmp_path / "outside_broken.py").write_text("import a_package_that_is_missing", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    custom._installed.cache_clear()
    yield
    custom._installed.cache_clear()


def test_the_ladder_comes_first_and_then_the_yardstick() -> None:
    for game in carson.GAMES:
        names = carson.bots.bot_names(game)
        assert names == tuple(name for name in ALL_NAMES if name in names)
        assert names[0] == LADDER[0]
        assert names[-1] == "greedy"


@pytest.mark.parametrize("game", carson.GAMES)
def test_a_class_of_a_module_plays_wherever_a_name_does(game: str) -> None:
    assert check_bot(game, "outside_bots:First") == "outside_bots:First"
    begun = carson.new_game(game, players=2, seed=1)
    assert play(begun, [make_bot(game, "outside_bots:First", seat) for seat in range(2)]).winners
    assert make_bot(game, "outside_bots:First", 7).seed == "7"  # type: ignore[attr-defined]


def test_an_installed_package_names_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoints([EntryPoint("first", "outside_bots:First", custom.GROUP)])
    monkeypatch.setattr(custom, "entry_points", lambda group: found.select(group=group))
    assert carson.bots.installed_bots() == ("first",)
    assert type(make_bot("cards", "first")).__name__ == "First"
    assert "first" not in carson.bots.bot_names("cards")  # those are what strangers may name
    with pytest.raises(OptionsError, match=r"There is no bot “second”; choose .*or first"):
        make_bot("cards", "second")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere_bots:First", "there is no module “nowhere_bots”"),
        ("nowhere.bots:First", "there is no module “nowhere.bots”"),
        (":First", "there is no module “”"),
        ("../x:First", "there is no module “../x”"),
        ("outside_broken:First", "importing “outside_broken” failed .*a_package_that_is_missing"),
        ("outside_bots:Last", "the module “outside_bots” has no “Last”"),
        ("outside_bots:", "the module “outside_bots” has no “”"),
        ("outside_bots:nothing", "called with one argument, a seed"),
        ("outside_bots:Seedless", "called with one argument, a seed"),
        ("outside_bots:Mute", r"needs a method choose\(view, legal\)"),
        ("outside_bots:Odd", r"needs a method choose\(view, legal\)"),
        ("outside_bots:Moody", "did not create a bot from its seed: ValueError: not today"),
    ],
)
def test_what_is_no_bot_is_refused_before_the_game(name: str, sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        check_bot("board", name)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Cheat", "outside_bots:Cheat, in seat 0, chose 'cowboy bank' at decision 1 .claim.: "),
        ("Dreamer", "outside_bots:Dreamer, in seat 0, chose None at decision 1 .claim., which is not one of"),
        ("Crash", "outside_bots:Crash, in seat 0, failed at decision 1 .claim.: IndexError"),
    ],
)
def test_a_bot_that_fails_in_a_game_is_named_with_its_decision(name: str, sentence: str) -> None:
    game = carson.new_game("board", players=2, seed=1)
    with pytest.raises(BotError, match=sentence):
        play(game, [make_bot("board", f"outside_bots:{name}"), make_bot("board", "random")])
    assert game.version == 0


def test_a_name_from_strangers_imports_nothing() -> None:
    with pytest.raises(OptionsError, check=lambda error: error.code == "bot-unknown"):
        make_builtin_bot("board", "outside_bots:First", "1")
