"""`--variants`, `--edition`, `--river`, `--solo`, `--figures`: what can be said, and what is refused in a sentence."""

import json
from pathlib import Path

import pytest

from carson.board.characters.sets import playable
from carson.board.options import Options
from carson.board.variants.registry import VARIANTS
from carson.cli.board.setup.menu import choose_table
from carson.cli.board.setup.options import named_options
from carson.cli.board.setup.typed import TypedSetup
from carson.kernel import parse
from carson.pad.sets import random_set
from carson.words import Words
from cli.driving import Screen, carson

EN = Words("en")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("river", "river"),
        ("RIV,out", "river outlaws"),
        ("horses might", "horses might-is-right"),
        ("might is right, kit carson", "might-is-right kit-carson"),
        ("", ""),
    ],
)
def test_variants_are_named_by_beginnings_with_commas_or_spaces(typed: str, meant: str) -> None:
    assert named_options(EN, TypedSetup(variants=typed))["variants"] == meant


def test_names_of_the_own_language_do_as_well() -> None:
    assert named_options(Words("de"), TypedSetup(variants="Pferde", edition="niederl"))["variants"] == "horses"
    assert named_options(Words("de"), TypedSetup(edition="niederl"))["edition"] == "dutch"


def test_a_river_brings_its_variant() -> None:
    found = named_options(EN, TypedSetup(river="A1, b1"))
    assert (found["variants"], found["river"]) == ("river", "a1, b1")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--variants", "rodeo"], "“rodeo” is not a variant; choose from new-beginning, river"),
        (["--variants", "river,river"], "listed twice"),
        (["--edition", "german"], "“german” is not an edition"),
        (["--river", "a1,c1,a1"], "A parcel of the river is listed twice"),
        (["--solo", "gambler"], "“gambler” is not one of Standish’s strategies"),
        (["--solo", "urban", "--variants", "horses"], "cannot play against Standish with Horses"),
        (["--solo", "urban", "--edition", "dutch"], "has no solo game"),
        (["--solo", "urban", "--characters", "gold"], "--solo cannot be combined with --characters. [BG-14.1]"),
        (["--figures", "nowhere.json"], "cannot be read"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_cannot_be_is_refused_in_one_sentence(command: str, argv: list[str], said: str) -> None:
    done = carson(command, "board", *argv)
    assert (done.status, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


def test_against_standish_there_is_one_player() -> None:
    for argv in (["play", "board", "--players", "human,greedy"], ["simulate", "board", "--bots", "greedy,greedy"]):
        assert "has one player" in carson(*argv, "--solo", "urban").err


def test_a_simulation_against_standish_has_his_points_too(tmp_path: Path) -> None:
    argv = ["--solo", "rancher", "--variants", "river,new", "--games", "2", "--records", str(tmp_path)]
    found = json.loads(carson("simulate", "board", "--json", *argv).out)
    assert found["players"] == ["random", "standish"]
    assert found["scores"][1]["mean"] > 0
    file = tmp_path / "game-000000.carson"
    head = parse(file.read_text()).head
    assert (head["variants"], head["solo"]) == ("new-beginning river", "rancher")
    assert "solo against Standish, Rancher" in carson("replay", str(file)).out


def test_all_variants_can_be_simulated_and_replayed(tmp_path: Path) -> None:
    argv = ["--variants", ",".join(VARIANTS), "--edition", "dutch", "--players", "3", "--records", str(tmp_path)]
    first = carson("simulate", "board", "--json", "--games", "2", *argv)
    again = carson("simulate", "board", "--json", "--games", "2", *argv)
    assert json.loads(first.out)["scores"] == json.loads(again.out)["scores"]
    assert "Dutch edition" in carson("replay", str(tmp_path / "game-000001.carson")).out


@pytest.mark.rule("BG-15.6")
@pytest.mark.rule("BG-16.9")
def test_random_characters_fit_the_edition_and_the_variants() -> None:
    dutch, horses = Options(edition="dutch"), Options(variants="horses")
    for seed in map(str, range(80)):
        assert "19" not in {word.rstrip("YR") for word in random_set(seed, dutch).split()}
        playable(random_set(seed, horses), gifts=True)
    assert any("15Y" in random_set(str(seed), horses).split() for seed in range(200))


def test_the_menu_leads_to_standish_and_to_variants_by_a_word_each() -> None:
    alone = choose_table(Screen(["a", "", "mi", "river"]).terminal, EN, "s")
    assert (alone.options.solo, alone.options.variants, alone.sitters) == ("miner", "river", ("human",))
    screen = Screen(["c", "2", "", "", "", "", "rodeo", "out, river", "dutch"])
    table = choose_table(screen.terminal, EN, "s")
    assert (table.options.variants, table.options.edition) == ("river outlaws", "dutch")
    assert "Please type new-beginning, river" in " ".join(screen.text.split())


def test_a_beginner_still_only_presses_enter() -> None:
    assert choose_table(Screen([""]).terminal, EN, "s").options.variants == ""


def test_random_characters_take_variants_with_commas_and_leave_what_is_unknown_to_the_check() -> None:
    assert any("15Y" in random_set(str(seed), Options(variants="outlaws,horses")).split() for seed in range(200))
    assert len(random_set("a", Options(variants="nonsense", edition="nowhere")).split()) >= 7
