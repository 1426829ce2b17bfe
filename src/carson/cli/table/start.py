"""`carson play cards`: sets the table and plays."""

from carson.cards.data.loader import load
from carson.cards.game import CARDS
from carson.cards.library import new_game
from carson.cards.material.deck import Deck
from carson.cards.options import Options, hopeless
from carson.cli.draw.screen import Painter
from carson.cli.draw.style import WARNING
from carson.cli.table import evening
from carson.cli.table.evening import Wishes
from carson.cli.table.finish import show_end
from carson.cli.table.guide import CardGuide
from carson.cli.table.menu import choose_table, welcome
from carson.cli.table.seats import Namer, seating, seating_of
from carson.cli.table.sitters import Seating
from carson.cli.terminal import Terminal
from carson.words import Teller, Words


def play(wishes: Wishes, words: Words, terminal: Terminal) -> int:
    """The exit status."""
    if wishes.resume is not None:
        return _resume(wishes, words, terminal)
    path = evening.new_file(wishes.record, words)
    deck = load(wishes.material) if wishes.material is not None else None
    seed = evening.seed_of(wishes.seed, words)
    seats = evening.sit_down(lambda: _table(wishes, words, terminal), terminal)
    return evening.play_games(_setting(wishes, words, terminal, seats, deck), seed, path)


def _setting(
    wishes: Wishes, words: Words, terminal: Terminal, seats: Seating[Options], deck: Deck | None
) -> evening.Setting:
    namer = Namer(seats, words)
    painter = Painter(words, Teller(words, namer), namer)
    return evening.Setting(
        game=CARDS.name,
        seats=seats,
        terminal=terminal,
        guide=CardGuide(terminal, painter, wishes.hints),
        new=lambda seed: new_game(seats.options, seed, deck),
        show_end=lambda game: show_end(game, terminal, painter),
        saved="cli-saved-resume",
        secret=wishes.hand_over,
    )


def _table(wishes: Wishes, words: Words, terminal: Terminal) -> Seating[Options]:
    """Who plays: as the options say, or as the menu does where there are none."""
    if wishes.table_described or not terminal.interactive:
        seats = seating(words, **wishes.table)
    else:
        welcome(terminal, words)
        seats = choose_table(terminal, words)
    if hopeless(seats.options):
        terminal.say(words("cli-hopeless"), WARNING)
        if terminal.interactive:
            terminal.ask(words("cli-press-enter") + " ")
    return seats


def _resume(wishes: Wishes, words: Words, terminal: Terminal) -> int:
    refusals = ("cli-error-resume-with", "cli-error-game")
    game, record, seats, path = evening.taken_up(wishes, words, CARDS, seating_of, *refusals)
    setting = _setting(wishes, words, terminal, seats, game.view(None).table.deck)
    return evening.go_on(setting, game, record, path)
