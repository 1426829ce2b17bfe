"""OpenSpiel plays both games: its own simulation finds nothing wrong, and chance is explicit."""

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="needs open_spiel (the extra open-spiel), which is not in the dev group"
)

from carson.board.material.pieces import COUNTS, MINE, RANCH  # noqa: E402
from carson.environments import open_spiel  # noqa: E402 - only where pyspiel is there


@pytest.mark.parametrize(
    "text",
    [
        "carson_cards(players=2)",
        "carson_cards(players=1,virtual=expert expert expert,reward=margin)",
        "carson_board(players=2)",
        "carson_board(players=3,characters=gold,variants=might-is-right new-beginning horses outlaws)",
        "carson_board(solo=urban)",
    ],
)
def test_openspiels_own_simulation_finds_nothing_wrong(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def draw_all(state: Any, rng: Random) -> Any:
    while state.is_chance_node():
        values, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choices(values, chances)[0])
    return state


def test_the_setup_is_drawn_by_chance_nodes() -> None:
    state = pyspiel.load_game("carson_board(players=3)").new_initial_state()
    assert state.is_chance_node()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert outcomes[RANCH] / outcomes[MINE] == pytest.approx((COUNTS[RANCH] - 2) / (COUNTS[MINE] - 2)), "from the bag"
    draw_all(state, Random(7))
    assert state.current_player() in (0, 1, 2)
    assert state.action_to_string(state.legal_actions()[0]).startswith("claim ")


def test_a_bid_tells_the_next_bidder_nothing() -> None:
    state = draw_all(pyspiel.load_game("carson_cards").new_initial_state(), Random(7))
    assert state.current_player() == 0
    known = set()
    for bid in state.legal_actions():
        after = state.child(bid)
        assert after.current_player() == 1
        known.add((after.information_state_string(1), after.observation_string(1), tuple(after.observation_tensor(1))))
    assert len(known) == 1


def test_a_clone_goes_its_own_way() -> None:
    state = draw_all(pyspiel.load_game("carson_cards(players=2)").new_initial_state(), Random(7))
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.current_player() == 0
    assert other.current_player() == 1


def test_a_set_drawn_by_lot_is_refused() -> None:
    with pytest.raises(ValueError, match="A random set follows from a seed"):
        open_spiel.BoardGame({"characters": "random"})
