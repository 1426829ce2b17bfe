"""`carson play board`: sets the table and plays."""

from carson.board.data.loader import load
from carson.board.game import BOARD
from carson.board.library import new_game
from carson.board.material.figures import Figures
from carson.board.options import Options
from carson.cli.board.finish import show_end
from carson.cli.board.guide import BoardGuide
from carson.cli.board.painter import painter_for
from carson.cli.board.setup.menu import choose_table
from carson.cli.board.setup.options import for_rematch
from carson.cli.board.setup.seats import seating, seating_of
from carson.cli.table import rematches
from carson.cli.table.rematches import PlayOptions
from carson.cli.table.seating import Seating
from carson.cli.terminal import Terminal
from carson.words import Words


def play(chosen: PlayOptions, words: Words, terminal: Terminal) -> int:
    """The exit status."""
    if chosen.resume is not None:
        return _resume(chosen, words, terminal)
    path = rematches.new_file(chosen.record, words)
    seed = rematches.seed_of(chosen.seed, words)
    figures = load(chosen.material) if chosen.material is not None else None
    seats = rematches.sit_down(lambda: _table(chosen, words, terminal, seed), terminal)
    return rematches.play_games(_terminal_game(chosen, words, terminal, seats, seed, figures), seed, path)


def _table(chosen: PlayOptions, words: Words, terminal: Terminal, seed: str) -> Seating[Options]:
    """Who plays: as the options say, or as the menu does where there are none."""
    if terminal.interactive and not chosen.table_described:
        return choose_table(terminal, words, seed)
    return seating(words, seed, **chosen.table)


def _terminal_game(
    chosen: PlayOptions, words: Words, terminal: Terminal, seats: Seating[Options], first: str, figures: Figures | None
) -> rematches.TerminalGame:
    """`first` is the seed of the first game."""
    painter = painter_for(words, seats)
    return rematches.TerminalGame(
        game=BOARD.name,
        seats=seats,
        terminal=terminal,
        guide=BoardGuide(terminal, painter, seats.humans, chosen.hand_over, chosen.hints),
        new=lambda seed: new_game(for_rematch(seats.options, first, seed), seed, figures),
        show_end=lambda game: show_end(game, terminal, painter),
        saved="cli-board-saved-resume",
        secret=chosen.hand_over,
    )


def _resume(chosen: PlayOptions, words: Words, terminal: Terminal) -> int:
    refusals = ("cli-board-error-resume-with", "cli-board-error-game")
    game, record, seats, path = rematches.taken_up(chosen, words, BOARD, seating_of, *refusals)
    resumed = _terminal_game(chosen, words, terminal, seats, record.head.get("seed", ""), game.view(None).table.figures)
    return rematches.go_on(resumed, game, record, path)
