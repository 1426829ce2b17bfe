"""Both games as Gymnasium environments: one seat is yours, bots play the others.

    from carson.environments import gym
    env = gym.CarsonEnv("cards", opponents=["greedy", "random", "random"])

Importing this module also registers `carson/board-v1` and `carson/cards-v1` for `gymnasium.make`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from numpy import bool_, float32
from numpy.typing import NDArray

from carson.bots import Bot, check_bot, make_bot
from carson.bots.free_turns import offered
from carson.environments.agents import ACTION_MASK, AS_TEXT, new_seed, space_of
from carson.environments.games import NUMBERS, AnyGame, Played, next_to_act

Opponent = str | Callable[[str], Bot[Any, Any]]
Step = tuple[NDArray[float32], float, bool, bool, dict[str, Any]]
ILLEGAL = -1.0


class CarsonEnv(gymnasium.Env[Any, Any]):
    """`opponents` are bots by name, or functions that make one from a seed: one for all, or one for each other seat.

    `seat` is yours; None draws it for every game. The options are those of `carson.new_game`, `reward` ("win" or
    "margin"), and `numbering` as in `aec.env`. Legal ids are in `info["action_mask"]` and `action_masks()`, as
    sb3-contrib's MaskablePPO asks for them. An illegal action ends the game with -1, and `info["illegal"]` says what
    was wrong with it.
    """

    metadata = {"render_modes": [AS_TEXT], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "cards",
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.played = Played(game, reward, **options)
        seats = self.played.seats
        if seat is not None and seat not in seats:
            raise ValueError(f"There is no seat {seat}; choose one of {', '.join(map(str, seats))}, or None.")
        others = len(seats) - 1
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * others
        self._opponents = list(opponents)
        if len(self._opponents) != others:
            raise ValueError(f"This game needs {others} opponents, not {len(self._opponents)}.")
        for name in self._opponents:
            if isinstance(name, str):
                check_bot(game, name)
        self.observation_space = space_of(self.played)
        self.action_space = spaces.Discrete(self.played.size)
        self.render_mode = render_mode
        self._fixed = seat
        self._game: AnyGame | None = None
        self._legal: list[int] = []
        self._bots: dict[int, Bot[Any, Any]] = {}
        self.seat = seats[0] if seat is None else seat

    @property
    def game(self) -> AnyGame:
        """The game being played, for whoever wants its record, its scores or a whole view."""
        if self._game is None:
            raise ValueError("There is no game yet: call reset() first.")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[float32], dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.played.seats
        if self._fixed is None:
            self.seat = seats[int(self.np_random.integers(len(seats)))]
        game_seed = new_seed(self.np_random)
        self._game = self.played.new(game_seed)
        others = [seat for seat in seats if seat != self.seat]
        self._bots = {
            seat: self._bot(bot, f"{game_seed} {seat}") for seat, bot in zip(others, self._opponents, strict=True)
        }
        self._go_on()
        return self._observe(), self._info()

    def _bot(self, bot: Opponent, seed: str) -> Bot[Any, Any]:
        return make_bot(self.played.name, bot, seed) if isinstance(bot, str) else bot(seed)

    def step(self, action: int) -> Step:
        number = int(action)
        if number not in self._legal:
            why = str(self.game.why_not(self.seat, self.played.ids.action(number)))
            self._legal = []
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": why}
        self.game.apply(self.seat, self.played.ids.action(number))
        self._go_on()
        over = self.game.decision is None
        return self._observe(), self.played.rewards(self.game)[self.seat], over, False, self._info()

    def _go_on(self) -> None:
        """Lets the bots play until the seat is asked or the game is over."""
        game = self.game
        while game.decision is not None and (seat := next_to_act(game)) != self.seat:
            game.apply(seat, self._bots[seat].choose(game.view(seat), offered(game, seat)))
        self._legal = self.played.legal(game, self.seat)

    def action_masks(self) -> NDArray[bool_]:
        """Which ids are legal now."""
        return self.played.mask(self._legal).astype(bool_)

    def _observe(self) -> NDArray[float32]:
        return self.played.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {ACTION_MASK: self.played.mask(self._legal)}

    def render(self) -> str | None:
        """The table as text, as the seat sees it."""
        return str(self.game.view(self.seat)) if self.render_mode == AS_TEXT else None


for _name, _numbers in NUMBERS.items():
    gymnasium.register(f"carson/{_name}-v{_numbers.version}", f"{__name__}:CarsonEnv", kwargs={"game": _name})
