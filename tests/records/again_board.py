"""Plays the board games of this folder anew and writes their records: see README.md."""

from collections import Counter
from pathlib import Path
from random import Random

from msgspec.structs import replace

from board.games import anybody, keen
from carson.board.actions import Choose
from carson.board.characters.cast import CAST
from carson.board.library import BoardGame, new_rules, rules_of
from carson.board.options import Options
from carson.board.variants.registry import VARIANTS
from carson.kernel import Game, record, replay

SIDES = ("yellow", "red", "")
FOLDER = Path(__file__).parent / "board"
TRIES = 200

# Every number of players, every set of the books, and between them all characters on both sides.
TABLES = {
    "2-owners": Options(2, "full", "owners"),
    "2-all-red": Options(2, "full", "1R 3R 6R 7R 10R 13Y 18Y"),
    "3-beginners": Options(3, "beginners", "beginners"),
    "3-late-characters": Options(3, "full", "13R 14 15R 16Y 17 18R 19Y"),
    "4-quiet": Options(4, "full", "quiet"),
    "4-prosper": Options(4, "full", "prosper"),
    "5-scores": Options(5, "full", "scores"),
    "5-gold": Options(5, "beginners", "gold"),
    "6-own-bag": Options(
        6,
        "ranch 2, mine 6, drugstore 1, bank 4, saloon 3, hotel 3, church 2, prison 2, city_hall 1, train_station 1",
        "0Y 2R 4R 7R 11R 14 17 19R",
    ),
    "6-all-yellow": Options(6, "full", "0Y 1Y 8Y 10Y 12R 16R 18Y 19Y"),
}
# Each variant by itself, all of them together, a river of one's own, the Dutch edition, and each level of Standish.
VARIED = {
    "new-beginning": Options(4, "full", "owners", "new-beginning"),
    "river": Options(3, "full", "gold", "river"),
    "own-river-dutch": Options(5, "full", "quiet", "river", "dutch", "c1 c2 c3 d3 e3 e4 e5 f5 g5 g6 h6"),
    "might-is-right": Options(4, "full", "scores", "might-is-right"),
    "might-is-right-six": Options(6, "full", "0Y 5R 6Y 9R 10R 11Y 14 18Y", "might-is-right"),
    "kit-carson": Options(4, "full", "prosper", "kit-carson"),
    "outlaws": Options(4, "full", "1R 2Y 7Y 10R 14 16Y 17", "outlaws"),
    "outlaws-dutch": Options(2, "full", "1R 2Y 7Y 10Y 14 16Y 18R", "outlaws", "dutch"),
    "horses": Options(3, "full", "1Y 3Y 4Y 10Y 12R 15Y 17", "horses"),
    "all-variants": Options(5, "full", "0R 1Y 3Y 9R 10R 14 15Y 16Y", " ".join(VARIANTS)),
    "solo-rancher": Options(2, solo="rancher"),
    "solo-miner": Options(2, variants="river", solo="miner"),
    "solo-strength": Options(2, variants="might-is-right", solo="strength"),
    "solo-urban": Options(2, variants="new-beginning", solo="urban"),
}


def played(name: str, options: Options, number: int) -> BoardGame:
    """A finished game: random players at the even seats, keen ones at the odd ones and when alone."""
    rules = new_rules(options)
    seed = f"{name} {number}"
    rng = Random(seed)
    eager, other = keen(rng), anybody(rng)
    game: BoardGame = Game.start(rules, seed)
    while (decision := game.decision) is not None:
        seat = rng.choice(decision.seats)
        actions = game.legal_actions(seat)
        choose = eager if seat % 2 or options.solo else other
        game.apply(seat, choose(game, seat, actions))
    return game


def kinds(game: BoardGame) -> Counter[str]:
    """How often each kind of thing happened: events, why money and VP came and went, and answers by their word."""
    met: Counter[str] = Counter()
    sides = {
        name: SIDES[side]
        for number, side in rules_of(record(game)).table.in_play.items()
        for name in CAST[number].named(side)
    }
    for move in game.moves:
        if type(move.action) is Choose:
            option = move.action.option
            met[f"choose {option} {sides.get(option, '')}".strip()] += 1
        else:
            met[type(move.action).__name__] += 1
        for event in move.events:
            met[f"{event.kind} {event.data.get('why', event.data.get('building', ''))}".strip()] += 1
    return met


def best(name: str, options: Options, met: set[str], tries: int = TRIES) -> BoardGame:
    """Of some games the one in which most happened that no other file has."""
    return max(
        (played(name, options, number) for number in range(tries)),
        key=lambda game: (len(kinds(game).keys() - met), len(kinds(game))),
    )


def write(name: str, game: BoardGame, tags: dict[str, str], remarks: dict[int, tuple[str, ...]]) -> None:
    text = replace(record(game, tags), remarks=remarks).text()
    (FOLDER / f"{name}.carson").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    met: set[str] = set()
    for name, options in TABLES.items():
        game = best(name, options, met)
        met |= kinds(game).keys()
        write(name, game, {"by": "random and keen play"}, {})
    half = replay(game.rules, record(game), upto=game.version // 2)
    write("6-stopped-half-way", half, {}, {0: ("A game not yet over.",)})
    for name, options in VARIED.items():
        game = best(name, options, met, tries=40)
        met |= kinds(game).keys()
        write(name, game, {"by": "random and keen play"}, {})


if __name__ == "__main__":
    main()
