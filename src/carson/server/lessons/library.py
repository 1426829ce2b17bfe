"""The lessons, read and played through once."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carson.kernel import Record, RecordedChance, parse, replay
from carson.library import rules_of
from carson.server.games.adapter import AnyGame, AnyRules
from carson.server.lessons.script import Script, Step


class Lesson(Struct, frozen=True, eq=False):
    """A lesson whose steps all have their place. `games`: the game after each of its moves."""

    name: str
    script: Script
    record: Record
    steps: tuple[Step, ...]
    games: tuple[AnyGame, ...]

    @property
    def seat(self) -> int:
        return self.script.seat

    @property
    def rules(self) -> AnyRules:
        return cast("AnyRules", self.games[0].rules)

    def at(self, step: Step) -> AnyGame:
        return self.games[step.at or 0]

    def message(self, text: str) -> str:
        return f"lesson-{self.name}-{text}"


@cache
def names() -> tuple[str, ...]:
    """In the order in which they are best taken."""
    found = [entry.name.removesuffix(".json") for entry in _folder().iterdir() if entry.name.endswith(".json")]
    return tuple(sorted(found, key=lambda name: (_script(name).order, name)))


@cache
def lesson(name: str) -> Lesson:
    """An existing lesson: `names` has them all."""
    record = parse(_folder().joinpath(f"{name}.carson").read_text("utf-8"))
    return read(name, _script(name), record)


def read(name: str, script: Script, record: Record) -> Lesson:
    return Lesson(name, script, record, tuple(_placed(script)), tuple(_games(record)))


def _placed(script: Script) -> list[Step]:
    """Each step at its place: the one it names, else where the step before has led."""
    found: list[Step] = []
    here = 0
    for step in script.steps:
        here = here if step.at is None else step.at
        found.append(replace(step, at=here))
        here += bool(step.do)
    return found


def _games(record: Record) -> list[AnyGame]:
    rules = rules_of(record)
    whole: AnyGame = replay(rules, record)
    game: AnyGame = replay(rules, record, 0)
    found = [game.copy()]
    for move in whole.moves:
        game.apply(move.seat, move.action, RecordedChance(move.draws))
        found.append(game.copy())
    return found


@cache
def _script(name: str) -> Script:
    return msgspec.json.decode(_folder().joinpath(f"{name}.json").read_bytes(), type=Script)


def _folder() -> Traversable:
    return resources.files(__package__).joinpath("data")
