"""Both games as PettingZoo environments in which all agents answer in every cycle.

A sealed decision (bids, duel tiles, the sheets of A New Beginning) is one cycle. In any other cycle one agent is asked;
the masks of the others are empty, and whatever they send is ignored.
"""

from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from carson.environments.aec import ACTION_MASK, AS_TEXT, OBSERVATION, Env, Observation, new_seed, spaces_of
from carson.environments.played import AnyGame, Played, next_to_act

Dicts = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def env(game: str = "cards", **options: Any) -> Env:
    """The same with one agent after the other: all of them act in every cycle, asked or not."""
    found: Env = parallel_to_aec(parallel_env(game, **options))
    return found


class parallel_env(ParallelEnv[str, Observation, int], EzPickle):  # noqa: N801 - as PettingZoo calls it
    """An agent for each seat, `player_0` and so on.

    An illegal action is replaced by a legal one drawn from the seed, and `infos` says under "illegal" what was wrong
    with it: in a cycle that is not over, one agent's mistake must not hold up the others.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [AS_TEXT]}

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
        self.metadata = {**self.metadata, "name": f"carson_{game}_parallel_{self.played.numbers.version}"}
        self.possible_agents = [f"player_{seat}" for seat in self.played.seats]
        self.agents = []
        self._seat = dict(zip(self.possible_agents, self.played.seats, strict=True))
        self._observation_space = {agent: spaces_of(self.played) for agent in self.possible_agents}
        self._action_space = {agent: spaces.Discrete(self.played.size) for agent in self.possible_agents}
        self._generator: Any = None
        self._game: AnyGame | None = None
        self._cycles = 0

    @property
    def game(self) -> AnyGame:
        """The game being played, for whoever wants its record, its scores or a whole view."""
        assert self._game is not None, "call reset() first"
        return self._game

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_space[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. Without a seed it follows from the one before."""
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        self._game = self.played.new(new_seed(self._generator))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Dicts:
        asked = self._asked()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent in self.agents:
            if self._seat[agent] in asked:
                infos[agent] = self._act(self._seat[agent], actions[agent])
        self._cycles += 1
        over = self.game.decision is None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = self.played.rewards(self.game)
        found = (
            self._observations(),
            {agent: rewards[self._seat[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return found

    def _asked(self) -> tuple[int, ...]:
        """The seats whose actions count in this cycle."""
        decision = self.game.decision
        if decision is None:
            return ()
        return decision.seats if decision.together else (next_to_act(self.game),)

    def _act(self, seat: int, number: int) -> dict[str, Any]:
        legal = self.played.legal(self.game, seat)
        action, info = self.played.ids.action(int(number)), {}
        if number not in legal:
            info["illegal"] = str(self.game.why_not(seat, action))
            action = self.played.ids.action(legal[int(self._generator.integers(len(legal)))])
        self.game.apply(seat, action)
        return info

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        found = {}
        for agent in self.agents:
            seat = self._seat[agent]
            mask = self.played.mask(self.played.legal(self.game, seat) if seat in asked else [])
            found[agent] = {OBSERVATION: self.played.observe(self.game, seat), ACTION_MASK: mask}
        return found

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return str(self.game.view(None)) if self.render_mode == AS_TEXT else None

    def close(self) -> None:
        """Nothing is held open."""
