"""How the board game is set up, as options of a command: the same ones wherever it is played."""

from collections.abc import Callable
from dataclasses import dataclass, fields, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

from cyclopts import Parameter

if TYPE_CHECKING:
    from carson.cli.board.extras import Extras

C = TypeVar("C", bound=Callable[..., Any])
_VALUES: Final = {
    "characters": "SET",
    "bag": "BAG",
    "variants": "LIST",
    "edition": "EDITION",
    "river": "PARCELS",
}


@dataclass(frozen=True)
class BoardSetup:
    """What was typed; None: nothing."""

    characters: str | None = None
    bag: str | None = None
    variants: str | None = None
    edition: str | None = None
    river: str | None = None

    def extras(self, solo: str | None) -> "Extras":
        from carson.cli.board.extras import Extras

        return Extras(self.variants, self.edition, self.river, solo)


NO_SETUP: Final = BoardSetup()


def explained(option: Callable[..., Parameter]) -> Callable[[C], C]:
    """For a command that takes a BoardSetup: with its own help, as `option` makes it."""
    own = [(one.name, Annotated[str | None, option(one.name, _VALUES[one.name])], None) for one in fields(BoardSetup)]
    # Without a module it would pass for one of the standard library, which cyclopts does not take apart.
    here = {"__module__": __name__}
    kind = Parameter(name="*")(make_dataclass("Setup", own, bases=(BoardSetup,), namespace=here, frozen=True))

    def with_help(command: C) -> C:
        taken = command.__annotations__
        command.__annotations__ = {name: kind if one is BoardSetup else one for name, one in taken.items()}
        return command

    return with_help
