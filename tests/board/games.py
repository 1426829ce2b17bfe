"""Random tables of Carson City, and a player who goes looking for what random play seldom meets."""

from collections.abc import Callable
from random import Random

from carson.board.actions import (
    PASS,
    Action,
    Ask,
    Build,
    Buy,
    Choose,
    Claim,
    Cowboy,
    House,
    Pass,
    Road,
    Shift,
    Spend,
    Townhouse,
    Withdraw,
)
from carson.board.editions import DUTCH, ENGLISH
from carson.board.library import BoardGame, new_rules
from carson.board.material.figures import STRATEGIES
from carson.board.material.ground import BY_NAME, PARCELS, members
from carson.board.material.ground import NAMES as PARCEL_NAMES
from carson.board.material.pieces import BASE_TYPES, COUNTS, FIRST_BUILDING, KINDS, NAMES
from carson.board.mechanics.water import BESIDE, LONGEST
from carson.board.options import FEWEST, MOST, Options
from carson.board.rules import BoardRules
from carson.board.variants.horses.actions import Horse
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.registry import NOT_SOLO, VARIANTS
from carson.kernel import Game

Player = Callable[[BoardGame, int, list[Action]], Action]


def random_characters(rng: Random, horses: bool = False, dutch: bool = False) -> str:
    """Any seven, or eight with the Paperboy, on any sides; the yellow Cowboy needs horses, 19 the English edition."""
    numbers = rng.sample(range(19 if dutch else 20), 8)
    if 0 not in numbers:
        numbers = numbers[:7]
    return " ".join(_side(number, rng, horses) for number in sorted(numbers))


def _side(number: int, rng: Random, horses: bool) -> str:
    if number in (14, 17):
        return str(number)
    return f"{number}{'R' if number == 15 and not horses else rng.choice('YR')}"


def random_bag(rng: Random) -> str:
    """A named bag, or one of one's own with the eight base types in."""
    if rng.random() < 0.7:
        return rng.choice(("full", "beginners"))
    kinds = [kind for kind in range(KINDS) if COUNTS[kind] and (kind in BASE_TYPES or rng.random() < 0.5)]
    least = {kind: 2 if NAMES[kind] in ("ranch", "mine") else 1 for kind in kinds}
    return ", ".join(f"{NAMES[kind]} {rng.randint(least[kind], COUNTS[kind])}" for kind in kinds)


def random_rules(rng: Random) -> BoardRules:
    return new_rules(Options(rng.randint(FEWEST, MOST), random_bag(rng), random_characters(rng)))


def random_table(rng: Random) -> Options:
    """Any variants, either edition, sometimes alone; every table has characters that its rules allow."""
    if rng.random() < 0.15:
        return _alone(rng)
    variants = [name for name in VARIANTS if rng.random() < 0.5]
    edition = DUTCH if rng.random() < 0.4 else ENGLISH
    river = random_river(rng) if "river" in variants and rng.random() < 0.6 else ""
    players = rng.randint(FEWEST, MOST)
    characters = random_characters(rng, horses="horses" in variants, dutch=edition == DUTCH)
    return Options(players, random_bag(rng), characters, " ".join(variants), edition, river)


def _alone(rng: Random) -> Options:
    variants = [name for name in VARIANTS if name not in NOT_SOLO and rng.random() < 0.5]
    river = random_river(rng) if "river" in variants and rng.random() < 0.6 else ""
    return Options(2, random_bag(rng), variants=" ".join(variants), river=river, solo=rng.choice(STRATEGIES))


def random_river(rng: Random) -> str:
    """Of any shape: it grows at its last parcel or, now and then, begins anew elsewhere."""
    apart = rng.choice((0.0, 0.1, 0.5))
    found = [rng.randrange(PARCELS)]
    for _ in range(rng.randrange(LONGEST)):
        near = [parcel for parcel in members(BESIDE[found[-1]]) if parcel not in found]
        if not near or rng.random() < apart:
            near = [parcel for parcel in range(PARCELS) if parcel not in found]
        found.append(rng.choice(near))
    return " ".join(PARCEL_NAMES[parcel] for parcel in found)


def anybody(rng: Random) -> Player:
    """Chooses at random, but stops moving cowboys about before long (BG-11.4)."""

    def choose(game: BoardGame, seat: int, actions: list[Action]) -> Action:
        return PASS if _had_enough(game, actions, rng) else rng.choice(actions)

    return choose


def _had_enough(game: BoardGame, actions: list[Action], rng: Random) -> bool:
    return game.decision is not None and game.decision.freely and PASS in actions and rng.random() < 0.15


def keen(rng: Random) -> Player:
    """Buys, builds, asks, attacks, lays roads to its parcels and keeps money for it; now and then anything at all."""

    def choose(game: BoardGame, seat: int, actions: list[Action]) -> Action:
        if _had_enough(game, actions, rng):
            return PASS
        if rng.random() < 0.1:
            return rng.choice(actions)
        eagerness = [_eagerness(game, seat, action) for action in actions]
        best = max(eagerness)
        return rng.choice([action for action, eager in zip(actions, eagerness) if eager == best])

    return choose


def _eagerness(game: BoardGame, seat: int, action: Action) -> int:
    """What builds up the city comes first, passing and spending last."""
    match action:
        case Townhouse():
            return 6
        case Build() | House() | Buy() | Claim() | Horse() | Sheet():
            return 5
        case Cowboy(at, mark):
            return _worth_standing(game, at, mark)
        case Choose(option):
            return 4 if option not in ("decline", "refuse", "always-refuse", "later") else 1
        case Road():
            return 4 if game.decision is not None and game.decision.kind == "build" else 0
        case Ask():
            return 2
        case Pass():
            return 1
        case Spend(amount):
            return 2 if amount <= 5 else 0
        case Shift() | Withdraw():  # or there would be no end of it
            return 0
    raise AssertionError(action)


def _worth_standing(game: BoardGame, at: str, mark: str) -> int:
    """Buildings to buy, City Hall and attacks; no-duel tokens and the white cowboy; dynamite is kept for Mines."""
    if mark:
        return 2 if mark == "dynamite" else 5
    if at in BY_NAME:
        return 4 if game.state.ground[BY_NAME[at]] >= FIRST_BUILDING else 3
    return 4 if at.startswith("buy-") else 3


def played(rules: BoardRules, seed: str, player: Player, upto: int) -> BoardGame:
    """A game some moves on, or over."""
    game: BoardGame = Game.start(rules, seed)
    while (decision := game.decision) is not None and game.version < upto:
        seat = decision.seats[0]
        game.apply(seat, player(game, seat, game.legal_actions(seat)))
    return game


def middle_games(count: int, seed: str = "middle") -> list[BoardGame]:
    """Games of keen players, each stopped somewhere."""
    found = []
    for number in range(count):
        rng = Random(f"{seed}-{number}")
        rules = random_rules(rng)
        found.append(played(rules, f"{seed}-{number}", keen(rng), rng.randrange(10, 80 * rules.seats)))
    return found
