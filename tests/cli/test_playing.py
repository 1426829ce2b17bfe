"""A game by scripted input: from the first page to the score sheets."""

from pathlib import Path

import pytest

from carson.cards.library import new_game, replayed
from carson.cards.options import Options
from carson.kernel import parse
from cli.driving import ESCAPE, answers, carson


def test_a_whole_game_ends_with_every_score_sheet_and_the_places(tmp_path: Path) -> None:
    file = tmp_path / "game.carson"
    done = carson("play", "cards", "--seed", "abc", "--record", str(file), stdin="\n".join(answers("abc")))
    assert (done.status, done.err) == (0, "")
    outcome = replayed(parse(file.read_text())).outcome()
    assert outcome is not None
    end = done.out[done.out.index("The game is over") :]
    for line in ("Ranches", "Mines", "Saloons", "House bonus", "City Hall: buildings", "Outlaws", "Characters"):
        assert f"\n{line} " in end
    assert end.split("Total")[1].splitlines()[0].split() == [str(points) for points in outcome.scores]
    assert "wins." in end
    assert f"Seed: abc\nThe record has been saved to {file}" in end


def test_nothing_in_a_pipe_is_coloured_or_prompted() -> None:
    done = carson("play", "cards", "--seed", "abc", stdin="7\nq\n")
    assert ESCAPE not in done.out
    assert "(? for help)" not in done.out
    assert all(line == line.rstrip() for line in done.out.splitlines())


def test_numbers_and_beginnings_do_as_well_as_the_whole_text(tmp_path: Path) -> None:
    long, short = tmp_path / "long", tmp_path / "short"
    carson("play", "cards", "--seed", "abc", "--record", str(long), stdin="bid 7\ntake I-17\nplace n14\nbid 2\n")
    carson("play", "cards", "--seed", "abc", "--record", str(short), stdin="7\nt 17\nN14\nb 2\n")
    assert long.read_text() == short.read_text()
    assert "0 place n14" in short.read_text()


def test_the_end_of_the_input_is_said_and_what_was_played_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = carson("play", "cards", "--seed", "abc", stdin="7\n")
    assert done.status == 0
    assert "The input ended before the game did, after one move." in done.out
    assert "carson play cards --resume carson-abc.carson" in " ".join(done.out.split())
    assert "0 bid 7" in (tmp_path / "carson-abc.carson").read_text()


def test_who_typed_nothing_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert carson("play", "cards", "--players", "human,greedy", "--seed", "abc").status == 0
    assert list(tmp_path.iterdir()) == []


def test_a_game_goes_on_from_its_record_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    table = ["--real", "2", "--names", "Anna,Bob", "--virtual", "expert", "--seed", "duo"]
    typed = answers("duo", Options(2, ("expert", "expert")))[:14]
    carson("play", "cards", *table, "--record", str(whole), stdin="\n".join(typed))
    carson("play", "cards", *table, "--record", str(parted), stdin="\n".join(typed[:9]))
    assert "end 9 moves" in parted.read_text()
    done = carson("play", "cards", "--resume", str(parted), stdin="\n".join(typed[9:]))
    assert "Continuing after 9 moves." in done.out
    assert "Anna’s city" in done.out
    assert parted.read_text() == whole.read_text()


def test_bots_play_their_own_seats(tmp_path: Path) -> None:
    file = tmp_path / "game"
    done = carson(
        "play", "cards", "--players", "human,greedy,random", "--seed", "1", "--record", str(file), stdin="9\n"
    )
    head = parse(file.read_text()).head
    assert (head["seat-0"], head["seat-1"], head["seat-2"]) == ("human Player 1", "greedy Greedy", "random Random")
    assert head["players"].count("real") == 3
    assert "Bids: Player 1 (9), Greedy " in done.out


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (["--real", "2"], "real hat, real star, virtual beginner cactus, virtual beginner boot"),
        (["--virtual", "expert"], "real hat" + ", virtual expert {}" * 3),
        (["--virtual", "beg,exp", "--players-total", "5"], "real hat, virtual beginner {}" + ", virtual expert {}" * 3),
        (["--real", "5"], "real hat" + ", real {}" * 4),
        (["--suits", "boot,hat"], "real boot, virtual beginner hat" + ", virtual beginner {}" * 2),
    ],
)
def test_options_set_the_table(options: list[str], players: str, tmp_path: Path) -> None:
    carson("play", "cards", *options, "--record", str(tmp_path / "game"))
    written = parse((tmp_path / "game").read_text()).head["players"].split(", ")
    assert len(written) == len(players.split(", "))
    for found, wanted in zip(written, players.split(", "), strict=True):
        assert found == wanted or (wanted.endswith("{}") and found.startswith(wanted[:-3]))


def test_five_experts_against_one_are_warned_of() -> None:
    assert "hardly ever wins" in carson("play", "cards", "--virtual", "expert", "--players-total", "6").out
    assert "hardly ever wins" not in carson("play", "cards", "--virtual", "expert", "--players-total", "5").out


def test_without_hints_no_gains_are_shown() -> None:
    done = carson("play", "cards", "--seed", "abc", "--no-hints", stdin="9\ntake I-17\n")
    assert "gain" not in done.out
    assert "Player 1’s city" in done.out


@pytest.mark.parametrize(("argv", "told"), [([], True), (["--no-hints"], False)])
def test_without_hints_no_sums_are_shown(argv: list[str], told: bool) -> None:
    claims = "claim a1\nclaim h8\nclaim a2\nclaim h7\n"
    done = carson("play", "board", "--players", "human,human", "--seed", "sums", *argv, stdin=claims)
    assert "Grocer" in done.out
    assert ("3 take the Grocer  up to +$8" in done.out) == told


def test_the_page_shows_what_a_player_needs_to_bid() -> None:
    page = carson("play", "cards", "--seed", "abc").out
    view = new_game(Options(), "abc").view(0)
    for name in view.offer[1:]:
        assert name in page
    assert "Doctor" in page  # the character on offer, by name and by what it does
    assert "you may add 2 to your bid" in " ".join(page.split())
    assert "Ties: Cactus > Boot > Star > Horseshoe > Cattle > Hat" in page
    assert page.count("1 2 3 4 5 6 7 8 9") == 5  # everybody's bids left, and the choice


@pytest.mark.rule("CG-8.3")
def test_players_with_equal_points_share_a_place(tmp_path: Path) -> None:
    pad = "virtual: Anna points 90\nvirtual: Bob points 90\nvirtual: Cy points 12\n"
    out = carson("score", "-", stdin=pad).out
    assert [line.split() for line in out.splitlines() if "1." in line or "3." in line] == [
        ["joint", "1.", "Anna", "90"],
        ["joint", "1.", "Bob", "90"],
        ["3.", "Cy", "12"],
    ]
    assert "Anna and Bob tie for first place" in out


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("mine")
    done = carson("play", "cards", "--record", str(file), stdin="7\n")
    assert done.status == 2
    assert "--resume" in done.err
    assert file.read_text() == "mine"


def test_several_people_are_asked_in_the_order_of_their_seats() -> None:
    out = carson("play", "cards", "--real", "3", "--seed", "trio", stdin="7\n8\n9\n").out
    places = [out.index(f"Player {number}: choose a bid card") for number in (1, 2, 3)]
    assert places == sorted(places)
    assert "Bids: Player 1 (7), Player 2 (8), Player 3 (9)" in out


def test_a_sign_of_the_cards_can_be_asked_about() -> None:
    out = carson("play", "cards", "--seed", "abc", stdin="? Hl\n? GS\n").out
    assert out.index("CG-8.19  Hotel") < out.index("CG-8.20  General Store")
