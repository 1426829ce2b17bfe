"""What a bot is, and one game between bots."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from carson.bots.free_turns import next_seat, offered
from carson.kernel import CarsonError, Game, OptionsError, Outcome

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


class BotError(CarsonError):
    """A bot failed: the details say which, in which seat and at which decision. The game stands as before.

    Examples:
        >>> class Stubborn:
        ...     def choose(self, view, legal):
        ...         return "claim a1"
        >>> game = carson.new_game("cards", players=1, seed=7)
        >>> carson.bots.play(game, [Stubborn()])
        Traceback (most recent call last):
        carson.bots.playing.BotError: The bot Stubborn, in seat 0, chose 'claim a1' at decision 1 (bid): ...
    """


def play(game: Game[Any, A, V], bots: Sequence[Bot[V, A]]) -> Outcome:
    """Lets bots play a game to its end, one for each seat that takes decisions; each sees its own seat's view.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> outcome = carson.bots.play(game, [carson.bots.make_bot(game, "random", seat) for seat in (0, 1)])
        >>> outcome == game.outcome()
        True
        >>> carson.bots.play(carson.new_game("board", players=3, seed=1), [carson.bots.make_bot("board", "random")])
        Traceback (most recent call last):
        carson.kernel.errors.OptionsError: No bot was given for seat 1.
    """
    chance = Random(f"{game.seed} who is first")
    while (decision := game.decision) is not None:
        seat = next_seat(decision, chance)
        if seat >= len(bots):
            raise OptionsError("bot-missing", seat=seat)
        play_turn(game, seat, bots[seat])
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def play_turn(game: Game[Any, A, V], seat: int, bot: Bot[V, A]) -> None:
    """Lets a bot decide for a seat, or raises a BotError."""
    legal = offered(game, seat)
    try:
        action = bot.choose(game.view(seat), legal)
    except Exception as error:
        raise BotError(
            "bot-failed", **_asked(game, seat, bot), reason=f"{type(error).__name__}: {error}"[:200]
        ) from error
    asked = game.decision
    # Moving cowboys for ever would be legal, but is not offered.
    if asked is not None and asked.freely and action not in legal:
        raise BotError("bot-not-offered", **_asked(game, seat, bot), found=repr(action)[:80])
    try:
        game.apply(seat, action)
    except Exception as error:
        if action in legal:
            raise
        chosen = repr(action)[:80]
        if not isinstance(error, CarsonError):
            raise BotError("bot-not-offered", **_asked(game, seat, bot), found=chosen) from error
        raise BotError("bot-illegal", **_asked(game, seat, bot), found=chosen, cause=error.cause()) from error


def _asked(game: Game[Any, Any, Any], seat: int, bot: object) -> dict[str, Any]:
    """Which bot was asked what."""
    assert game.decision is not None
    return {"bot": _label(bot), "seat": seat, "number": game.version + 1, "kind": game.decision.kind}


def _label(bot: object) -> str:
    """`my_module:MyBot`; of a bot from the session or script that runs, the class alone."""
    kind = type(bot)
    here = kind.__module__ in ("__main__", "builtins")
    return kind.__qualname__ if here else f"{kind.__module__}:{kind.__qualname__}"
