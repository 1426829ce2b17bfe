"""What a character is made of: a number, and two faces that hook into named points of the game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from carson.board.characters.sets import RED, YELLOW
from carson.kernel import Log

if TYPE_CHECKING:
    from carson.board.state import State
    from carson.board.table import Table

Hook = Callable[["Table", "State", int, Log], None]


class CharacterQuestion(Struct, frozen=True):
    """Something a character asks its player: the options as words, and what each does."""

    rule: str
    options: Callable[["Table", "State", int], list[str]]
    answer: Callable[["Table", "State", int, str, Log], None]
    about: Callable[["Table", "State", int], dict[str, str]] | None = None  # what else to tell the player


class Claiming(Struct, frozen=True):
    """A parcel that a character lets its player take: which ones, and what happens with the one taken."""

    rule: str
    parcels: Callable[["Table", "State", int], int]
    taken: Callable[["Table", "State", int, int, Log], None]
    may_decline: bool = True


class Face(Struct, frozen=True):
    """One side of a tile. Everything except the limit is optional; hooks are called with the player's seat."""

    limit: int  # cash limit (BG-4.10)
    firepower: int = 0  # added this round
    now: Hook | None = None  # at once in phase 1
    before_income: Hook | None = None  # when Building income begins
    after_income: Hook | None = None
    round_end: Hook | None = None
    final: Callable[["Table", "State", int], int] | None = None  # VP at final scoring
    questions: tuple[CharacterQuestion, ...] = ()
    claims: tuple[Claiming, ...] = ()
    limit_of_fetched: int = 0  # the Paperboy: added to the limit of the other character
    vp_for_duel_won: int = 0
    vp_for_duel_lost: int = 0
    vp_for_road: int = 0  # for each road laid that connects a parcel
    parcel_cap: int = 0  # the most a parcel costs, 0 for no cap
    half_buildings: bool = False
    no_attacks: bool = False  # may not attack buildings
    no_duels: bool = False  # may not join a space if that makes a duel
    protected: bool = False  # own buildings cannot be attacked
    rerolls: bool = False  # may re-roll their die
    uncontested_parcels: bool = False  # rivals' cowboys leave the player's parcels without a duel
    heals: bool = False  # beaten cowboys may go on to another space, for a fee
    bounty: int = 0  # from the bank for each stranger beaten, by whomever
    toll: int = 0  # what a rival pays for each cowboy beaten, or loses 1 VP
    white: bool = False  # has the white cowboy
    lucky: bool = False  # may place a cowboy from the general supply on Gambling


class Character(Struct, frozen=True):
    number: int
    name: str
    rule: str
    yellow: Face
    red: Face
    red_name: str = ""  # if the sides are two persons

    @property
    def names(self) -> tuple[str, ...]:
        """The persons on its sides, yellow first."""
        return (self.name, self.red_name) if self.red_name else (self.name,)

    def named(self, side: int) -> tuple[str, ...]:
        """The tile's name with this side up; either name if its taker chooses the side."""
        return self.names[side : side + 1] if side in (YELLOW, RED) and self.red_name else self.names
