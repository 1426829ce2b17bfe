"""Games alone against Standish, taken up in the middle: the human at seat 0, Standish at seat 1."""

from collections.abc import Sequence

from msgspec.structs import replace

from carson.board.characters.cast import CAST
from carson.board.characters.sets import RED, UNDRAWN, YELLOW
from carson.board.material.pieces import FREE, KINDS, NAMES
from carson.board.material.spaces import BLOCKED_AFTER, PLACE_BY_NAME
from carson.board.mechanics.cowboys import stand
from carson.board.mechanics.incomes import IncomeFrame, refresh_all
from carson.board.mechanics.track import close_empty
from carson.board.options import Options
from carson.board.state import COWBOYS, State
from carson.board.steps.ending import FinalFrame
from carson.board.steps.phases import ActionsFrame, CowboysFrame, EndFrame
from carson.board.table import Table
from carson.board.variants.solo.person import deck_of, power
from carson.board.variants.solo.state import HAND
from carson.kernel import SETUP, Game, Log, Move, settle
from support.board import MARKS, TRACK, BoardGame, Script, city, flood, paused_rules, told

HUMAN, STANDISH = 0, 1
# Seven of the eleven, with the side each shows.
SET = {2: YELLOW, 5: YELLOW, 6: YELLOW, 7: YELLOW, 8: YELLOW, 10: YELLOW, 16: RED}


def numbers(table: Table, words: str, taken: Sequence[int] = ()) -> list[int]:
    """The cards of "C2 H3" by their numbers, each other than those taken."""
    found = list(taken)
    for word in words.split():
        cards = table.figures.cowboy_cards
        fitting = [n for n in deck_of(table) if f"{cards[n].card}{cards[n].firepower}" == word and n not in found]
        assert fitting, f"{table.options.solo} has no {word} left"
        found.append(fitting[0])
    return found[len(taken) :]


def alone(
    diagram: str = "",
    strategy: str = "rancher",
    *,
    at: str = "cowboys",
    until: str = "",
    cards: str = "",
    drawn: str = "",
    in_round: int = 1,
    character: str = "banker",
    placed: str = "",
    standish: str = "",
    supply: int = 1,
    revolvers: int = 0,
    money: int = 50,
    stock: int = 0,
    vp: Sequence[int] = (0, 0),
    on_card: int = 0,
    kept: str = "",
    track: str = TRACK,
    roads: str = "",
    variants: str = "",
    river: str = "",
    bridged: bool = False,
    combat: Sequence[int] = (),
    dice: Sequence[int] = (),
    dynamite: int = 0,
    tiles: int | None = None,
) -> BoardGame:
    """A game in phase 2 ("cowboys"), 3 ("actions", "income") or 4 ("end", "final"), run until the human is asked.

    `drawn` are cards already drawn this round, `cards` those that come next; `standish` is where his cowboys stand,
    `placed` where the human's do ("d4 gambling+quiet"), `kept` what he has to build. `dice` decide for him: which of
    the options left, from 0. By default the human has one cowboy left to place and no other firepower.
    """
    rules = paused_rules(Options(2, solo=strategy, variants=variants, river=river), until)
    table = rules.table
    state = city(diagram, roads, 2, in_round)
    flood(state, table.water)
    state.slices = table.slices
    state.money[HUMAN], state.revolvers[HUMAN], state.supply[HUMAN] = money, revolvers, supply
    state.stock[HUMAN], state.dynamite[HUMAN], state.vp = stock, dynamite, list(vp)
    state.kept[STANDISH] = tuple(NAMES.index(name) for name in kept.split())
    state.refuses = 1 << STANDISH
    _deal(table, state, character)
    for seat, places in enumerate((placed, standish)):
        for word in places.split():
            name, _, mark = word.partition("+")
            stand(state, seat, PLACE_BY_NAME[name])
            if mark:
                state.marks = (*state.marks, (PLACE_BY_NAME[name], seat, MARKS.index(mark)))
        out = state.here[seat].bit_count() + state.wage_cowboys[seat] + state.road_cowboys[seat]
        state.general[seat] = COWBOYS - state.supply[seat] - out - (on_card if seat else 0)
    _cards(table, state, drawn, on_card, bridged)
    _stock(table, state, track)
    if tiles is not None:
        state.tiles[STANDISH] = tiles
    state.order = [STANDISH, HUMAN]
    state.passed = [] if at == "cowboys" else [STANDISH, HUMAN]
    state.frames = {
        "cowboys": [CowboysFrame(0)],
        "actions": [ActionsFrame(0)],
        "income": [EndFrame(0), IncomeFrame(0)],
        "end": [EndFrame(0)],
        "final": [FinalFrame()],
    }[at]
    refresh_all(state)
    script = Script({"card": numbers(table, cards, HAND.of(state).drawn), "standish": dice, "combat": combat})
    log = Log(script)
    settle(rules._steps, state, log)
    return Game(rules, state, Move(SETUP, None, tuple(log.draws), tuple(log.events), 0, True), script, None)


def _deal(table: Table, state: State, words: str) -> None:
    """The human has this character; the rest of the set is plain, without those used in rounds before."""
    side = RED if words.startswith("red ") else YELLOW
    number = next(c.number for c in CAST if c.name == words.removeprefix("red "))
    others = [n for n in SET if n != number][: 6 - (state.round - 1)]
    state.sides = [UNDRAWN] * len(CAST)
    for other in others:
        state.sides[other] = SET[other]
    state.sides[number] = side
    state.who[HUMAN] = state.plays[HUMAN] = number
    state.taken = 1 << number
    state.bonus[HUMAN] = table.face(state, number).firepower


def _cards(table: Table, state: State, drawn: str, on_card: int, bridged: bool) -> None:
    there = tuple(numbers(table, drawn))
    deck = tuple(number for number in deck_of(table) if number not in there)
    HAND.put(state, replace(HAND.of(state), deck=deck, drawn=there, beaten=on_card, bridged=bridged))
    state.bonus[STANDISH] = power(table, state)


def _stock(table: Table, state: State, track: str) -> None:
    state.track = [FREE if name == "-" else NAMES.index(name) for name in track.split()]
    close_empty(state)
    for place, after in BLOCKED_AFTER.items():
        if after < state.round:
            state.closed |= 1 << place
    out = [*state.ground, *state.track, *state.kept[STANDISH]]
    state.bag = [max(0, table.bag[kind] - out.count(kind)) for kind in range(KINDS)]


def reasons(game: BoardGame) -> list[tuple[str, str]]:
    """Where Standish went and why, decision by decision."""
    return [(event["at"], event["why"]) for event in told(game, "standish")]


def full_but(drawing: str) -> str:
    """The drawing in a whole map of Mountains."""
    lines = [line.strip() for line in drawing.splitlines() if line.strip()]
    columns = lines[0].split()
    rows = {line[0]: line for line in lines[1:] if line[0].isdigit()}
    out = ["        a   b   c   d   e   f   g   h"]
    before, after = "abcdefgh".index(columns[0]), 7 - "abcdefgh".index(columns[-1])
    for row in "12345678":
        inner = rows[row][4:] if row in rows else "Mt  " * len(columns)
        out.append(f"    {row}   " + "Mt  " * before + f"{inner:<{4 * len(columns)}}" + "Mt  " * after)
    return "\n".join(out)
