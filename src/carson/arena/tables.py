"""Which table a list of players' names asks for: bots by name, virtual players by level."""

from functools import partial

from carson.arena.simulate import Simulation
from carson.board.library import new_game as new_board_game
from carson.board.material.figures import Figures
from carson.board.option_checks import checked as checked_board
from carson.board.options import Options as BoardOptions
from carson.board.variants.registry import automatic
from carson.bots import check_bot
from carson.cards.library import new_game
from carson.cards.material.pieces import LEVELS
from carson.cards.options import Options, checked


def card_simulation(
    players: tuple[str, ...], seed: str, keep_records: bool = False
) -> tuple[Simulation, tuple[str, ...]]:
    """A simulation of the card game and its players in seat order: bots first, then virtual players (CG-2.1)."""
    for name in players:
        if name not in LEVELS:
            check_bot("cards", name)
    bots = tuple(name for name in players if name not in LEVELS)
    virtual = tuple(name for name in players if name in LEVELS)
    options = checked(Options(len(bots), virtual))
    simulation = Simulation("cards", new_game, options, options.players, bots, seed, keep_records)
    return simulation, bots + virtual


def board_table(
    players: tuple[str, ...],
    seed: str,
    options: BoardOptions,
    figures: Figures | None = None,
    keep_records: bool = False,
) -> tuple[Simulation, tuple[str, ...]]:
    """A simulation of the board game with any variants; in a solo game Standish is the second player (BG-14.1)."""
    for name in players:
        check_bot("board", name)
    options = checked_board(options)
    new = new_board_game if figures is None else partial(new_board_game, figures=figures)
    simulation = Simulation("board", new, options, options.players, players, seed, keep_records)
    return simulation, (*players, *automatic(options))
