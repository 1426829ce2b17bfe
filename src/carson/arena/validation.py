"""Whether an analysis is right: moves that it calls mistakes are played on in fresh games, and so are others.

From the position as the seat saw it, the move and the best alternative are played on to the end of the game by `normal`
players, many times, with the same luck for both. What the move lost is how much seldomer it won.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from carson.analysis import Judgement, analyst, effort_of
from carson.analysis.reviewing import decide
from carson.analysis.seat_history import Asked, seat_history
from carson.arena.parallel import spread
from carson.board.game import BOARD
from carson.bots import make_bot, play
from carson.bots.free_turns import next_seat
from carson.cards.game import CARDS
from carson.kernel import Game, Log, SampledChance
from carson.library import new_game

PLAYERS: Final = 4
OPTIONS: Final[Mapping[str, dict[str, Any]]] = {BOARD.name: {"characters": "random"}, CARDS.name: {}}
BOT: Final = "normal"
TURNS: Final = 12  # games played on from a position, with the move and with the alternative each
EACH: Final = 8  # moves of a game that are called mistakes, and others, to be tested
CALLED: Final = ("mistake", "blunder")
LONGEST: Final = 5_000  # decisions; no game comes near it
SURE: Final = 1.96


class LostChances(Struct, frozen=True):
    """What moves lost, by game: the share of victories with the best alternative, less that with the move."""

    losses: tuple[tuple[int, float], ...]

    @property
    def mean(self) -> float:
        return sum(loss for _, loss in self.losses) / len(self.losses) if self.losses else 0.0

    @property
    def margin(self) -> float:
        """Half of the 95 % interval; moves of one game count as what they have in common."""
        mean = self.mean
        games: dict[int, float] = {}
        for game, loss in self.losses:
            games[game] = games.get(game, 0.0) + loss - mean
        return SURE * sqrt(sum(each * each for each in games.values())) / len(self.losses) if self.losses else 0.0


class Validation(Struct, frozen=True):
    """How many decisions were judged and called mistakes, and what those that were tested lost in so many `turns`."""

    games: int
    judged: int
    called: int
    turns: int
    mistakes: LostChances
    others: LostChances


def validate(
    game: str, games: int, jobs: int, effort: str, seed: str, advance: Callable[[], None] = lambda: None
) -> Validation:
    found: list[Validation] = []
    for some in spread(partial(judge_games, game, effort, seed), range(games), jobs):
        for one in some:
            found.append(one)
            advance()
    return Validation(
        games=games,
        judged=sum(one.judged for one in found),
        called=sum(one.called for one in found),
        turns=TURNS,
        mistakes=LostChances(tuple(loss for one in found for loss in one.mistakes.losses)),
        others=LostChances(tuple(loss for one in found for loss in one.others.losses)),
    )


def judge_games(game: str, effort: str, seed: str, numbers: Sequence[int]) -> list[Validation]:
    return [_judge_game(game, effort, seed, number) for number in numbers]


def _judge_game(game: str, effort: str, seed: str, number: int) -> Validation:
    """One game, judged from every seat, and some of its moves tested. It follows from the seed and its number alone."""
    rng = Random(f"{seed} {number}")
    played = _play(game, f"{seed} {number}")
    judge = analyst(played.rules)
    called: list[tuple[Asked[Any, Any], Judgement]] = []
    others: list[tuple[Asked[Any, Any], Judgement]] = []
    for seat in range(played.rules.seats):
        for asked in seat_history(played, seat, luck=False).asked:
            found = decide(judge, asked, effort_of(effort), seed).judgement
            if len(found.answers) > 1:
                (called if found.verdict in CALLED else others).append((asked, found))
    tested = rng.sample(called, min(EACH, len(called)))
    compared = rng.sample(others, min(len(tested), len(others)))
    return Validation(
        games=1,
        judged=len(called) + len(others),
        called=len(called),
        turns=TURNS,
        mistakes=LostChances(tuple((number, _loss(played, *one, rng)) for one in tested)),
        others=LostChances(tuple((number, _loss(played, *one, rng)) for one in compared)),
    )


def _play(game: str, seed: str) -> Game[Any, Any, Any]:
    played: Game[Any, Any, Any] = new_game(game, players=PLAYERS, seed=seed, **OPTIONS[game])
    play(played, [make_bot(game, BOT, f"{seed} {seat}") for seat in range(played.rules.seats)])
    return played


def _loss(game: Game[Any, Any, Any], asked: Asked[Any, Any], found: Judgement, rng: Random) -> float:
    """The move against the best alternative, in fresh games with the same luck."""
    rules = game.rules
    alternative = next(answer.action for answer in found.answers if answer.action != found.played)
    moves = (asked.played, rules.parse_action(alternative))
    won = [0.0, 0.0]
    for _ in range(TURNS):
        luck = rng.random()
        for index, action in enumerate(moves):
            won[index] += _played_on(rules, asked, action, luck)
    return (won[1] - won[0]) / TURNS


def _played_on(rules: Any, asked: Asked[Any, Any], action: Any, luck: float) -> float:
    """The seat's share of the victory, after this move and a fresh game to the end."""
    rng = Random(luck)
    state, seat = rules.imagine(asked.view, rng), asked.view.seat
    bots = [make_bot(rules.game, BOT, f"{luck} {each}") for each in range(rules.seats)]
    rules.apply(state, seat, action, Log(SampledChance(rng), quiet=True))
    for _ in range(LONGEST):
        decision = rules.decision(state)
        if decision is None:
            break
        mover = next_seat(decision, rng)
        legal = rules.legal(state, mover)
        chosen = legal[0] if len(legal) == 1 else bots[mover].choose(rules.view(state, mover), legal)
        rules.apply(state, mover, chosen, Log(SampledChance(rng), quiet=True))
    outcome = rules.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
