"""Both games for OpenSpiel, registered as `carson_board` and `carson_cards` when this module is imported.

    import pyspiel
    from carson.environments import open_spiel
    game = pyspiel.load_game("carson_board(players=3,variants=river horses)")

Chance is explicit: where the engine draws, the state is a chance node. Sealed decisions are taken one after the other;
what a player cannot know is in neither form of their observation.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import pyspiel
from msgspec.json import encode
from msgspec.structs import asdict
from numpy import float32, zeros

from carson.board.options import DEFAULTS
from carson.environments.games import AnyGame, Played, next_to_act
from carson.environments.rewards import HIGHEST, LOWEST, reward_of
from carson.games import DESCRIPTORS
from carson.kernel import Game, RecordedChance

# Options with several words have blanks between them: a comma would end the parameter. "" and 0 stand for the usual.
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "board": {**asdict(DEFAULTS), "players": 0, "reward": "win"},
    "cards": {"players": 0, "virtual": "", "suits": "", "reward": "win"},
}
MOST_PLAYERS: Final = 6
MOST_OUTCOMES: Final = 128  # a draw's value is a card, a parcel, a building, a seat or a die
MOST_MOVES: Final = 20_000


class _DrawNeeded(Exception):
    """The engine wants a draw that is not given yet."""

    def __init__(self, what: str, pool: Sequence[int]) -> None:
        super().__init__(what)
        self.draw = (what, tuple(pool))


class _GivenChance:
    """The draws given so far; then it stops the engine, which leaves the game as it was."""

    def __init__(self, draws: list[tuple[str, int]]) -> None:
        self._given = RecordedChance(draws)
        self._left = len(draws)

    def pick(self, what: str, pool: Sequence[int]) -> int:
        if not self._left:
            raise _DrawNeeded(what, pool)
        self._left -= 1
        return self._given.pick(what, pool)


class _Course:
    """A game as far as it is played, and the move under way that waits for a draw."""

    def __init__(self, played: Played, rules: Any) -> None:
        self.played = played
        self.rules = rules
        self.game: AnyGame | None = None  # None while the set-up still draws
        self.move: tuple[int, Any] | None = None
        self.draws: list[tuple[str, int]] = []
        self.wanted: tuple[str, tuple[int, ...]] | None = None  # the pile or die, and what it may give
        self.go_on()

    def __deepcopy__(self, memo: Any) -> "_Course":
        """Cheap: rules are shared, and a game copies itself."""
        other = _Course.__new__(_Course)
        other.played, other.rules, other.move, other.wanted = self.played, self.rules, self.move, self.wanted
        other.game = None if self.game is None else self.game.copy()
        other.draws = self.draws.copy()
        return other

    def act(self, seat: int, number: int) -> None:
        self.move = (seat, self.played.ids.action(number))
        self.go_on()

    def draw(self, value: int) -> None:
        assert self.wanted is not None, "not a chance node"
        self.draws.append((self.wanted[0], value))
        self.go_on()

    def go_on(self) -> None:
        """Tries the set-up or the move with the draws there are: it is done, or the next draw is known."""
        chance = _GivenChance(self.draws)
        try:
            if self.game is None:
                self.game = Game.start(self.rules, None, chance)
                self.game.use_chance(None)
            elif self.move is not None:
                self.game.apply(*self.move, chance)
        except _DrawNeeded as needed:
            self.wanted = needed.draw
            return
        self.wanted = self.move = None
        self.draws = []

    def outcomes(self) -> list[tuple[int, float]]:
        assert self.wanted is not None, "not a chance node"
        pool = self.wanted[1]
        return [(value, count / len(pool)) for value, count in sorted(Counter(pool).items())]

    def player(self) -> int:
        if self.game is None or self.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.decision is None else next_to_act(self.game)


def _type_of(game: str) -> Any:
    return pyspiel.GameType(
        short_name=f"carson_{game}",
        long_name={"board": "Carson City", "cards": "Carson City: The Card Game"}[game],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[game],
    )


@lru_cache(maxsize=16)
def _played(game: str, given: tuple[tuple[str, Any], ...]) -> Played:
    options = {name: value for name, value in given if value not in ("", 0)}
    if options.get("characters") == "random":
        raise ValueError("A random set follows from a seed, and OpenSpiel's games have none: name a set or its sides.")
    return Played(game, **options)


class _Carson(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """What `pyspiel.load_game` gives: a game with its options."""

    def __init__(self, kind: Any, game: str, params: dict[str, Any] | None) -> None:
        given = {**PARAMETERS[game], **(params or {})}
        self.played = _played(game, tuple(given.items()))
        self.rules = self.played.new(0).rules
        reward_of(given["reward"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.played.seats),
            min_utility=LOWEST[given["reward"]],
            max_utility=HIGHEST[given["reward"]],
            max_game_length=MOST_MOVES,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "CarsonState":
        return CarsonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.played, recalls)


class BoardGame(_Carson):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_BOARD, "board", params)


class CardGame(_Carson):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_CARDS, "cards", params)


class CarsonState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position, or a draw that the engine waits for."""

    def __init__(self, game: _Carson) -> None:
        super().__init__(game)
        self.course = _Course(game.played, game.rules)

    def current_player(self) -> int:
        return self.course.player()

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course
        if course.game is None or player != course.player():
            return []
        return sorted(course.played.legal(course.game, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.course.draw(int(action))
        else:
            self.course.act(self.course.player(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            wanted = self.course.wanted
            return f"{wanted[0] if wanted else 'draw'} {action}"
        return self.course.played.ids.text(int(action))

    def is_terminal(self) -> bool:
        return self.course.player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        course = self.course
        if course.game is None or not self.is_terminal():
            return [0.0] * len(course.played.seats)
        return list(course.played.rewards(course.game).values())

    def __str__(self) -> str:
        return "set-up" if self.course.game is None else str(self.course.game)


class Observer:
    """What a player may know: the view of their seat, or with perfect recall everything they were told so far."""

    def __init__(self, played: Played, recalls: bool) -> None:
        self._played = played
        self._recalls = recalls
        self.tensor = zeros(0 if recalls else played.numbers.layout.size, float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: CarsonState, player: int) -> None:
        game = state.course.game
        if self._recalls:
            return
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._played.observe(game, player)

    def string_from(self, state: CarsonState, player: int) -> str:
        game = state.course.game
        if game is None:
            return "set-up"
        if self._recalls:
            return encode(game.seen_moves(player)).decode()
        plain = DESCRIPTORS[self._played.name].plain_view(game.view(player))
        return encode(plain, order="deterministic").decode()


_BOARD: Final = _type_of("board")
_CARDS: Final = _type_of("cards")
pyspiel.register_game(_BOARD, BoardGame)
pyspiel.register_game(_CARDS, CardGame)
