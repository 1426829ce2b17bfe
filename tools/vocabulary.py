"""Writes web/src/api/vocabulary.ts: what the engines call things, for the browser client.

Characters, spaces, buildings, sets, bags, variants, suits, objects and the fields of actions are declared in the
engines; the client has them from here and keeps no copy of its own. Run by `make types`.
"""

import json
from pathlib import Path
from typing import Any

from carson.board.actions import ACTIONS as BOARD_ACTIONS
from carson.board.characters.cast import CAST
from carson.board.characters.founding import on_space
from carson.board.characters.sets import BY_ROUND, CHOSEN_EACH_ROUND, PAPERBOY, SETS
from carson.board.data.loader import built_in
from carson.board.editions import EDITIONS
from carson.board.material.buildings import PIECES
from carson.board.material.figures import STRATEGIES
from carson.board.material.pieces import BASE_TYPES, BEGINNERS, COUNTS, FIRST_BUILDING, MINE, NAMES, RANCH, SYMBOLS
from carson.board.material.spaces import BUY_3, PLACE_NAMES, PRICES, SPACE_NAMES
from carson.board.options import ON_TRACK
from carson.board.variants.horses.places import NAMES as ENCLOSURES
from carson.board.variants.might_is_right.duel import PLAYS
from carson.board.variants.registry import NOT_SOLO, VARIANTS
from carson.bots import bot_names
from carson.bots.names import OPPONENTS
from carson.cards.actions import ACTIONS as CARD_ACTIONS
from carson.cards.characters.cast import CAST as CARD_CAST
from carson.cards.material.pieces import CHARACTERS, LEVELS, OBJECT_NAMES, OBJECT_SIGNS, SUITS
from carson.kernel import Actions

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "api" / "vocabulary.ts"
HEAD = "// What the engines call things. Written by tools/vocabulary.py (`make types`): change it there, not here.\n"


def text() -> str:
    return HEAD + "".join(
        f"\n/** {said} */\nexport const {name} = {json.dumps(value)} as const\n" for name, said, value in _vocabulary()
    )


def _vocabulary() -> list[tuple[str, str, Any]]:
    drawn = [(name, sign) for name, sign in zip(OBJECT_NAMES, OBJECT_SIGNS, strict=True) if sign.isalpha()]
    return [
        ("BOARD_ACTIONS", "The fields of every action of the board game, by kind.", _fields(BOARD_ACTIONS)),
        ("CARD_ACTIONS", "The fields of every action of The Card Game, by kind.", _fields(CARD_ACTIONS)),
        ("SPACES", "The spaces of the action track, in the order in which they are resolved.", SPACE_NAMES),
        ("ENCLOSURES", "A player's enclosures, the first one first (Horses).", ENCLOSURES),
        ("PRICES", "The prices of the construction spaces.", PRICES),
        ("SPACE_OF_OPTION", "The space of the track whose building an answer takes.", _spaces_of_options()),
        ("TILE_PLAYS", "The duel tiles that an answer plays (Might is Right).", PLAYS),
        ("GROUND", "What can lie on a parcel, buildings last.", NAMES[1:]),
        ("BUILDINGS", "The buildings, in the order of their rules.", NAMES[FIRST_BUILDING:]),
        ("BUILDING_RULES", "The number of each one's rule.", [piece.rule for piece in PIECES[FIRST_BUILDING:]]),
        ("SYMBOLS", "The House symbols of each.", _by_kind(SYMBOLS)),
        ("BAG", "All buildings of the bag (BG-2.1).", _by_kind(COUNTS)),
        ("BEGINNERS_BAG", "Those of the beginners' bag.", _by_kind(BEGINNERS)),
        ("FEWEST", "The fewest of a kind that a bag must have (BG-3.2).", _fewest()),
        ("FACES", "The characters by number: who is on the yellow side, and on the red.", _faces()),
        ("CHARACTER_RULES", "The number of each one's rule.", [one.rule for one in CAST]),
        ("EITHER_SIDE", "Characters whose side is not chosen beforehand.", (CHOSEN_EACH_ROUND, BY_ROUND)),
        ("PAPERBOY", "The character that comes on top of a set.", PAPERBOY),
        ("SETS", "The sets of the books (BG-3.7).", SETS),
        ("VARIANTS", "The variants of the board game.", VARIANTS),
        ("NOT_SOLO", "Those that are not played against Standish (BG-14.11).", NOT_SOLO),
        ("EDITIONS", "The editions of the board game.", EDITIONS),
        ("STRATEGIES", "How Standish plays.", STRATEGIES),
        ("RIVER", "The printed river.", built_in().river),
        ("SUITS", "The suits, by which players are told apart.", SUITS),
        ("LEVELS", "Of virtual players.", LEVELS),
        (
            "OBJECTS",
            "What can be on a parcel of The Card Game, by their rules.",
            [name for name, _ in drawn],
        ),
        ("SIGNS", "The signs of diagrams, and what they stand for.", {sign: name for name, sign in drawn}),
        ("CARD_CHARACTERS", "The characters of The Card Game, in the order of their rules.", CHARACTERS),
        ("CARD_CHARACTER_RULES", "The number of each one's rule.", [one.rule for one in CARD_CAST]),
        ("BOTS", "The bots of each game, the weakest first.", {game: bot_names(game) for game in ("board", "cards")}),
        ("OPPONENTS", "Those that people choose among, the weakest first.", OPPONENTS),
    ]


def _fields(actions: Actions[Any]) -> dict[str, tuple[str, ...]]:
    return {kind: one.__struct_fields__ for kind, one in zip(actions.kinds, actions.types, strict=True)}


def _spaces_of_options() -> dict[str, str]:
    return {on_space(position): PLACE_NAMES[BUY_3 - position] for position in range(len(PRICES))}


def _by_kind(counts: tuple[int, ...]) -> dict[str, int]:
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def _fewest() -> dict[str, int]:
    """Every bag has the base types, and some lie on the track already."""
    return {NAMES[kind]: ON_TRACK if kind in (RANCH, MINE) else 1 for kind in BASE_TYPES}


def _faces() -> list[tuple[str, str]]:
    return [(one.name, one.red_name or one.name) for one in CAST]


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
