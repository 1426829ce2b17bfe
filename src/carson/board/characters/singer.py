"""Singer (BG-9.11).

Yellow: two no-duel tokens this round. Red: may place an own cowboy from the general supply with a no-duel token on
Gambling, which pays the product of the dice.
"""

from carson.board.characters.model import Character, Face
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def two_tokens(table: Table, state: State, seat: int, log: Log) -> None:
    state.quiet[seat] = 2
    log.say("no-duel-tokens", seat=seat, count=2)


CHARACTER = Character(11, "singer", "BG-9.11", Face(limit=15, now=two_tokens), Face(limit=40, lucky=True))
