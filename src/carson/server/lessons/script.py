"""What a lesson's file says (data/NAME.json), beside the record it goes with (data/NAME.carson)."""

from msgspec import Struct

Answer = int | str


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is told or asked. `text` is the last part of the message's name: lesson-LESSON-TEXT.

    `at`: after how many moves it is said; left out, where the step before has led. What lies between is shown move by
    move, or not at all (`jump`). `args`: figures that the text speaks of, worked out by the rules (figures.py).

    `do`: the move the learner makes, the record's next. `also`: moves that are as good, with what is said to them.
    `instead`: what is said to other moves; "*" for any.

    `ask`: answers to choose from, `right`: the figure that is the right one, `wrong`: what is said to the others.
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
    """`order`: where it stands in the list. `seat` is the learner's. `next`: the lesson to go on with."""

    order: int
    minutes: int
    seat: int
    steps: tuple[Step, ...]
    next: str = ""
