"""What a bot of the board game does in a position."""

from carson.board.actions import PASS, Action
from carson.bots import make_bot
from support.board import BoardGame


def choice(game: BoardGame, seat: int = 0, seed: str = "x", bot: str = "greedy") -> Action:
    """What the bot would do, as an action that is legal."""
    legal = game.legal_actions(seat)
    found: Action = make_bot("board", bot, seed).choose(game.view(seat), legal)
    assert found in legal
    return found


def said(game: BoardGame, seat: int = 0) -> str:
    """The same as it is written."""
    return game.rules.action_text(choice(game, seat))


def play_on(game: BoardGame, seat: int = 0, name: str = "greedy") -> list[str]:
    """Let the bot answer for the seat as long as it is asked, others pass."""
    bot = make_bot("board", name, "x")
    done = []
    while (decision := game.decision) is not None and decision.seats:
        who = seat if seat in decision.seats else decision.seats[0]
        legal = game.legal_actions(who)
        action = bot.choose(game.view(who), legal) if who == seat else PASS if PASS in legal else legal[0]
        if who == seat:
            done.append(game.rules.action_text(action))
        game.apply(who, action)
    return done
