"""Games for test_additions.py, which runs this with a package that has more variants, buildings and characters."""

import hashlib
import json
import os
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import carson
from carson.board.characters.cast import CAST
from carson.board.library import new_game
from carson.board.options import Options
from carson.board.variants.registry import VARIANTS
from carson.bots import make_bot
from carson.bots.board.learned.bot import Effort, LearnedBoard
from carson.bots.board.learned.features import fixed, numbers
from carson.environments.games import NUMBERS

LITTLE = Effort(answers=2, decisions=1, turns=1, questions=("character",))
# The last character is the added one.
TABLE = Options(6, characters=f"0Y 1Y 2Y 3Y 4Y 5Y 6Y {len(CAST) - 1}R", variants="added")


def numbers_of_a_game() -> str:
    """Everything the network is told in a game of the beginners, as a digest."""
    game, chance = new_game(Options(3, bag="beginners", variants="horses might-is-right"), "numbers"), Random("numbers")
    always = fixed(game.rules.table)
    found = hashlib.sha256()
    while (decision := game.decision) is not None and game.version < 300:
        found.update(repr(numbers(game.rules.table, game.state, always)).encode())
        seat = decision.seats[0]
        game.apply(seat, chance.choice(game.legal_actions(seat)))
    return found.hexdigest()


def whole_game() -> dict[str, Any]:
    """Six learned bots, with little effort: which of the additions came up, and what environments made of them."""
    game = new_game(TABLE, "additions")
    bots = [LearnedBoard(str(seat), LITTLE) for seat in range(6)]
    board = NUMBERS["board"]
    ids = board.action_ids(game.rules.table)
    seen = dict.fromkeys(("building", "character", "variant"), False)
    unnumbered = 0
    observed: set[str] = set()
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        view, legal = game.view(seat), game.legal_actions(seat)
        seen["building"] |= "added_building" in view.ground
        seen["character"] |= any(each.name == "added" and each.taken >= 0 for each in view.characters)
        seen["variant"] |= view.variants["added"]["dry"] == 4
        unnumbered += sum(not 0 <= number < len(ids) for number in ids.ids(legal))
        variants = board.observe(view)[board.layout.slice("variants")]
        observed |= {VARIANTS[at] for at in np.flatnonzero(variants)}
        game.apply(seat, bots[seat].choose(view, legal))
    return {"seen": seen, "unnumbered": unnumbered, "observed variants": sorted(observed)}


def answers(name: str, wanted: int) -> int:
    """So many answers of a bot as people meet it."""
    game = new_game(TABLE, "additions")
    bots = [make_bot(game, "greedy" if seat else name, seat) for seat in range(6)]
    for asked in count():
        decision = game.decision
        if asked == wanted or decision is None:
            return asked
        seat = decision.seats[0]
        while seat != 0 or len(game.legal_actions(seat)) == 1:
            game.apply(seat, bots[seat].choose(game.view(seat), game.legal_actions(seat)))
            assert game.decision is not None
            seat = game.decision.seats[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal_actions(seat)))
    raise AssertionError


def cards(wanted: int) -> dict[str, Any]:
    """Answers of hard in The Card Game, and whether the new character was on offer."""
    game = carson.new_game("cards", players=4, seed=3)
    bots = [make_bot(game, "hard", seat) for seat in range(4)]
    offered, asked = False, 0
    while game.decision is not None and (asked < wanted or not offered):
        seat = game.decision.seats[0]
        view, legal = game.view(seat), game.legal_actions(seat)
        offered |= "added" in view.offer
        game.apply(seat, bots[seat].choose(view, legal))
        asked += 1
    return {"offered": offered, "answers": min(asked, wanted)}


def main() -> None:
    found = {
        "package": str(Path(carson.__file__).parent),
        "numbers": numbers_of_a_game(),
        **whole_game(),
        "answers": {"hard": answers("hard", 6), "master": answers("master", 2)},
        "cards": cards(40),
    }
    os.write(1, json.dumps(found).encode())


if __name__ == "__main__":
    main()
