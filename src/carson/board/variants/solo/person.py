"""Who Standish is in a game: his strategy, its cards and its character card (BG-14.2, BG-14.4, BG-14.5)."""

from typing import Final

from carson.board.material.figures import STRATEGIES, CowboyCard
from carson.board.material.pieces import NAMES
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.solo.state import HAND

HUMAN: Final = 0
STANDISH: Final = 1
CARDS: Final = (0, 3, 4, 5, 5)  # BG-14.3: cards drawn, by round
RATE: Final = (0, 2, 3, 4, 5)  # BG-14.7: $ a VP, by round

# BG-14.2: the character card of each strategy.
CHARACTERS: Final = dict(zip(STRATEGIES, ("doctor", "governor", "sheriff", "lawyer"), strict=True))
# BG-14.4: firepower for each of his cowboys on it.
FOR_BEATEN: Final = dict(zip(STRATEGIES, (1, 0, 2, 1), strict=True))
# BG-14.5: VP for those cowboys at the end of a round, by their number; more than that are as many.
_NOTHING: Final = (0, 0, 0, 0, 0, 0)
VP_FOR_BEATEN: Final = dict(zip(STRATEGIES, (_NOTHING, tuple(range(11)), _NOTHING, (0, 1, 2, 4, 6, 10)), strict=True))


def deck_of(table: Table) -> tuple[int, ...]:
    """The twelve cards of his strategy, by their numbers in the figures."""
    strategy = table.options.solo
    return tuple(number for number, card in enumerate(table.figures.cowboy_cards) if strategy in card.of)


def card(table: Table, number: int) -> CowboyCard:
    return table.figures.cowboy_cards[number]


def cards_power(table: Table, state: State) -> int:
    """The sum of this round's cards."""
    return sum(card(table, number).firepower for number in HAND.of(state).drawn)


def power(table: Table, state: State) -> int:
    """BG-14.4: his firepower; it is kept in `State.bonus`, since he has neither revolvers nor cowboys in a supply."""
    return cards_power(table, state) + FOR_BEATEN[table.options.solo] * HAND.of(state).beaten


def bonus(table: Table, state: State, seat: int) -> int:
    return power(table, state) if seat == STANDISH else 0


def vp_for_beaten(table: Table, state: State) -> int:
    scale = VP_FOR_BEATEN[table.options.solo]
    return scale[min(HAND.of(state).beaten, len(scale) - 1)]


def priority(table: Table) -> dict[int, int]:
    """The place of each kind of building in his list, 0 for the one he wants most."""
    wanted = table.figures.strategies[table.options.solo].priority
    return {NAMES.index(name): place for place, name in enumerate(wanted)}


def income_of(state: State, seat: int) -> int:
    """What all buildings of a player pay as things stand."""
    paying, found = state.paying[seat], 0
    for parcel, pays in enumerate(state.income):
        if paying >> parcel & 1:
            found += pays
    return found
