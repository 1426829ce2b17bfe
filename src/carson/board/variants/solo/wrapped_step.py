"""A step around another one: the same but for what a subclass does its own way."""

from typing import Any, TypeVar

from carson.board.actions import Action
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal, Step

F = TypeVar("F", bound=Frame)


class AroundStep(Step[State, F]):
    __slots__ = ("_step", "_table")

    def __init__(self, table: Table, step: Step[State, Any]) -> None:
        self._table, self._step = table, step

    def advance(self, state: State, frame: F, log: Log) -> bool:
        return self._step.advance(state, frame, log)

    def seats(self, state: State, frame: F) -> tuple[int, ...]:
        return self._step.seats(state, frame)

    def decision(self, state: State, frame: F) -> Decision:
        return self._step.decision(state, frame)

    def legal(self, state: State, frame: F, seat: int) -> list[Action]:
        return self._step.legal(state, frame, seat)

    def check(self, state: State, frame: F, seat: int, action: Action) -> Refusal | None:
        return self._step.check(state, frame, seat, action)

    def do(self, state: State, frame: F, seat: int, action: Action, log: Log) -> None:
        self._step.do(state, frame, seat, action, log)
