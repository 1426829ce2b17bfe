"""`carson score`: the score pad."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable


def register(app: App, words: Words) -> None:
    from carson.cli.helptext import new_group

    scores = new_group(app, words, "score", "cli-help-score")

    def pad(message: str) -> Parameter:
        return Parameter(help=words(message), allow_leading_hyphen=True)

    as_data = Parameter("--json", negative="", help=words("cli-help-score-json"))

    def command(score: "Callable[[str | None, Words, bool], None]") -> "Callable[..., None]":
        def run(
            file: Annotated[str | None, pad("cli-help-score-file")] = None,
            /,
            *,
            as_json: Annotated[bool, as_data] = False,
        ) -> None:
            score(file, words, as_json)

        return run

    scores.default(command(_cards))
    scores.command(command(_cards), name="cards", help=words("cli-board-help-score-cards"))
    scores.command(command(_board), name="board", help=words("cli-board-help-score"))


def _board(file: str | None, words: Words, as_json: bool) -> None:
    from carson.cli.board.score import score

    score(file, words, as_json)


def _cards(file: str | None, words: Words, as_json: bool) -> None:
    from carson.cli.cards.score import score

    score(file, words, as_json)
