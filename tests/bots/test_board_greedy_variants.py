"""The board game's greedy bot with variants, in positions where one answer is plainly right."""

import pytest

from board.variants.helpers_horses import stabled
from board.variants.helpers_might import armed
from bots.choosing import choice, play_on, said
from carson.board.actions import PASS, Action, Choose, Cowboy, Horse, Road, Shift
from carson.board.material.ground import BY_NAME
from carson.bots.board.ways import first_road, rings, roads_to
from support.board import answer, asked, fill, on, scripted

MOUNTAINS = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  ..  ..  ..
    3   Mt  ..  Mt  ..  ..  ..
                    --
    4   ..  ..  .. |Ho |..  ..
                    --
    5   ..  ..  ..  ..  ..  ..
"""
SALOON = """
        d   e   f
    4   Ho  ??  Ho
            --
    5   Ho |Ho |Ho
            --
    6   ..  ..  ..0
"""
RANCHES = """
        a   b   c   d   e   f   g   h
    1   ..  ..  ..  ..  ..  ..  ..  ..
    2   Ra0 ..  ..  Ra0 Mt  ..  Ra1 ..
    3   ..  ..  ..  ..  ..  ..  ..  ..
"""
HOTELS = """
        a   b   c   d   e
    7   Hl0 Hl0 Hl0 Hl0 Hl0
    8   Hl0 Hl0 Hl0 Hl0 Hl0
"""
FAR_AHEAD = {1: "0 0 0 0 4"}  # seat 1 has 20 hats: the rodeo is lost

# Might is Right


@pytest.mark.parametrize(
    ("revolvers", "plays"),
    [
        pytest.param((0, 0), "5", id="the tile decides"),
        pytest.param((9, 0), "0", id="surely won"),
        pytest.param((0, 9), "0", id="surely lost"),
    ],
)
def test_it_plays_high_when_the_tile_decides_a_dear_duel_and_low_when_it_does_not(
    revolvers: tuple[int, int], plays: str
) -> None:
    """$40 buy 20 VP there; the rival has 3 and 4, so that nothing but 5 is sure."""
    game = armed(
        "0 1 5", "3 4", at="actions", in_round=1, money=(40, 0), placed={0: "vp-2", 1: "vp-2"}, revolvers=revolvers
    )
    assert asked(game) == "0,1 duel-tile"
    assert choice(game) == Choose(plays)


def test_it_does_not_waste_a_high_tile_on_next_to_nothing() -> None:
    """With $1 there is nothing to buy."""
    game = armed("0 1 5", "3 4", at="actions", in_round=1, money=(1, 0), placed={0: "vp-2", 1: "vp-2"})
    assert choice(game) == Choose("0")


def test_seeing_the_others_it_plays_the_lowest_tile_that_wins() -> None:
    game = armed(
        *("0 1 3 5", "1 2"),
        characters="red gunsmith, banker",
        in_round=1,
        money=(40, 0),
        placed={0: "vp-2", 1: "vp-2"},
        passed=(1, 0),
    )
    answer(game, "1 choose 2")
    assert asked(game) == "0 last-tile"
    assert choice(game) == Choose("3")


# Horses


@pytest.mark.parametrize(
    ("diagram", "horse"),
    [pytest.param(RANCHES, 3, id="a Ranch to double"), pytest.param("", 4, id="nothing better than money")],
)
def test_a_horse_goes_where_it_does_most(diagram: str, horse: int) -> None:
    game = stabled([1, 1], FAR_AHEAD, diagram=diagram, at="cowboys", supply=(1, 1), order=(0, 1), variants="kit-carson")
    answer(game, "0 cowboy wages")
    assert choice(game) == Horse(horse)


def test_a_horse_gives_firepower_before_a_duel_that_matters() -> None:
    """Ten VP for ten buildings. (With Kit Carson, where no second enclosure leads elsewhere.)"""
    game = stabled(
        [1, 1],
        FAR_AHEAD,
        diagram=HOTELS,
        at="cowboys",
        in_round=3,
        supply=(1, 1),
        order=(0, 1),
        placed={0: "building-vp", 1: "building-vp"},
        variants="kit-carson",
    )
    answer(game, "0 cowboy wages")
    assert choice(game) == Horse(1)


def test_a_horse_takes_the_lead_in_the_rodeo() -> None:
    """10 hats against 14: five more win a token, worth 3 VP with three horses; three more do not."""
    pens = {0: "0 0 0 0 2", 1: "0 1 0 4 0"}
    game = stabled([1, 1], pens, at="cowboys", in_round=4, supply=(1, 0), passed=(1,))
    answer(game, "0 cowboy wages")
    assert choice(game) == Horse(5)


def test_a_cowboy_goes_into_an_enclosure_for_the_rodeo() -> None:
    """15 hats against 20; doubled they win. Three horses make 3 VP of a token; nothing else is for sale."""
    game = stabled(
        [0, 0],
        {0: "0 0 0 0 3", 1: "0 0 0 0 4"},
        at="cowboys",
        in_round=4,
        supply=(1, 0),
        passed=(1,),
        track="- - - - - - -",
    )
    assert choice(game) == Cowboy("enclosure-5")


def test_it_buys_a_horse_at_wages_when_that_pays() -> None:
    """With three tokens a horse is worth 4 VP, and $8 less than 2."""
    game = stabled([1, 1], FAR_AHEAD, rodeos=(3, 0), in_round=4, placed={0: "wages"}, money=8)
    assert asked(game) == "0 wages"
    assert type(choice(game)) is Horse


def test_it_buys_no_horse_with_the_money_for_its_mine() -> None:
    """$6 for the parcel, $4 for the Mine: the wages are needed."""
    game = stabled([1, 1], FAR_AHEAD, diagram=MOUNTAINS, in_round=2, placed={0: "wages buy-4 c3"}, money=6)
    assert asked(game) == "0 wages"
    assert choice(game) == PASS


def test_it_doubles_its_best_ranch() -> None:
    game = stabled([1, 1], {0: "0 0 1 0 0"}, diagram=RANCHES, at="income")
    assert asked(game) == "0 ranches"
    assert choice(game) == Choose("d2")


def test_the_second_enclosure_moves_a_cowboy_out_of_a_hopeless_duel() -> None:
    """Seat 1's nine revolvers win Gambling in any case; $30 buy 15 VP elsewhere."""
    game = stabled(
        [1, 1],
        at="cowboys",
        in_round=1,
        rodeos=(0, 0),
        supply=(1, 0),
        money=(30, 0),
        revolvers=(0, 9),
        placed={0: "gambling", 1: "gambling"},
        passed=(1,),
    )
    answer(game, "0 cowboy wages", "0 horse 2")
    assert asked(game) == "0 stable"
    assert choice(game) == Shift("gambling", "vp-2")


# Outlaws


@pytest.mark.parametrize(
    ("revolvers", "strength", "fights"),
    [pytest.param(7, 8, True, id="any die is enough"), pytest.param(0, 13, False, id="no die is enough")],
)
def test_it_fights_the_outlaw_on_its_saloon_when_it_can_win(revolvers: int, strength: int, fights: bool) -> None:
    """The Saloon pays $25, with him $12."""
    game = scripted(
        fill(SALOON, "Sa0"),
        at="cowboys",
        in_round=3,
        outlaws="e4",
        strength=strength,
        supply=(1, 0, 0),
        passed=(1, 2),
        revolvers=(revolvers, 0, 0),
        track="- - - - - - -",
    )
    assert (choice(game) == Cowboy("e4")) is fights


@pytest.mark.parametrize(
    ("building", "in_round", "takes"), [("Sa1", 2, "attack"), ("Hl1", 4, "vp")], ids=["$12 loot", "$3 loot"]
)
def test_the_victor_takes_what_is_worth_more(building: str, in_round: int, takes: str) -> None:
    game = scripted(
        fill(SALOON, building), in_round=in_round, outlaws="e4", strength=8, placed={0: "e4"}, revolvers=(9, 0, 0)
    )
    assert asked(game) == "0 spoils"
    assert choice(game) == Choose(takes)


def test_it_plans_no_building_where_an_outlaw_is() -> None:
    """c3 is the best place for a Mine by far; with him there it cannot be bought, and he is too strong."""
    game = scripted(
        MOUNTAINS, at="cowboys", in_round=2, outlaws="c3", strength=13, money=15, supply=(2, 0, 0), passed=(1, 2)
    )
    assert "cowboy c3" not in play_on(game)


@pytest.mark.parametrize(("owners", "first"), [("01", "e3"), ("10", "c3")])
def test_it_sends_the_outlaws_so_that_a_rival_suffers(owners: str, first: str) -> None:
    """Both want the Bank of d2; the one at c3 would be content with the Hotel of b2."""
    diagram = """
        a   b   c   d   e   f
    1   ..  ..  Ho  Ho  Ho  ..
    2   ..  ??  ..  ??  ..  ..
    3   ..  ..  ..  ..  ..  ..
    """
    game = scripted(
        fill(diagram, f"Hl{owners[1]}", f"Ba{owners[0]}"),
        at="characters",
        in_round=2,
        players=2,
        edition="dutch",
        outlaws="c3 e3",
        white=(1, 1),
        black=(1, 7 - 1),
        until="characters",
    )
    assert asked(game).endswith("outlaws")
    assert choice(game) == Choose(first)


# Kit Carson


def test_at_the_same_time_as_others_it_places_what_it_would_place_and_stops() -> None:
    game = scripted(
        MOUNTAINS, at="cowboys", variants="kit-carson", in_round=1, money=15, supply=(2, 1, 1), order=(0, 1, 2)
    )
    done = play_on(game)
    assert {"cowboy c3", "cowboy buy-4"} <= set(done)
    assert done.count("pass") <= 1 + done.index("pass")
    assert on(game, "c3") == "Mi0"


@pytest.mark.parametrize(("revolvers", "moves"), [(9, True), (0, False)])
def test_it_moves_a_cowboy_whose_place_is_lost_and_no_other(revolvers: int, moves: bool) -> None:
    """Who has all the revolvers joined it on the Roads; $30 buy VP."""
    game = scripted(
        at="cowboys",
        variants="kit-carson",
        in_round=1,
        order=(1, 0, 2),
        supply=(0, 1, 1),
        money=(30, 0, 0),
        placed={0: "vp-2"},
        revolvers=(1, revolvers, 0),
    )
    answer(game, "1 cowboy vp-2" if moves else "1 cowboy roads")
    found: Action = choice(game)
    assert (type(found) is Shift and found.source == "vp-2") if moves else found == PASS


# Carson River

# Roads lead to the bank between b4 and c4; b5e, between b5 and c5, is a bridge's place.
BANK = """
        a   b   c   d   e
    2   ..  ..  ..  ..  ..
                --
    3   ..  .. |Ho |..  ..
                --
    4   ..  .. |..  ~~  ~~
    5   ~~  ~~  ~~  ~~  ..
    6   ..  ..  ??  ..  ..
"""


def test_a_bridge_is_two_roads_on_the_way() -> None:
    game = scripted(fill(BANK, "..0"), at="cowboys", variants="river", stock=2, supply=1)
    state = game.state
    ways = rings(state)
    assert roads_to(ways, BY_NAME["c6"]) == 2
    assert roads_to(ways, BY_NAME["e4"]) > 2 or state.water >> BY_NAME["e4"] & 1
    assert first_road(state, game.legal_actions(0), BY_NAME["c6"]) == Road("b5e")


def test_at_the_end_its_roads_make_a_bridge_that_scores() -> None:
    """Its Mine at c6 and its Hotel at b4 score a VP more each."""
    diagram = fill(BANK, "Mi0").replace("4   ..  .. |..  ~~", "4   ..  Hl0|..  ~~")
    game = scripted(diagram, at="end", in_round=4, variants="river", stock=(2, 0, 0), money=(90, 0, 0))
    assert said(game) == "road b5e"
    play_on(game)
    assert game.state.stock[0] == 0


def test_a_building_that_was_never_built_keeps_no_bridge_from_being_built() -> None:
    diagram = fill(BANK, "Mi0")
    game = scripted(diagram, at="end", in_round=4, variants="river", stock=(2, 0, 0), kept={0: "bank"})
    assert said(game) == "road b5e"


@pytest.mark.parametrize(("pen", "answer"), [(0, "hotel"), (1, "8")])
def test_the_grocer_takes_8_where_horses_bring_more_than_doubling(pen: int, answer: str) -> None:
    """A Ranch of $8 and two Hotels: $12 for doubling them, or $8 and the horse's $8."""
    diagram = """
            a   b   c   d   e   f
        2   ..  Ra0 ..  ..  Hl0 Hl0
    """
    game = stabled([1, 1], diagram=diagram, pens={0: f"0 0 {pen} 0 0"}, at="income", characters="grocer, banker")
    assert choice(game) == Choose(answer)
