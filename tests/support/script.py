"""Games of The Card Game whose draws are chosen by the test, from the first round or from the middle."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from carson.cards.audit import faults
from carson.cards.material.city import BARE, City, place
from carson.cards.material.deck import Deck
from carson.cards.material.grid import PARCELS, members
from carson.cards.material.pieces import CHARACTERS, SUITS
from carson.cards.notation.diagram import draw
from carson.cards.options import Options
from carson.cards.rules import CardRules
from carson.cards.state import State, blank
from carson.cards.steps import STEPS
from carson.cards.steps.phases import RoundFrame
from carson.cards.table import Table
from carson.kernel import SETUP, Game, IllegalAction, Log, Move, Refusal, settle
from support.cards import bits, city, deck_of

CardGame = Game[State, Any, Any]

ONE = "star, beginner cattle, beginner hat, beginner boot"
FOUR = "star, cattle, hat, boot"
SIX = "star, cattle, hat, boot, cactus, horseshoe"
PLAIN = deck_of()


class Script:
    """Chance as a test wants it: a queue for each pile. Where it has no wish, the lowest value comes."""

    def __init__(self, queues: Mapping[str, Iterable[int]] | None = None) -> None:
        self._queues = {what: list(values) for what, values in (queues or {}).items()}

    def pick(self, what: str, pool: Sequence[int]) -> int:
        queue = self._queues.get(what)
        value = queue.pop(0) if queue else min(pool)
        assert value in pool, f"{what} {value} cannot come now"
        return value


def rules_for(players: str = ONE, deck: Deck = PLAIN) -> CardRules:
    """Rules for a table such as "star, cattle, beginner hat, expert boot": real players have a suit alone."""
    seats = [words.split() for words in players.split(", ")]
    real = sum(len(words) == 1 for words in seats)
    levels = tuple(words[0] for words in seats if len(words) == 2)
    return CardRules(Options(real, levels, tuple(words[-1] for words in seats)), deck)


def scripted(
    players: str = ONE,
    *,
    at: str = "I 1",
    characters: str = "",
    terrain: str = "",
    bids: Mapping[int, Sequence[int]] | None = None,
    owned: Mapping[int, str] | None = None,
    used: str = "",
    gone: str = "",
    cities: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    deck: Deck = PLAIN,
) -> CardGame:
    """A game at the beginning of the round `at`, its cards turned up as the test says.

    `characters` come from their pile in this order: the first is revealed, the next one's back is then on top.
    `terrain` comes from the Era's pile in this order, `bids` from the piles of the virtual players by seat.
    `owned` and `gone` name the characters players have and those out of the game, `used` those turned sideways.
    A city is drawn (`cities`: what lies on top), or given card by card (`laid`: "I-02@n14 I-30@o15").
    `hands` are the bid cards left; without, a real player has the highest ones, a virtual player the lowest.
    """
    rules = rules_for(players, deck)
    table = rules.table
    state = _before_round(table, at)
    for seat, names in (owned or {}).items():
        state.owned[seat] = bits(names)
    state.used, state.gone_characters = bits(used), bits(gone)
    away = state.gone_characters | sum(state.owned)
    state.unseen = [c for c in range(len(CHARACTERS)) if not away >> c & 1]
    for seat, diagram in (cities or {}).items():
        state.cities[seat] = city(diagram)
    for seat, cards in (laid or {}).items():
        state.cities[seat] = _lay(table, state, cards)
    for seat, values in (hands or {}).items():
        state.hand[seat] = sum(1 << value for value in values)
    script = Script(
        {
            "character": [CHARACTERS.index(name) for name in characters.split()],
            "terrain": [table.codes[name] for name in terrain.split()],
            **{f"bid-{seat}": values for seat, values in (bids or {}).items()},
        }
    )
    log = Log(script)
    table.draw_top(state, log)
    settle(STEPS.bind(table), state, log)
    assert faults(table, state) == []
    setup = Move(SETUP, None, tuple(log.draws), tuple(log.events), 0, True)
    return Game(rules, state, setup, script, None)


def _before_round(table: Table, at: str) -> State:
    """The table when a round is about to begin, with nothing built yet."""
    era, number = at.split()
    state = blank(table.players)
    state.era, state.round = ("I", "II").index(era), int(number) - 1
    state.terrain = table.era_cards(state.era)
    state.gone = tuple(table.era_cards(0)) if state.era else ()
    for seat, full in enumerate(table.full):
        values = members(full)
        left = values[state.round :] if seat < table.real else values[: len(values) - state.round]
        state.hand[seat] = sum(1 << value for value in left)
    state.frames = [RoundFrame()]
    return state


def _lay(table: Table, state: State, cards: str) -> City:
    """The city of "I-02@n14 I-30@o15", its cards taken from where they would lie otherwise."""
    built = BARE
    for word in cards.split():
        name, at = word.split("@")
        code = table.codes[name]
        state.terrain = [card for card in state.terrain if card != code]
        state.gone = tuple(card for card in state.gone if card != code)
        built = place(built, code, table.parcels[code], PARCELS[at])
    return built


def answer(game: CardGame, *answers: str) -> None:
    """Give answers such as "0 bid 7", each a seat and an action. After each, every card is in one place."""
    for words in answers:
        seat, action = words.split(" ", 1)
        game.apply(int(seat), action)
        assert faults(game.rules.table, game.state) == []


def refused(game: CardGame, words: str, code: str, rule: str, **details: Any) -> None:
    """The answer is refused with just this reason, is not among the legal ones, and leaves everything as it was."""
    seat, action = int(words.split(" ", 1)[0]), words.split(" ", 1)[1]
    rules = game.rules
    before, cities = rules.position_text(game.state), list(game.state.cities)
    reason = Refusal(code, rule, details)
    assert game.why_not(seat, action) == reason
    assert rules.check(game.state, seat, rules.parse_action(action)) == reason
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, action)
    assert caught.value.refusal == reason
    assert action not in options(game, seat)
    assert rules.position_text(game.state) == before
    assert game.state.cities == cities


def options(game: CardGame, seat: int = 0) -> list[str]:
    """Everything the seat may answer now, as text."""
    return [game.rules.action_text(action) for action in game.legal_actions(seat)]


def asked(game: CardGame) -> str:
    """Who is asked for what, such as "0 power governor", "0,1 bid" or "" when the game is over."""
    decision = game.decision
    if decision is None:
        return ""
    about = decision.about.get("character", decision.about.get("card", ""))
    return " ".join(filter(None, (",".join(map(str, decision.seats)), decision.kind, about)))


def look(game: CardGame, seat: int = 0) -> str:
    """The diagram of a player's city: compare it with `picture`."""
    return draw(game.state.cities[seat])


def offer(game: CardGame) -> list[str]:
    """The cards on offer, the nearest to the piles first."""
    return list(game.view(None).offer)


def told(game: CardGame, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What all (or a seat) were told of one kind of event, from the set-up on."""
    return [event.data for event in game.events(seat) if event.kind == kind]


def owns(game: CardGame, seat: int = 0) -> tuple[str, ...]:
    """A player's characters."""
    characters: tuple[str, ...] = game.view(None).players[seat].characters
    return characters


def placing(
    drawn: str,
    printed: str,
    owned: str = "",
    card: str = "I-01",
    laid: str = "",
    cards: Mapping[str, str] | None = None,
) -> CardGame:
    """The one real player has to place a card printed like this in the city drawn (or laid card by card)."""
    game = scripted(
        owned={0: owned},
        cities={} if laid else {0: drawn},
        laid={0: laid} if laid else {},
        terrain=card,
        deck=deck_of({**(cards or {}), card: printed}),
    )
    while asked(game).startswith("0 power"):
        answer(game, "0 pass")
    answer(game, "0 bid 9", f"0 take {card}")
    return game


def last_round_over(players: str = ONE, **given: Any) -> CardGame:
    """A game after its last round, in which seat 0 took the Banker; what is `given` is as for `scripted`."""
    game = scripted(players, at="II 9", characters="banker", **given)
    while (decision := game.decision) is not None and decision.kind in ("power", "bid", "take", "place"):
        seat = decision.seats[0]
        answers = {"power": "pass", "bid": "bid 9", "take": "take banker" if seat == 0 else options(game, seat)[-1]}
        answer(game, f"{seat} {answers.get(decision.kind, options(game, seat)[0])}")
    return game


def play_round(game: CardGame) -> None:
    """Everybody does the plainest thing until the round is over: no powers, lowest bids, first card, first place."""
    now = game.state.era, game.state.round
    while game.decision is not None and (game.state.era, game.state.round) == now:
        seat = game.decision.seats[0]
        choices = options(game, seat)
        answer(game, f"{seat} {'pass' if 'pass' in choices else choices[0]}")


def play_to(game: CardGame, at: str) -> None:
    """The plainest rounds until the one named, or "end"."""
    while game.decision is not None and f"{('I', 'II')[game.state.era]} {game.state.round}" != at:
        play_round(game)


def suits_of(game: CardGame) -> list[str]:
    return [SUITS[suit] for suit in game.rules.table.suits]
