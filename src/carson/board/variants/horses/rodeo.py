"""The rodeo at the end of each round (BG-13.4), after which horses and cowboys leave the enclosures."""

from carson.board.mechanics.cowboys import spend
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.horses.state import ENCLOSURES, HERD, PLACES, Herd, power
from carson.kernel import Log


def hats(table: Table, state: State, seat: int) -> int:
    return sum(hats_by_enclosure(table, state, seat))


def hats_by_enclosure(table: Table, state: State, seat: int) -> tuple[int, ...]:
    """For each enclosure its horses times its hats, doubled where a cowboy is in it."""
    pens = zip(PLACES, HERD.of(state).pens[seat], table.figures.hats, strict=True)
    return tuple(horses * worth * (2 if state.here[seat] >> place & 1 else 1) for place, horses, worth in pens)


def rodeo(table: Table, state: State, log: Log) -> None:
    """The highest sum takes a token; of equals, even of all zeros, who passed earlier (BG-4.5, BG-16.23)."""
    pens = tuple(hats_by_enclosure(table, state, seat) for seat in table.seats)
    found = tuple(map(sum, pens))
    winner = max(state.passed, key=lambda seat: found[seat])
    tie = "pass-order" if found.count(found[winner]) > 1 else ""
    more = {"sides": pens, "tie": tie} if table.version.fights_are_told_in_parts else {}
    log.say("rodeo", winner=winner, scores=found, **more)
    herd = HERD.of(state)
    for seat in table.seats:
        state.bonus[seat] -= power(herd.pens[seat][0])
        for place in PLACES:
            if state.here[seat] >> place & 1:
                spend(state, seat, place)
    supply = tuple(horses + sum(pens) for horses, pens in zip(herd.supply, herd.pens, strict=True))
    rodeos = tuple(won + (seat == winner) for seat, won in enumerate(herd.rodeos))
    HERD.put(state, Herd(supply, ((0,) * ENCLOSURES,) * table.players, rodeos))
