"""The versions of the board game's rules: a game is played to its end by those it began with.

Each version says by name what it changed, so that the code that enforces a rule asks for that change and for no number.
"""

from typing import Final

from msgspec import Struct


class Version(Struct, frozen=True):
    """The newest rules by default; what an older version did otherwise is False there."""

    number: int
    roads_before_the_round_ends: bool = True  # BG-1.6: roads won in phase 3 are asked about before they are lost
    redrawn_tiles_stay_hidden: bool = True  # BG-11.3: the sum of redrawn duel tiles and the last of a hand are secret
    toll_is_owed: bool = True  # BG-9.14: the Undertaker's toll is paid in money where there is no VP to lose
    grocer_combines_with_nothing: bool = True  # BG-16.14: neither with dynamite nor with the third enclosure
    hall_can_be_declined: bool = True  # BG-8.14: City Hall is an action like any other
    contest_without_property_tile: bool = True  # BG-2.3: a cowboy may go to a parcel that its player cannot buy
    declined_purchases_are_told: bool = True  # an event, no rule: stored games are told as before
    editor_has_a_name: bool = True  # a word, no rule: the Editor is written down as such; before, as the Lawyer
    fights_are_told_in_parts: bool = True  # an event, no rule: its firepower in parts, what broke a tie, the stake
    white_cowboy_joins_no_duel: bool = True  # BG-9.1: in the English edition, as any cowboy may


LATEST: Final = Version(2)

VERSIONS: Final = {
    1: Version(
        1,
        roads_before_the_round_ends=False,
        redrawn_tiles_stay_hidden=False,
        toll_is_owed=False,
        grocer_combines_with_nothing=False,
        hall_can_be_declined=False,
        contest_without_property_tile=False,
        declined_purchases_are_told=False,
        editor_has_a_name=False,
        fights_are_told_in_parts=False,
        white_cowboy_joins_no_duel=False,
    ),
    LATEST.number: LATEST,
}
