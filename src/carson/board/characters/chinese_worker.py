"""Chinese Worker (BG-9.4).

Yellow: 2 roads now, and buildings on the track cost half, rounded up. Red: now pay $5 for any building on the track.
"""

from carson.board.characters.founding import on_space, space_of
from carson.board.characters.model import Character, CharacterQuestion, Face
from carson.board.characters.vocabulary import DECLINE, ask
from carson.board.material.pieces import FREE, NAMES
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.purse import pay
from carson.board.mechanics.track import sell_from_track
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log

FEE = 5


def two_roads(table: Table, state: State, seat: int, log: Log) -> None:
    state.stock[seat] += 2
    log.say("roads", seat=seat, count=2)


def on_the_track(table: Table, state: State, seat: int) -> list[str]:
    found = [on_space(position) for position, kind in enumerate(state.track) if kind != FREE]
    return [*found, DECLINE] if found and state.money[seat] >= FEE else []


def take(table: Table, state: State, seat: int, option: str, log: Log) -> None:
    if option == DECLINE:
        return
    position = space_of(option)
    kind = state.track[position]
    pay(state, seat, FEE, log, "chinese-worker")
    state.kept[seat] = (*state.kept[seat], kind)
    log.say("bought", seat=seat, building=NAMES[kind])
    # The others shift, and one is drawn when this one has been built or kept.
    sell_from_track(state, position)
    state.frames.append(BuildFrame(seat, kind))


CHARACTER = Character(
    4,
    "chinese_worker",
    "BG-9.4",
    Face(limit=30, now=two_roads, half_buildings=True),
    Face(limit=30, now=ask(4), questions=(CharacterQuestion("BG-9.4", on_the_track, take),)),
)
