"""A person's statistics, from the results of their games."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from carson.bots.names import OPPONENTS
from carson.games import GAMES
from carson.server.core.services import Services
from carson.server.database.rows import PLAYED, RESIGNED, User
from carson.server.games.served import Setting
from carson.server.results import repository as results
from carson.server.results.model import GameStatistics, Opponent, SeatFacts, Source, Tally
from carson.server.results.repository import Result

MOST_GAMES: Final = 1_000  # the newest count
ENOUGH_WINS: Final = 2  # in a row, before a stronger bot is suggested

_SETTING: Final = msgspec.json.Decoder(Setting)
_FACTS: Final = msgspec.json.Decoder(SeatFacts)
_NAMES: Final = msgspec.json.Decoder(list[str])


async def statistics(services: Services, user: User) -> dict[str, GameStatistics]:
    """By game; without those that the person has not finished."""
    async with services.database.read() as connection:
        own = [row for row in await results.of_user(connection, user.id, MOST_GAMES) if row.ended in (PLAYED, RESIGNED)]
        others = await results.beside(connection, user.id, own[-1].finished_at) if own else []
    found = {}
    for game in GAMES:
        mine = [row for row in own if row.game == game]
        if mine:
            tables = {row.table_id for row in mine}
            found[game] = _statistics(mine, [row for row in others if row.table_id in tables])
    return found


async def opponents(services: Services, user: User) -> dict[str, Opponent]:
    own = await services.database.fetch(results.of_user, user.id, MOST_GAMES)
    return {
        game: _opponent([row for row in own if row.game == game and row.ended in (PLAYED, RESIGNED)]) for game in GAMES
    }


def _opponent(own: Sequence[Result]) -> Opponent:
    """`own` is the newest first."""
    levels = [(_level(row), row.won) for row in own]
    against = [(level, won) for level, won in levels if level is not None]
    if not against:
        return Opponent(None, 0, None)
    level, wins = against[0][0], 0
    for played, won in against:
        if played != level or not won:
            break
        wins += 1
    above = OPPONENTS[OPPONENTS.index(level) + 1 :]
    return Opponent(level, wins, above[0] if above and wins >= ENOUGH_WINS else None)


def _level(row: Result) -> str | None:
    """The bots of a game against bots of one level; virtual players may be there too."""
    levels = {name for name in _NAMES.decode(row.rivals) if name in OPPONENTS}
    others = {name for name in _NAMES.decode(row.rivals) if name == "person"}
    return levels.pop() if len(levels) == 1 and not others else None


def _statistics(own: Sequence[Result], others: Sequence[Result]) -> GameStatistics:
    played = [row for row in own if row.ended == PLAYED and row.points is not None]
    beside = [row for row in others if row.ended == PLAYED and row.points is not None]
    facts = {row.table_id: _FACTS.decode(row.facts) for row in own if row.facts is not None}
    settings = {row.table_id: _SETTING.decode(row.setting) for row in own}
    return GameStatistics(
        games=len(own),
        wins=sum(row.won for row in own),
        expected=round(sum(1 / row.players for row in own), 2),
        played=len(played),
        points=_average(row.points or 0 for row in played),
        others=len(beside),
        others_points=_average(row.points or 0 for row in beside),
        best=max((row.points or 0 for row in played), default=0),
        players=sorted(_tally(own, lambda row: [str(row.players)]), key=lambda one: one.name),
        sets=_tally(own, lambda row: [settings[row.table_id].set] if settings[row.table_id].set else []),
        variants=_tally(own, lambda row: settings[row.table_id].variants),
        rivals=_tally(own, lambda row: set(_NAMES.decode(row.rivals))),
        sources=_sources(played, beside),
        characters=_tally(own, lambda row: facts[row.table_id].characters if row.table_id in facts else ()),
        buildings=_tally(own, lambda row: facts[row.table_id].buildings if row.table_id in facts else ()),
    )


def _tally(own: Sequence[Result], names: Callable[[Result], Iterable[str]]) -> list[Tally]:
    """By name, the one with the most games first."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for row in own:
        for name in names(row):
            games[name] += 1
            wins[name] += row.won
    return [Tally(name, count, wins[name]) for name, count in sorted(games.items(), key=lambda one: (-one[1], one[0]))]


def _sources(own: Sequence[Result], others: Sequence[Result]) -> list[Source]:
    mine, theirs = _points(own), _points(others)
    names = sorted(mine.keys() | theirs.keys(), key=lambda name: (-mine.get(name, 0), name))
    return [Source(name, name, mine.get(name, 0.0), theirs.get(name, 0.0)) for name in names]


def _points(rows: Sequence[Result]) -> dict[str, float]:
    known = [_FACTS.decode(row.facts) for row in rows if row.facts is not None]
    total: Counter[str] = Counter()
    for facts in known:
        total.update(facts.points)
    return {name: round(points / len(known), 2) for name, points in total.items()}


def _average(numbers: Iterable[Any]) -> float:
    found = list(numbers)
    return round(sum(found) / len(found), 2) if found else 0.0
