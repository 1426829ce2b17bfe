"""The board game by scripted input: from the first page to the score sheets."""

import re
from bisect import bisect_left
from pathlib import Path

import pytest

from carson.board.actions import Road
from carson.board.characters.sets import playable
from carson.board.library import new_game, replayed
from carson.board.options import Options
from carson.cli.board.setup.options import for_rematch
from carson.cli.board.setup.seats import seating
from carson.cli.board.setup.typed import TypedSetup
from carson.cli.board.start import _terminal_game
from carson.cli.table.rematches import PlayOptions
from carson.kernel import parse
from carson.pad.sets import random_set
from carson.words import Words
from cli.driving import ESCAPE, Screen, board_answers, carson

DUO = ["play", "board", "--players", "human,human", "--names", "Anna,Bob", "--seed", "duo"]


def play(*typed: str, argv: list[str] = DUO) -> str:
    done = carson(*argv, stdin="\n".join(typed))
    assert (done.status, done.err) == (0, "")
    return done.out


def test_a_whole_game_ends_with_the_map_every_sheet_and_the_places(tmp_path: Path) -> None:
    file = tmp_path / "game.carson"
    out = play(*board_answers("duo"), argv=[*DUO, "--record", str(file)])
    game = replayed(parse(file.read_text()))
    outcome = game.outcome()
    assert outcome is not None
    end = out[out.index("The game is over") :]
    for line in ("VP during the game", "Money", "Buildings", "Houses and Townhouses", "Mountains", "Train Station"):
        assert f"\n{line} " in end
    assert end.split("Total")[1].splitlines()[0].split() == [str(points) for points in outcome.scores]
    assert f"{['Anna', 'Bob'][outcome.winners[0]]} wins" in end
    built = [kind for kind in game.view(None).ground if kind not in ("free", "mountain")]
    assert len(built) > 1, "nobody built, so the game shows little"
    assert "   a    b    c" in end


@pytest.mark.parametrize(("players", "characters"), [(3, "gold"), (6, "scores"), (4, "owners")])
def test_every_question_of_a_game_can_be_answered_by_its_text(players: int, characters: str) -> None:
    typed = board_answers("all", Options(players, "full", characters))
    argv = ["play", "board", "--players", ",".join(["human"] * players), "--seed", "all", "--characters", characters]
    assert "The game is over" in play(*typed, argv=argv)


def test_bots_play_their_own_seats(tmp_path: Path) -> None:
    file = tmp_path / "game"
    out = play(
        "a8", "h8", argv=["play", "board", "--players", "human,greedy,random", "--seed", "7", "--record", str(file)]
    )
    head = parse(file.read_text()).head
    assert (head["seat-0"], head["seat-1"], head["seat-2"]) == ("human Player 1", "greedy Greedy", "random Random")
    assert head["players"] == "3"
    assert "Player 1: choose a character." in out


def test_nothing_in_a_pipe_is_coloured_or_prompted() -> None:
    out = play(*board_answers("duo", upto=30))
    assert ESCAPE not in out
    assert "(? for help)" not in out
    assert all(line == line.rstrip() for line in out.splitlines())


def test_names_and_beginnings_do_as_well_as_the_whole_text(tmp_path: Path) -> None:
    start = ["claim d4", "claim e5", "claim a1", "claim h8"]
    long = [*start, "choose sheriff", "choose banker", "cowboy wages", "cowboy gambling", "cowboy buy-3", "pass"]
    short = ["d4", "E5", "a1", "cl h8", "1", "bank", "wag", "14", "buy-3", "p"]
    files = []
    for number, typed in enumerate((long, short)):
        file = tmp_path / str(number)
        play(*typed, argv=[*DUO, "--record", str(file)])
        files.append(file.read_text())
    assert files[0] == files[1]
    assert "end 10 moves" in files[0]


@pytest.mark.rule("BG-9.18")
@pytest.mark.parametrize("typed", ["18", "editor", "ed", "choose editor"])
def test_the_editor_is_taken_by_number_or_by_name(typed: str) -> None:
    argv = [*DUO, "--characters", "1Y 2Y 14 16R 17 18R 19R"]
    assert "takes the Editor" in play("d4", "e5", "a1", "h8", typed, argv=argv)


def test_a_page_tells_what_a_player_needs() -> None:
    out = play("d4", "e5", "a1", "h8", "captain", "2", "banker")
    page = out[out.rindex(" Round 1 of 4") :]
    assert "Turn order:" in page
    assert re.search(r"[▶ ]0 Anna +\$\d+ +0 +\d+", page)  # money, VP, firepower
    assert "parcels to buy:" in page
    for space in ("wages", "ammunition", "buy-12", "parcels-income", "vp-2"):
        assert space in page


@pytest.mark.rule("BG-1.6")
def test_any_person_may_lay_a_road_out_of_turn() -> None:
    game = new_game(Options(2), "duo")
    assert game.decision is not None
    other = 1 - game.decision.seats[0]
    line = next(action.line for action in game.legal_actions(other) if type(action) is Road)
    out = play(f"{other} road {line}", f"{other} {line}", "9 road a1n", f"w {other} road z9e")
    assert f"{['Anna', 'Bob'][other]} lays a road" in out
    assert f"{['Anna', 'Bob'][other]} has no roads left. [BG-1.6]" in " ".join(out.split())  # there was only the one
    assert "Nobody at this keyboard has seat 9." in out
    assert "“z9e” is not a place for a road" in out


def test_undo_takes_back_the_last_move_of_a_person() -> None:
    out = play("d4", "u")
    assert "is undone." in out
    assert out.count("choose a parcel for a property tile.") == 3


def test_undo_takes_the_bots_answers_back_too() -> None:
    argv = ["play", "board", "--players", "human,random,random", "--seed", "7"]
    out = play("d4", "e5", "u", "q", argv=argv)
    assert "Player 1’s last action is undone." in out


def test_what_was_rolled_is_not_taken_back() -> None:
    typed = board_answers("duo", upto=60)
    # How many answers it takes until dice have been rolled.
    rolled = bisect_left(range(len(typed)), True, key=lambda count: "Dice: " in play(*typed[:count]))
    assert "There is nothing to undo" in play(*typed[:rolled], "u")


def test_a_game_goes_on_from_its_record_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    typed = board_answers("duo", upto=20)
    play(*typed, argv=[*DUO, "--record", str(whole)])
    play(*typed[:9], argv=[*DUO, "--record", str(parted)])
    assert "end 9 moves" in parted.read_text()
    out = play(*typed[9:], argv=["play", "board", "--resume", str(parted)])
    assert "Continuing after 9 moves." in out
    assert parted.read_text() == whole.read_text()


def test_the_end_of_the_input_is_said_and_what_was_played_is_kept(own_folder: Path) -> None:
    out = play("d4")
    assert "The input ended before the game did, after one move." in out
    assert "carson play board --resume carson-duo.carson" in " ".join(out.split())
    assert "claim d4" in (own_folder / "carson-duo.carson").read_text()


@pytest.mark.rule("BG-3.7")
def test_a_random_set_follows_from_the_seed_and_can_be_played() -> None:
    sets = [random_set(str(seed)) for seed in range(60)]
    assert sets[0] == random_set("0")
    assert len(set(sets)) > 50
    for text in sets:
        playable(text)  # raises for one that cannot be


def test_a_rematch_draws_the_characters_anew_where_they_were_random() -> None:
    drawn = Options(2, "full", random_set("s"))
    assert for_rematch(drawn, "s", "s") == drawn
    assert for_rematch(drawn, "s", "s-2") == Options(2, "full", random_set("s-2")) != drawn
    chosen = Options(2, "full", "1R 2Y 3Y 4Y 5Y 6Y 14")
    assert for_rematch(chosen, "s", "s-2") == chosen


def test_a_table_with_random_characters_begins_each_game_with_others() -> None:
    words = Words("en")
    seats = seating(words, "s", players="human,human", setup=TypedSetup(characters="random"))
    evening = _terminal_game(PlayOptions(), words, Screen([]).terminal, seats, "s", None)
    sets = [evening.new(seed).view(None).table.options.characters for seed in ("s", "s-2", "s-3")]
    assert sets == [random_set("s"), random_set("s-2"), random_set("s-3")]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("z9", "You cannot do “z9” here"),
        ("claim z9", "“z9” is not a parcel; parcels are a1 to h8."),
        ("pass now", "Type “pass” on its own."),
        ("build d4", "does not say what to build and where"),
        ("spend x", "“x” is not an amount"),
        ("cowboy wage", "BG-3.6]"),
        ("i", "Name a parcel, as in “i d4”"),
        ("i xyzzy d4", "You cannot do “xyzzy” here"),
        ("o", "Name a place with cowboys"),
        ("o wages", "There is no duel on Wages."),
        ("w claim d4", "You may "),
        ("w pass", "BG-3.6]"),
        ("? d4", "d4"),
        ("? mercenary", "firepower this round"),
        ("? wages", "Wages: $4"),
        ("? saloon", "BG-8.5"),
        ("? road", "BG-1.6"),
        ("? Hl", "Hotel\n  BG-8.6"),
        ("? Mt", "\n  Mountain\n"),
        ("m", "Mt Mountain, Ho House"),
        ("?", "\n             there; i: everything\n"),
        ("r BG-4.5", "pass order breaks every tie"),
        ("i saloon a1", "Saloon on a1"),
        ("s", "If the game ended now"),
        ("c", "In the bag: "),
        ("t", "building income"),
        ("m", "   a    b    c"),
        ("l", "The city starts at"),
        ("\x1b[2J", "You cannot do"),
    ],
)
def test_whatever_is_typed_is_answered_and_changes_nothing(typed: str, said: str) -> None:
    out = play(typed, "q")
    assert said in out
    assert ESCAPE not in out
    assert "now owns parcel" not in out


def test_i_alone_tells_every_income_and_o_alone_every_duel_to_come() -> None:
    claims = ["d4", "e5", "a1", "h8", "sheriff", "banker"]
    out = play(*claims, "cowboy vp-2", "cowboy vp-2", "cowboy vp-3", "cowboy vp-3", "o")
    answer = out[out.rindex("or pass.") :]
    assert answer.count("VP purchase at $2") == answer.count("VP purchase at $3") == 1
    assert len(re.findall(r"\d+%  (?:Anna|Bob), firepower", answer)) == 4
    late = play(*board_answers("duo")[:-1], "i")
    assert re.search(r"^ +\$\d+  [A-Z][a-z ]+ on [a-h][1-8]  (Anna|Bob)$", late, re.MULTILINE)


def test_a_narrow_track_says_what_is_for_sale_where_cowboys_stand() -> None:
    claims = ["d4", "e5", "a1", "h8", "sheriff", "banker"]
    page = play(*claims, "cowboy buy-12", "cowboy buy-12")
    assert re.search(r" 5 buy-12 (Mine|Mi) [01]{2} ", page[page.rindex("Round 1 of 4") :])


def test_the_parcels_on_sale_are_named_once() -> None:
    claims = ["d4", "e5", "a1", "h8", "sheriff", "banker"]
    page = play(*claims, "cowboy c8", "pass", "pass")
    question = page[page.rindex("choose a parcel to buy:") : page.index("The input ended")]
    assert question.count("c8") == 1


def test_the_rules_of_the_game_that_is_played_come_first() -> None:
    board = play("r settler", "r")
    assert board.index("BG-9.5") < board.index("CG-7.26")
    assert board.rindex("BG-1 ") < board.rindex("CG-1 ")
    cards = carson("play", "cards", "--seed", "abc", stdin="r settler\nr\n").out
    assert cards.index("CG-7.26") < cards.index("BG-9.5")
    assert cards.rindex("CG-1 ") < cards.rindex("BG-1 ")
