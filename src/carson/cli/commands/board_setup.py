"""How the board game is set up, as options of a command: the same ones wherever it is played."""

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from carson.cli.board.setup.typed import TypedSetup

C = TypeVar("C", bound=Callable[..., Any])
Maker = Callable[..., Parameter]


def explained(option: Maker, alone: Maker | None = None) -> Callable[[C], C]:
    """For a command that takes a TypedSetup: with its own help, as `option` makes it.

    `alone` makes that of the option to play alone; without it the command has no such option.
    """
    own = []
    for one in fields(TypedSetup):
        make = alone if one.metadata["alone"] else option
        parameter = Parameter(parse=False) if make is None else make(one.name, one.metadata["value"])
        own.append((one.name, Annotated[str | None, parameter], None))
    # Without a module it would pass for one of the standard library, which cyclopts does not take apart.
    here = {"__module__": __name__}
    kind = Parameter(name="*")(make_dataclass("Setup", own, bases=(TypedSetup,), namespace=here, frozen=True))

    def with_help(command: C) -> C:
        taken = command.__annotations__
        command.__annotations__ = {name: kind if one is TypedSetup else one for name, one in taken.items()}
        return command

    return with_help
