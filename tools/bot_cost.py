"""What bots cost a host: CPU seconds of thinking in a game, and how many games one core carries.

    python tools/bot_cost.py [board] [cards] [--bot master] [--players 4] [--games 10] [--person 20] [--pace 2]

Plays whole games in one process and asks the bots as a server does: the question is packed, unpacked and answered by a
new bot. Only that is counted, in CPU time, so that other programs on the machine matter little. One line is for tables
with one person (a `normal` bot in the person's place, which is not counted; a person takes --person seconds for a
move), one for bots alone (who wait --pace seconds before a move). Moves that need no thought are free, as at a server.
"""

import argparse
import math
import statistics
import time
from random import Random
from typing import Any

import msgspec

from carson.bots import make_builtin_bot
from carson.bots.free_turns import offered
from carson.kernel import Game
from carson.server.bots.answering import answering
from carson.server.bots.pool import MAKER
from carson.server.bots.question import Answer, pack
from carson.server.games.adapter import AnyGame, new_rules

OPTIONS: dict[str, Any] = {
    "board": lambda players: {"players": players},
    "cards": lambda players: {"real": players, "virtual": []},
}
PERSON = "normal"
# Two-sided 95 %, by degrees of freedom from 1 on; beyond the table 2.09 is on the safe side.
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11)


class Cost(msgspec.Struct):
    """Of one game: CPU seconds of thinking, each thought's, the person's moves, all moves."""

    thoughts: list[float]
    person: int
    moves: int

    @property
    def seconds(self) -> float:
        return sum(self.thoughts)


def main() -> None:
    given = arguments()
    print(f"{given.bot}, {given.players} players, {given.games} games each; CPU seconds, ± 95 %")
    for game in given.game or list(OPTIONS):
        for people in (1, 0):
            show(game, people, [played(game, people, number, given) for number in range(given.games)], given)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What bots cost a host.")
    parser.add_argument("game", nargs="*", choices=[[], *OPTIONS], help="board, cards; default: both")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--person", type=float, default=20, help="seconds that a person takes for a move")
    parser.add_argument("--pace", type=float, default=2, help="seconds that bots alone wait before a move")
    return parser.parse_args()


def played(name: str, people: int, number: int, given: argparse.Namespace) -> Cost:
    """Seats change from game to game, seeds do not depend on who sits there."""
    game: AnyGame = Game.start(new_rules(name, OPTIONS[name](given.players)), f"cost {number}")
    chance = Random(number)
    work = answering(MAKER)
    person = number % given.players if people else -1
    cost = Cost([], 0, 0)
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        legal = offered(game, seat)
        seed = f"{chance.getrandbits(64):x}"
        if seat == person:
            cost.person += 1
            choice = make_builtin_bot(name, PERSON, seed).choose(game.view(seat), legal)
        elif len(legal) == 1:
            choice = legal[0]
        else:
            began = time.process_time()
            answer = msgspec.json.decode(work(pack(game, seat, legal, given.bot, seed)), type=Answer)
            cost.thoughts.append(time.process_time() - began)
            if answer.reason:
                raise SystemExit(f"the bot failed: {answer.reason} {answer.place}")
            choice = legal[answer.choice]
        game.apply(seat, choice)
        cost.moves += 1
    return cost


def show(game: str, people: int, costs: list[Cost], given: argparse.Namespace) -> None:
    seconds, wide = mean([cost.seconds for cost in costs])
    thoughts = sorted(one for cost in costs for one in cost.thoughts)
    each = statistics.fmean(thoughts)
    if people:
        lasts, _ = mean([cost.person * given.person + cost.seconds for cost in costs])
        table = f"1 person + {given.players - 1}"
    else:
        lasts, _ = mean([cost.moves * given.pace + cost.seconds for cost in costs])
        table = f"{given.players} bots alone"
    print(
        f"{game}, {table}: {seconds:.1f} ± {wide:.1f} s a game in {len(thoughts) / len(costs):.0f} thoughts "
        f"(mean {each * 1000:.0f} ms, p99 {thoughts[int(0.99 * len(thoughts))] * 1000:.0f} ms); "
        f"a game lasts {lasts / 60:.0f} min, so a core carries {lasts / seconds:.0f} games "
        f"and {3600 / seconds:.0f} an hour",
        flush=True,
    )


def mean(found: list[float]) -> tuple[float, float]:
    if len(found) < 2:
        return found[0], math.nan
    student = STUDENT[len(found) - 2] if len(found) - 2 < len(STUDENT) else 2.09
    return statistics.fmean(found), student * statistics.stdev(found) / math.sqrt(len(found))


if __name__ == "__main__":
    main()
