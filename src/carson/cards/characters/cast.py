"""All characters, by their codes."""

from typing import Final

from carson.cards.characters import (
    auctioneer,
    banker,
    captain,
    chinese_worker,
    cowboy,
    doctor,
    editor,
    governor,
    grocer,
    gunsmith,
    heroes,
    indian,
    lawyer,
    mercenary,
    paperboy,
    prospector,
    settler,
    sheriff,
    singer,
    teacher,
    undertaker,
)
from carson.cards.characters.model import Character

CAST: Final[tuple[Character, ...]] = (
    auctioneer.CHARACTER,
    banker.CHARACTER,
    captain.CHARACTER,
    chinese_worker.CHARACTER,
    cowboy.CHARACTER,
    doctor.CHARACTER,
    editor.CHARACTER,
    governor.CHARACTER,
    grocer.CHARACTER,
    gunsmith.CHARACTER,
    heroes.CHARACTER,
    indian.CHARACTER,
    lawyer.CHARACTER,
    mercenary.CHARACTER,
    paperboy.CHARACTER,
    prospector.CHARACTER,
    settler.CHARACTER,
    sheriff.CHARACTER,
    singer.CHARACTER,
    teacher.CHARACTER,
    undertaker.CHARACTER,
)
