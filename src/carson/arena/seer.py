"""The seer sees everything hidden, even cards and dice to come, and so shows what luck leaves to win.

It cheats, so it is nobody's opponent: it exists in contests alone. It answers after everybody else whose answers are
sealed. Then it plays the game on from each of its answers, with `normal` in every seat and the chance that will really
come, and takes the answer that ends best.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from carson.bots import Bot, make_bot, play
from carson.bots.free_turns import next_seat, offered
from carson.bots.playing import play_turn
from carson.kernel import Decision, Game, Outcome

SEER: Final = "seer"
_OTHERWISE: Final = "normal"  # who plays on after an answer
_TRIED: Final = 8  # answers that are played on; of more, those that score most at once


def play_with_seers(game: Game[Any, Any, Any], bots: Sequence[Bot[Any, Any] | None]) -> Outcome:
    """One game. A seat without a bot is the seer's."""
    chance = Random(f"{game.seed} who is first")
    while (decision := game.decision) is not None:
        seat = answers_next(decision, bots, chance)
        bot = bots[seat]
        if bot is None:
            game.apply(seat, best_in_sight(game, seat))
        else:
            play_turn(game, seat, bot)
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def best_in_sight(game: Game[Any, Any, Any], seat: int) -> Any:
    """The answer after which the game ends best for the seat."""
    answers = offered(game, seat)
    if len(answers) == 1:
        return answers[0]
    afters = [_after(game, seat, answer) for answer in answers]
    if len(answers) > _TRIED:
        now = [after.rules.scores(after.state)[seat] for after in afters]
        kept = sorted(range(len(answers)), key=lambda index: -now[index])[:_TRIED]
        answers, afters = [answers[index] for index in kept], [afters[index] for index in kept]
    ends = [_end(after, seat) for after in afters]
    return answers[max(range(len(answers)), key=ends.__getitem__)]


def answers_next(decision: Decision, bots: Sequence[Bot[Any, Any] | None], chance: Random) -> int:
    """The seat that decides now: the seer last where answers are sealed."""
    others = [seat for seat in decision.seats if bots[seat] is not None]
    return others[0] if decision.together and others else next_seat(decision, chance)


def _after(game: Game[Any, Any, Any], seat: int, answer: Any) -> Game[Any, Any, Any]:
    after = game.copy()
    after.apply(seat, answer)
    return after


def _end(game: Game[Any, Any, Any], seat: int) -> tuple[float, int]:
    """The seat's share of the first place, and by how much it leads or trails."""
    bots = [make_bot(game, _OTHERWISE, str(each)) for each in range(game.rules.seats)]
    outcome = play(game, bots)
    others = max(score for each, score in enumerate(outcome.scores) if each != seat)
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return share, outcome.scores[seat] - others
