"""Whole board games with characters of all kinds, told in every language: events, questions, answers, refusals."""

from random import Random
from typing import Any, NamedTuple

import pytest

from carson.board.actions import Cowboy, Pass, Road
from carson.board.characters.cast import CAST
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import NAMES as KINDS
from carson.board.material.spaces import SPACE_NAMES
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.kernel import CarsonError, Decision, Event, Game, NotationError, Refusal
from carson.words import LANGUAGES, BoardTeller, Words
from words.ftl import messages

GAMES = 40
# Of what is alike, so many are told in each language.
ENOUGH = 40
PARCELS = ("a1", "b2", "c3", "d4", "d5", "e4", "f6", "g7", "h8", "z9")
WRONG = (
    *("pass", "spend 0", "spend 1", "spend 7", "spend 999", "buy d4", "buy bank", "buy circus", "choose agree"),
    *("choose 8-now", "choose nothing", "choose d4", "choose circus", "build circus d4", "cowboy d4 hat"),
    *(f"{verb} {at}" for verb in ("claim", "cowboy", "house", "townhouse", "ask", "buy", "choose") for at in PARCELS),
    *(f"choose {character.name}" for character in CAST),
    *(f"build {kind} {at}" for kind in KINDS[4:] for at in PARCELS),
    *(f"cowboy {space}" for space in SPACE_NAMES),
    *(f"cowboy {at} {mark}" for mark in ("white", "quiet", "dynamite", "luck") for at in ("wages", "gambling", "d4")),
    *(f"road {line}" for line in ("a1n", "d4e", "d4s", "d4n", "h8e", "e5e", "z9z")),
)
RARE = ("city-hall", "blast", "house")
MALFORMED = ("", "dance", "pass twice", "claim", "cowboy", "road", "spend much", "build bank", "choose \x1b")

AnyGame = Game[Any, Any, Any]


class Tale(NamedTuple):
    """What was met in all the games: of each kind of thing enough, not all."""

    events: list[Event]
    decisions: list[Decision]
    actions: list[tuple[str, Decision]]
    refusals: list[Refusal]


def _set(rng: Random) -> str:
    """Seven characters, eight with the Paperboy; the yellow Cowboy needs the variant Horses."""
    numbers = rng.sample(range(20), 8)
    numbers = numbers if 0 in numbers else numbers[:7]
    sides = {14: "", 17: "", 15: "R"}
    return " ".join(f"{number}{sides.get(number, rng.choice('YR'))}" for number in sorted(numbers))


def _choice(rng: Random, actions: list[Any]) -> Any:
    """Random, but eager: any kind of action is as likely as another, and passing is rare."""
    groups: dict[object, list[Any]] = {}
    for action in actions:
        on_map = type(action) is Cowboy and action.at in BY_NAME
        groups.setdefault((type(action), on_map), []).append(action)
    if len(groups) > 1 and rng.random() < 0.9:
        groups.pop((Pass, False), None)
    if len(groups) > 1 and rng.random() < 0.7:
        groups.pop((Road, False), None)
    return rng.choice(groups[rng.choice(list(groups))])


@pytest.fixture(scope="module")
def tale() -> Tale:
    events: dict[object, list[Event]] = {}
    decisions: dict[object, list[Decision]] = {}
    actions: dict[tuple[str, str, Any], Decision] = {}
    refusals: dict[str, list[Refusal]] = {}
    for number in range(GAMES):
        rng = Random(number)
        rules = BoardRules(Options(rng.randint(2, 6), rng.choice(["full", "beginners"]), _set(rng)))
        game: AnyGame = Game.start(rules, f"words {number}")
        if number % 2:
            _endow(game)
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            legal = game.legal_actions(seat)
            who = decision.about.get("character", "")
            decisions.setdefault((decision.kind, who), []).append(decision)
            for action in legal:
                actions.setdefault((decision.kind, who, action), decision)
            if rng.random() < 0.03 or decision.kind in RARE:
                for refusal in _refusals(game, seat):
                    refusals.setdefault(refusal.code, []).append(refusal)
            game.apply(seat, _choice(rng, legal))
        over = game.why_not(0, "pass")
        assert over is not None
        refusals.setdefault(over.code, []).append(over)
        for move in (game.setup, *game.moves):
            for event in move.events:
                events.setdefault((event.kind, event.data.get("why")), []).append(event)
    return Tale(
        [event for found in events.values() for event in found[:ENOUGH]],
        [decision for found in decisions.values() for decision in found[:ENOUGH]],
        [(rules.action_text(action), decision) for (_, _, action), decision in actions.items()],
        [refusal for found in refusals.values() for refusal in found[:ENOUGH]],
    )


def _refusals(game: AnyGame, seat: int) -> list[Refusal]:
    """What comes of trying everything, and of trying as another player and as nobody."""
    tried = [(seat, text) for text in WRONG] + [(who, "cowboy wages") for who in (0, 1, 9)]
    found = [game.why_not(who, text) for who, text in tried]
    return [refusal for refusal in found if refusal is not None]


def _endow(game: AnyGame) -> None:
    """Rich players with roads build more, and see more of the game."""
    for seat in range(game.rules.seats):
        game.state.money[seat] = 250
        game.state.stock[seat] = 25
        game.state.dynamite[seat] = 1


def _teller(language: str) -> BoardTeller:
    return BoardTeller(Words(language), "ABCDEFGHIJ".__getitem__)


def _is_sentence(text: str) -> bool:
    plain = text.replace("\N{NO-BREAK SPACE}", " ")
    bare = not {"{", "}", "_"}.intersection(plain) and "  " not in plain
    return plain.isprintable() and bare and plain[0] == plain[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_is_told(language: str, tale: Tale) -> None:
    tell = _teller(language)
    for event in tale.events:
        told = tell.event(event)
        assert (told is None) == (event.data.get("why") == "loot"), (event, told)
        assert told is None or _is_sentence(told), (event, told)


def test_nearly_every_event_was_met(tale: Tale) -> None:
    """So that the test above is about something; a few are rare in random play."""
    assert _share_met(_codes("event"), {event.kind for event in tale.events}) > 0.8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_whole_games_is_told(language: str, tale: Tale) -> None:
    tell = _teller(language)
    for decision in tale.decisions:
        told = tell.question(decision)
        assert _is_sentence(told), (decision, told)
        assert told.startswith("ABCDEF"[decision.seats[0]])


def test_nearly_every_question_was_met(tale: Tale) -> None:
    assert _share_met(_codes("ask"), {decision.kind for decision in tale.decisions}) > 0.8
    characters = {decision.about.get("character", "") for decision in tale.decisions if decision.kind == "ask"}
    assert len(characters) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_whole_games_is_told(language: str, tale: Tale) -> None:
    tell = _teller(language)
    unknown = tell.action("choose circus")
    for text, decision in tale.actions:
        told = tell.action(text, decision)
        assert _is_sentence(told[:1].upper() + told[1:]), (text, told)
        if text.startswith("choose "):
            word = text.removeprefix("choose ")
            assert told != unknown.replace("circus", word), (text, decision)


def test_answers_to_one_question_are_told_apart(tale: Tale) -> None:
    tell = _teller("de")
    told: dict[object, dict[str, str]] = {}
    for text, decision in tale.actions:
        same = told.setdefault((decision.kind, decision.about.get("character")), {})
        words = tell.action(text, decision)
        assert same.setdefault(words, text) == text
    options = {text for text, _ in tale.actions if text.startswith("choose ")}
    assert len(options) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_wrong_actions_meet_is_told(language: str, tale: Tale) -> None:
    tell = _teller(language)
    for refusal in tale.refusals:
        # What is typed stays as it is, and lists of what can be typed too.
        typed = any(isinstance(value, str | tuple) and "_" in str(value) for value in refusal.details.values())
        told = tell.refusal(refusal)
        assert _is_sentence(told.replace("_", " ") if typed else told), (refusal, told)
        assert told.endswith(f" [{refusal.rule}]") == bool(refusal.rule), (refusal, told)


def test_nearly_every_refusal_was_met(tale: Tale) -> None:
    """So that the test above is about something; some need a rare position."""
    assert _share_met(_codes("refusal"), {refusal.code for refusal in tale.refusals}) > 0.8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_what_is_typed_is_told(language: str) -> None:
    rules = BoardRules(Options())
    for text in MALFORMED:
        with pytest.raises(NotationError) as caught:
            rules.parse_action(text)
        assert _is_sentence(_teller(language).error(caught.value))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(1), "You cannot play with 1 player; this game needs 2 to 6. [BG-3]"),
        (Options(7), "You cannot play with 7 players; this game needs 2 to 6. [BG-3]"),
        (Options(bag="ranch six"), "“ranch six” cannot go in the bag;"),
        (Options(bag="ranch 9"), "Ranch: name each building once, with a number from 1 to 6. [BG-2.1]"),
        (Options(bag="ranch 6"), "Mine is missing; the bag must contain all eight base types. [BG-2.1]"),
        (
            Options(bag="ranch 1, mine 4, drugstore 4, bank 4, saloon 3, hotel 3, church 2, prison 2"),
            "Ranch: the bag needs at least 2",
        ),
        (Options(characters="99Y"), "“99Y” is not a character;"),
        (Options(characters="1Y 1R"), "Character 1 is listed twice;"),
        (Options(characters="14Y"), "Character 14 has no fixed side; write just 14. [BG-3.7]"),
        (Options(characters="1"), "Character 1 needs a side; write 1Y or 1R. [BG-3.7]"),
        (Options(characters="15Y"), "The yellow Cowboy gives a horse"),
        (Options(characters="1Y"), "There is 1 character; there must be 7. [BG-3.7]"),
        (Options(characters="0Y 1Y"), "There are 2 characters; there must be 8. [BG-3.7]"),
    ],
)
def test_every_fault_of_the_options_is_told(options: Options, expected: str) -> None:
    with pytest.raises(CarsonError) as caught:
        BoardRules(options)
    assert _teller("en").error(caught.value).startswith(expected)
    for language in LANGUAGES:
        assert _is_sentence(_teller(language).error(caught.value))


def _codes(kind: str) -> set[str]:
    return {name.removeprefix(f"{kind}-") for name in messages("en", "board.ftl") if name.startswith(f"{kind}-")}


def _share_met(codes: set[str], met: set[str]) -> float:
    return len(codes & met) / len(codes)
