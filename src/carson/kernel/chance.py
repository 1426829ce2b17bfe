"""Where dice and draws come from. A game asks for one value out of a pool; it never holds a generator itself."""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from carson.kernel.errors import CarsonError, RecordError
from carson.kernel.types import Draw

if TYPE_CHECKING:
    from random import Random


class Chance(Protocol):
    def pick(self, what: str, pool: Sequence[int]) -> int:
        """One value of `pool`, each equally likely. `what` names the pile or die it comes from."""
        ...


class SeededChance:
    """Draws that follow from a seed alone, the same on every machine and Python.

    Each pile or die (`what`) is a stream of its own, so the order of a pile does not depend on what players do
    meanwhile: two games of one seed see the same cards.
    """

    __slots__ = ("_used", "seed")

    def __init__(self, seed: str, used: dict[str, int] | None = None) -> None:
        self.seed = seed
        self._used = dict(used or {})

    def pick(self, what: str, pool: Sequence[int]) -> int:
        count = self._used.get(what, 0)
        self._used[what] = count + 1
        block = hashlib.blake2b(f"{self.seed}\0{what}\0{count}".encode(), digest_size=16).digest()
        # 128 bits scaled to the pool: the bias is below one in 2**120.
        return pool[int.from_bytes(block, "big") * len(pool) >> 128]

    def put_back(self, draws: Sequence[Draw]) -> None:
        """As if these had not been made: the move that made them failed."""
        for what, _ in draws:
            self._used[what] -= 1

    def __reduce__(self) -> tuple[Any, ...]:
        return SeededChance, (self.seed, self._used)

    def copy(self) -> "SeededChance":
        return SeededChance(self.seed, self._used)

    def drawn(self) -> dict[str, int]:
        """How many draws were made of each pile or die: enough, with the seed, to go on."""
        return dict(self._used)

    def skip(self, draws: Sequence[Draw]) -> None:
        """Count draws made elsewhere (read from a record), so that the next ones follow on."""
        for what, _ in draws:
            self._used[what] = self._used.get(what, 0) + 1


class RecordedChance:
    """Draws read back from a record, each checked against the pool it must come from."""

    __slots__ = ("_draws", "_next")

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = draws
        self._next = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordedChance, (self._draws[self._next :],)

    def pick(self, what: str, pool: Sequence[int]) -> int:
        if self._next == len(self._draws):
            raise RecordError("record-draw-missing", what=what)
        recorded, value = self._draws[self._next]
        if recorded != what:
            raise RecordError("record-draw-other", what=what, recorded=recorded)
        if value not in pool:
            raise RecordError("record-draw-impossible", what=what, value=value)
        self._next += 1
        return value

    def finish(self) -> None:
        """Every recorded draw must have been used."""
        if self._next != len(self._draws):
            raise RecordError("record-draw-left-over", what=self._draws[self._next][0])


class SampledChance:
    """Draws from a generator that is given, for bots that imagine futures."""

    __slots__ = ("_random", "_rng")

    def __init__(self, rng: "Random") -> None:
        self._rng = rng
        self._random = rng.random

    def __reduce__(self) -> tuple[Any, ...]:
        return SampledChance, (self._rng,)

    def pick(self, what: str, pool: Sequence[int]) -> int:
        return pool[int(self._random() * len(pool))]


class NoChance:
    """For a game read back without its seed: it can be looked at, but nothing more can be drawn."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return NoChance, ()

    def pick(self, what: str, pool: Sequence[int]) -> int:
        raise CarsonError("game-without-seed", what=what)
