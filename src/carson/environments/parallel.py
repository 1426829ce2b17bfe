"""Both games as PettingZoo environments in which all agents answer in every cycle.

A sealed decision (bids, duel tiles, the sheets of A New Beginning) is one cycle. In any other cycle one agent is asked;
the masks of the others are empty, and whatever they send is ignored.
"""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from carson.environments.agents import AS_TEXT, Agents, Observation, SeatSpaces
from carson.environments.games import next_to_act

Infos = dict[str, dict[str, Any]]


def env(game: str = "cards", **options: Any) -> AECEnv:
    """The same with one agent after the other: all of them act in every cycle, asked or not."""
    return parallel_to_aec(parallel_env(game, **options))


class parallel_env(SeatSpaces, ParallelEnv, EzPickle):  # type: ignore[misc] # noqa: N801 - PettingZoo has no types, and calls it so
    """An agent for each seat, `player_0` and so on; options as in `aec.env`.

    An illegal action is replaced by a legal one drawn from the seed, and `infos` says under "illegal" what was wrong
    with it: in a cycle that is not over, one agent's mistake must not hold up the others.
    """

    def __init__(self, game: str = "cards", **options: Any) -> None:
        EzPickle.__init__(self, game, **options)
        self._agents = agents = Agents(game, **options)
        self.played, self.max_cycles, self.render_mode = agents.played, agents.max_cycles, agents.render_mode
        self.metadata = {"name": f"carson_{game}_parallel_v{self.played.numbers.version}", "render_modes": [AS_TEXT]}
        self.possible_agents = list(self._agents.seat)
        self.agents: list[str] = []
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game. Without a seed it follows from the one before."""
        self._agents.start(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        infos: Infos = {agent: {} for agent in self.agents}
        for agent in self._asked():
            infos[agent] = self._act(agent, actions[agent])
        self._cycles += 1
        over = self.game.decision is None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        ended = (dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut))
        found = (self._observations(), self._agents.rewards(), *ended, infos)
        if over or cut:
            self.agents = []
        return found

    def _asked(self) -> list[str]:
        """The agents whose actions count in this cycle."""
        decision = self.game.decision
        if decision is None:
            return []
        seats = decision.seats if decision.together else (next_to_act(self.game),)
        return [self._agents.name[seat] for seat in seats]

    def _act(self, agent: str, number: int) -> dict[str, Any]:
        seat, info = self._agents.seat[agent], {}
        legal = self.played.legal(self.game, seat)
        action = self.played.ids.action(int(number))
        if number not in legal:
            info["illegal"] = str(self.game.why_not(seat, action))
            action = self.played.ids.action(legal[int(self._agents.generator.integers(len(legal)))])
        self.game.apply(seat, action)
        return info

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        return {agent: self._agents.observe(agent, agent in asked) for agent in self.agents}

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return str(self.game.view(None)) if self.render_mode == AS_TEXT else None

    def close(self) -> None:
        """Nothing is held open."""
