"""The books' example of Building purchase, with a Townhouse and a House that is refused."""

import pytest

from carson.board.material.pieces import BANK
from support.board import answer, asked, choices, scripted, shows


@pytest.mark.rule("BG-6.6", "BG-7.1", "BG-7.2", "BG-7.3", "BG-7.4")
def test_the_books_example_of_john_sarah_and_randy() -> None:
    john, sarah, randy = range(3)
    game = scripted(
        """
            b   c   d   e   f
        2   ..  ..  ..  ..  ..
        3   ..  ..0 ..0 ..  ..
                    --
        4   ..  ..1|Ho |..1 ..
                    --
        5   ..  Mt  ..2 ..1 ..
        6   ..  ..  ..  ..  ..
        """,
        track="ranch mine bank ranch drugstore saloon mine",
        placed={john: "buy-10", sarah: "buy-8", randy: "buy-5"},
        money=10,
    )
    # John buys a Saloon for $10; its House goes on the last free unowned parcel that is connected.
    answer(game, f"{john} buy saloon", f"{john} build saloon c3")
    assert choices(game) == ["house d3", "house e3"]
    answer(game, f"{john} house e3")
    # Sarah buys a Drugstore for $8, and turns the central House into a Townhouse.
    answer(game, f"{sarah} buy drugstore", f"{sarah} build drugstore c4", f"{sarah} townhouse d4")
    shows(
        game,
        """
            b   c   d   e   f
        2   ..  ..  ..  ..  ..
        3   ..  Sa0 ..0 Ho  ..
                    --
        4   ..  Dr1|TH |..1 ..
                    --
        5   ..  Mt  ..2 ..1 ..
        6   ..  ..  ..  ..  ..
        """,
    )
    # Randy buys a Bank for $5. There is no place for its House, he has no road, and both rivals refuse.
    answer(game, f"{randy} buy bank")
    assert choices(game) == ["ask d3", "ask e4", "ask e5", "pass"]
    answer(game, f"{randy} ask d3", f"{john} choose refuse")
    answer(game, f"{randy} ask e4", f"{sarah} choose refuse", f"{randy} ask e5", f"{sarah} choose always-refuse")
    # He keeps it. In the deferred placement he could ask John once more.
    assert choices(game) == ["ask d3", "pass"]
    answer(game, f"{randy} pass")
    assert asked(game) == "pause"
    assert game.state.kept == [(), (), (BANK,)]
    # Of their $10 each; the Saloon then pays $10 for the Townhouse, the Drugstore $6 for it.
    assert game.state.money == [0 + 10, 2 + 6, 5]
