"""The 20 characters, one file each; `ALL` is indexed by their numbers."""

from typing import Final

from carson.board.characters.auctioneer import CHARACTER as AUCTIONEER
from carson.board.characters.banker import CHARACTER as BANKER
from carson.board.characters.captain import CHARACTER as CAPTAIN
from carson.board.characters.chinese_worker import CHARACTER as CHINESE_WORKER
from carson.board.characters.cowboy import CHARACTER as COWBOY
from carson.board.characters.doctor import CHARACTER as DOCTOR
from carson.board.characters.father_christmas import CHARACTER as FATHER_CHRISTMAS
from carson.board.characters.governor import CHARACTER as GOVERNOR
from carson.board.characters.grocer import CHARACTER as GROCER
from carson.board.characters.gunsmith import CHARACTER as GUNSMITH
from carson.board.characters.heroes import CHARACTER as HEROES
from carson.board.characters.indian import CHARACTER as INDIAN
from carson.board.characters.lawyer import CHARACTER as LAWYER
from carson.board.characters.mercenary import CHARACTER as MERCENARY
from carson.board.characters.model import Character
from carson.board.characters.paperboy import CHARACTER as PAPERBOY
from carson.board.characters.prospector import CHARACTER as PROSPECTOR
from carson.board.characters.settler import CHARACTER as SETTLER
from carson.board.characters.sheriff import CHARACTER as SHERIFF
from carson.board.characters.singer import CHARACTER as SINGER
from carson.board.characters.teacher import CHARACTER as TEACHER

ALL: Final[tuple[Character, ...]] = (
    *(PAPERBOY, SHERIFF, BANKER, GROCER, CHINESE_WORKER, SETTLER, CAPTAIN),
    *(MERCENARY, INDIAN, PROSPECTOR, GUNSMITH, SINGER, AUCTIONEER, GOVERNOR),
    *(DOCTOR, COWBOY, HEROES, TEACHER, LAWYER, FATHER_CHRISTMAS),
)
# 14 and 18 have a second person on the red side.
BY_NAME: Final = {name: character.number for character in ALL for name in character.names}
