"""Both games as PettingZoo environments in which one agent acts after the other (AEC).

    from carson.environments import aec
    env = aec.env("board", players=3, variants="river")
"""

from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy import float32, int8
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from carson.environments.layout import HIGHEST, LOWEST
from carson.environments.played import AnyGame, Played, next_to_act

Observation = dict[str, NDArray[Any]]
Env = AECEnv[str, Observation, int | None]

OBSERVATION = "observation"
ACTION_MASK = "action_mask"
AS_TEXT = "ansi"


def env(game: str = "cards", **options: Any) -> Env:
    """The usual form: an illegal action ends the game with -1 for its agent, calls in the wrong order are refused.

    `game` is "board" or "cards". The options are those of `carson.new_game` and three more: `reward` ("win" or
    "margin"), `max_cycles` (truncates after so many actions) and `render_mode` ("ansi" prints the table as text).
    """
    found: Env = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


def space_of(played: Played) -> spaces.Box:
    """Where observations lie."""
    return spaces.Box(LOWEST, HIGHEST, (played.numbers.layout.size,), float32)


def spaces_of(played: Played) -> spaces.Dict:
    mask = spaces.Box(0, 1, (played.size,), int8)
    return spaces.Dict({OBSERVATION: space_of(played), ACTION_MASK: mask})


def new_seed(generator: Any) -> int:
    return int(generator.integers(2**63))


class raw_env(Env, EzPickle):  # noqa: N801 - PettingZoo's name for an environment without wrappers
    """An agent for each seat, `player_0` and so on. An illegal action raises IllegalAction, which says why."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [AS_TEXT], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "cards",
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, reward=reward, max_cycles=max_cycles, render_mode=render_mode, **options
        )
        self.played = Played(game, reward, **options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"carson_{game}_{self.played.numbers.version}"}
        self.possible_agents = [f"player_{seat}" for seat in self.played.seats]
        self.agents = []
        self._seat = dict(zip(self.possible_agents, self.played.seats, strict=True))
        self._agent = {seat: agent for agent, seat in self._seat.items()}
        self._observation_space = {agent: spaces_of(self.played) for agent in self.possible_agents}
        self._action_space = {agent: spaces.Discrete(self.played.size) for agent in self.possible_agents}
        self._generator: Any = None
        self._game: AnyGame | None = None

    @property
    def game(self) -> AnyGame:
        """The game being played, for whoever wants its record, its scores or a whole view."""
        assert self._game is not None, "call reset() first"
        return self._game

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the one before."""
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        self._game = self.played.new(new_seed(self._generator))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent[next_to_act(self._game)]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; its mask is empty while another agent is to act."""
        seat = self._seat[agent]
        legal = self.played.legal(self.game, seat) if agent == self.agent_selection else []
        return {OBSERVATION: self.played.observe(self.game, seat), ACTION_MASK: self.played.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: give one of the ids that its action mask allows, not None.")
        self.game.apply(self._seat[agent], self.played.ids.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {self._agent[seat]: value for seat, value in self.played.rewards(self.game).items()}
        if self.game.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._agent[next_to_act(self.game)]
            if self.max_cycles is not None and self.game.version >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return str(self.game.view(None)) if self.render_mode == AS_TEXT else None

    def close(self) -> None:
        """Nothing is held open."""
