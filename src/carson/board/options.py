"""How a game is set up: players, the bag, characters, variants, the edition, solo (BG-2.1, BG-3, BG-11 to BG-15)."""

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from carson.board.characters.sets import FATHER_CHRISTMAS, SETS, playable
from carson.board.material.figures import STRATEGIES
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import BASE_TYPES, BEGINNERS, COUNTS, FIRST_BUILDING, MINE, NAMES, RANCH
from carson.board.mechanics.river import FEWEST as SHORTEST
from carson.board.mechanics.river import TILES as LONGEST
from carson.board.mechanics.river import fault_of
from carson.kernel import OptionsError

FEWEST = 2
MOST = 6
ON_TRACK = 2  # BG-3.2: two Ranches and two Mines lie on the track from the start


# BG-11 to BG-13, in the order in which they are written.
VARIANTS: Final = ("new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses")
ENGLISH: Final = "english"
DUTCH: Final = "dutch"
EDITIONS: Final = (ENGLISH, DUTCH)
DRAWN: Final = "drawn"  # BG-14.1: playing alone, the set is not chosen but drawn
NOT_SOLO: Final = ("kit-carson", "outlaws", "horses")  # BG-14.11
MOUNTAINS: Final = 9
GOLD_RUSH: Final = frozenset(SETS["gold"].split())


class Options(Struct, frozen=True):
    """`bag` is "full", "beginners", or counts by name; `characters` a set's name or sides such as "1R 2Y 14".

    `variants` are names with spaces between. `river` are the parcels of a river of one's own, "" the printed one.
    `solo` is Standish's strategy, "" for a game among people; then there are two players, the human at seat 0, and
    whatever `characters` says seven are drawn.
    """

    players: int = 4
    bag: str = "full"
    characters: str = "beginners"
    variants: str = ""
    edition: str = ENGLISH
    river: str = ""
    solo: str = ""


DEFAULTS: Final = Options()


def bag_counts(bag: str) -> tuple[int, ...]:
    """How many of each building: a named bag, or "ranch 6, mine 6, …" of one's own with the eight base types in."""
    if bag == "full":
        return COUNTS
    if bag == "beginners":
        return BEGINNERS
    counts = [0] * len(COUNTS)
    for part in bag.split(","):
        words = part.split()
        if len(words) != 2 or words[0] not in NAMES[FIRST_BUILDING:] or not re.fullmatch("[0-9]{1,2}", words[1]):
            raise OptionsError("options-bag", rule="BG-2.1", found=part.strip()[:40])
        kind = NAMES.index(words[0])
        if counts[kind] or not 1 <= int(words[1]) <= COUNTS[kind]:
            raise OptionsError("options-bag-count", rule="BG-2.1", kind=words[0], most=COUNTS[kind])
        counts[kind] = int(words[1])
    for kind in BASE_TYPES:
        if not counts[kind]:
            raise OptionsError("options-bag-base", rule="BG-2.1", kind=NAMES[kind])
    for kind in (RANCH, MINE):
        if counts[kind] < ON_TRACK:
            raise OptionsError("options-bag-track", rule="BG-3.2", kind=NAMES[kind], fewest=ON_TRACK)
    return tuple(counts)


def mountains(options: Options, river: int) -> int:
    """How many are rolled (BG-3.4), by the length of the river (BG-11.2, BG-15.4); Gold rush has its own (BG-15.8)."""
    if not river:
        return MOUNTAINS
    if frozenset(options.characters.split()) == GOLD_RUSH and options.edition != DUTCH:
        return MOUNTAINS
    if options.edition == DUTCH or not options.river:
        return MOUNTAINS - 3
    return MOUNTAINS - river // 3


def checked(options: Options) -> Options:
    """The options written out in full, or an OptionsError that says what is wrong."""
    if not FEWEST <= options.players <= MOST:
        raise OptionsError("options-board-players", rule="BG-3", found=options.players, fewest=FEWEST, most=MOST)
    bag_counts(options.bag)
    variants = _variants(options.variants)
    if options.edition not in EDITIONS:
        raise OptionsError("options-edition", rule="BG-15", found=options.edition[:40], known=EDITIONS)
    characters = DRAWN if options.solo else SETS.get(options.characters, options.characters)
    sides = {} if options.solo else playable(characters, horses="horses" in variants)
    if options.edition == DUTCH and FATHER_CHRISTMAS in sides:
        raise OptionsError("options-father-christmas", rule="BG-15.6", number=FATHER_CHRISTMAS)
    river = _river(options.river, "river" in variants)
    _check_solo(options, variants)
    return replace(options, characters=characters, variants=" ".join(variants), river=river)


def _variants(text: str) -> tuple[str, ...]:
    """The variants named, in their order."""
    words = text.replace(",", " ").split()
    for number, word in enumerate(words):
        if word not in VARIANTS:
            raise OptionsError("options-variant", rule="BG-11", found=word[:40], known=VARIANTS)
        if word in words[:number]:
            raise OptionsError("options-variant-twice", rule="BG-11", found=word)
    return tuple(name for name in VARIANTS if name in words)


def _river(text: str, in_play: bool) -> str:
    """A river of one's own, its parcels in the order of the map."""
    words = text.replace(",", " ").split()
    if words and not in_play:
        raise OptionsError("options-river-unused", rule="BG-11.2")
    for word in words:
        if word not in BY_NAME:
            raise OptionsError("options-river-parcel", rule="BG-11.2", found=word[:40])
    reason = fault_of([BY_NAME[word] for word in words]) if words else ""
    if reason:
        raise OptionsError("options-river", rule="BG-11.2", reason=reason, fewest=SHORTEST, most=LONGEST)
    return " ".join(sorted(words, key=BY_NAME.__getitem__))


def _check_solo(options: Options, variants: tuple[str, ...]) -> None:
    if not options.solo:
        return
    if options.solo not in STRATEGIES:
        raise OptionsError("options-solo", rule="BG-14.2", found=options.solo[:40], known=STRATEGIES)
    if options.players != FEWEST:
        raise OptionsError("options-solo-players", rule="BG-14.1", found=options.players)
    if options.edition == DUTCH:
        raise OptionsError("options-solo-dutch", rule="BG-15.12")
    barred = tuple(name for name in variants if name in NOT_SOLO)
    if barred:
        raise OptionsError("options-solo-variant", rule="BG-14.11", found=barred, known=NOT_SOLO)
