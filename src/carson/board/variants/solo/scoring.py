"""Standish's VP: his income at once (BG-14.7), beaten cowboys at the end of a round (BG-14.5), the end (BG-14.10)."""

from msgspec.structs import replace

from carson.board.characters.sets import UNDRAWN
from carson.board.material.ground import members
from carson.board.material.pieces import NAMES
from carson.board.mechanics.purse import pay, score
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.solo.cards import rest_on_card
from carson.board.variants.solo.person import HUMAN, RATE, STANDISH, card, deck_of, vp_for_beaten
from carson.board.variants.solo.state import HAND
from carson.kernel import Log


def turn_into_vp(table: Table, state: State, log: Log) -> None:
    """Buildings have paid, loot included: all his money goes, 1 VP for each full $2, $3, $4 or $5 by round."""
    money = state.money[STANDISH]
    pay(state, STANDISH, money, log, "standish-income")
    score(state, STANDISH, money // RATE[state.round], log, "standish-income")


def beaten(table: Table, state: State, seat: int, log: Log) -> None:
    """BG-14.5: his cowboy goes on to his character card."""
    if seat == STANDISH:
        state.supply[STANDISH] -= 1
        rest_on_card(table, state)
        log.say("standish-beaten", count=HAND.of(state).beaten, power=state.bonus[STANDISH])


def round_ends(table: Table, state: State, log: Log) -> None:
    """His cowboys on the card score and return; the cards are laid off, or all reshuffled if X was among them."""
    score(state, STANDISH, vp_for_beaten(table, state), log, "standish-cowboys")
    hand = HAND.of(state)
    state.general[STANDISH] += hand.beaten
    deck, laid_off = hand.deck, tuple(sorted((*hand.laid_off, *hand.drawn)))
    if any(card(table, number).card == "X" for number in hand.drawn):
        deck, laid_off = deck_of(table), ()
        log.say("standish-reshuffles", cards=len(deck))
    HAND.put(state, replace(hand, beaten=0, drawn=(), deck=deck, laid_off=laid_off))
    state.bonus[STANDISH] = 0


def discard_character(table: Table, state: State, log: Log) -> None:
    """BG-14.1: the human's character is not played again."""
    state.sides[state.plays[HUMAN]] = UNDRAWN


def final_bonus(table: Table, state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """What his strategy card adds when he owns all it asks for."""
    if seat != STANDISH:
        return ()
    strategy = table.figures.strategies[table.options.solo]
    his = {NAMES[state.ground[parcel]] for parcel in members(state.owned[STANDISH])}
    return (("strategy", strategy.bonus_vp if his.issuperset(strategy.bonus) else 0),)
