"""Bots as they are typed: Carson's own by a beginning of their names, others as `my_module:MyBot`."""

import os
import sys

from carson.bots import bot_names, check_bot, installed_bots
from carson.bots.custom import MARK
from carson.cli.abbreviations import matches


def known_bots(game: str) -> tuple[str, ...]:
    return (*bot_names(game), *installed_bots())


def bot_typed(game: str, typed: str) -> str | None:
    """The bot's name; None for what names none. An OptionsError says what is wrong with a custom one."""
    if MARK in typed:
        return custom_bot(game, typed)
    found = matches(typed, dict.fromkeys(known_bots(game), ()))
    return found[0] if len(found) == 1 else None


def custom_bot(game: str, typed: str) -> str:
    """`my_module:MyBot`, from the folder in which the command was typed too."""
    import_from_here()
    return check_bot(game, typed)


def import_from_here() -> None:
    """As `python -m` does it."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
