"""A game replayed from the entries of its log, and what an entry stores. Knows no database."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final

import msgspec

from carson.kernel import Draw, Event, Game, Move, RecordedChance, SeededChance
from carson.server.database.rows import PRACTICE, START, UNDO, Entry
from carson.server.errors import Conflict, ServerError
from carson.server.games.adapter import AnyGame, AnyRules

# Entries whose events are at hand: those of the last moves at tables that are being watched.
MOST_EVENTS: Final = 512
_DRAWS = msgspec.json.Decoder(list[str])
_EVENTS = msgspec.json.Decoder(list[Event])


@contextmanager
def playable() -> Iterator[None]:
    """Errors in here are the stored game's fault, whatever the engine raises: they are reported as that, not
    as a bug.
    """
    try:
        yield
    except ServerError:
        raise
    except Exception as fault:
        raise Conflict("table-broken") from fault


def replayed(rules: AnyRules, seed: str, entries: Sequence[Entry], game: AnyGame | None) -> AnyGame:
    """The game after these entries, each checked as it is replayed. `game` is changed."""
    for entry, later in zip_longest(entries, entries[1:]):
        if later is not None and _goes_further_back(entry, later):
            continue
        draws = tuple(rules.parse_draw(text) for text in _DRAWS.decode(entry.draws))
        chance = RecordedChance(draws)
        if entry.kind == START:
            game = _started(rules, seed, draws, chance)
        elif game is None:
            raise AssertionError(f"the log begins with number {entry.seq}")
        elif entry.by == PRACTICE:
            game.rewind(entry.number - 1)
        elif entry.kind == UNDO:
            game.undo(entry.seat)
        else:
            game.apply(entry.seat, entry.action, chance)
        chance.finish()
        assert game.serial == entry.seq
    assert game is not None
    return game


def _goes_further_back(entry: Entry, later: Entry) -> bool:
    """Moves that were taken back in a row are taken back at once: for each, the game would be played again."""
    return entry.by == later.by == PRACTICE and later.number == entry.number - 1


def runs(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """One entry after the other; those that are replayed at once, together."""
    run: list[Entry] = []
    for entry in entries:
        if run and not _goes_further_back(run[-1], entry):
            yield run
            run = []
        run.append(entry)
    if run:
        yield run


def _started(rules: AnyRules, seed: str, draws: tuple[Draw, ...], chance: RecordedChance) -> AnyGame:
    game: AnyGame = Game.start(rules, seed, chance)
    own = SeededChance(seed)
    own.skip(draws)
    game.use_chance(own)
    return game


# What an entry stores


def entry_of(
    game: AnyGame, kind: str, move: Move[Any], number: int, now: int, sealed: bool = False, action_id: str | None = None
) -> Entry:
    """The log entry for what was just done: a move, or the one that was taken back, with its number."""
    rules = game.rules
    kept = move if kind != UNDO else msgspec.structs.replace(move, draws=(), events=())
    return Entry(
        seq=game.serial,
        kind=kind,
        seat=move.seat,
        number=number,
        turn=move.turn,
        sealed=sealed,
        action="" if kind == START else rules.action_text(move.action),
        draws=msgspec.json.encode([rules.draw_text(draw) for draw in kept.draws]).decode(),
        events=events_text(kept.events),
        action_id=action_id,
        created_at=now,
    )


def events_text(events: Sequence[Event]) -> str:
    return msgspec.json.encode(events).decode()


def events_of(entry: Entry) -> list[Event]:
    """The same list for the same entry: every seat at a table asks for it. It is not to be changed."""
    return _events_in(entry.events)


@lru_cache(MOST_EVENTS)
def _events_in(text: str) -> list[Event]:
    return _EVENTS.decode(text)
