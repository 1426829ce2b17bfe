"""What somebody might write with the library: checked by mypy in test_types.py, strictly and for Any, and run there."""

from typing import assert_type

import carson


class First:
    """A bot of one's own for the board game."""

    def choose(self, view: carson.BoardView, legal: list[carson.BoardAction]) -> carson.BoardAction:
        assert_type(view.players[0].money, int)
        assert_type(view.ground, tuple[str, ...])
        assert_type(view.variants, dict[str, dict[str, object]])
        return legal[0]


def board() -> None:
    game = carson.new_game("board", players=2, characters="random", variants=["river", "horses"], seed=7)
    assert_type(game, carson.BoardGame)
    assert_type(game.view(0), carson.BoardView)
    assert_type(game.state, carson.BoardState)
    assert_type(game.legal_actions(0), list[carson.BoardAction])
    assert_type(game.decision, carson.Decision | None)
    bot: carson.Bot[carson.BoardView, carson.BoardAction] = First()
    outcome = carson.bots.play(game, [bot, carson.bots.make_bot(game, "random", seed=1)])
    assert_type(outcome, carson.Outcome)
    assert_type(outcome.scores, tuple[int, ...])
    assert_type(game.rules.scores(game.state), tuple[int, ...])


def cards() -> None:
    game = carson.new_game("cards", players=2, virtual="expert expert", seed=7)
    assert_type(game, carson.CardGame)
    assert_type(game.view(None).offer, tuple[str, ...])
    move = game.apply(0, "bid 3")
    assert_type(move, carson.Move[carson.CardAction])
    assert_type(game.why_not(0, move.action), carson.Refusal | None)
    again = carson.load(carson.record(game), "cards")
    assert_type(again, carson.CardGame)
    for position in again.positions():
        assert_type(position.state, carson.CardState)
        assert_type(position.action, carson.CardAction | None)
        assert_type(position.view(0), carson.CardView)
        assert_type(position.events, tuple[carson.Event, ...])


def either(text: str) -> None:
    game = carson.load(text)
    assert_type(game, carson.BoardGame | carson.CardGame)
    decision = game.decision
    if decision is not None:
        assert_type(decision.seats, tuple[int, ...])
        assert_type(decision.about.get("round"), object)
        assert_type(decision.number("round"), int)
        assert_type(decision.word("card"), str)
    assert_type(carson.__version__, str)


if __name__ == "__main__":
    board()
    cards()
    either(carson.record(carson.new_game("cards", seed=7)).text())
