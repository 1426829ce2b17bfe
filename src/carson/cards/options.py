"""Who sits at the table: real players first, then virtual ones, each with a suit (CG-2)."""

from msgspec import Struct

from carson.cards.material.pieces import EXPERT, LEVELS, SUITS
from carson.kernel import OptionsError

MOST = 6
FEWEST = 4


class Options(Struct, frozen=True):
    """`real` players at seats 0 to real - 1, then one virtual player for each level named.

    `suits` are the players' suits in seat order; missing ones are given from the rest (CG-2.0).
    """

    real: int = 1
    virtual: tuple[str, ...] = ("beginner", "beginner", "beginner")
    suits: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        return self.real + len(self.virtual)

    @property
    def offered(self) -> int:
        """Terrain cards revealed in a round: 4, or 5 with five or six players (CG-4.1)."""
        return 5 if self.players >= 5 else 4


def filled(real: int, level: str = "beginner", players: int = FEWEST) -> Options:
    """Real players, with virtual ones of one level to fill the table."""
    return checked(Options(real, (level,) * max(players - real, 0)))


def checked(options: Options) -> Options:
    """The options with every suit assigned, or an OptionsError that says what is wrong."""
    if not 1 <= options.real <= MOST:
        raise OptionsError("options-real", option="real", rule="CG-2.1", found=options.real, most=MOST)
    if not FEWEST <= options.players <= MOST:
        raise OptionsError(
            "options-players", option="players", rule="CG-2.1", found=options.players, fewest=FEWEST, most=MOST
        )
    for level in options.virtual:
        if level not in LEVELS:
            raise OptionsError("options-level", option="virtual", rule="CG-2.2", found=level, known=LEVELS)
    chosen = options.suits
    if len(chosen) > options.players:
        raise OptionsError("options-suits", option="suits", rule="CG-2.0", found=len(chosen), players=options.players)
    for seat, suit in enumerate(chosen):
        if suit not in SUITS:
            raise OptionsError("options-suit", option="suits", rule="CG-1.1", found=suit, known=SUITS)
        if suit in chosen[:seat]:
            raise OptionsError("options-suit-twice", option="suits", rule="CG-2.0", found=suit)
    rest = tuple(suit for suit in SUITS if suit not in chosen)
    return Options(options.real, options.virtual, (chosen + rest)[: options.players])


def hopeless(options: Options) -> bool:
    """Whether the table is nearly unwinnable (CG-9): one real player against five experts."""
    return options.real == 1 and options.virtual == (EXPERT,) * 5
