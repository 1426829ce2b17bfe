"""What the arena knows about each game: how a line-up is seated, and what a finished game is remembered by."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from carson.arena.facts import board_facts, card_facts
from carson.board.game import BOARD
from carson.board.library import new_game as new_board_game
from carson.board.option_checks import checked as checked_board
from carson.board.options import Options as BoardOptions
from carson.board.variants.registry import AUTOMATIC
from carson.cards.game import CARDS
from carson.cards.library import new_game as new_card_game
from carson.cards.material.pieces import LEVELS
from carson.cards.options import Options as CardOptions
from carson.cards.options import checked as checked_cards
from carson.facts.model import Facts
from carson.kernel import Game
from carson.pad.sets import with_random_set


class Seated(Struct, frozen=True):
    """A table: its options, the bots at its real seats, and everybody's name."""

    options: Any
    bots: tuple[str, ...]
    players: tuple[str, ...]


class ArenaGame(Struct, frozen=True):
    """`virtual` are players that the rules play: they need no bot. `levels` are those of them that can be invited."""

    new: Callable[[Any, str], Game[Any, Any, Any]]
    seat: Callable[[Any, tuple[str, ...]], Seated]
    facts: Callable[[Game[Any, Any, Any]], Facts]
    virtual: tuple[str, ...]
    levels: tuple[str, ...] = ()


def _new_board_game(options: BoardOptions, seed: str) -> Game[Any, Any, Any]:
    """Characters that are to be random are drawn anew for every seed."""
    return new_board_game(checked_board(with_random_set(options, seed)), seed)


def _seat_at_board(options: BoardOptions, order: tuple[str, ...]) -> Seated:
    bots = tuple(name for name in order if name not in AUTOMATIC)
    return Seated(replace(options, players=len(order)), bots, order)


def _seat_at_cards(options: CardOptions, order: tuple[str, ...]) -> Seated:
    bots = tuple(name for name in order if name not in LEVELS)
    levels = order[len(bots) :]
    return Seated(checked_cards(replace(options, real=len(bots), virtual=levels)), bots, order)


ARENA_GAMES: Final[Mapping[str, ArenaGame]] = {
    BOARD.name: ArenaGame(_new_board_game, _seat_at_board, board_facts, AUTOMATIC),
    CARDS.name: ArenaGame(new_card_game, _seat_at_cards, card_facts, LEVELS, LEVELS),
}
