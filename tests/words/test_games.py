"""Whole games, told in every language: each event, each question, and what comes of wrong actions."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from carson.cards.data.loader import built_in
from carson.cards.material.pieces import CHARACTERS
from carson.cards.options import Options
from carson.cards.rules import CardRules
from carson.cards.table import Table
from carson.kernel import CarsonError, Game, Refusal
from carson.words import LANGUAGES, Teller, Words
from words.ftl import messages

TABLES = (Options(1, ("expert", "beginner", "intermediate")), Options(3, ("beginner",)), Options(6, ()))
# Everything typed at the wrong moment, and things no game knows.
WRONG = (
    *("bid 0", "bid 1", "bid 9", "bid 12", "aside", "pass", "use nobody", "take I-99", "take circus"),
    *("place n14", "place a1", "place zz9", "sell I-01", "sell I-99", "take I-01", "take II-48"),
    *(f"{verb} {name}" for verb in ("use", "take") for name in CHARACTERS),
)
MALFORMED = ("", "dance", "bid", "bid many", "take I-29 now", "pass twice", "use \x1b")

AnyGame = Game[Any, Any, Any]


@pytest.fixture(scope="module")
def games() -> list[AnyGame]:
    return [_played(table, f"words {number}") for number, table in enumerate(TABLES * 3)]


def _played(table: Options, seed: str) -> AnyGame:
    game = Game.start(CardRules(table, built_in()), seed)
    rng = Random(seed)
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        game.apply(seat, rng.choice(game.legal_actions(seat)))
    return game


def _teller(language: str, game: AnyGame) -> Teller:
    words = Words(language)
    suits = _table(game).options.suits
    return Teller(words, lambda seat: words.name("suit", suits[seat]) if seat < len(suits) else str(seat))


def _table(game: AnyGame) -> Table:
    assert isinstance(game.rules, CardRules)
    return game.rules.table


def _is_sentence(text: str) -> bool:
    plain = text.replace("\N{NO-BREAK SPACE}", " ")
    return plain.isprintable() and not {"{", "}", "_"}.intersection(plain) and plain[0] == plain[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_is_told(language: str, games: list[AnyGame]) -> None:
    kinds: Counter[str] = Counter()
    for game in games:
        tell = _teller(language, game)
        for move in (game.setup, *game.moves):
            for event in move.events:
                kinds[event.kind] += 1
                told = tell.event(event)
                assert told is None or _is_sentence(told), (event, told)
    # So that the test is about something; one or two kinds are rare in random play.
    assert len(_codes("event") - kinds.keys()) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_answer_of_a_game_is_told(language: str) -> None:
    game = Game.start(CardRules(TABLES[1], built_in()), "words 1")
    tell = _teller(language, game)
    rng = Random(1)
    while (decision := game.decision) is not None:
        assert _is_sentence(tell.question(decision))
        for seat in decision.seats:
            assert _is_sentence(tell.question(decision, seat))
        seat = decision.seats[0]
        actions = game.legal_actions(seat)
        for action in actions:
            assert tell.action(game.rules.action_text(action), decision.kind)
        game.apply(seat, rng.choice(actions))


@pytest.fixture(scope="module")
def refused() -> tuple[AnyGame, list[Refusal], list[CarsonError]]:
    """What comes of trying everything wrong at every tenth moment of a few games."""
    refusals: dict[str, list[Refusal]] = {}
    errors: list[CarsonError] = []
    for seed in range(12):
        game = Game.start(CardRules(TABLES[1], built_in()), f"refused {seed}")
        rng = Random(seed)
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            if rng.random() < 0.1:
                for refusal in _refusals(game, seat):
                    refusals.setdefault(refusal.code, []).append(refusal)
            legal = game.legal_actions(seat)
            game.apply(seat, rng.choice(legal))
        over = game.why_not(0, "pass")
        assert over is not None
        refusals.setdefault(over.code, []).append(over)
        errors += _errors(game)
    # Of each code enough, not all: most are alike.
    return game, [refusal for found in refusals.values() for refusal in found[:50]], errors


def _refusals(game: AnyGame, seat: int) -> list[Refusal]:
    city = [_table(game).names[card] for card, _ in game.state.cities[seat].cards]
    places = [f"place {column}{row}" for column in "gklmnopqrt" for row in (6, 11, 13, 14, 15, 17, 21)]
    found = [
        game.why_not(who, text) for text in (*WRONG, *places, *(f"sell {card}" for card in city)) for who in (seat, 9)
    ]
    return [refusal for refusal in found if refusal is not None]


def _errors(game: AnyGame) -> list[CarsonError]:
    found = []
    for text in MALFORMED:
        with pytest.raises(CarsonError) as caught:
            game.rules.parse_action(text)
        found.append(caught.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_wrong_actions_meet_is_told(
    language: str, refused: tuple[AnyGame, list[Refusal], list[CarsonError]]
) -> None:
    game, refusals, errors = refused
    tell = _teller(language, game)
    for refusal in refusals:
        told = tell.refusal(refusal)
        assert _is_sentence(told), (refusal, told)
        assert told.endswith(f" [{refusal.rule}]") == bool(refusal.rule), (refusal, told)
    for error in errors:
        assert _is_sentence(tell.error(error)), error


def test_nearly_every_refusal_was_met(refused: tuple[AnyGame, list[Refusal], list[CarsonError]]) -> None:
    """So that the test above is about something; some need a rare position."""
    met = {refusal.code for refusal in refused[1]}
    assert len(_codes("refusal") - met) <= 3


def _codes(kind: str) -> set[str]:
    there = [*messages("en", "cards.ftl"), *messages("en", "kernel.ftl")]
    return {name.removeprefix(f"{kind}-") for name in there if name.startswith(f"{kind}-")}
