"""What both PettingZoo environments are made of: an agent for each seat, its spaces, and the game they play."""

from typing import Any, Final

from gymnasium import spaces
from gymnasium.utils import seeding
from numpy import float32, int8
from numpy.typing import NDArray

from carson.environments.games import AnyGame, Played
from carson.environments.layout import HIGHEST, LOWEST

Observation = dict[str, NDArray[Any]]
OBSERVATION: Final = "observation"
ACTION_MASK: Final = "action_mask"
AS_TEXT: Final = "ansi"


def space_of(played: Played) -> spaces.Box[Any]:
    """Where observations lie."""
    return spaces.Box(LOWEST, HIGHEST, (played.numbers.layout.size,), float32)


def new_seed(generator: Any) -> int:
    """The seed of the next game."""
    return int(generator.integers(2**63))


class Agents:
    """The agents `player_0`, `player_1` … of a game that is played over and over; options as in `aec.env`."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        played = Played(game, reward, **options)
        self.played: Final = played
        self.max_cycles: Final = max_cycles
        self.render_mode: Final = render_mode
        self.seat: Final = {f"player_{seat}": seat for seat in played.seats}
        self.name: Final = {seat: agent for agent, seat in self.seat.items()}
        self.actions: Final = {agent: spaces.Discrete(played.size) for agent in self.seat}
        self.observations: Final = {agent: self._observations() for agent in self.seat}
        self.generator: Any = None
        self._game: AnyGame | None = None

    def _observations(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.played.size,), int8)
        return spaces.Dict({OBSERVATION: space_of(self.played), ACTION_MASK: mask})

    @property
    def game(self) -> AnyGame:
        if self._game is None:
            raise ValueError("There is no game yet: call reset() first.")
        return self._game

    def start(self, seed: int | None) -> AnyGame:
        """A new game. Without a seed it follows from the one before."""
        if seed is not None or self.generator is None:
            self.generator, _ = seeding.np_random(seed)
        self._game = self.played.new(new_seed(self.generator))
        return self._game

    def observe(self, agent: str, asked: bool) -> Observation:
        """What the agent's seat may know; the mask of an agent that is not asked is empty."""
        seat = self.seat[agent]
        legal = self.played.legal(self.game, seat) if asked else []
        return {OBSERVATION: self.played.observe(self.game, seat), ACTION_MASK: self.played.mask(legal)}

    def rewards(self) -> dict[str, float]:
        return {self.name[seat]: value for seat, value in self.played.rewards(self.game).items()}


class SeatSpaces:
    """What both kinds of environment tell about their agents."""

    _agents: Agents

    @property
    def game(self) -> AnyGame:
        """The game being played, for whoever wants its record, its scores or a whole view."""
        return self._agents.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._agents.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._agents.actions[agent]
