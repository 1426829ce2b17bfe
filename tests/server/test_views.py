"""What the API's description says of views and options is what the engine gives."""

from random import Random
from typing import Any

import msgspec
import pytest

from carson.kernel import Game
from carson.server.app.routes import DOORS
from carson.server.games.adapter import new_rules, plain_options, plain_view
from carson.server.web import views
from carson.server.web.openapi import document
from carson.server.web.shapes import asking

CARDS = (views.CardView, views.CardOptions, views.CardWishes)
BOARD = (views.BoardView, views.BoardOptions, views.BoardWishes)
EVERYTHING = "new-beginning river might-is-right kit-carson outlaws horses"
GAMES: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
    ("cards", {"real": 3, "virtual": ["expert"]}, CARDS),
    ("board", {"players": 3}, BOARD),
    ("board", {"players": 4, "variants": EVERYTHING, "characters": "gold"}, BOARD),
    ("board", {"players": 2, "solo": "urban"}, BOARD),
]


def _sent(content: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(content))


@pytest.mark.parametrize(("game", "options", "kinds"), GAMES)
def test_every_view_of_a_random_game_is_as_described(
    game: str, options: dict[str, Any], kinds: tuple[Any, ...]
) -> None:
    rules = new_rules(game, options)
    msgspec.convert(_sent(plain_options(rules)), kinds[1])
    msgspec.convert(options, kinds[2])
    played: Game[Any, Any, Any] = Game.start(rules, "views")
    chance = Random("views")
    while (decision := played.decision) is not None:
        for seat in (None, 0, decision.seats[0]):
            msgspec.convert(_sent(asking(plain_view(played, seat), "?")), kinds[0])
        seat = chance.choice(decision.seats)
        played.apply(seat, chance.choice(played.legal_actions(seat)))
    msgspec.convert(_sent(plain_view(played, None)), kinds[0])


@pytest.mark.parametrize(("game", "options", "kinds"), GAMES[:2])
def test_a_view_with_a_field_more_or_less_is_not_as_described(
    game: str, options: dict[str, Any], kinds: tuple[Any, ...]
) -> None:
    seen = _sent(asking(plain_view(Game.start(new_rules(game, options), "views"), 0), "?"))
    for wrong in ({**seen, "seed": "x"}, {key: value for key, value in seen.items() if key != "round"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kinds[0])


def test_a_position_is_described_by_the_views_of_both_games() -> None:
    schemas = msgspec.json.decode(document(DOORS))["components"]["schemas"]
    either = schemas["Position"]["properties"]["view"]["anyOf"][0]["anyOf"]
    assert [one["$ref"].rpartition("/")[2] for one in either] == ["CardView", "BoardView"]
    # Nothing of them may be missing from an answer.
    for name in ("CardView", "BoardView", "CardPlayer", "BoardPlayer", "CardOptions", "BoardOptions"):
        assert schemas[name]["required"] == list(schemas[name]["properties"])
