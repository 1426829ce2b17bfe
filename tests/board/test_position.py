"""Positions: the whole state as text and back, and every fault of a text named with its line."""

import re
from collections import Counter
from random import Random

import pytest

from board.games import keen, middle_games, played, random_rules
from carson.board.audit import faults
from carson.board.characters.cast import CAST
from carson.board.library import BoardGame, Options, new_game, new_rules
from carson.board.material.pieces import KINDS
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.recompute import NAMES as DERIVED
from carson.board.notation.position import HEAD, MONEY_TO_BEGIN, write
from carson.board.rules import BoardRules
from carson.board.state import FIELDS as SLOTS
from carson.board.state import State
from carson.board.steps.actions import SpaceFrame
from carson.board.steps.auction import AuctionFrame
from carson.board.steps.build import ConsentFrame
from carson.board.steps.characters import AskFrame
from carson.board.steps.duel import RerollFrame
from carson.board.steps.parcels import BuyParcelFrame, DuelOrderFrame
from carson.board.steps.phases import CharactersFrame, RoundFrame
from carson.board.steps.setup import ClaimFrame
from carson.board.variants.registry import STEPS
from carson.kernel import Frame, Game, Log, NotationError, SampledChance
from support.board import everything

GAMES = middle_games(40, "position")
START = new_game(Options(2, "beginners", "quiet"), "tumbleweed")


def text_of(game: BoardGame) -> str:
    return game.rules.position_text(game.state)


def comparable(state: State) -> dict[str, object]:
    """All a state holds; the tokens lie in no order."""
    return {**everything(state), "marks": sorted(state.marks)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_position_reads_back_slot_by_slot(game: BoardGame) -> None:
    again = game.rules.parse_position(text_of(game))
    assert comparable(again) == comparable(game.state)
    assert game.rules.position_text(again) == text_of(game)
    assert game.rules.decision(again) == game.decision


def test_a_finished_game_reads_back() -> None:
    rng = Random(1)
    game = played(random_rules(rng), "over", keen(rng), 10_000)
    assert game.decision is None
    assert "\nframes: -\n" in text_of(game)
    again = game.rules.parse_position(text_of(game))
    assert game.rules.outcome(again) == game.outcome()


def test_a_position_is_readable() -> None:
    text = text_of(START)
    assert text.startswith(f"{HEAD}\nround: 0\nframes: round; claim 0\nrow-1: .. .. .. ..")
    assert "\ntrack: ranch mine " in text
    assert "\nsides: 1R 2R 5Y 11Y 13Y 14 16R\n" in text
    assert "\nplayer: 1\ncharacter: - -\nmoney: 15\nvp: 0\ncowboys: 3 7\nstanding: -\n" in text


CHANGES = {
    "frames": [RoundFrame(), ClaimFrame(1)],
    "round": 3,
    "ground": [1] * 64,
    "owner": [0] * 64,
    "roads": 1,
    "occupant": 1,
    "kept": [(4,), ()],
    "track": [5] * 7,
    "bag": [1] * KINDS,
    "sides": [0] * len(CAST),
    "here": [1, 0],
    "marks": ((3, 0, 2),),
    "ammunition_closed": True,
}


# `taken` follows from the players; the river and City Hall's step from the table; the rest is the variants' to write.
ELSEWHERE = ("taken", "water", "step", "barred", "slices")


@pytest.mark.parametrize("slot", [slot for slot in SLOTS if slot not in (*DERIVED, *ELSEWHERE)])
def test_every_slot_that_does_not_follow_from_others_is_in_the_text(slot: str) -> None:
    rules, state = START.rules, START.state.copy()
    value = getattr(state, slot)
    if slot in CHANGES:
        setattr(state, slot, CHANGES[slot])
    elif isinstance(value, list):
        setattr(state, slot, [1, 0] if value != [1, 0] else [0, 1])
    else:
        setattr(state, slot, 1)
    assert isinstance(rules, BoardRules)
    assert write(rules.table, state) != text_of(START)


def test_tokens_lie_in_no_order() -> None:
    state, other = START.state.copy(), START.state.copy()
    state.marks = ((3, 0, 2), (9, 1, 1))
    other.marks = ((9, 1, 1), (3, 0, 2))
    rules = START.rules
    assert rules.position_text(state) == rules.position_text(other)


FRAMES = [
    (RoundFrame(), "round"),
    (CharactersFrame((2, 0, 1), 1), "characters 2,0,1 1"),
    (AskFrame(1, 12, 64), "ask 1 12 64"),
    (SpaceFrame(77), "space gambling"),
    (RerollFrame(27, ((1, 3, 0), (0, 2, 5)), 1), "reroll d4 1:3,0:2+5 1"),
    (DuelOrderFrame(1 << 27 | 1 << 36, 2), "duel-order d4,e5 2"),
    (BuyParcelFrame(-1, 1), "buy-parcel - a1"),
    (BuyParcelFrame(0, (1 << 64) - 1), "buy-parcel 0 all"),
    (BuildFrame(1, 0, 0), "build 1 - -"),
    (BuildFrame(1, 8, 1), "build 1 saloon a1"),
    (ConsentFrame(2, 63), "consent 2 h8"),
    (AuctionFrame(0, 0, 7, 1, 4, 2), "auction 0 - 0,1,2 1 4 2"),
    (AuctionFrame(0, 3, 1, 0, 0, -1), "auction 0 a1,b1 0 0 0 -"),
]


@pytest.mark.parametrize(("frame", "text"), FRAMES, ids=[text for _, text in FRAMES])
def test_frames_are_written_with_names(frame: Frame, text: str) -> None:
    table = new_rules(Options(3, characters="prosper")).table
    assert STEPS.text(frame) == text
    assert STEPS.read(table, text) == frame


@pytest.mark.parametrize(
    "text",
    [
        "nothing",
        "",
        "round 1",
        "cowboys",
        "cowboys x",
        "cowboys 6",
        "cash 3",
        "cash -",
        "ask 0 1 0",  # the Sheriff is not in play
        "characters 0,1 0",
        "characters 0,1,1 0",
        "space d4",
        "space nowhere",
        "reroll d4 0:7 0",
        "reroll d4 0:1,0:2 0",
        "build 0 house -",
        "duel-order e5,d4 0",
        "duel-order d4,d4 0",
        "auction 0 - all 1 4 2",
        "buy-vp 0 1",
    ],
)
def test_a_text_that_is_no_frame_is_refused_with_its_line(text: str) -> None:
    rules = new_rules(Options(3, characters="prosper"))
    state = new_game(Options(3, characters="prosper"), "a").state
    edited = re.sub("frames: .*", f"frames: {text or ' '}", rules.position_text(state))
    with pytest.raises(NotationError) as caught:
        rules.parse_position(edited)
    assert caught.value.code == "position-step"
    assert caught.value.details["line"] == 3


def edit(old: str, new: str) -> str:
    text = text_of(START)
    found = re.search(old, text, re.MULTILINE)
    assert found, old
    return text[: found.start()] + new + text[found.end() :]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("^carson.*", "carson board position 2", "position-not-one", None),
        ("^round: 0", "round: 5", "position-number", 2),
        ("^round: 0", "rounds: 0", "position-wrong-line", 2),
        ("^row-1: ..", "row-1: Xx", "position-word", 4),
        ("^row-1: ..", "row-1: ..2", "position-word", 4),
        ("^row-1: .. ", "row-1: ", "position-wrong-line", 4),
        ("^roads: ", "roads: d4x ", "position-word", 12),
        ("^roads: ", "roads: d4n ", "position-word", 12),  # its name is d3s
        ("^occupant: -", "occupant: 2", "position-number", 13),
        ("^track: ranch", "track: house", "position-word", 14),
        ("^track: ranch ", "track: ", "position-wrong-line", 14),
        ("^bag: ranch=2", "bag: ranch=x", "position-number", 15),
        ("^bag: ranch=2", "bag: horse=2", "position-word", 15),
        ("^passed: . .", "passed: 0 2", "position-number", 17),
        ("^sides: 1R", "sides: 1G", "position-word", 18),
        ("^closed: -", "closed: vp-1", "position-word", 19),
        ("^white: -", "white: 3", "position-word", 20),
        ("^tokens: -", "tokens: d4/0/gold", "position-word", 21),
        ("^tokens: -", "tokens: d4/2/quiet", "position-number", 21),
        ("^tokens: -", "tokens: d4", "position-number", 21),
        ("^ammunition: -", "ammunition: - lost", "position-wrong-line", 22),
        ("^player: 0", "player: 1", "position-wrong-line", 29),
        ("^character: - -", "character: -", "position-wrong-line", 30),
        ("^character: - -", "character: 3 3", "position-word", 30),
        ("^money: 15", "money: -1", "position-number", 31),
        ("^money: 15", "money: 5000", "position-number", 31),  # there is no answer for so much
        ("^cowboys: 3 7", "cowboys: 3", "position-wrong-line", 33),
        ("^standing: -", "standing: d9", "position-word", 34),
        ("^kept: -", "kept: mountain", "position-word", 38),
        (r"earned: 0\n\Z", "", "position-cut-off", 56),
        (r"\Z", "\n", "position-too-long", 56),
    ],
)
def test_a_fault_names_its_line(old: str, new: str, code: str, line: int | None) -> None:
    with pytest.raises(NotationError) as caught:
        START.rules.parse_position(edit(old, new))
    assert (caught.value.code, caught.value.details.get("line")) == (code, line)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("^cowboys: 3 7", "cowboys: 4 7", "cowboys of 0"),
        ("^tiles: 12", "tiles: 11", "tiles of 0"),
        ("^bag: ranch=2", "bag: ranch=3", "ranch"),
        ("^kept: -", "kept: saloon", "saloon"),
        ("^row-8: ..", "row-8: Mt", "mountains"),
        ("^roads: ", "roads: a1n ", "roads"),
        ("^dynamite: 0", "dynamite: 8", "dynamite"),
        ("^frames: .*", "frames: round; claim 1", "claim"),
        ("^frames: .*", "frames: cowboys 0", "cowboys"),
        ("^frames: .*", "frames: round", "frames"),
        ("^frames: .*", "frames: -", "end"),
        ("^sides: 1R", "sides: 1Y", "sides"),
        ("^occupant: -", "occupant: 0", "occupant"),
        ("^white: -", "white: d4", "white"),
    ],
)
def test_a_text_in_which_something_does_not_add_up_is_refused(old: str, new: str, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        START.rules.parse_position(edit(old, new))
    assert caught.value.code == "position-does-not-add-up"
    assert fault in caught.value.details["faults"]


def test_a_game_begins_with_no_more_than_leaves_room_for_what_it_adds() -> None:
    """Beyond what a position holds a running game could not be read back, and the cash limit had no answer."""
    options, most = START.rules.table.options, MONEY_TO_BEGIN
    game = Game.start(new_rules(options, begins=edit("^money: 15", f"money: {most}")), "rich")
    while (decision := game.decision) is not None and max(game.state.money) <= most:
        game.apply(decision.seats[0], game.legal_actions(decision.seats[0])[0])
    assert Game.resume(game.rules, game.snapshot(), "rich").state == game.state
    with pytest.raises(NotationError) as caught:
        new_rules(options, begins=edit("^money: 15", f"money: {most + 1}"))
    assert (caught.value.code, caught.value.details["most"]) == ("position-number", most)


def test_a_position_in_which_nobody_is_asked_is_refused() -> None:
    """A player with less than $10 is not asked what to spend (BG-4.10)."""
    rng = Random(5)
    game = played(random_rules(rng), "cash", keen(rng), 0)
    while (decision := game.decision) is not None and decision.kind != "cash":
        game.apply(decision.seats[0], rng.choice(game.legal_actions(decision.seats[0])))
    assert decision is not None
    (seat,) = decision.seats
    money = f"money: {game.state.money[seat]}\n"
    before, _, after = text_of(game).partition(f"player: {seat}\n")
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(f"{before}player: {seat}\n{after.replace(money, 'money: 9' + chr(10), 1)}")
    assert caught.value.code == "position-waits-for-nobody"


def misspelt(text: str, rng: Random) -> str:
    """A position with a word exchanged, a number changed, a sign put in or a line lost."""
    lines = text.splitlines()
    at = rng.randrange(1, len(lines))
    words = lines[at].split(" ")
    word = rng.randrange(len(words))
    match rng.randrange(5):
        case 0:
            words[word] = rng.choice(rng.choice(lines).split(" "))
        case 1 | 2:
            words[word] = re.sub(r"\d+", lambda found: str(max(0, int(found[0]) + rng.choice((-1, 1, 9)))), words[word])
        case 3:
            words[word] += rng.choice("0 ,-;é")
        case _:
            words = []
    lines[at] = " ".join(words)
    return "\n".join(line for line in lines if line) + "\n"


@pytest.mark.parametrize("chunk", range(4))
def test_a_misspelt_position_is_refused_or_one_that_can_be_played_on(chunk: int) -> None:
    met: Counter[str] = Counter()
    for game in middle_games(20, f"misspelt-{chunk}"):
        rng, rules = Random(chunk), game.rules
        assert isinstance(rules, BoardRules)
        for _ in range(30):
            try:
                state = rules.parse_position(misspelt(text_of(game), rng))
            except NotationError as fault:
                met[fault.code] += 1
                continue
            met["read"] += 1
            _play_on(rules, state, rng)
    assert met["read"] > 50
    assert met["position-does-not-add-up"] > 10
    assert met["position-wrong-line"] > 50


def _play_on(rules: BoardRules, state: State, rng: Random) -> None:
    for _ in range(15):
        decision = rules.decision(state)
        if decision is None:
            return
        rules.view(state, None)
        actions = rules.legal(state, decision.seats[0])
        rules.apply(state, decision.seats[0], rng.choice(actions), Log(SampledChance(rng)))
        assert faults(rules.table, state) == []
