"""What a character is worth beyond what its power seems to do, in VP for each round, as games between equals showed.

By (number, side: 0 yellow, 1 red). From 951 games of three to five `normal` players who took characters with some
caprice: how much more their players scored than the judgement of the power had promised. `docs/strength.md` has more.
"""

from typing import Final

TAUGHT: Final[dict[tuple[int, int], tuple[float, float, float, float]]] = {
    (0, 0): (0.5, 1.0, -1.5, -1.5),  # paperboy
    (0, 1): (0.5, 0.0, -1.5, -2.0),  # paperboy
    (1, 0): (6.5, 2.0, 1.5, 2.5),  # sheriff
    (1, 1): (0.5, 1.0, 1.0, 0.5),  # sheriff
    (2, 0): (-1.5, -0.5, -1.5, -1.5),  # banker
    (2, 1): (-1.0, 0.0, -1.0, 0.0),  # banker
    (3, 0): (0.5, -1.0, -0.5, -1.0),  # grocer
    (3, 1): (-1.0, -1.5, -1.0, -0.5),  # grocer
    (4, 0): (0.0, -1.0, 2.0, -2.5),  # chinese_worker
    (4, 1): (-1.0, -3.5, -3.5, -1.0),  # chinese_worker
    (5, 0): (-2.0, 1.0, 0.0, 0.5),  # settler
    (5, 1): (-2.0, -1.0, 0.0, 0.0),  # settler
    (6, 0): (6.0, -1.5, -1.0, 1.0),  # captain
    (6, 1): (-1.0, 2.5, 0.0, -1.0),  # captain
    (7, 0): (2.0, 0.5, 4.0, 8.0),  # mercenary
    (7, 1): (2.5, -0.5, 0.0, 3.0),  # mercenary
    (8, 0): (3.0, 1.0, 1.0, -0.5),  # indian
    (8, 1): (-1.5, -1.0, -0.5, 0.5),  # indian
    (9, 0): (3.5, 2.5, 3.5, 2.0),  # prospector
    (9, 1): (2.0, 1.5, 0.5, 0.5),  # prospector
    (10, 0): (-1.0, -1.5, -2.0, -1.0),  # gunsmith
    (10, 1): (1.0, 0.5, 0.0, 0.0),  # gunsmith
    (11, 0): (-3.5, -1.5, -1.5, 1.0),  # singer
    (11, 1): (-2.0, -1.5, 0.5, -2.0),  # singer
    (12, 0): (0.5, 0.0, 0.5, 0.0),  # auctioneer
    (12, 1): (5.5, 1.5, 4.5, 4.5),  # auctioneer
    (13, 0): (-0.5, -1.0, 0.0, -0.5),  # governor
    (13, 1): (0.0, -0.5, -1.0, -1.5),  # governor
    (14, 0): (-0.5, 0.0, 0.0, -0.5),  # doctor
    (14, 1): (0.5, 1.0, 1.0, 0.5),  # undertaker
    (15, 1): (4.5, 3.5, 3.5, 0.5),  # cowboy
    (16, 0): (-0.5, 1.0, 0.0, 0.5),  # heroes
    (16, 1): (-5.0, -2.0, -1.0, 0.5),  # heroes
    (17, 0): (-1.0, -1.0, 0.0, 0.0),  # teacher
    (17, 1): (0.0, 0.0, 0.0, -0.5),  # teacher
    (18, 0): (-3.0, 0.0, -0.5, -1.0),  # lawyer
    (18, 1): (-1.0, 0.5, 2.0, 1.0),  # editor
    (19, 0): (-2.0, 0.5, 1.0, -0.5),  # father_christmas
    (19, 1): (1.5, 1.5, 2.0, 1.5),  # father_christmas
}
