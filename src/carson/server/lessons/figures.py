"""Figures that a lesson mentions, worked out by the rules: "income e6", "points 0", "times 2 income e6"."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from carson.board.game import BOARD
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import NAMES as KINDS
from carson.board.mechanics.incomes import worth
from carson.board.rules import BoardRules
from carson.board.steps.parcels import price
from carson.cards.game import CARDS
from carson.cards.rules import CardRules
from carson.cards.views.hidden import imagine
from carson.cards.views.outlook import outlook
from carson.server.games.adapter import AnyGame, scores
from carson.server.lessons.script import Answer

Figure = Callable[..., Answer]


class NoFigure(ValueError):
    """An expression that names no figure, or none of this game."""


def figure(game: AnyGame, text: str) -> Answer:
    """The value of the expression in this position."""
    word, *rest = text.split()
    if word == "times" and len(rest) > 1:
        return int(rest[0]) * int(figure(game, " ".join(rest[1:])))
    if word == "half" and rest:
        return int(figure(game, " ".join(rest))) // 2
    found = _FIGURES[game.rules.game].get(word)
    if found is None:
        raise NoFigure(text)
    try:
        return found(game, *rest)
    except (TypeError, ValueError, LookupError, StopIteration) as fault:
        raise NoFigure(f"{text}: {fault}") from fault


def _player(game: AnyGame, seat: str) -> Any:
    return game.view(None).players[int(seat)]


def _line(game: AnyGame, seat: str, name: str) -> int:
    return next(one.points for one in scores(game)[int(seat)].sources if one.name == name)


def _total(game: AnyGame, seat: str) -> int:
    return scores(game)[int(seat)].total


def _price(game: AnyGame, seat: str, parcel: str) -> int:
    rules: Any = game.rules
    assert isinstance(rules, BoardRules)
    return price(rules.table, game.state, int(seat), BY_NAME[parcel])


def _worth(game: AnyGame, building: str, parcel: str, seat: str) -> int:
    """What a building would pay if it stood there."""
    return worth(game.state, BY_NAME[parcel], KINDS.index(building), int(seat))


def _last(game: AnyGame, kind: str, key: str, seat: str) -> int:
    """A player's figure in the last duel: "die 0", "strength 0"."""
    event = next(event for event in reversed(game.moves[-1].events) if event.kind == kind)
    return int(next(row[1] for row in event.data[key] if row[0] == int(seat)))


def _points(game: AnyGame, seat: str) -> int:
    return int(game.view(None).points(int(seat)))


def _gain(game: AnyGame, seat: str, *action: str) -> int:
    """How many more points an action gives at once."""
    after = game.copy()
    after.apply(int(seat), " ".join(action))
    return _points(after, seat) - _points(game, seat)


def _best(game: AnyGame, seat: str, card: str) -> int:
    """How many points an open card would score at its best place."""
    rules: Any = game.rules
    state = imagine(game.view(None), Random(0))
    return next(one.best for one in outlook(rules.table, state, int(seat)).cards if one.card == card)


def _attraction(game: AnyGame, card: str) -> int:
    rules: Any = game.rules
    assert isinstance(rules, CardRules)
    return rules.table.attraction[rules.table.codes[card]]


def _attracts(game: AnyGame) -> str:
    """CG-4.8: the card that a virtual player would take."""
    offer: tuple[str, ...] = game.view(None).offer
    return max(offer, key=lambda card: (_attraction(game, card), -offer.index(card)))


_EVERY_GAME: Final[dict[str, Figure]] = {"line": _line, "total": _total}
_BOARD: Final[dict[str, Figure]] = {
    "income": lambda game, parcel: game.view(None).income[BY_NAME[parcel]],
    "price": _price,
    "worth": _worth,
    "die": lambda game, seat: _last(game, "rolled", "rolls", seat),
    "strength": lambda game, seat: _last(game, "duel", "strengths", seat),
    "firepower": lambda game, seat: _player(game, seat).firepower.total,
    "cowboys": lambda game, seat: _player(game, seat).cowboys,
    "money": lambda game, seat: _player(game, seat).money,
    "vp": lambda game, seat: _player(game, seat).vp,
    "limit": lambda game, seat: _player(game, seat).limit,
    "parcels": lambda game, seat: len(_player(game, seat).parcels),
}
_CARDS: Final[dict[str, Figure]] = {
    "points": _points,
    "gain": _gain,
    "best": _best,
    "attraction": _attraction,
    "attracts": _attracts,
    "bid": lambda game, seat: _player(game, seat).bid + _player(game, seat).bonus,
}
_FIGURES: Final = {BOARD.name: _EVERY_GAME | _BOARD, CARDS.name: _EVERY_GAME | _CARDS}
