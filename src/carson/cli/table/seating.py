"""Who sits where, whatever the game: people at this keyboard and bots, with their names. Also read from a record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from carson.bots.custom import MARK
from carson.cli.abbreviations import listed, matches
from carson.cli.bot_names import custom_bot, known_bots
from carson.cli.errors.kinds import BadInput
from carson.words import Words

HUMAN = "human"
MOST_NAME = 20

O = TypeVar("O")  # noqa: E741 - a game's options


@dataclass(frozen=True, slots=True)
class Seating(Generic[O]):
    """The game's options, and for each real seat who sits there (`human` or a bot's name) and what he is called."""

    options: O
    sitters: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter == HUMAN)

    def tags(self) -> dict[str, str]:
        """Who sat where, as head lines of a record."""
        seats = enumerate(zip(self.sitters, self.names, strict=True))
        return {f"seat-{seat}": f"{sitter} {name}" for seat, (sitter, name) in seats}


def sitters_of(words: Words, game: str, players: str) -> list[str]:
    """The people and bots of 'human,greedy,my_module:MyBot'; a BadInput says who cannot sit there."""
    known = (HUMAN, *known_bots(game))
    return [
        custom_bot(game, word) if MARK in word else one_of(words, word, known, "cli-error-player")
        for word in listed(players)
    ]


def recorded(words: Words, game: str, head: Mapping[str, str], count: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who sat at the table of a record and their names: its head says so, or else people did."""
    sitters, names = [], []
    # Never a module: a record may come from anywhere.
    known = known_bots(game)
    for seat in range(count):
        # Records of simulations name the bots alone.
        said = head.get(f"seat-{seat}", head.get(f"name.{seat}", ""))
        sitter, _, name = said.partition(" ")
        if sitter not in (HUMAN, *known):
            sitter, name = HUMAN, said  # a name alone
        sitters.append(sitter)
        names.append(name[:MOST_NAME] if name.isprintable() else "")
    given = names_of(words, sitters, [])
    named = tuple(own or usual for own, usual in zip(names, given, strict=True))
    return tuple(sitters), named if len(set(named)) == len(named) else given


def one_of(words: Words, typed: str, known: Sequence[str], message: str) -> str:
    found = matches(typed, dict.fromkeys(known, ()))
    if len(found) != 1:
        raise BadInput(words(message, found=typed[:40], known=list(known)))
    return found[0]


def names_of(words: Words, sitters: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    if len(given) > len(sitters):
        raise BadInput(words("cli-error-names", found=len(given), players=len(sitters)))
    for name in given:
        if len(name) > MOST_NAME or not name.isprintable():
            raise BadInput(words("cli-error-name", found=name[:40], most=MOST_NAME))
    names = list(given)
    for seat in range(len(given), len(sitters)):
        names.append(_usual_name(words, sitters, seat))
    for seat, name in enumerate(names):
        if name in names[:seat]:
            raise BadInput(words("cli-error-name-twice", found=name))
    return tuple(names)


def _usual_name(words: Words, sitters: Sequence[str], seat: int) -> str:
    """Player 2; or a bot's own name, numbered if there are several of its kind."""
    sitter = sitters[seat]
    number = sitters[: seat + 1].count(sitter)
    if sitter == HUMAN:
        return words("cli-player-name", number=number)
    name = sitter.rpartition(MARK)[2][: MOST_NAME - 2]
    return name[:1].upper() + name[1:] + (f" {number}" if sitters.count(sitter) > 1 else "")
