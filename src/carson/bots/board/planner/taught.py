"""What a character is worth beyond its power, in VP for each round, as games between equals showed.

By (number, side: 0 yellow, 1 red). `docs/strength.md` says how these figures were found.
"""

from typing import Final

TAUGHT: Final[dict[tuple[int, int], tuple[float, float, float, float]]] = {
    (1, 0): (9.0, 1.5, 1.5, 0.0),
    (7, 0): (0.0, 0.0, 9.0, 9.0),
}
