"""What a lesson's file says (data/NAME.json), next to the record it belongs to (data/NAME.carson)."""

from msgspec import Struct

Answer = int | str


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that the coach says or asks. `text` is the last part of the message's name: lesson-LESSON-TEXT.

    `at`: after how many moves it is said; if left out, where the step before has led. The moves in between are shown
    one by one, or not at all (`jump`). `args`: figures that the text mentions, worked out by the rules (figures.py).

    `do`: the move that the learner makes, which is the record's next. `also`: moves that are as good, with the coach's
    answers to them. `instead`: answers to other moves; "*" for any.

    `ask`: answers to choose from; `right`: the figure that is the right one; `wrong`: the coach's reply to the others.
    """

    text: str
    at: int | None = None
    jump: bool = False
    spots: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    args: dict[str, str] = {}
    do: str = ""
    also: dict[str, str] = {}
    instead: dict[str, str] = {}
    ask: tuple[Answer, ...] = ()
    right: str = ""
    wrong: str = ""
    sheet: bool = False


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """`order`: its place in the list. `seat` is the learner's. `next`: the lesson to continue with."""

    order: int
    minutes: int
    seat: int
    steps: tuple[Step, ...]
    next: str = ""
