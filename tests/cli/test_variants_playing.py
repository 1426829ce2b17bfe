"""Every variant in the terminal: whole games by scripted input, on a screen of 80 by 24, in a pipe, and replayed."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Group
from rich.text import Text

from carson.board.library import replayed
from carson.board.options import Options
from carson.board.variants.registry import VARIANTS
from carson.cli.board.setup.typed import TypedSetup
from carson.cli.board.start import play
from carson.cli.draw.beside import Beside
from carson.cli.errors.kinds import Stop
from carson.cli.table.rematches import PlayOptions
from carson.kernel import parse, record
from carson.words import LANGUAGES, Words
from cli.driving import WIPED, Pty, Screen, carson, shown
from cli.variants import typed_game

SEED = "range"
ALL = " ".join(VARIANTS)
FIRST = 12  # lines typed until everybody's sheet is filled in and parcels are claimed


def at(options: Options) -> PlayOptions:
    players = None if options.solo else ",".join(["human"] * options.players)
    setup = TypedSetup(
        None, None, options.variants or None, options.edition, options.river or None, options.solo or None
    )
    return PlayOptions(table={"players": players, "setup": setup}, seed=SEED)


def pages_of(wishes: PlayOptions, typed: list[str], language: str) -> list[str]:
    screen = Screen(typed)
    with suppress(Stop):  # the input ends before the game
        assert play(wishes, Words(language), screen.terminal) == 0
    return [shown(page) for page in screen.text.split(WIPED)]


def on_screen(options: Options) -> list[str]:
    """The pages of a whole game; the last has the scores."""
    typed, _ = typed_game(SEED, options, screens=not options.solo)
    return pages_of(at(options), [*typed, "q"], "en")


def begun_and_ended(options: Options, file: Path, language: str) -> list[str]:
    """The first pages of the same game and those of its last third: together they ask whatever the whole asks."""
    typed, game = typed_game(SEED, options, screens=True)
    before, then = typed_game(SEED, options, screens=True, upto=len(game.moves) * 2 // 3)
    file.write_text(record(then).text())
    # Below the last of the first pages it is said that the input has ended.
    first = pages_of(at(options), typed[:FIRST], language)[:-1]
    return first + pages_of(PlayOptions(resume=str(file)), [*typed[len(before) :], "q"], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_all_variants_fits_a_small_screen(language: str, tmp_path: Path) -> None:
    """In English the whole of it. A message that lacks a figure would stop the game."""
    options = Options(3, variants=ALL)
    *pages, end = on_screen(options) if language == "en" else begun_and_ended(options, tmp_path / "game", language)
    assert Words(language)("cli-game-over") in end
    assert len(pages) > 40
    for page in pages:
        # The typed line and the one after it belong to the prompt.
        assert len(page.splitlines()) <= 25, page
        assert max(len(line) for line in page.splitlines() or [""]) <= 80
        assert language == "en" or "Horses:" not in page


@pytest.mark.parametrize("variants", VARIANTS)
def test_a_game_in_a_pipe_is_kept_and_told_again(variants: str, tmp_path: Path) -> None:
    typed, game = typed_game(SEED, Options(2, variants=variants))
    file = tmp_path / "game"
    argv = ["play", "board", "--players", "human,human", "--seed", SEED, "--variants", variants, "--record", str(file)]
    done = carson(*argv, stdin="\n".join(typed))
    assert (done.status, done.err) == (0, "")
    record = parse(file.read_text())
    assert record.head["variants"] == variants
    outcome = game.outcome()
    assert outcome is not None
    assert replayed(record).outcome() == outcome
    told = carson("replay", str(file))
    assert (told.status, told.err) == (0, "")
    names = [Words("en").name("variant", name) for name in variants.split()]
    assert ", ".join(names) in " ".join(told.out.split())
    total = re.findall(r"^Total\b(.*)$", told.out, re.MULTILINE)[-1].split()
    assert total == [str(points) for points in outcome.scores]


@pytest.mark.parametrize("solo", ["rancher", "miner", "strength", "urban"])
def test_a_game_alone_against_standish_tells_each_of_his_choices(solo: str) -> None:
    *pages, end = on_screen(Options(2, solo=solo))
    assert re.search(r"Standish +\d+", end)
    assert "\nStrategy " in end
    asked = [page for page in pages if "place a cowboy or pass." in page]
    assert sum("(BG-14.9)." in page for page in asked) > len(asked) / 2
    assert any(re.search(rf"Standish \({solo.capitalize()}, [A-Z]\w+\): firepower \d+, cards", page) for page in pages)
    typed, _ = typed_game(SEED, Options(2, solo=solo))
    told = carson("play", "board", "--solo", solo, "--seed", SEED, stdin="\n".join(typed)).out
    assert told.count("Standish draws card") == 3 + 4 + 5 + 5
    assert told.count("Standish, ") >= told.count("Standish places a cowboy on")


def test_the_map_has_the_river_bridges_and_outlaws() -> None:
    pages = on_screen(Options(3, variants="outlaws river"))
    assert any(re.search(r"^4 .*(~~ +){5}", page, re.MULTILINE) for page in pages)
    late = next(page for page in pages if re.search(r"^[1-8] .*[!‼]", page, re.MULTILINE))
    strength = re.search(r"Outlaws: strength (\d+), ([234]) VP each", late)
    assert strength is not None
    assert 8 <= int(strength[1]) <= 13


def test_the_players_lines_have_horses_tiles_and_rodeos() -> None:
    text = " ".join(" ".join(on_screen(Options(2, variants="might-is-right horses"))).split())
    assert re.search(r"Duel tiles: 0 6=15 1 6=15", text)
    assert re.search(r"Horses: .*★1", text)
    assert re.search(r"[01] \d \(\d·\d·\d·\d·\d\)", text)


def test_the_real_command_leads_from_the_menu_to_standish(tmp_path: Path) -> None:
    with Pty("play", "board", "--seed", "pty", cwd=tmp_path) as terminal:
        terminal.until("> ")
        terminal.type("a")
        for question in ("Your name?", "Which Standish?", "(Enter: none)?"):
            terminal.until(question)
            terminal.type("")
        terminal.until("choose a parcel for a property tile.")
        terminal.type("d4")
        terminal.until("d4")
        terminal.type("q")
        terminal.until("Save the game")
        terminal.type("y")
        assert terminal.finish() == 0
    assert "solo: rancher" in (tmp_path / "carson-pty.carson").read_text()


def test_a_line_beside_the_map_is_wrapped_and_not_cut_off() -> None:
    words = [f"word{number}" for number in range(30)]
    screen = Screen([])
    screen.terminal.show(Beside(Text("x" * 43), Group(Text(" ".join(words))), 43, 33))
    assert [word for word in screen.text.split() if word.startswith("word")] == words
    assert max(map(len, screen.text.splitlines())) <= 80
