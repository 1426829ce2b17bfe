"""The editions, and what each does otherwise (BG-15). Code asks for a difference by its name, never for an edition."""

from typing import Final

from msgspec import Struct

from carson.board.characters.sets import FATHER_CHRISTMAS


class Edition(Struct, frozen=True):
    """The English rules by default."""

    name: str
    without: tuple[int, ...] = ()  # BG-15.6: characters that it does not have
    alone: bool = True  # BG-15.12: it can be played alone
    hall_in_setup: bool = False  # BG-15.1: City Hall may be drawn and built before the first round
    hall_by_start_player: bool = False  # BG-15.2: the start player places City Hall, not the first to have passed
    duels_come_first: bool = False  # BG-15.5: on a space whoever needs no duel waits for the others' duel
    white_cowboy_meets_nobody: bool = False  # BG-15.13: nor anybody with a no-duel token
    strangers_move_first: bool = False  # BG-15.3: before characters are chosen
    strangers_stay_in_town: bool = False  # BG-15.9: whoever stands where a Prison was built is not jailed for it
    water_takes_three_mountains: bool = False  # BG-15.4, BG-15.8: whatever its length, whichever characters play


ENGLISH: Final = "english"
DUTCH: Final = "dutch"
BY_NAME: Final[dict[str, Edition]] = {
    ENGLISH: Edition(ENGLISH),
    DUTCH: Edition(
        DUTCH,
        without=(FATHER_CHRISTMAS,),
        alone=False,
        hall_in_setup=True,
        hall_by_start_player=True,
        duels_come_first=True,
        white_cowboy_meets_nobody=True,
        strangers_move_first=True,
        strangers_stay_in_town=True,
        water_takes_three_mountains=True,
    ),
}
EDITIONS: Final = tuple(BY_NAME)
