"""What everybody outside an engine needs to know about a game, in one place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from carson.kernel.records import Record

R = TypeVar("R")
S = TypeVar("S")
V = TypeVar("V")


class Material(Struct, frozen=True):
    """What a game is played with, such as a deck; `own`: it is not the built-in one, so a record carries it along."""

    name: str
    digest: str
    own: bool


@dataclass(frozen=True, slots=True)
class GameDescriptor(Generic[R, S, V]):
    """R are the game's rules, S its state, V what a seat sees. `name` stands in records, commands and addresses."""

    name: str
    version: int
    """Of the newest rules, by which new games are played (docs/versions.md)."""
    previous: int
    """Of the rules by which the previous release starts games: its servers know no newer ones."""
    options: type[Struct]
    rules: type[R]
    state: type[S]
    view: type[V]
    read_rules: Callable[[Record], R]
    """The rules that a record was played by, from its head lines."""
    rules_of_view: Callable[[V], R]
    plain_view: Callable[[V], dict[str, Any]]
    """A view as what JSON can hold. The rules travel apart, once."""
    private_view: Callable[[R, S, int], dict[str, Any]]
    """What a seat's plain view has otherwise than a spectator's; all the rest is the same for everybody."""
    restore_view: Callable[[R, dict[str, Any]], V]
    """The view that `plain_view` made this of."""
    material: Callable[[R], Material]
    break_tie: Callable[[S, tuple[int, ...]], tuple[int, ...]]
    """Who wins among players with the same points, at the end."""
