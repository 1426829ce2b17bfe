"""What a bot is, and one game between bots."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from carson.bots.freely import next_seat, offered
from carson.kernel import Game, Outcome

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


class Bot(Protocol[V_contra, A]):
    """Chooses one of its seat's legal actions. It plays one seat of one game, and may remember what it saw.

    Examples:
        >>> class Cautious:
        ...     def choose(self, view: carson.CardView, legal: list[carson.CardAction]) -> carson.CardAction:
        ...         return legal[0]
        >>> game = carson.new_game("cards", players=1, seed=7)
        >>> carson.bots.play(game, [Cautious()]).winners
        (3,)
    """

    def choose(self, view: V_contra, legal: list[A], /) -> A:
        """One of `legal`, by what `view` shows."""
        ...


def play(game: Game[Any, A, V], bots: Sequence[Bot[V, A]]) -> Outcome:
    """Lets bots play a game to its end, one for each seat that takes decisions; each sees its own seat's view.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> outcome = carson.bots.play(game, [carson.bots.make_bot(game, "random", seat) for seat in (0, 1)])
        >>> outcome == game.outcome()
        True
    """
    chance = Random(f"{game.seed} who is first")
    while (decision := game.decision) is not None:
        seat = next_seat(decision, chance)
        game.apply(seat, bots[seat].choose(game.view(seat), offered(game, seat)))
    outcome = game.outcome()
    assert outcome is not None
    return outcome
