"""Money, VP and cowboys: every payment has two ends, one of which may be the bank."""

from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def earn(state: State, seat: int, amount: int, log: Log, why: str) -> None:
    """From the bank."""
    if amount:
        state.money[seat] += amount
        log.say("earned", seat=seat, amount=amount, why=why)


def pay(state: State, seat: int, amount: int, log: Log, why: str) -> None:
    """To the bank; the caller has checked that the money is there (BG-16.27)."""
    if amount:
        assert state.money[seat] >= amount
        state.money[seat] -= amount
        log.say("paid", seat=seat, amount=amount, why=why)


def hand_over(state: State, giver: int, taker: int, amount: int, log: Log, why: str) -> None:
    """From one player to another."""
    if amount:
        assert state.money[giver] >= amount
        state.money[giver] -= amount
        state.money[taker] += amount
        log.say("handed-over", giver=giver, taker=taker, amount=amount, why=why)


def score(state: State, seat: int, vp: int, log: Log, why: str) -> None:
    """VP never go below 0 (BG-9.14); the event says what was really gained or lost."""
    change = max(vp, -state.vp[seat])
    if change:
        state.vp[seat] += change
        log.say("scored-vp", seat=seat, vp=change, why=why)


def enlist(state: State, seat: int, count: int) -> int:
    """Own cowboys from the general supply, as far as there are any (BG-4.9, BG-16.10); returns how many came."""
    came = min(count, state.general[seat])
    state.general[seat] -= came
    state.supply[seat] += came
    return came


def firepower(state: State, seat: int) -> int:
    """BG-5.2: revolver tokens, cowboys in the player's supply, and bonuses; the white cowboy too until placed
    (BG-16.1).
    """
    power = state.revolvers[seat] + state.supply[seat] + state.bonus[seat]
    return power + 3 if state.ammunition == seat else power


def firepower_parts(table: Table, state: State, seat: int) -> dict[str, int]:
    """The same, part by part: what the character adds is neither the white cowboy nor what variants add."""
    face = table.plays(state, seat)
    white = int(face is not None and face.white and state.white == -1)
    variants = sum([hook(table, state, seat) for hook in table.hooks.bonus])
    return {
        "revolvers": state.revolvers[seat],
        "cowboys": state.supply[seat],
        "white": white,
        "character": state.bonus[seat] - white - variants,
        "ammunition": firepower(state, seat) - state.revolvers[seat] - state.supply[seat] - state.bonus[seat],
        "variants": variants,
    }
