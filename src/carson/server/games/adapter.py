"""Both games behind one interface: rules from what a person asks for, rules from storage, views for the wire,
points.
"""

from collections.abc import Callable, Mapping, Set
from functools import lru_cache
from typing import Any, Final

import msgspec

from carson.board.rules import BoardRules
from carson.bots import bot_names
from carson.cards.rules import CardRules
from carson.games import GAMES
from carson.kernel import Decision, Game, Outcome, Record, RecordError
from carson.kernel.descriptor import Material
from carson.kernel.lines import one_line
from carson.kernel.records import POSITION
from carson.kernel.rules import Rules
from carson.library import rules_of
from carson.server.errors import BadRequest, Conflict, blaming
from carson.server.games import board, cards
from carson.server.games.actions import Choice, choice_of
from carson.server.games.served import AnyTeller, Moment, Score, ServedGame
from carson.words import Words

AnyRules = CardRules | BoardRules
AnyGame = Game[Any, Any, Any]
SERVED: Final[Mapping[str, ServedGame]] = {game.engine.name: game for game in (cards.SERVED, board.SERVED)}


def new_rules(
    game: str, options: dict[str, Any], figures: dict[str, Any] | None = None, deck: dict[str, Any] | None = None
) -> AnyRules:
    """The rules that a table asks for, or the reason why they make no game. Figures and deck may be custom ones."""
    if game not in SERVED:
        raise BadRequest("game-unknown", found=game[:40], known=GAMES)
    served, material = SERVED[game], {"figures": figures, "deck": deck}
    for name, given in material.items():
        if given is not None and name != served.material:
            raise BadRequest(f"{name}-unused", option=name)
    rules: AnyRules = served.new_rules(options, material[served.material])
    return rules


@lru_cache(maxsize=256)
def stored_rules(head: str, version: int) -> AnyRules:
    """The rules of a table, from the header lines stored with it."""
    try:
        lines = msgspec.json.decode(head, type=dict[str, str])
    except msgspec.DecodeError:
        raise RecordError("record-bad-head", text=head[:60]) from None
    if lines.get("game") not in GAMES:
        raise RecordError("record-head-missing", key="game")
    try:
        rules = rules_of(Record(lines, (), ""))
    except RecordError as fault:
        if fault.code != "record-other-version":
            raise
        # Started by a server of a later release. Nothing is wrong with the game: that server can continue it.
        raise Conflict("table-other-rules", **fault.details) from None
    if rules.version != version:
        raise Conflict("table-other-rules", found=version, expected=rules.version)
    return rules


def begun_at(rules: AnyRules, position: str) -> AnyRules:
    """The same rules, for a game that starts from this position."""
    return rules_of(Record({**_head(rules), POSITION: one_line(position)}, (), ""))


def for_new_game(rules: AnyRules, previous: bool) -> AnyRules:
    """The same game by the newest rules, or by those of the previous release. A position stays with the rules that it
    was written by.
    """
    lines, engine = _head(rules), SERVED[rules.game].engine
    version = engine.previous if previous else engine.version
    if POSITION in lines or rules.version == version:
        return rules
    return rules_of(Record({**lines, "rules": str(version)}, (), ""))


def check_bounds(rules: AnyRules) -> None:
    """Raises a FiguresError where a table may no longer be laid with these figures; those laid before go on."""
    served = SERVED[rules.game]
    with blaming(served.material):
        served.check_material(rules)


def head_of(rules: AnyRules) -> str:
    return msgspec.json.encode(_head(rules)).decode()


def _head(rules: AnyRules) -> dict[str, str]:
    return {"game": rules.game, "rules": str(rules.version), **rules.header()}


def plain_view(game: AnyGame, seat: int | None) -> dict[str, Any]:
    """What the seat may know, as JSON can hold it."""
    return SERVED[game.rules.game].engine.plain_view(game.view(seat))


def private_view(game: AnyGame, seat: int | None) -> dict[str, Any]:
    """What the seat's view has besides a spectator's of the same position, or instead."""
    return {} if seat is None else SERVED[game.rules.game].engine.private_view(game.rules, game.state, seat)


def choices(rules: Rules[Any, Any, Any], state: Any, decision: Decision | None, seat: int) -> tuple[Choice, ...]:
    """All that a seat may do, as objects.

    If the answer is numbers within `ranges`, perhaps thousands of sheets, only some of them: all numbers at their
    minimum, and each one alone at its maximum. The question's `about` has the ranges.
    """
    if decision is None or seat not in decision.seats:
        return ()
    ranges = decision.about.get("ranges")
    if not isinstance(ranges, dict):
        return tuple([choice_of(action) for action in rules.legal(state, seat)])
    least = [low for low, _ in ranges.values()]
    ends = [[*least[:at], high, *least[at + 1 :]] for at, (low, high) in enumerate(ranges.values()) if high > low]
    return tuple(
        rules.action_object(rules.parse_action({"kind": decision.kind, **dict(zip(ranges, numbers, strict=True))}))
        for numbers in (least, *ends)
    )


def plain_options(rules: AnyRules) -> dict[str, Any]:
    """The options, completed and checked."""
    found: dict[str, Any] = msgspec.to_builtins(rules.table.options)
    return found


def material(rules: AnyRules) -> Material:
    """What the game is played with: figures or a deck."""
    return SERVED[rules.game].engine.material(rules)


def scores(game: AnyGame) -> list[Score]:
    """Everybody's points by source: at the end, or as if the game ended now. Made from what everybody may know."""
    return list(SERVED[game.rules.game].scores(game.rules, game.view(None)))


def moment(rules: Rules[Any, Any, Any], state: Any) -> Moment:
    """What can be drawn as lines over a game. Made from what everybody may know."""
    return SERVED[rules.game].moment(rules, rules.view(state, None))


def teller(game: str, words: Words, seat_name: Callable[[int], str]) -> AnyTeller:
    return SERVED[game].teller(words, seat_name)


def winners_but(game: AnyGame, outcome: Outcome, out: Set[int]) -> tuple[int, ...]:
    """The winners of a finished game when some players cannot win: CG-8.3 and BG-10.2 among the others."""
    if out.isdisjoint(outcome.winners):
        return outcome.winners
    others = [seat for seat in range(len(outcome.scores)) if seat not in out]
    best = max(outcome.scores[seat] for seat in others)
    first = tuple(seat for seat in others if outcome.scores[seat] == best)
    return SERVED[game.rules.game].engine.break_tie(game.state, first)


def check_bot(game: str, name: str) -> str:
    if name not in bot_names(game):
        raise BadRequest("bot-unknown", found=name[:40], known=bot_names(game))
    return name
