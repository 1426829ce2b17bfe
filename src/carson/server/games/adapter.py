"""Both games behind one door: rules from what a person asks for, rules from what was stored, views for the wire."""

from collections.abc import Callable, Set
from functools import lru_cache
from secrets import token_hex
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct

from carson.board import library as board
from carson.board.material.figures import check_bounds as check_figures
from carson.board.options import Options as BoardOptions
from carson.board.rules import BoardRules
from carson.board.views.view import plain as plain_board
from carson.bots import bot_names
from carson.cards import library as cards
from carson.cards.options import Options as CardOptions
from carson.cards.options import checked as checked_cards
from carson.cards.rules import CardRules
from carson.cards.views.view import plain as plain_cards
from carson.kernel import Decision, Game, Outcome, Record, RecordError
from carson.kernel.lines import one_line
from carson.kernel.records import POSITION
from carson.kernel.rules import Rules
from carson.library import GAMES, rules_of
from carson.pad.sets import with_random_set
from carson.server.errors import BadRequest, Conflict
from carson.server.games.actions import Choice
from carson.server.games.custom_material import own_deck, own_figures
from carson.words import BoardTeller, Teller, Words

AnyRules = CardRules | BoardRules
AnyGame = Game[Any, Any, Any]
AnyTeller = Teller | BoardTeller
O = TypeVar("O", bound=Struct)  # noqa: E741 - a game's options


def new_rules(
    game: str, options: dict[str, Any], figures: dict[str, Any] | None = None, deck: dict[str, Any] | None = None
) -> AnyRules:
    """The rules that a table asks for, or the reason why they make no game. Figures and deck may be one's own."""
    if game == "cards":
        if figures is not None:
            raise BadRequest("figures-unused")
        return cards.new_rules(checked_cards(_options(CardOptions, options)), own_deck(deck))
    if game == "board":
        if deck is not None:
            raise BadRequest("deck-unused")
        wanted = with_random_set(_options(BoardOptions, options), token_hex(8))
        return board.new_rules(wanted, own_figures(figures))
    raise BadRequest("game-unknown", found=game[:40], known=GAMES)


def _options(kind: type[O], given: dict[str, Any]) -> O:
    for name in given:
        if name not in kind.__struct_fields__:
            raise BadRequest("option-unknown", found=name[:40], known=kind.__struct_fields__)
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as fault:
        raise BadRequest("request-malformed", reason=str(fault)[:200]) from None


@lru_cache(maxsize=256)
def stored_rules(head: str, version: int) -> AnyRules:
    """The rules a table is played by, from the head lines kept with it."""
    try:
        lines = msgspec.json.decode(head, type=dict[str, str])
    except msgspec.DecodeError:
        raise RecordError("record-bad-head", text=head[:60]) from None
    if lines.get("game") not in GAMES:
        raise RecordError("record-head-missing", key="game")
    rules = rules_of(Record(lines, (), ""))
    if rules.version != version:
        raise Conflict("table-other-rules", found=version, expected=rules.version)
    return rules


def begun_at(rules: AnyRules, position: str) -> AnyRules:
    """The same rules, for a game that begins from this position."""
    lines = {"game": rules.game, "rules": str(rules.version), **rules.header(), POSITION: one_line(position)}
    return rules_of(Record(lines, (), ""))


def check_bounds(rules: AnyRules) -> None:
    """Raises a FiguresError where a table may no longer be laid with these figures; those laid before go on."""
    if isinstance(rules, BoardRules):
        check_figures(rules.table.figures, "figures")


def head_of(rules: AnyRules) -> str:
    lines = {"game": rules.game, "rules": str(rules.version), **rules.header()}
    return msgspec.json.encode(lines).decode()


def people(rules: AnyRules) -> tuple[int, ...]:
    """The seats somebody has to sit at: all but those the rules play themselves."""
    return rules.table.people if isinstance(rules, BoardRules) else tuple(range(rules.seats))


def players(rules: AnyRules) -> int:
    """How many are at the table, those counted whom the rules play."""
    return rules.table.players


def plain_view(game: AnyGame, seat: int | None) -> dict[str, Any]:
    """What the seat may know, as JSON can hold it."""
    plain = plain_cards if game.rules.game == "cards" else plain_board
    return cast("Callable[[Any], dict[str, Any]]", plain)(game.view(seat))


def choices(rules: Rules[Any, Any, Any], state: Any, decision: Decision | None, seat: int) -> tuple[Choice, ...]:
    """All that a seat may do, as objects.

    Where the answer is numbers within `ranges`, thousands of sheets perhaps, only some: all numbers at their least, and
    each of them alone at its most. The question's `about` has the ranges.
    """
    ranges = decision.about.get("ranges") if decision is not None and seat in decision.seats else None
    if decision is None or not isinstance(ranges, dict):
        return tuple(rules.action_object(action) for action in rules.legal(state, seat))
    least = [low for low, _ in ranges.values()]
    ends = [[*least[:at], high, *least[at + 1 :]] for at, (low, high) in enumerate(ranges.values()) if high > low]
    return tuple(
        rules.action_object(rules.parse_action({"kind": decision.kind, **dict(zip(ranges, numbers, strict=True))}))
        for numbers in (least, *ends)
    )


def plain_options(rules: AnyRules) -> dict[str, Any]:
    """The options as they were completed and checked."""
    found: dict[str, Any] = msgspec.to_builtins(rules.table.options)
    return found


def material(rules: AnyRules) -> tuple[str, str, bool]:
    """What the game is played with, by name and digest, and whether it is somebody's own: figures or a deck."""
    if isinstance(rules, BoardRules):
        figures = rules.table.figures
        return figures.name, figures.digest, "figures-data" in rules.header()
    deck = rules.table.deck
    return deck.name, deck.digest, rules.table.own_deck


def teller(game: str, words: Words, seat_name: Callable[[int], str]) -> AnyTeller:
    return BoardTeller(words, seat_name) if game == "board" else Teller(words, seat_name)


def winners_but(game: AnyGame, outcome: Outcome, out: Set[int]) -> tuple[int, ...]:
    """Who has won a game at its end, when some cannot: CG-8.3 and BG-10.2 among the others."""
    if out.isdisjoint(outcome.winners):
        return outcome.winners
    others = [seat for seat in range(len(outcome.scores)) if seat not in out]
    best = max(outcome.scores[seat] for seat in others)
    first = tuple(seat for seat in others if outcome.scores[seat] == best)
    if isinstance(game.rules, BoardRules):
        return (next(seat for seat in game.state.passed if seat in first),)
    return first


def check_bot(game: str, name: str) -> str:
    if name not in bot_names(game):
        raise BadRequest("bot-unknown", found=name[:40], known=bot_names(game))
    return name
