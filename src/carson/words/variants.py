"""What sentences about a fight need to know of variants, by the kinds of their events."""

from typing import Final, NamedTuple


class Foe(NamedTuple):
    """`winner`: where the event says who won; `name`: of whoever was fought, in messages."""

    winner: str
    name: str


FOES: Final = {"outlaw-beaten": Foe("seat", "outlaw")}
