"""What is pending must be possible: each frame fits the table it is pending at, or the audit says so."""

import pytest

from carson.board.pending import pending
from carson.board.pieces import NAMES
from carson.board.rules import BoardRules
from carson.board.spaces import PLACE_BY_NAME
from carson.board.standing import stand
from carson.board.state import State
from carson.board.table import Table
from carson.board.versions import VERSIONS
from carson.kernel import Frame
from support.board import BoardGame, answer, asked, scripted

C3, D4, E4, E5 = (PLACE_BY_NAME[name] for name in ("c3", "d4", "e4", "e5"))
SALOON = NAMES.index("saloon")
ROLLS = (0, 4, 2, 1, 5, 0)  # on c3: seat 0 with dynamite a 4 and a 2, seat 1 a 5
MAP = """
        c   d   e
    3   ..  ..0 ..
            --
    4   .. |Ho |..1
            --
    5   ..  ..  Sa1
"""
ACTIONS = (Table.ACTIONS, 5)
CHOOSING = (Table.CHARACTERS, (0, 1, 2), 3)
EFFECTS = (Table.END, 1)
END = (Table.END, 2)


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
    return pending(game.rules.table, state)


@pytest.mark.parametrize(
    "frames",
    [
        [ACTIONS, (Table.PARCELS, 1), (Table.BUY_PARCEL, -1, 1 << C3), (Table.REROLL, C3, ROLLS, 0)],
        [ACTIONS, (Table.INCOME, 0), (Table.DUEL_ORDER, 1 << E5, 1), (Table.TOLL, 0, 1, 2)],
        [ACTIONS, (Table.BUILD, 0, 0, 0)],
        [ACTIONS, (Table.BUILD, 0, SALOON, 1 << E4), (Table.CONSENT, 1, E4)],
        [ACTIONS, (Table.HOUSES, 0, 1)],
        [ACTIONS, (Table.BUY_VP, 2, 5)],
        [CHOOSING, (Table.TAKE_PARCEL, 2, 5, 0)],
        [CHOOSING, (Table.AUCTION, 0, 1 << C3, 0b011, 1, 3, 0)],
        [CHOOSING, (Table.AUCTION, 0, 0, 0b111, 0, 0, -1)],
        [CHOOSING, (Table.FILL, 1)],
        [CHOOSING, (Table.FILL, 0), (Table.TAKE_PARCEL, 2, 5, 0)],
        [END, (Table.CASH, 2), (Table.CASH, 1)],
        [EFFECTS, (Table.LAST_ROADS, 2), (Table.LAST_ROADS, 0)],
        [EFFECTS, (Table.CASH, 2), (Table.LAST_ROADS, 0)],
    ],
    ids=str,
)
def test_frames_a_game_waits_with(frames: list[Frame]) -> None:
    assert waiting(*frames) == []


@pytest.mark.parametrize(
    ("frames", "step"),
    [
        ([ACTIONS, (Table.REROLL, C3, (0, 4, 0, 1, 5, 0), 0)], "reroll"),  # with dynamite there are two dice
        ([ACTIONS, (Table.REROLL, C3, (1, 5, 0, 0, 4, 2), 1)], "reroll"),  # not in pass order
        ([ACTIONS, (Table.REROLL, C3, ROLLS, 1)], "reroll"),  # no Gunsmith
        ([ACTIONS, (Table.REROLL, C3, ROLLS, 2)], "reroll"),
        ([ACTIONS, (Table.REROLL, D4, (), 0)], "reroll"),
        ([ACTIONS, (Table.DUEL_ORDER, 1 << E5 | 1 << D4, 1)], "duel-order"),  # nobody is on d4
        ([ACTIONS, (Table.BUY_PARCEL, -1, 1 << E5), (Table.TOLL, 0, 1, 2)], "buy-parcel"),  # owned
        ([ACTIONS, (Table.BUY_PARCEL, -1, 3), (Table.TOLL, 0, 1, 2)], "buy-parcel"),
        ([ACTIONS, (Table.TOLL, 0, 1, 3)], "toll"),
        ([ACTIONS, (Table.TOLL, 1, 1, 2)], "toll"),
        ([ACTIONS, (Table.TOLL, 0, 2, 2)], "toll"),
        ([ACTIONS, (Table.HEAL, 0, 1)], "heal"),
        ([ACTIONS, (Table.BUILD, 1, SALOON, 0)], "build"),
        ([ACTIONS, (Table.BUILD, 0, SALOON, 1 << C3)], "build"),  # nobody's: there is nobody to ask
        ([ACTIONS, (Table.BUILD, 0, SALOON, 0), (Table.CONSENT, 1, E4)], "consent"),
        ([ACTIONS, (Table.BUILD, 0, SALOON, 1 << E4), (Table.CONSENT, 2, E4)], "consent"),
        ([ACTIONS, (Table.HOUSES, 0, 0)], "houses"),
        ([ACTIONS, (Table.ASK, 2, 5, 0)], "ask"),  # the yellow Settler asks nothing
        ([CHOOSING, (Table.TAKE_PARCEL, 1, 14, 0)], "take-parcel"),
        ([CHOOSING, (Table.TAKE_PARCEL, 1, 5, 0)], "take-parcel"),  # another's
        ([CHOOSING, (Table.AUCTION, 0, 1 << E5, 0b011, 1, 3, 0)], "auction"),  # owned
        ([CHOOSING, (Table.AUCTION, 0, 1 << C3, 0b001, 1, 3, 0)], "auction"),  # who has left
        ([CHOOSING, (Table.AUCTION, 0, 1 << C3, 0b011, 1, 6, 0)], "auction"),  # more than there is
        ([CHOOSING, (Table.AUCTION, 0, 1 << C3, 0b011, 1, 3, -1)], "auction"),
        ([CHOOSING, (Table.FILL, 0)], "fill"),
        ([CHOOSING, (Table.FILL, 1), (Table.TAKE_PARCEL, 2, 5, 0)], "fill"),
        ([(Table.CHARACTERS, (0, 1, 2), 1), (Table.TAKE_PARCEL, 2, 5, 0)], "characters"),
        ([(Table.CHARACTERS, (0, 1, 2), 3)], "characters"),
        ([ACTIONS], "frames"),
        ([(Table.ROUND,), (Table.CLAIM, 0)], "round"),
        ([(Table.CLAIM, 0)], "frames"),
        ([END, (Table.BUY_VP, 2, 5)], "frames"),
        ([END, (Table.LAST_ROADS, 0)], "last-roads"),  # too late
        ([EFFECTS, (Table.LAST_ROADS, 0), (Table.LAST_ROADS, 0)], "last-roads"),
        ([EFFECTS, (Table.LAST_ROADS, 0), (Table.CASH, 2)], "last-roads"),
        ([ACTIONS, (Table.LAST_ROADS, 0)], "frames"),
        ([ACTIONS, (Table.OCCUPY, 0)], "occupy"),  # there is no City Hall
        ([EFFECTS, (Table.OCCUPY, 0)], "frames"),
        ([(Table.ACTIONS, 0), (Table.BUY_VP, 2, 5)], "actions"),
        ([(Table.COWBOYS, 0)], "cowboys"),  # all have passed
        ([], "end"),  # after round 2
    ],
    ids=str,
)
def test_frames_no_game_waits_with(frames: list[Frame], step: str) -> None:
    assert step in waiting(*frames)


@pytest.mark.rule("BG-7.4")
def test_houses_are_pending_only_where_one_can_go() -> None:
    game = scripted("    a   b\n1   ..0 ..1\n", until="actions")
    game.state.frames = [ACTIONS, (Table.HOUSES, 0, 1)]
    assert faults(game, game.state) == ["houses"]


@pytest.mark.rule("BG-8.14")
def test_city_hall_is_offered_to_whoever_stands_there_alone_while_nobody_holds_it() -> None:
    game = scripted("    d\n4   CH", placed={0: "d4"})
    assert (asked(game), faults(game, game.state)) == ("0 occupy", [])
    held, shared, other, below = (game.state.copy() for _ in range(4))
    held.occupant = 0
    stand(shared, 1, D4)
    other.frames[-1] = (Table.OCCUPY, 1)
    below.frames.append((Table.BUY_VP, 2, 5))
    assert [faults(game, state) for state in (held, shared, other, below)] == [["occupy"]] * 4


@pytest.mark.rule("BG-8.14", "BG-1.6")
def test_games_begun_with_version_1_never_wait_for_the_new_questions() -> None:
    game = scripted("    d\n4   CH", placed={0: "d4"}, until="hall", version=VERSIONS[1])
    game.state.frames = [ACTIONS, (Table.OCCUPY, 0)]
    assert faults(game, game.state) == ["occupy"]
    game.state.frames = [EFFECTS, (Table.LAST_ROADS, 0)]
    assert faults(game, game.state) == ["last-roads"]


def test_frames_of_a_game_being_played_fit() -> None:
    """The audit of the frames alone, right through a purchase with its Houses."""
    game = scripted(MAP, until="", placed={0: "buy-8"}, money=10, in_round=1)
    answer(game, "0 buy saloon")
    assert faults(game, game.state) == []
    answer(game, "0 build saloon d3")
    assert "houses 0 1" in game.rules.position_text(game.state)
    assert faults(game, game.state) == []
