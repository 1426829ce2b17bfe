"""`carson score`: the score pad."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from carson.cli.terminal import Terminal
    from carson.pad.cards import Entry


def register(app: App, words: Words) -> None:
    from carson.cli.helptext import new_group

    scores = new_group(app, words, "score", "cli-help-score")

    def pad(message: str) -> Parameter:
        return Parameter(help=words(message), allow_leading_hyphen=True)

    as_data = Parameter("--json", negative="", help=words("cli-help-score-json"))

    def command(score: "Callable[[str | None, Words, bool], int]") -> "Callable[..., int]":
        def run(
            file: Annotated[str | None, pad("cli-help-score-file")] = None,
            /,
            *,
            as_json: Annotated[bool, as_data] = False,
        ) -> int:
            return score(file, words, as_json)

        return run

    scores.default(command(_cards))
    scores.command(command(_cards), name="cards", help=words("cli-board-help-score-cards"))
    scores.command(command(_board), name="board", help=words("cli-board-help-score"))


def _board(file: str | None, words: Words, as_json: bool) -> int:
    from carson.cli.board.score import score
    from carson.cli.terminal import Terminal

    score(file, words, Terminal.standard(), as_json)
    return 0


def _cards(file: str | None, words: Words, as_json: bool) -> int:
    from carson.cli.pad.ask import Questions
    from carson.cli.pad.entries import from_file_or_answers
    from carson.cli.pad.reader import read
    from carson.cli.terminal import Terminal

    terminal = Terminal.standard()
    entries = from_file_or_answers(file, words, terminal, read, Questions(terminal, words).table)
    if as_json:
        print(_json(entries))
    else:
        _show(entries, words, terminal)
    return 0


def _show(entries: "list[Entry]", words: Words, terminal: "Terminal") -> None:
    from rich.text import Text

    from carson.cli.draw.sheets import Scored, fit, sheets, standing
    from carson.cli.draw.style import LOUD
    from carson.words import Teller

    teller = Teller(words, str)
    players = [Scored(entry.name, entry.points, entry.sheet()) for entry in entries]
    # A pad without the parts is hard to check, so rather one sheet below the other.
    if fit(players, teller, terminal.width):
        terminal.show(sheets(players, words, teller, terminal.width))
    else:
        for player in players:
            terminal.show(sheets([player], words, teller, terminal.width), Text())
    if len(players) > 1:
        best = max(player.points for player in players)
        winners = [player.name for player in players if player.points == best]
        terminal.show(Text(), standing(players, words), Text())
        terminal.say(words("cli-winner" if len(winners) == 1 else "cli-tie", names=winners), LOUD)


def _json(entries: "list[Entry]") -> str:
    import json

    best = max(entry.points for entry in entries)
    players = []
    for entry in entries:
        found = entry.sheet()
        player: dict[str, object] = {"name": entry.name, "virtual": found is None, "points": entry.points}
        if found is not None:
            player["lines"] = {line.name: {"points": line.points, "parts": line.parts} for line in found.lines}
            player["characters"] = found.characters
        players.append(player)
    winners = [entry.name for entry in entries if entry.points == best]
    return json.dumps({"players": players, "winners": winners}, ensure_ascii=False, indent=2)
