"""Hard and master of the board game: the network's arithmetic, what they see, and that they can be repeated."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from carson.board.library import new_game, new_rules
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.variants.registry import VARIANTS
from carson.bots import make_bot, play
from carson.bots.board.learned.bot import Effort, LearnedBoard
from carson.bots.board.learned.features import MOMENTS, NO_FACE, Features, fixed, numbers
from carson.bots.board.learned.judging import Judge
from carson.bots.board.learned.network import Network, forward, shipped
from carson.bots.board.learned.playouts import DEAR, Playouts
from carson.bots.board.planner.planner import Planner
from carson.kernel import Log, SampledChance
from carson.training.board.fitting import NEAR, fit, gradients, new_weights
from carson.training.board.samples import Finished, Samples, collect, join
from carson.training.board.selfplay import EXPLORER
from carson.training.board.selfplay import play as play_for_training
from carson.training.board.tables import random_table
from carson.training.board.training import Generation, train
from carson.training.generations import Settings


def _positions(options: Options, seed: str, every: int = 9) -> list[Features]:
    """Some positions of a game played at random."""
    rules = BoardRules(options)
    chance = Random(seed)
    state = rules.start(Log(SampledChance(chance), quiet=True))
    always = fixed(rules.table)
    found = []
    count = 0
    while (decision := rules.decision(state)) is not None and count < 600:
        seat = decision.seats[0]
        rules.apply(state, seat, chance.choice(rules.legal(state, seat)), Log(SampledChance(chance), quiet=True))
        count += 1
        if count % every == 0:
            found.append(numbers(rules.table, state, always))
    return found


@pytest.fixture(scope="module")
def games() -> list[Finished]:
    chance = Random("games to learn from")
    tables = [random_table(chance) for _ in range(6)]
    return [play_for_training(options, None, [EXPLORER] * options.players, chance) for options in tables]


@pytest.mark.parametrize("players", [2, 6])
def test_every_position_of_every_table_has_rows_of_the_same_length_and_moderate_numbers(players: int) -> None:
    plain = _positions(Options(players), "plain")
    full = _positions(Options(players, variants=" ".join(VARIANTS), characters="0R 1Y 3Y 5R 8R 9Y 10R 11R"), "full")
    for position in plain + full:
        assert len(position.players) == len(position.faces) == players
        assert {len(row) for row in position.players} == {len(plain[0].players[0])}
        assert len(position.table) == len(plain[0].table)
        assert 0 <= position.moment < MOMENTS
        assert all(0 <= face <= NO_FACE for face in position.faces)
        assert max(abs(number) for row in (*position.players, position.table) for number in row) < 12


def test_the_network_judges_a_player_alike_in_every_seat() -> None:
    position = _positions(Options(3), "seats")[7]
    order = [2, 0, 1]
    turned = position._replace(
        players=[position.players[seat] for seat in order], faces=[position.faces[seat] for seat in order]
    )
    scores = shipped().scores([position])[0]
    assert np.allclose(shipped().scores([turned])[0], scores[order], atol=1e-3)


def test_chances_add_up_to_one_and_follow_the_scores() -> None:
    positions = _positions(Options(4), "chances")
    scores = shipped().scores(positions)
    chances = shipped().chances(scores, [position.moment for position in positions])
    assert np.allclose(chances.sum(axis=1), 1)
    assert (chances.argmax(axis=1) == scores.argmax(axis=1)).all()


def test_weights_of_another_layout_are_refused() -> None:
    weights = {**shipped()._w, "layout": np.array(99)}
    with pytest.raises(ValueError, match="layout 99"):
        Network(weights)


def test_gradients_are_those_of_the_network(games: list[Finished]) -> None:
    """Each weight moved a little changes the loss as its gradient says."""
    samples = collect(games)
    part = Samples(*(values[:6].astype(float) if values.dtype.kind == "f" else values[:6] for values in samples[4]))
    chance = np.random.default_rng(3)
    w = {name: value.astype(float) for name, value in new_weights(131, 107, chance).items()}

    def loss() -> float:
        off = forward(w, part.players, part.table, part.faces, part.moment).scores - part.scores
        far = np.abs(off)
        return float(np.where(far < NEAR, far * far / 2, NEAR * (far - NEAR / 2)).mean())

    _, grads = gradients(w, part)
    for name, grad in grads.items():
        at = np.unravel_index(np.abs(grad).argmax(), grad.shape)
        step = 1e-5
        w[name][at] += step
        above = loss()
        w[name][at] -= 2 * step
        below = loss()
        w[name][at] += step
        assert (above - below) / (2 * step) == pytest.approx(float(grad[at]), rel=0.02, abs=1e-7), name


def test_fitting_brings_the_scores_nearer(games: list[Finished]) -> None:
    samples = join([collect(games[:3]), collect(games[3:], 3)])
    wrong: list[float] = []
    fit(samples, None, 1200, 1e-3, 1, lambda step, steps, off: wrong.append(off))
    assert np.mean(wrong[-10:]) < 0.6 * np.mean(wrong[:5])


def test_training_goes_on_from_what_is_there(tmp_path: Path) -> None:
    told: list[Generation] = []
    settings = Settings(tmp_path, games=2, generations=1, seed="small")
    train(settings, told.append)
    again = train(settings._replace(generations=2), told.append)
    assert [each.number for each in told] == [1, 2]
    other = train(settings._replace(generations=2, folder=tmp_path / "at once"), told.append)
    positions = _positions(Options(4), "same")[:3]
    assert np.array_equal(Network.load(again).scores(positions), Network.load(other).scores(positions))


@pytest.mark.parametrize("name", ["hard", "master"])
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    """And what is hidden changes nothing: the bot is shown its view alone."""
    game = new_game(Options(3, variants="might-is-right"), "same")
    first, again = (make_bot(game, name, 5) for _ in range(2))
    others = make_bot(game, "normal", 6)
    asked = 0
    while asked < 6 and game.decision is not None:
        seat = game.decision.seats[0]
        legal = game.legal_actions(seat)
        action = others.choose(game.view(seat), legal)
        if seat == 1 and len(legal) > 1:
            hidden = game.rules.view(game.rules.redraw(game.state, seat, Random(8)), seat)
            action = first.choose(game.view(seat), legal)
            assert again.choose(hidden, legal) == action
            asked += 1
        game.apply(seat, action)
    assert asked == 6


@pytest.mark.parametrize("number", range(4))
def test_a_learned_bot_plays_any_table_to_its_end(number: int) -> None:
    """With less effort than master's, so that it takes no time; `play` refuses what is illegal."""
    effort = Effort(answers=2, decisions=1, turns=1, questions=("character", "cowboy"))
    options = random_table(Random(f"any {number}")) if number else Options(4, variants=" ".join(VARIANTS))
    game = new_game(options, f"any {number}")
    bots = [
        LearnedBoard(str(seat), effort) if seat < 2 else make_bot(game, "normal", seat)
        for seat in range(game.rules.seats)
    ]
    assert len(play(game, bots).scores) == options.players


def test_a_playout_ends_with_the_round_and_in_the_last_one_with_the_game() -> None:
    rules = new_rules(Options(3))
    chance = Random("rounds")
    state = rules.start(Log(SampledChance(chance), quiet=True))
    playouts = Playouts(rules, Judge(rules, shipped()), "rounds")
    for expected in (1, 2, 3, 4):
        playouts.play_on(state, chance)
        assert state.round == expected
        assert state.frames
    playouts.play_on(state, chance)
    assert not state.frames
    assert playouts.values([state], 0) == [pytest.approx(state.vp[0] - (state.vp[1] + state.vp[2]) / 2)]


def test_the_network_decides_the_first_close_calls_of_a_playout() -> None:
    rules = new_rules(Options(3))
    chance = Random("judged")
    state = rules.start(Log(SampledChance(chance), quiet=True))
    playouts = Playouts(rules, Judge(rules, shipped()), "judged", judged=2)
    decisions: list[int] = []
    playouts.play_on(state, chance, lambda seat, action: decisions.append(seat))
    assert playouts.left == -len(decisions) - 2 * DEAR


def _tried(*efforts: Effort) -> Playouts:
    """What was spent on the first cowboy of a game."""
    game = new_game(Options(4), "effort")
    planners = [Planner(str(seat)) for seat in range(4)]
    while game.decision is not None and game.decision.kind != "cowboy":
        seat = game.decision.seats[0]
        legal = game.legal_actions(seat)
        game.apply(seat, planners[seat].propose(game.view(seat), legal, 1)[0][1])
    assert game.decision is not None
    seat = game.decision.seats[0]
    bot = LearnedBoard("effort", *efforts)
    bot.choose(game.view(seat), game.legal_actions(seat))
    assert bot.playouts is not None
    return bot.playouts


def test_master_tries_out_no_more_than_it_may() -> None:
    assert -600 < _tried(Effort(answers=4, decisions=60, turns=24)).left < 60


def test_every_question_has_its_own_effort_and_only_close_calls_are_tried_out() -> None:
    characters = Effort(answers=4, decisions=5000, turns=1, questions=("character",))
    placing = Effort(answers=3, decisions=60, turns=1, questions=("cowboy",), behind=100.0)
    assert _tried(characters).left == 0
    assert _tried(characters, placing._replace(behind=0.001)).left == 0
    assert _tried(characters, placing).left < 60
    assert _tried(characters, placing).left != 0
