"""What there is to tell, as data."""

from typing import Final

import msgspec
from msgspec import Struct

TURN: Final = "turn"  # you are asked
OVER: Final = "over"  # your game has ended
BEGUN: Final = "begun"  # your game has begun
SEATED: Final = "seated"  # somebody has sat down at your table
CLOCK: Final = "clock"  # your time is running out
# The kinds that a person may choose from.
KINDS: Final = (TURN, OVER, BEGUN, SEATED, CLOCK)

TEST: Final = "test"
CONFIRM: Final = "confirm"


class About(Struct, frozen=True, omit_defaults=True):
    """What a message is about, besides its table; all of it is public.

    `name` is the reader's name at the table; `names` are those who have sat down, or have won; `free` seats are left;
    `until` is when the reader's time is over.
    """

    game: str = ""
    name: str = ""
    names: tuple[str, ...] = ()
    free: int = 0
    until: int = 0


class Notice(Struct, frozen=True):
    """One message to one person."""

    kind: str
    table_id: str = ""
    about: About = About()


_ABOUT: Final = msgspec.json.Decoder(About)


def encoded(about: About) -> str:
    return msgspec.json.encode(about).decode()


def decoded(text: str) -> About:
    return _ABOUT.decode(text)
