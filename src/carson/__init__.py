"""Carson City and Carson City: The Card Game, as a Python library.

What stands here is loaded when it is first used: `import carson` by itself costs next to nothing.

Examples:
    >>> import carson
    >>> game = carson.new_game("board", players=2, seed=7)
    >>> bots = [carson.bots.make_bot(game, "random", seed=seat) for seat in range(2)]
    >>> while (decision := game.decision) is not None:
    ...     seat = decision.seats[0]
    ...     move = game.apply(seat, bots[seat].choose(game.view(seat), game.legal_actions(seat)))
    >>> game.outcome() == carson.load(carson.record(game).text()).outcome()
    True
"""

from importlib import import_module
from typing import TYPE_CHECKING

_PACKAGES = ("analysis", "bots", "games")

if TYPE_CHECKING:
    from carson import analysis as analysis
    from carson import bots as bots
    from carson import games as games
    from carson.library import *  # noqa: F403 - all that it names

    __version__: str

else:

    def __getattr__(name: str) -> object:
        if name == "__version__":
            return _version()
        if name in _PACKAGES:
            return import_module(f"carson.{name}")
        if name in _offered():
            return getattr(import_module("carson.library"), name)
        if name == "__all__":
            return _offered()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return _offered()


def _offered() -> list[str]:
    names: list[str] = import_module("carson.library").__all__
    return [*names, "__version__", *_PACKAGES]


def _version() -> str:
    """The installed package's; a source tree that nobody installed has none."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("carson")
    except PackageNotFoundError:
        return "0+unknown"
