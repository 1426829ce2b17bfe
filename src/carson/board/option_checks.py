"""Whether options make a playable game (BG-2.1, BG-3, BG-11 to BG-15)."""

from typing import Final

from msgspec.structs import replace

from carson.board.characters.cast import CAST
from carson.board.characters.sets import SETS, playable
from carson.board.editions import BY_NAME as BY_EDITION
from carson.board.editions import EDITIONS
from carson.board.options import FEWEST, MOST, Options, bag_counts
from carson.board.variants.registry import NOT_SOLO, VARIANTS, WITH_SOLO, chosen
from carson.kernel import OptionsError

DRAWN: Final = "drawn"  # BG-14.1: the set is not chosen but drawn


def checked(options: Options) -> Options:
    """The options written out in full, or an OptionsError that says what is wrong."""
    if not FEWEST <= options.players <= MOST:
        raise OptionsError(
            "options-board-players", option="players", rule="BG-3", found=options.players, fewest=FEWEST, most=MOST
        )
    bag_counts(options.bag)
    names = _variants(options.variants)
    if options.edition not in EDITIONS:
        raise OptionsError(
            "options-edition", option="edition", rule="BG-15", found=options.edition[:40], known=EDITIONS
        )
    options = _with_characters(replace(options, variants=" ".join(names)))
    for variant in WITH_SOLO:
        if variant.checks is not None:
            options = variant.checks(options)
    barred = tuple(name for name in names if name in NOT_SOLO)
    if options.solo and barred:
        raise OptionsError("options-solo-variant", option="solo", rule="BG-14.11", found=barred, known=NOT_SOLO)
    return options


def _variants(text: str) -> tuple[str, ...]:
    """The variants named, in their order."""
    words = text.replace(",", " ").split()
    for number, word in enumerate(words):
        if word not in VARIANTS:
            raise OptionsError("options-variant", option="variants", rule="BG-11", found=word[:40], known=VARIANTS)
        if word in words[:number]:
            raise OptionsError("options-variant-twice", option="variants", rule="BG-11", found=word)
    return tuple(name for name in VARIANTS if name in words)


def _with_characters(options: Options) -> Options:
    """The set in full; it can be played in this edition, with these variants."""
    in_play = chosen(options)
    if any(variant.characters for variant in in_play):
        return replace(options, characters=DRAWN)
    characters = SETS.get(options.characters, options.characters)
    gifts = any(variant.gift is not None for variant in in_play)
    sides = playable(characters, gifts, len(CAST))
    for number in BY_EDITION[options.edition].without:
        if number in sides:
            raise OptionsError("options-father-christmas", option="characters", rule="BG-15.6", number=number)
    return replace(options, characters=characters)
