"""The board game's greedy bot in positions where one answer is plainly right."""

from typing import Any

import msgspec
import pytest

from bots.choosing import choice, play_on
from carson.board.actions import PASS, Choose, Cowboy, Road
from carson.board.material.ground import ALL_PARCELS, BY_NAME
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.versions import VERSIONS
from carson.bots import make_bot
from carson.bots.board.greedy import answers
from carson.bots.board.greedy.valuation import Valuation
from carson.kernel import Decision
from support.board import answer, asked, on, scripted

MOUNTAINS = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  ..  ..  ..
    3   Mt  ..  Mt  ..  ..  ..
                    --
    4   ..  ..  .. |Ho |..  ..
                    --
    5   ..  ..  ..  ..  ..  ..
"""
IN_HAND = """
        d   e   f   g   h
    4   ..  ..  ..  ..  ..
            --
    5   .. |Ho |..  ..0 ..
            --
    6   ..  ..  ..  ..  ..
"""
SALOON = """
        d   e   f
    4   Ho  Sa1 Ho
            --
    5   Ho |Ho |Ho
            --
    6   ..  ..  ..0
"""


def test_it_buys_the_parcel_between_mountains_and_the_mine_for_it() -> None:
    """$2 and more for the parcel, $4 for the Mine, $12 and more in each of the four rounds."""
    game = scripted(MOUNTAINS, at="cowboys", in_round=1, money=15, supply=(2, 0, 0))
    said = play_on(game)
    assert {"cowboy c3", "cowboy buy-4"} <= set(said)
    assert on(game, "c3") == "Mi0"


def test_it_lays_the_road_that_its_building_needs() -> None:
    game = scripted(IN_HAND, in_round=2, stock=(1, 0, 0), kept={0: "drugstore"}, until="end")
    assert type(choice(game)) is Road
    play_on(game)
    assert on(game, "g5") == "Dr0"


def test_it_keeps_a_road_that_leads_nowhere_yet() -> None:
    game = scripted("", at="cowboys", roads="e4e", money=15, stock=(1, 0, 0), supply=(2, 0, 0))
    assert type(choice(game)) is not Road


def test_it_buys_victory_points_before_the_cash_limit_burns_the_money() -> None:
    """The Sheriff's limit is $20: of $60 four tenths would go for a VP each, at the space $4 buys one."""
    game = scripted(
        "", at="cowboys", characters="sheriff, banker, captain", in_round=3, money=(60, 0, 0), supply=(1, 0, 0)
    )
    play_on(game)
    assert game.state.vp[0] >= 10


def test_what_must_be_spent_is_made_up_to_full_tens() -> None:
    """$28 with a limit of $20: $8 for nothing, or $10 for 1 VP."""
    game = scripted(at="end", characters="sheriff, banker, captain", in_round=4, money=(28, 0, 0))
    assert game.rules.action_text(choice(game)) == "spend 10"


def test_at_the_end_it_spends_no_more_than_it_must() -> None:
    """$19 within the limit are 3 VP at $6 each, and 1 VP at $10."""
    game = scripted(at="end", characters="sheriff, banker, captain", in_round=4, money=(19, 0, 0))
    assert choice(game) == PASS


@pytest.mark.parametrize(
    ("defenders", "attacks"),
    [
        pytest.param({}, True, id="nobody defends it"),
        pytest.param({1: "e4"}, False, id="a defender no die can beat"),
    ],
)
def test_it_attacks_a_rich_building_but_not_at_hopeless_odds(defenders: dict[int, str], attacks: bool) -> None:
    """A Saloon that pays $25 beside five Houses. Seat 1's eight revolvers beat any die of a player with one."""
    game = scripted(
        SALOON,
        at="cowboys",
        characters="banker, settler, captain",
        in_round=4,
        passed=(1, 2),
        placed=defenders,
        supply=(1, 0, 0),
        revolvers=(1, 8, 0),
        track="- - - - - - -",
    )
    assert (choice(game) == Cowboy("e4")) is attacks


@pytest.mark.parametrize(("in_round", "kept", "says"), [(4, "", "agree"), (2, "mine", "refuse")])
def test_it_agrees_to_a_house_that_scores_for_it_but_not_on_the_site_of_its_mine(
    in_round: int, kept: str, says: str
) -> None:
    """Seat 1's Bank needs a parcel for its House, and d4 is the only free one: 2 VP for its owner at the end."""
    game = scripted(
        """
        d   e   f
    4   ..0 Mt  Mt
            --
    5   Mt |Ho |Mt
            --
    6   Mt  Mt  ..1
        """,
        in_round=in_round,
        passed=(1, 0, 2),
        kept={0: kept, 1: "bank"},
    )
    assert asked(game) == "1 build"
    answer(game, "1 ask d4")
    assert choice(game, 0) == Choose(says)


def test_it_pays_the_undertaker_rather_than_lose_a_point() -> None:
    game = scripted(
        characters="undertaker, banker, settler",
        placed={1: "gambling", 2: "gambling"},
        revolvers=(0, 9, 0),
        money=(0, 0, 5),
        vp=3,
    )
    assert asked(game) == "2 toll"
    assert choice(game, 2) == Choose("pay")


def test_it_blows_up_its_best_mine() -> None:
    game = scripted(
        """
        b   c   d   e   f   g
    2   Mt  Mi0 Mt  ..  Mi0 ..
    3   Mt  ..  Mt  ..  Mt  ..
        """,
        at="income",
        in_round=4,
        dynamite=(1, 0, 0),
    )
    assert choice(game) == Choose("c2")


def test_the_grocer_doubles_what_pays_more_than_eight() -> None:
    game = scripted(SALOON, at="income", characters="banker, grocer, captain")
    assert asked(game) == "1 ask"
    assert choice(game, 1) == Choose("saloon")


RICH_MINE = """
        b   c   d   e   f
    2   Mt  Mt  Mt
    3   Mt  Mi0 ..  Hl0 Hl0
"""


@pytest.mark.parametrize(
    ("given", "answer_"),
    [
        ({}, "mine"),
        ({"dynamite": 1}, "8"),  # $8 and three times $12 are more than twice $12
        ({"placed": {0: "c3+dynamite"}}, "8"),
        ({"dynamite": 1, "version": VERSIONS[1]}, "mine"),  # by the first rules $12 of Hotels went with dynamite
    ],
)
def test_the_grocer_takes_8_where_dynamite_brings_more_than_doubling(given: dict[str, Any], answer_: str) -> None:
    game = scripted(RICH_MINE, at="income", characters="grocer, banker, captain", in_round=4, **given)
    assert asked(game) == "0 ask"
    assert choice(game) == Choose(answer_)


def test_a_question_nobody_has_thought_of_gets_a_legal_answer() -> None:
    """Variants ask what this bot knows nothing of."""
    game = scripted(MOUNTAINS, at="cowboys", money=15, supply=2)
    view, legal = game.view(0), game.legal_actions(0)
    strange = msgspec.structs.replace(view, decision=Decision("rodeo", (0,), "BG-13", {}))
    assert make_bot("board", "greedy", "x").choose(strange, legal) in legal


def test_a_place_or_token_nobody_has_thought_of_is_left_alone() -> None:
    game = scripted(MOUNTAINS, at="cowboys", money=15, supply=2)
    legal: list[Any] = [Cowboy("enclosure-2"), Cowboy("gambling", "horse"), Cowboy("e9"), PASS]
    assert make_bot("board", "greedy", "x").choose(game.view(0), legal) == PASS


# Roads before a round ends (BG-1.6)


@pytest.mark.parametrize("in_round", [2, 4])
def test_the_governor_lays_every_road_that_scores_before_the_round_ends(in_round: int) -> None:
    game = scripted(MOUNTAINS, in_round=in_round, characters="governor, banker", placed={0: "roads"}, until="")
    for _ in range(3):
        assert asked(game) == "0 last-roads"
        game.apply(0, choice(game))
    assert (game.state.vp[0] >= 3, game.state.stock[0]) == (True, 0)


@pytest.mark.parametrize(
    ("parcel", "roads", "in_round", "lays"), [("b2", 2, 1, True), ("a2", 3, 1, False), ("a2", 3, 4, True)]
)
def test_roads_that_lead_to_one_that_scores_are_laid_unless_they_are_worth_more_later(
    parcel: str, roads: int, in_round: int, lays: bool
) -> None:
    """All is connected but this parcel."""

    def all_but_one(state: State) -> None:
        state.linked = ALL_PARCELS & ~(1 << BY_NAME[parcel])

    given: dict[str, Any] = {"roads": "d4n d4s d4e d4w", "characters": "governor, banker", "stock": (roads, 0)}
    game = scripted(at="end", in_round=in_round, prepare=all_but_one, **given)
    assert asked(game) == "0 last-roads"
    assert isinstance(game.rules, BoardRules)
    for _ in range(roads if lays else 1):
        valuation = Valuation(game.rules.table, game.state, 0)
        game.apply(0, answers.last_roads(valuation, game.legal_actions(0)))
    assert (game.state.vp[0], game.state.stock[0]) == ((1, 0) if lays else (0, roads))


# City Hall, and parcels without a property tile


def test_it_holds_the_city_hall_it_has_won() -> None:
    assert choice(scripted("    d\n4   CH", placed={0: "d4"})) == Choose("occupy")


def test_without_a_property_tile_it_keeps_off_the_parcels() -> None:
    owned = "\n".join(f"    {row}   " + "..0 " * 6 for row in (6, 7))
    game = scripted(MOUNTAINS + owned, at="cowboys", in_round=1, money=15, supply=(2, 0, 0))
    assert game.state.tiles[0] == 0
    assert not {action for action in play_on(game) if action.removeprefix("cowboy ") in BY_NAME}
