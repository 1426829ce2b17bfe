"""Carson City's descriptor: what everybody outside this package needs to know about the game."""

from typing import Final

from carson.board.library import rules_of
from carson.board.options import Options
from carson.board.rules import GAME, BoardRules, first_to_pass
from carson.board.state import State
from carson.board.versions import LATEST
from carson.board.views.view import View, plain, private, restore
from carson.kernel.descriptor import GameDescriptor, Material


def _rules_of_view(view: View) -> BoardRules:
    table = view.table
    return BoardRules(table.options, table.figures, version=table.version)


def _material(rules: BoardRules) -> Material:
    figures = rules.table.figures
    return Material(figures.name, figures.digest, "figures-data" in rules.header())


BOARD: Final = GameDescriptor(
    name=GAME,
    version=LATEST.number,
    previous=1,
    options=Options,
    rules=BoardRules,
    state=State,
    view=View,
    read_rules=rules_of,
    rules_of_view=_rules_of_view,
    plain_view=plain,
    private_view=lambda rules, state, seat: private(rules.table, state, seat),
    restore_view=lambda rules, data: restore(rules.table, data),
    material=_material,
    break_tie=first_to_pass,
)
