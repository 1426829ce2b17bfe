"""What can go wrong, as data: a code and its figures. Words are made from it at the doors, in the reader's language."""

from typing import Any

from carson.kernel.printing import sentence_of
from carson.kernel.types import Cause, Refusal


def fault(code: str, /, **details: Any) -> Cause:
    """What is wrong, as data, to stand in an error's details."""
    return Cause(code, details.get("rule", ""), details, refused=False)


class CarsonError(Exception):
    """A fault of the input, never of the program. `code` names the message, `details` fills it in.

    Printed, it is a sentence that says what is wrong and what would be right.

    Examples:
        >>> try:
        ...     carson.new_game("board", players=9)
        ... except carson.CarsonError as error:
        ...     print(error.code, error.details["most"], error)
        options-board-players 6 You cannot play with 9 players; this game needs 2 to 6. [BG-3]
    """

    def __init__(self, code: str, /, **details: Any) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are rebuilt from their arguments, and ours are named.
        return _rebuilt, (type(self), self.code, self.details)

    def cause(self) -> Cause:
        """This fault as data, to stand in another one's details."""
        return fault(self.code, **self.details)

    def __str__(self) -> str:
        """A sentence, where somebody has words for it; else the code and the figures."""
        return sentence_of(self) or self._figures()

    def _figures(self) -> str:
        figures = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({figures})" if figures else self.code


def _rebuilt(kind: type[CarsonError], code: str, details: dict[str, Any]) -> CarsonError:
    error = kind(code)
    error.details = details
    return error


class IllegalAction(CarsonError):
    """The action was refused; `refusal` carries the reason and the rule's number. Nothing has changed.

    Examples:
        >>> carson.new_game("board", players=2, seed=7).apply(1, "claim d4")
        Traceback (most recent call last):
        carson.kernel.errors.IllegalAction: Seat 1 can only lay roads now: waiting for seat 0. [BG-1.6]
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.details = refusal.details
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.refusal,)

    def cause(self) -> Cause:
        return Cause(self.refusal.code, self.refusal.rule, self.refusal.details, refused=True)

    def _figures(self) -> str:
        return f"{self.refusal.rule}: {super()._figures()}" if self.refusal.rule else super()._figures()


class NotationError(CarsonError):
    """A text that is no action, position or draw.

    Examples:
        >>> carson.new_game("cards", players=2, seed=7).apply(0, "dance")
        Traceback (most recent call last):
        carson.kernel.errors.NotationError: “dance” is not an action...
    """


class RecordError(CarsonError):
    """A record that is cut off, edited, or of other rules; `line` is in the details where one is at fault.

    Examples:
        >>> carson.load("a letter\\nto my aunt")
        Traceback (most recent call last):
        carson.kernel.errors.RecordError: Line 1: ...
    """


class OptionsError(CarsonError):
    """Options that make no playable game. `option` of the details names the one at fault, if it is one.

    Examples:
        >>> carson.new_game("board", variants="rivr")
        Traceback (most recent call last):
        carson.kernel.errors.OptionsError: “rivr” is not a variant; choose from new-beginning, river, ...
    """


class UndoError(CarsonError):
    """There is nothing that may be taken back.

    Examples:
        >>> carson.new_game("board", seed=7).undo()
        Traceback (most recent call last):
        carson.kernel.errors.UndoError: There is nothing to undo: ...
    """
