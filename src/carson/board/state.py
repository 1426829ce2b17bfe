"""The state of the board game: flat lists of small ints and ints as bit sets, cheap to copy."""

from typing import Any, Final

from carson.board.material.ground import ALL_PARCELS, PARCELS
from carson.board.material.pieces import FREE, KINDS
from carson.board.material.spaces import TRACK
from carson.board.notation.drawing import draw, listed
from carson.kernel import Frame
from carson.kernel.states import PlainState

COWBOYS: Final = 10  # BG-2.2
TILES: Final = 12
NO_STEP = (0,) * KINDS


# All that a state holds, by name.
FIELDS: Final = (
    "agrees",
    "ammunition",
    "ammunition_closed",
    "bag",
    "barred",
    "bonus",
    "bridges",
    "chooses_first",
    "closed",
    "corners",
    "doubled",
    "dynamite",
    "earned",
    "frames",
    "free",
    "general",
    "ground",
    "hall",
    "here",
    "houses",
    "income",
    "kept",
    "linked",
    "marks",
    "mines",
    "money",
    "occupant",
    "order",
    "owned",
    "owner",
    "passed",
    "paying",
    "permits",
    "plays",
    "quiet",
    "ranches",
    "reach",
    "refuses",
    "revolvers",
    "road_cowboys",
    "roads",
    "round",
    "shield",
    "sides",
    "slices",
    "step",
    "stock",
    "supply",
    "taken",
    "tiles",
    "track",
    "tripled",
    "unowned",
    "used",
    "vp",
    "wage_cowboys",
    "water",
    "white",
    "who",
)


class State(PlainState):
    """Everything that changes in a game, as plain data. A search copies states and applies actions through the rules.

    Lists over parcels have 64 entries, lists over players one a seat. Sets of parcels and players are bit sets. States
    compare by value and can be pickled; they change, so they have no hash. Printed, a state is its map.

    Examples:
        >>> state = carson.new_game("board", players=2, seed=7).state
        >>> state
        <State: round 0, money [15, 15], VP [0, 0]>
        >>> print(state)
        round 0
           a   b   c   d   e   f   g   h
        1  ..  ..  ..  ..  ..  ..  ..  ..
        ...
    """

    __slots__ = FIELDS
    FIELDS = FIELDS

    frames: list[Frame]
    round: int  # 1 to 4; 0 before the first

    # The map
    ground: list[int]  # what stands on each parcel
    owner: list[int]  # whose property tile lies there, -1 for none
    income: list[int]  # what the building there pays now, City Hall's step and the maximum included
    free: int  # parcels with nothing on them
    houses: int  # parcels with a House
    unowned: int
    owned: list[int]  # each player's parcels
    paying: list[int]  # each player's buildings that pay income
    shield: list[int]  # parcels next to each player's Churches
    ranches: list[int]  # how many each player owns
    mines: list[int]
    roads: int  # lines with a road
    corners: int  # where a road ends
    reach: int  # lines that touch the end of a road, laid or not
    linked: int  # connected parcels (BG-1.5)
    hall: int  # City Hall's parcel, -1 for none
    occupant: int  # who holds it, -1 for nobody
    step: tuple[int, ...]  # what City Hall adds to each kind of building; the same all game
    water: int  # parcels under water: free, but nobody's ever
    bridges: int  # lines that only a bridge can cross
    barred: int  # parcels neither bought nor built on for now: a stranger is there, to be fought

    # The players
    money: list[int]
    vp: list[int]
    revolvers: list[int]
    supply: list[int]  # cowboys in the own supply
    general: list[int]  # own cowboys in the general supply
    tiles: list[int]  # property tiles left
    stock: list[int]  # roads in the own supply
    dynamite: list[int]
    kept: list[tuple[int, ...]]  # buildings bought and not built
    permits: int  # parcels of rivals the builder may use in the building now being built (BG-7.2)
    refuses: int  # players who refuse every House (a standing order)
    agrees: int  # players who agree to every House

    # The building track and the bag
    track: list[int]  # $3 to $12; FREE for an empty space
    bag: list[int]  # how many of each kind are in it

    # The round
    order: list[int]  # turn order
    passed: list[int]  # the pass order track, earliest first; before anybody passed, last round's is in `order`
    who: list[int]  # each player's character, -1 for none
    plays: list[int]  # the character whose power and limit a player has: the own one, or what the Paperboy fetched
    taken: int  # characters taken this round
    sides: list[int]  # which side of each character is up: 0 yellow, 1 red
    here: list[int]  # for each player, the places (parcels, then spaces) with a cowboy of theirs, Wages and Road aside
    closed: int  # spaces that take no cowboy this round (BG-4.4), as places
    white: int  # where the Sheriff's white cowboy stands; -1 in hand, -2 not in play
    wage_cowboys: list[int]
    road_cowboys: list[int]
    marks: tuple[tuple[int, int, int], ...]  # (place, player, mark): tokens that go with a cowboy, ascending
    bonus: list[int]  # firepower of this round's character
    quiet: list[int]  # no-duel tokens left
    ammunition: int  # who has the 3-revolvers token, -1 for nobody
    ammunition_closed: bool
    used: int  # players who have used this round's power, where it works once
    doubled: list[int]  # the kind of building the Grocer doubles for a player, 0 for none
    tripled: int  # Mines blown up with dynamite this round (BG-9.20)
    earned: list[int]  # what own buildings paid this round, for the Editor
    chooses_first: int  # the Teacher's choice next round, -1 for nobody

    slices: dict[str, Any]  # each variant's own, by its name; never changed in place, so that copies share it

    def copy(self) -> "State":
        other = State.__new__(State)
        other.frames, other.round = self.frames.copy(), self.round
        other.ground, other.owner, other.income = self.ground.copy(), self.owner.copy(), self.income.copy()
        other.free, other.houses, other.unowned = self.free, self.houses, self.unowned
        other.owned, other.paying, other.shield = self.owned.copy(), self.paying.copy(), self.shield.copy()
        other.ranches, other.mines = self.ranches.copy(), self.mines.copy()
        other.roads, other.corners = self.roads, self.corners
        other.reach, other.linked = self.reach, self.linked
        other.hall, other.occupant = self.hall, self.occupant
        other.water, other.bridges = self.water, self.bridges
        other.barred, other.step = self.barred, self.step
        other.money, other.vp = self.money.copy(), self.vp.copy()
        other.revolvers, other.supply, other.general = self.revolvers.copy(), self.supply.copy(), self.general.copy()
        other.tiles, other.stock = self.tiles.copy(), self.stock.copy()
        other.dynamite, other.kept = self.dynamite.copy(), self.kept.copy()
        other.permits, other.refuses, other.agrees = self.permits, self.refuses, self.agrees
        other.track, other.bag = self.track.copy(), self.bag.copy()
        other.order, other.passed = self.order.copy(), self.passed.copy()
        other.who, other.plays, other.sides = self.who.copy(), self.plays.copy(), self.sides.copy()
        other.taken, other.closed, other.white = self.taken, self.closed, self.white
        other.here, other.marks = self.here.copy(), self.marks
        other.wage_cowboys, other.road_cowboys = self.wage_cowboys.copy(), self.road_cowboys.copy()
        other.bonus, other.quiet = self.bonus.copy(), self.quiet.copy()
        other.ammunition, other.ammunition_closed = self.ammunition, self.ammunition_closed
        other.used, other.tripled = self.used, self.tripled
        other.doubled, other.earned = self.doubled.copy(), self.earned.copy()
        other.chooses_first, other.slices = self.chooses_first, self.slices
        return other

    def __repr__(self) -> str:
        return f"<State: round {self.round}, money {self.money}, VP {self.vp}>"

    def __str__(self) -> str:
        """The map, and beneath it what everybody has."""
        rows = [("seat", range(len(self.vp))), ("money", self.money), ("VP", self.vp), ("cowboys", self.supply)]
        return f"round {self.round}\n{draw(self)}{listed(rows)}"


def blank(players: int) -> State:
    """An empty map and players with nothing."""
    state = State()
    state.frames = []
    state.round = 0
    state.ground = [FREE] * PARCELS
    state.owner = [-1] * PARCELS
    state.income = [0] * PARCELS
    state.free = state.unowned = ALL_PARCELS
    state.houses = 0
    state.roads = state.corners = state.reach = state.linked = 0
    state.hall = state.occupant = -1
    state.step = NO_STEP
    state.water = state.bridges = state.barred = 0
    for name in ("owned", "paying", "shield", "ranches", "mines", "money", "vp", "revolvers", "supply"):
        setattr(state, name, [0] * players)
    for name in ("stock", "dynamite", "wage_cowboys", "road_cowboys", "bonus", "quiet", "earned", "doubled"):
        setattr(state, name, [0] * players)
    state.general = [COWBOYS] * players
    state.tiles = [TILES] * players
    state.kept = [()] * players
    state.permits = state.refuses = state.agrees = 0
    state.track = [FREE] * TRACK
    state.bag = [0] * KINDS
    state.order = []
    state.passed = []
    state.who = [-1] * players
    state.plays = [-1] * players
    state.taken = 0
    state.sides = []
    state.here = [0] * players
    state.closed = 0
    state.white = -2
    state.marks = ()
    state.used = state.tripled = 0
    state.ammunition = state.chooses_first = -1
    state.ammunition_closed = False
    state.slices = {}
    return state
