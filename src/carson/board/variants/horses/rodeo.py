"""The rodeo at the end of each round (BG-13.4), after which horses and cowboys leave the enclosures."""

from carson.board.mechanics.cowboys import spend
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.horses.state import ENCLOSURES, HERD, PLACES, Herd, power
from carson.kernel import Log


def hats(table: Table, state: State, seat: int) -> int:
    """For each enclosure its horses times its hats, doubled where a cowboy is in it."""
    total = 0
    for place, horses, worth in zip(PLACES, HERD.of(state).pens[seat], table.figures.hats, strict=True):
        total += horses * worth * (2 if state.here[seat] >> place & 1 else 1)
    return total


def rodeo(table: Table, state: State, log: Log) -> None:
    """The highest sum takes a token; of equals, even of all zeros, who passed earlier (BG-4.5, BG-16.23)."""
    found = tuple(hats(table, state, seat) for seat in table.seats)
    winner = max(state.passed, key=lambda seat: found[seat])
    log.say("rodeo", winner=winner, scores=found)
    herd = HERD.of(state)
    for seat in table.seats:
        state.bonus[seat] -= power(herd.pens[seat][0])
        for place in PLACES:
            if state.here[seat] >> place & 1:
                spend(state, seat, place)
    supply = tuple(horses + sum(pens) for horses, pens in zip(herd.supply, herd.pens, strict=True))
    rodeos = tuple(won + (seat == winner) for seat, won in enumerate(herd.rodeos))
    HERD.put(state, Herd(supply, ((0,) * ENCLOSURES,) * table.players, rodeos))
