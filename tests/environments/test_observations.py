"""Observations are made from what a seat may know, lie within their bounds, and say what the table shows."""

import inspect
import re
from random import Random
from types import ModuleType

import numpy as np
import pytest
from msgspec import Struct

import carson
from carson.board.views.view import PlayerView as BoardPlayerView
from carson.cards.views.view import PlayerView as CardPlayerView
from carson.environments import board_observation, card_observation
from carson.environments.games import NUMBERS
from carson.environments.layout import HIGHEST, LOWEST, Layout
from carson.environments.variants.registry import OBSERVED
from environments.tables import moments


def part(layout: Layout, vector: np.ndarray, name: str) -> np.ndarray:
    shape = next(part.shape for part in layout.parts if part.name == name)
    return vector[layout.slice(name)].reshape(shape)


def test_what_is_hidden_from_a_seat_changes_no_number_it_gets() -> None:
    rng, redrawn = Random(7), 0
    for game, numbers, seat in moments(6, "hidden"):
        if rng.random() < 0.8:
            continue
        rules, state = game.rules, game.state
        other = rules.redraw(state, seat, rng)
        redrawn += rules.position_text(other) != rules.position_text(state)
        assert np.array_equal(numbers.observe(rules.view(other, seat)), numbers.observe(rules.view(state, seat)))
    assert redrawn > 100


def test_every_seat_can_be_observed_at_any_moment_and_no_number_is_out_of_bounds() -> None:
    for game, numbers, _ in moments(3, "bounds"):
        if game.version % 5:
            continue
        for seat in range(game.rules.seats):
            vector = numbers.observe(game.view(seat))
            assert vector.shape == (numbers.layout.size,)
            assert vector.dtype == np.float32
            assert LOWEST <= vector.min() <= vector.max() <= HIGHEST


def test_the_observer_comes_first_and_the_others_follow_clockwise() -> None:
    game = carson.new_game("board", players=3, seed=7)
    game.apply(0, "claim d4")
    layout = board_observation.LAYOUT
    for seat, first in ((0, 0), (1, 2), (2, 1)):
        vector = board_observation.observe(game.view(seat))
        owner = part(layout, vector, "owner")
        assert owner.sum() == 1
        assert owner[first, carson.board.material.ground.BY_NAME["d4"]] == 1
        assert part(layout, vector, "players")[3] == 1
        money = part(layout, vector, "figures")[:, 0] * 20
        assert money.tolist() == [15, 15, 15, 0, 0, 0]


def test_the_map_is_told_by_planes() -> None:
    view = carson.new_game("board", players=2, seed=7).view(0)
    ground = part(board_observation.LAYOUT, board_observation.observe(view), "ground")
    names = carson.board.material.pieces.NAMES
    assert [names[kind] for kind in ground.argmax(axis=0)] == list(view.ground)
    assert ground.sum() == 64


def test_a_sealed_bid_is_seen_by_its_owner_alone() -> None:
    game = carson.new_game("cards", players=4, seed=7)
    game.apply(0, "bid 3")
    layout = card_observation.LAYOUT
    seen = [part(layout, card_observation.observe(game.view(seat)), "my-bid") for seat in range(4)]
    assert [bids.argmax() if bids.any() else None for bids in seen] == [3, None, None, None]
    laid = part(layout, card_observation.observe(game.view(1)), "flags")[:, 0]
    assert laid.tolist() == [0, 0, 0, 1, 0, 0]


def test_a_city_lies_where_its_cards_are_placed() -> None:
    game = carson.new_game("cards", players=1, seed=7)
    while game.decision.kind != "place":
        game.apply(0, game.legal_actions(0)[-1])
    game.apply(0, "place n14")
    city = part(card_observation.LAYOUT, card_observation.observe(game.view(0)), "city")
    assert {(int(row), int(column)) for _, row, column in np.argwhere(city)} == {(13, 13), (13, 14), (14, 13), (14, 14)}


def test_points_are_those_of_the_score_sheets() -> None:
    for game, numbers, seat in moments(2, "points"):
        if game.rules.game == "cards":
            view = game.view(seat)
            points = part(numbers.layout, numbers.observe(view), "points") * 100
            players = len(view.players)
            assert [round(float(value)) for value in points[:players]] == [
                view.points((seat + at) % players) for at in range(players)
            ]


@pytest.mark.parametrize("game", ["board", "cards"])
def test_parts_follow_each_other_without_gaps(game: str) -> None:
    layout = NUMBERS[game].layout
    ends = [layout.slice(part.name).stop for part in layout.parts]
    assert [layout.slice(part.name).start for part in layout.parts] == [0, *ends[:-1]]
    assert ends[-1] == layout.size


@pytest.mark.parametrize(
    ("module", "kinds"),
    [
        (board_observation, (carson.BoardView, BoardPlayerView)),
        (card_observation, (carson.CardView, CardPlayerView)),
    ],
)
def test_every_field_of_a_view_goes_into_the_observation(module: ModuleType, kinds: tuple[type[Struct], ...]) -> None:
    source = inspect.getsource(module)
    if module is board_observation:
        source += "".join(inspect.getsource(inspect.getmodule(each.write)) for each in OBSERVED)
    fields = {name for kind in kinds for name in kind.__struct_fields__}
    read = set(re.findall(r"[.\"](\w+)", source))  # as an attribute, or by its name
    # A player's own parcels are told by the map, the number of their tile by who took which, the phase by the frames.
    assert fields - read <= {"parcels", "character", "phase"}
