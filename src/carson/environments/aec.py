"""Both games as PettingZoo environments in which one agent acts after the other (AEC).

from carson.environments import aec
env = aec.env("board", players=3, variants="river")
"""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from carson.environments.agents import AS_TEXT, Agents, Observation, SeatSpaces
from carson.environments.games import next_to_act


def env(game: str = "cards", **options: Any) -> AECEnv:
    """The usual form: an illegal action ends the game with -1 for its agent, calls in the wrong order are refused.

    `game` is "board" or "cards". The options are those of `carson.new_game` and four more: `reward` ("win" or
    "margin"), `max_cycles` (truncates after so many actions), `render_mode` ("ansi" prints the table as text) and
    `numbering` (refuses where ids or observations have others than this, with which an agent was trained).
    """
    found = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


class raw_env(SeatSpaces, AECEnv, EzPickle):  # type: ignore[misc] # noqa: N801 - PettingZoo has no types, and calls it so
    """An agent for each seat, `player_0` and so on. An illegal action raises IllegalAction, which says why."""

    def __init__(self, game: str = "cards", **options: Any) -> None:
        EzPickle.__init__(self, game, **options)
        self._agents = agents = Agents(game, **options)
        self.played, self.max_cycles, self.render_mode = agents.played, agents.max_cycles, agents.render_mode
        name = f"carson_{game}_v{self.played.numbers.version}"
        self.metadata = {"name": name, "render_modes": [AS_TEXT], "is_parallelizable": False}
        self.possible_agents = list(self._agents.seat)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the one before."""
        game = self._agents.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agents.name[next_to_act(game)]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; its mask is empty while another agent is to act."""
        return self._agents.observe(agent, agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: give one of the ids that its action mask allows, not None.")
        self.game.apply(self._agents.seat[agent], self.played.ids.action(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._agents.rewards()
        if self.game.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._agents.name[next_to_act(self.game)]
            if self.max_cycles is not None and self.game.version >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return str(self.game.view(None)) if self.render_mode == AS_TEXT else None

    def close(self) -> None:
        """Nothing is held open."""
