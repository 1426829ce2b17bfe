"""What can be made from a replayed game: its positions, its course, its record."""

from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct

from carson.kernel import Log, RecordedChance
from carson.server.database.rows import Entry
from carson.server.games.adapter import AnyGame, AnyRules, moment
from carson.server.history.replaying import playable, replayed

T = TypeVar("T")

# A long game has 500 moves. If a game has more than this, only moves at equal distances are included.
MOST_MOMENTS: Final = 1_000
STRIDE: Final = 8  # a position is kept every this many moves; those between are a few moves away


def made(rules: AnyRules, seed: str, entries: list[Entry], make: Callable[[AnyGame], T]) -> T:
    """What `make` makes from the whole game."""
    with playable():
        game = replayed(rules, seed, entries, None)
    return make(game)


class Past:
    """The positions of a whole game."""

    __slots__ = ("_kept", "_sealed", "game")

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._kept = []
        self._sealed = [False]
        for position in game.positions():
            decision = position.decision
            self._sealed.append(decision is not None and decision.together)
            if position.number % STRIDE == 0:
                self._kept.append(position.state)

    @property
    def weight(self) -> int:
        return len(self._kept)

    def at(self, number: int) -> AnyGame:
        """The game after this many moves, with the moves that led there; a copy that the caller may change."""
        game, rules = self.game, self.game.rules
        before = number // STRIDE
        state = rules.copy(self._kept[before])
        for move in game.moves[before * STRIDE : number]:
            rules.apply(state, move.seat, move.action, Log(RecordedChance(move.draws), quiet=True))
        then: AnyGame = type(game)(rules, state, game.setup, None, None)
        then.moves = game.moves[:number]
        return then

    def secret(self, number: int) -> bool:
        """Whether the move lay face down after it was made: others still had to answer the same question."""
        if not self._sealed[number]:
            return False
        moves = self.game.moves
        turn = moves[number].turn if number < len(moves) else self.game.turn
        return turn == moves[number - 1].turn


class Series(Struct, frozen=True):
    """What can be drawn as lines, move by move. All lists are as long as `moves`, the numbers of the moves: all of them
    up to a thousand; for a longer game every second, third, … and the last.

    `lines` are by name, and in each the players by seat: "points", as if the game ended there; and in the board game
    "vp", "money" and "income". Eras are the card game's.
    """

    moves: list[int]
    eras: list[int]
    rounds: list[int]
    lines: dict[str, list[list[int]]]


def series(game: AnyGame, most: int = MOST_MOMENTS) -> Series:
    """One walk through the game."""
    numbers = _sample_moves(game.version, most)
    wanted = set(numbers)
    moments = [moment(one.rules, one.state) for one in game.positions() if one.number in wanted]
    lines = {
        name: [list(values) for values in zip(*(one.values[name] for one in moments), strict=True)]
        for name in moments[0].values
    }
    return Series(numbers, [one.era for one in moments], [one.round for one in moments], lines)


def _sample_moves(last: int, most: int) -> list[int]:
    """The numbers of the moves to include, from the set-up to the last."""
    stride = max(1, -(-last // (most - 1)))
    return [*range(0, last, stride), last]
