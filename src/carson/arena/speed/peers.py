"""Other engines, driven the same way: list what is legal, choose at random, apply. Only in the `bench` group."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

Peer = tuple[Callable[[int], int], Callable[[], object]]


def catanatron() -> Peer:
    """Four random players; it makes its list of legal actions while it applies an action."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in colors], seed=seed)

    def play(seed: int) -> int:
        game = new(seed)
        draw = Random(seed).random
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.state.playable_actions
            game.execute(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    middle = new(1)
    for _ in range(200):
        middle.play_tick()
    return play, middle.state.copy


def python_chess() -> Peer:
    """Random moves to the end of the game, at most 200 of them; a copy without the history, like ours."""
    import chess

    def play(seed: int, most: int = 200) -> int:
        board = chess.Board()
        draw = Random(seed).random
        decisions = 0
        while decisions < most and not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    middle = chess.Board()
    draw = Random(1).random
    for _ in range(40):
        legal = list(middle.legal_moves)
        middle.push(legal[int(draw() * len(legal))])
    return play, lambda: middle.copy(stack=False)


PEERS: Final[Mapping[str, Callable[[], Peer]]] = {"catanatron": catanatron, "python-chess": python_chess}
