"""Solo against Jeb Standish as a variant (BG-14): set-up, and where each part hooks in."""

from typing import Final

from msgspec.structs import replace

from carson.board.characters.cast import CAST
from carson.board.characters.sets import RED, YELLOW
from carson.board.editions import BY_NAME as EDITIONS
from carson.board.material.figures import STRATEGIES
from carson.board.material.pieces import CHURCH, CITY_HALL, SCHOOL, TRAIN_STATION
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.options import FEWEST, Options
from carson.board.state import COWBOYS, State
from carson.board.steps.actions import SPACE_STEP
from carson.board.steps.parcels import BuyParcelFrame, DuelOrderFrame
from carson.board.steps.phases import CharactersFrame, CowboysFrame
from carson.board.steps.purchase import PurchaseFrame
from carson.board.table import Table
from carson.board.variants.model import Bound, Variant
from carson.board.variants.solo import acting, position, scoring
from carson.board.variants.solo.acting import PlayedStep
from carson.board.variants.solo.person import HUMAN, STANDISH, bonus, deck_of
from carson.board.variants.solo.playing import AlternatingStep, ChoosingOnceStep
from carson.board.variants.solo.state import HAND, Hand
from carson.kernel import Log, OptionsError

CHARACTERS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16)
SIDE_NAMES: Final = ("yellow", "red")


def checks(options: Options) -> Options:
    """BG-14.1, BG-14.2: one of his strategies, and just the two."""
    if not options.solo:
        return options
    if options.solo not in STRATEGIES:
        raise OptionsError("options-solo", option="solo", rule="BG-14.2", found=options.solo[:40], known=STRATEGIES)
    if options.players != FEWEST:
        raise OptionsError("options-solo-players", option="solo", rule="BG-14.1", found=options.players)
    if not EDITIONS[options.edition].alone:
        raise OptionsError("options-solo-dutch", option="solo", rule="BG-15.12")
    return options


def material(table: Table, state: State, log: Log) -> None:
    """BG-14.1: all his cowboys, no revolvers; money and roads whenever he needs them. He agrees to nothing."""
    for had in (state.money, state.stock, state.revolvers, state.supply):
        had[STANDISH] = 0
    state.general[STANDISH] = COWBOYS
    state.refuses |= 1 << STANDISH


def first_order(table: Table, state: State, log: Log) -> None:
    """BG-14.1: Standish goes first in every turn order."""
    state.passed = [STANDISH, HUMAN]
    log.say("first-order", seats=tuple(state.passed))


def opening(table: Table, state: State, log: Log) -> None:
    """Seven characters on random sides, and his twelve cards."""
    left = list(CHARACTERS)
    for _ in range(position.CHARACTERS_DRAWN):
        number = log.pick("character", left)
        left.remove(number)
        side = log.pick("side", (YELLOW, RED))
        state.sides[number] = side
        log.say("character-in-play", character=CAST[number].name, side=SIDE_NAMES[side])
    HAND.put(state, Hand(deck_of(table)))


def unarmed(table: Table, state: State, seat: int) -> bool:
    """BG-14.4: no die for him, nor a duel tile."""
    return seat == STANDISH


def around(table: Table, there: Bound) -> Bound:
    """Around the steps of the game as it is with the other variants in play."""
    return {
        CharactersFrame: ChoosingOnceStep(table, there[CharactersFrame]),
        CowboysFrame: AlternatingStep(table, there[CowboysFrame]),
        DuelOrderFrame: PlayedStep(table, there[DuelOrderFrame], acting.let_human_order),
        BuyParcelFrame: PlayedStep(table, there[BuyParcelFrame], acting.buy_parcels),
        PurchaseFrame: PlayedStep(table, there[PurchaseFrame], acting.buy_building),
        BuildFrame: PlayedStep(table, there[BuildFrame], acting.build),
    }


SOLO: Final = Variant(
    name="solo",
    rule="BG-14",
    checks=checks,
    automatic={STANDISH: "standish"},
    without=(CHURCH, SCHOOL, CITY_HALL, TRAIN_STATION),
    characters=CHARACTERS,
    material=material,
    first_order=first_order,
    opening=opening,
    after_income=scoring.turn_into_vp,
    round_ends=scoring.round_ends,
    characters_return=scoring.discard_character,
    unarmed=unarmed,
    beaten=scoring.beaten,
    elsewhere=position.elsewhere,
    scores=scoring.final_bonus,
    bonus=bonus,
    steps=(replace(SPACE_STEP, work=acting.resolve_space),),
    around=around,
    part=position.PART,
)
