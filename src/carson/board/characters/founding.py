"""Shared by Prospector and Cowboy: pay for a Mine or Ranch from the track (else from the bag) and put it on a new
parcel.
"""

from carson.board.characters.model import CharacterQuestion, Claiming, Face, Hook
from carson.board.characters.vocabulary import DECLINE, ask
from carson.board.material.ground import NAMES
from carson.board.material.spaces import PRICES
from carson.board.mechanics.building_sites import erect
from carson.board.mechanics.incomes import own
from carson.board.mechanics.purse import pay
from carson.board.mechanics.track import sell_from_track
from carson.board.state import State
from carson.board.steps.taking import TakeParcelFrame, takeable
from carson.board.table import Table
from carson.kernel import Log

FROM_THE_BAG = "from-the-bag"


def on_space(position: int) -> str:
    """The option to take what is on a space of the track: `from-3` to `from-12`.

    Which of two alike is taken matters: the buildings above the gap become cheaper (BG-16.7).
    """
    return f"from-{PRICES[position]}"


def space_of(option: str) -> int:
    return PRICES.index(int(option.removeprefix("from-")))


def founder(number: int, rule: str, kind: int, fee: int, limit: int, other_side: int, when_none: Hook) -> Face:
    """A face that founds a Mine or Ranch; if none is left on the track or in the bag the tile flips for good
    (BG-16.7).
    """

    def positions(state: State) -> list[int]:
        return [position for position, there in enumerate(state.track) if there == kind]

    def now(table: Table, state: State, seat: int, log: Log) -> None:
        if not positions(state) and not state.bag[kind]:
            state.sides[number] = other_side
            log.say("flipped", number=number)
            when_none(table, state, seat, log)
        else:
            ask(number)(table, state, seat, log)

    def free_parcels(table: Table, state: State, seat: int) -> int:
        return state.free

    def options(table: Table, state: State, seat: int) -> list[str]:
        if state.money[seat] < fee or not takeable(state, seat) & state.free:
            return []
        found = [on_space(position) for position in positions(state)]
        return [*(found or [FROM_THE_BAG]), DECLINE]

    def answer(table: Table, state: State, seat: int, option: str, log: Log) -> None:
        if option == DECLINE:
            return
        pay(state, seat, fee, log, "founding")
        if option == FROM_THE_BAG:
            state.bag[kind] -= 1
        else:
            sell_from_track(state, space_of(option))
        state.frames.append(TakeParcelFrame(seat, number, 0))

    def found_on(table: Table, state: State, seat: int, parcel: int, log: Log) -> None:
        own(state, parcel, seat)
        log.say("claimed", seat=seat, parcel=NAMES[parcel])
        erect(state, seat, kind, parcel, log)

    return Face(
        limit=limit,
        now=now,
        questions=(CharacterQuestion(rule, options, answer),),
        claims=(Claiming(rule, free_parcels, found_on, may_decline=False),),
    )
