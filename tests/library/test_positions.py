"""Records of both games, loaded and walked through."""

from pathlib import Path

import pytest

import carson
from carson.kernel import Game, parse

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.rglob("*.carson"))
SOME = [FILES[0], FILES[-1], *FILES[5::12]]


def name(file: Path) -> str:
    return file.relative_to(RECORDS).with_suffix("").as_posix()


@pytest.mark.parametrize("file", SOME, ids=name)
def test_a_record_is_loaded_from_a_path_a_text_and_a_record(file: Path) -> None:
    game = carson.load(file)
    text = file.read_text("utf-8")
    assert game.rules.game == file.relative_to(RECORDS).parts[0]
    assert game == carson.load(str(file)) == carson.load(text) == carson.load(parse(text))
    assert carson.record(game).digest == parse(text).digest


@pytest.mark.parametrize("file", SOME, ids=name)
def test_the_positions_of_a_record_are_those_that_its_moves_lead_to(file: Path) -> None:
    game = carson.load(file)
    positions = list(game.positions())
    assert [position.number for position in positions] == list(range(len(game.moves) + 1))
    assert [position.move for position in positions] == [game.setup, *game.moves]
    assert [position.played for position in positions] == [*game.moves, None]
    assert positions[-1].state == game.state
    for number in (0, len(positions) // 2, len(positions) - 1):
        then, position = carson.load(file, upto=number), positions[number]
        assert position.state == then.state
        assert position.decision == then.decision
        assert position.view(0) == then.view(0)
        assert position.text() == then.rules.position_text(then.state)
        assert position.events == position.move.events


@pytest.mark.parametrize("file", SOME, ids=name)
def test_scores_are_there_at_every_position_and_end_as_the_outcome(file: Path) -> None:
    game = carson.load(file)
    scores = [position.scores() for position in game.positions()]
    assert len({len(one) for one in scores}) == 1
    assert len(set(scores)) > 5
    outcome = game.outcome()
    if outcome is not None:
        assert scores[-1] == outcome.scores == game.scores()


def test_a_score_sheet_adds_up_to_the_score_before_and_after_the_end() -> None:
    for file in SOME:
        game = carson.load(file)
        rules = game.rules
        for position in list(game.positions())[::25]:
            for seat in range(rules.seats):
                sheet = rules.sheet(position.state, seat)  # type: ignore[arg-type]
                assert sheet.total == position.scores()[seat]


def test_states_of_positions_are_apart_from_each_other_and_from_the_game() -> None:
    game = carson.new_game("board", players=2, seed=7)
    game.apply(0, "claim d4")
    walk = game.positions()
    first = next(walk)
    first.state.money[0] = 99
    game.apply(1, "claim e4")
    rest = list(walk)
    assert [position.number for position in rest] == [1]  # as many as there were
    assert rest[0].state.money[0] != 99
    assert game.state.money[0] != 99


def test_a_finished_game_and_a_running_one_are_saved_and_loaded(tmp_path: Path) -> None:
    game = carson.new_game("cards", players=2, seed=7)
    bots = [carson.bots.make_bot(game, "random", seat) for seat in range(2)]
    carson.save(game, tmp_path / "begun.carson", {"event": "test"})
    begun = carson.load(tmp_path / "begun.carson", "cards")
    carson.bots.play(game, bots)
    carson.save(game, str(tmp_path / "over.carson"))
    assert carson.load(tmp_path / "over.carson") == game
    # The loaded game goes on as the first did.
    carson.bots.play(begun, [carson.bots.make_bot(begun, "random", seat) for seat in range(2)])
    assert begun == game


def test_a_loaded_game_goes_on_with_another_seed() -> None:
    game = carson.new_game("cards", players=1, seed=7)
    other = carson.load(carson.record(game), seed=8)
    assert other.seed == "8"
    bot = carson.bots.make_bot("cards", "greedy")
    assert carson.bots.play(game, [bot]) != carson.bots.play(other, [bot])


def test_the_wrong_game_is_refused() -> None:
    record = carson.record(carson.new_game("cards", seed=7))
    with pytest.raises(carson.RecordError, check=lambda error: error.code == "record-other-game"):
        carson.load(record, "board")
    with pytest.raises(carson.RecordError, check=lambda error: error.code == "game-unknown"):
        carson.load(record.text().replace("game: cards", "game: chess"))


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(carson.RecordError, check=lambda error: error.code == "record-not-one"):
        carson.load(tmp_path / "picture.png")
    with pytest.raises(FileNotFoundError):
        carson.load(tmp_path / "nothing.carson")
    public = carson.record(carson.new_game("cards", seed=7), public=True)
    with pytest.raises(carson.RecordError, check=lambda error: error.code == "record-still-open"):
        carson.load(public)


def test_a_game_taken_up_from_a_snapshot_has_no_positions_to_walk_through() -> None:
    game = carson.new_game("board", players=2, seed=7)
    game.apply(0, "claim d4")
    resumed: carson.BoardGame = Game.resume(game.rules, game.snapshot(), "7")
    with pytest.raises(carson.RecordError, check=lambda error: error.code == "record-without-beginning"):
        next(resumed.positions())


@pytest.mark.parametrize("name", ["board", "cards"])
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_view_is_of_a_seat_that_plays(name: str, seat: int) -> None:
    game = carson.new_game(name, players=2, seed=7)
    for moment in (game, next(iter(game.positions()))):
        with pytest.raises(carson.CarsonError, match=f"There is no seat {seat} in this game; its seats are 0 and 1."):
            moment.view(seat)
