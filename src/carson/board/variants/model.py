"""What a variant is made of: hooks at named points of the game, and how its part of a state is kept and shown.

The base rules know these points and no variant by name. Whatever a variant does not touch stays None or empty.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from carson.board.variants.slices import Slice
from carson.kernel import Frame, Log, Step, StepKind

if TYPE_CHECKING:
    from random import Random

    from carson.board.editions import Edition
    from carson.board.material.figures import Figures
    from carson.board.options import Options
    from carson.board.state import State
    from carson.board.table import Table
    from carson.kernel.lines import Lines

Hook = Callable[["Table", "State", Log], None]
Bound = dict[type[Frame], Step[Any, Any]]


class StatePart(Struct, frozen=True):
    """A variant's part of a state: what it keeps there, as lines of a position and as data for a seat.

    `imagine` makes it from what a seat was shown, `redraw` from a state, what the seat cannot know drawn anew; `faults`
    are what does not add up.
    """

    slice: Slice[Any] | None
    write: Callable[["Table", "State"], list[str]]
    read: Callable[["Table", "Lines", "State"], None]
    show: Callable[["Table", "State", int | None], dict[str, Any]]
    imagine: Callable[["Table", "State", int | None, dict[str, Any], "Random"], None] | None = None
    redraw: Callable[["Table", "State", int | None, "Random"], None] | None = None
    faults: Callable[["Table", "State"], list[str]] | None = None


class Variant(Struct, frozen=True):
    """A module of the rules that is in play or not."""

    name: str
    rule: str

    # What may be chosen with it
    alone: bool = True  # BG-14.11: it can be played alone
    checks: Callable[["Options"], "Options"] | None = None  # asked of every variant, in play or not

    # Who and what is there at all
    # Seats that the engine plays, and who sits there: they have no character and are never asked
    automatic: dict[int, str] = {}
    without: tuple[int, ...] = ()  # kinds of buildings that are not used
    unused_places: int = 0  # places that another variant brings, and that are not used with this one
    characters: tuple[int, ...] = ()  # instead of the options' set: those in play are drawn from these in set-up

    # Of options and figures: parcels under water; of options, edition and water: Mountains that are not raised
    water: Callable[["Options", "Figures"], int] | None = None
    mountains: Callable[["Options", "Edition", int], int] | None = None
    # Refusals (code, rule) by what is in the way: "water", "barred", "barred-to-peaceful", "own-place"
    refusals: dict[str, tuple[str, str]] = {}

    # Set-up
    deals: bool = False  # players begin with something else than the base game gives them
    material: Hook | None = None  # the players have their material; nothing is on the map yet
    first_order: Hook | None = None  # instead of the random order of round 1 (BG-3.5)
    opening: Hook | None = None  # all is laid out and the first frames lie: they may be changed

    # A round
    round_begins: Hook | None = None  # before characters are chosen; frames put now come first
    characters_chosen: Hook | None = None  # the turn order is set; frames put now come before cowboys
    before_hall: Hook | None = None  # in phase 3, before City Hall and Building income
    before_income: Hook | None = None  # Building income begins, attacks are settled
    after_income: Hook | None = None  # buildings have paid
    round_ends: Hook | None = None  # with the effects at the end of a round
    round_closes: Hook | None = None  # after those effects, before the round marker advances (BG-4.8)
    characters_return: Hook | None = None  # at the very end of rounds 1 to 3

    # Cowboys
    places: Callable[["Table", "State", int], int] | None = None  # further places a player may go to
    placed: Callable[["Table", "State", int, int, Log], None] | None = None  # a cowboy came to a place
    elsewhere: Callable[["Table", "State", int], int] | None = None  # cowboys neither in a supply nor on a place

    # Duels
    stands_by: Callable[["Table", "State", int, int], bool] | None = None  # (place, seat): is there, but does not fight
    beaten: Callable[["Table", "State", int, Log], None] | None = None  # (seat): its cowboy has just gone back
    unarmed: Callable[["Table", "State", int], bool] | None = None  # fights with firepower alone
    # (place, seat, whose knowledge, playing best): how often each number comes that the seat adds instead of a die
    arms: Callable[["Table", "State", int, int, int | None, bool], dict[int, int]] | None = None
    # (seat, option): the place that is fought for and what the seat would add to its firepower with this answer
    arming: Callable[["Table", "State", int, str], tuple[int, int] | None] | None = None
    # (place, [(seat, die or tile, second or 0), ...] in pass order): True when it has settled the fight itself
    settles: Callable[["Table", "State", int, list[tuple[int, int, int]], Log], bool] | None = None
    foe: Callable[["Table", "State"], int] | None = None  # the strength of whoever is fought on a barred parcel

    # Money and VP
    gift: Callable[["Table", "State", int, Log], None] | None = None  # (seat): what the yellow Cowboy gives (BG-9.15)
    # (seat): the buildings that it may make pay more at this round's income, as parcels; not beside the Grocer
    raises: Callable[["Table", "State", int], int] | None = None
    # (owner, parcel, income): the income as changed; (owner, income): what is left of it on a barred parcel
    pays: Callable[["Table", "State", int, int, int], int] | None = None
    leaves: Callable[["Table", "State", int, int], int] | None = None
    stranger: str = ""  # what income sheets call whoever takes the rest
    scores: Callable[["Table", "State", int], tuple[tuple[str, int], ...]] | None = None  # lines of the final sheet
    # (before, after, seat): what a choice brings in the variant's own units, and when (views/gains.py)
    gains: Callable[["Table", "State", "State", int], tuple[tuple[str, int, str], ...]] | None = None
    bonus: Callable[["Table", "State", int], int] | None = None  # firepower that the audit expects in `State.bonus`

    # Steps: new ones, or others for a frame of the base game; steps that go around those of the game with all other
    # variants in play; actions of phase 3 by their space
    steps: tuple[StepKind[Any, Any, Any], ...] = ()
    around: Callable[["Table", Bound], Bound] | None = None
    actions: dict[int, Hook] = {}

    part: StatePart | None = None

    @property
    def slice(self) -> Slice[Any] | None:
        return None if self.part is None else self.part.slice
