"""The chances in a duel, held against the engine itself: every roll of the dice is played, and the wins counted."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.cowboys import DYNAMITE, players_at
from carson.board.mechanics.purse import firepower
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.duel import DuelFrame, RerollFrame
from carson.board.steps.phases import EndFrame
from carson.board.table import Table
from carson.board.views.odds import odds
from carson.board.views.outlook import chances_at
from carson.kernel import Log, settle
from support.board import Script, city, paused_rules, scripted

HALF = Fraction(1, 2)


class Scene:
    """Cowboys on places, before anything is resolved."""

    def __init__(
        self,
        placed: dict[int, str],
        power: Sequence[int] = (0, 0, 0),
        passed: Sequence[int] = (0, 1, 2),
        characters: str = "",
        diagram: str = "",
    ) -> None:
        game = scripted(
            diagram,
            at="actions",
            until="actions",
            players=len(power),
            characters=characters,
            placed=placed,
            revolvers=power,
            passed=passed,
            dynamite=1,
        )
        assert isinstance(game.rules, BoardRules)
        self.table: Table = game.rules.table
        self.state: State = game.state
        # Brute force stops when the duel is over.
        self.rules = paused_rules(self.table.options, until="end")

    def odds(self, place: str) -> dict[int, Fraction]:
        return odds(self.table, self.state, PLACE_BY_NAME[place])

    def ties(self, place: str) -> dict[int, int]:
        """The place of each in the order that breaks ties."""
        return {one.seat: one.tie for one in chances_at(self.table, self.state, PLACE_BY_NAME[place], None)}

    def counted(self, place: str) -> dict[int, Fraction]:
        """Each player's share of wins over all rolls, averaged over the orders in which the others may yet pass."""
        state = self.state
        there = players_at(state, PLACE_BY_NAME[place])
        dice = sum(1 + ((PLACE_BY_NAME[place], seat, DYNAMITE) in state.marks) for seat in there)
        left = [seat for seat in self.table.seats if seat not in state.passed]
        wins = dict.fromkeys(there, Fraction(0))
        orders = list(permutations(left))
        for rest in orders:
            for roll in product(range(1, 7), repeat=dice):
                for seat, share in self._fought(place, [*state.passed, *rest], roll).items():
                    wins[seat] += share
        return {seat: won / 6**dice / len(orders) for seat, won in wins.items()}

    def _fought(self, place: str, passed: list[int], roll: Sequence[int]) -> dict[int, Fraction]:
        state = self.state.copy()
        state.passed = passed
        state.frames = [EndFrame(0), DuelFrame(PLACE_BY_NAME[place])]
        log = Log(Script({"combat": roll}))
        settle(self.rules._steps, state, log)
        if type(state.frames[-1]) is not RerollFrame:
            return {_winner(log): Fraction(1)}
        return self._best_second_roll(state)

    def _best_second_roll(self, state: State) -> dict[int, Fraction]:
        """The Gunsmith takes the option that wins most often for him."""
        decision = self.rules.decision(state)
        assert decision is not None
        (gunsmith,) = decision.seats
        found = []
        for action in self.rules.legal(state, gunsmith):
            wins: dict[int, Fraction] = {}
            for face in range(1, 7):
                after, log = state.copy(), Log(Script({"combat": [face]}))
                self.rules.apply(after, gunsmith, action, log)
                wins[_winner(log)] = wins.get(_winner(log), Fraction(0)) + Fraction(1, 6)
            found.append(wins)
        return max(found, key=lambda wins: wins.get(gunsmith, Fraction(0)))


def _winner(log: Log) -> int:
    (winner,) = [event.data["winner"] for event in log.events if event.kind == "duel"]
    assert isinstance(winner, int)
    return winner


@pytest.mark.rule("BG-5.3", "BG-4.5")
def test_of_equals_the_earlier_passer_wins_21_of_36() -> None:
    scene = Scene({0: "gambling", 1: "gambling"}, passed=(1, 0, 2))
    assert scene.odds("gambling") == {0: Fraction(15, 36), 1: Fraction(21, 36)}


@pytest.mark.rule("BG-4.5")
@pytest.mark.parametrize(
    ("passed", "ties"),
    [
        ((2, 0, 1), {0: 2, 1: 3, 2: 1}),
        ((2, 0), {0: 2, 1: 3, 2: 1}),  # the only one left can but be the last
        ((2,), {0: 0, 1: 0, 2: 1}),
        ((), {0: 0, 1: 0, 2: 0}),
    ],
)
def test_chances_tell_who_wins_a_tie_before_whom_as_far_as_it_is_settled(
    passed: tuple[int, ...], ties: dict[int, int]
) -> None:
    assert Scene({0: "buy-3", 1: "buy-3", 2: "buy-3"}, passed=passed).ties("buy-3") == ties


@pytest.mark.rule("BG-5.2")
def test_six_more_firepower_is_sure_five_more_only_with_the_tie() -> None:
    assert Scene({0: "d4", 1: "d4"}, (6, 0, 0), (1, 0, 2)).odds("d4") == {0: 1, 1: 0}
    assert Scene({0: "d4", 1: "d4"}, (5, 0, 0), (0, 1, 2)).odds("d4") == {0: 1, 1: 0}
    assert Scene({0: "d4", 1: "d4"}, (5, 0, 0), (1, 0, 2)).odds("d4") == {0: Fraction(35, 36), 1: Fraction(1, 36)}


@pytest.mark.rule("BG-5.1", "BG-5.3")
@pytest.mark.parametrize("power", [(0, 0, 0), (2, 1, 0), (0, 1, 4), (3, 3, 2), (7, 0, 1)])
@pytest.mark.parametrize("passed", [(0, 1, 2), (2, 0, 1)])
def test_three_players(power: tuple[int, ...], passed: tuple[int, ...]) -> None:
    scene = Scene({0: "buy-3", 1: "buy-3", 2: "buy-3"}, power, passed)
    assert scene.odds("buy-3") == scene.counted("buy-3")
    assert sum(scene.odds("buy-3").values()) == 1


def test_four_players() -> None:
    scene = Scene(dict.fromkeys(range(4), "vp-3"), (1, 0, 2, 2), (3, 1, 2, 0))
    assert scene.odds("vp-3") == scene.counted("vp-3")


@pytest.mark.rule("BG-9.20")
@pytest.mark.parametrize("power", [(0, 0, 0), (0, 4, 2), (1, 5, 0)])
def test_dynamite_rolls_two_dice(power: tuple[int, ...]) -> None:
    scene = Scene({0: "d4+dynamite", 1: "d4", 2: "d4"}, power, (1, 0, 2))
    assert scene.odds("d4") == scene.counted("d4")
    plain = Scene({0: "d4", 1: "d4", 2: "d4"}, power, (1, 0, 2))
    assert scene.odds("d4")[0] > plain.odds("d4")[0]


@pytest.mark.rule("BG-9.10")
@pytest.mark.parametrize("power", [(0, 0, 0), (0, 2, 1), (2, 0, 0), (0, 4, 3)])
@pytest.mark.parametrize("passed", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_the_gunsmith_rolls_again_when_that_is_better(power: tuple[int, ...], passed: tuple[int, ...]) -> None:
    characters = "red gunsmith, banker, settler"
    scene = Scene({0: "gambling", 1: "gambling", 2: "gambling"}, power, passed, characters)
    assert scene.odds("gambling") == scene.counted("gambling")
    plain = Scene({0: "gambling", 1: "gambling", 2: "gambling"}, power, passed)
    assert scene.odds("gambling")[0] > plain.odds("gambling")[0]


@pytest.mark.rule("BG-16.17")
@pytest.mark.parametrize("power", [(0, 3), (0, 6), (1, 9)])
@pytest.mark.parametrize("passed", [(0, 1), (1, 0)])
def test_the_gunsmith_with_dynamite_rolls_one_of_two_dice_again(
    power: tuple[int, ...], passed: tuple[int, ...]
) -> None:
    scene = Scene({0: "d4+dynamite", 1: "d4+dynamite"}, power, passed, "red gunsmith, banker")
    assert scene.odds("d4") == scene.counted("d4")


@pytest.mark.rule("BG-9.10")
def test_with_the_dice_cast_only_the_second_roll_is_open() -> None:
    scene = Scene({0: "d4", 1: "d4"}, (0, 0), (1, 0), "red gunsmith, banker")
    place = PLACE_BY_NAME["d4"]

    def after(*rolls: tuple[int, int, int]) -> Fraction:
        return odds(scene.table, scene.state, place, rolls)[0]

    assert after((1, 3, 0), (0, 4, 0)) == 1  # stands
    assert after((1, 3, 0), (0, 3, 0)) == HALF  # a tie is lost: 4, 5 or 6
    assert after((1, 6, 0), (0, 6, 0)) == 0
    assert after((1, 6, 0), (0, 5, 3)) == 1
    assert after((1, 6, 2), (0, 5, 1)) == Fraction(3, 6)  # the 1 again, and more than 3
    no_gunsmith = Scene({0: "d4", 1: "d4"}, (0, 0), (1, 0))
    assert odds(no_gunsmith.table, no_gunsmith.state, place, [(1, 3, 0), (0, 3, 0)]) == {0: 0, 1: 1}


@pytest.mark.rule("BG-4.5")
def test_among_those_who_have_not_passed_every_order_is_as_likely() -> None:
    scene = Scene(dict.fromkeys(range(3), "gambling"), (0, 0, 0), ())
    assert scene.odds("gambling") == dict.fromkeys(range(3), Fraction(1, 3))
    scene = Scene(dict.fromkeys(range(3), "gambling"), (1, 0, 2), (1,))
    assert scene.odds("gambling") == scene.counted("gambling")
    gunsmith = Scene(dict.fromkeys(range(3), "gambling"), (1, 0, 2), (), "red gunsmith, banker, settler")
    assert gunsmith.odds("gambling") == gunsmith.counted("gambling")


@pytest.mark.rule("BG-4.5")
def test_who_has_passed_wins_ties_against_who_has_not() -> None:
    scene = Scene({0: "gambling", 1: "gambling"}, passed=(1,))
    assert scene.odds("gambling") == {0: Fraction(15, 36), 1: Fraction(21, 36)}


@pytest.mark.rule("BG-5.1", "BG-9.21")
def test_where_nobody_fights() -> None:
    scene = Scene({0: "wages road gambling+quiet d4", 1: "wages road gambling", 2: "gambling"})
    assert scene.odds("wages") == scene.odds("road") == scene.odds("roads") == {}
    assert scene.odds("d4") == {0: 1}
    assert scene.odds("gambling") == {1: Fraction(21, 36), 2: Fraction(15, 36)}


@pytest.mark.rule("BG-9.18")
def test_nobody_contests_the_lawyers_parcels_but_the_lawyers_buildings() -> None:
    diagram = "    d   e\n4   ..  Sa1\n"
    scene = Scene({0: "d4 e4", 1: "d4 e4"}, (0, 0), (1, 0), "lawyer, banker", diagram)
    assert scene.odds("d4") == {0: 1, 1: 0}
    assert scene.odds("e4") == scene.counted("e4") == {0: Fraction(15, 36), 1: Fraction(21, 36)}


@pytest.mark.parametrize("seed", range(12))
def test_any_duel_of_up_to_four(seed: int) -> None:
    rng = Random(f"odds-{seed}")
    players = rng.randint(2, 4)
    tiles = ["red gunsmith", "banker", "mercenary", "settler"][:players]
    rng.shuffle(tiles)
    there = rng.sample(range(players), rng.randint(2, min(3, players)))
    tokens = rng.sample(there, rng.randint(0, 1))
    order = rng.sample(range(players), players)
    scene = Scene(
        {seat: "d4+dynamite" if seat in tokens else "d4" for seat in there},
        [rng.randint(0, 6) for _ in range(players)],
        order[: rng.choice((players, players, players - 1))],
        ", ".join(tiles),
    )
    assert scene.odds("d4") == scene.counted("d4")


@pytest.mark.rule("BG-5.2")
def test_the_chances_follow_from_the_firepower_of_the_moment() -> None:
    scene = Scene({0: "d4", 1: "d4"}, (1, 1), (0, 1), "mercenary, banker")
    state = scene.state
    assert [firepower(state, seat) for seat in (0, 1)] == [4, 1]
    even = scene.odds("d4")
    state.ammunition = 1
    assert scene.odds("d4")[1] > even[1]
    assert scene.odds("d4") == scene.counted("d4")


def test_an_empty_map_has_no_duels() -> None:
    state = city()
    table = Scene({}).table
    assert odds(table, state, PLACE_BY_NAME["d4"]) == {}
