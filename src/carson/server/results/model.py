"""What statistics tell a person about their games."""

from typing import Final

from msgspec import Struct

PERSON: Final = "person"


class SeatFacts(Struct, frozen=True):
    """What one player of a game is remembered by: points by source, characters, and buildings at the end."""

    points: dict[str, int]
    characters: tuple[str, ...]
    buildings: dict[str, int]


class Tally(Struct, frozen=True):
    """How many games there were with `name`, and how many of them you won."""

    name: str
    games: int
    wins: int


class Source(Struct, frozen=True):
    """Points that a game brought you from one source on average, and the others at your tables. `label`: in words."""

    name: str
    label: str
    yours: float
    others: float


class GameStatistics(Struct, frozen=True):
    """A person's games of one kind that were played to their end or resigned. `points`: your average and the others' at
    your tables, and your best; they and `sources` count only games that were played to the end.

    `others`: how many others that were. `expected`: the wins that somebody of average luck and skill would have.
    `rivals`: games with at least one rival of that kind: a bot by its name, a virtual player by its level, "standish",
    "person". `characters` are those you took, `buildings` those you had at the end.
    """

    games: int
    wins: int
    expected: float
    played: int
    points: float
    others: int
    others_points: float
    best: int
    players: list[Tally]
    sets: list[Tally]
    variants: list[Tally]
    rivals: list[Tally]
    sources: list[Source]
    characters: list[Tally]
    buildings: list[Tally]


class Opponent(Struct, frozen=True):
    """`level`: the bots of your last game against bots alone, if they were all of one level; `wins`: how many games
    in a row you have won against them; `next`: the level to try now, if there is one.
    """

    level: str | None
    wins: int
    next: str | None
