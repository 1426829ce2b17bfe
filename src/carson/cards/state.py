"""The state of a game: plain data, cheap to copy. Cities are immutable and shared between copies."""

from typing import Final

from carson.cards.material.city import BARE, City
from carson.cards.notation.diagram import draw
from carson.kernel import Frame
from carson.kernel.states import PlainState

# Codes of cards: terrain 0–95 (Era II from 48), then the characters.
ERA_SIZE: Final = 48
FIRST_CHARACTER: Final = 2 * ERA_SIZE

# All that a state holds, by name.
FIELDS = (
    "bid",
    "bonus",
    "cities",
    "era",
    "frames",
    "gone",
    "gone_characters",
    "hand",
    "kept",
    "lawyer",
    "offer",
    "owned",
    "round",
    "sealed",
    "sold",
    "taken",
    "terrain",
    "top",
    "under",
    "unseen",
    "used",
    "worker",
)


class State(PlainState):
    """Everything that changes in a game, as plain data. A search copies states and applies actions through the rules.

    Lists run over the players, real ones first. Sets of bids and characters are bit sets. States compare by value and
    can be pickled; they change, so they have no hash. A state prints as its cities.

    Piles have no stored order: a card is drawn when it is needed. Players cannot tell the difference, and there is no
    order that could leak. The game only knows the top of the character pile, because its back is visible.

    Examples:
        >>> carson.new_game("cards", players=2, seed=7).state
        <State: Era I, round 1, 4 players>
    """

    __slots__ = FIELDS
    FIELDS = FIELDS

    frames: list[Frame]
    era: int  # 0 or 1
    round: int  # 1 to 9
    terrain: list[int]  # this Era's pile, ascending
    unseen: list[int]  # characters in the shuffled part of their pile, ascending
    under: list[int]  # characters put back under it (CG-4.2), next to be drawn first
    top: int  # the character whose back is on top
    offer: list[int]  # the column, nearest the piles first
    hand: list[int]  # bid cards left in this Era
    sealed: list[int]  # face-down bids; 0 for none
    bid: list[int]  # bids shown in this round; 0 for none
    bonus: list[int]  # what powers add to them
    cities: list[City]
    owned: list[int]  # characters
    used: int  # characters turned sideways
    kept: list[tuple[int, ...]]  # a virtual player's terrain cards, a real player's set aside
    sold: list[tuple[int, ...]]
    taken: list[tuple[int, ...]]  # in this round, in the order of choice; only shown, nothing depends on it
    gone: tuple[int, ...]  # terrain cards out of the game
    gone_characters: int
    lawyer: int  # players without a turn this round
    worker: int  # players who take two cards this round

    def copy(self) -> "State":
        other = State.__new__(State)
        other.frames, other.era, other.round = self.frames.copy(), self.era, self.round
        other.terrain, other.unseen, other.under = self.terrain.copy(), self.unseen.copy(), self.under.copy()
        other.top = self.top
        other.offer, other.hand = self.offer.copy(), self.hand.copy()
        other.sealed, other.bid, other.bonus = self.sealed.copy(), self.bid.copy(), self.bonus.copy()
        other.cities, other.owned, other.used = self.cities.copy(), self.owned.copy(), self.used
        other.kept, other.sold, other.taken = self.kept.copy(), self.sold.copy(), self.taken.copy()
        other.gone, other.gone_characters = self.gone, self.gone_characters
        other.lawyer, other.worker = self.lawyer, self.worker
        return other

    def __repr__(self) -> str:
        return f"<State: Era {'I' * (self.era + 1)}, round {self.round}, {len(self.cities)} players>"

    def __str__(self) -> str:
        """Every city, with whose it is."""
        cities = [f"seat {seat}\n{draw(city)}" for seat, city in enumerate(self.cities)]
        return "\n".join([f"Era {'I' * (self.era + 1)}, round {self.round}", *cities])


def blank(players: int) -> State:
    """A table before set-up."""
    state = State()
    state.frames = []
    state.era = 0
    state.round = 0
    state.terrain = []
    state.unseen = []
    state.under = []
    state.top = -1
    state.offer = []
    state.hand = [0] * players
    state.sealed = [0] * players
    state.bid = [0] * players
    state.bonus = [0] * players
    state.cities = [BARE] * players
    state.owned = [0] * players
    state.used = 0
    state.kept = [()] * players
    state.sold = [()] * players
    state.taken = [()] * players
    state.gone = ()
    state.gone_characters = 0
    state.lawyer = 0
    state.worker = 0
    return state
