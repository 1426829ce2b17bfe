"""The board game's options as typed: names or beginnings of sets, bags, variants, editions and strategies."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from carson.board.characters.sets import SETS
from carson.board.editions import EDITIONS, ENGLISH
from carson.board.material.figures import STRATEGIES
from carson.board.option_checks import checked
from carson.board.options import FEWEST, MOST, Options, bag_counts
from carson.board.variants.registry import VARIANTS
from carson.cli.abbreviations import listed, matches
from carson.cli.board.setup.typed import TypedSetup
from carson.cli.errors.kinds import BadInput
from carson.kernel import OptionsError
from carson.pad.sets import RANDOM, random_set
from carson.words import Words

BAGS: Final = ("full", "beginners")
USUAL_SET: Final = "beginners"
RIVER: Final = "river"


def board_options(words: Words, sitters: int, setup: TypedSetup, seed: str) -> Options:
    """Options with the set, the bag and the variants that are meant; an OptionsError says what is wrong with them.

    Alone against Standish there is one sitter, and Standish is the second player (BG-14.1).
    """
    if setup.alone:
        if sitters != 1:
            raise BadInput(words("cli-board-error-solo-players"))
        if setup.characters is not None:
            raise BadInput(words("cli-board-error-solo-characters"))
    elif not FEWEST <= sitters <= MOST:
        raise OptionsError(
            "options-board-players", option="players", rule="BG-3", found=sitters, fewest=FEWEST, most=MOST
        )
    options = Options(FEWEST if setup.alone else sitters, bag_of(setup.bag), **named_options(words, setup))
    return checked(replace(options, characters=set_of(setup.characters, seed, options)))


def named_options(words: Words, setup: TypedSetup) -> dict[str, str]:
    """The options that are names. What is no such thing stays as it is, for the options to be refused."""
    names = variants_of(words, setup.variants or "")
    if setup.river is not None and RIVER not in names:
        names.append(RIVER)
    return {
        "variants": " ".join(names),
        "edition": _one(words, "edition", setup.edition, EDITIONS) or ENGLISH,
        "river": (setup.river or "").casefold(),
        "solo": _one(words, "strategy", setup.solo, STRATEGIES),
    }


def variants_of(words: Words, typed: str) -> list[str]:
    """'river, might is right' by their names; a part that is no variant may be several with spaces between."""
    found: list[str] = []
    for part in listed(typed):
        whole = _one(words, "variant", part, VARIANTS)
        for word in [whole] if whole in VARIANTS else part.split():
            found.append(_one(words, "variant", word, VARIANTS))
    return found


def _one(words: Words, kind: str, typed: str | None, known: Sequence[str]) -> str:
    if typed is None:
        return ""
    found = matches(typed, {name: (words.name(kind, name),) for name in known})
    return found[0] if len(found) == 1 else typed.strip()


def set_of(typed: str | None, seed: str, options: Options) -> str:
    """The characters of a set by its name or a beginning of it, of a random one, or of sides such as '1R 2Y 14'."""
    if typed is None:
        return SETS[USUAL_SET]
    if is_random(typed):
        return random_set(seed, options)
    found = _sets(typed)
    if len(found) == 1:
        return SETS[found[0]]
    return " ".join(typed.upper().replace(",", " ").split())


def is_random(typed: str | None) -> bool:
    return typed is not None and _sets(typed) == [RANDOM]


def _sets(typed: str) -> list[str]:
    return matches(typed, dict.fromkeys((*SETS, RANDOM), ()))


def for_rematch(options: Options, seed: str, next_seed: str) -> Options:
    """The options of another game at the table: characters that the last seed drew are drawn anew."""
    if options.characters != random_set(seed, options):
        return options
    return replace(options, characters=random_set(next_seed, options))


def bag_of(typed: str | None) -> str:
    """A bag by its name or a beginning of it, or by its counts."""
    if typed is None:
        return BAGS[0]
    found = matches(typed, dict.fromkeys(BAGS, ()))
    if len(found) == 1:
        return found[0]
    bag_counts(typed)  # says what is wrong
    return ", ".join(" ".join(part.split()) for part in typed.split(","))
