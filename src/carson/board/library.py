"""New games from options that are complete, and games read back from their records. Programs `import carson`."""

import re

from carson.board.actions import Action
from carson.board.data.loader import built_in
from carson.board.material.figures import ONCE_ALLOWED, Figures, FiguresError, parse
from carson.board.options import NAMED_IF_CHOSEN, Options
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.versions import LATEST, VERSIONS, Version
from carson.board.views.view import View
from carson.kernel import Game, OptionsError, Record, RecordError, begins_from, replay

__all__ = ["BoardGame", "Options", "new_game", "new_rules", "replayed", "rules_of"]

BoardGame = Game[State, Action, View]

HEAD = ("players", "bag", "characters", "figures")


def new_rules(
    options: Options, figures: Figures | None = None, begins: str = "", version: Version = LATEST
) -> BoardRules:
    """The rules at a table, with the built-in figures or a player's own (board.data.loader.load).

    The game begins with the set-up, or from the position whose text `begins` is. OptionsError for options that make no
    playable game, NotationError for a text that is no position of it.
    """
    return BoardRules(options, figures, begins, version)


def new_game(options: Options, seed: str, figures: Figures | None = None) -> BoardGame:
    return Game.start(new_rules(options, figures), seed)


def rules_of(record: Record) -> BoardRules:
    """The rules a record was played with, from its head lines."""
    for key in HEAD:
        if key not in record.head:
            raise RecordError("record-head-missing", key=key)
    players, bag, characters, _ = (record.head[key] for key in HEAD)
    if not re.fullmatch(r"[1-9]", players):
        raise RecordError("record-players", text=players[:60])
    others = {key: record.head[key] for key in NAMED_IF_CHOSEN if key in record.head}
    try:
        options, figures, version = (
            Options(int(players), bag, characters, **others),
            _figures_of(record),
            _version_of(record),
        )
        return begins_from(record, lambda begins: new_rules(options, figures, begins, version))
    except OptionsError as fault:
        raise RecordError("record-bad-options", reason=fault.cause()) from fault


def _version_of(record: Record) -> Version:
    """The rules' version a game began with, and goes on with."""
    version = VERSIONS.get(int(record.rules_version)) if record.rules_version.isdecimal() else None
    if version is None:
        known = ", ".join(str(number) for number in VERSIONS)
        raise RecordError("record-other-version", found=record.rules_version[:60], expected=known)
    return version


def _figures_of(record: Record) -> Figures:
    """The figures a record was played with: the built-in ones, or those it carries along."""
    name, _, digest = record.head["figures"].partition(" ")
    figures = built_in()
    if "figures-data" in record.head:
        try:
            figures = parse(record.head["figures-data"], "figures-data", ONCE_ALLOWED)
        except FiguresError as fault:
            where, reason = fault.details["where"], fault.details["reason"]
            raise RecordError("record-bad-figures", where=where, reason=reason) from fault
    if figures.digest != digest:
        raise RecordError("record-other-figures", name=name[:60], expected=digest[:60], found=figures.digest)
    return figures


def replayed(record: Record, upto: int | None = None, seed: str | None = None) -> BoardGame:
    """The game a record tells, every move of it checked."""
    return replay(rules_of(record), record, upto, seed)
