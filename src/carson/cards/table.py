"""What stays the same all game: options, deck, and the tables made from them once."""

from typing import Final

from carson.cards.actions import Sell, Take
from carson.cards.characters.cast import CAST
from carson.cards.material.city import Parcels
from carson.cards.material.deck import Deck
from carson.cards.material.pieces import CHARACTERS, EXPERT, INTERMEDIATE, SUITS
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import Sheet, sheet, total
from carson.cards.options import Options, checked
from carson.cards.state import ERA_SIZE, FIRST_CHARACTER, State
from carson.kernel import Log

REAL_HAND: Final = 0b11_1111_1110  # CG-2.2: bid cards 1–9


def pile_of(level: str) -> int:
    """CG-2.2: the nine bid cards of a virtual player, as a bit set of values."""
    if level == INTERMEDIATE:
        return REAL_HAND & ~(1 << 1) | 1 << 10
    if level == EXPERT:
        return REAL_HAND & ~(1 << 1 | 1 << 2) | 1 << 10 | 1 << 11
    return REAL_HAND


class Table:
    """What is fixed in a game, shared by all its states."""

    def __init__(self, options: Options, deck: Deck, own_deck: bool = False) -> None:
        self.options: Final = checked(options)
        self.deck: Final = deck
        self.own_deck: Final = own_deck  # a record then includes the whole deck
        self.real: Final = options.real
        self.people: Final = tuple(range(options.real))
        self.players: Final = options.players
        self.suits: Final = tuple(SUITS.index(suit) for suit in self.options.suits)
        self.names: Final = tuple(card.id for card in deck.terrain) + CHARACTERS
        self.codes: Final = {name: code for code, name in enumerate(self.names)}
        self.parcels: Final[tuple[Parcels, ...]] = tuple(card.parcels for card in deck.terrain)
        self.attraction: Final[tuple[int, ...]] = tuple(card.attraction for card in deck.terrain) + tuple(
            card.attraction for card in deck.characters
        )
        self.takes: Final = tuple(Take(name) for name in self.names)
        self.sells: Final = tuple(Sell(card.id) for card in deck.terrain)
        self.full: Final = (REAL_HAND,) * self.real + tuple(pile_of(level) for level in options.virtual)
        self.bid_names: Final = tuple(f"bid-{seat}" for seat in range(self.players))
        self.dollar: Final = sum(1 << c for c, card in enumerate(deck.characters) if card.dollar)
        self.arrow: Final = sum(1 << c for c, card in enumerate(deck.characters) if card.arrow)
        # CG-5.2: what stays turned sideways when Era II begins.
        self.once: Final = sum(1 << c for c, who in enumerate(CAST) if who.power and who.power.once_a_game)
        # For each back, each suit's rank: 0 is the strongest (CG-1.3).
        self.rank: Final = tuple(tuple(card.back.index(suit) for suit in range(len(SUITS))) for card in deck.characters)

    def draw_terrain(self, state: State, log: Log) -> int:
        card = log.pick("terrain", state.terrain)
        state.terrain.remove(card)
        return card

    def draw_top(self, state: State, log: Log) -> None:
        """Looks at the next back: from the shuffled part of the pile, then from what was put under it."""
        if state.unseen:
            state.top = log.pick("character", state.unseen, hidden=True)
            state.unseen.remove(state.top)
        elif state.under:
            state.top = state.under.pop(0)
        else:
            state.top = -1

    def has(self, state: State, seat: int, character: int) -> bool:
        return bool(state.owned[seat] >> character & 1)

    def holder(self, state: State, character: int) -> int:
        """The real player who owns a character, or -1. (Virtual players never use one: CG-2.3.)"""
        for seat in range(self.real):
            if state.owned[seat] >> character & 1:
                return seat
        return -1

    def holdings(self, state: State, seat: int) -> Holdings:
        return Holdings(state.cities[seat], state.owned[seat], len(state.sold[seat]), self.dollar, self.arrow)

    def sheet(self, state: State, seat: int) -> Sheet:
        """A real player's current score sheet."""
        return sheet(self.holdings(state, seat))

    def score(self, state: State, seat: int) -> int:
        """A player's current points; a virtual player's are the attraction of everything it took (CG-8.2)."""
        if seat < self.real:
            return total(self.holdings(state, seat))
        points = sum(self.attraction[card] for card in state.kept[seat])
        owned = state.owned[seat]
        return points + sum(self.attraction[FIRST_CHARACTER + c] for c in range(len(CHARACTERS)) if owned >> c & 1)

    def era_cards(self, era: int) -> list[int]:
        return list(range(era * ERA_SIZE, (era + 1) * ERA_SIZE))
