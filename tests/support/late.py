"""Games that wait with a question that few games come to."""

from random import Random
from typing import NamedTuple

from carson.board import library
from carson.board.actions import Cowboy, Road
from carson.kernel import record

# So few buildings that City Hall comes out soon.
BAG = "ranch 2, mine 2, drugstore 1, bank 1, saloon 1, hotel 1, prison 1, church 1, city_hall 1"
OPTIONS = library.Options(players=2, bag=BAG, characters="1Y 2Y 3Y 4Y 5Y 6Y 13Y")


class Waiting(NamedTuple):
    """The record of a game that waits, how many moves it has, and who is asked."""

    record: str
    moves: int
    seat: int


def waiting_for(kind: str, seed: str) -> Waiting:
    """Two play at random, keep their roads, and go to City Hall when they can, until one is asked this."""
    game, chance = library.new_game(OPTIONS, seed), Random(seed)
    while (decision := game.decision) is not None and decision.kind != kind:
        seat = decision.seats[0]
        legal = [action for action in game.legal_actions(seat) if type(action) is not Road]
        hall = Cowboy(game.view(seat).city_hall)
        game.apply(seat, hall if hall in legal else chance.choice(legal))
    assert decision is not None, f"with seed {seed} nobody is asked for {kind}"
    return Waiting(record(game).text(), len(game.moves), decision.seats[0])


def last_roads() -> Waiting:
    """BG-1.6: the Governor, in seat 0, has two roads left."""
    return waiting_for("last-roads", "3")


def occupy() -> Waiting:
    """BG-8.14: seat 1 stands alone on City Hall."""
    return waiting_for("occupy", "5")
