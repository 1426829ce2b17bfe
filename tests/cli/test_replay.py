"""Records told, shown and checked."""

import json
import re
from pathlib import Path

import pytest

from carson.kernel import parse
from cli.driving import carson

RECORDS = Path(__file__).parents[1] / "records" / "cards"
DUO = RECORDS / "2-with-2-of-two-levels.carson"
STOPPED = RECORDS / "6-stopped-while-bidding.carson"


def test_a_record_is_told_round_by_round_to_the_score_sheets() -> None:
    done = carson("replay", str(DUO))
    record = parse(DUO.read_text())
    assert (done.status, done.err) == (0, "")
    for era in ("I", "II"):
        for number in range(1, 10):
            assert done.out.count(f" Era {era}, round {number}  ─") == 1
    assert done.out.index("Era II, round 9") < done.out.index("The last round is over.") < done.out.index("Total")
    assert record.scores is not None
    total = next(line for line in done.out.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(points) for points in record.scores]
    assert f"{len(record.lines) - 1} moves" in done.out


def test_events_stand_under_the_round_they_belong_to() -> None:
    out = carson("replay", str(DUO)).out
    rounds = re.split(r"^ Era .*─$", out[: out.index("The game is over")], flags=re.MULTILINE)[1:]
    assert len(rounds) == 18
    for told in rounds:
        assert told.count("On offer: ") == 1
        assert told.count("Bids: ") == 1
        assert told.index("On offer: ") < told.index("Bids: ") < told.index("Order of choice: ")


def test_a_game_that_is_not_over_ends_with_its_position() -> None:
    out = carson("replay", str(STOPPED)).out
    assert "The record ends before the game does." in out
    assert "Waiting for Player 2 and Player 6: choosing bid cards." in out


def test_a_position_is_shown_after_any_number_of_moves() -> None:
    first = carson("replay", str(DUO), "--move", "0")
    assert first.out.startswith("After set-up\n Era I, round 1 of 9 ")
    later = carson("replay", str(DUO), "--move", "40")
    assert later.out.startswith("After 40 moves\n")
    assert later.out.count("’s city") == 2


def test_a_position_as_json_is_what_the_seat_could_see() -> None:
    moves = carson("replay", str(STOPPED), "--json")
    number = json.loads(moves.out)["moves"][-1]["number"]
    sealed = json.loads(moves.out)["moves"][-1]["seat"]
    position = ["replay", str(STOPPED), "--json", "--move", str(number)]
    own = json.loads(carson(*position, "--seat", str(sealed)).out)["view"]
    other = json.loads(carson(*position, "--seat", str((sealed + 1) % 6)).out)["view"]
    assert own["my_bid"] > 0
    assert own["players"][sealed]["laid"] is True
    assert other["players"] == own["players"]
    assert other["my_bid"] == 0 or other["my_bid"] != own["my_bid"]


def test_json_has_every_move_with_its_draws_and_the_end() -> None:
    data = json.loads(carson("replay", str(DUO), "--json").out)
    record = parse(DUO.read_text())
    assert [move["action"] for move in data["moves"]] == [line.action for line in record.lines]
    assert [tuple(move["draws"]) for move in data["moves"]] == [line.draws for line in record.lines]
    assert data["scores"] == list(record.scores or ())
    assert data["players"][2]["level"] == "intermediate"


def test_a_seat_is_told_nothing_that_others_keep_secret() -> None:
    def kinds(*seat: str) -> set[str]:
        data = json.loads(carson("replay", str(DUO), "--json", *seat).out)
        return {(event["kind"], event.get("seat")) for move in data["moves"] for event in move["events"]}

    assert not any(kind == "bid-chosen" for kind, _ in kinds())
    assert {seat for kind, seat in kinds("--seat", "1") if kind == "bid-chosen"} == {1}


def test_remarks_are_told_with_their_moves(tmp_path: Path) -> None:
    lines = DUO.read_text().splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("start"))
    file = tmp_path / "annotated"
    file.write_text("\n".join([*lines[: start + 2], "# a bold one", *lines[start + 2 :]]) + "\n")
    assert "# a bold one" in carson("replay", str(file)).out


def edited(old: str, new: str) -> str:
    text = DUO.read_text()
    assert old in text
    return text.replace(old, new, 1)


OTHER_END = re.sub("position [0-9a-f]{16}", "position 0123456789abcdef", DUO.read_text())


def first_bid() -> str:
    return next(line for line in DUO.read_text().splitlines() if line.startswith("0 bid"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Line 1: This is not a game record"),
        ("hello\n", "Line 1: This is not a game record"),
        ("carson record 1\n", "The record is cut off"),
        (DUO.read_text()[:400], "The record is cut off"),
        ("\n".join(DUO.read_text().splitlines()[:-1]), "The record is cut off"),
        (edited("\nend ", "\n0 bid 1\nend "), "The closing line says"),
        (edited(first_bid(), "0 bid 77"), "cannot be played. You have no bid card 77"),
        (edited(first_bid(), "0 dance"), "“dance” cannot be played."),
        (edited(first_bid(), "what now"), "“what now” is not a line of a record"),
        (OTHER_END, "a different position"),
        (edited("game: cards", "game: chess"), "The record is for the game “chess”"),
        (edited("rules: 1", "rules: 99"), "version 99"),
        (edited("deck: reconstructed-1 ", "deck: other 0"), "deck"),
        (edited("players: ", "spieler: "), "The head has no line “players: …”"),
        (edited("terrain I-", "terrain X-"), "is not a draw"),
        (DUO.read_text() + "more\n", "There is text after the closing line"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "cards", "--resume"]])
def test_a_damaged_record_is_refused(command: list[str], text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged"
    file.write_text(text)
    done = carson(*command, str(file))
    assert done.status == 2
    assert reason in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_an_edited_move_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "edited"
    file.write_text(edited(first_bid(), "0 bid 77"))
    line = DUO.read_text().splitlines().index(first_bid()) + 1
    assert carson("replay", str(file)).err.startswith(f"carson: Line {line}: ")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "binary"
    file.write_bytes(b"carson record 1\n\xff\xfe")
    done = carson("replay", str(file))
    assert (done.status, "is not UTF-8 text (from byte 16)" in done.err) == (2, True)


def test_a_record_may_come_from_windows_and_from_the_standard_input() -> None:
    done = carson("replay", "-", stdin="\ufeff" + DUO.read_text().replace("\n", "\r\n"))
    assert (done.status, done.err) == (0, "")
