"""New games of both kinds, from options as a program gives them."""

from collections.abc import Callable, Mapping
from secrets import token_hex
from typing import Any, Final, Literal, overload

from carson.board.game import BOARD
from carson.board.library import BoardGame
from carson.board.library import new_rules as new_board_rules
from carson.board.material.figures import Figures
from carson.board.options import FEWEST as SOLO_PLAYERS
from carson.board.options import Options as BoardOptions
from carson.board.rules import BoardRules
from carson.cards.game import CARDS
from carson.cards.library import CardGame
from carson.cards.library import new_rules as new_card_rules
from carson.cards.material.deck import Deck
from carson.cards.options import FEWEST as FEWEST_AT_CARDS
from carson.cards.options import Options as CardOptions
from carson.cards.rules import CardRules
from carson.games import GAMES
from carson.kernel import Game, OptionsError
from carson.library.options import Words, malformed, read_options
from carson.pad.sets import with_random_set

Seed = str | int | None


@overload
def new_game(
    game: Literal["board"],
    *,
    players: int = 4,
    characters: Words = "beginners",
    variants: Words = (),
    bag: str | Mapping[str, int] = "full",
    edition: str = "english",
    river: Words = (),
    solo: str = "",
    figures: Figures | None = None,
    position: str = "",
    seed: Seed = None,
) -> BoardGame: ...


@overload
def new_game(
    game: Literal["cards"],
    *,
    players: int = 4,
    virtual: Words | None = None,
    suits: Words = (),
    deck: Deck | None = None,
    position: str = "",
    seed: Seed = None,
) -> CardGame: ...


@overload
def new_game(game: str, *, players: int = 4, position: str = "", seed: Seed = None) -> BoardGame | CardGame: ...


def new_game(game: str, **options: Any) -> BoardGame | CardGame:
    """Begin a game. The same options and the same seed give the same game.

    Both games take `players`, a `seed` (a text or a number; drawn by lot if you give none) and a `position` to begin
    from, as text (see `Position.text`).

    **"board"**, Carson City:

    - `players`: 2 to 6, usually 4.
    - `characters`: "beginners", "gold" or another set by name, "random", or sides such as `["1R", "2Y", "14"]`.
    - `variants`: any of "new-beginning", "river", "might-is-right", "kit-carson", "outlaws" and "horses".
    - `bag`: "full", "beginners", or how many of each building: `{"ranch": 6, "mine": 6, ...}`.
    - `edition`: "english" or "dutch".
    - `river`: the parcels of a river of your own.
    - `solo`: "rancher", "miner", "strength" or "urban", to play alone against Jeb Standish.
    - `figures`: reconstructed figures of your own (`carson.board.data.loader.load`).

    **"cards"**, The Card Game:

    - `players`: how many take decisions, 1 to 6, usually 4. They have the first seats.
    - `virtual`: the levels of the virtual players: "beginner", "intermediate" or "expert". If you give none, beginners
      fill the table up to four.
    - `suits`: the players' suits in the order of the seats.
    - `deck`: a deck of your own (`carson.cards.data.loader.load`).

    Lists may be written as text too: `variants="river horses"`. An `OptionsError` says what cannot be played.

    Examples:
        >>> game = carson.new_game("board", players=4, characters="random", variants=["river", "horses"], seed=7)
        >>> game.decision.seats
        (0,)
        >>> carson.new_game("cards", players=2, virtual=["expert", "expert"], seed=7).scores()
        (0, 0, 0, 0)
        >>> carson.new_game("bord")
        Traceback (most recent call last):
        carson.kernel.errors.OptionsError: There is no game “bord”; choose cards or board.
    """
    seed = options.pop("seed", None)
    seed = token_hex(8) if seed is None else str(seed)
    if game not in _MAKERS:
        raise OptionsError("game-unknown", found=str(game)[:40], known=GAMES)
    known, make = _MAKERS[game]
    for name in options:
        if name not in known:
            raise OptionsError("option-unknown", found=name[:40], known=known)
    for name, (wanted, kind) in _VALUES.items():
        if not isinstance(options.get(name), kind | None):
            raise malformed(name, wanted, options[name])
    return Game.start(make(seed, **options), seed)


def _board_rules(seed: str, figures: Figures | None = None, position: str = "", **options: object) -> BoardRules:
    if options.get("solo"):
        options = {"players": SOLO_PLAYERS, **options}
    return new_board_rules(with_random_set(read_options(BoardOptions, options), seed), figures, position)


def _card_rules(
    _seed: str,
    players: int = FEWEST_AT_CARDS,
    virtual: Words | None = None,
    suits: Words = (),
    deck: Deck | None = None,
    position: str = "",
) -> CardRules:
    given = {"real": players, "virtual": virtual or (), "suits": suits}
    options = read_options(CardOptions, given, called={"real": "players"})
    if virtual is None:
        beginners = ("beginner",) * (FEWEST_AT_CARDS - options.real)
        options = CardOptions(options.real, beginners, options.suits)
    return new_card_rules(options, deck, position)


# Options that no text or list can stand for.
_VALUES: Final = {"figures": ("figures", Figures), "deck": ("deck", Deck), "position": ("words", str)}
# What each game may be given, and its rules made from that and the seed.
_MAKERS: Final[Mapping[str, tuple[tuple[str, ...], Callable[..., Any]]]] = {
    BOARD.name: ((*BoardOptions.__struct_fields__, "figures", "position", "seed"), _board_rules),
    CARDS.name: (("players", "virtual", "suits", "deck", "position", "seed"), _card_rules),
}
