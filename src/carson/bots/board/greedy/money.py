"""What money is worth to a player, in VP: what the purse holds at the end of a round, with or without a VP purchase."""

from carson.board.state import State
from carson.board.steps.ending import limit_of
from carson.board.table import Table
from carson.bots.board.greedy.weights import BURNT, INCOME, MISSING, PURSE

USUAL_LIMIT = 40  # before a character is taken


def cash_limit(table: Table, state: State, seat: int) -> int:
    return limit_of(table, state, seat) if state.plays[seat] >= 0 else USUAL_LIMIT


def purse(money: float, round_: int, limit: int, price: int = 0) -> float:
    """The worth of money at the end of a round; with a VP purchase at this price, dollars worth less than
    that buy VP.
    """
    if money < 0:
        return MISSING * money
    least = 1 / price if price else 0.0
    value = 0.0
    held = min(money, limit)
    value += (money - held) * max(BURNT, least)
    for amount, rate in PURSE[round_]:
        part = min(held, amount)
        value += part * max(rate, least)
        held -= part
        if held <= 0:
            break
    return value


def exact(money: int, round_: int, limit: int, vp: int) -> float:
    """The worth of VP and money after a purchase, in whole VP when the rules are about to round down (BG-10.1)."""
    excess = max(0, money - limit)
    if round_ >= 4:
        # Spending the excess gives a VP for each full $10, and what is left one for each full $6.
        return vp + excess // 10 + (money - excess) // 6 + 0.001 * money
    return vp + purse(money, round_, limit)


def after_spending(money: int, round_: int, limit: int, price: int, amount: int) -> float:
    """The worth of buying VP for this amount at this price."""
    return exact(money - amount, round_, limit, amount // price)


def dollars_to_come(round_: int) -> float:
    """What a dollar per round is worth from the next round on."""
    return sum(INCOME[round_ + 1 :])
