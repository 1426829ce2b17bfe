"""All characters: `CAST` by number, `BY_NAME` their numbers."""

from typing import Final

from carson.board.characters import (
    auctioneer,
    banker,
    captain,
    chinese_worker,
    cowboy,
    doctor,
    father_christmas,
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
)
from carson.board.characters.model import Character

CAST: Final[tuple[Character, ...]] = (
    paperboy.CHARACTER,
    sheriff.CHARACTER,
    banker.CHARACTER,
    grocer.CHARACTER,
    chinese_worker.CHARACTER,
    settler.CHARACTER,
    captain.CHARACTER,
    mercenary.CHARACTER,
    indian.CHARACTER,
    prospector.CHARACTER,
    gunsmith.CHARACTER,
    singer.CHARACTER,
    auctioneer.CHARACTER,
    governor.CHARACTER,
    doctor.CHARACTER,
    cowboy.CHARACTER,
    heroes.CHARACTER,
    teacher.CHARACTER,
    lawyer.CHARACTER,
    father_christmas.CHARACTER,
)
# 14 and 18 have a second person on the red side.
BY_NAME: Final = {name: character.number for character in CAST for name in character.names}
