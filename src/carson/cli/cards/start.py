"""`carson play cards`: sets the table and plays."""

from carson.cards.data.loader import load
from carson.cards.game import CARDS
from carson.cards.library import new_game
from carson.cards.material.deck import Deck
from carson.cards.options import Options, hopeless
from carson.cli.cards.finish import show_end
from carson.cli.cards.guide import CardGuide
from carson.cli.cards.menu import choose_table, welcome
from carson.cli.cards.painter import CardPainter
from carson.cli.cards.seats import Namer, seating, seating_of
from carson.cli.draw.style import WARNING
from carson.cli.table import rematches
from carson.cli.table.rematches import PlayOptions
from carson.cli.table.seating import Seating
from carson.cli.terminal import Terminal
from carson.words import Teller, Words


def play(chosen: PlayOptions, words: Words, terminal: Terminal) -> int:
    """The exit status."""
    if chosen.resume is not None:
        return _resume(chosen, words, terminal)
    path = rematches.new_file(chosen.record, words)
    deck = load(chosen.material) if chosen.material is not None else None
    seed = rematches.seed_of(chosen.seed, words)
    seats = rematches.sit_down(lambda: _table(chosen, words, terminal), terminal)
    return rematches.play_games(_terminal_game(chosen, words, terminal, seats, deck), seed, path)


def _terminal_game(
    chosen: PlayOptions, words: Words, terminal: Terminal, seats: Seating[Options], deck: Deck | None
) -> rematches.TerminalGame:
    namer = Namer(seats, words)
    painter = CardPainter(words, Teller(words, namer), namer)
    return rematches.TerminalGame(
        game=CARDS.name,
        seats=seats,
        terminal=terminal,
        guide=CardGuide(terminal, painter, chosen.hints),
        new=lambda seed: new_game(seats.options, seed, deck),
        show_end=lambda game: show_end(game, terminal, painter),
        saved="cli-saved-resume",
        secret=chosen.hand_over,
    )


def _table(chosen: PlayOptions, words: Words, terminal: Terminal) -> Seating[Options]:
    """Who plays: as the options say, or as the menu does where there are none."""
    if chosen.table_described or not terminal.interactive:
        seats = seating(words, **chosen.table)
    else:
        welcome(terminal, words)
        seats = choose_table(terminal, words)
    if hopeless(seats.options):
        terminal.say(words("cli-hopeless"), WARNING)
        if terminal.interactive:
            terminal.ask(words("cli-press-enter") + " ")
    return seats


def _resume(chosen: PlayOptions, words: Words, terminal: Terminal) -> int:
    refusals = ("cli-error-resume-with", "cli-error-game")
    game, record, seats, path = rematches.taken_up(chosen, words, CARDS, seating_of, *refusals)
    resumed = _terminal_game(chosen, words, terminal, seats, game.view(None).table.deck)
    return rematches.go_on(resumed, game, record, path)
