"""Trains an agent with PPO from a library and lets it play against random players.

    pip install 'carson[research]' stable-baselines3 sb3-contrib
    python examples/ppo.py cards --minutes 5
    python examples/ppo.py board --minutes 10

MaskablePPO only considers actions that the environment's mask allows. The agent learns from the margin at the end of
each game, and afterwards plays games with new seeds, every seat in turn; a quarter of them would be even.
"""

import argparse
import math
import time

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import SubprocVecEnv

from carson.environments.gym import CarsonEnv


class Clock(BaseCallback):
    """Stops when the time is up, and says now and then how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.began = self.told = time.monotonic()
        self.ends = self.began + 60 * minutes

    def _on_step(self) -> bool:
        now = time.monotonic()
        if now - self.told > 15 and self.model.ep_info_buffer:
            self.told = now
            recent = [episode["r"] for episode in self.model.ep_info_buffer]
            print(f"{now - self.began:4.0f} s, {self.num_timesteps:7,} steps, reward {sum(recent) / len(recent):+.3f}")
        return now < self.ends


def evaluate(model: MaskablePPO, game: str, games: int) -> None:
    """Win share against three random players, with a 95 % interval."""
    wins = 0.0
    for number in range(games):
        env = CarsonEnv(game, opponents="random", seat=number % 4, players=4)
        observation, _ = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, _, over, _, _ = env.step(int(action))
        winners = env.game.outcome().winners
        wins += (env.seat in winners) / len(winners)
    share = wins / games
    half = 1.96 * math.sqrt(share * (1 - share) / games)
    print(f"{game}: wins {share:.1%} ± {half:.1%} of {games} games against three random players (25 % is even)")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["cards", "board"])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--environments", type=int, default=8, help="played side by side, a process each")
    parser.add_argument("--threads", type=int, default=2, help="for PyTorch")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)

    def make() -> Monitor:
        return Monitor(CarsonEnv(given.game, opponents="random", seat=None, reward="margin", players=4))

    envs = SubprocVecEnv([make] * given.environments)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=7,
        device="cpu",
    )
    model.learn(10**9, callback=Clock(given.minutes))
    envs.close()
    evaluate(model, given.game, given.games)


if __name__ == "__main__":
    main()
