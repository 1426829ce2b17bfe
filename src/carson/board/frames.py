"""Frames as text, and back: what each value of a step's frame stands for (docs/notation.md).

actions 5; auction 0 d4,e5 0,1,3 1 7 3
"""

from typing import Final

from carson.board.fields import (
    BUILDING,
    CHARACTER,
    MONEY,
    NOBODY_OR_SEAT,
    ORDER,
    PARCEL,
    PARCEL_SET,
    PLACE,
    ROLLS,
    SEAT,
    SEATS,
    SPACE,
    Field,
    maybe,
    number,
)
from carson.board.ground import PARCELS
from carson.board.pieces import FREE
from carson.board.spaces import TRACK
from carson.board.steps.actions import SEQUENCE
from carson.board.table import Table
from carson.board.variants.registry import ALL
from carson.kernel import Frame

FIELDS: Final[dict[int, tuple[Field, ...]]] = {
    Table.CLAIM: (number(12),),
    Table.ROUND: (),
    Table.CHARACTERS: (ORDER, number(6)),
    Table.ASK: (SEAT, CHARACTER, number(PARCELS)),
    Table.COWBOYS: (number(5),),
    Table.ACTIONS: (number(len(SEQUENCE)),),
    Table.SPACE: (SPACE,),
    Table.DUEL: (PLACE,),
    Table.REROLL: (PLACE, ROLLS, number(5)),
    Table.PARCELS: (number(1),),
    Table.DUEL_ORDER: (PARCEL_SET, SEAT),
    Table.BUY_PARCEL: (NOBODY_OR_SEAT, PARCEL_SET),
    Table.PURCHASE: (SEAT, number(TRACK - 1)),
    Table.BUILD: (SEAT, maybe(FREE, BUILDING), PARCEL_SET),
    Table.HOUSES: (SEAT, number(3)),
    Table.CONSENT: (SEAT, PARCEL),
    Table.BUY_VP: (SEAT, number(5, least=2)),
    Table.INCOME: (number(4),),
    Table.END: (number(4),),
    Table.CASH: (SEAT,),
    Table.TAKE_PARCEL: (SEAT, CHARACTER, number(0)),
    Table.AUCTION: (SEAT, PARCEL_SET, SEATS, SEAT, MONEY, NOBODY_OR_SEAT),
    Table.HEAL: (SEAT, SEAT),
    Table.TOLL: (SEAT, SEAT, number(9, least=1)),
    Table.HALL: (number(0),),
    Table.FILL: (number(1),),
    Table.FINAL: (),
    Table.BLAST: (SEAT,),
    Table.LAST_ROADS: (SEAT,),
    Table.OCCUPY: (SEAT,),
    **{code: fields for variant in ALL.values() for code, fields in variant.fields.items()},
}


def frame_text(frame: Frame) -> str:
    fields = FIELDS[frame[0]]
    return " ".join([Table.STEP_NAMES[frame[0]], *(f.text(value) for f, value in zip(fields, frame[1:], strict=True))])


def read_frame(table: Table, text: str) -> Frame:
    """The frame a text describes; ValueError when it describes none."""
    name, *words = text.split(" ")
    code = Table.STEP_NAMES.index(name)
    fields = FIELDS[code]
    return (code, *(field.read(table, word) for field, word in zip(fields, words, strict=True)))
