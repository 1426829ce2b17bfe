"""What is pending must be possible: each frame fits the table it is pending at, or the audit says so."""

import pytest

from carson.board.audit import pending_faults
from carson.board.material.pieces import NAMES
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.cowboys import stand
from carson.board.mechanics.incomes import IncomeFrame
from carson.board.mechanics.track import FillFrame
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.auction import AuctionFrame
from carson.board.steps.build import ConsentFrame, HousesFrame
from carson.board.steps.characters import AskFrame
from carson.board.steps.duel import HealFrame, RerollFrame, TollFrame
from carson.board.steps.ending import CashFrame
from carson.board.steps.income import OccupyFrame
from carson.board.steps.last_roads import LastRoadsFrame
from carson.board.steps.parcels import BuyParcelFrame, DuelOrderFrame, ParcelsFrame
from carson.board.steps.phases import ActionsFrame, CharactersFrame, CowboysFrame, EndFrame, RoundFrame
from carson.board.steps.purchase import BuyVpFrame
from carson.board.steps.setup import ClaimFrame
from carson.board.steps.taking import TakeParcelFrame
from carson.board.versions import VERSIONS
from carson.kernel import Frame
from support.board import BoardGame, answer, asked, scripted

C3, D4, E4, E5 = (PLACE_BY_NAME[name] for name in ("c3", "d4", "e4", "e5"))
SALOON = NAMES.index("saloon")
ROLLS = ((0, 4, 2), (1, 5, 0))  # on c3: seat 0 with dynamite a 4 and a 2, seat 1 a 5
MAP = """
        c   d   e
    3   ..  ..0 ..
            --
    4   .. |Ho |..1
            --
    5   ..  ..  Sa1
"""
ACTIONS = ActionsFrame(5)
CHOOSING = CharactersFrame((0, 1, 2), 3)
EFFECTS = EndFrame(1)
END = EndFrame(2)


def waiting(*frames: Frame, characters: str = "red gunsmith, undertaker, settler") -> list[str]:
    """What is wrong with these frames, when seats 0 and 1 stand on c3, e5 and Gambling and seat 0 kept a Saloon."""
    game = scripted(
        MAP,
        until="actions",
        characters=characters,
        placed={0: "c3+dynamite e5 gambling", 1: "c3 e5 gambling"},
        kept={0: "saloon"},
        money=[5, 5, 5],
    )
    game.state.frames = list(frames)
    return faults(game, game.state)


def faults(game: BoardGame, state: State) -> list[str]:
    assert isinstance(game.rules, BoardRules)
    return pending_faults(game.rules.table, state)


@pytest.mark.parametrize(
    "frames",
    [
        [ACTIONS, ParcelsFrame(1), BuyParcelFrame(-1, 1 << C3), RerollFrame(C3, ROLLS, 0)],
        [ACTIONS, IncomeFrame(0), DuelOrderFrame(1 << E5, 1), TollFrame(0, 1, 2)],
        [ACTIONS, BuildFrame(0, 0, 0)],
        [ACTIONS, BuildFrame(0, SALOON, 1 << E4), ConsentFrame(1, E4)],
        [ACTIONS, HousesFrame(0, 1)],
        [ACTIONS, BuyVpFrame(2, 5)],
        [CHOOSING, TakeParcelFrame(2, 5, 0)],
        [CHOOSING, AuctionFrame(0, 1 << C3, 0b011, 1, 3, 0)],
        [CHOOSING, AuctionFrame(0, 0, 0b111, 0, 0, -1)],
        [CHOOSING, FillFrame(1)],
        [CHOOSING, FillFrame(0), TakeParcelFrame(2, 5, 0)],
        [END, CashFrame(2), CashFrame(1)],
        [EFFECTS, LastRoadsFrame(2), LastRoadsFrame(0)],
        [EFFECTS, CashFrame(2), LastRoadsFrame(0)],
    ],
    ids=str,
)
def test_frames_a_game_waits_with(frames: list[Frame]) -> None:
    assert waiting(*frames) == []


@pytest.mark.parametrize(
    ("frames", "step"),
    [
        ([ACTIONS, RerollFrame(C3, ((0, 4, 0), (1, 5, 0)), 0)], "reroll"),  # with dynamite there are two dice
        ([ACTIONS, RerollFrame(C3, ((1, 5, 0), (0, 4, 2)), 1)], "reroll"),  # not in pass order
        ([ACTIONS, RerollFrame(C3, ROLLS, 1)], "reroll"),  # no Gunsmith
        ([ACTIONS, RerollFrame(C3, ROLLS, 2)], "reroll"),
        ([ACTIONS, RerollFrame(D4, (), 0)], "reroll"),
        ([ACTIONS, DuelOrderFrame(1 << E5 | 1 << D4, 1)], "duel-order"),  # nobody is on d4
        ([ACTIONS, BuyParcelFrame(-1, 1 << E5), TollFrame(0, 1, 2)], "buy-parcel"),  # owned
        ([ACTIONS, BuyParcelFrame(-1, 3), TollFrame(0, 1, 2)], "buy-parcel"),
        ([ACTIONS, TollFrame(0, 1, 3)], "toll"),
        ([ACTIONS, TollFrame(1, 1, 2)], "toll"),
        ([ACTIONS, TollFrame(0, 2, 2)], "toll"),
        ([ACTIONS, HealFrame(0, 1)], "heal"),
        ([ACTIONS, BuildFrame(1, SALOON, 0)], "build"),
        ([ACTIONS, BuildFrame(0, SALOON, 1 << C3)], "build"),  # nobody's: there is nobody to ask
        ([ACTIONS, BuildFrame(0, SALOON, 0), ConsentFrame(1, E4)], "consent"),
        ([ACTIONS, BuildFrame(0, SALOON, 1 << E4), ConsentFrame(2, E4)], "consent"),
        ([ACTIONS, HousesFrame(0, 0)], "houses"),
        ([ACTIONS, AskFrame(2, 5, 0)], "ask"),  # the yellow Settler asks nothing
        ([CHOOSING, TakeParcelFrame(1, 14, 0)], "take-parcel"),
        ([CHOOSING, TakeParcelFrame(1, 5, 0)], "take-parcel"),  # another's
        ([CHOOSING, AuctionFrame(0, 1 << E5, 0b011, 1, 3, 0)], "auction"),  # owned
        ([CHOOSING, AuctionFrame(0, 1 << C3, 0b001, 1, 3, 0)], "auction"),  # who has left
        ([CHOOSING, AuctionFrame(0, 1 << C3, 0b011, 1, 6, 0)], "auction"),  # more than there is
        ([CHOOSING, AuctionFrame(0, 1 << C3, 0b011, 1, 3, -1)], "auction"),
        ([CHOOSING, FillFrame(0)], "fill"),
        ([CHOOSING, FillFrame(1), TakeParcelFrame(2, 5, 0)], "fill"),
        ([CharactersFrame((0, 1, 2), 1), TakeParcelFrame(2, 5, 0)], "characters"),
        ([CharactersFrame((0, 1, 2), 3)], "characters"),
        ([ACTIONS], "frames"),
        ([RoundFrame(), ClaimFrame(0)], "round"),
        ([ClaimFrame(0)], "frames"),
        ([END, BuyVpFrame(2, 5)], "frames"),
        ([END, LastRoadsFrame(0)], "last-roads"),  # too late
        ([EFFECTS, LastRoadsFrame(0), LastRoadsFrame(0)], "last-roads"),
        ([EFFECTS, LastRoadsFrame(0), CashFrame(2)], "last-roads"),
        ([ACTIONS, LastRoadsFrame(0)], "frames"),
        ([ACTIONS, OccupyFrame(0)], "occupy"),  # there is no City Hall
        ([EFFECTS, OccupyFrame(0)], "frames"),
        ([ActionsFrame(0), BuyVpFrame(2, 5)], "actions"),
        ([CowboysFrame(0)], "cowboys"),  # all have passed
        ([], "end"),  # after round 2
    ],
    ids=str,
)
def test_frames_no_game_waits_with(frames: list[Frame], step: str) -> None:
    assert step in waiting(*frames)


@pytest.mark.rule("BG-7.4")
def test_houses_are_pending_only_where_one_can_go() -> None:
    game = scripted("    a   b\n1   ..0 ..1\n", until="actions")
    game.state.frames = [ACTIONS, HousesFrame(0, 1)]
    assert faults(game, game.state) == ["houses"]


@pytest.mark.rule("BG-8.14")
def test_city_hall_is_offered_to_whoever_stands_there_alone_while_nobody_holds_it() -> None:
    game = scripted("    d\n4   CH", placed={0: "d4"})
    assert (asked(game), faults(game, game.state)) == ("0 occupy", [])
    held, shared, other, below = (game.state.copy() for _ in range(4))
    held.occupant = 0
    stand(shared, 1, D4)
    other.frames[-1] = OccupyFrame(1)
    below.frames.append(BuyVpFrame(2, 5))
    assert [faults(game, state) for state in (held, shared, other, below)] == [["occupy"]] * 4


@pytest.mark.rule("BG-8.14", "BG-1.6")
def test_games_begun_with_version_1_never_wait_for_the_new_questions() -> None:
    game = scripted("    d\n4   CH", placed={0: "d4"}, until="hall", version=VERSIONS[1])
    game.state.frames = [ACTIONS, OccupyFrame(0)]
    assert faults(game, game.state) == ["occupy"]
    game.state.frames = [EFFECTS, LastRoadsFrame(0)]
    assert faults(game, game.state) == ["last-roads"]


def test_frames_of_a_game_being_played_fit() -> None:
    """The audit of the frames alone, right through a purchase with its Houses."""
    game = scripted(MAP, until="", placed={0: "buy-8"}, money=10, in_round=1)
    answer(game, "0 buy saloon")
    assert faults(game, game.state) == []
    answer(game, "0 build saloon d3")
    assert "houses 0 1" in game.rules.position_text(game.state)
    assert faults(game, game.state) == []
