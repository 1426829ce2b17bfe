"""The 21 characters, one file each; `ALL` is indexed by a character's code."""

from typing import Final

from carson.cards.characters.auctioneer import CHARACTER as AUCTIONEER
from carson.cards.characters.banker import CHARACTER as BANKER
from carson.cards.characters.captain import CHARACTER as CAPTAIN
from carson.cards.characters.chinese_worker import CHARACTER as CHINESE_WORKER
from carson.cards.characters.cowboy import CHARACTER as COWBOY
from carson.cards.characters.doctor import CHARACTER as DOCTOR
from carson.cards.characters.editor import CHARACTER as EDITOR
from carson.cards.characters.governor import CHARACTER as GOVERNOR
from carson.cards.characters.grocer import CHARACTER as GROCER
from carson.cards.characters.gunsmith import CHARACTER as GUNSMITH
from carson.cards.characters.heroes import CHARACTER as HEROES
from carson.cards.characters.indian import CHARACTER as INDIAN
from carson.cards.characters.lawyer import CHARACTER as LAWYER
from carson.cards.characters.mercenary import CHARACTER as MERCENARY
from carson.cards.characters.model import Character
from carson.cards.characters.paperboy import CHARACTER as PAPERBOY
from carson.cards.characters.prospector import CHARACTER as PROSPECTOR
from carson.cards.characters.settler import CHARACTER as SETTLER
from carson.cards.characters.sheriff import CHARACTER as SHERIFF
from carson.cards.characters.singer import CHARACTER as SINGER
from carson.cards.characters.teacher import CHARACTER as TEACHER
from carson.cards.characters.undertaker import CHARACTER as UNDERTAKER

ALL: Final[tuple[Character, ...]] = (
    *(AUCTIONEER, BANKER, CAPTAIN, CHINESE_WORKER, COWBOY, DOCTOR, EDITOR),
    *(GOVERNOR, GROCER, GUNSMITH, HEROES, INDIAN, LAWYER, MERCENARY),
    *(PAPERBOY, PROSPECTOR, SETTLER, SHERIFF, SINGER, TEACHER, UNDERTAKER),
)
