"""What all environments share: a game with its options, and numbers for what is seen and done in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from numpy import float32, int8, zeros
from numpy.typing import NDArray

from carson.bots.free_turns import offered
from carson.environments import board_actions, board_observation, card_actions, card_observation
from carson.environments.action_ids import ActionIds
from carson.environments.layout import Layout
from carson.environments.numbering import numbering_of
from carson.environments.rewards import reward_of
from carson.kernel import Game
from carson.library import new_game

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Numbers:
    """How a game is put into numbers. `version` is in its environments' names; the same pieces with others raise it."""

    version: int
    action_ids: Callable[[Any], ActionIds[Any]]
    layout: Layout
    observe: Callable[[Any], NDArray[float32]]
    variants: Callable[[Any], tuple[str, ...]]


def _board_variants(table: Any) -> tuple[str, ...]:
    return tuple(variant.name for variant in table.variants)


NUMBERS: Final[Mapping[str, Numbers]] = {
    "board": Numbers(1, board_actions.action_ids, board_observation.LAYOUT, board_observation.observe, _board_variants),
    "cards": Numbers(1, card_actions.action_ids, card_observation.LAYOUT, card_observation.observe, lambda table: ()),
}


class Played:
    """A game with its options, as `carson.new_game` takes them, and how it is put into numbers.

    `seats` are those that take decisions: not Standish's, nor those of virtual players. An action's id means the same
    with all options; `size` is how many ids these options need. An agent keeps the `numbering` it was trained with and
    gives it with the options: it is refused where ids or observations are others now.
    """

    def __init__(self, game: str, reward: str = "win", numbering: str = "", **options: Any) -> None:
        if "seed" in options:
            raise ValueError("An environment plays many games: give the seed to reset(), not with the options.")
        self._given = (game, reward, options)
        self.reward: Final = reward_of(reward)
        rules: Any = new_game(game, seed=0, **options).rules
        self.name: Final = game
        self.numbers: Final = NUMBERS[game]
        self.ids: Final[ActionIds[Any]] = self.numbers.action_ids(rules.table)
        self.size: Final = self.ids.size(self.numbers.variants(rules.table))
        self.seats: Final[tuple[int, ...]] = rules.table.people
        if numbering and numbering != self.numbering:
            raise ValueError(
                f"This needs the numbering {numbering}, but ids and observations are {self.numbering} here."
            )

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._given

    @property
    def numbering(self) -> str:
        """A digest of what ids and the places in an observation stand for; a deck or figures of your own change it."""
        return numbering_of(self.ids, self.numbers.layout)

    def new(self, seed: int | str) -> AnyGame:
        """A new game; with `characters="random"` the seed draws the set too."""
        game, _, options = self._given
        return new_game(game, seed=seed, **options)

    def legal(self, game: AnyGame, seat: int) -> list[int]:
        """The ids of what the seat may do, if it is asked."""
        decision = game.decision
        return self.ids.ids(offered(game, seat)) if decision is not None and seat in decision.seats else []

    def mask(self, legal: list[int]) -> NDArray[int8]:
        """1 for each id that is legal."""
        found = zeros(self.size, int8)
        found[legal] = 1
        return found

    def observe(self, game: AnyGame, seat: int) -> NDArray[float32]:
        """What the seat sees; nothing else goes into it."""
        return self.numbers.observe(game.view(seat))

    def rewards(self, game: AnyGame) -> dict[int, float]:
        """By seat; nothing before the end."""
        outcome = game.outcome()
        return {seat: 0.0 if outcome is None else self.reward(outcome, seat) for seat in self.seats}


def _again(game: str, reward: str, options: dict[str, Any]) -> Played:
    return Played(game, reward, **options)


def next_to_act(game: AnyGame) -> int:
    """One after the other, also where several are asked: the lowest seat first.

    Sealed answers stay sealed, so nobody knows more by coming later. Where all act freely (Kit Carson), the seat that
    acted least often since the question was put comes next.
    """
    decision = game.decision
    assert decision is not None, "the game is over"
    if not decision.freely:
        return decision.seats[0]
    since = game.serial - game.question
    acted = [move.seat for move in game.moves[len(game.moves) - since :]]
    return min(decision.seats, key=lambda seat: (acted.count(seat), seat))
