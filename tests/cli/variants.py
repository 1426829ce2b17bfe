"""Whole games with variants as people at one keyboard type them: what is asked of whom, and one answer a line."""

from random import Random

from carson.board.actions import ACTIONS
from carson.board.library import BoardGame, new_game
from carson.board.options import Options
from carson.cli.table.whose_turn import Free

ENTER = ""


def typed_game(
    seed: str, options: Options, screens: bool = False, upto: int | None = None
) -> tuple[list[str], BoardGame]:
    """`screens`: people sit at a terminal, and press Enter before every secret page of their own."""
    game = new_game(options, seed)
    chance, free = Random(seed), Free((), seed)
    typed: list[str] = []
    while (decision := game.decision) is not None and len(game.moves) != upto:
        seat = free.next(decision) if decision.freely else decision.seats[0]
        if screens and (decision.together or decision.kind == "last-tile"):
            typed.append(ENTER)
        text = _wish(game, seat, chance)
        game.apply(seat, text)
        free.note_action(seat, game.decision)
        typed.append(text)
    return typed, game


def _wish(game: BoardGame, seat: int, chance: Random) -> str:
    """Builds, buys and uses horses where it can; moves cowboys now and then, and does not pass too early."""
    legal = [ACTIONS.text(action) for action in game.legal_actions(seat)]
    wanted = [text for text in legal if text.startswith(("build", "buy", "house", "townhouse", "horse", "sheet"))]
    others = [text for text in legal if not text.startswith("road")]
    calm = [text for text in others if not text.startswith(("shift", "withdraw"))]
    return chance.choice(wanted or (others if chance.random() < 0.1 else calm) or legal)
